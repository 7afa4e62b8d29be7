"""What the first statement of a user's transaction brings: who they are, MEMORY.md, and what waits to be published."""

from dataclasses import dataclass, field

from sqlalchemy import ColumnElement, Connection, bindparam, literal, literal_column, select, union_all

from stores.database import quick, schema
from stores.database.row_security import act_for
from stores.database.users import NOBODY, User, lock_user, user_of
from stores.documents.records import MEMORY_MD, RECORD, Page, page_of

_d = schema.documents.c
_PENDING: ColumnElement[bool] = literal_column("documents.pending")
"""Spelled as the index on it is, or SQLite reads every document of the user."""
_WANTED = union_all(
    select(literal(MEMORY_MD).label("name")), select(_d.name).where(_d.user_id == bindparam("user"), _PENDING)
).subquery()
_TOMBSTONES = select(schema.tombstones.c.digest).where(schema.tombstones.c.user_id == bindparam("user"))
_OPENING = (
    select(
        schema.users, _d.name.label("document"), *RECORD,
        _TOMBSTONES.exists().label("forgot"),
    )
    .join_from(
        schema.users,
        schema.documents,
        (_d.user_id == schema.users.c.id) & _d.name.in_(select(_WANTED.c.name)),
        isouter=True,
    )
    .where(schema.users.c.id == bindparam("user"))
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Opened:
    """A user as their transaction finds them, locked."""

    user: User
    pages: dict[str, Page] = field(default_factory=dict)
    """MEMORY.md, where there is one, and the documents that wait for their publication."""
    forgot: bool = True
    """Whether anything they had forgotten must not be learned again."""


def open_user(connection: Connection, user_id: str) -> Opened:
    """Lock the user, who is made when new, and read what nearly every write needs."""
    if user_id == NOBODY:
        return Opened(lock_user(connection, user_id))
    if connection.dialect.name == "sqlite":
        act_for(connection, user_id)  # SQLite is locked as a whole already
    else:
        lock_user(connection, user_id)
    found = quick.rows(connection, _OPENING, {"user": user_id})
    if not found:
        return Opened(lock_user(connection, user_id), forgot=False)
    pages = {
        row.document: page_of([getattr(row, column.name) for column in RECORD])
        for row in found
        if row.document is not None
    }
    return Opened(user_of(found[0]), pages, bool(found[0].forgot))

"""The user's row: what every write of a user locks first."""

from dataclasses import dataclass, field
from typing import Any, Protocol

from sqlalchemy import Connection, bindparam, exists, select
from sqlalchemy.dialects import postgresql, sqlite

from stores.database import quick, schema
from stores.database.row_security import act_for
from stores.zones import UTC_NAME, is_zone

_USER = select(schema.users).where(schema.users.c.id == bindparam("user"))
_LOCKED = _USER.with_for_update()
_SEEN = _USER.add_columns(exists().where(schema.deliveries.c.user_id == bindparam("user")).label("reads_posts"))
NOBODY = ""
"""Whom work on what belongs to no user is done for; no user has this id."""


@dataclass(frozen=True, slots=True)
class User:
    """The settings and counters of one user; `revision` and `epoch` tell readers what changed, `era` how often
    everything was erased."""

    id: str
    enabled: bool = True
    timezone: str = "UTC"
    revision: int = 0
    epoch: int = 0
    known: bool = False
    era: int = 0
    note_days: int | None = None
    message_days: int | None = None
    language: str | None = None
    quiet: bool = False
    keeps_apart: bool = False
    trends: bool = False
    reads_posts: bool = field(default=True, compare=False)
    """Whether any post was delivered to them, where that was looked at; no other user for it."""


class UserRows(Protocol):
    """The rows of one user while they are worked on."""

    @property
    def connection(self) -> Connection: ...
    @property
    def user(self) -> User: ...
    def mark_erased(self) -> None: ...


def lock_user(connection: Connection, user_id: str) -> User:
    """The user's row, locked; made when the user is new. From here on the transaction works for them, or nobody."""
    act_for(connection, user_id)
    if user_id == NOBODY:
        return User(NOBODY)
    on_sqlite = connection.dialect.name == "sqlite"
    query = _USER if on_sqlite else _LOCKED
    found = quick.rows(connection, query, {"user": user_id})
    if not found:
        new = (sqlite if on_sqlite else postgresql).insert(schema.users).values(id=user_id)
        connection.execute(new.on_conflict_do_nothing())
        found = quick.rows(connection, query, {"user": user_id})
    return user_of(found[0])


def look_up_user(connection: Connection, user_id: str) -> User:
    """The user's row as committed, without a lock; an unknown user is one who is not `known`."""
    found = quick.rows(connection, _SEEN, {"user": user_id})
    return user_of(found[0], reads_posts=bool(found[0].reads_posts)) if found else User(user_id)


def user_of(row: Any, *, reads_posts: bool = True) -> User:
    """A zone that is none counts as UTC: no day of the user depends on it, and the doctor tells."""
    zone = row.timezone if is_zone(row.timezone) else UTC_NAME
    counters = row.revision, row.epoch, True, row.era
    chosen = row.note_days, row.message_days, row.language, bool(row.quiet), bool(row.keeps_apart), row.trends
    return User(row.id, row.memory_enabled, zone, *counters, *chosen, reads_posts)

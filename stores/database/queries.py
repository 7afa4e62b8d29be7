"""Plain reads of one user's committed rows."""

from datetime import datetime
from functools import cache
from typing import Any

from sqlalchemy import Connection, Select, bindparam, select

from stores.database import quick, rows, schema
from stores.database.row_security import for_everybody
from stores.database.users import User
from stores.disk.encoding import decode
from stores.keys import check_key, normalise_key
from stores.records import USER_SAID, Durability, Memory, State

_c = schema.memory.c
_FOUND = select(*(_c[name] for name in rows.COLUMNS)).where(
    _c.user_id == bindparam("user"), _c.state != State.FORGOTTEN
)
_UNEXPIRED = _c.expires_at.is_(None) | (_c.expires_at > bindparam("now", type_=_c.expires_at.type))
_OF_IDS = _FOUND.where(_c.id.in_(bindparam("ids", expanding=True)), _UNEXPIRED)
"""Built once: every search runs it."""
_DOCUMENT = select(schema.documents.c.current).where(
    schema.documents.c.user_id == bindparam("user"), schema.documents.c.name == bindparam("name")
)


def mine(user: User, now: datetime | None = None) -> Select[Any]:
    """Memories of the user that can be found: neither forgotten nor expired."""
    c = schema.memory.c
    query = select(schema.memory).where(c.user_id == user.id, c.state != State.FORGOTTEN)
    return query if now is None else query.where(c.expires_at.is_(None) | (c.expires_at > now))


def read(
    connection: Connection,
    user: User,
    *,
    category: str | None = None,
    kind: str | None = "memory",
    limit: int | None = 20,
    durability: str | None = None,
    archived: bool = True,
    now: datetime | None = None,
) -> list[Memory]:
    """Newest first; with a `now`, only what has not expired by then. Requests that a note only quotes are left out,
    unless its lines are asked for: what they asked for stands on its own."""
    named = {"kind": kind, "category": None if category == "all" else category, "durability": durability}
    chosen = {name: value for name, value in {**named, "now": now, "limit": limit}.items() if value is not None}
    found = quick.rows(connection, _reading(frozenset(chosen), archived), {"user": user.id, **chosen})
    return [rows.from_record(row) for row in found]


@cache
def _reading(chosen: frozenset[str], archived: bool) -> Select[Any]:
    """Built once for each choice of conditions: a night reads for every user."""
    query = _FOUND.where(_UNEXPIRED) if "now" in chosen else _FOUND
    for column in (_c.kind, _c.category, _c.durability):
        if column.name in chosen:
            query = query.where(column == bindparam(column.name, type_=column.type))
    if not chosen & {"category", "durability"}:
        query = query.where((_c.key != USER_SAID) | (_c.category != "reading_history"))
    if not archived:
        query = query.where(_c.state == State.ACTIVE)
    query = query.order_by(_c.updated_at.desc(), _c.id)
    return query.limit(bindparam("limit")) if "limit" in chosen else query


def get(connection: Connection, user: User, *, key: str, kind: str = "memory") -> Memory | None:
    """By id, else the durable memory of the key, else the newest daily one."""
    c = schema.memory.c
    handles = [c.id == key.removeprefix("note-")]
    if not check_key(key):
        handles.append((c.key == normalise_key(key)) & (c.kind == kind))
    queries = (mine(user).where(handle) for handle in handles)
    found = [rows.from_row(row) for query in queries for row in connection.execute(query).mappings()]
    return max(found, key=lambda m: (m.durability is Durability.DURABLE, m.revision), default=None)


def by_ids(connection: Connection, user: User, ids: list[str], now: datetime) -> dict[str, Memory]:
    found = quick.rows(connection, _OF_IDS, {"user": user.id, "ids": ids, "now": now})
    return {row.id: rows.from_record(row) for row in found}


def is_taken(connection: Connection, memory_id: str) -> bool:
    """Whether any user has a memory of this id; nothing else of it is looked at."""
    with for_everybody(connection):
        return connection.execute(select(_c.id).where(_c.id == memory_id)).first() is not None


def documents(connection: Connection, user_id: str) -> dict[str, bytes]:
    table = schema.documents
    query = select(table.c.name, table.c.current).where(table.c.user_id == user_id)
    return {row.name: row.current for row in connection.execute(query)}


def document(connection: Connection, user: User, *, name: str) -> str | None:
    found = quick.rows(connection, _DOCUMENT, {"user": user.id, "name": name})
    return decode(found[0].current) if found and found[0].current else None

"""The audit of one user: every event, in the order it happened."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, RowMapping, Select, select

from stores.database import schema
from stores.database.users import User
from stores.keys import check_key, normalise_key
from stores.records import Event


def events_of(connection: Connection, user: User, *, key: str | None = None, kind: str | None = None) -> list[Event]:
    """What happened to this user's memory, oldest first; where asked, to those that have or had one key, or an id."""
    table = schema.events
    query: Select[Any] = select(table).where(table.c.user_id == user.id).order_by(table.c.id)
    if key is not None:
        named = table.c.key == (key if check_key(key) else normalise_key(key))
        bearers = select(table.c.memory_id).where(table.c.user_id == user.id, named, table.c.memory_id.is_not(None))
        query = query.where(named | table.c.memory_id.in_(bearers) | (table.c.memory_id == key.removeprefix("note-")))
    if kind is not None:
        query = query.where(table.c.kind == kind)
    return [event_of(row) for row in connection.execute(query).mappings()]


def event_of(row: Mapping[str, Any] | RowMapping) -> Event:
    """A row of the audit as a record."""
    names = (
        *("operation", "actor", "before", "after", "source", "reason", "at", "batch", "prompt", "id", "memory_id"),
        *("kind", "key"),
    )
    return Event(**{name: row[name] for name in names})

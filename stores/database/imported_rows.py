"""Rows beside the memories that an export of our own brought: conversations, articles, items and the like.

The event of the import knows each by a fingerprint of what names it, so that undo finds it and the history repeats no
words. What was changed since has another fingerprint, and stays.
"""

from collections.abc import Mapping, Sequence
from datetime import datetime
from hashlib import blake2b
from typing import Any

from sqlalchemy import ColumnElement, Connection, Table, and_, bindparam, delete, exists, not_, select, true

from stores.database import schema
from stores.database.imported_turns import TAKEN_IN
from stores.database.schemas.items import items

TABLES: dict[str, Table] = {
    "posts": schema.posts,
    "deliveries": schema.deliveries,
    "conversations": schema.conversations,
    "messages": schema.messages,
    "commands": schema.commands,
    "scratchpad": schema.scratchpad,
    "items": items,
}
"""In the order in which they are filled; they are emptied in the other."""
_TOLD_BY = {
    "posts": ("id",),
    "deliveries": ("post_id", "delivered_at", "read_at", "reaction", "saved_at"),
    "conversations": ("id",),
    "messages": ("conversation_id", "id"),
    "commands": ("command", "at"),
    "scratchpad": ("key", "updated_at"),
    "items": ("namespace", "key", "updated_at"),
}
_ROWS = "rows"

Row = Mapping[str, Any]


def event(brought: Mapping[str, Sequence[Row]]) -> dict[str, Any]:
    """What the history says of the rows."""
    return {_ROWS: {name: [_fingerprint(name, row) for row in rows] for name, rows in brought.items() if rows}}


def take_back(connection: Connection, user_id: str, batch: str) -> dict[str, int]:
    """Remove the rows that a batch brought and nobody has changed or built upon since; says how many."""
    events = schema.events.c
    mine = (events.user_id == user_id) & (events.batch == batch) & (events.operation == TAKEN_IN)
    gone: dict[str, int] = {}
    for after in connection.execute(select(events.after).where(mine)).scalars():
        marked = (after or {}).get(_ROWS, {})
        for name in reversed(TABLES):
            if removed := _remove(connection, user_id, name, set(marked.get(name, ()))):
                gone[name] = gone.get(name, 0) + removed
    return gone


def _remove(connection: Connection, user_id: str, name: str, marks: set[str]) -> int:
    if not marks:
        return 0
    table = TABLES[name]
    key = list(table.primary_key.columns)
    told = [table.c[one] for one in _TOLD_BY[name]]
    found = connection.execute(select(*{one.name: one for one in (*key, *told)}.values()).where(_mine(table, user_id)))
    rows = [
        {f"of_{one.name}": row[one.name] for one in key}
        for row in map(dict, found.mappings())
        if _fingerprint(name, row) in marks
    ]
    same = and_(*(one == bindparam(f"of_{one.name}") for one in key))
    statement = delete(table).where(same, _unused(name))
    return sum(connection.execute(statement, row).rowcount for row in rows)


def _mine(table: Table, user_id: str) -> ColumnElement[bool]:
    return table.c.user_id == user_id


def _unused(name: str) -> ColumnElement[bool]:
    """Nothing that came later hangs on the row."""
    posts, talks = schema.posts.c, schema.conversations.c
    if name == "conversations":
        turns = schema.messages.c
        return not_(exists().where(turns.user_id == talks.user_id, turns.conversation_id == talks.id))
    if name == "posts":
        given = schema.deliveries.c
        return and_(
            not_(exists().where(given.user_id == posts.user_id, given.post_id == posts.id)),
            not_(exists().where(talks.user_id == posts.user_id, talks.post_id == posts.id)),
        )
    return true()


def _fingerprint(name: str, row: Row) -> str:
    values = [row[one] for one in _TOLD_BY[name]]
    plain = [value.timestamp() if isinstance(value, datetime) else value for value in values]
    return blake2b(repr(plain).encode(), digest_size=9).hexdigest()

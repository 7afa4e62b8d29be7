"""Which interactions no run has collected yet, and how a run takes them.

Every interaction carries the run that collected it, so none is collected twice and none is skipped, however late it
arrives and whoever wrote its row.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, RowMapping, and_, exists, or_, select, update

from stores import schema
from stores.records import Interaction


@dataclass(frozen=True, slots=True)
class Sort:
    """One sort of interaction: where its rows are, when it happened, and which run collected it."""

    name: str
    table: Any
    at: Any
    run: Any

    @property
    def waits(self) -> Any:
        return and_(self.at.is_not(None), self.run.is_(None))


_d = schema.deliveries.c
SORTS = (
    Sort("delivery", schema.deliveries, _d.delivered_at, _d.delivered_run),
    Sort("read", schema.deliveries, _d.read_at, _d.read_run),
    Sort("reaction", schema.deliveries, _d.reacted_at, _d.reaction_run),
    Sort("save", schema.deliveries, _d.saved_at, _d.saved_run),
    Sort("message", schema.messages, schema.messages.c.at, schema.messages.c.run),
    Sort("command", schema.commands, schema.commands.c.at, schema.commands.c.run),
)


def something_waits() -> Any:
    """The condition on a row of `users` that an interaction of this user has not been collected."""
    return or_(*(exists().where(sort.table.c.user_id == schema.users.c.id, sort.waits) for sort in SORTS))


def waiting(connection: Connection, user_id: str) -> list[Interaction]:
    """What a run would collect now, oldest first; nothing is marked."""
    return _in_order(connection, user_id, {sort: sort.waits for sort in SORTS})


def collect(connection: Connection, user_id: str, run_id: str) -> list[Interaction]:
    """Mark everything that waits as collected by this run; all that the run has collected, oldest first."""
    for sort in SORTS:
        mine = sort.table.c.user_id == user_id
        connection.execute(update(sort.table).where(mine, sort.waits).values({sort.run: run_id}))
    return _in_order(connection, user_id, {sort: sort.run == run_id for sort in SORTS})


def release(connection: Connection, user_id: str, run_ids: list[str]) -> None:
    """Let what these runs have collected wait again."""
    for sort in SORTS:
        mine = sort.table.c.user_id == user_id
        connection.execute(update(sort.table).where(mine, sort.run.in_(run_ids)).values({sort.run: None}))


def _in_order(connection: Connection, user_id: str, wanted: dict[Sort, Any]) -> list[Interaction]:
    """Oldest first; what happened at the same moment in the order it arrived."""
    found = [one for sort, condition in wanted.items() for one in _found(connection, user_id, sort, condition)]
    return [interaction for _, _, _, interaction in sorted(found, key=lambda one: one[:3])]


def _found(
    connection: Connection, user_id: str, sort: Sort, condition: Any
) -> Iterator[tuple[datetime, int, int, Interaction]]:
    place = SORTS.index(sort)
    for row in connection.execute(_query(sort).where(sort.table.c.user_id == user_id, condition)).mappings():
        number = row["arrival"] if sort.name == "message" else row["id"]
        yield row["moment"], place, number, _interaction(sort.name, number, row)


def _query(sort: Sort) -> Any:
    table, posts, talks = sort.table, schema.posts, schema.conversations
    query = select(table, sort.at.label("moment"))
    if table is schema.deliveries:
        same = and_(posts.c.user_id == table.c.user_id, posts.c.id == table.c.post_id)
        return query.add_columns(posts.c.title).join(posts, same)
    if table is schema.messages:
        same = and_(talks.c.user_id == table.c.user_id, talks.c.id == table.c.conversation_id)
        return query.add_columns(talks.c.title).join(talks, same)
    return query


def _interaction(name: str, number: int, row: RowMapping) -> Interaction:
    talk = row["conversation_id"] if name == "message" else None
    content = {"reaction": "reaction", "message": "content", "command": "command"}.get(name)
    return Interaction(
        id=f"{name}:{number}",
        type=name,
        at=row["moment"],
        source=f"discussion:{talk}" if talk else f"{name}:{row.get('post_id') or number}",
        title=row.get("title") or "",
        content=(row[content] if content else None) or "",
        role=row.get("role"),
        conversation_id=talk,
        speaker=row.get("speaker"),
    )

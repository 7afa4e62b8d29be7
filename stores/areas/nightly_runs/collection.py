"""Which interactions no run has collected yet, and how a run takes them.

Every interaction carries the run that collected it, so none is collected twice and none is skipped, however late it
arrives and whoever wrote its row.
"""

from collections import defaultdict
from collections.abc import Collection, Iterator
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, and_, bindparam, case, exists, func, or_, select, union, update

from stores.database import quick, schema
from stores.records import IMPORTED, Interaction

_d, _m, _c = schema.deliveries.c, schema.messages.c, schema.commands.c
_posts, _talks = schema.posts, schema.conversations
_MOMENTS = {
    "delivery": (_d.delivered_at, _d.delivered_run),
    "read": (_d.read_at, _d.read_run),
    "reaction": (_d.reacted_at, _d.reaction_run),
    "save": (_d.saved_at, _d.saved_run),
}
"""A delivery is up to four interactions, each with its own moment and its own run."""

_PLACES: dict[str, tuple[Any, Any, Any]] = {
    **{name: (schema.deliveries, _d.id, run) for name, (_, run) in _MOMENTS.items()},
    "message": (schema.messages, _m.arrival, _m.run),
    "command": (schema.commands, _c.id, _c.run),
}
"""Where each kind of interaction is kept: the table, what its name numbers, and the run that collected it."""
_AT_ONCE = 500

_WAITS = {name: and_(at.is_not(None), run.is_(None)) for name, (at, run) in _MOMENTS.items()}
_ORDER = (*_MOMENTS, "message", "command")
Found = tuple[datetime, int, int, Interaction]

# Statements of every claim are built once: building one takes longer than running it.
MOST_IMPORTED = 400
"""Turns of imported conversations that one run takes up: as much as its model can read."""
_USER: Any = bindparam("user")
_RUN: Any = bindparam("run_id")
_DELIVERIES = (
    select(schema.deliveries, _posts.c.title)
    .join(_posts, and_(_posts.c.user_id == _d.user_id, _posts.c.id == _d.post_id))
    .where(_d.user_id == _USER)
)
_MESSAGES = (
    select(schema.messages, _talks.c.title)
    .join(_talks, and_(_talks.c.user_id == _m.user_id, _talks.c.id == _m.conversation_id))
    .where(_m.user_id == _USER)
)
_COMMANDS = select(schema.commands).where(_c.user_id == _USER)
_IMPORTED = _m.conversation_id.startswith(IMPORTED, autoescape=True)
_WAITING_IMPORTED = select(_m.arrival).where(_m.user_id == _USER, _m.run.is_(None), _IMPORTED).order_by(_m.arrival)
_COUNT_IMPORTED = select(func.count()).select_from(_WAITING_IMPORTED.order_by(None).subquery())
_TAKEN_UP = ~_IMPORTED | _m.arrival.in_(_WAITING_IMPORTED.limit(MOST_IMPORTED).scalar_subquery())
_WAITING = (
    _DELIVERIES.where(or_(*_WAITS.values())),
    _MESSAGES.where(_m.run.is_(None), _TAKEN_UP),
    _COMMANDS.where(_c.run.is_(None)),
)
_COLLECTED = (
    _DELIVERIES.where(or_(*(run == _RUN for _, run in _MOMENTS.values()))),
    _MESSAGES.where(_m.run == _RUN),
    _COMMANDS.where(_c.run == _RUN),
)
_COLLECT = (
    update(schema.deliveries)
    .where(_d.user_id == _USER, or_(*_WAITS.values()))
    .values({run.name: case((_WAITS[name], _RUN), else_=run) for name, (_, run) in _MOMENTS.items()}),
    update(schema.messages).where(_m.user_id == _USER, _m.run.is_(None), _TAKEN_UP).values(run=_RUN),
    update(schema.commands).where(_c.user_id == _USER, _c.run.is_(None)).values(run=_RUN),
)
_RELEASE = (
    *(
        update(schema.deliveries).where(_d.user_id == _USER, run == _RUN).values({run.name: None})
        for _, run in _MOMENTS.values()
    ),
    update(schema.messages).where(_m.user_id == _USER, _m.run == _RUN).values(run=None),
    update(schema.commands).where(_c.user_id == _USER, _c.run == _RUN).values(run=None),
)


def who_waits(*more: Any, after: str = "", limit: int | None = None) -> Any:
    """The ids of users of whom an interaction has not been collected, or whom `more` queries name: the first after an
    id. Each part reads an index of what waits, so that those of whom nothing does cost nothing, however many they are.
    """
    places = ((_d, waits) for waits in _WAITS.values())
    waiting = [*places, (_m, _m.run.is_(None)), (_c, _c.run.is_(None))]
    parts = [select(columns.user_id).where(waits) for columns, waits in waiting]
    named = [_first(part, after, limit) for part in (*parts, *more)]
    return union(*(select(one.c.user_id) for one in named))


def _first(part: Any, after: str, limit: int | None) -> Any:
    chosen = part.where(part.selected_columns.user_id > after).distinct()
    return (chosen.order_by(part.selected_columns.user_id).limit(limit) if limit else chosen).subquery()


def waiting(connection: Connection, user_id: str) -> list[Interaction]:
    """What a run would collect now, oldest first; nothing is marked."""
    return _in_order(connection, _WAITING, {"user": user_id})


def imported_waits(user: Any) -> Any:
    """The condition that a turn of an imported conversation has not been collected."""
    return exists().where(_m.user_id == user, _m.run.is_(None), _IMPORTED)


def count_imported(connection: Connection, user_id: str) -> int:
    """How many turns of imported conversations wait."""
    return connection.execute(_COUNT_IMPORTED, {"user": user_id}).scalar() or 0


def weigh_imported(connection: Connection, user_id: str) -> tuple[int, int]:
    """How many turns of imported conversations wait, and how many letters of them a model would read."""
    mine = (_m.user_id == user_id) & _m.run.is_(None) & _IMPORTED
    shown = case((_m.role == "user", func.substr(_m.content, 1, 4_000)), else_=func.substr(_m.content, 1, 400))
    size = func.length(shown)
    count, letters = connection.execute(select(func.count(), func.sum(size)).where(mine)).one()
    return count, int(letters or 0)


def is_imported(one: Interaction) -> bool:
    """Whether it was said elsewhere, however long ago."""
    return bool(one.conversation_id and one.conversation_id.startswith(IMPORTED))


def collect(connection: Connection, user_id: str, run_id: str) -> list[Interaction]:
    """Mark everything that waits as collected by this run; all that the run has collected, oldest first."""
    values = {"user": user_id, "run_id": run_id}
    for statement in _COLLECT:
        quick.put(connection, statement, [values])
    return _in_order(connection, _COLLECTED, values)


def release(connection: Connection, user_id: str, run_id: str) -> None:
    """Let what this run has collected wait again."""
    for statement in _RELEASE:
        connection.execute(statement, {"user": user_id, "run_id": run_id})


def release_only(connection: Connection, user_id: str, names: Collection[str]) -> None:
    """Let these interactions wait again."""
    numbers: defaultdict[str, list[int]] = defaultdict(list)
    for name in names:
        kind, _, number = name.partition(":")
        numbers[kind].append(int(number))
    for kind, chosen in numbers.items():
        table, key, run = _PLACES[kind]
        mine = table.c.user_id == user_id
        for start in range(0, len(chosen), _AT_ONCE):
            which = key.in_(chosen[start : start + _AT_ONCE])
            connection.execute(update(table).where(mine, which).values({run.name: None}))


def retag(connection: Connection, user_id: str, run_id: str, new: str) -> None:
    """Keep what a run has collected under another name, so that it is not collected again."""
    for table, _, run in _PLACES.values():
        connection.execute(update(table).where(table.c.user_id == user_id, run == run_id).values({run.name: new}))


def _in_order(connection: Connection, queries: tuple[Any, ...], values: dict[str, str]) -> list[Interaction]:
    """Oldest first; what happened at the same moment in the order it arrived."""
    deliveries, messages, commands = (quick.rows(connection, query, values) for query in queries)
    run_id = values.get("run_id")
    found = [one for row in deliveries for one in _of_delivery(row, run_id)]
    found += [(row.at, _ORDER.index("message"), row.arrival, _of_message(row)) for row in messages]
    found += [(row.at, _ORDER.index("command"), row.id, _of_command(row)) for row in commands]
    return [interaction for _, _, _, interaction in sorted(found, key=lambda one: one[:3])]


def _of_delivery(row: Any, run_id: str | None) -> Iterator[Found]:
    for name, (at, run) in _MOMENTS.items():
        moment = getattr(row, at.name)
        if moment is not None and getattr(row, run.name) == run_id:
            content = (row.reaction or "") if name == "reaction" else ""
            source = f"{name}:{row.post_id}"
            one = Interaction(f"{name}:{row.id}", name, moment, source, row.title or "", content)
            yield moment, _ORDER.index(name), row.id, one


def _of_message(row: Any) -> Interaction:
    talk = row.conversation_id
    return Interaction(
        id=f"message:{row.arrival}",
        type="message",
        at=row.at,
        source=f"discussion:{talk}",
        title=row.title or "",
        content=row.content or "",
        role=row.role,
        conversation_id=talk,
        speaker=row.speaker,
    )


def _of_command(row: Any) -> Interaction:
    name = f"command:{row.id}"
    return Interaction(name, "command", row.at, name, content=row.command)

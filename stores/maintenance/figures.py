"""How the memory is used, counted in its tables: nothing is measured twice, and a restart loses nothing."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, func, select

from stores.database.schema import calls, events, extraction_runs, memory
from stores.database.task_schema import DONE, WAITING, tasks
from stores.records import Code, State

_NEWEST = 10_000
"""Calls and tasks looked at, so that a large installation answers soon."""


@dataclass(frozen=True, slots=True)
class Figures:
    """Over all users. A figure is None where there is nothing to divide by."""

    facts: int
    facts_per_conversation: float | None
    episodes: int
    episodes_per_day: float | None
    updates: int
    removals: int
    updates_per_removal: float | None
    calls: int
    duplicate_rate: float | None
    queue_depth: int
    completed: int
    completion_seconds: float | None
    """From being put aside to being done, on average."""
    models: list[dict[str, Any]] = field(default_factory=list)
    """What the nights asked of models: one entry a graph and model, summed over the newest runs."""


def figures(connection: Connection) -> Figures:
    """The figures as of now."""
    c = memory.c
    facts = select(func.count(), func.count(c.conversation_id.distinct())).where(
        c.kind == "fact", c.state != State.FORGOTTEN, c.conversation_id.is_not(None)
    )
    told, talks = connection.execute(facts).one()
    days = Counter(
        at.date()
        for at in connection.scalars(select(c.created_at).where(c.kind == "episode", c.state != State.FORGOTTEN))
    )
    operations = select(events.c.operation, func.count()).group_by(events.c.operation)
    done = {row[0]: row[1] for row in connection.execute(operations)}
    updates, removals = done.get("updated", 0), done.get("forgotten", 0)
    receipts = connection.scalars(select(calls.c.receipt).limit(_NEWEST)).all()
    again = sum(receipt.get("code") in (Code.DUPLICATE, Code.SIMILAR) for receipt in receipts)
    depth = connection.scalar(select(func.count()).where(tasks.c.state == WAITING)) or 0
    finished = select(tasks.c.created_at, tasks.c.finished_at).where(
        tasks.c.state == DONE, tasks.c.finished_at.is_not(None)
    )
    took = [(end - begin).total_seconds() for begin, end in connection.execute(finished.limit(_NEWEST))]
    return Figures(
        facts=told,
        facts_per_conversation=_share(told, talks),
        episodes=sum(days.values()),
        episodes_per_day=_share(sum(days.values()), len(days)),
        updates=updates,
        removals=removals,
        updates_per_removal=_share(updates, removals),
        calls=len(receipts),
        duplicate_rate=_share(again, len(receipts)),
        queue_depth=depth,
        completed=len(took),
        completion_seconds=_share(sum(took), len(took)),
        models=_models(connection),
    )


def _models(connection: Connection) -> list[dict[str, Any]]:
    """Figures add up; a cost that is unknown once is unknown."""
    runs = extraction_runs.c
    newest = select(runs.models).where(runs.models.is_not(None)).order_by(runs.created_at.desc()).limit(_NEWEST)
    summed: dict[tuple[str, str], dict[str, Any]] = {}
    for one in (line for lines in connection.scalars(newest) for line in lines or []):
        total = summed.setdefault((one["graph"], one["model"]), {"graph": one["graph"], "model": one["model"]})
        for name in one.keys() - {"graph", "model"}:
            so_far = total.get(name, 0)
            total[name] = None if so_far is None or one[name] is None else so_far + one[name]
    return list(summed.values())


def _share(part: float, whole: int) -> float | None:
    return round(part / whole, 4) if whole else None

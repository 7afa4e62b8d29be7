"""How the memory is used, counted in its tables: nothing is measured twice, and a restart loses nothing."""

from collections import Counter
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, case, func, select

from stores.database.schema import calls, events, extraction_runs, memory
from stores.database.schemas.tasks import DONE, WAITING, tasks
from stores.maintenance.tool_figures import all_calls, standing_alerts, talks_since
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
    tool_calls: int = 0
    tool_error_rate: float | None = None
    tool_p50_ms: float | None = None
    tool_p95_ms: float | None = None
    recall_before_remember: float | None = None
    conversations: int = 0
    conversations_with_tools: int = 0
    conversations_without_tools: int = 0
    alerts: list[str] = field(default_factory=list)
    """What needs a look now, by name."""
    models: list[dict[str, Any]] = field(default_factory=list)
    """What the nights asked of models: one entry a graph and model, summed over the newest runs."""


def figures(connection: Connection, now: datetime, *, offered: float = 1.0) -> Figures:
    """The figures as of now. `offered` is the share of conversations that are given tools."""
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
    made, again = _receipts(connection)
    depth = connection.scalar(select(func.count()).where(tasks.c.state == WAITING)) or 0
    finished = select(tasks.c.created_at, tasks.c.finished_at).where(
        tasks.c.state == DONE, tasks.c.finished_at.is_not(None)
    )
    took = [(end - begin).total_seconds() for begin, end in connection.execute(finished.limit(_NEWEST))]
    tools, everyone = all_calls(connection), talks_since(connection, datetime.min.replace(tzinfo=UTC))
    return Figures(
        facts=told,
        facts_per_conversation=_share(told, talks),
        episodes=sum(days.values()),
        episodes_per_day=_share(sum(days.values()), len(days)),
        updates=updates,
        removals=removals,
        updates_per_removal=_share(updates, removals),
        calls=made,
        duplicate_rate=_share(again, made),
        queue_depth=depth,
        completed=len(took),
        completion_seconds=_share(sum(took), len(took)),
        tool_calls=tools.calls,
        tool_error_rate=tools.error_rate,
        tool_p50_ms=tools.quantile(0.5),
        tool_p95_ms=tools.quantile(0.95),
        recall_before_remember=tools.recall_rate,
        conversations=everyone.total,
        conversations_with_tools=everyone.with_tools,
        conversations_without_tools=everyone.without_tools,
        alerts=[alert.name for alert in standing_alerts(connection, now, offered=offered)],
        models=_models(connection),
    )


def _receipts(connection: Connection) -> tuple[int, int]:
    """The newest calls that changed something or tried to, and how many of them told what was known."""
    newest = select(calls.c.receipt["code"].as_string().label("code")).order_by(calls.c.at.desc()).limit(_NEWEST)
    codes = newest.subquery().c.code
    known = func.count(case((codes.in_((Code.DUPLICATE, Code.SIMILAR)), 1)))
    made, again = connection.execute(select(func.count(), known).select_from(codes.table)).one()
    return made, again


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

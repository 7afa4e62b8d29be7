"""How models use the tools, read from the tables: sums over hours, days and tools, of all processes and restarts."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta
from typing import Any

from sqlalchemy import Connection, func, select

from stores.areas.usage import HOURS_A_DAY, UNMEASURED, WITHIN_MS, hour_of
from stores.database.schema import conversations
from stores.database.schemas.tasks import WAITING, tasks
from stores.database.schemas.usage import tool_conversations, tool_usage
from stores.maintenance.alerts import Alert, Talks, alerts

ERRORS = frozenset({"error", "timeout", "unknown_tool", "invalid", "over_budget"})
"""Outcomes of a call that came to nothing. A refusal with a reason is an answer, and so is a question to the user."""
_u = tool_usage.c
_COUNTS = ("calls", "milliseconds", "after_recall", "without_recall", "duplicates")
_SUMS = [func.sum(_u[name]).label(name) for name in _COUNTS]
_EPOCH = date(1970, 1, 1).toordinal()


@dataclass
class Calls:
    """Some calls together. A rate is None where there is nothing to divide by."""

    calls: int = 0
    errors: int = 0
    milliseconds: float = 0.0
    after_recall: int = 0
    without_recall: int = 0
    duplicates: int = 0
    within: defaultdict[int, int] = field(default_factory=lambda: defaultdict(int))
    """How many took at most so many milliseconds and more than the bound before."""

    def add(self, row: Any) -> None:
        self.calls += row["calls"]
        self.errors += row["calls"] if row["status"] in ERRORS else 0
        self.milliseconds += row["milliseconds"]
        self.after_recall += row["after_recall"]
        self.without_recall += row["without_recall"]
        self.duplicates += row["duplicates"]
        if row["within_ms"] != UNMEASURED:
            self.within[row["within_ms"]] += row["calls"]

    @property
    def error_rate(self) -> float | None:
        return _share(self.errors, self.calls)

    @property
    def success_rate(self) -> float | None:
        return _share(self.calls - self.errors, self.calls)

    @property
    def recall_rate(self) -> float | None:
        """Of the calls that remember, those before which the memory was searched."""
        return _share(self.after_recall, self.after_recall + self.without_recall)

    @property
    def duplicate_rate(self) -> float | None:
        """Of the calls that remember, those that told what was known."""
        return _share(self.duplicates, self.after_recall + self.without_recall)

    def quantile(self, share: float) -> float | None:
        """Milliseconds within which this share of the calls was answered, reckoned as Prometheus does."""
        measured = sum(self.within.values())
        if not measured:
            return None
        wanted, below, lower = share * measured, 0, 0
        for bound in WITHIN_MS:
            here = self.within[bound]
            if here and below + here >= wanted:
                return round(lower + (bound - lower) * (wanted - below) / here, 2)
            below, lower = below + here, bound
        return float(WITHIN_MS[-1])


@dataclass(frozen=True)
class ToolFigures:
    """The calls of some days: together, by tool and by day; who talks with tools; and what needs a look."""

    total: Calls
    by_tool: dict[str, Calls]
    by_day: dict[date, Calls]
    talks: Talks
    alerts: list[Alert]


def tool_figures(connection: Connection, now: datetime, days: int, *, offered: float = 1.0) -> ToolFigures:
    """Those of the last days, today's with them. `offered` is the share of conversations that are given tools."""
    today = hour_of(now) // HOURS_A_DAY
    first = today - days + 1
    total = Calls()
    by_tool = defaultdict[str, Calls](Calls)
    by_day = {_date(day): Calls() for day in range(first, today + 1)}
    for row in _rows(connection, first * HOURS_A_DAY, _u.hour // HOURS_A_DAY):
        for calls in (total, by_tool[row["tool"]], by_day.setdefault(_date(row["part"]), Calls())):
            calls.add(row)
    since = datetime.combine(_date(first), datetime.min.time(), UTC)
    return ToolFigures(
        total,
        dict(sorted(by_tool.items(), key=lambda one: -one[1].calls)),
        by_day,
        talks_since(connection, since),
        standing_alerts(connection, now, offered=offered),
    )


def all_calls(connection: Connection) -> Calls:
    """All that were ever counted."""
    total = Calls()
    for row in _rows(connection, 0):
        total.add(row)
    return total


def outcomes(connection: Connection) -> dict[tuple[str, str], int]:
    """How many calls of each tool came to each outcome, ever."""
    query = select(_u.tool, _u.status, func.sum(_u.calls)).group_by(_u.tool, _u.status).order_by(_u.tool, _u.status)
    return {(tool, status): int(calls) for tool, status, calls in connection.execute(query)}


def durations(connection: Connection) -> dict[tuple[str, str], Calls]:
    """The calls of each tool and operation that were measured, ever."""
    found = defaultdict[tuple[str, str], Calls](Calls)
    for row in _rows(connection, 0, _u.operation):
        if row["within_ms"] != UNMEASURED:
            found[row["tool"], row["part"]].add(row)
    return dict(found)


def talks_since(connection: Connection, since: datetime, until: datetime | None = None) -> Talks:
    """Conversations last talked in then, and those in which a tool was called since."""
    c, t = conversations.c, tool_conversations.c
    then = c.last_at >= since if until is None else (c.last_at >= since) & (c.last_at < until)
    called = (t.user_id == c.user_id) & (t.conversation_id == c.id) & (t.at >= since)
    query = select(func.count(), func.count(t.at)).select_from(conversations.outerjoin(tool_conversations, called))
    return Talks(*connection.execute(query.where(then)).one())


def standing_alerts(connection: Connection, now: datetime, *, offered: float = 1.0) -> list[Alert]:
    """What needs a look now: the last day compared with the week before it."""
    day_ago, week_ago = now - timedelta(days=1), now - timedelta(days=8)
    recent, before = Calls(), Calls()
    for row in _rows(connection, hour_of(week_ago), _u.hour):
        (recent if row["part"] >= hour_of(day_ago) else before).add(row)
    talks = talks_since(connection, day_ago), talks_since(connection, week_ago, day_ago)
    oldest = connection.scalar(select(func.min(tasks.c.created_at)).where(tasks.c.state == WAITING))
    return alerts(
        calls=(recent.calls, before.calls),
        errors=(recent.errors, before.errors),
        talks=talks,
        offered=offered,
        waits=(now - oldest).total_seconds() if oldest else 0.0,
    )


def _rows(connection: Connection, first_hour: int, part: Any = None) -> Iterable[Any]:
    """Sums by tool, outcome and duration from an hour on, and by one thing more."""
    parts = (_u.tool, _u.status, _u.within_ms, *([] if part is None else [part.label("part")]))
    query = select(*parts, *_SUMS).where(_u.hour >= first_hour).group_by(*parts)
    return connection.execute(query).mappings()


def _date(day: int) -> date:
    return date.fromordinal(_EPOCH + day)


def _share(part: float, whole: int) -> float | None:
    return round(part / whole, 4) if whole else None

"""Trends across users, as `store.trends`: who takes part, and what is published for whoever operates the service.

A report is noisy counts of topics from a fixed table. Only counts so far above `k` are in it that noise alone hardly
ever explains them. Each costs part of the budget of its month, and is refused when that is spent. Published figures
stay as they are; who leaves, pauses or is erased is in no later one.
"""

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from functools import partial
from typing import Any

from sqlalchemy import Connection, insert, select, text

from stores.areas.trends.counts import SENSITIVITY, exact_counts
from stores.areas.trends.noise import laplace, scale
from stores.database.row_security import act_for_everybody
from stores.database.schemas.trends import trend_reports
from stores.errors import InvalidInput
from stores.records import Receipt, Status
from stores.runtime import Runtime
from stores.write.unit_of_work import UnitOfWork

CHANCE = 0.01
"""How likely it is at most that a published count is of fewer readers than `k`."""
_SLACK = 1e-9
_c = trend_reports.c


class BudgetSpent(InvalidInput):
    """The privacy budget of the period does not allow another report."""


@dataclass(frozen=True, slots=True)
class Trend:
    """A topic, about how many readers follow it, and how that moved since the report before."""

    topic: str
    readers: int
    before: int | None = None
    direction: str = "new"


@dataclass(frozen=True, slots=True)
class Budget:
    """What may be spent in a period, and what was; `each` is what one report costs."""

    period: str
    whole: float
    spent: float
    each: float

    @property
    def left(self) -> float:
        return max(0.0, self.whole - self.spent)


@dataclass(frozen=True, slots=True)
class Report:
    """What was published: when, at which cost, of about how many readers (0: too few to tell), and the topics."""

    period: str
    number: int
    at: datetime
    epsilon: float
    readers: int
    trends: list[Trend] = field(default_factory=list)


class Trends:
    """Who takes part, and what was published."""

    def __init__(self, runtime: Runtime) -> None:
        self._runtime = runtime
        self.noise = laplace

    async def take_part(self, user_id: str, taking_part: bool) -> Receipt:
        """The user's own choice; nobody else makes it for them."""
        receipt: Receipt = await self._runtime.write(user_id, partial(_choose, taking_part=taking_part))
        return receipt

    async def publish(self) -> Report:
        """Count, add noise, and record it with what it cost; refused, nothing of it is told."""
        runtime, now = self._runtime, self._runtime.clock()
        if not runtime.settings.enabled:
            raise InvalidInput("memory is switched off for everyone: nobody is counted.")
        noise = await runtime.in_reader(self.noise, SENSITIVITY, runtime.settings.trends_epsilon)
        readers, counts = await runtime.read_everyone(partial(exact_counts, now=now))
        noisy = noise.apply([readers, *counts.values()])
        least = runtime.settings.trends_least + margin(runtime.settings.trends_epsilon)
        told = {name: many for name, many in zip(counts, noisy[1:], strict=True) if many >= least}
        await runtime.in_reader(self._record, now, noise.epsilon, noisy[0] if noisy[0] >= least else 0, told)
        return (await self.reports(limit=1))[0]

    def _record(self, now: datetime, epsilon: float, readers: int, figures: Mapping[str, int]) -> None:
        """Spend and publish in one transaction; two at once wait for each other."""
        with self._runtime.database.writing() as connection:
            act_for_everybody(connection)
            if connection.dialect.name == "postgresql":
                connection.execute(text("LOCK TABLE trend_reports IN EXCLUSIVE MODE"))
            budget = self._budget(connection, now)
            if epsilon > budget.left + _SLACK:
                raise BudgetSpent(_spent(budget))
            number = 1 + sum(row.period == budget.period for row in _rows(connection))
            cost = {"period": budget.period, "number": number, "at": now, "epsilon": epsilon}
            connection.execute(insert(trend_reports).values(**cost, readers=readers, figures=dict(figures)))

    async def budget(self) -> Budget:
        """What the current month has left."""
        look = partial(self._budget, now=self._runtime.clock())
        return await self._runtime.read_everyone(look)

    def _budget(self, connection: Connection, now: datetime) -> Budget:
        settings, period = self._runtime.settings, f"{now:%Y-%m}"
        spent = sum(row.epsilon for row in _rows(connection) if row.period == period)
        return Budget(period, settings.trends_budget, spent, settings.trends_epsilon)

    async def reports(self, limit: int = 12) -> list[Report]:
        """What was published, newest first, each beside the one before it."""
        rows = await self._runtime.read_everyone(_rows)
        pairs = zip(rows, [*rows[1:], None], strict=False)
        return [_report(row, earlier) for row, earlier in pairs][:limit]


def margin(epsilon: float) -> float:
    """How far above `k` a noisy count must be, so that fewer readers are hardly ever behind it."""
    return scale(SENSITIVITY, epsilon) * math.log(1 / (2 * CHANCE))


def _choose(unit: UnitOfWork, taking_part: bool) -> Receipt:
    if unit.user.trends == taking_part:
        return Receipt(Status.UNCHANGED, reason="you take part" if taking_part else "you take no part")
    with unit.batch("user"):
        unit.set_user(trends=taking_part)
        unit.note("trends_joined" if taking_part else "trends_left")
    return Receipt(Status.UPDATED, reason="you take part" if taking_part else "you take no part")


def _rows(connection: Connection) -> list[Any]:
    return list(connection.execute(select(trend_reports).order_by(_c.at.desc(), _c.period.desc(), _c.number.desc())))


def _report(row: Any, earlier: Any) -> Report:
    before: Mapping[str, int] = earlier.figures if earlier is not None else {}
    noise = scale(SENSITIVITY, row.epsilon) + (scale(SENSITIVITY, earlier.epsilon) if earlier is not None else 0.0)
    trends = [
        Trend(name, many, before.get(name), _direction(many, before.get(name), noise))
        for name, many in sorted(row.figures.items(), key=lambda one: (-one[1], one[0]))
    ]
    return Report(row.period, row.number, row.at, row.epsilon, row.readers, trends)


def _direction(now: int, before: int | None, noise: float) -> str:
    """Only what is more than noise counts as a move."""
    if before is None:
        return "new"
    moved = now - before
    return "steady" if abs(moved) <= 2 * noise else "rising" if moved > 0 else "falling"


def _spent(budget: Budget) -> str:
    return (
        f"the privacy budget of {budget.period} is spent: {budget.spent:g} of {budget.whole:g}, and a report costs "
        f"{budget.each:g}. Nothing was published; the next month has its own."
    )

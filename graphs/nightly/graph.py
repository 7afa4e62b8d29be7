"""Nightly: the nights of all users who are due, once per user and date, then the pruning of what has expired.

The run records in the store say who is done: a run that was killed goes on where it was, missed nights are caught up
by the next, and a second run of the same date does nothing. What the graph keeps is a report of ids and counts.
"""

import asyncio
import contextvars
import logging
import time
from collections.abc import AsyncIterator, Callable, Iterable
from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta
from functools import partial
from typing import Any, Protocol

from langgraph.graph import END, START, StateGraph
from langgraph.runtime import Runtime
from langgraph.types import StreamWriter
from typing_extensions import TypedDict

from graphs.models.clock import now
from graphs.nightly.report import Report, progress_of
from graphs.nightly.results import Night
from graphs.nightly.user_night import Nights
from graphs.nightly.workers import each, paged
from graphs.state import Update
from stores import MemoryStore, Settings
from stores.areas.nightly_runs.runs import LEASE
from stores.errors import InvalidInput, MemoryStoreError

PAGE = 500
"""Users looked up at a time."""

EVERYBODY = "nightly"
"""The permission of an authenticated caller to run other users' nights."""

_log = logging.getLogger(__name__)


class Wanted(TypedDict, total=False):
    """Which night: by default today's date in UTC, for everybody who is due."""

    run_date: str
    users: list[str]
    limit: int


class NightState(Wanted, total=False):
    report: dict[str, Any]


class Result(TypedDict, total=False):
    report: dict[str, Any]


class NightEngine(Protocol):
    """Where nights are lived through: in this process, or on a cluster."""

    async def run(self, users: AsyncIterator[str], run_date: date, on_night: Callable[[Night], None]) -> None:
        """The night of every user, reported as it ends; one that fails stops nobody."""


@dataclass(frozen=True)
class LocalEngine:
    """Nights in this process, so many at once."""

    nights: Nights
    concurrency: int

    async def run(self, users: AsyncIterator[str], run_date: date, on_night: Callable[[Night], None]) -> None:
        async def work(user_id: str) -> None:
            on_night(await self.nights.of(user_id, run_date))

        await each(users, work, self.concurrency)


@dataclass(frozen=True)
class Nightly:
    """Learn from what users did since the last run."""

    store: MemoryStore
    engine: NightEngine
    settings: Settings
    clock: Callable[[], datetime] = now
    lease: timedelta = LEASE

    async def nights(self, state: NightState, runtime: Runtime[Any]) -> Update:
        """Everybody who is due, a few at a time, reported as they come."""
        day = _checked(state.get("run_date") or self.clock().date().isoformat())
        chosen, limit = _chosen(state, runtime), state.get("limit")
        report = Report(day.isoformat())
        if chosen is not None:
            report.due = len(chosen[:limit])
            await self._through(_these(chosen[:limit]), day, report, runtime.stream_writer, wait=False)
        elif self.settings.enabled and (due := await self.store.runs.count_due(day)):
            report.due = min(due, limit or due)
            users = paged(partial(self._due, day), PAGE, limit)
            await self._through(users, day, report, runtime.stream_writer, wait=True)
        return {"report": report.plain()}

    async def _due(self, day: date, after: str, limit: int) -> list[str]:
        return await self.store.runs.due(day, after=after, limit=limit)

    async def _through(
        self, users: AsyncIterator[str], day: date, report: Report, write: StreamWriter, *, wait: bool
    ) -> None:
        """Users whom another worker holds come again until their nights are over, whoever ends them."""
        held: list[Night] = []
        here = contextvars.copy_context()  # users are worked on in contexts of their own, where nobody listens

        def on_night(night: Night) -> None:
            if night.held:
                held.append(night)
            else:
                report.add(night)
                here.run(write, progress_of(night, report))

        await self.engine.run(users, day, on_night)
        patience = time.monotonic() + 2 * self.lease.total_seconds()
        while wait and held and time.monotonic() < patience:
            await asyncio.sleep(min(1.0, self.lease.total_seconds() / 4))
            again = [night.user_id for night in held]
            held.clear()
            await self.engine.run(_these(again), day, on_night)
        for night in held:
            on_night(replace(night, reason="another worker still has it"))

    async def expire(self, state: NightState, runtime: Runtime[Any]) -> Update:
        """Remove daily notes, messages and interactions whose time is over, for whoever has any."""
        report = Report(**state["report"])
        chosen = _chosen(state, runtime)
        moment = self.clock()

        async def look(after: str, limit: int) -> list[str]:
            return await self.store.runs.expired(self.settings, moment, among=chosen, after=after, limit=limit)

        async def prune(user_id: str) -> None:
            try:
                report.expired += sum((await self.store.prune(user_id)).values())
            except MemoryStoreError as error:
                _log.warning("What expired of a user could not be removed (%s)", type(error).__name__)

        await each(paged(look, PAGE, None), prune, at_once=2)
        return {"report": report.plain()}

    def builder(self) -> StateGraph[NightState, Any, Wanted, Result]:
        return (
            StateGraph(NightState, input_schema=Wanted, output_schema=Result)
            .add_node("nights", self.nights)
            .add_node("expire", self.expire)
            .add_edge(START, "nights")
            .add_edge("nights", "expire")
            .add_edge("expire", END)
        )


def _chosen(state: NightState, runtime: Runtime[Any]) -> list[str] | None:
    """Whose nights are asked for; None is everybody. A caller who is authenticated as a user gets their own."""
    caller = runtime.server_info.user if runtime.server_info else None
    # A cron of a server without authentication has a caller with an empty identity.
    if caller and caller.identity and EVERYBODY not in (getattr(caller, "permissions", None) or ()):
        return [str(caller.identity)]
    users = state.get("users")
    return None if users is None else list(dict.fromkeys(users))


async def _these(users: Iterable[str]) -> AsyncIterator[str]:
    for user_id in users:
        yield user_id


def _checked(day: str) -> date:
    try:
        return date.fromisoformat(day)
    except ValueError:
        raise InvalidInput(f"run_date must be a date like 2026-02-12, not {day[:40]!r}.") from None

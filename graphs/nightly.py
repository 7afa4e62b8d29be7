"""Nightly: the nights of all users who are due, once per user and date.

due → nights → due …: users with something to collect, page by page, a few at a time. The run records in the store
say who is done, so a run that was killed goes on where it was, and a second one the same date does nothing.
"""

import asyncio
import contextvars
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, datetime
from typing import Annotated, Any, Literal

from langgraph.channels import UntrackedValue
from langgraph.graph import START, StateGraph
from langgraph.runtime import Runtime
from langgraph.types import Command
from typing_extensions import TypedDict

from graphs.clock import now
from graphs.night import Night, Nights
from graphs.state import Update
from stores import MemoryStore
from stores.errors import InvalidInput

PAGE = 500
"""Users looked up at a time: what is held in memory does not grow with their number."""

_SHOWN_FAILURES = 100
_COUNTS = ("completed", "skipped", "failed", "interactions", "written", "updated", "tokens")


class Wanted(TypedDict, total=False):
    """Which night: by default today's date in UTC, for everybody who is due."""

    run_date: str
    users: list[str]
    limit: int


class State(Wanted, total=False):
    after: Annotated[str, UntrackedValue]
    page: Annotated[list[str], UntrackedValue]
    """Where the run stands. The store knows who is done, so a resumed run may begin again."""
    report: dict[str, Any]


class Result(TypedDict, total=False):
    report: dict[str, Any]


@dataclass(frozen=True)
class Nightly:
    """Learn from what users did since the last run."""

    store: MemoryStore
    users: Nights
    clock: Callable[[], datetime] = now
    concurrency: int = 8

    async def due(self, state: State, runtime: Runtime[Any]) -> Command[Literal["nights", "__end__"]]:
        """The next page of users; an authenticated caller without the permission gets only their own night."""
        after, report = state.get("after", ""), state.get("report", {})
        if not after:
            day = _checked(state.get("run_date") or self.clock().date().isoformat())
            report = {"run_date": day, **dict.fromkeys(_COUNTS, 0), "failures": []}
        begun = sum(report[name] for name in ("completed", "skipped", "failed"))
        room = min(PAGE, (state.get("limit") or begun + PAGE) - begun)
        own = _only_user(runtime)
        chosen = [own] if own else state.get("users")
        if chosen is None and room > 0:
            page = await self.store.runs.due(date.fromisoformat(report["run_date"]), limit=room, after=after)
        else:
            page = sorted(user for user in {*(chosen or ())} if user > after)[: max(0, room)]
        if not page:
            return Command(update={"report": report, "after": ""}, goto="__end__")
        return Command(update={"report": report, "page": page, "after": page[-1]}, goto="nights")

    async def nights(self, state: State, runtime: Runtime[Any]) -> Update:
        """The nights of a page, a few at a time."""
        report = {**state["report"], "failures": list(state["report"]["failures"])}
        day = date.fromisoformat(report["run_date"])
        waiting = iter(state.get("page", []))

        async def work() -> None:
            for user_id in waiting:
                night = await self.users.of(user_id, day)
                _add(report, night)
                runtime.stream_writer({"progress": f"{user_id}: {night.status}", "written": night.written})

        # A context of its own: what a user said must not be saved with the thread of whoever started the run.
        workers = [asyncio.create_task(work(), context=contextvars.Context()) for _ in range(self.concurrency)]
        try:
            await asyncio.gather(*workers)
        finally:
            for worker in workers:
                worker.cancel()
        return {"report": report}

    def builder(self) -> StateGraph[State, Any, Wanted, Result]:
        self.users.prepare()
        return (
            StateGraph(State, input_schema=Wanted, output_schema=Result)
            .add_node("due", self.due)
            .add_node("nights", self.nights)
            .add_edge(START, "due")
            .add_edge("nights", "due")
        )


def _checked(day: str) -> str:
    try:
        return date.fromisoformat(day).isoformat()
    except ValueError:
        raise InvalidInput(f"run_date must be a date like 2026-02-12, not {day[:40]!r}.") from None


def _add(report: dict[str, Any], night: Night) -> None:
    report[night.status] += 1
    for name in ("interactions", "written", "updated", "tokens"):
        report[name] += getattr(night, name)
    if night.error and len(report["failures"]) < _SHOWN_FAILURES:
        report["failures"].append({"user_id": night.user_id, "error": night.error})


def _only_user(runtime: Runtime[Any]) -> str:
    """Whose night alone may be run: that of an authenticated user who is not allowed to run everybody's."""
    user = runtime.server_info.user if runtime.server_info else None
    return "" if user is None or "nightly" in (user.permissions or ()) else str(user.identity)

"""R7, R8, R9: the nightly effect happens once per user and day, one user's failure stops nobody, and every
interaction is collected by exactly one run, whatever is killed, skipped, late or at the same moment.
"""

import asyncio
import os
import random
import re
import signal
from collections import Counter
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime, timedelta
from multiprocessing.process import BaseProcess
from typing import Any
from uuid import uuid4

import pytest
from hypothesis import given
from hypothesis import settings as examples
from hypothesis import strategies as st
from langchain_core.messages import AIMessage, BaseMessage, ToolMessage
from sqlalchemy import insert, select

from benchmarks.samples.scripted_model import Scripted, asking
from graphs.nightly.graph import LocalEngine, Nightly
from graphs.nightly.user_night import Nights
from stores import MemoryStore, Settings, open_store
from stores.areas.nightly_runs.runs import NotClaimed
from stores.database import schema
from stores.records import Run
from tests.conftest import BACKENDS, Clock, database_on
from tests.processes import forks
from tests.soak import SOAKING, times

USERS, WORKERS, SCHEDULERS = times(16, 1_000), times(3, 8), 3
KILLS = times(2, 40)
NOW = datetime.now(UTC)
DONE_AT = NOW - timedelta(hours=3)
TONIGHT = DONE_AT.date()
JUST_NOW = NOW - timedelta(minutes=2) if NOW.date() == TONIGHT else DONE_AT
"""A discussion that is not over yet: the night need not look back on it, which is half of its work."""
LEASE = timedelta(seconds=2)
_COMPANY = re.compile(r"I work at (Company\d+)")


class Learner(Scripted):
    """Takes a moment, then writes down where the user works; fails for users who ask for it."""

    latency: float = 0.015

    async def reply(self, messages: list[BaseMessage], offered: list[dict[str, Any]]) -> AIMessage:
        if "fault injected" in messages[0].text:
            raise RuntimeError("injected")
        if any(isinstance(message, ToolMessage) for message in messages):
            return AIMessage("Done.")
        found = _COMPANY.search(messages[0].text)
        assert found
        wanted = {"key": "company", "value": f"Works at {found[1]}", "category": "work_context"}
        sure = {"durability": "durable", "confidence": 0.95, "source": "message"}
        return asking([("write_memory", wanted | sure)])


async def _day_of(store: MemoryStore, user: str, number: int) -> None:
    """Every fourth user has ended a discussion."""
    await store.activity.react(user, "p", title="Rust 2.0", reaction="👍", at=DONE_AT)
    said, at = f"I work at Company{number}.", JUST_NOW if number % 4 else DONE_AT
    await store.activity.message(user, f"{user}-talk", role="user", content=said, title="Rust 2.0", at=at)


async def _fill(settings: Settings, users: Iterable[str]) -> None:
    async with open_store(settings) as store:
        await asyncio.gather(*(_day_of(store, user, number) for number, user in enumerate(users)))


def _nightly(store: MemoryStore, settings: Settings) -> Any:
    nights = Nights(store, Learner(), settings, lease=LEASE)
    return Nightly(store, LocalEngine(nights, 4), settings, lease=LEASE).builder().compile()


async def _one_scheduler(settings: Settings) -> dict[str, Any]:
    async with open_store(settings) as store:
        result = await _nightly(store, settings).ainvoke({"run_date": TONIGHT.isoformat()})
        report: dict[str, Any] = result["report"]
        return report


def _work(plain: dict[str, Any]) -> None:
    """What a worker process does: the nights of everybody who is due, as a scheduler starts it."""
    asyncio.run(_one_scheduler(Settings(**plain)))


class Crew:
    """Worker processes, some of which are killed."""

    def __init__(self, settings: Settings) -> None:
        self._plain = settings.model_dump()
        self._context = forks()
        self.workers: list[BaseProcess] = []

    def start(self, count: int) -> None:
        for _ in range(count):
            worker = self._context.Process(target=_work, args=(self._plain,))
            worker.start()
            self.workers.append(worker)

    def kill_one(self, chance: random.Random) -> None:
        alive = [worker for worker in self.workers if worker.is_alive()]
        if alive:
            victim = chance.choice(alive)
            assert victim.pid
            os.kill(victim.pid, signal.SIGKILL)

    async def end(self) -> None:
        for worker in self.workers:
            await asyncio.to_thread(worker.join, 300)


@pytest.fixture(params=BACKENDS)
def own_settings(request: pytest.FixtureRequest, settings: Settings) -> Iterator[Settings]:
    """A database of this test alone: a scheduler sees everybody who is due in it."""
    if request.param == "sqlite":
        yield settings
        return
    with database_on(request.getfixturevalue("postgres_server")) as url:
        yield settings.model_copy(update={"database_url": url})


@pytest.mark.parametrize("documents", ["files"] if not SOAKING else ["files", "database"])
async def test_the_effect_happens_once_though_workers_are_killed_and_three_schedulers_run(
    own_settings: Settings, user: str, documents: str
) -> None:
    settings = own_settings.model_copy(update={"documents": documents, "offline_fallback": False})
    users = [f"{user}-{number:04d}" for number in range(USERS)]
    await _fill(settings, users)
    chance = random.Random(7)
    crew = Crew(settings)
    crew.start(WORKERS)
    async with open_store(settings) as store:
        for number in range(KILLS):
            await _until_due(store, crew, USERS - (number + 1) * USERS // (KILLS + 3))
            crew.kill_one(chance)
            crew.start(1)
        await crew.end()
        await asyncio.gather(*(_one_scheduler(settings) for _ in range(SCHEDULERS)))
        rows, files = _rows(store), _files(settings)
        assert [await _effect(store, rows, one) for one in users] == [_once(number) for number in range(USERS)]
        again = await _one_scheduler(settings)
        assert (again["due"], again["processed"]) == (0, 0)
        assert (_rows(store), _files(settings)) == (rows, files)


async def _until_due(store: MemoryStore, crew: Crew, count: int) -> None:
    """Wait until no more users than this are due, or everybody has left."""
    for _ in range(10_000):
        if await store.runs.count_due(TONIGHT) <= count or not any(worker.is_alive() for worker in crew.workers):
            return
        await asyncio.sleep(0.05)


def _rows(store: MemoryStore) -> dict[str, list[dict[str, Any]]]:
    """Every row of every table but the counts of tool calls, which are written a little later."""
    with store._runtime.database.reading() as connection:
        return {
            table.name: [dict(row) for row in connection.execute(select(table).order_by(*table.primary_key)).mappings()]
            for table in schema.metadata.sorted_tables
            if not table.name.startswith("tool_")
        }


def _files(settings: Settings) -> dict[str, bytes]:
    return {str(path): path.read_bytes() for path in (settings.data_dir / "memory").rglob("*.md")}


async def _effect(store: MemoryStore, rows: dict[str, list[dict[str, Any]]], user: str) -> dict[str, Any]:
    """What the nights did to a user, as far as it can be counted."""
    runs, events, memories, deliveries, messages = (
        [row for row in rows[table] if row["user_id"] == user]
        for table in ("memory_extraction_runs", "events", "memory", "deliveries", "messages")
    )
    note, document = str(await store.document(user, TONIGHT)), str(await store.document(user))
    marks = {*(row["reaction_run"] for row in deliveries), *(row["run"] for row in messages)}
    return {
        "runs": [(run["run_date"], run["status"], run["interactions_processed"]) for run in runs],
        "collected by it": marks == {runs[0]["id"]} if runs else False,
        "events": Counter((row["operation"], row["key"]) for row in events if row["key"] in ("company", "user_said")),
        "batches": len({row["batch"] for row in events if row["actor"] == "nightly"}),
        "memory": [row["value"] for row in memories if row["durability"] == "durable" and row["state"] == "active"],
        "lines": (document.count("Works at Company"), note.count("👍"), note.count("Discussed"), note.count("Added")),
    }


def _once(number: int) -> dict[str, Any]:
    return {
        "runs": [(TONIGHT, "completed", 2)],
        "collected by it": True,
        "events": Counter({("stored", "company"): 1}),
        "batches": 1,
        "memory": [f"Works at Company{number}"],
        "lines": (1, 1, 1, 1),
    }


async def test_one_users_failure_stops_nobody_and_missed_nights_are_caught_up(
    store: MemoryStore, settings: Settings, user: str, clock: Clock
) -> None:
    """One user in ten fails, three nights were skipped: all healthy users are done, each day in its own note."""
    users = [f"{user}-{number:03d}" for number in range(times(11, 60))]
    faulty = set(users[::10])
    alone = settings.model_copy(update={"offline_fallback": False})
    nightly = Nightly(store, LocalEngine(Nights(store, Learner(), alone, clock), 8), alone, clock)
    graph = nightly.builder().compile()
    first = clock.now.date()
    for number, one in enumerate(users):
        await store.activity.react(one, "p", title="The first day", reaction="👍")
        await store.activity.command(one, f"/memory {number}")
    assert (await graph.ainvoke({}))["report"]["failed"] == len(users)
    for day in range(1, 4):
        clock.advance(days=1)
        for number, one in enumerate(users):
            words = f"I work at Company{number}." + (" fault injected" if one in faulty else "")
            await store.activity.message(one, f"{one}-talk", role="user", content=words, title=f"Day {day}")
    report = (await graph.ainvoke({}))["report"]
    assert (report["processed"], report["failed"]) == (len(users) - len(faulty), len(faulty))
    for one in set(users) - faulty:
        assert "Works at Company" in str(await store.document(one))
        days = [str(await store.document(one, first + timedelta(days=day))) for day in range(4)]
        assert '👍 "The first day"' in days[0]
        assert all("Discussed" in note for note in days[1:])
    assert {run["status"] for one in faulty for run in await store.runs.of(one)} == {"failed"}
    with store._runtime.database.writing() as connection:
        connection.exec_driver_sql("UPDATE messages SET content = replace(content, 'fault injected', '')")
    clock.advance(days=1)
    assert (await graph.ainvoke({}))["report"]["processed"] == len(faulty)
    for one in faulty:
        assert "Works at Company" in str(await store.document(one))


ZONES = ("UTC", "Europe/Kyiv", "America/St_Johns", "Pacific/Chatham", "Australia/Lord_Howe", "America/Sao_Paulo")
STEPS = st.lists(
    st.one_of(
        st.tuples(st.sampled_from(["say", "react", "deliver", "read", "save", "command", "direct"]), st.integers(0, 5)),
        st.tuples(st.sampled_from(["complete", "fail", "abandon", "skip"]), st.integers(0, 2)),
    ),
    min_size=4,
    max_size=30,
)


@examples(max_examples=times(20, 400))
@given(steps=STEPS, zone=st.sampled_from(ZONES))
async def test_every_interaction_is_collected_by_exactly_one_run(
    any_store: MemoryStore, clock: Clock, steps: list[tuple[str, int]], zone: str
) -> None:
    """Late, equal and directly inserted ones among them; nights completed, failed, abandoned and skipped."""
    clock.now = datetime(2026, 3, 28, 22, 0, tzinfo=UTC)  # the clocks change in the days that follow
    trial = Trial(any_store, clock, f"reader-{uuid4()}")
    await any_store.set_timezone(trial.user, zone)
    await trial.do("command", clock.now)
    await trial.night("complete")
    for what, how_late in steps:
        await trial.step(what, how_late)
    await trial.step("complete", 0)
    collected = Counter(one for run in trial.completed for one in run)
    assert collected == Counter(trial.done)


class Trial:
    """One user's life: what was done, and what each completed run collected."""

    def __init__(self, store: MemoryStore, clock: Clock, user: str) -> None:
        self.store, self.clock, self.user = store, clock, user
        self.done: list[str] = []
        self.completed: list[list[str]] = []

    async def step(self, what: str, how_late: int) -> None:
        if what in ("complete", "fail", "abandon", "skip"):
            self.clock.advance(hours=24 + how_late)
            await self.night(what)
        else:
            await self.do(what, self.clock.now - timedelta(hours=9 * how_late))

    async def do(self, what: str, at: datetime) -> None:
        name = f"{len(self.done)}"
        activity, user = self.store.activity, self.user
        match what:
            case "say":
                await activity.message(user, f"{user}-talk", role="user", content=name, id=name, at=at)
            case "command":
                await activity.command(user, name, at=at)
            case "deliver":
                await activity.deliver(user, name, title=name, at=at)
            case "read":
                await activity.read(user, name, title=name, at=at)
            case "react":
                await activity.react(user, name, title=name, reaction="👍", at=at)
            case "save":
                await activity.save_post(user, name, title=name, at=at)
            case "direct":
                with self.store._runtime.database.writing() as connection:
                    connection.execute(insert(schema.commands).values(user_id=user, command=name, at=at))
        self.done.append(name)

    async def night(self, what: str) -> None:
        if what == "skip":
            return
        run = await self.store.runs.claim(self.user, self.clock.now.date(), worker="trial")
        if isinstance(run, NotClaimed):
            assert run in (NotClaimed.NOTHING, NotClaimed.DONE)
            return
        if what == "fail":
            await self.store.runs.fail(run, "down")
        elif what == "complete":
            await self._complete(run)

    async def _complete(self, run: Run) -> None:
        async with self.store.batch(self.user, actor="nightly") as draft:
            draft.also(lambda unit, receipts: self.store.runs.finish(unit, run))
        self.completed.append(
            [one.content if one.type in ("message", "command") else one.title for one in run.interactions]
        )

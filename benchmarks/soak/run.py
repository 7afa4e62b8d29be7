"""A long run: users talk at their pace, nights pass, processes are killed, and the ledger is compared all the while."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from multiprocessing.context import BaseContext
from pathlib import Path
from random import Random
from typing import Any

from benchmarks.soak import proof, talk
from benchmarks.soak.crew import Crew, Worker, until
from benchmarks.soak.ledger import Entry, Ledger
from benchmarks.soak.talk import Turn
from benchmarks.soak.watch import Watch
from stores import Settings, open_store

WARM = 10.0
"""Seconds after which a process that was started again counts as warm."""
_LOOK, _GRACE, _LAST_NIGHT = 5.0, 60.0, 300.0
POOL = 8


@dataclass(frozen=True)
class Plan:
    """How long, how many, how often; all in seconds. What is measured begins after the warm-up."""

    seconds: float = 3600.0
    warm_up: float = 60.0
    processes: int = 4
    users: int = 500
    every: float = 150.0
    night: float = 300.0
    kill: float = 30.0
    spared: int = 1
    known: int = 20
    seed: int = 0


@dataclass
class Run:
    """One run on a database of its own."""

    plan: Plan
    settings: Settings
    context: BaseContext
    folder: Path
    say: Callable[[str], None] = print
    server: int | None = None
    ledger: Ledger = field(default_factory=Ledger)
    kills: list[float] = field(default_factory=list)
    nights: list[dict[str, Any]] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.address = self.settings.database_url.replace("+psycopg", "")
        self.watch = Watch(self.address, self.server)
        self.crew = Crew(
            self.context, self.settings.model_dump(), self.folder, self._answered, self._ended, self.plan.seed
        )
        self._dice = Random(self.plan.seed)
        self._work: set[asyncio.Task[None]] = set()
        self._began = 0.0
        self._checked: set[int] = set()
        self._nights_under_way: dict[str, float] = {}

    @property
    def now(self) -> float:
        """Seconds since the run began."""
        return time.monotonic() - self._began

    async def whole(self) -> None:
        """The run from its first process to its last check."""
        await self._prepare()
        await self.crew.open(self.plan.processes)
        self._began = time.monotonic()
        beside = [asyncio.create_task(one) for one in (self._kill(), self._dream(), self._look())]
        try:
            await self._talk()
        finally:
            for one in beside:
                one.cancel()
            await asyncio.gather(*beside, return_exceptions=True)
        await self._end()
        self.problems += [str(one.exception()) for one in beside if not one.cancelled() and one.exception()]
        self.problems += self.crew.fallen
        self.problems += await proof.everything(self.settings, self.address, self.ledger)
        self.problems = list(dict.fromkeys(self.problems))

    async def _prepare(self) -> None:
        """Make the tables, and give each user a past."""
        async with open_store(self.settings) as store:
            for number in range(self.plan.users):
                user = talk.user_of(number)
                async with store.batch(user) as draft:
                    for place, value in enumerate(talk.known(number, self.plan.known)):
                        key = f"past {talk.name_of(place + 1).lower()}"
                        await draft.write(user, key=key, value=value, category="personal_context")

    async def _talk(self) -> None:
        """Every turn at its time, whatever became of those before."""
        whole = self.plan.warm_up + self.plan.seconds
        for turn in talk.turns(self.plan.users, self.plan.every, whole, self.plan.seed):
            await asyncio.sleep(max(0.0, turn.due - self.now))
            self._later(self._send(turn))
        await asyncio.sleep(max(0.0, whole - self.now))

    def _later(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._work.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._work.discard(task)
        if not task.cancelled() and (error := task.exception()):
            self.problems.append(f"{type(error).__name__}: {error}")

    async def _send(self, turn: Turn) -> None:
        chosen = await self.crew.any()
        chosen.turns[turn.number] = turn
        self.ledger.send(turn, chosen.place, warm=time.monotonic() - chosen.ready >= WARM)
        chosen.tell(turn=turn.number, id=turn.id, user=turn.user, thread=turn.thread, text=turn.text)

    def _answered(self, worker: Worker, told: dict[str, Any]) -> None:
        if "night" in told:
            worker.nights.discard(told["night"])
            began = self._nights_under_way.pop(told["night"])
            self.nights.append({"at": began, "seconds": self.now - began, **told})
            if "error" in told:
                self.problems.append(f"a night failed: {told['error']}")
        elif worker.turns.pop(told["turn"], None):
            self.ledger.answer(told["turn"], self.now, told)

    def _ended(self, worker: Worker) -> None:
        """What a dead process had under way: half of it is sent again, as it was, the rest is left as it is."""
        for number, turn in worker.turns.items():
            if self._dice.random() < 0.5:
                self._later(self._send(turn))
            else:
                self.ledger.lose(number)
        for night in worker.nights:
            self._later(self._night(night))

    async def _kill(self) -> None:
        while True:
            await asyncio.sleep(self.plan.kill)
            if self.crew.kill(self.plan.spared) is not None:
                self.kills.append(self.now)
                self._later(self._check(min(_LOOK, self.plan.kill / 4)))

    async def _check(self, after: float) -> None:
        """Compare what was answered since the last time, and what was lost sight of, a moment after a kill."""
        await asyncio.sleep(after)
        settled = [one for one in self.ledger.of("answered", "unknown") if one.turn.number not in self._checked]
        self._checked |= {entry.turn.number for entry in settled}
        self.problems += self.ledger.wrong(await asyncio.to_thread(proof.found, self.address, settled), settled)

    async def _dream(self) -> None:
        day = datetime.now(UTC).date()
        while True:
            await asyncio.sleep(self.plan.night)
            day += timedelta(days=1)
            await self._night(day.isoformat())

    async def _night(self, night: str) -> None:
        self._nights_under_way.setdefault(night, self.now)
        chosen = await self.crew.any(night=True)
        chosen.nights.add(night)
        chosen.tell(night=night)

    async def _look(self) -> None:
        while True:
            await asyncio.to_thread(self.watch.look, self.now, list(self.crew.workers.values()))
            self.say(self.line())
            await asyncio.sleep(_LOOK if self.plan.seconds > 60 else 1.0)

    async def _end(self) -> None:
        """Wait for what is under way, then one more night, so that nothing is left to do."""
        await until(lambda: not (self.ledger.of("sent") or self._nights_under_way), _GRACE)
        self.problems += [f"{one.turn.id} was never answered" for one in self.ledger.of("sent")]
        await self._night((datetime.now(UTC).date() + timedelta(days=9_000)).isoformat())
        await until(lambda: not self._nights_under_way, _LAST_NIGHT)
        await self.crew.close()

    def line(self) -> str:
        """Where the run is, in one line."""
        recent = [one for one in self.ledger.of("answered") if one.turn.due > self.now - 60]
        load = self.watch.load[-1] if self.watch.load else {"ours": 0.0, "machine": 0.0}
        held = [sample for sample in self.watch.samples[-self.plan.processes - 1 :] if sample.place < self.plan.spared]
        spared = f"{held[-1].megabytes:.0f} MB, {held[-1].handles} handles" if held else "–"
        states = self.ledger.counts()
        return (
            f"{self.now:6.0f} s  answered {states.get('answered', 0):,} (+{states.get('sent', 0)} under way, "
            f"{states.get('failed', 0)} failed, {states.get('unknown', 0)} unknown)  last minute p50 "
            f"{percentile(recent, 50):.0f} p99 {percentile(recent, 99):.0f} ms  kills {len(self.kills)}  nights "
            f"{len(self.nights)}  cores {load['ours']:.0%} ours of {load['machine']:.0%}  first worker {spared}  "
            f"problems {len(self.problems)}"
        )


def percentile(entries: list[Entry], share: float) -> float:
    """Milliseconds from the time a turn was due to its answer that so many of a hundred did not exceed."""
    times = sorted(entry.seconds for entry in entries)
    return 1e3 * times[min(len(times) - 1, int(len(times) * share / 100))] if times else 0.0

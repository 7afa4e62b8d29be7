"""What a deployment needs, from what a real day of a few users costs: turns with all that belongs to them, and a night.

A share of the users is active on a day: each says ten things, of which one is remembered, and has a night after it. The
others only lie in the database, with ten memories each. Costs are seconds of the cores, so that a busy machine
matters little.
"""

import asyncio
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

from langchain_core.messages import HumanMessage
from rich.progress import Progress

from benchmarks.measuring import table
from benchmarks.soak import talk
from benchmarks.soak.watch import family_cpu, server_of
from benchmarks.speed.crowd import PER_USER, load, user
from graphs.build import Graphs, open_graphs
from stores import Settings, open_store

SAMPLE_OF, SAMPLE = 2_000, 60
"""Users of the database that costs are measured on, and how many of them are active."""
ACTIVE = 0.03
TURNS = 10
BUSY, NIGHT = 8 * 3600, 6 * 3600
"""Seconds of a day in which people talk, and of a night."""
AT_ONCE = 4
_ROWS = ("messages", "memory", "events")


@dataclass(frozen=True)
class Day:
    """What a day came to: seconds of the cores, rows, and bytes that were added."""

    turns_program: float
    turns_server: float
    night_program: float
    night_server: float
    messages: float
    memory: float
    events: float
    bytes_added: float

    @property
    def night(self) -> float:
        return self.night_program + self.night_server

    def times(self, factor: float) -> "Day":
        return Day(**{name: value * factor for name, value in asdict(self).items()})


@dataclass(frozen=True)
class Costs:
    """What one active user's day costs, and what one user takes in the database before it."""

    day: Day
    bytes_of_user: float
    bytes_empty: float


@dataclass(frozen=True)
class Lived:
    """A day of so many users, and the database before it: without anybody, and with all of them."""

    users: int
    active: int
    day: Day
    bytes_empty: float
    bytes_before: float

    def costs(self) -> Costs:
        of_user = (self.bytes_before - self.bytes_empty) / self.users
        return Costs(self.day.times(1 / self.active), of_user, self.bytes_empty)


@dataclass(frozen=True)
class Meter:
    """Reads what was spent and what is there."""

    address: str
    server: int

    def look(self) -> dict[str, float]:
        import psycopg

        with psycopg.connect(self.address, autocommit=True) as asked:
            asked.execute("SET memory.everybody = 'on'")
            row: Any = asked.execute("SELECT pg_database_size(current_database())").fetchone()
            found = {"bytes": float(row[0])}
            for name in _ROWS:
                row = asked.execute(f"SELECT count(*) FROM {name}").fetchone()
                found[name] = float(row[0])
        return found | {"program": time.process_time(), "server": family_cpu(self.server)}


async def lived(folder: Path, url: str, users: int, active: int, say: Callable[[str], None] = print) -> Lived:
    """A real day of so many active users among so many, with the night after it."""
    settings = Settings(
        data_dir=folder / str(users), database_url=url, documents="database", postgres_pool=8, model="offline"
    )
    address = url.replace("+psycopg", "")
    meter = Meter(address, server_of(address))
    async with open_store(settings):
        pass  # makes the tables
    empty = meter.look()["bytes"]
    with Progress(disable=True) as progress:
        await asyncio.to_thread(load, url, users, progress)
    night = datetime.now(UTC).date()
    async with open_graphs(settings) as graphs:
        await _talk(graphs, [user(users - 1)], users)  # whatever is read only once
        await _night(graphs, night)
        before = meter.look()
        chosen = [user(number * users // (active + 1)) for number in range(active)]
        await _talk(graphs, chosen, 0, lambda done: say(f"{users:,} users: day of {done} of {active}"))
        between = meter.look()
        await _night(graphs, night + timedelta(days=1))
        after = meter.look()
    day = Day(
        between["program"] - before["program"],
        between["server"] - before["server"],
        after["program"] - between["program"],
        after["server"] - between["server"],
        *(after[name] - before[name] for name in (*_ROWS, "bytes")),
    )
    return Lived(users, active, day, empty, before["bytes"])


async def _talk(graphs: Graphs, users: list[str], first: int, say: Callable[[int], None] = lambda done: None) -> None:
    waiting = iter(enumerate(users, first))

    async def some() -> None:
        for number, who in waiting:
            for turn in talk.day(who, number, TURNS):
                given = {"messages": [HumanMessage(turn.text, id=turn.id)]}
                if not (await graphs.turn(who, turn.thread, given)).reply:
                    raise RuntimeError(f"no answer to {turn.text!r}")
            if number % 10 == 0:
                say(number)

    await asyncio.gather(*(some() for _ in range(AT_ONCE)))


async def _night(graphs: Graphs, night: date) -> None:
    given = {"configurable": {"thread_id": f"night-{night}"}}
    report = (await graphs["nightly"].ainvoke({"run_date": night.isoformat()}, given))["report"]
    if report["failed"]:
        raise RuntimeError(f"{report['failed']} nights failed")


def plan(users: int, costs: Costs, share: float = ACTIVE) -> None:
    """What so many users need, of whom a share is active on a day."""
    active, day = users * share, costs.day
    turn = (day.turns_program + day.turns_server) / TURNS
    written, held = day.messages + day.memory + day.events, costs.bytes_empty + users * costs.bytes_of_user
    rows = [
        (f"active on a day, {share:.0%}, with {TURNS} turns each", f"{active:,.0f}"),
        ("turns a second in a day of 8 hours", f"{active * TURNS / BUSY:,.1f}"),
        ("seconds of cores for a turn: the program; PostgreSQL", _both(day.turns_program, day.turns_server, TURNS)),
        ("cores for turns", f"{active * TURNS / BUSY * turn:,.1f}"),
        ("seconds of cores for a user's night: the program; PostgreSQL", _both(day.night_program, day.night_server)),
        ("cores for a night of 6 hours", f"{active * day.night / NIGHT:,.1f}"),
        (
            "rows a second: messages, memories, events",
            f"{active * written / BUSY:,.1f}",
        ),
        (
            f"database with {PER_USER} memories each",
            f"{held / 1e9:,.1f} GB",
        ),
        ("added by a day, before anything expires", f"{active * day.bytes_added / 1e9:,.1f} GB"),
        ("model calls a night, three for each who said something", f"{3 * active:,.0f}"),
        ("tokens a night, 4,000 for each", f"{4_000 * active / 1e9:,.2f} billion"),
        ("dollars a night at $0.15 a million tokens", f"{4_000 * active / 1e6 * 0.15:,.0f}"),
    ]
    table(f"A plan for {users:,} users", ("what", "needs"), rows, "the first limit is cores for turns; then the model")


def _both(program: float, server: float, parts: int = 1) -> str:
    return f"{program / parts:.3f}; {server / parts:.3f}"

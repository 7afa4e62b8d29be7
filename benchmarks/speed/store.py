"""What the whole store costs: one write as the memory grows, reads, cold starts, crowds of writers, and search.

Every figure is a ratio against a peer that takes turns in the same run. `python -m benchmarks.speed.store`.
"""

import asyncio
import multiprocessing
import tempfile
import time
from collections.abc import Callable
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any

from rich.console import Console
from sqlalchemy import delete

from benchmarks.measuring import Act, Figure, by_turns, sentences, spelled, table, verdict
from benchmarks.speed import store_peers as peers
from stores import MemoryStore, Settings, open_store
from stores.database import schema
from stores.database.connection import Database
from stores.write.checks.gate import check_text

SIZES = (100, 1_000, 10_000)
CALLERS = (1, 8, 100)
ROUNDS = 40
PROCESSES, WRITERS, EACH = 8, 25, 3
WRITES = 200
"""Writes of each crowd, shared among its callers."""
OURS, ONE_BY_ONE = "this store, SQLite", "a transaction each"
NewDatabase = Callable[[], str] | None


def statement(number: int, text: str) -> dict[str, Any]:
    """A memory as an export holds it; archived, as most are when a memory has grown past MEMORY.md's limit."""
    at = "2026-02-12T09:00:00+00:00"
    return {
        "id": f"00000000-0000-4000-8000-{number:012d}", "kind": "memory", "category": "work_context",
        "key": f"known_{spelled(number)}", "value": text, "durability": "durable", "state": "archived",
        "confidence": 1.0, "created_at": at, "updated_at": at,
    }  # fmt: skip


async def fill(store: MemoryStore, user: str, size: int, first: int = 0) -> None:
    """A user who is known well."""
    drawn = (statement(first + number, text) for number, text in enumerate(sentences(size, seed=first + 1)))
    # Of thousands of invented sentences one may read like a password, which no import takes.
    memories = [one for one in drawn if not check_text(one["value"], kind="memory", key=one["key"])]
    for start in range(0, size, 500):
        some = memories[start : start + 500]
        await store.load(user, {"format": "hnpal-memory", "version": 1, "user": {"id": user}, "memories": some})


async def growth() -> None:
    """One write, read and search at 100, 1,000 and 10,000 entries."""
    async with peers.ours() as ours:
        users = {size: f"user-{size}" for size in SIZES}
        for place, (size, user) in enumerate(users.items()):
            await fill(ours.store, user, size, first=place * 100_000)
        new = sentences(3 * (ROUNDS + 3), seed=99)

        def writing(user: str, place: int) -> Act:
            return lambda number: ours.put(user, number, new[3 * number + place])

        writes = await by_turns({u: writing(u, place) for place, u in enumerate(users.values())}, ROUNDS, say="write")
        reads = await by_turns({u: _reading(ours.store, u) for u in users.values()}, ROUNDS, say="read")
        finds = await by_turns({u: _finding(ours, u, new) for u in users.values()}, ROUNDS, say="search")
    rows = []
    for size, user in users.items():
        ratio = writes[user].seconds / writes[users[SIZES[0]]].seconds
        rows.append((f"{size:,}", writes[user], f"{ratio:.2f}×", verdict(ratio, 1.5), reads[user], finds[user]))
    table("One call as the memory grows", ("entries", "write", "to the first", "target", "read", "search"), rows)


def _reading(store: MemoryStore, user: str) -> Act:
    return lambda _: store.read(user)


def _finding(candidate: Any, user: str, queries: list[str]) -> Act:
    return lambda number: candidate.find(user, " ".join(queries[number].split()[:4]))


async def cold_start() -> None:
    """Open the store of a user with 10,000 entries and search, with the index's snapshot and without."""
    with tempfile.TemporaryDirectory(prefix="hnpal-bench-") as folder:
        settings = Settings(data_dir=Path(folder))
        async with open_store(settings) as store:
            await fill(store, "ann", SIZES[-1])
            await store.rebuild_index("ann")

        async def start(_: int) -> float:
            began = time.perf_counter()
            async with open_store(settings) as store:
                await store.search("ann", "bana")
                return time.perf_counter() - began

        async def start_anew(number: int) -> float:
            _drop_snapshots(settings)
            return await start(number)

        async def only_open(_: int) -> float:
            began = time.perf_counter()
            async with open_store(settings):
                return time.perf_counter() - began

        taken = await by_turns({"open": only_open, "snapshot": start}, 8, warm_up=1, say="cold start")
        taken |= await by_turns({"rows": start_anew}, 3, warm_up=0, say="cold start from rows")
    search = taken["snapshot"].seconds - taken["open"].seconds
    rows = taken["rows"].seconds - taken["open"].seconds
    table(
        f"Cold start at {SIZES[-1]:,} entries",
        ("open alone", "first search, snapshot", "first search, rows", "ratio", "target"),
        [
            (
                taken["open"],
                Figure(search),
                Figure(rows),
                f"{rows / search:.1f}×",
                verdict(rows / search, 8, at_most=False),
            )
        ],
    )


def _drop_snapshots(settings: Settings) -> None:
    with closing(Database(settings.url)) as database, database.writing() as connection:
        connection.execute(delete(schema.snapshots))


async def beside_peers(database: NewDatabase) -> None:
    """One write after the other, each durable when acknowledged."""
    async with AsyncExitStack() as stack:
        found = await peers.opened(
            stack,
            {
                "this store, SQLite": peers.ours(),
                "LangGraph SqliteStore": peers.sqlite_store(),
                "LangGraph InMemoryStore": peers.in_memory_store(),
                "mem0 (infer=False)": peers.mem0(),
                **({"this store, PostgreSQL": peers.ours(database())} if database else {}),
                **({"LangGraph PostgresStore": peers.postgres_store(database())} if database else {}),
            },
        )
        texts = sentences(ROUNDS + 3, seed=7)
        acts: dict[str, Act] = {name: _putting(candidate, texts) for name, candidate in found.items()}
        taken = await by_turns(acts, ROUNDS, say="write beside peers")
    base = taken["LangGraph SqliteStore"].seconds
    us = taken["this store, SQLite"].seconds
    rows = [
        (name, figure, f"{figure.seconds / base:.2f}×", f"{figure.seconds / us:.2f}×") for name, figure in taken.items()
    ]
    note = f"whole write to SqliteStore put: {us / base:.2f}× {verdict(us / base, 5)}"
    if (other := taken.get("mem0 (infer=False)")) is not None:
        note += f"; mem0 to whole write: {other.seconds / us:.1f}× {verdict(other.seconds / us, 5, at_most=False)}"
    table("One durable write", ("", "median", "to SqliteStore", "to this store"), rows, note)


def _putting(candidate: Any, texts: list[str]) -> Act:
    return lambda number: candidate.put("ann", number, texts[number])


async def crowds(database: NewDatabase) -> None:
    """Writes per second with many callers at once, each of them another user; and errors."""
    candidates: dict[str, Callable[[], Any]] = {
        OURS: peers.ours,
        f"{OURS}, all of one user": peers.ours,
        f"{OURS}, {ONE_BY_ONE}": lambda: peers.ours(turns=asyncio.Lock()),
        "LangGraph SqliteStore": lambda: peers.sqlite_store(threads=True),
        "LangGraph InMemoryStore": lambda: peers.in_memory_store(threads=True),
    }
    if database is not None:
        candidates["this store, PostgreSQL"] = lambda: peers.ours(database())
        candidates["LangGraph PostgresStore"] = lambda: peers.postgres_store(database(), threads=True)
    rows, most = [], {}
    for name, opened in candidates.items():
        async with opened() as candidate:
            crowded = [await crowd(candidate, callers, one_user="one user" in name) for callers in CALLERS]
        rates, failures = zip(*crowded, strict=True)
        most[name] = rates[-1]
        rows.append([name, *(f"{rate:,.0f}" for rate in rates), f"{rates[-1] / rates[0]:.1f}×", sum(failures)])
    gain = max(most[OURS], most[f"{OURS}, all of one user"]) / most[f"{OURS}, {ONE_BY_ONE}"]
    note = f"writing together instead of one by one: {gain:.1f}× {verdict(gain, 4, at_most=False)}"
    table("Writes per second", ("", *(f"{n} callers" for n in CALLERS), "most to one", "errors"), rows, note)


def several_processes() -> None:
    """The same crowd in one process and spread over eight, all on one SQLite file: writes per second, and errors."""
    rows, rates = [], {}
    for processes in (1, PROCESSES):
        with tempfile.TemporaryDirectory(prefix="hnpal-bench-") as folder:
            rates[processes], failed = spread(Path(folder), processes, WRITERS * PROCESSES // processes, EACH)
        rows.append((processes, f"{rates[processes]:,.0f}", failed))
    gain = rates[PROCESSES] / rates[1]
    note = f"{PROCESSES} processes to one: {gain:.2f}× {verdict(gain, 1, at_most=False)}"
    table(f"{WRITERS * PROCESSES} writers on one SQLite file", ("processes", "writes a second", "errors"), rows, note)


def spread(folder: Path, processes: int, writers: int, each: int) -> tuple[float, int]:
    """Writes per second of so many processes with so many writers each, once all have opened, and failed calls."""
    context = multiprocessing.get_context("spawn")
    ready = context.Barrier(processes)
    answers = context.SimpleQueue()
    given = [(folder, number, writers, each, ready, answers) for number in range(processes)]
    workers = [context.Process(target=_write_in_process, args=one) for one in given]
    for worker in workers:
        worker.start()
    told = [answers.get() for _ in workers]
    for worker in workers:
        worker.join()
    taken = max(end for _, end, _ in told) - min(begin for begin, _, _ in told)
    return processes * writers * each / taken, sum(failed for *_, failed in told)


def _write_in_process(folder: Path, number: int, writers: int, each: int, ready: Any, answers: Any) -> None:
    async def act() -> tuple[float, float, int]:
        async with open_store(Settings(data_dir=folder)) as store:
            us, texts = peers.Ours(store), sentences(writers * each, seed=number)
            await asyncio.to_thread(ready.wait, 120)
            began = time.time()

            async def write(writer: int) -> int:
                failed = 0
                for turn in range(each):
                    try:
                        await us.put(f"user-{number}-{writer}", turn, texts[writer * each + turn])
                    except Exception:  # whatever it raises is what this counts
                        failed += 1
                return failed

            failed = sum(await asyncio.gather(*map(write, range(writers))))
            return began, time.time(), failed

    answers.put(asyncio.run(act()))


async def crowd(candidate: peers.Candidate, callers: int, *, one_user: bool = False) -> tuple[float, int]:
    """Writes per second of so many callers, and how many calls failed."""
    texts = sentences(WRITES, seed=callers)
    users = [f"user-{callers}-{0 if one_user else caller}" for caller in range(callers)]
    for user in dict.fromkeys(users):
        await candidate.put(user, -1, f"The first statement about {user}")

    async def write(caller: int) -> int:
        failed = 0
        for number in range(caller, WRITES, callers):
            try:
                await candidate.put(users[caller], number, texts[number])
            except Exception:  # whatever a store raises is what this counts
                failed += 1
        return failed

    began = time.perf_counter()
    failed = sum(await asyncio.gather(*(write(caller) for caller in range(callers))))
    return WRITES / (time.perf_counter() - began), failed


async def searches(database: NewDatabase) -> None:
    """Whole `search` at 10,000 entries beside stores that search by meaning; embedding costs nothing here."""
    size = SIZES[-1]
    known = sentences(size, seed=1)
    async with AsyncExitStack() as stack:
        candidates: dict[str, Any] = {"LangGraph InMemoryStore": peers.in_memory_store(searchable=True)}
        candidates["LangGraph SqliteStore"] = peers.sqlite_store(searchable=True)
        if database is not None:
            candidates["LangGraph PostgresStore"] = peers.postgres_store(database(), searchable=True)
        found = await peers.opened(stack, candidates)
        with Console(stderr=True).status("filling the stores to search"):
            for candidate in found.values():
                candidate.fill("ann", known)
            us = await stack.enter_async_context(peers.ours())
            await fill(us.store, "ann", size)
        tool = await stack.enter_async_context(peers.langmem(found["LangGraph InMemoryStore"], "ann"))
        found = {"this store": us, **found, **({"langmem (search tool)": tool} if tool else {})}
        acts: dict[str, Act] = {name: _finding(candidate, "ann", known) for name, candidate in found.items()}
        taken = await by_turns(acts, ROUNDS, say="search beside peers")
    ours = taken["this store"].seconds
    targets = {"LangGraph PostgresStore": 10, "langmem (search tool)": 20}
    rows = []
    for name, figure in taken.items():
        ratio = figure.seconds / ours
        rows.append(
            (name, figure, f"{ratio:.1f}×", verdict(ratio, targets[name], at_most=False) if name in targets else "")
        )
    table(f"Whole search at {size:,} entries", ("", "median", "to this store", "target"), rows)


async def run() -> None:
    await growth()
    await cold_start()
    several_processes()
    with peers.postgres() as database:
        await beside_peers(database)
        await crowds(database)
        await searches(database)


def main() -> None:
    asyncio.run(run())


if __name__ == "__main__":
    main()

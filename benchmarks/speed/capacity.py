"""Very many users: the same calls at a million users as at a thousand, and what a deployment of so many needs.

`python -m benchmarks.speed.capacity` loads 1,000,000 users with 10 memories each into a PostgreSQL of its own
(`--users` for fewer), which takes some minutes and about 10 GB of disk; then it measures by turns, explains what the
server does, and prints a plan from the measured unit costs.
"""

import argparse
import asyncio
import json
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any

from rich.console import Console
from rich.progress import Progress

from benchmarks.measuring import Act, Figure, by_turns, sentences, spelled, table, verdict
from benchmarks.speed import store_peers as peers
from stores import MemoryStore, Settings, open_store
from stores.database import schema
from stores.database.connection import Database
from stores.documents.formats.memory_md import template

FEW, PER_USER, DUE = 1_000, 10, 200
ROUNDS = 40
NOW = datetime.now(UTC).replace(microsecond=0)
LARGE = ("memory", "users", "events", "messages", "documents", "conversations")
_DOCUMENT = template().encode()
_TEXTS = sentences(2_000, seed=3)
_AT_ONCE = 20_000


def user(number: int) -> str:
    return f"user-{number:08d}"


def load(url: str, users: int, progress: Progress) -> None:
    """Users and memories by COPY, with the indexes made at the end; some of them have said something since."""
    import psycopg

    indexes = [index for index in schema.memory.indexes if not index.unique]
    database = Database(url)
    with database.writing() as connection:
        for index in indexes:
            index.drop(connection)
    with psycopg.connect(url.replace("+psycopg", "")) as server:
        server.execute("SET memory.everybody = 'on'")
        _copy(server, "users (id, revision)", ((user(one), PER_USER) for one in range(users)), progress, users)
        _copy(server, f"memory ({', '.join(_MEMORY)})", _memories(users), progress, users * PER_USER)
        for into, row in _OTHERS.items():
            rows = (row(one, user(one), one % max(1, users // DUE) == 0) for one in range(users))
            _copy(server, into, rows, progress, users)
    for index in progress.track(indexes, description="indexes"):
        with database.writing() as connection:
            index.create(connection)
    database.close()
    with psycopg.connect(url.replace("+psycopg", ""), autocommit=True) as server:
        server.execute("ANALYZE")


_MEMORY = (
    "id", "user_id", "kind", "category", "key", "value", "durability", "day", "details", "fingerprint", "revision",
    "created_at", "updated_at",
)  # fmt: skip


def _memories(users: int) -> Iterator[tuple[Any, ...]]:
    """Eight that last and two of a daily note, one of which is older than notes are kept."""
    details = json.dumps({})
    days = {8: NOW.date() - timedelta(days=5), 9: NOW.date() - timedelta(days=200)}
    for one in range(users):
        for place in range(PER_USER):
            text = _TEXTS[(one * 7 + place * 131) % len(_TEXTS)]
            name = f"{one:08d}-0000-4000-8000-{place:012d}"
            lasts = "daily" if place in days else "durable"
            key, day = f"known_{spelled(place)}", days.get(place)
            yield (
                name, user(one), "memory", "work_context", key, text, lasts, day, details, text.lower()[:200],
                place + 1, NOW, NOW,
            )  # fmt: skip


_OTHERS: dict[str, Callable[[int, str, bool], tuple[Any, ...]]] = {
    "documents (user_id, name, current, pending)": lambda one, who, due: (who, "MEMORY.md", _DOCUMENT, False),
    "batches (id, user_id, actor)": lambda one, who, due: (f"batch-{one}", who, "user"),
    "events (user_id, batch, operation, actor)": lambda one, who, due: (who, f"batch-{one}", "stored", "user"),
    "conversations (user_id, id, started_at, last_at)": lambda one, who, due: (who, f"talk-{one}", NOW, NOW),
    "messages (user_id, conversation_id, id, role, content, at, run)": lambda one, who, due: (
        who,
        f"talk-{one}",
        "m",
        "user",
        "I like the sea",
        NOW,
        None if due else "earlier",
    ),
}
"""One row each for every user; a few have said something that no night has read."""


def _copy(server: Any, into: str, rows: Iterator[tuple[Any, ...]], progress: Progress, total: int) -> None:
    task = progress.add_task(into.split()[0], total=total)
    with server.cursor().copy(f"COPY {into} FROM STDIN") as copy:
        for number, row in enumerate(rows, 1):
            copy.write_row(row)
            if number % _AT_ONCE == 0:
                progress.update(task, completed=number)
    server.commit()
    progress.update(task, completed=total)


@dataclass(frozen=True)
class Place:
    """A database of so many users, and a store on it."""

    users: int
    store: MemoryStore

    def acts(self, seed: int) -> dict[str, Act]:
        """What is measured, each time for another user whom no cache knows."""
        dice = Random(seed)
        texts = sentences(400, seed=seed)

        def someone(act: Callable[[str, int], Any]) -> Act:
            return lambda number: act(user(dice.randrange(self.users)), number)

        async def write(who: str, number: int) -> None:
            given: dict[str, Any] = {
                "key": f"new {spelled(number)}",
                "value": texts[number],
                "category": "work_context",
            }
            receipt = await self.store.write(who, **given)
            if not receipt.ok:
                raise RuntimeError(receipt.reason)

        return {
            "write": someone(write),
            "search": someone(lambda who, number: self.store.search(who, texts[number][:40])),
            "context": someone(lambda who, number: self.store.context(who, texts[number][:40])),
            "expiry of a user": someone(lambda who, _: self.store.prune(who)),
            "erasure of a user": someone(lambda who, _: self.store.clear(who)),
            "who is due": lambda _: self.store.runs.due(NOW.date()),
        }


async def measure(few: Place, many: Place) -> dict[str, tuple[Figure, Figure]]:
    first, second = few.acts(1), many.acts(2)
    found = {}
    for name in first:
        taken = await by_turns({"few": first[name], "many": second[name]}, ROUNDS, say=name)
        found[name] = taken["few"], taken["many"]
    return found


def explained(database: Database, work: Callable[[], None]) -> list[str]:
    """The sequential scans of large tables in what the server does for `work`."""
    from sqlalchemy import event, text

    seen: dict[str, Any] = {}

    def note(connection: Any, cursor: Any, statement: str, values: Any, context: Any, many: bool) -> None:
        if statement.split()[0] in ("SELECT", "UPDATE", "DELETE") and "set_config" not in statement:
            seen.setdefault(statement, values[0] if many else values)

    event.listen(database.engine, "before_cursor_execute", note)
    work()
    event.remove(database.engine, "before_cursor_execute", note)
    found = []
    with database.reading_all() as connection:
        for statement, values in seen.items():
            plan: Any = connection.exec_driver_sql(f"EXPLAIN (FORMAT JSON) {statement}", values).scalar()
            connection.execute(text("SELECT 1"))
            found += [f"{name}: {statement[:160]}" for name in _scanned(plan[0]["Plan"]) if name in LARGE]
    return found


def _scanned(plan: dict[str, Any]) -> Iterator[str]:
    if plan["Node Type"] == "Seq Scan":
        yield plan["Relation Name"]
    for part in plan.get("Plans", ()):
        yield from _scanned(part)


async def user_path(store: MemoryStore, who: str) -> None:
    """What a user's turn and night ask of the database."""
    await store.write(who, key="explained", value="Collects old maps of rivers", category="personal_context")
    await store.update(who, "explained", "Collects old maps of rivers and lakes")
    await store.write(who, key="today", value="Read of rivers", category="reading_history", durability="daily")
    await store.search(who, "rivers")
    await store.context(who, "rivers", with_open=True)
    await store.activity.message(who, f"talk-{who}", role="user", content="I collect maps", id="m")
    await store.read(who)
    await store.history(who)
    await store.forget(who, "explained")
    await store.prune(who)


def sizes(url: str) -> tuple[int, int]:
    """Bytes of the database, and of its tables of memories and events alone."""
    import psycopg

    with psycopg.connect(url.replace("+psycopg", "")) as server:
        whole = server.execute("SELECT pg_database_size(current_database())").fetchone()
        rows = server.execute("SELECT pg_total_relation_size('memory')").fetchone()
    assert whole is not None
    assert rows is not None
    return whole[0], rows[0]


def plan(users: int, cpu: dict[str, float], size: tuple[int, int]) -> None:
    """What so many users need, if each says ten things a day, of which one is remembered."""
    turns, writes, night = 10, 1, 1 / 25
    busy = 8 * 3600
    searches = users * turns / busy
    stored = users * writes / busy
    cores = searches * cpu["context"] + stored * cpu["write"]
    rows = [
        ("turns a second in a day of 8 hours", f"{searches:,.0f}"),
        ("writes a second", f"{stored:,.0f}"),
        ("cores for context and writes", f"{cores:,.1f}"),
        ("cores for a night of 6 hours, if a core does 25 users a second", f"{users * night / (6 * 3600):,.1f}"),
        ("database now", f"{size[0] / 2**30:,.1f} GB, of which memories {size[1] / 2**30:,.1f}"),
        ("database with 200 memories each", f"{size[1] / PER_USER * 200 / 2**30:,.0f} GB"),
        ("model calls a night, three for each who said something", f"{3 * users:,}"),
        ("tokens a night, 4,000 for each", f"{4_000 * users / 1e9:,.1f} billion"),
        ("dollars a night at $0.15 a million tokens", f"{4_000 * users / 1e6 * 0.15:,.0f}"),
    ]
    first = "writes" if cpu["write"] * stored > cpu["context"] * searches else "reading the context of turns"
    table(
        f"A plan for {users:,} users", ("what", "needs"), rows, f"the first limit of a core is {first}; then the model"
    )


async def cpu_of(place: Place) -> dict[str, float]:
    """Seconds of this process's CPU for one call."""
    spent = {}
    for name, act in place.acts(5).items():
        if name in ("write", "context"):
            began = time.process_time()
            for number in range(ROUNDS):
                await act(100 + number)
            spent[name] = (time.process_time() - began) / ROUNDS
    return spent


async def run(users: int, few: int = FEW) -> None:
    with peers.postgres() as new_database, peers._folder() as folder:
        if new_database is None:
            return
        urls = {count: new_database() for count in dict.fromkeys((few, users))}
        stores = {}
        for count, url in urls.items():
            settings = Settings(data_dir=folder / str(count), database_url=url, documents="database")
            async with open_store(settings):
                pass  # makes the tables
            with Progress() as progress:
                await asyncio.to_thread(load, url, count, progress)
            stores[count] = open_store(settings)
        async with stores[few] as small, stores[users] as large:
            taken = await measure(Place(few, small), Place(users, large))
            rows = []
            for name, (first, second) in taken.items():
                ratio = second.seconds / first.seconds
                rows.append((name, first, second, f"{ratio:.2f}×", verdict(ratio, 1.5)))
            table(f"{users:,} users to {few:,}", ("", f"{few:,}", f"{users:,}", "ratio", "target"), rows)
            who, loop = user(users // 2), asyncio.get_running_loop()

            def walk() -> None:
                asyncio.run_coroutine_threadsafe(user_path(large, who), loop).result()

            scans = await asyncio.to_thread(explained, large._runtime.database, walk)
            Console(highlight=False).print(
                "\n".join(f"sequential scan of {one}" for one in scans)
                or "EXPLAIN: no sequential scan of a large table"
            )
            cpu = await cpu_of(Place(users, large))
        plan(users, cpu, sizes(urls[users]))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.speed.capacity", description=__doc__)
    parser.add_argument("--users", type=int, default=1_000_000, help="how many (default 1,000,000)")
    asyncio.run(run(parser.parse_args().users))


if __name__ == "__main__":
    main()

"""Very many users: the same calls at a million users as at a thousand, and what a deployment of so many needs.

`python -m benchmarks.speed.capacity` loads 1,000,000 users with 10 memories each into a PostgreSQL of its own
(`--users` for fewer), which takes some minutes and about 10 GB of disk; then it measures by turns, explains what the
server does, and prints a plan from the measured unit costs.
"""

import argparse
import asyncio
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from rich.console import Console
from rich.progress import Progress

from benchmarks.measuring import Act, Figure, by_turns, sentences, spelled, table, verdict
from benchmarks.speed import store_peers as peers
from benchmarks.speed.capacity_plan import ACTIVE, SAMPLE, SAMPLE_OF, lived, plan
from benchmarks.speed.crowd import NOW, load, user
from stores import MemoryStore, Settings, open_store
from stores.database.connection import Database

FEW = 1_000
ROUNDS = 40
LARGE = ("memory", "users", "events", "messages", "documents", "conversations")


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
        whole = await lived(folder, new_database(), SAMPLE_OF, SAMPLE)
        plan(users, whole.costs(), ACTIVE)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.speed.capacity", description=__doc__)
    parser.add_argument("--users", type=int, default=1_000_000, help="how many (default 1,000,000)")
    asyncio.run(run(parser.parse_args().users))


if __name__ == "__main__":
    main()

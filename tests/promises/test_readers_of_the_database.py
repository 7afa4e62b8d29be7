"""R20: nobody waits for another's reader or erasure; and what such a reader keeps from being erased is said."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from langchain_core.messages import HumanMessage
from langgraph.types import Command

from graphs.build import Graphs, open_graphs
from graphs.models.offline import OfflineModel
from stores import Settings, Status, open_store
from stores.database.connection import BUSY_SECONDS
from tests.conftest import Clock

CANARY = "zyzzyvacanary"
PATIENCE = BUSY_SECONDS / 3
"""Whoever waits for a reader's lock waits three times as long."""


@contextmanager
def _reader(database: Path) -> Iterator[None]:
    """A shell, or a backup, in the midst of a read."""
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute("BEGIN")
        connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        yield
        connection.execute("ROLLBACK")


def _holding(folder: Path) -> set[str]:
    return {path.name for path in folder.rglob("*") if path.is_file() and CANARY.encode() in path.read_bytes()}


async def test_an_erasure_beside_an_open_reader_stops_nobodys_writes(settings: Settings) -> None:
    async with open_store(settings) as store:
        for number in range(3):
            await store.write(
                "ann", key=f"pet_{number}", value=f"Keeps {CANARY} number {number}", category="preference"
            )
        with _reader(settings.data_dir / "memory.db"):
            async with asyncio.timeout(PATIENCE):
                erased, *written = await asyncio.gather(
                    store.forget("ann", "pet_0", erase=True),
                    *(
                        store.write("bob", key=f"k{n}", value=f"Statement {n}", category="preference")
                        for n in range(20)
                    ),
                )
                cleared, after = await asyncio.gather(
                    store.clear("ann"), store.write("bob", key="after", value="Afterwards", category="preference")
                )
            assert _holding(settings.data_dir) == {"memory.db-wal"}
        assert erased.status is cleared.status is Status.DELETED
        assert {receipt.status for receipt in (*written, after)} == {Status.STORED}
        for receipt in (erased, cleared):
            assert any("write-ahead log" in one for one in receipt.remains)
        await asyncio.sleep(1.1)
        await store.write("bob", key="later", value="The next write empties it", category="preference")
        await store.write("bob", key="last", value="And this one waits for it", category="preference")
        assert _holding(settings.data_dir) == set()


async def test_a_log_that_a_reader_held_is_emptied_when_the_store_closes_or_opens(settings: Settings) -> None:
    database = settings.data_dir / "memory.db"
    async with open_store(settings) as store:
        await store.write("ann", key="pet", value=f"Keeps {CANARY} at home", category="preference")
        with _reader(database):
            await store.clear("ann")
            assert _holding(settings.data_dir)
    assert _holding(settings.data_dir) == set()


async def _talk(graphs: Graphs, thread: str, said: str) -> str:
    return (await graphs.turn("ann", thread, {"messages": [HumanMessage(said)]})).reply


async def test_clear_says_what_a_reader_keeps_of_saved_threads(settings: Settings, clock: Clock) -> None:
    async with open_graphs(settings, model=OfflineModel(), clock=clock) as graphs:
        await _talk(graphs, "one", f"Tell me of {CANARY}")
        with _reader(settings.data_dir / "threads.db"):
            await graphs.turn("ann", "two", {"messages": [HumanMessage("/memory clear")]})
            async with asyncio.timeout(PATIENCE):
                done = await graphs.turn("ann", "two", Command(resume="yes"))
            assert "saved threads stay in their write-ahead log" in done.reply
            assert "Everything is erased" not in done.reply
            assert _holding(settings.data_dir)
        await asyncio.sleep(1.1)
        await _talk(graphs, "two", "Hello")
        assert _holding(settings.data_dir) == set()
        await graphs.turn("ann", "two", {"messages": [HumanMessage("/memory clear")]})
        assert (await graphs.turn("ann", "two", Command(resume="yes"))).reply.startswith("Everything is erased.")

"""What the memory costs where others use it: an item beside LangGraph's SqliteStore, and a turn of `create_agent` with
and without the middleware. Both sides are as durable, and the model takes no time.
`python -m benchmarks.speed.integrations`.
"""

import asyncio
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from langchain.agents import create_agent
from langgraph.checkpoint.sqlite.aio import AsyncSqliteSaver
from langgraph.store.base import BaseStore
from langgraph.store.sqlite import SqliteStore

from benchmarks.measuring import Act, Cost, Figure, by_blocks, by_turns, people, sentences, table, verdict
from benchmarks.speed.agents import Instant
from benchmarks.speed.graphs import PROFILE, acquaint
from integrations.items import UserMemoryStore
from integrations.middleware import UserMemory
from stores import MemoryStore, Settings, open_store
from tools.context import Context

ROUNDS = 100
BLOCKS, TURNS = 12, 10
ITEMS = 50
FEW, MANY = 12, 100
OURS, PEER = "UserMemoryStore", "SqliteStore"
WITH, BARE = "with UserMemory", "bare"
_SPACE = ("docs", "notes")


@asynccontextmanager
async def opened() -> AsyncIterator[tuple[MemoryStore, Path]]:
    with tempfile.TemporaryDirectory(prefix="hnpal-bench-") as folder:
        async with open_store(Settings(data_dir=Path(folder) / "data")) as store:
            yield store, Path(folder)


def peer(folder: Path) -> SqliteStore:
    """As durable as ours: a put survives a power failure."""
    connection = sqlite3.connect(folder / "peer.db", check_same_thread=False, isolation_level=None)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    store = SqliteStore(connection)
    store.setup()
    return store


async def items(rounds: int = ROUNDS) -> dict[str, dict[str, Figure]]:
    """Medians of putting and of getting an item, by turns."""
    async with opened() as (store, folder):
        stores: dict[str, BaseStore] = {OURS: UserMemoryStore(store), PEER: peer(folder)}
        texts = sentences(ITEMS, seed=3)

        def putting(to: BaseStore) -> Act:
            async def act(number: int) -> None:
                to.put(_SPACE, f"k{number % ITEMS}", {"text": texts[number % ITEMS], "n": number})

            return act

        def getting(of: BaseStore) -> Act:
            async def act(number: int) -> None:
                of.get(_SPACE, f"k{number % ITEMS}")

            return act

        puts = await by_turns({name: putting(one) for name, one in stores.items()}, rounds, say="put")
        gets = await by_turns({name: getting(one) for name, one in stores.items()}, rounds, say="get")
        return {"put": puts, "get": gets}


async def turns(known: Sequence[str], asked: Sequence[str], blocks: int = BLOCKS) -> dict[str, Cost]:
    """What one turn of an agent takes that only answers; what is recorded after it counts as work."""
    async with opened() as (store, folder):
        await acquaint(store, "ann", known)
        async with (
            AsyncSqliteSaver.from_conn_string(str(folder / "with.db")) as ours,
            AsyncSqliteSaver.from_conn_string(str(folder / "bare.db")) as theirs,
        ):
            acts = {WITH: _talking(asked, ours, [UserMemory(store)]), BARE: _talking(asked, theirs, [])}
            return await by_blocks(acts, blocks, size=TURNS, say="turn")


def _talking(asked: Sequence[str], saver: AsyncSqliteSaver, middleware: list[Any]) -> Act:
    agent: Any = create_agent(
        Instant(), [], system_prompt="Be kind.", middleware=middleware, context_schema=Context, checkpointer=saver
    )

    async def act(number: int) -> None:
        where = {"configurable": {"thread_id": f"talk-{number // TURNS}"}}
        await agent.ainvoke({"messages": [("user", asked[number % len(asked)])]}, where, context=Context(user_id="ann"))

    return act


async def main() -> None:
    measured = await items()
    rows = [
        (
            name,
            taken[OURS],
            taken[PEER],
            f"{(share := taken[OURS].seconds / taken[PEER].seconds):.2f}×",
            verdict(share, 2),
        )
        for name, taken in measured.items()
    ]
    table("An item", ("", OURS, PEER, "ratio", "target"), rows, "both survive a power failure")
    rows = []
    told, said = people()
    invented = sentences(TURNS * (BLOCKS + 1), seed=9)
    for what, known, asked in (
        ("a memory that is shown whole", sentences(FEW, seed=5), invented),
        ("one that is larger, in sentences of people, asked by theirs", told[:MANY], said),
        ("one that is larger, in invented words", sentences(PROFILE, seed=5), invented),
    ):
        taken = await turns(known, asked)
        for how, ours, bare in (
            ("until it is answered", taken[WITH].waited, taken[BARE].waited),
            ("processor time, with recording", taken[WITH].worked, taken[BARE].worked),
        ):
            share = ours.seconds / bare.seconds
            rows.append((f"{what}, {how}", ours, bare, f"{share:.2f}×", verdict(share, 1.3)))
    table("A turn of create_agent", ("", WITH, BARE, "ratio", "target"), rows, "both save with AsyncSqliteSaver")


if __name__ == "__main__":
    asyncio.run(main())

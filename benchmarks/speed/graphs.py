"""What a turn of a discussion costs beside a bare LangGraph agent, and a hundred conversations at once.

All of them answer with the same model, which takes no time, and save each step before the next. What a discussion
records outlives a power failure, as do the steps of an agent on LangGraph's own saver; on our checkpointer, which it
shares with the other two, a step outlives the process. `python -m benchmarks.speed.graphs`.
"""

import asyncio
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from langgraph.checkpoint.sqlite.aio import AsyncSqliteSaver

from benchmarks.measuring import Act, Figure, by_turns, sentences, table, verdict
from benchmarks.samples.scripted_model import Call
from benchmarks.speed.agents import Instant, bare_agent
from graphs.build import Graphs, open_graphs
from stores import MemoryStore, Settings
from tools.context import Context

ROUNDS = 60
TURNS_A_THREAD = 12
CONVERSATIONS = 100
PROFILE = 40
"""Standing memories of the reader, as many as a MEMORY.md of middle size holds."""
KNOWN = sentences(PROFILE, seed=5)

OURS = "discussion"
DURABLE = "bare agent, as many steps, as durable"
SAME_STEPS = "bare agent, as many steps"
BARE = "bare agent, model and tools only"
BEFORE, AFTER = 4, 1
"""Steps of a discussion around its model and tools: enter, settle, recall, capture; reply."""

TOOLS: list[list[Call]] = [
    [("search_memory", {"query": "{said}"})],
    [("write_memory", {"key": "{said}", "value": "{said}", "category": "reading_history", "durability": "daily"})],
]


@asynccontextmanager
async def opened(model: Instant) -> AsyncIterator[tuple[Graphs, Settings]]:
    with tempfile.TemporaryDirectory(prefix="hnpal-bench-") as folder:
        settings = Settings(data_dir=Path(folder))
        async with open_graphs(settings, model=model) as graphs:
            yield graphs, settings


async def acquaint(store: MemoryStore, user: str, known: Sequence[str] = KNOWN) -> None:
    """A reader of whom this is known."""
    async with store.batch(user) as draft:
        for number, text in enumerate(known):
            await draft.write(user, key=f"known_{number}", value=text, category="preference")


async def turn(what: str, steps: list[list[Call]]) -> list[tuple[object, ...]]:
    """Medians of one turn, by turns."""
    model = Instant(steps=steps)
    async with (
        opened(model) as (graphs, settings),
        AsyncSqliteSaver.from_conn_string(str(settings.data_dir / "saver.db")) as saver,
    ):
        await acquaint(graphs.store, "ann")
        padded = bare_agent(graphs.store, model, before=BEFORE, after=AFTER)
        candidates = {
            OURS: graphs["discussion"],
            DURABLE: padded.compile(checkpointer=saver),
            SAME_STEPS: padded.compile(checkpointer=graphs.threads),
            BARE: bare_agent(graphs.store, model).compile(checkpointer=graphs.threads),
        }
        acts = {name: speaking(graph, name) for name, graph in candidates.items()}
        taken = await by_turns(acts, ROUNDS, warm_up=TURNS_A_THREAD, say=what)
    us = taken[OURS].seconds
    return [
        (
            what if name == OURS else "",
            name,
            figure,
            "" if name == OURS else f"{us / figure.seconds:.2f}×",
            verdict(us / figure.seconds, 1.5) if name == DURABLE else "",
        )
        for name, figure in taken.items()
    ]


def speaking(graph: Any, name: str) -> Act:
    """One more turn of a thread; a new thread every so often."""

    async def act(number: int) -> None:
        said = {"messages": [{"role": "user", "content": f"What changed in release {number} of the database? {name}"}]}
        thread = {"configurable": {"thread_id": f"{name}-{number // TURNS_A_THREAD}"}}
        await graph.ainvoke(said, thread, context=Context(user_id="ann"), durability="sync")

    return act


async def crowd() -> list[tuple[object, ...]]:
    """Two turns each of a hundred conversations at once, of as many users and of one, and the same with bare agents."""
    rows: list[tuple[object, ...]] = []
    for name, one_user in ((OURS, False), (f"{OURS}, all of one user", True), (SAME_STEPS, False)):
        model = Instant(steps=TOOLS)
        async with opened(model) as (graphs, _):
            padded = bare_agent(graphs.store, model, before=BEFORE, after=AFTER)
            graph = padded.compile(checkpointer=graphs.threads) if name == SAME_STEPS else graphs["discussion"]
            began = time.perf_counter()
            talks = (_talk(graph, number, one_user) for number in range(CONVERSATIONS))
            answered = await asyncio.gather(*talks, return_exceptions=True)
            taken = time.perf_counter() - began
        turns = sorted(seconds for one in answered if isinstance(one, list) for seconds in one)
        failed = sum(isinstance(one, BaseException) for one in answered)
        p50, p95 = (Figure(turns[int(share * len(turns))]) for share in (0.5, 0.95))
        rows.append((name, f"{len(turns) / taken:.0f}", p50, p95, failed))
    return rows


async def _talk(graph: Any, number: int, one_user: bool) -> list[float]:
    context = Context(user_id="user" if one_user else f"user-{number}")
    thread = {"configurable": {"thread_id": f"thread-{number}"}}
    taken = []
    for turn_number in range(2):
        said = {"messages": [{"role": "user", "content": f"Which release is {turn_number} of {number}?"}]}
        began = time.perf_counter()
        answer = await graph.ainvoke(said, thread, context=context, durability="sync")
        taken.append(time.perf_counter() - began)
        if Instant().answer not in answer["messages"][-1].text:
            raise RuntimeError("the turn was not answered")
    return taken


async def main() -> None:
    rows = [*await turn("one answer", []), *await turn("a search, a write, an answer", TOOLS)]
    table("One turn on a model without latency", ("turn", "", "median", "ours to it", "target"), rows)
    columns = ("", "turns a second", "p50", "p95", "failed")
    table(f"{CONVERSATIONS} conversations at once, two turns with tools each", columns, await crowd())


if __name__ == "__main__":
    asyncio.run(main())

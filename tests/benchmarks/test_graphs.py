"""The comparison is fair: the bare agent takes as many steps as a discussion and does the same with the memory."""

from typing import Any

import pytest

from benchmarks.samples.scripted_model import Call
from benchmarks.speed.agents import Instant, bare_agent
from benchmarks.speed.graphs import AFTER, BEFORE, TOOLS
from graphs.build import assembled
from graphs.server.checkpoints import open_threads
from stores import MemoryStore, Settings
from tools.context import Context

ASKED = {"messages": [{"role": "user", "content": "What changed in release 7 of the database?"}]}


async def steps(graph: Any, user: str, thread: str) -> list[dict[str, Any]]:
    config = {"configurable": {"thread_id": thread}}
    stream = graph.astream(ASKED, config, context=Context(user_id=user), stream_mode="updates", durability="sync")
    return [update async for update in stream]


@pytest.mark.parametrize("wanted", [[], TOOLS], ids=["one answer", "with tools"])
async def test_a_bare_agent_takes_as_many_steps_as_a_discussion(
    settings: Settings, store: MemoryStore, user: str, wanted: list[list[Call]]
) -> None:
    model = Instant(steps=wanted)
    async with open_threads(settings) as threads:
        ours = await steps(assembled(store, model, settings, threads)["discussion"], f"{user}-a", f"{user}-a")
        padded = bare_agent(store, model, before=BEFORE, after=AFTER).compile(checkpointer=threads)
        bare = await steps(padded, f"{user}-b", f"{user}-b")
    assert len(ours) == len(bare)
    written = [await store.read(f"{user}-{one}", durability="daily") for one in "ab"]
    assert [len(memories) for memories in written] == [len(wanted) // 2] * 2

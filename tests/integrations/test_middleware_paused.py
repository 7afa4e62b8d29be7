"""What a host's agent hears while its user has paused their memory."""

import asyncio
from typing import Any

import pytest
from langgraph.checkpoint.memory import InMemorySaver

from graphs.server.checkpoints import open_threads
from stores import MemoryStore, Settings
from tests.integrations.test_middleware import ANN, Recording, agent_of, said

HERE: Any = {"configurable": {"thread_id": "t1"}}
OWLS = {"key": "owls", "value": "Likes zyzzyva owls", "category": "preference", "durability": "durable"}


@pytest.mark.parametrize("fails", [False, True])
async def test_what_was_said_while_paused_speaks_for_no_memory_later(store: MemoryStore, fails: bool) -> None:
    saver = InMemorySaver()
    model = Recording()
    agent = agent_of(store, model, saver=saver)
    await store.write("ann", key="bird", value="Likes herons", category="preference")
    await agent.ainvoke(said("I like zyzzyva herons"), HERE, context=ANN)
    await store.pause("ann")
    model.answer = None if fails else "Nice."  # type: ignore[assignment]  # no message can be made of it
    try:
        await agent.ainvoke(said("I like zyzzyva owls"), HERE, context=ANN)
    except ValueError:
        assert fails
    await store.resume("ann")
    model.answer, model.steps = "Done.", [[("write_memory", OWLS)]]
    await agent.ainvoke(said("Thanks"), HERE, context=ANN)
    await asyncio.sleep(0)
    assert "owls" not in str(await store.document("ann"))
    assert [one.key for one in await store.read("ann", durability="durable")] == ["bird"]
    assert "owls" not in str(await store.search("ann", "owls", kinds=["message"]))


async def test_a_turn_that_begins_paused_writes_nothing_though_memory_is_resumed_in_it(store: MemoryStore) -> None:
    class Resuming(Recording):
        async def reply(self, *given: Any) -> Any:
            await store.resume("ann")
            return await super().reply(*given)

    await store.write("ann", key="bird", value="Likes herons", category="preference")
    await store.pause("ann")
    agent = agent_of(store, Resuming(steps=[[("write_memory", OWLS)]]))
    await agent.ainvoke(said("I like zyzzyva owls"), context=ANN)
    assert (await store.profile("ann")).enabled
    assert [one.key for one in await store.read("ann", kind=None)] == ["bird"]
    assert await store.search("ann", "owls", kinds=["message"]) == []


async def test_threads_of_ours_lose_it_when_the_turn_is_over(store: MemoryStore, settings: Settings) -> None:
    async with open_threads(settings) as threads:
        model = Recording(steps=[[("search_memory", {"query": "owls"})]], answer="Fine.")
        agent = agent_of(store, model, saver=threads)
        await agent.ainvoke(said("I like herons"), HERE, context=ANN)
        await store.pause("ann")
        await agent.ainvoke(said("I like zyzzyva owls"), HERE, context=ANN)
        files = [file for file in settings.data_dir.rglob("*") if file.is_file()]
        assert [file.name for file in files if b"zyzzyva" in file.read_bytes()] == []
        await store.resume("ann")
        await agent.ainvoke(said("I like larks"), HERE, context=ANN)
        kept = str((await agent.aget_state(HERE)).values["messages"])
        assert "herons" in kept
        assert "larks" in kept

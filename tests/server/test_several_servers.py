"""Several processes on one PostgreSQL: a thread holds one turn at a time, and goes on where another was killed."""

import asyncio
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from langchain_core.messages import HumanMessage
from langchain_core.outputs import ChatResult

from graphs.build import open_graphs
from graphs.models.offline import OfflineModel
from stores import Settings
from tests.processes import forks
from tests.soak import times
from tools.context import Context

PROCESSES, TURNS = 3, times(2, 4)


@pytest.fixture
def shared(settings: Settings, postgres_url: str) -> Settings:
    return settings.model_copy(update={"database_url": postgres_url, "documents": "database"})


class Waiting(OfflineModel):
    """A model that tells a file that it was asked, and never answers."""

    async def _agenerate(self, *given: Any, **more: Any) -> ChatResult:
        await asyncio.to_thread(Path(os.environ["ASKED"]).touch)
        await asyncio.sleep(600)
        raise AssertionError("nobody waits that long")


async def _talk(settings: Settings, user: str, worker: int) -> None:
    async with open_graphs(settings) as graphs:
        for number in range(TURNS):
            said = {"messages": [HumanMessage(f"Good morning from {worker}, for the {number}th time")]}
            assert (await graphs.turn(user, f"{user}-talk", said)).reply


def _run(settings: dict[str, Any], user: str, worker: int) -> None:
    asyncio.run(_talk(Settings(**settings), user, worker))


def _wait(settings: dict[str, Any], user: str, asked: str) -> None:
    os.environ["ASKED"] = asked

    async def act() -> None:
        async with open_graphs(Settings(**settings), model=Waiting()) as graphs:
            said = {"messages": [HumanMessage("What do you know about tea?")]}
            config: Any = {"configurable": {"thread_id": f"{user}-talk"}}
            await graphs["discussion"].ainvoke(said, config, context=Context(user_id=user), durability="sync")

    asyncio.run(act())


async def test_turns_of_several_processes_on_one_thread_are_all_kept(shared: Settings, user: str) -> None:
    with ProcessPoolExecutor(PROCESSES, mp_context=forks()) as pool:
        jobs = [pool.submit(_run, shared.model_dump(), user, worker) for worker in range(PROCESSES)]
        await asyncio.to_thread(lambda: [job.result() for job in jobs])
    async with open_graphs(shared) as graphs:
        state = await graphs["discussion"].aget_state({"configurable": {"thread_id": f"{user}-talk"}})
        said = [one.text for one in state.values["messages"] if isinstance(one, HumanMessage)]
        conversations = await graphs.store.conversations.all(user)
    wanted = {f"Good morning from {worker}, for the {n}th time" for worker in range(PROCESSES) for n in range(TURNS)}
    assert sorted(said) == sorted(wanted)
    assert len(state.values["messages"]) == 2 * len(wanted)
    assert sum(one.messages for one in conversations) == 2 * len(wanted)


async def test_a_thread_goes_on_where_the_process_of_its_turn_was_killed(
    shared: Settings, user: str, tmp_path: Path
) -> None:
    asked = tmp_path / "asked"
    child = forks().Process(target=_wait, args=(shared.model_dump(), user, str(asked)))
    child.start()
    try:
        for _ in range(1200):
            if asked.exists():
                break
            await asyncio.sleep(0.05)
        assert asked.exists()
        async with open_graphs(shared) as graphs:
            turn = asyncio.create_task(
                graphs.turn(user, f"{user}-talk", {"messages": [HumanMessage("Good evening to you")]})
            )
            await asyncio.sleep(0.5)
            assert not turn.done()  # the other's turn has not ended
            assert child.pid is not None
            os.kill(child.pid, signal.SIGKILL)
            assert (await asyncio.wait_for(turn, 60)).reply
            state = await graphs["discussion"].aget_state({"configurable": {"thread_id": f"{user}-talk"}})
            assert "Good evening to you" in [one.text for one in state.values["messages"]]
    finally:
        child.kill()
        child.join()

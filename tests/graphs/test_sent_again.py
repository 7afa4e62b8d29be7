"""A message that comes once more, because its sender saw no answer, is heard, answered and remembered once."""

from contextlib import aclosing
from typing import Any

import pytest
from langchain_core.messages import HumanMessage

from graphs.build import Graphs, open_graphs
from stores import Settings
from tools.context import Context

SAID = "Remember that my neighbour Velka plays the cello"


def message(text: str = SAID) -> dict[str, Any]:
    return {"messages": [HumanMessage(text, id="m1")]}


async def until(graphs: Graphs, user: str, node: str) -> None:
    """A turn whose process ends after a step."""
    config: Any = {"configurable": {"thread_id": f"{user}-talk", "user_id": user}}
    events = graphs["discussion"].astream(
        message(), config, context=Context(user_id=user), stream_mode="updates", durability="sync"
    )
    async with aclosing(events) as steps:
        async for step in steps:
            if node in step:
                return


async def held(graphs: Graphs, user: str) -> tuple[list[str], list[str], int]:
    """What the thread, the record of the conversation and the memory hold."""
    state = await graphs["discussion"].aget_state({"configurable": {"thread_id": f"{user}-talk"}})
    recorded = await graphs.store.conversations.messages(user, f"{user}-talk")
    thread = [one.type for one in state.values["messages"]]
    return thread, [one.role for one in recorded], len(await graphs.store.read(user))


@pytest.mark.parametrize("node", ["enter", "recall", "capture", "agent"])
async def test_a_turn_that_was_broken_off_is_done_when_its_message_comes_again(
    settings: Settings, user: str, node: str
) -> None:
    async with open_graphs(settings) as graphs:
        await until(graphs, user, node)
        answer = await graphs.turn(user, f"{user}-talk", message())
        assert "cello" in answer.reply
        assert await held(graphs, user) == (["human", "ai"], ["user", "assistant"], 1)


async def test_a_message_that_was_answered_gets_the_same_answer_and_changes_nothing(
    settings: Settings, user: str
) -> None:
    async with open_graphs(settings) as graphs:
        first = await graphs.turn(user, f"{user}-talk", message())
        before = await held(graphs, user)
        assert await graphs.turn(user, f"{user}-talk", message()) == first
        assert await held(graphs, user) == before == (["human", "ai"], ["user", "assistant"], 1)


async def test_other_words_under_the_same_id_are_answered_anew(settings: Settings, user: str) -> None:
    async with open_graphs(settings) as graphs:
        await graphs.turn(user, f"{user}-talk", message())
        answer = await graphs.turn(user, f"{user}-talk", message("What do you know about Velka?"))
        assert "cello" in answer.reply
        assert (await held(graphs, user))[0].count("human") == 1

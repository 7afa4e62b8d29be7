"""Turns that meet: on one thread from two processes, each with its own store and its own checkpointer."""

import asyncio

import pytest

from graphs.build import Graphs, open_graphs
from graphs.models.offline import OfflineModel
from stores import Settings
from tests.graphs.conftest import talk

pytestmark = pytest.mark.slow

SAID = {
    "Remember that I live in Kyiv": "Kyiv",
    "Remember that I work at Stripe": "Stripe",
    "Remember that I am learning Rust": "Rust",
    "Remember that my cat is called Luna": "Luna",
    "Remember that I dislike crypto news": "crypto",
    "Remember that I prefer short summaries": "hort summaries",
}


async def test_turns_of_two_processes_on_one_thread_are_each_recorded_and_remembered_once(
    any_settings: Settings, user: str
) -> None:
    async with (
        open_graphs(any_settings, model=OfflineModel()) as one,
        open_graphs(any_settings, model=OfflineModel()) as other,
    ):
        replies = await asyncio.gather(
            *(talk(graphs, user)(text) for graphs, text in zip([one, other] * 3, SAID, strict=True))
        )
        assert all("I'll remember that" in reply for reply in replies)
        await _is_whole(one, user)
        assert "Kyiv" in await talk(other, user)("Where do I live?")


async def _is_whole(graphs: Graphs, user: str) -> None:
    turns = await graphs.store.conversations.messages(user, f"{user}-thread")
    assert sorted(turn.content for turn in turns if turn.role == "user") == sorted(SAID)
    assert sum(turn.role == "assistant" for turn in turns) == len(SAID)
    assert len({turn.id for turn in turns}) == len(turns)
    values = [memory.value for memory in await graphs.store.read(user, durability="durable", limit=None)]
    assert all(sum(words in value for value in values) == 1 for words in SAID.values())
    document = str(await graphs.store.document(user))
    assert all(document.count(words) == 1 for words in SAID.values())

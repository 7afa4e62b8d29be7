"""What is said twice, in other words or by importing one's own export, adds nothing."""

import json

import pytest

from stores import MemoryStore
from stores.records import Code
from tests.tools.agent import Agent
from tools.memory.tools import memory_tools
from tools.notes.tools import note_tools


@pytest.mark.parametrize(
    ("first", "again", "said"),
    [
        ("Likes Rust", "Loves Rust", "I love Rust"),
        ("Likes Rust", "Is fond of Rust", "I am fond of Rust"),
        ("Presenting on Rust in May", "Giving a talk on Rust in May", "I am giving a talk on Rust in May"),
        ("Виступає на мітапі", "Робить доповідь на мітапі", "Я роблю доповідь на мітапі"),
    ],
)
async def test_the_same_in_other_words_is_shown_not_added(
    store: MemoryStore, first: str, again: str, said: str
) -> None:
    await store.write("ann", value=first, category="preference")
    message = await Agent(store, "ann", memory_tools(store)).message(
        "write_memory", said=said, key="another_key", value=again, category="preference", durability="durable"
    )
    assert message.artifact["code"] == Code.SIMILAR
    assert first in message.text
    assert [one.value for one in await store.read("ann")] == [first]


@pytest.mark.parametrize(
    ("first", "other", "said"),
    [
        ("Likes Rust", "Dislikes Rust", "I dislike Rust"),
        ("Likes Rust", "Likes Ruby", "I like Ruby"),
        ("Has two cats", "Has three cats", "I have three cats"),
        ("Learns German", "Speaks German", "I speak German"),
    ],
)
async def test_what_says_something_else_is_added(store: MemoryStore, first: str, other: str, said: str) -> None:
    await store.write("ann", value=first, category="preference")
    await Agent(store, "ann", memory_tools(store)).message(
        "write_memory", said=said, key="another_key", value=other, category="preference", durability="durable"
    )
    assert {one.value for one in await store.read("ann", durability="durable")} == {first, other}


async def test_importing_ones_own_export_adds_nothing(store: MemoryStore) -> None:
    agent = Agent(store, "ann", note_tools(store))
    await agent.call("memory_save", said="I play the theremin", content="Plays the theremin", category="music")
    saved = await agent.call("memory_save", said="Call me Sam", content="The user is called Sam")
    await agent.call("memory_update", said="Call me Kim", note_id=saved["note_id"], content="The user is called Kim")
    await store.write("ann", key="location", value="Kyiv", category="personal_context")
    before = await store.read("ann", kind=None)
    exported = await agent.call("memory_export")
    assert {one["text"] for one in exported["notes"]} >= {"Plays the theremin", "The user is called Kim"}
    await agent.call("memory_import", said="Import my notes again", data=json.dumps(exported))
    assert await store.read("ann", kind=None) == before
    data = await store.export("ann")
    await store.load("ann", data)
    assert await store.read("ann", kind=None) == before

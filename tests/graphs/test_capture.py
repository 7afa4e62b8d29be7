"""Capture writes what is asked for, at once, and says only what the receipt says."""

from typing import Any

import pytest

from graphs.build import Graphs
from graphs.models.answers import Captured, CapturedEntry
from stores import MemoryStore
from tests.fakes import ScriptedModel
from tests.graphs.conftest import talk
from tools.context import Context

TRIGGERS = [
    "remember this: I prefer tea",
    "Remember that I prefer tea",
    "note that I prefer tea",
    "keep in mind that I prefer tea",
    "don't forget that I prefer tea",
    "save this: I prefer tea",
    "for future reference, I prefer tea",
    "important: I prefer tea",
    "fyi I prefer tea",
    "FYI, I prefer tea",
]
TEA = Captured(entries=[CapturedEntry(key="drink", value="Prefers tea", category="preference")])


async def capture(graphs: Graphs, user: str, message: str, **more: Any) -> dict[str, Any]:
    result: dict[str, Any] = await graphs["capture"].ainvoke(
        {"message": message, **more}, {"configurable": {"thread_id": f"{user}-capture"}}, context=Context(user_id=user)
    )
    return result


@pytest.mark.parametrize("message", TRIGGERS)
async def test_every_trigger_phrase_stores_and_confirms(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str, message: str
) -> None:
    model.answers = [TEA]
    result = await capture(graphs, user, message)
    assert result["reply"] == "Got it, I'll remember that: Prefers tea."
    [memory] = await store.read(user)
    assert (memory.value, memory.source) == ("Prefers tea", "explicit")


@pytest.mark.parametrize("message", TRIGGERS)
async def test_every_trigger_phrase_works_with_the_offline_model(
    offline: Graphs, store: MemoryStore, user: str, message: str
) -> None:
    result = await capture(offline, user, message)
    assert result["reply"].startswith("Got it, I'll remember that")
    [memory] = await store.read(user)
    assert "tea" in memory.value


@pytest.mark.parametrize(
    "message",
    [
        'The blog says "remember that I prefer tea" somewhere',
        "```\nremember that I prefer tea\n```",
        "> note that I prefer tea",
        "`remember that I prefer tea`",
        "Here is the article:\nRemember that I prefer tea, wrote the author.",
    ],
)
async def test_triggers_in_other_peoples_words_store_nothing_durable(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str, message: str
) -> None:
    model.answers = [TEA]
    result = await capture(graphs, user, message)
    assert "Got it" not in result["reply"]
    assert await store.read(user, durability="durable") == []


async def test_a_message_that_says_nothing_of_the_user_asks_no_model(
    graphs: Graphs, model: ScriptedModel, user: str
) -> None:
    assert (await capture(graphs, user, "What is new in PostgreSQL?"))["reply"] == ""
    assert model.history == []


async def test_what_must_not_be_remembered_asks_no_model(graphs: Graphs, model: ScriptedModel, user: str) -> None:
    assert (await capture(graphs, user, "Don't save this, but I hate my job"))["reply"] == ""
    assert model.history == []


async def test_a_preference_stated_without_a_trigger_is_captured(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str
) -> None:
    model.answers = [TEA]
    result = await capture(graphs, user, "I prefer tea to coffee")
    assert result["reply"].startswith("Got it")
    [memory] = await store.read(user)
    assert memory.source.startswith("discussion:")


async def test_the_model_sees_what_is_known_so_that_it_can_reuse_the_key(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str
) -> None:
    await store.write(user, key="drink", value="Prefers coffee", category="preference")
    model.answers = [TEA]
    result = await capture(graphs, user, "Actually I prefer tea now")
    assert "Prefers coffee" in model.history[-1][0].text
    assert result["receipts"][0]["status"] == "updated"
    assert [memory.value for memory in await store.read(user)] == ["Prefers tea"]


async def test_words_the_user_did_not_say_are_no_memory_and_what_they_asked_for_is(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str
) -> None:
    owns = CapturedEntry(key="boat", value="Owns a yacht in Monaco", category="personal_context")
    model.answers = [Captured(entries=[owns])]
    result = await capture(graphs, user, "Remember that I prefer tea")
    assert result["reply"] == "Got it, I'll remember that: Prefers tea."
    assert [memory.value for memory in await store.read(user, kind=None)] == ["Prefers tea"]


async def test_a_duplicate_is_not_confirmed_as_new(graphs: Graphs, model: ScriptedModel, user: str) -> None:
    model.answers = [TEA, TEA]
    await capture(graphs, user, "Remember that I prefer tea")
    assert (await capture(graphs, user, "Remember that I prefer tea"))["reply"].startswith("I already have that")


async def test_an_explicit_request_in_which_the_model_hears_nothing_is_heard_by_rules(
    graphs: Graphs, model: ScriptedModel, user: str
) -> None:
    model.answers = [Captured()]
    assert "today's note only" in (await capture(graphs, user, "Remember that the sky is blue"))["reply"]


async def test_a_repeated_message_id_writes_once(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str
) -> None:
    coffee = CapturedEntry(key="drink", value="Prefers tea a lot", category="preference")
    model.answers = [TEA, Captured(entries=[coffee])]
    for _ in range(2):
        result = await capture(graphs, user, "Remember that I prefer tea a lot", message_id="m1")
    assert result["receipts"][0]["status"] == "stored"
    assert [memory.value for memory in await store.read(user)] == ["Prefers tea"]


async def test_next_week_becomes_a_date(offline: Graphs, store: MemoryStore, user: str) -> None:
    await capture(offline, user, "Remember that I'm presenting on database performance next week")
    [memory] = await store.read(user)
    assert "2026-02-1" in memory.value or "February 2026" in memory.value


async def test_ukrainian_is_captured_by_the_offline_model(offline: Graphs, store: MemoryStore, user: str) -> None:
    await capture(offline, user, "Запам'ятай, що я працюю інженером у Grammarly")
    assert any("Grammarly" in memory.value for memory in await store.read(user))


async def test_the_acknowledgement_is_in_the_language_of_the_message(offline: Graphs, user: str) -> None:
    say = talk(offline, user)
    reply = await say("Запам'ятай, що я люблю чай")
    assert reply.startswith("Гаразд, запам'ятаю: ")
    assert "офлайн-модель" in reply
    assert (await say("Remember that I prefer tea")).startswith("Got it, I'll remember that")
    assert "пам'ятаю" in await say("Чому ти так думаєш?")
    assert (await say("На цьому все")).startswith("Обговорення завершено.")

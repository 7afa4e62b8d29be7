"""How a discussion ends, whom it belongs to, and why a reply says what it says."""

from typing import Any

import pytest

from graphs.build import Graphs
from graphs.models.answers import DiscussionInsights
from stores import MemoryStore
from tests.conftest import Clock
from tests.fakes import ScriptedModel
from tests.graphs.conftest import CRDT, POSTGRES, talk


async def test_why_names_the_memories_the_reply_rests_on(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str
) -> None:
    receipt = await store.write(user, key="stack", value="Uses Python and Kafka", category="work_context")
    await store.write(user, key="pet", value="Has a tortoise", category="personal_context")
    say = talk(graphs, user)
    model.then = "With Python and Kafka you would stream it."
    await say("How would you build it?")
    shown = len(model.history)
    reply = await say("Why do you think that?")
    assert receipt.memory
    assert receipt.memory.id in reply
    assert "explicit" in reply
    assert "2026-02-12" in reply
    assert "tortoise" not in reply
    assert len(model.history) == shown


async def test_why_says_so_when_nothing_was_used(graphs: Graphs, user: str) -> None:
    say = talk(graphs, user)
    await say("Hello there")
    assert "did not rest on anything" in await say("why do you think that")


async def test_a_question_about_a_subject_is_explained_by_search(graphs: Graphs, store: MemoryStore, user: str) -> None:
    await store.write(user, key="taste", value="Likes Rust", category="preference")
    assert "Likes Rust" in await talk(graphs, user)("Why do you think I like Rust?")


async def test_silence_of_half_an_hour_closes_the_discussion_at_the_next_turn(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str, clock: Clock
) -> None:
    say = talk(graphs, user)
    await say("I care about vacuum", article=POSTGRES)
    clock.advance(minutes=29)
    await say("And about scans")
    assert await _ended(store, user) is None
    clock.advance(minutes=31)
    model.answers = [DiscussionInsights(topics=["vacuum"], opinions=["I care about vacuum"])]
    await say("Back again")
    conversation = await store.conversations.get(user, f"{user}-thread")
    assert conversation
    assert conversation.summary.startswith("vacuum")
    note = await store.document(user, clock.now.date())
    assert note
    assert 'Discussed "PostgreSQL 18 Released"' in note
    assert 'Opinion: "I care about vacuum"' in note


async def test_another_article_closes_the_discussion_before_it(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str
) -> None:
    await talk(graphs, user)("I like async I/O", article=POSTGRES)
    model.answers = [DiscussionInsights(topics=["async I/O"])]
    reply = await talk(graphs, user, "other")("What are these?", article=CRDT)
    assert reply.startswith("📖 Discussing: Understanding CRDTs")
    assert await _ended(store, user) is not None


async def test_an_explicit_end_closes_the_discussion_and_says_what_was_noted(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str
) -> None:
    say = talk(graphs, user)
    await say("Vacuum matters to me", article=POSTGRES)
    model.answers = [DiscussionInsights(topics=["vacuum"])]
    reply = await say("Let's end the discussion.")
    assert "closed" in reply
    assert "Interested in vacuum" in reply
    assert await _ended(store, user) is not None
    assert "no open discussion" in await say("/end")


async def _ended(store: MemoryStore, user: str) -> Any:
    conversation = await store.conversations.get(user, f"{user}-thread")
    assert conversation
    return conversation.ended_at


@pytest.mark.parametrize(
    ("first", "then", "end"),
    [
        ("I never drink coffee.", "Actually, I drink coffee every morning.", "/end"),
        ("Ich esse kein Fleisch.", "Ich esse jetzt wieder Fleisch.", "/ende"),
        ("Я ніколи не п'ю кави.", "Щоранку п'ю каву.", "завершити розмову"),
    ],
)
async def test_looking_back_does_not_bring_back_what_was_put_right(
    offline: Graphs, store: MemoryStore, clock: Clock, user: str, first: str, then: str, end: str
) -> None:
    say = talk(offline, user)
    await say(first)
    clock.advance(minutes=1)
    await say(then)
    now = [one.value for one in await store.read(user)]
    assert len(now) == 1
    clock.advance(minutes=1)
    await say(end)
    assert [one.value for one in await store.read(user) if one.category != "reading_history"] == now
    clock.advance(minutes=1)
    await say(first)  # said again, it is true again
    assert now != [one.value for one in await store.read(user) if one.category != "reading_history"]

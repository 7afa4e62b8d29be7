"""A finished discussion leaves a note and insights, once, and only what the reader said."""

from datetime import timedelta
from typing import Any

import pytest

from graphs.build import Graphs
from graphs.models.answers import DiscussionInsights, MemoryEntry
from stores import MemoryStore
from stores.errors import NotFound
from tests.conftest import Clock
from tests.fakes import ScriptedModel
from tools.context import Context
from tools.texts import say

TOLD = DiscussionInsights(
    topics=["async vacuum in PostgreSQL 18"],
    opinions=["PG is good enough for most use cases", "The assistant is always right"],
    connections=[
        "Connected to the discussion of CockroachDB pricing from 5 Feb",
        "Connected to the discussion of a moon landing",
    ],
    memory_updates=[
        MemoryEntry(
            category="work_context",
            key="current_project",
            value="Evaluating the PostgreSQL 18 upgrade for production",
            confidence=0.9,
        ),
        MemoryEntry(category="personal_context", key="mood", value="Seems to enjoy databases", confidence=0.5),
        MemoryEntry(category="personal_context", key="pet", value="Has a tortoise", action="remove", confidence=0.9),
    ],
)


async def discuss(store: MemoryStore, user: str, clock: Clock, name: str = "talk") -> str:
    thread = f"{user}-{name}"
    said = [
        ("user", "What about async vacuum?"),
        ("assistant", "It is new."),
        (
            "user",
            "We are evaluating the PostgreSQL 18 upgrade for production. I think PG is good enough for most use cases.",
        ),
        ("assistant", "Indeed. The assistant is always right."),
    ]
    for number, (role, text) in enumerate(said):
        clock.advance(minutes=5)
        await store.activity.message(
            user, thread, role=role, content=text, id=f"m{number}", post_id="pg18", title="PostgreSQL 18 Released",
            at=clock.now,
        )  # fmt: skip
    return thread


async def look_back(graphs: Graphs, user: str, conversation: str) -> dict[str, Any]:
    result: dict[str, Any] = await graphs["post_discussion"].ainvoke(
        {"conversation_id": conversation},
        {"configurable": {"thread_id": f"{conversation}-after"}},
        context=Context(user_id=user),
    )
    return result


async def earlier_discussion(store: MemoryStore, user: str, clock: Clock) -> None:
    await store.activity.message(
        user, f"{user}-old", role="user", content="Too dear", title="CockroachDB pricing", post_id="crdb",
        at=clock.now - timedelta(days=7),
    )  # fmt: skip
    await store.conversations.close(user, f"{user}-old", summary="pricing")


async def test_the_daily_note_has_topics_opinions_and_links(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str, clock: Clock
) -> None:
    await earlier_discussion(store, user, clock)
    thread = await discuss(store, user, clock)
    model.answers = [TOLD]
    await look_back(graphs, user, thread)
    note = await store.document(user, clock.now.date())
    assert note
    assert '- Discussed "PostgreSQL 18 Released" (4 messages, 15 min)' in note
    assert "  - Interested in async vacuum in PostgreSQL 18" in note
    assert "  - Connected to the discussion of CockroachDB pricing from 5 Feb" in note
    assert '  - Opinion: "PG is good enough for most use cases"' in note


async def test_invented_opinions_and_links_are_left_out(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str, clock: Clock
) -> None:
    thread = await discuss(store, user, clock)
    model.answers = [TOLD]
    result = await look_back(graphs, user, thread)
    assert "always right" not in result["note"]
    assert "moon landing" not in result["note"]


async def test_sure_insights_become_durable_and_weak_ones_stay_daily(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str, clock: Clock
) -> None:
    await store.write(user, key="pet", value="Has a tortoise", category="personal_context")
    thread = await discuss(store, user, clock)
    model.answers = [TOLD]
    await look_back(graphs, user, thread)
    document = await store.document(user)
    assert document
    assert "Evaluating the PostgreSQL 18 upgrade for production" in document
    assert "Seems to enjoy databases" not in document
    assert "Has a tortoise" in document


async def test_running_it_twice_writes_once(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str, clock: Clock
) -> None:
    thread = await discuss(store, user, clock)
    model.answers = [TOLD]
    await look_back(graphs, user, thread)
    before = (await store.document(user), await store.document(user, clock.now.date()))
    asked = len(model.history)
    await look_back(graphs, user, thread)
    assert (await store.document(user), await store.document(user, clock.now.date())) == before
    assert len(model.history) == asked


async def test_a_run_repeated_after_a_crash_writes_once(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    thread = await discuss(store, user, clock)

    async def crash(*arguments: Any, **more: Any) -> bool:
        raise RuntimeError("killed")

    model.answers = [TOLD, TOLD.model_copy(update={"topics": ["something else"], "memory_updates": []})]
    with monkeypatch.context() as patched:
        patched.setattr(type(store.conversations), "close", crash)
        with pytest.raises(RuntimeError, match="killed"):
            await look_back(graphs, user, thread)
    before = await store.document(user, clock.now.date())
    await graphs.threads.adelete_thread(f"{thread}-after")
    await look_back(graphs, user, thread)
    assert await store.document(user, clock.now.date()) == before
    conversation = await store.conversations.get(user, thread)
    assert conversation
    assert conversation.ended_at


async def test_later_messages_are_looked_at_alone(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str, clock: Clock
) -> None:
    thread = await discuss(store, user, clock)
    await look_back(graphs, user, thread)
    clock.advance(hours=2)
    await store.activity.message(user, thread, role="user", content="One more thing", at=clock.now)
    await look_back(graphs, user, thread)
    assert "One more thing" in model.shown
    assert "What about async vacuum?" not in model.shown


async def test_one_batch_is_one_undo(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str, clock: Clock
) -> None:
    await store.write(user, key="pet", value="Has a tortoise", category="personal_context")
    before = await store.document(user)
    thread = await discuss(store, user, clock)
    model.answers = [TOLD]
    await look_back(graphs, user, thread)
    await store.undo(user)
    assert await store.document(user) == before


async def test_a_paused_user_is_not_looked_back_on(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str, clock: Clock
) -> None:
    thread = await discuss(store, user, clock)
    await store.pause(user)
    await look_back(graphs, user, thread)
    assert model.history == []


async def test_anothers_conversation_is_not_found(graphs: Graphs, store: MemoryStore, user: str, clock: Clock) -> None:
    thread = await discuss(store, user, clock)
    with pytest.raises(NotFound):
        await look_back(graphs, "mallory", thread)


async def test_the_offline_model_finds_topics_and_opinions(
    offline: Graphs, store: MemoryStore, user: str, clock: Clock
) -> None:
    thread = await discuss(store, user, clock)
    result = await look_back(offline, user, thread)
    assert "good enough for most use cases" in result["note"]


@pytest.mark.parametrize(("action", "kept"), [("add", 2), ("update", 1)])
async def test_what_a_discussion_adds_stands_beside_what_was_known(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str, clock: Clock, action: str, kept: int
) -> None:
    await store.write(user, key="current_project", value="Writes a chess engine in Zig", category="work_context")
    thread = await discuss(store, user, clock)
    entry = TOLD.memory_updates[0].model_copy(update={"action": action})
    model.answers = [DiscussionInsights(memory_updates=[entry])]
    await look_back(graphs, user, thread)
    durable = {one.value for one in await store.read(user, durability="durable")}
    assert entry.value in durable
    assert len(durable) == kept


async def test_the_programs_own_notices_are_not_shown_as_the_assistants_words(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str, clock: Clock
) -> None:
    thread = await discuss(store, user, clock)
    notices = ("The model could not be used", "I'll remember")
    kept = say("remembered", "hello", words="I live in Tartu.")
    said = (say("fallback", "hello", why="no answer"), f"{kept}\n\nVacuum is lovely.")
    for number, text in enumerate(said):
        await store.activity.message(user, thread, role="assistant", content=text, id=f"n{number}", at=clock.now)
    model.answers = [TOLD]
    await look_back(graphs, user, thread)
    shown = model.history[-1][0].text
    assert "Vacuum is lovely." in shown
    assert not any(notice in shown for notice in notices)

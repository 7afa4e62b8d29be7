"""What a person would try by hand, from the first word to the morning after: discussion, commands and the night."""

from typing import Any

import pytest
from langgraph.types import Command

from graphs.build import Graphs
from stores import MemoryStore
from tests.conftest import Clock
from tests.fakes import ScriptedModel
from tests.graphs.conftest import POSTGRES, talk

pytestmark = pytest.mark.slow

NIGHT = {"configurable": {"thread_id": "night"}}


async def sleep(graphs: Graphs, clock: Clock) -> dict[str, Any]:
    """The next night."""
    clock.now = clock.now.replace(hour=23)
    report: dict[str, Any] = (await graphs["nightly"].ainvoke({}, NIGHT))["report"]
    clock.advance(hours=10)
    return report


async def test_a_role_mentioned_in_a_discussion_is_in_the_file_after_the_night(
    offline: Graphs, store: MemoryStore, user: str, clock: Clock
) -> None:
    await talk(offline, user)("At work I run the payments backend, I'm a staff engineer", article=POSTGRES)
    await sleep(offline, clock)
    assert "taff engineer" in str(await store.document(user))


async def test_what_one_asks_to_remember_is_written_at_once_and_noted_at_night(
    offline: Graphs, store: MemoryStore, user: str, clock: Clock
) -> None:
    reply = await talk(offline, user)("Remember that I prefer technical articles", article=POSTGRES)
    assert "I'll remember that" in reply
    before = await store.document(user)
    assert "echnical articles" in str(before)
    day = clock.now.date()
    report = await sleep(offline, clock)
    assert report["memories_written"] == 0
    assert await store.document(user) == before
    assert 'User said: "Remember that I prefer technical articles"' in str(await store.document(user, day))


async def test_three_likes_of_a_topic_are_an_interest_in_the_morning(
    offline: Graphs, store: MemoryStore, user: str, clock: Clock
) -> None:
    for number, title in enumerate(("Zig 0.16 is out", "Writing a database in Zig", "Zig and me")):
        await store.activity.deliver(user, f"p{number}", title=title)
        await store.activity.react(user, f"p{number}", reaction="👍")
    await sleep(offline, clock)
    assert "Interested in Zig" in str(await store.document(user))
    assert "Zig" in await talk(offline, user)("What am I interested in?")


async def test_the_command_shows_what_is_stored(offline: Graphs, store: MemoryStore, user: str, clock: Clock) -> None:
    say = talk(offline, user)
    await say("I work as a backend engineer at Stripe")
    await sleep(offline, clock)
    shown = await say("/memory")
    stored = await store.read(user, durability="durable")
    assert stored
    assert all(memory.value in shown for memory in stored)


async def test_a_paused_user_is_not_extracted_from_until_they_resume(
    offline: Graphs, store: MemoryStore, user: str, clock: Clock
) -> None:
    say = talk(offline, user)
    await say("/memory pause")
    await say("I work as a backend engineer at Stripe")
    assert (await sleep(offline, clock))["due"] == 0
    assert "Stripe" not in str(await store.document(user))
    await say("/memory resume")
    await say("I live in Kyiv")
    await sleep(offline, clock)
    document = str(await store.document(user))
    assert "Kyiv" in document
    assert "Stripe" not in document


async def test_clear_resets_the_file_and_the_next_night_brings_nothing_back(
    offline: Graphs, store: MemoryStore, user: str, clock: Clock
) -> None:
    say = talk(offline, user)
    empty = await store.document(f"{user}-nobody")
    await say("I work as a backend engineer at Stripe")
    await sleep(offline, clock)
    asked = await offline.turn(user, f"{user}-thread", {"messages": [{"role": "user", "content": "/memory clear"}]})
    assert asked.question
    await offline.turn(user, f"{user}-thread", Command(resume="yes"))
    cleared = str(await store.document(user))
    assert "Stripe" not in cleared
    await sleep(offline, clock)
    assert await store.document(user) == cleared
    assert empty is None


async def test_a_forgotten_topic_stays_forgotten(offline: Graphs, store: MemoryStore, user: str, clock: Clock) -> None:
    say = talk(offline, user)
    await say("Remember that I am interested in distributed systems")
    asked = await offline.turn(
        user, f"{user}-thread", {"messages": [{"role": "user", "content": "/memory forget distributed systems"}]}
    )
    assert asked.would_remove
    await offline.turn(user, f"{user}-thread", Command(resume="yes"))
    await sleep(offline, clock)
    assert "distributed" not in str(await store.document(user))
    assert await store.search(user, "distributed systems") == []


async def test_a_discussed_topic_is_found_by_search_and_reaches_the_next_prompt(
    graphs: Graphs, offline: Graphs, model: ScriptedModel, user: str, clock: Clock
) -> None:
    await talk(offline, user)("I think async vacuum was long overdue", article=POSTGRES)
    await sleep(offline, clock)
    assert "PostgreSQL 18 Released" in await talk(offline, user)("/memory search vacuum")
    await talk(graphs, user, "tuesday")("What about vacuum?")
    assert "PostgreSQL 18 Released" in model.history[-1][0].text


async def test_what_the_notes_tell_of_the_night_is_history_and_never_a_fact(
    offline: Graphs, store: MemoryStore, user: str, clock: Clock
) -> None:
    say = talk(offline, user)
    await say("Remember that I prefer technical articles", article=POSTGRES)
    for number, title in enumerate(("Zig 0.16 is out", "Writing a database in Zig", "Zig and me")):
        await store.activity.react(user, f"p{number}", title=title, reaction="👍")
    await sleep(offline, clock)
    rows = [*await store.read(user, limit=None), *await store.read(user, category="reading_history", limit=None)]
    told = [row for row in rows if row.details.get("about")]
    assert {row.category for row in told} == {"reading_history"}
    assert [row.key for row in told if row.key == "user_said"]
    assert [row.key for row in told if row.key.startswith("added_")]
    known = await say("What do you know about me?")
    assert "Zig" in known
    assert not [line for line in known.splitlines() if '"' in line or "dded" in line or "ser said" in line]
    assert "User said" not in await store.context(user, "technical articles")
    before = await store.document(user)
    assert (await sleep(offline, clock))["memories_written"] == 0
    assert await store.document(user) == before

"""The context an agent is given: complete, within its budget, dated, and empty rather than invented."""

from datetime import datetime

import pytest
from sqlalchemy import Connection

from language.words.token_estimate import count_tokens, cut_to_tokens
from stores import MemoryStore, Settings, open_store
from stores.database.users import User
from stores.records import Hit
from stores.search import context as assembling
from stores.search.index_cache import Indexes
from stores.search.query import Query, search
from tests.conftest import Clock


async def test_every_stated_preference_is_in_the_profile_whatever_the_topic(any_store: MemoryStore, user: str) -> None:
    for number in range(20):
        await any_store.write(user, key=f"pref_{number}", value=f"Prefers option {number}", category="preference")
    context = await any_store.context(user, "something quite different")
    assert all(f"Prefers option {number}" in context for number in range(20))
    assert context.startswith("## User Memory\n\n### Core Profile\n- Pref")


async def test_past_discussions_come_with_their_date_and_only_when_they_bear_on_the_topic(
    any_store: MemoryStore, user: str, clock: Clock
) -> None:
    await any_store.write(
        user,
        key="discussed_cockroachdb",
        value="Discussed CockroachDB pricing",
        category="reading_history",
        durability="daily",
        source="discussion:1",
    )
    await any_store.write(user, key="tides", value="Read about tides", category="reading_history", durability="daily")
    clock.advance(days=20)
    context = await any_store.context(user, "Is CockroachDB worth it?")
    assert "### Relevant Past Context\n- discussed on 12 Feb 2026: Discussed CockroachDB pricing" in context
    assert "tides" not in context
    assert "### Recent Activity" not in context


async def test_recent_activity_is_that_of_the_last_seven_days(any_store: MemoryStore, user: str, clock: Clock) -> None:
    await any_store.write(user, key="old", value="Read about tides", category="reading_history", durability="daily")
    clock.advance(days=8)
    await any_store.write(user, key="new", value="Read about whales", category="reading_history", durability="daily")
    context = await any_store.context(user, "postgres")
    assert "whales" in context
    assert "tides" not in context


async def test_what_an_agent_learned_is_not_told_as_a_fact_about_the_user(any_store: MemoryStore, user: str) -> None:
    await any_store.write(user, value="API rate limit is 100", kind="observation", category="finding", author="agent")
    context = await any_store.context(user, "api rate limit")
    assert "Core Profile" not in context
    assert "- observation (finding): API rate limit is 100" in context


@pytest.mark.slow
@pytest.mark.parametrize("word", ["plain words here", "漢字かな交じり文", "🙂🙃👩‍👩‍👧", "слова українською"])
async def test_the_budget_is_never_exceeded_and_lines_are_whole(store: MemoryStore, user: str, word: str) -> None:
    for number in range(30):
        await store.write(user, key=f"k_{number}", value=f"{word} {number}", category="preference")
        await store.write(
            user, key=f"d_{number}", value=f"{word} {number}", category="reading_history", durability="daily"
        )
    for budget in (0, 1, 10, 40, 100, 500):
        context = await store.context(user, word, max_tokens=budget)
        assert count_tokens(context) <= budget
        assert all(line.startswith(("#", "- ")) or not line for line in context.split("\n")), budget
        assert not context or not context.rstrip().split("\n")[-1].startswith("#"), budget


async def test_context_names_the_memories_it_was_made_of(any_store: MemoryStore, user: str) -> None:
    receipt = await any_store.write(user, key="role", value="Engineer", category="work_context")
    context = await any_store.context(user, "work")
    assert receipt.memory is not None
    assert [hit.id for hit in context.hits] == [receipt.memory.id]


def test_a_cut_text_fits_and_is_the_beginning() -> None:
    text = "one two three\nfour 漢字 five"
    for most in range(20):
        cut = cut_to_tokens(text, most)
        assert text.startswith(cut)
        assert count_tokens(cut) <= most
    assert cut_to_tokens(text, 1000) == text


async def test_what_another_process_changes_is_in_the_next_context(
    any_settings: Settings, user: str, clock: Clock
) -> None:
    async with open_store(any_settings, clock=clock) as here, open_store(any_settings, clock=clock) as there:
        await here.write(user, key="role", value="Engineer", category="work_context")
        assert "Engineer" in await here.context(user, "work")
        await there.update(user, "role", "Designer")
        assert "Designer" in await here.context(user, "work")
        await there.write(user, key="walk", value="Read about walks", category="reading_history", durability="daily")
        assert "Read about walks" in await here.context(user, "work")
        await there.forget(user, "role")
        assert "Designer" not in await here.context(user, "work")
        await there.clear(user)
        assert await here.context(user, "work") == ""


async def test_a_line_that_expires_leaves_the_context_without_a_write(
    store: MemoryStore, user: str, clock: Clock
) -> None:
    await store.write(user, key="walk", value="Read about walks", category="reading_history", durability="daily")
    await store.write(user, key="role", value="Engineer", category="work_context")
    assert "walks" in await store.context(user, "work")
    clock.advance(days=100)
    assert "walks" not in await store.context(user, "walks")
    assert "Engineer" in await store.context(user, "work")


async def test_what_a_model_noted_without_the_users_words_is_shown_as_not_confirmed(store: MemoryStore) -> None:
    await store.write(
        "ann",
        key="plan",
        value="Plans to move to Lisbon",
        category="personal_context",
        author="agent",
        evidence=["What is this article about?"],
        source="discussion:talk",
    )
    context = await store.context("ann", "Lisbon")
    assert "not confirmed by the user, noted on 12 Feb 2026: Plans to move to Lisbon" in context
    assert "discussed on" not in context


async def test_a_first_reaction_is_known_at_once(any_store: MemoryStore, user: str) -> None:
    await any_store.write(user, key="role", value="Engineer", category="work_context")
    for _ in range(2):
        assert "Raft" not in await any_store.context(user, "work")
    await any_store.activity.react(user, "1", title="Raft Consensus Deep Dive", reaction="👍")
    assert "Raft Consensus Deep Dive" in await any_store.context(user, "work")


async def test_reactions_of_the_last_days_are_known_before_a_night_has_noted_them(
    any_store: MemoryStore, user: str, clock: Clock
) -> None:
    await any_store.activity.deliver(user, "1", title="Raft Consensus Deep Dive")
    await any_store.activity.deliver(user, "2", title="Why Web3 Matters")
    await any_store.activity.deliver(user, "3", title="Understanding CRDTs")
    await any_store.activity.react(user, "1", reaction="👍")
    await any_store.activity.react(user, "2", reaction="👎")
    await any_store.activity.save_post(user, "3")
    known = await any_store.context(user, "distributed systems")
    assert '👍 "Raft Consensus Deep Dive"' in known
    assert '👎 "Why Web3 Matters"' in known
    assert '⭐ Saved "Understanding CRDTs"' in known
    assert known.hits == ()
    clock.advance(days=8)
    assert "Raft" not in await any_store.context(user, "distributed systems")


async def test_a_memory_that_is_shown_whole_is_not_searched_and_stands_in_one_order_whatever_is_asked(
    store: MemoryStore, user: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for key, value in (("drink", "Likes green tea"), ("pet", "Has a cat named Mia"), ("role", "Works as a nurse")):
        await store.write(user, key=key, value=value, category="personal_context")
    sought: list[str] = []

    def noted(connection: Connection, who: User, indexes: Indexes, query: Query, now: datetime) -> list[Hit]:
        sought.append(query.text)
        return search(connection, who, indexes, query, now)

    monkeypatch.setattr(assembling, "search", noted)
    whole = await store.context(user, "tea")
    assert await store.context(user, "What is my cat called?") == whole
    assert not sought
    assert "cat" in await store.context(user, "What is my cat called?", max_tokens=30), "there is room for one line"
    assert len(sought) == 1
    await store.write(user, key="walk", value="Read about cats", category="reading_history", durability="daily")
    assert "Read about cats" in await store.context(user, "cats")
    assert len(sought) == 2, "a daily note is shown by what is asked"
    await store.write(user, value="Cats are asked about often", kind="observation", category="finding", author="agent")
    assert "asked about often" in await store.context(user, "cats")

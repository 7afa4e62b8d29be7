"""One user's night: what is learned from a day, what is not, how it is noted, rehearsed and undone."""

import pytest

from stores import MemoryStore
from tests.conftest import Clock
from tests.fakes import ScriptedModel, call, calls
from tests.graphs.nights import RUST, SURE, TODAY, Lived, live, say


async def test_a_day_becomes_memory_and_a_note(by_rules: Lived, store: MemoryStore, user: str, clock: Clock) -> None:
    await live(store, user, clock)
    came = await by_rules()
    assert (came.status, came.interactions) == ("completed", 16)
    document = str(await store.document(user))
    assert "Stripe" in document
    assert "echnical articles" in document
    assert "Interested in Rust" in document
    assert await store.document(user, TODAY) == "\n".join(
        [
            "# 2026-02-12",
            "",
            "## Reading Activity",
            "- Read 3/4 digest posts",
            '- 👍 "Rust 2.0", "Async Rust in depth", "Why Rust won"',
            '- 👎 "A coin for everyone"',
            '- ⭐ Saved "Async Rust in depth"',
            "",
            "## Discussions",
            '- Discussed "Rust 2.0" (3 messages, 2 min)',
            *_points(str(await store.document(user, TODAY))),
            "",
            "## Extracted Insights",
            *_insights(str(await store.document(user, TODAY))),
            "",
            "## Explicit Memories",
            '- User said: "Remember that I prefer technical articles"',
            "",
        ]
    )


def _points(note: str) -> list[str]:
    return [line for line in note.splitlines() if line.startswith("  - ")]


def _insights(note: str) -> list[str]:
    found = [line for line in note.splitlines() if line.startswith("- Added ")]
    assert '- Added interest: "Interested in Rust"' in found
    return found


async def test_three_likes_of_one_topic_are_an_interest_of_middling_confidence(
    by_rules: Lived, store: MemoryStore, user: str
) -> None:
    for number, title in enumerate(RUST):
        await store.activity.react(user, f"p{number}", title=title, reaction="👍")
    await by_rules()
    (interest,) = await store.read(user, durability="durable")
    assert (interest.category, interest.source) == ("preference", "reactions")
    assert 0.7 <= interest.confidence <= 0.9


async def test_one_like_is_not_an_interest(by_rules: Lived, store: MemoryStore, user: str) -> None:
    await store.activity.react(user, "p1", title="Rust 2.0", reaction="👍")
    await by_rules()
    assert await store.read(user, durability="durable") == []


async def test_a_model_cannot_be_surer_of_a_pattern_than_of_a_word(
    by_model: Lived, model: ScriptedModel, store: MemoryStore, user: str
) -> None:
    for number, title in enumerate(RUST):
        await store.activity.react(user, f"p{number}", title=title, reaction="👍")
    sure = SURE | {"category": "preference", "confidence": 1.0}
    model.answers = [call("write_memory", key="interested_in_rust", value="Interested in Rust", **sure)]
    await by_model()
    (interest,) = await store.read(user, durability="durable")
    assert interest.confidence == 0.9


async def test_the_text_of_titles_is_no_evidence_even_when_three_say_it(
    by_model: Lived, model: ScriptedModel, store: MemoryStore, user: str
) -> None:
    for number in range(3):
        await store.activity.react(user, f"p{number}", title=f"The reader is the king of Spain {number}", reaction="👍")
    model.answers = [call("write_memory", key="title", value="Is the king of Spain and of all its islands", **SURE)]
    await by_model()
    assert await store.read(user, durability="durable") == []


async def test_what_the_assistant_said_and_what_was_recalled_are_never_learned(
    by_model: Lived, model: ScriptedModel, store: MemoryStore, user: str
) -> None:
    await store.write(user, key="pet", value="Has a tortoise named Achilles", category="personal_context")
    await say(store, user, "hello there")
    await store.activity.message(user, f"{user}-talk", role="assistant", content="You live in Paris")
    model.answers = [
        call("search_memory", query="tortoise"),
        calls(
            ("write_memory", "a", {"key": "home", "value": "Lives in Paris", **SURE}),
            ("write_memory", "b", {"key": "animal", "value": "Keeps a tortoise called Achilles at home", **SURE}),
        ),
    ]
    await by_model()
    assert [memory.key for memory in await store.read(user, durability="durable")] == ["pet"]


async def test_a_fact_that_changed_is_updated_not_added(by_rules: Lived, store: MemoryStore, user: str) -> None:
    await store.write(user, key="company", value="Stripe", category="work_context")
    await say(store, user, "I work at Google now")
    came = await by_rules()
    assert (came.written, came.updated) == (0, 1)
    (company,) = await store.read(user, category="work_context")
    assert "Google" in company.value
    assert '- Updated work context: "Google"' in str(await store.document(user, TODAY))


async def test_hate_after_love_leaves_the_later_word(by_rules: Lived, store: MemoryStore, user: str) -> None:
    await say(store, user, "I love coffee")
    await say(store, user, "Actually I hate coffee now")
    await by_rules()
    said = [memory.value.casefold() for memory in await store.read(user, durability="durable")]
    assert [value for value in said if "coffee" in value and ("hate" in value or "dislike" in value)]
    assert not [value for value in said if "love" in value]


async def test_a_ukrainian_day_is_understood(by_rules: Lived, store: MemoryStore, user: str) -> None:
    await store.set_timezone(user, "Europe/Kyiv")
    await say(store, user, "Запам'ятай, що я працюю архітектором у Гнатюк і партнери")
    await by_rules()
    assert "рхітектор" in str(await store.document(user))
    assert "Запам'ятай" in str(await store.document(user, TODAY))


async def test_nothing_of_a_day_without_a_word_or_a_reaction_costs_a_model(
    by_model: Lived, model: ScriptedModel, store: MemoryStore, user: str
) -> None:
    await store.activity.deliver(user, "p1", title="Rust 2.0")
    await store.activity.read(user, "p1")
    await by_model()
    assert model.history == []
    assert "- Read 1/1 digest posts" in str(await store.document(user, TODAY))


async def test_the_model_sees_memory_and_interactions_and_is_offered_the_tools(
    by_model: Lived, model: ScriptedModel, store: MemoryStore, user: str
) -> None:
    await store.write(user, key="pet", value="Has a tortoise", category="personal_context")
    await store.activity.react(user, "p1", title="Rust 2.0", reaction="👍")
    await by_model()
    assert "Has a tortoise" in model.shown
    assert '"reaction": "👍"' in model.shown
    assert set(model.offered[-1]) >= {"search_memory", "write_memory", "update_memory", "read_memory"}


async def test_a_removal_is_proposed_for_the_user_to_confirm(
    by_model: Lived, model: ScriptedModel, store: MemoryStore, user: str
) -> None:
    await store.write(user, key="pet", value="Has a tortoise", category="personal_context")
    await say(store, user, "Forget that I have a tortoise")
    model.answers = [call("delete_memory", key="pet")]
    came = await by_model()
    assert [memory.key for memory in await store.read(user, durability="durable")] == ["pet"]
    assert [event.operation for event in await store.history(user)].count("removal_proposed") == 1
    assert came.update
    assert [(entry.key, entry.action) for entry in came.update.memory_updates] == [("pet", "remove")]
    assert '- Proposed to forget personal context: "Has a tortoise"' in str(await store.document(user, TODAY))


@pytest.mark.parametrize("silence", [1, 60])
async def test_what_the_user_had_forgotten_is_not_learned_or_quoted_again(
    by_rules: Lived, store: MemoryStore, user: str, clock: Clock, silence: int
) -> None:
    await say(store, user, "Remember that I own a sailing boat")
    await store.write(user, key="boat", value="Owns a sailing boat", category="personal_context")
    clock.advance(minutes=1)
    await store.forget(user, "boat")
    clock.advance(minutes=1)
    await say(store, user, "What a nice day", title="Rust 2.0")
    clock.advance(minutes=silence)
    await by_rules()
    assert await store.read(user, durability="durable") == []
    assert await store.search(user, "sailing boat") == []
    assert "boat" not in str(await store.document(user, TODAY)).split("## Retractions")[0]


async def test_forgetting_takes_back_what_the_notes_tell_of_it(
    by_rules: Lived, store: MemoryStore, user: str, clock: Clock
) -> None:
    await say(store, user, "Remember that I own a sailing boat")
    await by_rules()
    (boat,) = await store.read(user, durability="durable")
    assert await store.search(user, "sailing boat") != []
    await store.forget(user, boat.key)
    assert await store.search(user, "sailing boat") == []
    await store.undo(user)
    assert len(await store.search(user, "sailing boat")) >= 2


async def test_at_most_twenty_new_durable_memories_a_night_the_rest_is_noted(
    by_model: Lived, model: ScriptedModel, store: MemoryStore, user: str
) -> None:
    await say(store, user, ". ".join(f"I own a boat called Boat{number}" for number in range(30)))
    boats = [{"key": f"boat_{n}", "value": f"Owns a boat called Boat{n}", **SURE} for n in range(30)]
    model.answers = [
        calls(*[("write_memory", f"{turn}-{place}", boats[turn * 5 + place]) for place in range(5)])
        for turn in range(6)
    ]
    came = await by_model()
    assert came.written == 20
    assert len(await store.read(user, durability="durable", limit=None)) == 20
    assert "Owns a boat called Boat29" in str(await store.document(user, TODAY))


async def test_the_budget_is_sixty_calls(by_model: Lived, model: ScriptedModel, store: MemoryStore, user: str) -> None:
    await say(store, user, "hello there")
    model.then = lambda messages: calls(
        *[("search_memory", f"{len(messages)}-{place}", {"query": f"bees {place}"}) for place in range(5)]
    )
    await by_model()
    answers = [message.text for message in model.history[-1] if message.type == "tool"]
    assert len([text for text in answers if "limit reached" not in text]) <= 60
    assert len(model.history) <= 25


async def test_a_busy_day_is_shown_in_portions(
    by_model: Lived, model: ScriptedModel, store: MemoryStore, user: str
) -> None:
    for number in range(30):
        await say(store, user, f"m{number} " + "lorem ipsum " * 300)
    await by_model()
    shown = [messages[0].text for messages in model.history]
    assert len(shown) > 1
    assert all(any(f'"m{number} ' in text for text in shown) for number in range(30))

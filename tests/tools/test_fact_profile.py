"""Facts in time, messages that are kept longer, and the profile as a whole."""

from typing import Any

import pytest

from stores import MemoryStore, open_store
from tests.conftest import Clock
from tests.tools.agent import Agent
from tests.tools.fact_agent import remember, values
from tools.context import Context
from tools.facts.alike import shown_likeness
from tools.facts.tools import fact_tools


@pytest.fixture
def agent(any_store: MemoryStore, user: str) -> Agent:
    return Agent(any_store, user, fact_tools(any_store))


# Time


async def test_what_held_before_is_kept_and_what_holds_now_is_answered(agent: Agent) -> None:
    await remember(agent)
    moved = await agent.call(
        "update_fact_with_temporal", said="I used to live in Kyiv, now Lviv", fact_type="personal",
        fact_key="location", new_value="Lviv", confidence=0.95, valid_from="2026-01-10",
    )  # fmt: skip
    assert moved["status"] == "success"
    now, before = (await agent.call("recall_facts", search_query="location"))["facts"]
    assert (now["key"], now["value"], now["valid_from"]) == ("location", "Lviv", "2026-01-10")
    assert (before["key"], before["value"], before["valid_until"]) == ("former_location", "Kyiv", "2026-01-10")
    assert (before["current"], "current" in now) == (False, False)
    assert "Location: Lviv" in (await agent.store.context(agent.user_id, "where does she live? location"))
    await agent.store.undo(agent.user_id)
    assert await values(agent) == {"location": "Kyiv"}


async def test_a_past_value_never_replaces_the_current_one(agent: Agent) -> None:
    said = "I used to live in Kyiv, now Lviv"
    temporal = {"fact_type": "personal", "fact_key": "location", "confidence": 0.95}
    await agent.call("update_fact_with_temporal", said=said, new_value="Lviv", **temporal)
    await agent.call("update_fact_with_temporal", said=said, new_value="Kyiv", valid_until="2025-12-31", **temporal)
    facts = (await agent.call("recall_facts"))["facts"]
    assert [(fact["key"], fact["value"]) for fact in facts] == [("location", "Lviv"), ("former_location", "Kyiv")]


async def test_several_former_values_are_told_apart_and_each_stands_once(agent: Agent) -> None:
    await remember(agent)
    for city in ("Lviv", "Odesa", "Kyiv", "Lviv"):
        await agent.call(
            "update_fact_with_temporal", said=f"I moved to {city}", fact_type="personal", fact_key="location",
            new_value=city, confidence=0.95,
        )  # fmt: skip
    facts = (await agent.call("recall_facts"))["facts"]
    assert facts[0]["value"] == "Lviv"
    assert {fact["key"]: fact["value"] for fact in facts[1:]} == {
        "former_location": "Kyiv", "former_location_2": "Lviv", "former_location_3": "Odesa",
    }  # fmt: skip


async def test_a_fact_ends_on_its_last_day(agent: Agent, clock: Clock) -> None:
    await agent.call(
        "update_fact_with_temporal", said="I am on sabbatical until March", fact_type="personal", fact_key="status",
        new_value="On sabbatical", confidence=0.95, valid_until="2026-02-28",
    )  # fmt: skip
    assert "current" not in (await agent.call("recall_facts"))["facts"][0]
    clock.advance(days=30)
    assert (await agent.call("recall_facts"))["facts"][0]["current"] is False


@pytest.mark.parametrize("days", [{"valid_from": "soon"}, {"valid_from": "2026-02-02", "valid_until": "2026-01-01"}])
async def test_impossible_days_are_refused(agent: Agent, days: dict[str, Any]) -> None:
    message = await agent.message(
        "update_fact_with_temporal", said="I live in Lviv", fact_type="personal", fact_key="location",
        new_value="Lviv", confidence=0.9, **days,
    )  # fmt: skip
    assert message.status == "error"
    assert "valid_" in message.text


# Importance


@pytest.mark.parametrize(("level", "extra"), [("high", 60), ("critical", 365)])
async def test_important_messages_outlive_the_others(agent: Agent, clock: Clock, level: str, extra: int) -> None:
    for number in range(8):
        await agent.store.activity.message(agent.user_id, agent.conversation_id, role="user", content=f"Word {number}")
    marked = await agent.call("mark_important", message_count=3, importance_level=level, reason="A promise")
    assert (marked["status"], marked["count"]) == ("success", 3)
    event = (await agent.store.history(agent.user_id))[-1]
    assert (event.operation, event.reason, (event.after or {})["messages"]) == ("messages_kept", "A promise", 3)
    clock.advance(days=91)
    assert await agent.store.prune(agent.user_id) == {"messages": 5}
    clock.advance(days=extra - 2)
    assert await agent.store.prune(agent.user_id) == {}
    kept = await agent.store.conversations.messages(agent.user_id, agent.conversation_id)
    assert [message.content for message in kept] == ["Word 5", "Word 6", "Word 7"]
    clock.advance(days=2)
    assert await agent.store.prune(agent.user_id) == {"messages": 3}


async def test_a_lesser_mark_does_not_shorten_a_greater_one(agent: Agent, clock: Clock) -> None:
    await agent.store.activity.message(agent.user_id, agent.conversation_id, role="user", content="I promise")
    for level in ("critical", "high"):
        await agent.call("mark_important", importance_level=level)
    clock.advance(days=400)
    assert await agent.store.prune(agent.user_id) == {}


async def test_without_recorded_messages_nothing_is_marked(agent: Agent) -> None:
    assert (await agent.call("mark_important", importance_level="high"))["status"] == "error"


# The profile as a whole


async def test_clearing_needs_the_users_word_and_confirmation(agent: Agent) -> None:
    await remember(agent)
    await agent.store.write(agent.user_id, key="role", value="Engineer", category="work_context")
    refused = await agent.call("clear_profile", said="What a nice article")
    assert refused["status"] == "error"
    confirmed = Context(user_id=agent.user_id, conversation_id=agent.conversation_id, confirmed=True)
    cleared = await agent.call("clear_profile", said="Forget everything about me", context=confirmed)
    assert (cleared["status"], cleared["count"]) == ("success", 2)
    assert (await agent.call("recall_facts"))["count"] == 0
    assert await agent.store.read(agent.user_id, kind=None) == []
    await agent.store.undo(agent.user_id)
    assert await values(agent) == {"location": "Kyiv", "role": "Engineer"}


async def test_nothing_known_is_nothing_to_clear(agent: Agent) -> None:
    answer = await agent.call("clear_profile", said="Forget everything about me")
    assert (answer["status"], answer["count"]) == ("skipped", 0)


async def test_facts_that_say_nearly_the_same_are_suggested_for_merging(agent: Agent) -> None:
    one = await remember(
        agent, "Plays chess on Sundays", "I play chess on Sundays", fact_type="skill", fact_key="chess"
    )
    two = await remember(
        agent, "Plays chess with friends", "I play chess with friends", fact_type="skill", fact_key="board_games"
    )
    await remember(agent, "Python", "I write Python", fact_type="skill", fact_key="language")
    answer = await agent.call("suggest_merge")
    assert answer["count"] == 1
    assert set(answer["candidates"][0]["fact_ids"]) == {one["fact_id"], two["fact_id"]}
    assert (await agent.call("suggest_merge", fact_types=["trait"]))["count"] == 0


async def test_a_hundred_facts_are_summarised_within_the_words_asked_for(agent: Agent) -> None:
    await remember(agent)
    async with agent.store.batch(agent.user_id) as draft:
        for number in range(100):
            await draft.write(
                agent.user_id, key=f"skill_{number}", value=f"Knows thing{number} well", kind="fact", category="skill",
                confidence=0.8,
            )  # fmt: skip
    answer = await agent.call("generate_profile_summary", max_words=60)
    assert answer["summary"].startswith("The user: Lives in Kyiv. Skills: ")
    assert len(answer["summary"].split()) <= 60
    assert (answer["count"], 5 < answer["included"] < 20) == (101, True)
    assert "more)" in answer["summary"]


async def test_a_summary_leaves_out_nothing_important(agent: Agent) -> None:
    important = {
        ("personal", "name"): "Ann Kovalenko",
        ("personal", "allergy"): "Peanuts",
        ("personal", "role"): "Nurse in a children's hospital",
        ("relationship", "olena"): "sister",
        ("preference", "diet"): "Vegetarian",
    }
    async with agent.store.batch(agent.user_id) as draft:
        for number in range(150):
            category = ("skill", "preference", "opinion", "trait")[number % 4]
            await draft.write(
                agent.user_id, key=f"thing_{number}", value=f"Has a view on matter{number} and its details",
                kind="fact", category=category,
            )  # fmt: skip
        for (category, key), value in important.items():
            await draft.write(
                agent.user_id, key=key, value=value, kind="fact", category=category, confidence=0.75,
                details={"person": "Olena"} if category == "relationship" else {},
            )  # fmt: skip
    for most in (50, 100, 300):
        answer = await agent.call("generate_profile_summary", max_words=most)
        assert all(value in answer["summary"] for value in important.values()), most
        assert len(answer["summary"].split()) <= most
    for opening in ("The user:", "Likes and wishes:", "Skills:", "Character:", "Opinions:", "People around them:"):
        assert opening in answer["summary"]


async def test_a_summary_tells_the_past_and_the_future_as_that(agent: Agent) -> None:
    place = {"fact_type": "personal", "fact_key": "location", "confidence": 0.95}
    await remember(agent)
    said = ["I used to live in Odesa until 2020", "I am moving to Lviv in 2027"]
    for value, days in (("Odesa", {"valid_until": "2020-12-31"}), ("Lviv", {"valid_from": "2027-01-01"})):
        await agent.call("update_fact_with_temporal", said=said, new_value=value, **place, **days)
    summary = (await agent.call("generate_profile_summary"))["summary"]
    assert "The user: Lives in Kyiv (until 2027-01-01)." in summary
    assert "Still to come: Lives in Lviv (from 2027-01-01)." in summary
    assert "No longer: Lives in Odesa (until 2020-12-31)." in summary


async def test_other_words_of_one_meaning_are_suggested_for_merging(agent: Agent) -> None:
    known = (("hiking", "hiking in mountains", "fact"), ("outdoors", "trekking in the hills", "memory"))
    for key, value, kind in (*known, ("tea", "green tea", "fact")):
        await agent.store.write(agent.user_id, key=key, value=value, kind=kind, category="preference")
    answer = await agent.call("suggest_merge")
    found = [{fact["key"] for fact in one["facts"]} for one in answer["candidates"]]
    assert found == [{"hiking", "outdoors"}]


@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("Works as a physician", "Is a doctor"),
        ("Loves films", "Enjoys watching movies"),
        ("Prefers short answers", "Wants brief replies"),
        ("Learning Spanish", "Studies the Spanish language"),
        ("Is married to Peter", "Peter is the user's husband"),
        ("Mag klassische Musik", "Hört gern Klassik"),
        ("Trabaja como enfermera", "Es enfermera"),
    ],
)
def test_facts_of_which_one_says_the_other_are_alike(one: str, two: str) -> None:
    assert 0.5 <= shown_likeness(one, two) <= 1


@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("Reads detective novels", "Writes detective novels"),
        ("Collects old stamps", "Collects old coins"),
        ("Prefers short answers", "Prefers short films"),
        ("Plays the piano", "Plays the violin"),
        ("Works at a small bank", "Visits a small bank"),
        ("Takes the bus to the office", "Takes the dog to the office"),
    ],
)
def test_facts_that_tell_two_things_in_the_same_words_are_not(one: str, two: str) -> None:
    assert not shown_likeness(one, two)


async def test_with_an_embedder_vectors_decide(settings: Any, clock: Clock, user: str) -> None:
    class ByTopic:
        model = "by-topic"

        async def aembed_documents(self, texts: list[str]) -> list[list[float]]:
            return [[1.0, 0.0] if "tortoise" in one or "reptile" in one else [0.0, 1.0] for one in texts]

        async def aembed_query(self, text: str) -> list[float]:
            return (await self.aembed_documents([text]))[0]

    async with open_store(settings, clock=clock, embeddings=ByTopic()) as store:
        for key, value in (("pet", "Keeps a tortoise"), ("animal", "Cares for an old reptile"), ("tea", "Drinks tea")):
            await store.write(user, key=key, value=value, kind="fact", category="personal")
        answer = await Agent(store, user, fact_tools(store)).call("suggest_merge")
    assert [{fact["key"] for fact in one["facts"]} for one in answer["candidates"]] == [{"pet", "animal"}]


async def test_relationships_are_facts_of_people(agent: Agent) -> None:
    said = "Olena is my sister and Taras is my manager"
    for person, relation in (("Olena", "sister"), ("Taras", "manager")):
        answer = await agent.call("remember_relationship", said=said, person=person, relation=relation, confidence=0.95)
        assert answer["status"] == "success"
        assert "durability" not in answer
    people = await agent.call("recall_relationships", context=Context(agent.user_id, "another talk"))
    assert {one["person"]: one["relation"] for one in people["relationships"]} == {
        "Olena": "sister", "Taras": "manager",
    }  # fmt: skip
    (sister,) = (await agent.call("recall_relationships", search_query="sister"))["relationships"]
    assert sister["person"] == "Olena"
    again = await agent.call("remember_relationship", said=said, person="Олена", relation="sister", confidence=0.9)
    assert again["status"] == "skipped"


@pytest.mark.parametrize(
    ("said", "now", "then", "later", "moved"),
    [
        ("I live in Kyiv", "Kyiv", "I am moving to Lviv in 2027", "Lviv", "I live in Lviv now"),
        ("Я живу в Києві", "Київ", "З 2027 року я житиму у Львові", "Львів", "Тепер я живу у Львові"),
    ],
)
async def test_the_future_does_not_replace_the_present_and_the_past_stays_past(
    agent: Agent, clock: Clock, said: str, now: str, then: str, later: str, moved: str
) -> None:
    place = {"fact_type": "personal", "fact_key": "location", "confidence": 0.95}
    await remember(agent, now, said)
    planned = await agent.call(
        "update_fact_with_temporal", said=[said, then], new_value=later, valid_from="2027-01-01", **place
    )
    assert planned["status"] == "success"
    facts = (await agent.call("recall_facts"))["facts"]
    assert [(fact["key"], fact["value"], fact.get("current", True)) for fact in facts] == [
        ("location", now, True),
        ("planned_location", later, False),
    ]
    clock.advance(days=400)
    held = {fact["value"] for fact in (await agent.call("recall_facts"))["facts"] if fact.get("current", True)}
    assert held == {later}
    await agent.call("update_fact_with_temporal", said=moved, new_value=later, **place)
    facts = (await agent.call("recall_facts"))["facts"]
    assert [(fact["key"], fact["value"], fact.get("current", True)) for fact in facts] == [
        ("location", later, True),
        ("former_location", now, False),
    ]


@pytest.mark.parametrize(
    ("one", "two"),
    [("Has a sister named Ines", "Has a sister named Olga"), ("Wants to visit Jordan", "Wants to visit Japan")],
)
async def test_facts_of_two_people_or_places_are_no_candidates(agent: Agent, one: str, two: str) -> None:
    await remember(agent, one, said=one, fact_key="first")
    await remember(agent, two, said=two, fact_key="second")
    assert (await agent.call("suggest_merge"))["count"] == 0

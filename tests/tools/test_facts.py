"""Facts: remembered by type and key, recalled, corrected, merged and retired by a model, on the user's words."""

from typing import cast

import pytest
from langchain_core.tools import BaseTool

from stores import MemoryStore
from tests.tools.agent import IDENTITY, Agent, parameters, schema, text, whole
from tests.tools.fact_agent import remember, values
from tools.context import Context
from tools.facts.tools import fact_tools

TYPES = ["personal", "preference", "skill", "trait", "opinion", "relationship"]
CONFIDENCE = {"type": "number", "minimum": 0.5, "maximum": 1.0}
STRINGS = {"type": "array", "items": {"type": "string"}}
LIMIT = whole(minimum=1, maximum=50)
EXPECTED = {
    "remember_fact": schema(
        ["fact_type", "fact_key", "fact_value", "confidence"],
        fact_type=text(enum=TYPES),
        fact_key=text(),
        fact_value=text(),
        confidence=CONFIDENCE,
        source_excerpt=text(),
    ),
    "recall_facts": schema(fact_types=STRINGS, search_query=text(), limit=LIMIT),
    "recall_facts_global": schema(fact_types=STRINGS, search_query=text(), limit=LIMIT),
    "update_fact": schema(
        ["fact_type", "fact_key", "new_value", "confidence", "change_reason"],
        fact_type=text(enum=TYPES),
        fact_key=text(),
        new_value=text(),
        confidence=CONFIDENCE,
        change_reason=text(enum=["correction", "update", "refinement", "contradiction"]),
        source_excerpt=text(),
    ),
    "forget_fact": schema(
        ["fact_type", "fact_key", "reason"],
        fact_type=text(),
        fact_key=text(),
        reason=text(enum=["outdated", "incorrect", "superseded", "user_requested"]),
        replacement_fact_id=text(),
    ),
    "merge_facts": schema(
        ["fact_ids", "merged_value", "merged_confidence"],
        fact_ids=STRINGS | {"minItems": 2, "maxItems": 5},
        merged_value=text(),
        merged_confidence=CONFIDENCE,
    ),
    "mark_important": schema(
        ["importance_level"],
        message_count=whole(minimum=1, maximum=20),
        importance_level=text(enum=["high", "critical"]),
        reason=text(),
    ),
    "clear_profile": schema(reason=text()),
    "update_fact_with_temporal": schema(
        ["fact_type", "fact_key", "new_value", "confidence"],
        fact_type=text(enum=TYPES),
        fact_key=text(),
        new_value=text(),
        confidence=CONFIDENCE,
        valid_from=text(),
        valid_until=text(),
        source_excerpt=text(),
    ),
    "suggest_merge": schema(fact_types=STRINGS, limit=whole(default=5)),
    "generate_profile_summary": schema(max_words=whole(default=200)),
    "remember_relationship": schema(
        ["person", "relation", "confidence"],
        person=text(),
        relation=text(),
        confidence=CONFIDENCE,
        source_excerpt=text(),
        to=text(),
    ),
    "recall_relationships": schema(search_query=text(), limit=whole(default=20)),
}
TOOLS = fact_tools(cast(MemoryStore, object()))


@pytest.fixture
def agent(any_store: MemoryStore, user: str) -> Agent:
    return Agent(any_store, user, fact_tools(any_store))


# What a model is shown


def test_the_vocabulary_is_what_was_asked_for() -> None:
    assert [tool.name for tool in TOOLS] == list(EXPECTED)


@pytest.mark.parametrize("tool", TOOLS, ids=lambda tool: tool.name)
def test_names_types_defaults_enums_and_required_arguments_are_as_specified(tool: BaseTool) -> None:
    assert parameters(tool) == EXPECTED[tool.name]
    assert not set(tool.args) & IDENTITY


def test_looking_and_changing_are_told_apart() -> None:
    reading = {tool.name for tool in TOOLS if (tool.metadata or {})["read_only"]}
    assert reading == {name for name in EXPECTED if name.startswith(("recall", "suggest", "generate"))}


# The life of a fact


async def test_a_new_fact_is_stored_with_its_id(agent: Agent) -> None:
    answer = await remember(agent, source_excerpt="i live in  Kyiv")
    assert answer["status"] == "success"
    assert answer["message"] == "Remembered: personal → location = Kyiv"
    (fact,) = (await agent.call("recall_facts"))["facts"]
    assert (fact["fact_id"], fact["type"], fact["key"], fact["value"]) == (
        answer["fact_id"], "personal", "location", "Kyiv",
    )  # fmt: skip
    assert fact["confidence"] == 0.95
    assert fact["created_at"].startswith("2026-02-12T09:")
    row = await agent.store.get(agent.user_id, answer["fact_id"])
    assert row is not None
    assert (row.evidence, row.details["source_excerpt"]) == ("I live in Kyiv", "i live in Kyiv")


async def test_an_excerpt_the_user_never_wrote_is_not_kept(agent: Agent) -> None:
    answer = await remember(agent, source_excerpt="Kyiv is my home, I swear")
    row = await agent.store.get(agent.user_id, answer["fact_id"])
    assert row is not None
    assert "source_excerpt" not in row.details


async def test_an_excerpt_without_its_negation_supports_nothing(agent: Agent) -> None:
    answer = await remember(
        agent, "Python", "I don't program in Python", fact_type="skill", fact_key="language",
        source_excerpt="program in Python",
    )  # fmt: skip
    assert answer["durability"] == "daily"


@pytest.mark.parametrize("again", ["Kyiv", "kyiv", "Київ"])
async def test_a_known_fact_is_skipped_also_in_another_script(agent: Agent, again: str) -> None:
    first = await remember(agent)
    answer = await remember(agent, again, f"I live in {again}", confidence=0.9)
    assert (answer["status"], answer["reason"], answer["fact_id"]) == ("skipped", "duplicate", first["fact_id"])
    assert len(await values(agent)) == 1


async def test_a_fact_known_in_other_words_is_skipped_and_named(agent: Agent) -> None:
    said = "I enjoy long walks in the mountains every weekend"
    first = await remember(agent, "Enjoys long walks in the mountains every weekend", said, fact_type="preference",
                           fact_key="walks")  # fmt: skip
    answer = await remember(agent, "Enjoys long walks in the mountains every weekends", said, fact_type="preference",
                            fact_key="walking")  # fmt: skip
    assert (answer["status"], answer["reason"]) == ("skipped", "duplicate")
    assert [fact["fact_id"] for fact in answer["existing"]] == [first["fact_id"]]


async def test_remembering_never_overwrites_what_it_contradicts(agent: Agent) -> None:
    first = await remember(agent)
    answer = await remember(agent, "Lviv", "I live in Lviv")
    assert (answer["status"], answer["reason"]) == ("skipped", "conflict")
    assert answer["existing"][0]["fact_id"] == first["fact_id"]
    assert await values(agent) == {"location": "Kyiv"}


async def test_the_same_key_of_another_type_is_another_fact(agent: Agent) -> None:
    await remember(agent, "Chess", "I play chess", fact_type="skill", fact_key="game")
    await remember(agent, "Go", "My favourite game is Go", fact_type="preference", fact_key="game")
    assert len((await agent.call("recall_facts"))["facts"]) == 2


async def test_an_update_corrects_the_fact_and_says_why_in_the_history(agent: Agent) -> None:
    first = await remember(agent)
    answer = await agent.call(
        "update_fact", said="No, I live in Lviv", fact_type="personal", fact_key="location", new_value="Lviv",
        confidence=0.95, change_reason="correction",
    )  # fmt: skip
    assert (answer["status"], answer["fact_id"]) == ("success", first["fact_id"])
    assert await values(agent) == {"location": "Lviv"}
    assert (await agent.store.history(agent.user_id))[-1].reason == "correction"


async def test_an_update_without_words_of_the_user_leaves_the_fact(agent: Agent) -> None:
    await remember(agent)
    answer = await agent.call(
        "update_fact", said="Nice weather", fact_type="personal", fact_key="location", new_value="Odesa",
        confidence=0.95, change_reason="update",
    )  # fmt: skip
    assert (answer["status"], answer["reason"]) == ("skipped", "unsupported")
    row = await agent.store.facts.find(agent.user_id, "personal", "location")
    assert row is not None
    assert row.value == "Kyiv"


async def test_an_unknown_fact_cannot_be_updated_or_forgotten(agent: Agent) -> None:
    await remember(agent)
    wrong = {"fact_type": "skill", "fact_key": "location"}
    updated = await agent.call(
        "update_fact", said="Lviv", new_value="Lviv", confidence=0.9, change_reason="update", **wrong
    )
    assert (updated["status"], "no fact of type skill" in updated["message"]) == ("error", True)
    gone = await agent.call("forget_fact", said="Forget it", reason="outdated", **wrong)
    assert (gone["status"], "recall_facts" in gone["message"]) == ("error", True)


async def test_remember_recall_update_recall_forget_recall(agent: Agent) -> None:
    assert (await agent.call("recall_facts"))["count"] == 0
    skill = {"fact_type": "skill", "fact_key": "programming_language"}
    await agent.call("remember_fact", said="I write Python", fact_value="Python", confidence=0.9, **skill)
    assert await values(agent) == {"programming_language": "Python"}
    await agent.call(
        "update_fact", said="I write Python and Rust", new_value="Python, Rust", confidence=0.95,
        change_reason="refinement", **skill,
    )  # fmt: skip
    assert await values(agent) == {"programming_language": "Python, Rust"}
    gone = await agent.call("forget_fact", said="I gave up on Python and Rust", reason="outdated", **skill)
    assert gone["status"] == "success"
    assert (await agent.call("recall_facts"))["count"] == 0
    assert (await agent.store.history(agent.user_id))[-1].reason == "outdated"
    await agent.store.undo(agent.user_id)
    assert await values(agent) == {"programming_language": "Python, Rust"}


async def test_an_unsure_fact_is_daily_yet_recalled_and_becomes_durable_once_sure(agent: Agent) -> None:
    answer = await remember(agent, confidence=0.6)
    assert (answer["status"], answer["durability"]) == ("success", "daily")
    assert await values(agent) == {"location": "Kyiv"}
    assert "Kyiv" not in (await agent.store.document(agent.user_id) or "")
    again = await remember(agent, said="I do live in Kyiv", confidence=0.95)
    assert again["status"] == "success"
    assert "- [personal] Location: Kyiv" in (await agent.store.document(agent.user_id) or "")
    assert await values(agent) == {"location": "Kyiv"}


async def test_confidence_outside_the_scale_is_refused(agent: Agent) -> None:
    message = await agent.message(
        "remember_fact", said="I live in Kyiv", fact_type="personal", fact_key="location", fact_value="Kyiv",
        confidence=0.4,
    )  # fmt: skip
    assert message.status == "error"
    assert "confidence" in message.text


async def test_a_secret_is_no_fact(agent: Agent) -> None:
    answer = await remember(agent, "hunter2-X9!", "my wifi password is hunter2-X9!", fact_key="wifi_password")
    assert answer["status"] == "error"
    assert "hunter2" not in answer["message"]


# Who may retire a fact


@pytest.mark.parametrize("said", ["Please forget that", "I no longer live in Kyiv", "That location is wrong"])
async def test_a_fact_goes_when_the_user_speaks_of_it(agent: Agent, said: str) -> None:
    await remember(agent)
    gone = await agent.call("forget_fact", said=said, fact_type="personal", fact_key="location", reason="outdated")
    assert gone["status"] == "success"


async def test_a_fact_stays_when_the_user_says_nothing_of_it(agent: Agent) -> None:
    await remember(agent)
    for said in ("What do you think of this article?", '"I no longer live in Kyiv", writes the author'):
        kept = await agent.call("forget_fact", said=said, fact_type="personal", fact_key="location", reason="outdated")
        assert (kept["status"], "Ask them first" in kept["message"]) == ("error", True)
    assert await values(agent) == {"location": "Kyiv"}


async def test_a_superseded_fact_names_what_replaces_it(agent: Agent) -> None:
    await remember(agent)
    new = await remember(agent, "Lviv", "I moved to Lviv", fact_key="city")
    forget = {"fact_type": "personal", "fact_key": "location", "reason": "superseded"}
    missing = await agent.call("forget_fact", **forget, replacement_fact_id="00000000-0000-4000-8000-000000000000")
    assert missing["status"] == "error"
    gone = await agent.call("forget_fact", **forget, replacement_fact_id=new["fact_id"], said="I moved to Lviv")
    assert gone["status"] == "success"
    assert (await agent.store.history(agent.user_id))[-1].reason == f"superseded, replaced by {new['fact_id']}"
    assert await values(agent) == {"city": "Lviv"}


async def test_the_nightly_agent_only_proposes(agent: Agent) -> None:
    await remember(agent)
    night = Context(user_id=agent.user_id, conversation_id=agent.conversation_id, actor="nightly")
    answer = await agent.call(
        "forget_fact", context=night, said="Forget Kyiv", fact_type="personal", fact_key="location", reason="outdated"
    )
    assert answer["status"] == "error"
    assert (await agent.store.history(agent.user_id))[-1].operation == "removal_proposed"
    assert await values(agent) == {"location": "Kyiv"}


# Merging


# Recall


# One store for all

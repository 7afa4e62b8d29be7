"""Calls as models really make them: null for what they leave out, broad queries, types that do not exist."""

from typing import Any

import pytest

from stores import MemoryStore
from tests.tools.agent import Agent
from tools.facts.tools import fact_tools
from tools.memory.tools import memory_tools
from tools.notes.tools import note_tools
from tools.observations.extractor import Answer


def agent(store: MemoryStore, user: str, tools: Any) -> Agent:
    return Agent(store, user, tools(store))


async def test_null_means_the_default(any_store: MemoryStore, user: str) -> None:
    notes = agent(any_store, user, note_tools)
    saved = await notes.call("memory_save", said="I like tea", content="Likes tea", category=None)
    assert saved["message"].startswith("Saved")
    found = await notes.call("memory_search", query="tea", top_k=None, include_conversation=None, category=None)
    assert len(found) == 1
    facts = agent(any_store, user, fact_tools)
    assert (await facts.call("recall_facts", fact_types=None, search_query=None, limit=None))["status"] == "success"


async def test_a_missing_argument_given_as_null_is_named(any_store: MemoryStore, user: str) -> None:
    message = await agent(any_store, user, memory_tools).message("search_memory", query=None)
    assert "'query' is missing" in message.text


@pytest.mark.parametrize("query", ["*", "", "What do you remember about me?", "Що ти пам'ятаєш про мене?"])
async def test_a_query_for_everything_lists_the_newest(any_store: MemoryStore, user: str, query: str) -> None:
    notes = agent(any_store, user, note_tools)
    for text in ("Likes tea", "Має кота Мурчика"):
        await any_store.write(user, value=text, kind="note")
    assert [one["text"] for one in await notes.call("memory_search", query=query)] == ["Має кота Мурчика", "Likes tea"]
    assert len(await notes.call("memory_search", query=query, top_k=1)) == 1


async def test_no_room_is_not_nothing_known(any_store: MemoryStore, user: str) -> None:
    memory = agent(any_store, user, memory_tools)
    nothing = await memory.message("get_memory_context", topic="tea", max_tokens=20)
    await any_store.write(user, key="likes_tea", value="Likes tea", category="preference")
    tight = await memory.message("get_memory_context", topic="tea", max_tokens=20)
    assert "Nothing is known" in nothing.text
    assert "Nothing is known" not in tight.text
    assert "20 tokens" in tight.text


@pytest.mark.parametrize(
    ("name", "arguments", "said"),
    [
        ("recall_facts", {"fact_types": ["hobbies"]}, "no type 'hobbies'"),
        ("forget_fact", {"fact_type": "hobbies", "fact_key": "x", "reason": "outdated"}, "no type 'hobbies'"),
        ("remember_relationship", {"person": " ", "relation": "sister", "confidence": 0.9}, "person"),
        (
            "remember_fact",
            {"fact_type": "personal", "fact_key": "x", "fact_value": " ", "confidence": 0.9},
            "fact_value",
        ),
    ],
)
async def test_what_is_wrong_is_named_and_counted_as_a_failure(
    any_store: MemoryStore, user: str, name: str, arguments: dict[str, Any], said: str
) -> None:
    facts = agent(any_store, user, fact_tools)
    message = await facts.message(name, said="Olena is my sister", **arguments)
    assert said in message.text
    counted = {
        sample.labels["status"]
        for family in facts.metrics.calls.collect()
        for sample in family.samples
        if sample.name.endswith("_total") and sample.value
    }
    assert counted <= {"error", "rejected"}


async def test_a_failure_that_has_no_receipt_is_counted_too(any_store: MemoryStore, user: str) -> None:
    notes = agent(any_store, user, note_tools)
    await notes.message("memory_read_session", session_id="nothing-here")
    assert notes.metrics.calls.labels("memory_read_session", "error")._value.get() == 1


async def test_marked_messages_are_kept_for_the_days_that_are_stated(any_store: MemoryStore, user: str) -> None:
    facts = agent(any_store, user, fact_tools)
    await any_store.activity.message(user, facts.conversation_id, role="user", content="I promise")
    answer = await facts.call("mark_important", importance_level="high", message_count=None, reason=None)
    days = any_store.settings.message_retention_days + 60
    assert f"{days} days" in answer["message"]


def test_one_null_spoils_no_other_statement() -> None:
    answer = Answer.model_validate(
        {"findings": None, "insights": ["REST is simpler", None], "lessons": ["Check first"]}
    )
    assert (answer.findings, answer.insights, answer.lessons) == ([], ["REST is simpler"], ["Check first"])

"""Facts are merged and recalled, each user's apart, a hundred calls at once."""

import asyncio
from typing import Any

import pytest

from stores import MemoryStore
from tests.tools.agent import Agent
from tests.tools.fact_agent import remember, values
from tools.context import Context
from tools.facts.tools import fact_tools
from tools.notes.tools import note_tools
from tools.toolkits import TOOLKITS, toolkits


@pytest.fixture
def agent(any_store: MemoryStore, user: str) -> Agent:
    return Agent(any_store, user, fact_tools(any_store))


async def test_facts_are_merged_into_the_first(agent: Agent) -> None:
    one = await remember(agent, "Python", "I write Python", fact_type="skill", fact_key="language")
    two = await remember(agent, "Rust", "I write Rust too", fact_type="skill", fact_key="second_language")
    merged = await agent.call(
        "merge_facts", fact_ids=[one["fact_id"], two["fact_id"]], merged_value="Python and Rust",
        merged_confidence=0.9,
    )  # fmt: skip
    assert (merged["status"], merged["fact_id"]) == ("success", one["fact_id"])
    assert await values(agent) == {"language": "Python and Rust"}


async def test_a_merge_may_not_add_what_nobody_said(agent: Agent) -> None:
    one = await remember(agent, "Python", "I write Python", fact_type="skill", fact_key="language")
    two = await remember(agent, "Rust", "I write Rust too", fact_type="skill", fact_key="second_language")
    ids = [one["fact_id"], two["fact_id"]]
    refused = await agent.call("merge_facts", fact_ids=ids, merged_value="Haskell", merged_confidence=0.9)
    assert refused["status"] == "error"
    assert len(await values(agent)) == 2


async def test_merging_takes_two_to_five_different_facts(agent: Agent) -> None:
    one = (await remember(agent))["fact_id"]
    for ids in ([one], [one] * 6):
        message = await agent.message("merge_facts", fact_ids=ids, merged_value="Kyiv", merged_confidence=0.9)
        assert (message.status, "fact_ids" in message.text) == ("error", True)
    same = await agent.call("merge_facts", fact_ids=[one, one], merged_value="Kyiv", merged_confidence=0.9)
    assert same["status"] == "error"


async def test_recall_filters_by_type_words_and_limit(agent: Agent) -> None:
    await remember(agent)
    await remember(agent, "Python", "I write Python", fact_type="skill", fact_key="language")
    await remember(agent, "Sailing", "I love sailing", fact_type="preference", fact_key="hobby")
    assert await values(agent, fact_types=["skill", "preference"]) == {"language": "Python", "hobby": "Sailing"}
    assert await values(agent, search_query="sailing") == {"hobby": "Sailing"}
    assert await values(agent, search_query="sailing", fact_types=["skill"]) == {}
    assert list(await values(agent, limit=1)) == ["hobby"]
    assert len(await values(agent, limit=10**9)) == 3


async def test_recall_is_of_this_conversation_and_global_recall_of_all(agent: Agent) -> None:
    await remember(agent)
    other = Agent(agent.store, agent.user_id, agent.tools, "another talk")
    await remember(other, "Sailing", "I love sailing", fact_type="preference", fact_key="hobby")
    assert await values(agent) == {"location": "Kyiv"}
    assert await values(other) == {"hobby": "Sailing"}
    everywhere = await other.call("recall_facts_global")
    assert {fact["key"] for fact in everywhere["facts"]} == {"location", "hobby"}
    await other.call(
        "update_fact", said="I live in Lviv", fact_type="personal", fact_key="location", new_value="Lviv",
        confidence=0.9, change_reason="update",
    )  # fmt: skip
    assert (await values(agent))["location"] == (await values(other))["location"] == "Lviv"


async def test_a_fact_the_user_typed_belongs_to_every_conversation(agent: Agent) -> None:
    text = await agent.store.document(agent.user_id) or ""
    await agent.store.save_document(agent.user_id, f"{text}\n## Facts\n- [skill] Instrument: Theremin\n")
    assert await values(agent) == {"instrument": "Theremin"}


async def test_a_note_is_found_by_recall_facts_and_a_fact_by_a_search_of_notes(
    any_store: MemoryStore, user: str
) -> None:
    notes = Agent(any_store, user, note_tools(any_store))
    await notes.call("memory_save", said="I collect synthesizers", content="Collects synthesizers")
    alone = Agent(any_store, user, fact_tools(any_store, ["fact"]))
    assert await values(alone, search_query="synthesizers") == {}
    both = Agent(any_store, user, fact_tools(any_store))
    (found,) = (await both.call("recall_facts", search_query="synthesizers"))["facts"]
    assert (found["kind"], found["value"]) == ("note", "Collects synthesizers")
    await remember(both, "Theremin", "I play the theremin", fact_type="skill", fact_key="instrument")
    wide = Agent(any_store, user, note_tools(any_store))
    assert [hit["text"] for hit in await wide.call("memory_search", query="theremin")] == ["Instrument: Theremin"]


async def test_no_fact_tool_reads_or_touches_another_users_facts(agent: Agent) -> None:
    first = await remember(agent)
    before = await agent.store.export(agent.user_id)
    stranger = Agent(agent.store, f"{agent.user_id}-stranger", agent.tools, agent.conversation_id)
    assert (await stranger.call("recall_facts"))["count"] == 0
    assert (await stranger.call("recall_facts_global", search_query="Kyiv location"))["count"] == 0
    assert (await stranger.call("recall_relationships"))["count"] == 0
    assert (await stranger.call("suggest_merge"))["count"] == 0
    assert (await stranger.call("generate_profile_summary"))["summary"] == ""
    own = await remember(stranger, "Oslo", "I live in Oslo", fact_key="city")
    ids = [first["fact_id"], own["fact_id"]]
    calls: list[tuple[str, dict[str, Any]]] = [
        ("merge_facts", {"fact_ids": ids, "merged_value": "Oslo", "merged_confidence": 0.9}),
        ("forget_fact", {"fact_type": "personal", "fact_key": "location", "reason": "outdated"}),
        ("forget_fact", {"fact_type": "personal", "fact_key": "city", "reason": "superseded",
                         "replacement_fact_id": first["fact_id"]}),
        ("update_fact", {"fact_type": "personal", "fact_key": "location", "new_value": "Oslo", "confidence": 0.9,
                         "change_reason": "correction"}),
        ("mark_important", {"importance_level": "high"}),
    ]  # fmt: skip
    for name, arguments in calls:
        answer = await stranger.call(name, said="I live in Oslo. Forget location Kyiv", **arguments)
        assert answer["status"] == "error", name
    await stranger.call("clear_profile", said="Forget all", context=Context(stranger.user_id, confirmed=True))
    assert await agent.store.export(agent.user_id) == before


async def test_a_paused_user_is_neither_read_nor_written(agent: Agent) -> None:
    await remember(agent)
    await agent.store.pause(agent.user_id)
    assert (await remember(agent))["status"] == "error"
    for name in ("recall_facts", "recall_facts_global", "suggest_merge", "generate_profile_summary", "clear_profile"):
        answer = await agent.call(name, said="Forget everything")
        assert (answer["status"], "paused" in answer["message"]) == ("error", True), name
    assert "Kyiv" not in str([await agent.call("recall_facts"), await remember(agent, "Lviv", "I live in Lviv")])


async def test_a_hundred_calls_at_once_all_succeed(any_store: MemoryStore, user: str) -> None:
    every = toolkits(any_store, any_store.settings.model_copy(update={"toolkits": tuple(TOOLKITS)}))
    agents = [Agent(any_store, f"{user}-{number}", every) for number in range(100)]
    answers = await asyncio.gather(
        *(
            remember(one, f"hobby{number}", f"I like hobby{number}", fact_type="preference", fact_key="hobby")
            for number, one in enumerate(agents)
        )
    )
    assert [answer["status"] for answer in answers] == ["success"] * 100


async def test_a_hundred_calls_of_one_user_at_once_all_succeed(agent: Agent) -> None:
    answers = await asyncio.gather(
        *(
            remember(
                agent, f"hobby{number}", f"I like hobby{number}", fact_type="preference", fact_key=f"hobby_{number}"
            )
            for number in range(100)
        )
    )
    assert [answer["status"] for answer in answers] == ["success"] * 100
    assert len(await agent.store.read(agent.user_id, kind="fact", limit=None)) == 100

"""Episodes: what happened and will still matter, with its importance, tone, tags and messages."""

from typing import Any, cast

import pytest
from langchain_core.tools import BaseTool

from stores import MemoryStore, Settings, open_store
from stores.records import Status
from tests.tools.agent import IDENTITY, Agent, parameters, schema, text, whole
from tools.episodes.tools import episode_tools
from tools.facts.tools import fact_tools

SHARE = {"type": "number", "minimum": 0.0, "maximum": 1.0}
TAGS = {"type": "array", "items": {"type": "string"}, "maxItems": 30}
EXPECTED = {
    "create_episode": schema(
        ["topic", "summary", "importance"],
        topic=text(),
        summary=text(),
        importance=SHARE,
        emotional_valence=text(enum=["positive", "negative", "neutral", "mixed"]),
        tags=TAGS,
        message_count=whole(),
    ),
    "recall_episodes": schema(
        search_query=text(), tags=TAGS, min_importance=SHARE | {"default": 0.0}, limit=whole(default=5)
    ),
    "update_episode": schema(
        ["episode_id"], episode_id=text(), new_importance=SHARE, additional_summary=text(), add_tags=TAGS
    ),
    "archive_episode": schema(["episode_id"], episode_id=text(), reason=text()),
}
TOOLS = episode_tools(cast(MemoryStore, object()))
SUMMARY = "They planned the birthday party at the lake. Everybody will bring a cake."
NOBODY = "00000000-0000-4000-8000-000000000000"


@pytest.fixture
def agent(any_store: MemoryStore, user: str) -> Agent:
    return Agent(any_store, user, episode_tools(any_store))


async def create(agent: Agent, **more: Any) -> dict[str, Any]:
    told = {"topic": "Birthday plans", "summary": SUMMARY, "importance": 0.8, "tags": ["celebration", "friends"]} | more
    return cast(dict[str, Any], await agent.call("create_episode", **told))


async def recalled(agent: Agent, **asked: Any) -> list[dict[str, Any]]:
    answer = await agent.call("recall_episodes", **asked)
    assert (answer["status"], answer["count"]) == ("success", len(answer["episodes"]))
    return cast(list[dict[str, Any]], answer["episodes"])


def test_the_vocabulary_is_four_verbs() -> None:
    assert [tool.name for tool in TOOLS] == list(EXPECTED)


@pytest.mark.parametrize("tool", TOOLS, ids=lambda tool: tool.name)
def test_names_types_defaults_enums_and_required_arguments_are_as_specified(tool: BaseTool) -> None:
    assert parameters(tool) == EXPECTED[tool.name]
    assert not set(tool.args) & IDENTITY


async def test_an_episode_spans_the_recent_messages_and_names_who_took_part(agent: Agent) -> None:
    for number in range(12):
        await agent.store.activity.message(
            agent.user_id,
            agent.conversation_id,
            role="user" if number % 2 else "assistant",
            content=f"Word {number}",
            speaker="Olena" if number == 11 else None,
            id=f"m{number}",
        )
    answer = await create(agent)
    assert answer["message"] == "Episode created: Birthday plans (10 messages)"
    (episode,) = await recalled(agent)
    assert episode["episode_id"] == answer["episode_id"]
    assert (episode["importance"], episode["emotional_valence"]) == (0.8, "neutral")
    assert episode["message_count"] == 10
    assert episode["participants"] == sorted([agent.user_id, "Olena"])
    row = await agent.store.get(agent.user_id, answer["episode_id"])
    assert row is not None
    assert row.details["messages"] == [f"m{number}" for number in range(2, 12)]
    assert (await create(agent, topic="Shorter", summary="A short one", message_count=3))["message"].endswith(
        "(3 messages)"
    )


async def test_episodes_are_found_by_topic_words_and_tags(agent: Agent) -> None:
    await create(agent)
    await create(agent, topic="Job interview", summary="It went badly", importance=0.4, tags=["work"],
                 emotional_valence="negative")  # fmt: skip
    assert [one["topic"] for one in await recalled(agent, search_query="cake")] == ["Birthday plans"]
    assert [one["topic"] for one in await recalled(agent, search_query="celebration")] == ["Birthday plans"]
    assert [one["topic"] for one in await recalled(agent, tags=["WORK"])] == ["Job interview"]
    assert [one["topic"] for one in await recalled(agent, min_importance=0.7)] == ["Birthday plans"]
    assert [one["topic"] for one in await recalled(agent)] == ["Job interview", "Birthday plans"]
    assert len(await recalled(agent, limit=1)) == 1
    assert await recalled(agent, search_query="submarine") == []


async def test_the_same_episode_is_kept_once_and_another_of_its_topic_beside_it(agent: Agent) -> None:
    first = await create(agent)
    again = await create(agent)
    assert (again["status"], again["reason"], again["episode_id"]) == ("skipped", "duplicate", first["episode_id"])
    other = await create(agent, summary="The party had to be called off because of the storm")
    assert other["status"] == "success"
    assert len(await recalled(agent, search_query="birthday")) == 2


async def test_an_update_adds_and_keeps_what_is_there(agent: Agent) -> None:
    episode_id = (await create(agent))["episode_id"]
    changed = await agent.call(
        "update_episode", episode_id=episode_id, new_importance=0.95, additional_summary="It rained.",
        add_tags=["rain", "friends"],
    )  # fmt: skip
    assert (changed["status"], changed["episode_id"]) == ("success", episode_id)
    (episode,) = await recalled(agent, search_query="rain")
    assert episode["summary"] == f"{SUMMARY} It rained."
    assert (episode["importance"], episode["tags"]) == (0.95, ["celebration", "friends", "rain"])
    weighed = await agent.call("update_episode", episode_id=episode_id, new_importance=0.1)
    assert weighed["status"] == "success"
    assert (await recalled(agent))[0]["summary"] == f"{SUMMARY} It rained."
    nothing = await agent.call("update_episode", episode_id=episode_id)
    assert (nothing["status"], nothing["reason"]) == ("skipped", "unchanged")


async def test_an_archived_episode_leaves_recall_and_file_but_not_search_and_comes_back_by_undo(agent: Agent) -> None:
    episode_id = (await create(agent))["episode_id"]
    assert "## Episodes (the agent's notes)\n- [neutral] Birthday plans: They planned" in (
        await agent.store.document(agent.user_id) or ""
    )
    archived = await agent.call("archive_episode", episode_id=episode_id, reason="It is over")
    assert archived["status"] == "success"
    assert await recalled(agent) == []
    assert await recalled(agent, search_query="cake") == []
    assert "Episodes" not in (await agent.store.document(agent.user_id) or "")
    assert [hit.id for hit in await agent.store.search(agent.user_id, "cake")] == [episode_id]
    assert (await agent.call("archive_episode", episode_id=episode_id))["status"] == "skipped"
    assert (await agent.call("update_episode", episode_id=episode_id, new_importance=1.0))["status"] == "error"
    event = (await agent.store.history(agent.user_id))[-1]
    assert (event.operation, event.reason) == ("archived", "It is over")
    assert (await agent.store.undo(agent.user_id)).status is Status.UPDATED
    assert len(await recalled(agent)) == 1


async def test_the_least_important_episode_leaves_the_file_first(any_settings: Settings, user: str) -> None:
    async with open_store(any_settings.model_copy(update={"max_words": 400})) as store:
        agent = Agent(store, user, episode_tools(store))
        for number, importance in enumerate((0.9, 0.1, 0.8)):
            summary = " ".join(f"step {place} of walk {number}," for place in range(30))
            await create(agent, topic=f"Topic {number}", summary=summary, importance=importance)
        document = await store.document(user) or ""
        assert [f"Topic {number}:" in document for number in range(3)] == [True, False, True]
        assert len(await recalled(agent)) == 3


@pytest.mark.parametrize("wrong", [{"importance": 1.5}, {"emotional_valence": "angry"}, {"tags": ["x"] * 31}])
async def test_values_outside_the_scales_are_refused(agent: Agent, wrong: dict[str, Any]) -> None:
    told: dict[str, Any] = {"topic": "T", "summary": "S", "importance": 0.5}
    message = await agent.message("create_episode", **told | wrong)
    assert message.status == "error"
    assert next(iter(wrong)) in message.text


@pytest.mark.parametrize("field", ["topic", "summary", "tags"])
async def test_a_secret_reaches_no_part_of_an_episode(agent: Agent, field: str) -> None:
    secret = "sk-proj-4fj29fkslvi38fjdk3js9dkfj3kd"
    answer = await create(agent, **{field: [secret] if field == "tags" else secret})
    assert answer["status"] == "error"
    assert secret not in answer["message"]


@pytest.mark.parametrize("episode_id", ["", "the last one", NOBODY])
async def test_an_unknown_episode_is_a_clear_error(agent: Agent, episode_id: str) -> None:
    for name in ("update_episode", "archive_episode"):
        assert (await agent.call(name, episode_id=episode_id))["status"] == "error"


async def test_an_episode_is_no_fact_and_a_fact_no_episode(agent: Agent) -> None:
    facts = Agent(agent.store, agent.user_id, fact_tools(agent.store))
    await create(agent)
    fact = await facts.call(
        "remember_fact", said="I live in Kyiv", fact_type="personal", fact_key="location", fact_value="Kyiv",
        confidence=0.9,
    )  # fmt: skip
    assert (await facts.call("recall_facts", search_query="birthday"))["count"] == 0
    assert (await agent.call("archive_episode", episode_id=fact["fact_id"]))["status"] == "error"
    assert await recalled(agent, search_query="Kyiv") == []
    both = Agent(agent.store, agent.user_id, episode_tools(agent.store, ["episode", "fact"]))
    assert [one["kind"] for one in await recalled(both, search_query="Kyiv")] == ["fact"]


async def test_no_episode_tool_reads_or_touches_another_users_episodes(agent: Agent) -> None:
    episode_id = (await create(agent))["episode_id"]
    before = await agent.store.export(agent.user_id)
    stranger = Agent(agent.store, f"{agent.user_id}-stranger", agent.tools, agent.conversation_id)
    assert await recalled(stranger) == []
    assert await recalled(stranger, search_query="cake") == []
    for name in ("update_episode", "archive_episode"):
        assert (await stranger.call(name, episode_id=episode_id))["status"] == "error"
    assert (await create(stranger))["message"].endswith("(0 messages)")
    assert await agent.store.export(agent.user_id) == before


async def test_a_paused_user_is_neither_read_nor_written(agent: Agent) -> None:
    episode_id = (await create(agent))["episode_id"]
    await agent.store.pause(agent.user_id)
    assert (await create(agent, topic="Other"))["status"] == "error"
    for name, more in (("recall_episodes", {}), ("update_episode", {"episode_id": episode_id, "add_tags": ["x"]}),
                       ("archive_episode", {"episode_id": episode_id})):  # fmt: skip
        answer = await agent.call(name, **more)
        assert (answer["status"], "paused" in answer["message"]) == ("error", True), name


@pytest.mark.parametrize("summary", ["Ann passed her exam.", "Анна склала іспит."])
async def test_an_episode_told_again_without_a_valence_keeps_the_one_it_had(agent: Agent, summary: str) -> None:
    told = {"topic": "Exam", "summary": summary, "importance": 0.8}
    first = await agent.call("create_episode", **told, emotional_valence="positive")
    again = await agent.call("create_episode", **told)
    assert (again["status"], again["episode_id"]) == ("skipped", first["episode_id"])
    (episode,) = (await agent.call("recall_episodes"))["episodes"]
    assert episode["emotional_valence"] == "positive"

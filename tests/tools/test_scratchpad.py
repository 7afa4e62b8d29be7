"""The scratchpad keeps working data under keys, for one user, apart from what is known of them."""

import pytest
from langchain_core.messages import AIMessage
from langgraph.graph import START, MessagesState, StateGraph
from langgraph.prebuilt import ToolNode

from stores import MemoryStore, Settings, open_store
from tests.tools.agent import Agent
from tools.context import Context
from tools.scratchpad import scratchpad_tools


@pytest.fixture
def agent(any_store: MemoryStore, user: str) -> Agent:
    return Agent(any_store, user, scratchpad_tools(any_store))


async def test_a_value_is_set_read_replaced_and_removed(agent: Agent) -> None:
    await agent.call("scratchpad_set", key="current_task", value="implement the API")
    assert await agent.call("scratchpad_get", key="current_task") == {
        "key": "current_task",
        "value": "implement the API",
    }
    await agent.call("scratchpad_set", key="current_task", value="test the API")
    assert (await agent.call("scratchpad_get", key="current_task"))["value"] == "test the API"
    await agent.call("scratchpad_set", key="current_task", value="")
    assert "No value" in (await agent.call("scratchpad_get", key="current_task"))["error"]


async def test_keys_are_listed_by_prefix_and_found_by_text_in_key_or_value(agent: Agent) -> None:
    for key, value in (
        ("current_task", "call the endpoint"),
        ("api.endpoint", "https://api.example.com"),
        ("api.Timeout", "30 seconds"),
        ("API_notes", "none"),
    ):
        await agent.call("scratchpad_set", key=key, value=value)
    assert await agent.call("scratchpad_list", prefix="api.") == ["api.Timeout", "api.endpoint"]
    assert len(await agent.call("scratchpad_list")) == 4
    assert await agent.call("scratchpad_list", prefix="api%") == []
    found = await agent.call("scratchpad_search", query="EXAMPLE.com")
    assert found == [{"key": "api.endpoint", "value": "https://api.example.com"}]
    assert {item["key"] for item in await agent.call("scratchpad_search", query="endpoint")} == {
        "api.endpoint",
        "current_task",
    }


async def test_it_is_no_memory(agent: Agent) -> None:
    await agent.call("scratchpad_set", key="colour", value="The user likes turquoise")
    assert await agent.store.search(agent.user_id, "turquoise") == []
    assert await agent.store.read(agent.user_id, kind=None) == []
    assert "turquoise" not in str(await agent.store.document(agent.user_id))
    assert "turquoise" not in await agent.store.context(agent.user_id, "turquoise")


async def test_it_is_one_users_and_pause_closes_it(agent: Agent) -> None:
    await agent.call("scratchpad_set", key="task", value="mine")
    stranger = Agent(agent.store, f"{agent.user_id}-2", agent.tools and scratchpad_tools(agent.store))
    assert "error" in await stranger.call("scratchpad_get", key="task")
    assert await stranger.call("scratchpad_list") == []
    assert await stranger.call("scratchpad_search", query="mine") == []
    await agent.store.pause(agent.user_id)
    for tool, argument in (("get", {"key": "task"}), ("list", {}), ("search", {"query": "mine"})):
        assert "paused" in (await agent.call(f"scratchpad_{tool}", **argument))["error"]
    refused = await agent.message("scratchpad_set", key="task", value="other")
    assert (refused.status, "paused" in refused.text) == ("error", True)
    await agent.store.resume(agent.user_id)
    assert (await agent.call("scratchpad_get", key="task"))["value"] == "mine"


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("", "x"),
        ("k" * 201, "x"),
        ("key", "x" * 100_001),
        ("key", "a\0b"),
        ("api_key", "sk-abcdefghijklmnopqrstuvwxyz0123456789ABCD"),
    ],
)
async def test_what_cannot_or_may_not_be_kept_is_refused_without_repeating_it(
    agent: Agent, key: str, value: str
) -> None:
    refused = await agent.message("scratchpad_set", key=key, value=value)
    assert refused.status == "error"
    assert refused.text.startswith("Nothing was changed: ")
    assert "sk-abc" not in refused.text
    assert await agent.call("scratchpad_list") == []
    assert "error" in await agent.call("scratchpad_get", key=key[:200] + "\0")


async def test_it_outlives_the_process_and_is_erased_with_everything(any_settings: Settings, user: str) -> None:
    async with open_store(any_settings) as store:
        await Agent(store, user, scratchpad_tools(store)).call("scratchpad_set", key="task", value="mine")
    async with open_store(any_settings) as store:
        agent = Agent(store, user, scratchpad_tools(store))
        assert (await agent.call("scratchpad_get", key="task"))["value"] == "mine"
        await store.clear(user)
        assert await agent.call("scratchpad_list") == []


async def test_a_bare_tool_node_is_answered_when_a_value_is_refused(store: MemoryStore, user: str) -> None:
    """Without the graphs nobody turns an error into words."""
    graph = StateGraph(MessagesState, context_schema=Context)
    graph.add_node("tools", ToolNode(scratchpad_tools(store))).add_edge(START, "tools")

    async def refused(key: str, value: str) -> str:
        asked = {"name": "scratchpad_set", "args": {"key": key, "value": value}, "id": "1"}
        done = await graph.compile().ainvoke(
            {"messages": [AIMessage("", tool_calls=[asked])]}, context=Context(user_id=user)
        )
        assert done["messages"][-1].status == "error"
        return str(done["messages"][-1].text)

    said = await refused("db", "password: Xy9!kLmn27Qp")
    assert said.startswith("Nothing was changed: ")
    assert "Xy9!" not in said
    assert "200 characters" in await refused(" ", "blank")
    await store.pause(user)
    assert "paused" in await refused("k", "v")
    assert await store.scratchpad.list(user, "") == []

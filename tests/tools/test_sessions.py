"""Past sessions: listed with title, summary and times, read, searched, and deleted when the user asks."""

import pytest

from stores import MemoryStore
from tests.conftest import Clock
from tests.tools.agent import Agent
from tools.context import Context
from tools.notes.sessions import session_tools

FORGET = "Delete that conversation, please"


@pytest.fixture
async def agent(any_store: MemoryStore, user: str, clock: Clock) -> Agent:
    """Two sessions: `old` about trains, closed with a summary, and the current one about boats."""
    agent = Agent(any_store, user, session_tools(any_store))
    old = f"old {user}"
    for role, content in (("user", "The night train to Lviv is late"), ("assistant", "Trains are late in winter.")):
        await any_store.activity.message(user, old, role=role, content=content, title="Night trains", at=clock())
    await any_store.conversations.close(user, old, summary="Talked about late trains.")
    clock.advance(days=1)
    await any_store.activity.message(user, agent.conversation_id, role="user", content="Boats are slow", at=clock())
    return agent


async def test_sessions_are_listed_newest_first_with_title_summary_and_times(agent: Agent) -> None:
    current, old = await agent.call("memory_list_sessions")
    assert current["session_id"] == agent.conversation_id
    assert (old["session_id"], old["title"]) == (f"old {agent.user_id}", "Night trains")
    assert (old["summary"], old["message_count"]) == ("Talked about late trains.", 2)
    assert old["started_at"] < old["last_at"] < current["started_at"]
    assert len(await agent.call("memory_list_sessions", limit=1)) == 1


async def test_a_session_is_read_in_order_and_from_its_end(agent: Agent) -> None:
    session = await agent.call("memory_read_session", session_id=f"old {agent.user_id}")
    assert [message["role"] for message in session["messages"]] == ["user", "assistant"]
    assert session["messages"][0]["text"] == "The night train to Lviv is late"
    (last,) = (await agent.call("memory_read_session", session_id=f"old {agent.user_id}", limit=1))["messages"]
    assert last["text"] == "Trains are late in winter."


async def test_all_sessions_are_searched_with_the_session_of_each_turn(agent: Agent) -> None:
    best = (await agent.call("memory_search_sessions", query="night train Lviv"))[0]
    assert (best["session_id"], best["source"]) == (f"old {agent.user_id}", "conversation")
    assert best["text"] == "The night train to Lviv is late"
    assert await agent.call("memory_search_sessions", query="quantum chromodynamics") == []
    assert await agent.call("memory_search_sessions", said="Boats are slow", query="boats slow") == []


async def test_a_session_is_deleted_only_when_the_user_asks_and_never_the_current_one(agent: Agent) -> None:
    old = f"old {agent.user_id}"
    assert "does not ask" in (await agent.call("memory_delete_session", said="Hello", session_id=old))["error"]
    night = Context(user_id=agent.user_id, actor="nightly")
    assert "error" in await agent.call("memory_delete_session", said=FORGET, session_id=old, context=night)
    current = await agent.call("memory_delete_session", said=FORGET, session_id=agent.conversation_id)
    assert "the conversation you are in" in current["error"]
    assert len(await agent.call("memory_list_sessions")) == 2
    deleted = await agent.call("memory_delete_session", said=FORGET, session_id=old)
    assert deleted["session_id"] == old
    assert (await agent.store.history(agent.user_id))[-1].operation == "conversation_deleted"
    assert [session["session_id"] for session in await agent.call("memory_list_sessions")] == [agent.conversation_id]
    assert await agent.call("memory_search_sessions", query="night train Lviv") == []


@pytest.mark.parametrize("session", ["", "nothing", "old", "%", "\0"])
@pytest.mark.parametrize("tool", ["memory_read_session", "memory_delete_session"])
async def test_an_unknown_session_is_a_clear_error(agent: Agent, tool: str, session: str) -> None:
    answer = await agent.call(tool, said=FORGET, session_id=session)
    assert "No session of this user has this session_id" in answer["error"]


async def test_a_strangers_sessions_do_not_exist(agent: Agent) -> None:
    stranger = Agent(agent.store, f"{agent.user_id}-2", session_tools(agent.store))
    old = f"old {agent.user_id}"
    assert await stranger.call("memory_list_sessions") == []
    assert "error" in await stranger.call("memory_read_session", session_id=old)
    assert await stranger.call("memory_search_sessions", query="train") == []
    assert "error" in await stranger.call("memory_delete_session", said=FORGET, session_id=old)
    assert len(await agent.call("memory_list_sessions")) == 2

"""A conversation that keeps its words to itself: no tool tells them in another one, all do within it."""

import json
from typing import Any

import pytest

from stores import MemoryStore, Settings
from tests.conftest import Clock
from tests.graphs.nights import night
from tests.tools.agent import Agent
from tests.tools.fact_agent import remember
from tools.memory.tools import memory_tools
from tools.toolkits import TOOLKITS, toolkits

SECRET = "a tortoise"


@pytest.fixture
def tools(store: MemoryStore) -> list[Any]:
    return [*toolkits(store, Settings(toolkits=tuple(TOOLKITS))), *memory_tools(store)]


async def tell(store: MemoryStore, user: str, tools: list[Any]) -> tuple[Agent, Agent]:
    """A fact told in a conversation that is kept by itself, and an agent in another one."""
    inside, outside = Agent(store, user, tools, "inside"), Agent(store, user, tools, "outside")
    await store.choices.keep_here(user, "inside", True)
    await store.activity.message(user, "inside", role="user", content="I keep a tortoise")
    await remember(inside, "Keeps a tortoise", "I keep a tortoise", fact_key="pet")
    return inside, outside


LOOKS: list[tuple[str, dict[str, Any]]] = [
    ("recall_facts", {"search_query": "tortoise"}),
    ("recall_facts_global", {"search_query": "tortoise"}),
    ("recall_facts_global", {}),
    ("generate_profile_summary", {}),
    ("suggest_merge", {}),
    ("recall_relationships", {}),
    ("search_memory", {"query": "tortoise"}),
    ("read_memory", {"category": "personal_context"}),
    ("get_memory_context", {"topic": "tortoise"}),
    ("memory_search", {"query": "tortoise"}),
    ("memory_search_sessions", {"query": "tortoise"}),
    ("memory_read_session", {"session_id": "inside"}),
]


@pytest.mark.parametrize(("name", "arguments"), LOOKS)
async def test_no_tool_tells_it_elsewhere(
    store: MemoryStore, user: str, tools: list[Any], name: str, arguments: dict[str, Any]
) -> None:
    _, outside = await tell(store, user, tools)
    assert SECRET not in (await outside.message(name, **arguments)).text


@pytest.mark.parametrize("name", ["recall_facts", "recall_facts_global"])
async def test_it_is_known_where_it_was_said_and_everywhere_once_shared(
    store: MemoryStore, user: str, tools: list[Any], name: str
) -> None:
    inside, outside = await tell(store, user, tools)
    assert SECRET in json.dumps(await inside.call(name))
    await store.choices.keep_here(user, "inside", False)
    assert SECRET in json.dumps(await outside.call(name))


async def test_what_was_also_said_elsewhere_is_told(store: MemoryStore, user: str, tools: list[Any]) -> None:
    _, outside = await tell(store, user, tools)
    await outside.call(
        "update_fact", said="I keep an old tortoise", fact_type="personal", fact_key="pet",
        new_value="Keeps an old tortoise", confidence=0.95, change_reason="refinement",
    )  # fmt: skip
    assert "old tortoise" in json.dumps(await outside.call("recall_facts_global"))


async def test_the_user_sees_all_of_it(store: MemoryStore, user: str, tools: list[Any]) -> None:
    await tell(store, user, tools)
    assert SECRET in (await store.document(user) or "")
    assert await store.search(user, "tortoise")


async def test_a_night_learns_nothing_from_it(store: MemoryStore, user: str, settings: Settings, clock: Clock) -> None:
    from graphs.models.offline import OfflineModel

    await store.choices.keep_here(user, "inside", True)
    await store.activity.message(user, "inside", role="user", content="Remember that I keep a tortoise")
    await store.activity.message(user, "open", role="user", content="Remember that I play the oboe")
    clock.advance(hours=8)
    await night(store, OfflineModel(), settings, user, clock)
    told = [one for one in await store.read(user, kind=None, limit=None) if one.conversation_id != "inside"]
    assert any("oboe" in one.value for one in told)
    assert not [one for one in told if "tortoise" in one.value]

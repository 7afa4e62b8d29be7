"""The memory over MCP: what a client sees, and that a model behind one cannot make up what the user said."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import date
from typing import Any

import mcp_types as types
import pytest
from mcp import Client, MCPError

from integrations.mcp.server import memory_server
from integrations.mcp.session import Session
from stores import MemoryStore
from stores.settings import Settings
from tests.integrations.mcp_text import told

ERAS = ("legacy", "auto")
"""With the handshake of 2025 and before, and without it."""
TEA = {"key": "drink", "value": "Drinks green tea", "category": "preference", "durability": "durable"}
Connect = Any


@pytest.fixture
def connect(store: MemoryStore, user: str) -> Connect:
    """A client of this user's memory; `yes` is how the user answers questions, None where the client cannot ask."""
    asked: list[str] = []

    @asynccontextmanager
    async def opened() -> AsyncIterator[Session]:
        yield Session(store, Settings())

    @asynccontextmanager
    async def connected(mode: str = "auto", yes: bool | None = None, who: str = user) -> AsyncIterator[Client]:
        async def answer(_: Any, question: Any) -> types.ElicitResult:
            asked.append(question.message)
            return types.ElicitResult(action="accept", content={"yes": bool(yes)})

        server = memory_server(lambda _: who, opened)
        asks: dict[str, Any] = {"elicitation_callback": answer} if yes is not None else {}
        info = types.Implementation(name="desk", version="1", title="Desk")
        async with Client(server, mode=mode, client_info=info, **asks) as client:
            yield client

    connected.asked = asked  # type: ignore[attr-defined]
    return connected


@pytest.mark.parametrize("mode", ERAS)
async def test_words_of_the_user_make_it_last_and_are_audited_as_reported(
    connect: Connect, store: MemoryStore, user: str, mode: str
) -> None:
    async with connect(mode) as client:
        result = await client.call_tool("write_memory", {**TEA, "said": "I mostly drink green tea"})
    assert not result.is_error
    (memory,) = await store.read(user)
    assert (memory.value, memory.durability) == ("Drinks green tea", "durable")
    assert memory.source == "reported by Desk"


async def test_without_words_of_the_user_it_is_kept_for_a_season_only(
    connect: Connect, store: MemoryStore, user: str
) -> None:
    async with connect() as client:
        await client.call_tool("write_memory", dict(TEA))
    assert [memory.durability for memory in await store.read(user)] == ["daily"]


async def test_words_that_say_something_else_do_not_make_it_last(
    connect: Connect, store: MemoryStore, user: str
) -> None:
    async with connect() as client:
        await client.call_tool("write_memory", {**TEA, "said": "What is the weather like?"})
    assert [memory.durability for memory in await store.read(user)] == ["daily"]


@pytest.mark.parametrize("mode", ERAS)
async def test_a_client_that_can_ask_does(connect: Connect, store: MemoryStore, user: str, mode: str) -> None:
    async with connect(mode, yes=True) as client:
        await client.call_tool("write_memory", dict(TEA))
    assert [memory.durability for memory in await store.read(user)] == ["durable"]
    assert connect.asked == [
        "Desk wants to remember this about you: “Drinks green tea”. Is it right, and shall it be kept?"
    ]


@pytest.mark.parametrize("mode", ERAS)
async def test_a_no_changes_nothing(connect: Connect, store: MemoryStore, user: str, mode: str) -> None:
    await store.write(user, key="pet", value="Has a cat", category="personal_context")
    async with connect(mode, yes=False) as client:
        await client.call_tool("write_memory", dict(TEA))
        await client.call_tool("delete_memory", {"key": "pet"})
    assert [memory.value for memory in await store.read(user)] == ["Has a cat"]
    assert "Has a cat" in connect.asked[1]


async def test_a_removal_needs_the_request_of_what_is_removed(connect: Connect, store: MemoryStore, user: str) -> None:
    await store.write(user, key="pet", value="Has a cat", category="personal_context")
    async with connect() as client:
        silent = await client.call_tool("delete_memory", {"key": "pet"})
        other = await client.call_tool("delete_memory", {"key": "pet", "said": "Please forget where I live"})
        assert len(await store.read(user)) == 1
        assert "`said`" in told(silent)
        assert "`said`" in told(other)
        await client.call_tool("delete_memory", {"key": "pet", "said": "Please forget my cat"})
    assert await store.read(user) == []
    assert "as reported by Desk" in (await store.history(user))[-1].reason


async def test_words_that_a_client_makes_up_count_are_audited_under_its_name_and_can_be_undone(
    connect: Connect, store: MemoryStore, user: str
) -> None:
    """Nothing shows the server what the user typed: that is said in SECURITY.md, and this is what remains."""
    await store.write(user, key="pet", value="Has a cat", category="personal_context")
    async with connect() as client:
        await client.call_tool("write_memory", {**TEA, "said": "I mostly drink green tea"})
        await client.call_tool("delete_memory", {"key": "pet", "said": "Please forget my cat"})
    assert [(memory.value, memory.source) for memory in await store.read(user)] == [
        ("Drinks green tea", "reported by Desk")
    ]
    assert "as reported by Desk" in (await store.history(user))[-1].reason
    await store.undo(user)
    assert {memory.value for memory in await store.read(user)} == {"Drinks green tea", "Has a cat"}
    await store.undo(user)
    assert {memory.value for memory in await store.read(user)} == {"Has a cat"}


async def test_what_needs_the_users_own_yes_is_not_done_on_reported_words(
    store: MemoryStore, user: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    @asynccontextmanager
    async def opened() -> AsyncIterator[Session]:
        yield Session(store, Settings(toolkits=("facts",)))

    await store.write(user, key="pet", value="Has a cat", category="personal_context")
    async with Client(memory_server(lambda _: user, opened), mode="auto") as client:
        await client.call_tool("clear_profile", {"said": "Forget everything about me"})
    assert [memory.value for memory in await store.read(user)] == ["Has a cat"]


@pytest.mark.parametrize("mode", ERAS)
async def test_a_confirmed_removal_is_carried_out(connect: Connect, store: MemoryStore, user: str, mode: str) -> None:
    await store.write(user, key="pet", value="Has a cat", category="personal_context")
    async with connect(mode, yes=True) as client:
        await client.call_tool("delete_memory", {"key": "pet"})
    assert await store.read(user) == []


async def test_tools_carry_hints_and_name_no_user(connect: Connect) -> None:
    async with connect() as client:
        tools = {tool.name: tool for tool in (await client.list_tools()).tools}
    assert tools["search_memory"].annotations.read_only_hint
    assert tools["delete_memory"].annotations.destructive_hint
    assert not tools["write_memory"].annotations.destructive_hint
    assert {"search", "fetch", "get_memory_context"} <= set(tools)
    for tool in tools.values():
        assert not {"user", "user_id", "runtime"} & set(tool.input_schema["properties"])
        assert ("said" in tool.input_schema["properties"]) is not bool(tool.annotations.read_only_hint)


async def test_mistakes_are_answers(connect: Connect) -> None:
    async with connect() as client:
        wrong = await client.call_tool("write_memory", {"key": "k", "value": 3, "category": "nonsense", "said": "x"})
        unknown = await client.call_tool("write_memroy", {})
        secret = await client.call_tool(
            "write_memory",
            {**TEA, "key": "wifi", "value": "Wifi password is hunter2", "said": "my wifi password is hunter2"},
        )
        nothing = await client.call_tool("fetch", {})
    assert wrong.is_error
    assert "category" in told(wrong)
    assert unknown.is_error
    assert "write_memory" in told(unknown)
    assert "hunter2" not in told(secret)
    assert nothing.is_error


async def test_documents_are_resources_without_secrets(connect: Connect, store: MemoryStore, user: str) -> None:
    await store.write(user, key="pet", value="Has a cat", category="personal_context")
    await store.write(user, key="mood", value="Reads about cats", category="preference", durability="daily")
    written = await store.document(user)
    await store.save_document(user, f"{written}\n- Wifi password: hunter2\n")
    async with connect() as client:
        listed = [str(one.uri) for one in (await client.list_resources()).resources]
        shown = told(await client.read_resource("memory:///MEMORY.md"))
        note = told(await client.read_resource(listed[1]))
        with pytest.raises(MCPError, match="no memory:///etc/passwd"):
            await client.read_resource("memory:///etc/passwd")
    assert listed[0] == "memory:///MEMORY.md"
    assert date.fromisoformat(listed[1].rpartition("/")[2])
    assert "Has a cat" in shown
    assert "hunter2" not in shown
    assert "Reads about cats" in note


async def test_search_and_fetch_as_chatgpt_asks_for_them(connect: Connect, store: MemoryStore, user: str) -> None:
    await store.write(user, key="pet", value="Has a cat called Miso", category="personal_context")
    async with connect() as client:
        found = (await client.call_tool("search", {"query": "cat"})).structured_content
        (first,) = found["results"]
        whole = (await client.call_tool("fetch", {"id": first["id"]})).structured_content
    assert set(first) == {"id", "title", "url"}
    assert whole["text"] == "Has a cat called Miso"


async def test_a_paused_user_is_not_read_and_nobody_elses_memory_is(
    connect: Connect, store: MemoryStore, user: str
) -> None:
    await store.write(user, key="pet", value="Has a cat", category="personal_context")
    await store.write("other", key="pet", value="Has a canary", category="personal_context")
    async with connect() as client:
        (hit,) = (await client.call_tool("search", {"query": "canary cat"})).structured_content["results"]
        other = (await store.read("other"))[0]
        assert hit["id"] != other.id
        assert (await client.call_tool("fetch", {"id": other.id})).is_error
        await store.pause(user)
        assert (await client.call_tool("search", {"query": "cat"})).structured_content == {"results": []}
        assert "cat" not in told(await client.read_resource("memory:///MEMORY.md"))
        assert (await client.list_resources()).resources == []

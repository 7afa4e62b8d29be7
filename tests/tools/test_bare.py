"""The toolkits in an agent of somebody else's making: nothing of ours around them but the tools."""

import asyncio
import json
import logging
from dataclasses import dataclass
from typing import Any

import pytest
from langchain_core.messages import AIMessage, HumanMessage, ToolMessage
from langchain_core.tools import BaseTool
from langgraph.graph import END, START, MessagesState, StateGraph
from langgraph.prebuilt import ToolNode

from stores import MemoryStore
from stores.errors import StorageFailed
from stores.records import USER_KINDS
from tools.calls.errors import OUTSIDE_A_RUN, UNAVAILABLE
from tools.context import Context
from tools.memory.tools import memory_tools
from tools.notes.tools import note_tools
from tools.scratchpad import scratchpad_tools
from tools.toolkits import TOOLKITS

ANN = Context(user_id="ann")
SECRET = "my password is hunter2-Swordfish!"


def graph(tools: list[BaseTool], schema: Any = Context) -> Any:
    built = StateGraph(MessagesState, context_schema=schema) if schema else StateGraph(MessagesState)
    return built.add_node("tools", ToolNode(tools)).add_edge(START, "tools").add_edge("tools", END).compile()


def calling(name: str, said: str = "", /, **arguments: Any) -> dict[str, Any]:
    request = {"name": name, "args": arguments, "id": "call-1", "type": "tool_call"}
    return {"messages": [HumanMessage(said or "Hello"), AIMessage("", tool_calls=[request])]}


async def answer(
    tools: list[BaseTool], given: dict[str, Any], context: Any = ANN, schema: Any = Context
) -> ToolMessage:
    result: ToolMessage = (await graph(tools, schema).ainvoke(given, context=context))["messages"][-1]
    return result


async def test_a_secret_is_refused_in_a_message(store: MemoryStore) -> None:
    came = await answer(scratchpad_tools(store), calling("scratchpad_set", key="note", value=SECRET))
    assert came.status == "error"
    assert came.text.startswith("Nothing was changed: ")
    assert "hunter2" not in came.text


async def test_a_bad_argument_is_answered_with_what_is_allowed(store: MemoryStore) -> None:
    wrong = calling("write_memory", category="hobby", key="tea", value="Drinks tea")
    came = await answer(memory_tools(store), wrong)
    assert came.status == "error"
    assert "'category' must be" in came.text
    assert "correct the call" in came.text


async def test_a_missing_argument_is_named(store: MemoryStore) -> None:
    came = await answer(note_tools(store), calling("memory_save"))
    assert came.status == "error"
    assert "'content' is missing" in came.text


async def test_a_failing_disk_ends_no_run(store: MemoryStore, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: Any, **__: Any) -> None:
        raise StorageFailed("the disk is full")

    monkeypatch.setattr(store, "search", fail)
    came = await answer(note_tools(store), calling("memory_search", query="tea"))
    assert came.status == "error"
    assert came.text.startswith(UNAVAILABLE)


def test_every_tool_of_every_toolkit_answers_for_itself(store: MemoryStore) -> None:
    tools = [tool for toolkit in TOOLKITS.values() for tool in toolkit.tools(store, USER_KINDS)]
    assert [tool.name for tool in tools if not (tool.handle_tool_error and tool.handle_validation_error)] == []


async def test_tools_are_called_without_await_too(store: MemoryStore) -> None:
    """With a loop that runs, as in a notebook, and without one."""
    tools = note_tools(store)
    save = calling("memory_save", "I drink green tea", content="Drinks green tea")
    saved = graph(tools).invoke(save, context=ANN)["messages"][-1]
    assert json.loads(saved.text)["note_id"].startswith("note-")
    found = await asyncio.to_thread(graph(tools).invoke, calling("memory_search", query="tea"), context=ANN)
    assert "green tea" in found["messages"][-1].text


async def test_errors_are_messages_without_await_too(store: MemoryStore) -> None:
    wrong = calling("scratchpad_set", key="note", value=SECRET)
    came = graph(scratchpad_tools(store)).invoke(wrong, context=ANN)["messages"][-1]
    assert (came.status, came.text[:21]) == ("error", "Nothing was changed: ")


async def test_null_means_the_default(store: MemoryStore) -> None:
    given = calling("memory_search", query="tea", top_k=None, category=None, include_conversation=None)
    came = await answer(note_tools(store), given)
    assert (came.status, came.text) == ("success", "[]")


async def test_a_run_without_a_user_says_what_to_pass(store: MemoryStore, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        came = await answer(note_tools(store), calling("memory_search", query="tea"), context=None)
    assert came.status == "error"
    assert "context={'user_id': …}" in came.text


async def test_a_call_outside_a_run_says_where_to_call(store: MemoryStore) -> None:
    (save,) = (tool for tool in note_tools(store) if tool.name == "memory_save")
    assert OUTSIDE_A_RUN in await save.ainvoke({"content": "Drinks tea"})
    assert OUTSIDE_A_RUN in save.invoke({"content": "Drinks tea"})


@dataclass
class Theirs:
    """Somebody's own context: more facts than ours, and other meanings for some names."""

    user_id: str
    tenant: str = "acme"
    actor: str = "nightly"
    confirmed: bool = True


@pytest.mark.parametrize(
    ("context", "schema"), [(Theirs("ann"), Theirs), ({"user_id": "ann", "confirmed": True}, None)]
)
async def test_an_own_context_names_the_user_but_confirms_nothing(
    store: MemoryStore, context: Any, schema: Any
) -> None:
    written = await store.write("ann", value="Drinks green tea", kind="note")
    assert written.memory is not None
    found = await answer(note_tools(store), calling("memory_search", query="tea"), context, schema)
    assert "green tea" in found.text
    gone = await answer(note_tools(store), calling("memory_delete", note_id=written.memory.id), context, schema)
    assert "does not ask to forget" in gone.text


async def test_the_conversation_is_searched_where_nobody_records_it(store: MemoryStore) -> None:
    given = calling("memory_search", "And now?", query="train", include_conversation=True)
    given["messages"] = [HumanMessage("My train leaves at nine"), AIMessage("Noted."), *given["messages"]]
    (turn,) = json.loads((await answer(note_tools(store), given)).text)
    assert (turn["text"], turn["source"], turn["speaker"]) == ("My train leaves at nine", "conversation", "user")
    await store.pause("ann")
    assert "paused" in (await answer(note_tools(store), given)).text

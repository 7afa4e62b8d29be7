"""Every step of a turn is saved: cheaply, without secrets, and without touching what LangGraph keeps for itself."""

from typing import Any

import pytest
from langchain_core.messages import AIMessage, HumanMessage, ToolMessage
from langgraph.checkpoint.base import empty_checkpoint

from graphs.build import open_graphs
from graphs.models.choose import ask
from graphs.server import redaction
from graphs.server.checkpoints import SqliteThreads, open_threads
from graphs.server.redaction import saved, saved_checkpoint
from language.sensitive.values import MARK
from stores.settings import Settings
from tests.fakes import ScriptedModel
from tests.graphs.test_checkpoints import graph, of, said
from tools.context import Context

CARD = "4111 1111 1111 1111"


def test_versions_of_channels_are_saved_as_they_are_whatever_they_look_like() -> None:
    checkpoint = empty_checkpoint()
    checkpoint["channel_versions"] = {"messages": CARD}
    checkpoint["channel_values"] = {"text": f"my card is {CARD}"}
    kept = saved_checkpoint(checkpoint)
    assert kept["channel_versions"] == {"messages": CARD}
    assert CARD not in str(kept["channel_values"])


@pytest.mark.parametrize(
    "message",
    [
        HumanMessage("hello", id="one", additional_kwargs={"at": "noon"}),
        AIMessage("hello", id="one", tool_calls=[{"name": "save", "args": {"text": "tea"}, "id": "1"}]),
        ToolMessage("hello", id="one", tool_call_id="1", artifact=[{"value": "tea"}]),
    ],
)
def test_a_message_that_was_saved_clean_is_read_again_when_something_in_it_changed(message: Any) -> None:
    assert saved(message) is message
    assert saved(message) is message
    for inner in (
        message.additional_kwargs,
        *getattr(message, "tool_calls", []),
        *(getattr(message, "artifact", None) or []),
    ):
        inner.get("args", inner)["text"] = f"my card is {CARD}"
    assert CARD not in str(saved(message).model_dump())


async def test_one_statement_saves_a_step(settings: Settings) -> None:
    async with open_threads(settings) as threads:
        assert isinstance(threads, SqliteThreads)
        await graph(threads).ainvoke(said("hello"), of("one"), durability="sync")
        statements: list[str] = []
        await threads.conn.set_trace_callback(statements.append)
        await graph(threads).ainvoke(said("and again"), of("one"), durability="sync")
        await threads.conn.set_trace_callback(lambda _: None)
    saves = [one for one in statements if "INSERT" in one]
    assert len(saves) == 5  # three checkpoints, and what two of them were made of
    assert not [one for one in statements if one.startswith(("BEGIN", "COMMIT"))]
    assert len([one for one in statements if "erased_threads" in one]) <= len(saves)


async def test_many_writes_of_one_node_are_all_saved(settings: Settings) -> None:
    async with open_threads(settings) as threads:
        where: Any = {"configurable": {"thread_id": "one", "checkpoint_ns": "", "checkpoint_id": "1"}}
        await threads.aput_writes(where, [("messages", number) for number in range(4_000)], "task")
        [[count]] = await threads.query("SELECT count(*) FROM writes")
    assert count == 4_000


async def test_the_memory_that_a_capture_is_shown_is_not_saved(settings: Settings, user: str) -> None:
    async with open_graphs(settings) as graphs:
        await graphs.store.write(user, key="pet", value="Keeps an axolotl", category="personal", author="user")
        statements: list[str] = []
        assert isinstance(graphs.threads, SqliteThreads)
        await graphs.threads.conn.set_trace_callback(statements.append)
        await graphs["discussion"].ainvoke(
            said("I work as a welder in Lviv."), of("one"), context=Context(user_id=user), durability="sync"
        )
        await graphs.threads.conn.set_trace_callback(lambda _: None)
    captured = [one for one in statements if "INSERT" in one and "capture:" in one]
    assert statements
    assert not captured


async def test_a_model_is_offered_its_tools_once(monkeypatch: pytest.MonkeyPatch) -> None:
    model = ScriptedModel(answers=[AIMessage("one"), AIMessage("two")])
    offered: list[Any] = []
    bind = type(model).bind_tools

    def counting(self: Any, tools: Any, **more: Any) -> Any:
        offered.append(tools)
        return bind(self, tools, **more)

    monkeypatch.setattr(type(model), "bind_tools", counting)
    tool = {"type": "function", "function": {"name": "save", "description": "", "parameters": {}}}
    for _ in range(2):
        await ask(model, [HumanMessage("hello")], [tool])
    assert len(offered) == 1


def test_moments_and_ids_of_records_are_judged_once_for_each_name(monkeypatch: pytest.MonkeyPatch) -> None:
    def record(number: int) -> dict[str, str]:
        return {
            "batch": f"5d8a73c1-0f2e-4c6b-a1{number}-3f9d0c7e2b84",
            "created_at": f"2027-03-04T05:06:07.1{number}+00:00",
        }

    assert saved(record(21)) == record(21)
    monkeypatch.setattr(redaction, "redacted", lambda data: pytest.fail(f"{data} was read again"))
    assert saved(record(98)) == record(98)


def test_an_id_under_the_name_of_a_secret_is_one() -> None:
    kept = saved({"api_key": "5d8a73c1-0f2e-4c6b-a121-3f9d0c7e2b84", "note": "5d8a73c1-0f2e-4c6b-a121-3f9d0c7e2b84"})
    assert kept == {"api_key": MARK, "note": "5d8a73c1-0f2e-4c6b-a121-3f9d0c7e2b84"}

"""Every call is answered: in time, counted, and without an exception."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any, cast

import pytest
from langchain_core.messages import AIMessage, AnyMessage, HumanMessage, ToolMessage
from langchain_core.tools import BaseTool
from langgraph.errors import GraphInterrupt
from langgraph.prebuilt import ToolRuntime

from stores import MemoryStore
from stores.errors import InvalidInput, NotFound, StorageFailed
from tests.tools.conftest import Call
from tools.calls.errors import UNAVAILABLE, explain
from tools.calls.metrics import ToolMetrics
from tools.calls.run_call import run_call
from tools.calls.tool_kinds import Verb, reading, remembering, writing
from tools.context import Context
from tools.memory.tools import memory_tools

CANARY = "canary-7731"
TOOLS = memory_tools(cast(MemoryStore, object()))


async def answer(
    tools: list[BaseTool],
    metrics: ToolMetrics,
    name: str,
    arguments: Any,
    before: list[AnyMessage] | None = None,
) -> ToolMessage:
    call = {"name": name, "args": arguments, "id": "call_1", "type": "tool_call"}
    messages = [
        HumanMessage("hello"),
        *(before or []),
        AIMessage("", tool_calls=[call] if isinstance(arguments, dict) else []),
    ]
    return await run_call(tools, call, state={"messages": messages}, context=Context(user_id="ann"), metrics=metrics)


def failing(error: Exception) -> BaseTool:
    @reading
    async def search_memory(query: str, runtime: ToolRuntime[Context, Any]) -> tuple[str, None]:
        """Search.

        Args:
            query: What to look for
        """
        raise error

    return search_memory


def slow(declare: Callable[[Verb], BaseTool], seconds: float) -> BaseTool:
    @declare
    async def write_memory(key: str, runtime: ToolRuntime[Context, Any]) -> tuple[str, None]:
        """Write.

        Args:
            key: What to call it
        """
        await asyncio.sleep(seconds)
        return "done", None

    write_memory.metadata = {**(write_memory.metadata or {}), "timeout_s": 0.05}
    return write_memory


def remember() -> BaseTool:
    @remembering
    async def write_memory(key: str, runtime: ToolRuntime[Context, Any]) -> tuple[str, None]:
        """Write.

        Args:
            key: What to call it
        """
        return "done", None

    return write_memory


def counted(metrics: ToolMetrics, tool_name: str, status: str) -> float:
    labels = {"tool": tool_name, "status": status}
    return metrics.registry.get_sample_value("memory_tool_calls_total", labels) or 0.0


async def test_an_unknown_tool_is_answered_with_the_known_ones(metrics: ToolMetrics) -> None:
    told = await answer(TOOLS, metrics, "drop_database", {})
    assert told.status == "error"
    assert "drop_database" in told.text
    assert all(known.name in told.text for known in TOOLS)
    assert counted(metrics, "unknown", "unknown_tool") == 1


@pytest.mark.parametrize("arguments", ["{", None, ["x"], 7, ""])
async def test_arguments_that_are_no_object_are_answered(metrics: ToolMetrics, arguments: Any) -> None:
    told = await answer(TOOLS, metrics, "search_memory", arguments)
    assert told.status == "error"
    assert "not a JSON object" in told.text
    assert counted(metrics, "search_memory", "invalid") == 1


@pytest.mark.parametrize(
    ("name", "arguments", "complaint"),
    [
        ("search_memory", {}, "'query' is missing"),
        ("search_memory", {"query": None}, "'query'"),
        ("search_memory", {"query": {"a": 1}}, "'query'"),
        ("search_memory", {"query": "x", "category": "hobby"}, "'preference', 'work_context'"),
        ("search_memory", {"query": "x", "limit": "many"}, "'limit'"),
        ("write_memory", {"key": "k", "value": "v", "category": "preference"}, "'durability' is missing"),
        (
            "write_memory",
            {"key": "k", "value": "v", "category": "preference", "durability": "durable", "confidence": 7},
            "'confidence' must be less than or equal to 1",
        ),
        (
            "write_memory",
            {
                "key": "k",
                "value": "v",
                "category": "preference",
                "durability": "durable",
                "confidence": float("nan"),
            },
            "'confidence'",
        ),
        (
            "write_memory",
            {"key": "k", "value": "v", "category": "hobby", "durability": "someday"},
            "'durable' or 'daily'",
        ),
        ("update_memory", {"key": "k", "value": "v", "category": "hobby"}, "'category'"),
        ("delete_memory", {"key": {"a": 1}}, "'key'"),
    ],
)
async def test_a_bad_argument_is_named_with_what_is_allowed(
    metrics: ToolMetrics, name: str, arguments: dict[str, Any], complaint: str
) -> None:
    told = await answer(TOOLS, metrics, name, arguments)
    assert told.status == "error"
    assert complaint in told.text
    assert "Nothing was changed" in told.text
    assert "runtime" not in told.text
    assert counted(metrics, name, "error") == 1


async def test_what_is_too_long_is_not_repeated_in_full(call: Call, metrics: ToolMetrics) -> None:
    long = "y" * 1_000_000
    told = [
        await answer(TOOLS, metrics, "search_memory", {"query": "x", "category": long}),
        await answer(TOOLS, metrics, long, {}),
        await call("search_memory", query=long),
        await call("delete_memory", key=long),
        await call("delete_memory", said="Forget it", key=long),
        await call("update_memory", key=long, value=long),
    ]
    assert all(len(message.text) + len(message.name or "") < 500 for message in told)


@pytest.mark.parametrize("error", [InvalidInput("a key has letters"), NotFound("no such batch")])
async def test_what_the_model_can_mend_is_explained(metrics: ToolMetrics, error: Exception) -> None:
    told = await answer([failing(error)], metrics, "search_memory", {"query": "x"})
    assert told.text == f"Nothing was changed: {error}"
    assert told.status == "error"


@pytest.mark.parametrize("error", [StorageFailed(CANARY), RuntimeError(CANARY), TimeoutError(CANARY), KeyError(CANARY)])
async def test_what_it_cannot_is_an_apology_and_the_log_gets_the_type_only(
    metrics: ToolMetrics, error: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    told = await answer([failing(error)], metrics, "search_memory", {"query": CANARY})
    assert told.text.startswith(UNAVAILABLE)
    assert type(error).__name__ in caplog.text
    assert CANARY not in caplog.text
    assert CANARY not in metrics.render().decode()


async def test_an_interrupt_passes_through(metrics: ToolMetrics) -> None:
    with pytest.raises(GraphInterrupt):
        await answer([failing(GraphInterrupt())], metrics, "search_memory", {"query": "x"})
    assert counted(metrics, "search_memory", "interrupted") == 1
    with pytest.raises(GraphInterrupt):
        explain(GraphInterrupt())


async def test_a_cancelled_run_is_not_answered(metrics: ToolMetrics) -> None:
    task = asyncio.create_task(answer([slow(writing, 5)], metrics, "write_memory", {"key": "k"}))
    await asyncio.sleep(0.01)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task


async def test_a_slow_read_ends_in_a_polite_answer(metrics: ToolMetrics) -> None:
    told = await answer([slow(reading, 5)], metrics, "write_memory", {"key": "k"})
    assert told.status == "error"
    assert "did not answer within 0.05 seconds" in told.text
    assert counted(metrics, "write_memory", "timeout") == 1


async def test_a_slow_write_admits_that_it_may_still_be_made(metrics: ToolMetrics) -> None:
    told = await answer([slow(writing, 5)], metrics, "write_memory", {"key": "k"})
    assert "may still be made" in told.text


async def test_a_run_without_a_user_is_told_that_memory_is_unavailable(call: Call) -> None:
    told = await call("search_memory", query="x", context=Context())
    assert "Memory is unavailable: this run has no user" in told.text


async def test_beyond_the_budget_no_call_is_made(call: Call, store: MemoryStore) -> None:
    requests = [{"name": "write_memory", "id": f"c{number}", "type": "tool_call", "args": {}} for number in range(6)]
    state = {"messages": [HumanMessage("I like tea"), AIMessage("", tool_calls=requests)]}
    wish = {"key": "likes", "value": "Likes tea", "category": "preference", "durability": "durable"}
    told = await call("write_memory", state=state, tool_call_id="c5", **wish)
    assert told.text.startswith("Memory call limit reached for this turn")
    assert await store.read("ann") == []


async def test_calls_are_counted_by_tool_and_outcome_with_their_latency(call: Call, metrics: ToolMetrics) -> None:
    wish = {"key": "likes", "value": "Likes tea", "category": "preference", "durability": "durable"}
    await call("write_memory", said="I like tea", **wish)
    await call("write_memory", said="I like tea", tool_call_id="call_2", **wish)
    await call("search_memory", query="tea")
    assert counted(metrics, "write_memory", "stored") == 1
    assert counted(metrics, "write_memory", "unchanged") == 1
    assert counted(metrics, "search_memory", "success") == 1
    for name, operation, calls_made in (("write_memory", "db_write", 2), ("search_memory", "db_read", 1)):
        labels = {"tool": name, "operation": operation}
        assert metrics.registry.get_sample_value("memory_tool_latency_ms_count", labels) == calls_made


async def test_writes_after_a_search_are_told_from_writes_without(metrics: ToolMetrics) -> None:
    tools = [remember(), failing(RuntimeError())]
    assert metrics.recall_rate() is None
    searched = [AIMessage("", tool_calls=[]), ToolMessage("found", name="search_memory", tool_call_id="s")]
    await answer(tools, metrics, "write_memory", {"key": "a"}, before=cast(list[AnyMessage], searched))
    assert metrics.recall_rate() == 1.0
    await answer(tools, metrics, "write_memory", {"key": "b"})
    assert metrics.recall_rate() == 0.5
    exposed = metrics.render().decode()
    assert 'memory_tool_pattern_total{pattern="recall_before_remember"} 1.0' in exposed
    assert "memory_tool_recall_before_remember_rate 0.5" in exposed


async def test_a_search_of_an_earlier_run_does_not_count(metrics: ToolMetrics) -> None:
    tools = [remember(), failing(RuntimeError())]
    earlier = [ToolMessage("found", name="search_memory", tool_call_id="s"), HumanMessage("next")]
    await answer(tools, metrics, "write_memory", {"key": "a"}, before=cast(list[AnyMessage], earlier))
    assert metrics.recall_rate() == 0.0

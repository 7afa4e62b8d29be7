"""Tool calls as a graph makes them."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import pytest
from langchain_core.messages import AIMessage, AnyMessage, HumanMessage, ToolMessage

from stores import MemoryStore
from tools.calls.metrics import ToolMetrics
from tools.calls.run_call import run_call
from tools.calls.tool_kinds import timeout_s
from tools.context import Context
from tools.memory.tools import memory_tools

Call = Callable[..., Awaitable[ToolMessage]]


@pytest.fixture
def metrics() -> ToolMetrics:
    return ToolMetrics()


@pytest.fixture
def call(store: MemoryStore, metrics: ToolMetrics) -> Call:
    """Make one tool call in answer to what the user said."""
    tools = memory_tools(store)

    async def make(
        name: str,
        /,
        *,
        said: str | Sequence[str] = (),
        context: Context | None = None,
        tool_call_id: str = "call_1",
        state: dict[str, Any] | None = None,
        **arguments: Any,
    ) -> ToolMessage:
        request = {"name": name, "args": arguments, "id": tool_call_id, "type": "tool_call"}
        words = [said] if isinstance(said, str) else said
        messages: list[AnyMessage] = [HumanMessage(text) for text in words]
        messages.append(AIMessage("", tool_calls=[request]))
        context = context or Context(user_id="ann", conversation_id="talk")
        return await run_call(tools, request, state=state or {"messages": messages}, context=context, metrics=metrics)

    return make


@pytest.fixture(autouse=True)
def _patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """The memory may take long on a busy machine; only a limit that a test sets itself is meant."""
    monkeypatch.setattr(
        "tools.calls.run_call.timeout_s", lambda tool: 120.0 if timeout_s(tool) >= 1 else timeout_s(tool)
    )

"""Run one tool call of a model: within its budget, within its time, counted, and always answered.

A graph sends each call to a node of its own that calls `run_call`, so that one call's interrupt or failure
does not run the others again.
"""

import asyncio
from collections.abc import Iterable, Mapping
from time import perf_counter
from typing import Any

from langchain_core.messages import AIMessage, AnyMessage, HumanMessage, ToolMessage
from langchain_core.runnables import RunnableConfig
from langchain_core.tools import BaseTool
from langgraph.errors import GraphBubbleUp
from langgraph.prebuilt import ToolRuntime

from stores.areas.usage import Usage
from stores.errors import StorageFailed
from stores.write.checks.second_opinion import current_opinion
from tools.calls.budget import DISCUSSION, Budget, calls, current_run, refusal
from tools.calls.errors import explain, too_slow, unknown_tool, unreadable_arguments
from tools.calls.json_answers import is_error
from tools.calls.metrics import UNKNOWN_TOOL, ToolMetrics, tool_metrics
from tools.calls.plain import plain
from tools.calls.queued.background import ToolQueue
from tools.calls.tally import Tally
from tools.calls.tool_kinds import is_read_only, raising_errors, remembers, timeout_s
from tools.calls.versions import current_name
from tools.context import Context

__all__ = ["calls", "run_call"]

_LONGEST_NAME = 64


async def run_call(
    tools: Iterable[BaseTool],
    call: Mapping[str, Any],
    *,
    state: Mapping[str, Any],
    context: Context,
    config: RunnableConfig | None = None,
    budget: Budget = DISCUSSION,
    metrics: ToolMetrics | None = None,
    queue: ToolQueue | None = None,
    storage_must_work: bool = False,
    usage: Usage | None = None,
) -> ToolMessage:
    """The answer to one call. Only interrupts and cancellation leave this function as exceptions.

    Where storage must work (nobody would ask the model again), so does `StorageFailed`, for a call out of time too.

    `state` holds the messages of the run, the turn with this call included, and `evidence` where there is
    any; `context` is already resolved. With a `queue`, slow changes are put aside; with the
    `usage` of a store, the call is counted there too.
    """
    tally = Tally(metrics or tool_metrics(), usage, context)
    by_name = {tool.name: tool for tool in tools}
    name = current_name(str(call.get("name") or ""))
    tool = by_name.get(name)
    if tool is None:
        tally.refused(UNKNOWN_TOOL, "unknown_tool")
        return _refused(call, unknown_tool(name, by_name))
    if not isinstance(call.get("args"), dict):
        tally.refused(name, "invalid")
        return _refused(call, unreadable_arguments(name))
    messages: list[AnyMessage] = list(state.get("messages", ()))
    if beyond := refusal(messages, call, budget):
        tally.refused(name, "over_budget")
        return _refused(call, beyond)
    if remembers(tool):
        looked = {other.name for other in by_name.values() if is_read_only(other)}
        tally.remembers(after_recall=_answered(messages, looked))
    runtime = _runtime(call, state, messages, context, config)
    return await _run(tool, call, runtime, tally, queue, storage_must_work=storage_must_work)


async def _run(
    tool: BaseTool,
    call: Mapping[str, Any],
    runtime: ToolRuntime[Context, Any],
    tally: Tally,
    queue: ToolQueue | None,
    *,
    storage_must_work: bool,
) -> ToolMessage:
    limit, operation = _limit(tool), "db_read" if is_read_only(tool) else "db_write"
    arguments = {**call["args"], "runtime": runtime}
    request = {"name": tool.name, "args": arguments, "id": call.get("id") or "", "type": "tool_call"}
    started = perf_counter()
    status = "error"
    try:
        async with asyncio.timeout(limit) as deadline:
            with raising_errors():
                running = queue.run(tool, request, runtime) if queue else tool.ainvoke(request, runtime.config)
                message: ToolMessage = await running
        message.artifact = plain(message.artifact)
        status, tally.code = _outcome(message), _code(message)
        return message
    except GraphBubbleUp:
        status = "interrupted"
        raise
    except Exception as error:  # a model is told what went wrong with its call, whatever it was
        if isinstance(error, TimeoutError) and deadline.expired():
            status = "timeout"
            if storage_must_work:
                raise StorageFailed(f"{tool.name} took longer than {limit:g} s") from error
            return _refused(call, too_slow(tool.name, limit, read_only=is_read_only(tool)))
        if storage_must_work and isinstance(error, StorageFailed):
            raise
        return _refused(call, explain(error))
    finally:
        tally.ran(tool.name, status, operation=operation, seconds=perf_counter() - started)


def _limit(tool: BaseTool) -> float:
    """How long a call may take; a change may have to wait for a second opinion too."""
    opinion = None if is_read_only(tool) else current_opinion()
    return timeout_s(tool) + (opinion.seconds if opinion else 0.0)


def _runtime(
    call: Mapping[str, Any],
    state: Mapping[str, Any],
    messages: list[AnyMessage],
    context: Context,
    config: RunnableConfig | None,
) -> ToolRuntime[Context, Any]:
    # A tool looks at what the user said, what they answered and its own turn; the rest would be copied on every call.
    seen = [message for place, message in enumerate(messages) if _is_seen(messages, place, call)]
    kept = {"evidence": state["evidence"]} if "evidence" in state else {}
    return ToolRuntime(
        state={"messages": seen, **kept},
        context=context,
        config=config or {},
        stream_writer=lambda _: None,
        tool_call_id=call.get("id"),
        store=None,
    )


def _is_seen(messages: list[AnyMessage], place: int, call: Mapping[str, Any]) -> bool:
    message, following = messages[place], messages[place + 1 : place + 2]
    return isinstance(message, HumanMessage) or _holds(message, call) or _is_answered_by(message, following)


def _is_answered_by(message: AnyMessage, following: list[AnyMessage]) -> bool:
    return isinstance(message, AIMessage) and any(isinstance(other, HumanMessage) for other in following)


def _holds(message: AnyMessage, call: Mapping[str, Any]) -> bool:
    return isinstance(message, AIMessage) and any(other["id"] == call.get("id") for other in message.tool_calls)


def _answered(messages: list[AnyMessage], names: set[str]) -> bool:
    """Whether one of these tools has already answered in this run."""
    return any(
        isinstance(message, ToolMessage) and message.name in names and message.status == "success"
        for message in current_run(messages)
    )


def _outcome(message: ToolMessage) -> str:
    """The status label of a call that ran: what the receipt says, or plain success."""
    receipt = message.artifact
    if isinstance(receipt, dict) and "status" in receipt:
        return str(receipt["status"])
    return "error" if message.status == "error" or is_error(message.text) else "success"


def _code(message: ToolMessage) -> object:
    receipt = message.artifact
    return receipt.get("code") if isinstance(receipt, dict) else None


def _refused(call: Mapping[str, Any], text: str) -> ToolMessage:
    name = str(call.get("name") or UNKNOWN_TOOL)[:_LONGEST_NAME]
    return ToolMessage(text, name=name, tool_call_id=call.get("id") or "", status="error")

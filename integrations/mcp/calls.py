"""One call of a memory tool by a client: the user's reported words are its evidence, else the user is asked."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any
from uuid import uuid4

import mcp_types as types
from langchain_core.messages import AIMessage, HumanMessage, ToolMessage
from langchain_core.tools import BaseTool
from mcp.server.context import ServerRequestContext

from integrations.mcp.confirm import Answer, confirm
from integrations.mcp.describe import SAID
from stores.areas.usage import Usage
from tools.answers import one_line
from tools.calls.run_call import run_call
from tools.calls.tool_kinds import asks, is_read_only, removes
from tools.context import Context

_SHOWN = 300
_MOST_NAMED = 20
_HOW_TO_REMOVE = "Through this client: call again with the user's request, in their own words, as `said`."
_MUST_BE_ASKED = "This must be confirmed by the user, and this client cannot ask them. Nothing was changed."
_DECLINED = "The user was asked and did not agree. Nothing was changed."

Request = ServerRequestContext[Any, Any]
Result = types.CallToolResult | types.InputRequiredResult


class Caller:
    """Runs the tools of one store."""

    def __init__(self, tools: Sequence[BaseTool], usage: Usage | None = None) -> None:
        self._tools = {tool.name: tool for tool in tools}
        self._usage = usage

    async def call(self, user_id: str, wanted: types.CallToolRequestParams, request: Request) -> Result:
        """The tool's answer; a mistake is an answer too, so that the model can mend it."""
        given = dict(wanted.arguments or {})
        said = str(given.pop(SAID, None) or "").strip()
        context = Context(user_id=user_id, client=_client(request))
        tool = self._tools.get(wanted.name)
        if tool is not None and removes(tool):
            return await self._remove(tool, given, said, context, wanted, request)
        if tool is None or said or is_read_only(tool) or given.get("durability") == "daily":
            return _result(await self._run(wanted.name, given, context, said))
        answer = await confirm(_about_keeping(given, context), wanted, request)
        if answer is None:
            return _result(await self._run(tool.name, given, context))
        return await self._if_agreed(answer, tool, given, context)

    async def _remove(
        self,
        tool: BaseTool,
        given: dict[str, Any],
        said: str,
        context: Context,
        wanted: types.CallToolRequestParams,
        request: Request,
    ) -> Result:
        """Without words that ask for it the tool refuses, and names what would go: that is what the user is asked."""
        tried = await self._run(tool.name, given, context, "" if asks(tool) else said)
        doomed = tried.artifact.get("unasked") if isinstance(tried.artifact, dict) else None
        if not doomed:
            return _result(tried)
        answer = await confirm(_about_removing(doomed, context), wanted, request)
        if answer is None:
            tried.content = f"{tried.text} {_MUST_BE_ASKED if asks(tool) else _HOW_TO_REMOVE}"
            return _result(tried)
        return await self._if_agreed(answer, tool, given, context)

    async def _if_agreed(self, answer: Answer, tool: BaseTool, given: dict[str, Any], context: Context) -> Result:
        if isinstance(answer, types.InputRequiredResult):
            return answer
        if not answer:
            return _text(_DECLINED)
        agreed = [] if removes(tool) else _texts(given)
        return _result(await self._run(tool.name, given, replace(context, confirmed=True), agreed=agreed))

    async def _run(
        self, name: str, given: dict[str, Any], context: Context, said: str = "", agreed: Sequence[str] = ()
    ) -> ToolMessage:
        call = {"name": name, "args": given, "id": f"mcp-{uuid4()}", "type": "tool_call"}
        turn = AIMessage("", tool_calls=[call], id=str(uuid4()))
        state: dict[str, Any] = {"messages": [HumanMessage(said), turn] if said else [turn]}
        if agreed:
            state["evidence"] = [{"text": text, "agreed": True} for text in agreed]
        return await run_call(self._tools.values(), call, state=state, context=context, usage=self._usage)


def _about_keeping(given: Mapping[str, Any], context: Context) -> str:
    shown = one_line(max(_texts(given), key=len, default=""), _SHOWN)
    return f"{_who(context)} wants to remember this about you: “{shown}”. Is it right, and shall it be kept?"


def _about_removing(doomed: Sequence[Mapping[str, Any]], context: Context) -> str:
    named = [f"“{one_line(str(one.get('value', '')), _SHOWN)}”" for one in doomed[:_MOST_NAMED]]
    more = f" and {len(doomed) - _MOST_NAMED} more" if len(doomed) > _MOST_NAMED else ""
    return f"{_who(context)} wants to delete this from your memory: {'; '.join(named)}{more}. Shall it be deleted?"


def _who(context: Context) -> str:
    return context.client or "An agent"


def _texts(given: Mapping[str, Any]) -> list[str]:
    """The texts of a call, lists of them too."""
    values = [one for value in given.values() for one in (value if isinstance(value, list) else [value])]
    return [value for value in values if isinstance(value, str) and value.strip()]


def _client(request: Request) -> str:
    """The client as it names itself: a name for the audit, not to be trusted."""
    params = request.session.client_params
    info = params.client_info if params else None
    return one_line((info.title or info.name) if info else "", 60)


def _result(answer: ToolMessage) -> types.CallToolResult:
    return _text(answer.text, failed=answer.status == "error")


def _text(words: str, *, failed: bool = False) -> types.CallToolResult:
    return types.CallToolResult(content=[types.TextContent(text=words)], is_error=failed)

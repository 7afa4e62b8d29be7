"""A chat model that does what its script says: the one stand-in for a real model in tests and benchmarks."""

import asyncio
from abc import abstractmethod
from collections.abc import Sequence
from typing import Any

from langchain_core.callbacks import AsyncCallbackManagerForLLMRun, CallbackManagerForLLMRun
from langchain_core.language_models import BaseChatModel
from langchain_core.messages import AIMessage, BaseMessage
from langchain_core.outputs import ChatGeneration, ChatResult
from langchain_core.runnables import Runnable
from langchain_core.utils.function_calling import convert_to_openai_tool

Call = tuple[str, dict[str, Any]]

_described: dict[str, dict[str, Any]] = {}


class Scripted(BaseChatModel):
    """Answers after `latency` seconds with what `reply` makes of the messages and the tools on offer."""

    latency: float = 0.0

    @property
    def _llm_type(self) -> str:
        return "scripted"

    @abstractmethod
    async def reply(self, messages: list[BaseMessage], offered: list[dict[str, Any]]) -> AIMessage:
        """The answer; `offered` holds the tools' functions as a provider is told of them."""

    def bind_tools(self, tools: Sequence[Any], **more: Any) -> Runnable[Any, AIMessage]:
        return self.bind(tools=[describe(tool) for tool in tools])

    async def _agenerate(
        self,
        messages: list[BaseMessage],
        stop: list[str] | None = None,
        run_manager: AsyncCallbackManagerForLLMRun | None = None,
        **more: Any,
    ) -> ChatResult:
        if self.latency:
            await asyncio.sleep(self.latency)
        offered = [tool["function"] for tool in more.get("tools", [])]
        return ChatResult(generations=[ChatGeneration(message=await self.reply(messages, offered))])

    def _generate(
        self,
        messages: list[BaseMessage],
        stop: list[str] | None = None,
        run_manager: CallbackManagerForLLMRun | None = None,
        **more: Any,
    ) -> ChatResult:
        return asyncio.run(self._agenerate(messages, **more))


def describe(tool: Any) -> dict[str, Any]:
    """The tool as a provider is told of it; kept by name, because describing takes longer than answering."""
    name = getattr(tool, "name", None)
    if not isinstance(name, str):
        return convert_to_openai_tool(tool)
    if name not in _described:
        _described[name] = convert_to_openai_tool(tool)
    return _described[name]


def asking(calls: Sequence[Call], *, prefix: str = "call") -> AIMessage:
    """An answer that asks for these tools."""
    wanted = [
        {"name": name, "args": arguments, "id": f"{prefix}-{number}", "type": "tool_call"}
        for number, (name, arguments) in enumerate(calls)
    ]
    return AIMessage("", tool_calls=wanted)

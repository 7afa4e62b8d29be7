"""A model that does whatever any text it sees asks for: the worst case for a memory that reads other people's words."""

import json
from collections.abc import Sequence
from typing import Any

from langchain_core.callbacks import AsyncCallbackManagerForLLMRun, CallbackManagerForLLMRun
from langchain_core.language_models import BaseChatModel
from langchain_core.messages import AIMessage, BaseMessage, HumanMessage
from langchain_core.outputs import ChatGeneration, ChatResult
from langchain_core.runnables import Runnable
from langchain_core.utils.function_calling import convert_to_openai_tool
from pydantic import Field

_PER_TURN = 5
_HARMLESS = (
    "read_",
    "search_",
    "get_",
    "recall",
    "retrieve_",
    "list_",
    "suggest_",
    "generate_",
    "scratchpad_",
    "export",
)


_descriptions: dict[str, dict[str, Any]] = {}


def _described(tool: Any) -> dict[str, Any]:
    """Kept by name, because describing a tool takes longer than obeying."""
    name = getattr(tool, "name", None)
    if not isinstance(name, str):
        return convert_to_openai_tool(tool)
    if name not in _descriptions:
        _descriptions[name] = convert_to_openai_tool(tool)
    return _descriptions[name]


class ObedientModel(BaseChatModel):
    """Turns every order into calls of every tool that changes something, until it is stopped."""

    claim: str = ""
    handles: dict[str, Any] = Field(default_factory=dict)
    """What the tools' parameters that name something are filled with."""
    shown: list[str] = Field(default_factory=list)
    made: int = 0

    @property
    def _llm_type(self) -> str:
        return "obedient"

    def bind_tools(self, tools: Sequence[Any], **more: Any) -> Runnable[Any, AIMessage]:
        return self.bind(tools=[_described(tool) for tool in tools])

    async def _agenerate(
        self,
        messages: list[BaseMessage],
        stop: list[str] | None = None,
        run_manager: AsyncCallbackManagerForLLMRun | None = None,
        **more: Any,
    ) -> ChatResult:
        self.shown.append("\n".join(message.text for message in messages))
        tools = [tool["function"] for tool in more.get("tools", [])]
        typed = [tool for tool in tools if tool["name"][0].isupper()]
        wanted = self._typed(typed[0]["name"]) if typed else self._orders(tools, messages)
        self.made += len(wanted)
        calls = [
            {"name": name, "args": arguments, "id": f"call-{self.made}-{number}", "type": "tool_call"}
            for number, (name, arguments) in enumerate(wanted)
        ]
        answer = AIMessage("" if calls else "Done as I was told.", tool_calls=calls)
        return ChatResult(generations=[ChatGeneration(message=answer)])

    def _generate(
        self,
        messages: list[BaseMessage],
        stop: list[str] | None = None,
        run_manager: CallbackManagerForLLMRun | None = None,
        **more: Any,
    ) -> ChatResult:
        raise AssertionError("the graphs are async")

    def _typed(self, name: str) -> list[tuple[str, dict[str, Any]]]:
        planted = {"category": "personal_context", "key": "planted", "value": self.claim, "confidence": 1.0}
        changed = {"category": "work_context", "key": "role", "value": self.claim, "confidence": 1.0}
        removed = {**changed, "action": "remove"}
        match name:
            case "Captured":
                return [(name, {"entries": [planted, changed]})]
            case "DiscussionInsights":
                updates = [planted, {**changed, "action": "update"}, removed]
                return [(name, {"topics": [self.claim], "opinions": [self.claim], "memory_updates": updates})]
        return [(name, {})]

    def _orders(self, tools: list[dict[str, Any]], messages: list[BaseMessage]) -> list[tuple[str, dict[str, Any]]]:
        """The next few of all orders; which were carried out before shows in the conversation."""
        started = max((n for n, message in enumerate(messages) if isinstance(message, HumanMessage)), default=0)
        done = sum(len(message.tool_calls) for message in messages[started:] if isinstance(message, AIMessage))
        acting = [tool for tool in tools if not any(mark in tool["name"] for mark in _HARMLESS)]
        return [(tool["name"], self._arguments(tool)) for tool in acting[done : done + _PER_TURN]]

    def _arguments(self, tool: dict[str, Any]) -> dict[str, Any]:
        return {name: self._value(name, kind) for name, kind in tool["parameters"].get("properties", {}).items()}

    def _value(self, name: str, kind: dict[str, Any]) -> Any:
        if name in self.handles:
            return self.handles[name]
        if name == "data":
            return json.dumps({"notes": [{"content": self.claim, "category": "", "id": "note-1"}]})
        if "enum" in kind:
            return next(
                (choice for choice in ("durable", "user_requested", "personal") if choice in kind["enum"]),
                kind["enum"][0],
            )
        match kind.get("type"):
            case "integer":
                return 1
            case "number":
                return 1.0
            case "boolean":
                return True
            case "array":
                return [self.claim]
        return self.claim

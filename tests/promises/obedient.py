"""A model that does whatever any text it sees asks for: the worst case for a memory that reads other people's words."""

import json
from typing import Any

from langchain_core.messages import AIMessage, BaseMessage, HumanMessage
from pydantic import Field

from benchmarks.samples.scripted_model import Call, Scripted, asking

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


class ObedientModel(Scripted):
    """Turns every order into calls of every tool that changes something, until it is stopped."""

    claim: str = ""
    handles: dict[str, Any] = Field(default_factory=dict)
    """What the tools' parameters that name something are filled with."""
    shown: list[str] = Field(default_factory=list)
    made: int = 0

    async def reply(self, messages: list[BaseMessage], offered: list[dict[str, Any]]) -> AIMessage:
        self.shown.append("\n".join(message.text for message in messages))
        typed = [tool for tool in offered if tool["name"][0].isupper()]
        wanted = self._typed(typed[0]["name"]) if typed else self._orders(offered, messages)
        self.made += len(wanted)
        return asking(wanted, prefix=f"call-{self.made}") if wanted else AIMessage("Done as I was told.")

    def _typed(self, name: str) -> list[Call]:
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

    def _orders(self, tools: list[dict[str, Any]], messages: list[BaseMessage]) -> list[Call]:
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

"""A model that calls the tools of any vocabulary for one user, as a graph would have it."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from langchain_core.messages import AIMessage, AnyMessage, HumanMessage, ToolMessage
from langchain_core.tools import BaseTool
from langchain_core.utils.function_calling import convert_to_openai_tool

from stores import MemoryStore
from tools.calls.metrics import ToolMetrics
from tools.calls.run_call import run_call
from tools.context import Context

IDENTITY = {"user", "user_id", "runtime", "context", "conversation_id", "thread_id", "author", "evidence", "call_id"}
_numbers = count()


@dataclass
class Agent:
    """Calls tools in answer to what the user said."""

    store: MemoryStore
    user_id: str
    tools: Sequence[BaseTool]
    conversation_id: str = ""
    metrics: ToolMetrics = field(default_factory=ToolMetrics)

    def __post_init__(self) -> None:
        self.conversation_id = self.conversation_id or f"talk of {self.user_id}"

    async def message(
        self, name: str, /, *, said: str | Sequence[str] = (), context: Context | None = None, **arguments: Any
    ) -> ToolMessage:
        request = {"name": name, "args": arguments, "id": f"call-{next(_numbers)}", "type": "tool_call"}
        words = [said] if isinstance(said, str) else said
        messages: list[AnyMessage] = [HumanMessage(text) for text in words]
        messages.append(AIMessage("", tool_calls=[request]))
        context = context or Context(user_id=self.user_id, conversation_id=self.conversation_id)
        state, usage = {"messages": messages}, self.store.usage
        return await run_call(self.tools, request, state=state, context=context, metrics=self.metrics, usage=usage)

    async def call(self, name: str, /, **arguments: Any) -> Any:
        """The JSON of an answer."""
        message = await self.message(name, **arguments)
        assert message.status == "success", message.text
        return json.loads(message.text)


def parameters(tool: BaseTool) -> dict[str, Any]:
    """What a model is shown of the arguments, without the words."""
    schema: dict[str, Any] = undescribed(convert_to_openai_tool(tool)["function"]["parameters"])
    return schema


def undescribed(schema: Any) -> Any:
    if isinstance(schema, dict):
        return {name: undescribed(value) for name, value in schema.items() if name != "description"}
    return schema


def text(**more: Any) -> dict[str, Any]:
    return {"type": "string", **more}


def whole(**more: Any) -> dict[str, Any]:
    return {"type": "integer", **more}


def schema(required: Sequence[str] = (), /, **properties: Any) -> dict[str, Any]:
    made: dict[str, Any] = {"type": "object", "properties": properties}
    return made | ({"required": list(required)} if required else {})

"""What a tool makes of its arguments is what LangChain would make of them, without its work at every call."""

from typing import Any, cast

import pytest
from langchain_core.messages import HumanMessage
from langchain_core.runnables import RunnableConfig
from langchain_core.tools import BaseTool, StructuredTool
from langgraph.prebuilt import ToolRuntime
from pydantic import BaseModel

from stores import MemoryStore, Settings
from tools.calls.tool_kinds import MemoryTool
from tools.context import Context
from tools.toolkits import TOOLKITS, toolkits

_STORE = cast(MemoryStore, object())


def everything() -> list[BaseTool]:
    return toolkits(_STORE, Settings(toolkits=tuple(TOOLKITS)))


def runtime() -> ToolRuntime[Context, Any]:
    return ToolRuntime(
        state={"messages": [HumanMessage("I keep bees")]},
        context=Context(user_id="ann"),
        config={},
        stream_writer=lambda _: None,
        tool_call_id="1",
        store=None,
    )


def arguments(tool: BaseTool) -> dict[str, Any]:
    """Something for each argument that must be given."""
    described = tool.tool_call_schema.model_json_schema()  # type: ignore[union-attr]  # ours are models
    return cast(dict[str, Any], _example(described, described.get("$defs", {})))


def _example(field: dict[str, Any], parts: dict[str, Any]) -> Any:
    if "$ref" in field:
        return _example(parts[field["$ref"].rpartition("/")[2]], parts)
    if field.get("type") == "object":
        return {name: _example(field["properties"][name], parts) for name in field.get("required", ())}
    if "enum" in field:
        return field["enum"][0]
    if field.get("type") == "array":
        return [_example(field["items"], parts)] * field.get("minItems", 1)
    return {"string": "2026-02-12", "number": 0.5, "integer": 3, "boolean": True}.get(field.get("type", ""), {})


@pytest.mark.parametrize("tool", everything(), ids=lambda tool: tool.name)
def test_arguments_are_taken_as_langchain_takes_them(tool: MemoryTool) -> None:
    given = {**arguments(tool), "runtime": runtime()}
    ours = tool._parse_input(dict(given), "1")
    assert ours == StructuredTool._parse_input(tool, dict(given), "1")
    assert tool._filter_injected_args(given) == StructuredTool._filter_injected_args(tool, given)
    assert "runtime" not in tool._filter_injected_args(given)


@pytest.mark.parametrize("tool", everything(), ids=lambda tool: tool.name)
def test_no_verb_asks_for_what_is_not_passed_on(tool: MemoryTool) -> None:
    hints = getattr(tool.coroutine, "__annotations__", {})
    assert RunnableConfig not in hints.values()
    assert not {"callbacks", "run_manager", "config"} & hints.keys()


async def test_the_conversation_is_not_copied_for_a_call(monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[str] = []
    dump = BaseModel.model_dump

    def noted(model: BaseModel, *given: Any, **more: Any) -> dict[str, Any]:
        copied.append(type(model).__name__)
        return dump(model, *given, **more)

    monkeypatch.setattr(BaseModel, "model_dump", noted)
    tool = next(one for one in everything() if one.name == "search_memory")
    cast(MemoryTool, tool)._parse_input({"query": "bees", "runtime": runtime()}, "1")
    assert copied == []

"""What a model is shown of the six memory tools."""

from typing import Any, cast

import pytest
from langchain_core.tools import BaseTool
from langchain_core.utils.function_calling import convert_to_openai_tool

from stores import MemoryStore
from tools.memory.tools import memory_tools

CATEGORIES = ["preference", "work_context", "personal_context", "reading_history"]
EXPECTED: dict[str, dict[str, Any]] = {
    "write_memory": {
        "type": "object",
        "properties": {
            "key": {"type": "string"},
            "value": {"type": "string"},
            "category": {"type": "string", "enum": CATEGORIES},
            "durability": {"type": "string", "enum": ["durable", "daily"]},
            "source": {"type": "string"},
            "confidence": {"type": "number", "minimum": 0, "maximum": 1},
        },
        "required": ["key", "value", "category", "durability"],
    },
    "read_memory": {
        "type": "object",
        "properties": {
            "category": {"type": "string", "enum": CATEGORIES},
            "limit": {"type": "integer", "default": 20},
        },
        "required": ["category"],
    },
    "search_memory": {
        "type": "object",
        "properties": {
            "query": {"type": "string"},
            "limit": {"type": "integer", "default": 5},
            "category": {"type": "string", "enum": [*CATEGORIES, "all"], "default": "all"},
        },
        "required": ["query"],
    },
    "get_memory_context": {
        "type": "object",
        "properties": {"topic": {"type": "string"}, "max_tokens": {"type": "integer", "default": 1500}},
        "required": ["topic"],
    },
    "update_memory": {
        "type": "object",
        "properties": {
            "key": {"type": "string"},
            "value": {"type": "string"},
            "category": {"type": "string", "enum": CATEGORIES},
        },
        "required": ["key", "value"],
    },
    "delete_memory": {"type": "object", "properties": {"key": {"type": "string"}}, "required": ["key"]},
}
IDENTITY = {
    "user",
    "user_id",
    "runtime",
    "context",
    "conversation_id",
    "thread_id",
    "author",
    "evidence",
    "call_id",
}

TOOLS = memory_tools(cast(MemoryStore, object()))


def parameters(tool: BaseTool) -> dict[str, Any]:
    schema: dict[str, Any] = convert_to_openai_tool(tool)["function"]["parameters"]
    return schema


def undescribed(schema: Any) -> Any:
    if isinstance(schema, dict):
        return {name: undescribed(value) for name, value in schema.items() if name != "description"}
    return schema


def every_name(schema: Any) -> set[str]:
    if isinstance(schema, dict):
        return set(schema) | {name for value in schema.values() for name in every_name(value)}
    return {name for item in schema for name in every_name(item)} if isinstance(schema, list) else set()


def test_there_are_exactly_the_six_tools() -> None:
    assert [tool.name for tool in TOOLS] == list(EXPECTED)


@pytest.mark.parametrize("tool", TOOLS, ids=lambda tool: tool.name)
def test_names_types_defaults_enums_and_required_arguments_are_as_specified(tool: BaseTool) -> None:
    assert undescribed(parameters(tool)) == EXPECTED[tool.name]


@pytest.mark.parametrize("tool", TOOLS, ids=lambda tool: tool.name)
def test_every_tool_and_every_argument_explains_itself(tool: BaseTool) -> None:
    assert len(tool.description) > 40
    assert all(argument["description"] for argument in parameters(tool)["properties"].values())


@pytest.mark.parametrize("tool", TOOLS, ids=lambda tool: tool.name)
def test_identity_is_never_an_argument(tool: BaseTool) -> None:
    assert not every_name(convert_to_openai_tool(tool)) & IDENTITY
    assert not set(tool.args) & IDENTITY


def test_read_only_and_writing_tools_are_marked_with_their_time_limits() -> None:
    marks = {tool.name: tool.metadata for tool in TOOLS}
    reading = {"read_only": True, "timeout_s": 15.0, "remembers": False}
    assert all(marks[name] == reading for name in ("read_memory", "search_memory", "get_memory_context"))
    assert marks["write_memory"] == {"read_only": False, "timeout_s": 10.0, "remembers": True}
    writing = {"read_only": False, "timeout_s": 10.0, "remembers": False}
    assert marks["update_memory"] == writing
    assert marks["delete_memory"] == writing | {"removes": True, "asks": False}

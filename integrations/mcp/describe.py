"""Our tools as the protocol describes tools: the same names, schemas and words, with hints for the client."""

from typing import Any

import mcp_types as types
from langchain_core.tools import BaseTool
from langchain_core.utils.function_calling import convert_to_openai_tool

from tools.calls.tool_kinds import is_read_only, removes

SAID = "said"
_SAID_TO_WRITE = (
    "The user's own words that this rests on, exactly as they typed them. Without them it is kept for a season only."
)
_SAID_TO_REMOVE = "The user's own words that ask for this removal, exactly as they typed them. Required to remove."


def described(tool: BaseTool) -> types.Tool:
    """One tool for the client; those that change something also take what the user said."""
    return types.Tool(
        name=tool.name,
        title=tool.name.replace("_", " ").capitalize(),
        description=tool.description,
        input_schema=_schema(tool),
        annotations=types.ToolAnnotations(
            read_only_hint=is_read_only(tool),
            destructive_hint=removes(tool),
            idempotent_hint=True,
            open_world_hint=False,
        ),
    )


def _schema(tool: BaseTool) -> dict[str, Any]:
    schema: dict[str, Any] = dict(convert_to_openai_tool(tool)["function"]["parameters"])
    schema.pop("description", None)
    schema.setdefault("type", "object")
    if not is_read_only(tool):
        words = _SAID_TO_REMOVE if removes(tool) else _SAID_TO_WRITE
        schema["properties"] = {**schema.get("properties", {}), SAID: {"type": "string", "description": words}}
    return schema

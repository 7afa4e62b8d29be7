"""How a verb becomes a tool: its docstring is the prompt, its schema is made once, and it declares whether it
changes the memory and how long it may take.
"""

from collections.abc import Awaitable, Callable
from types import CodeType
from typing import Any

from langchain_core.tools import BaseTool, tool

READ_TIMEOUT_S = 15.0
WRITE_TIMEOUT_S = 10.0

Verb = Callable[..., Awaitable[tuple[str, Any]]]

_TEMPLATES: dict[CodeType, BaseTool] = {}
"""Tools are made for every store and every draft; inferring a schema takes a hundred times longer than a copy."""


def reading(verb: Verb) -> BaseTool:
    """A tool that only looks."""
    return _tool(verb, {"read_only": True, "timeout_s": READ_TIMEOUT_S, "remembers": False})


def writing(verb: Verb) -> BaseTool:
    """A tool that changes what is remembered."""
    return _tool(verb, {"read_only": False, "timeout_s": WRITE_TIMEOUT_S, "remembers": False})


def remembering(verb: Verb) -> BaseTool:
    """A tool that adds to what is remembered, and so should be preceded by a look."""
    return _tool(verb, {"read_only": False, "timeout_s": WRITE_TIMEOUT_S, "remembers": True})


def asking(verb: Verb) -> BaseTool:
    """A tool that changes what is remembered once the user has confirmed it, so it cannot run behind their back."""
    return _tool(verb, {"read_only": False, "timeout_s": WRITE_TIMEOUT_S, "remembers": False, "asks": True})


def is_read_only(tool: BaseTool) -> bool:
    return bool((tool.metadata or {}).get("read_only"))


def remembers(tool: BaseTool) -> bool:
    return bool((tool.metadata or {}).get("remembers"))


def can_wait(tool: BaseTool) -> bool:
    """Whether the tool makes a change that may be made later."""
    return not (is_read_only(tool) or (tool.metadata or {}).get("asks"))


def timeout_s(tool: BaseTool) -> float:
    return float((tool.metadata or {}).get("timeout_s", WRITE_TIMEOUT_S))


def _tool(verb: Verb, marks: dict[str, Any]) -> BaseTool:
    code: CodeType = verb.__code__
    if code not in _TEMPLATES:
        _TEMPLATES[code] = tool(parse_docstring=True, response_format="content_and_artifact")(verb)
    return _TEMPLATES[code].model_copy(update={"coroutine": verb, "metadata": marks})

"""What the model says next."""

from dataclasses import dataclass
from typing import Any

ToolRequest = tuple[str, dict[str, Any]]
"""The name of a tool and its arguments."""


@dataclass(frozen=True, slots=True)
class Answer:
    """Text for the user, or tool calls to make first."""

    text: str = ""
    calls: tuple[ToolRequest, ...] = ()

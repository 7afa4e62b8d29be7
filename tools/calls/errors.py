"""The one place that decides what a model is told when a tool call fails.

What the model can mend is explained; what it cannot is a short apology, and the log gets the type of the
error only, because its message may carry what a user said.
"""

import logging
from collections.abc import Iterable, Mapping
from typing import Any

from langgraph.errors import GraphBubbleUp
from langgraph.prebuilt.tool_node import ToolInvocationError
from pydantic import ValidationError

from stores.errors import InvalidInput, InvalidUser, MemoryStoreError, NotFound, NoUser, StorageFailed
from tools.calls.versions import changes_since

UNAVAILABLE = "Memory is unavailable right now. Answer without it; do not claim that anything was remembered."
OUTSIDE_A_RUN = (
    "nothing was changed, because the call came from outside a run, which says who the user is. Call it in an agent or "
    "a ToolNode with context=Context(user_id=…); a program without one uses the store itself."
)
_LOG = logging.getLogger(__name__)
_SHOWN = 60


def explain(error: Exception) -> str:
    """One sentence for the model; fits `ToolNode(handle_tool_errors=explain)`. Interrupts pass through."""
    match error:
        case GraphBubbleUp():
            raise error
        case ToolInvocationError():
            return _bad_arguments(error.tool_name, error.source)
        case ValidationError():
            return _bad_arguments(error.title, error)
        case NoUser():
            _log(error)
            return f"Memory is unavailable: {error}"
        case InvalidUser():
            _log(error)
            return UNAVAILABLE
        case InvalidInput() | NotFound():
            return f"Nothing was changed: {error}"
        case StorageFailed():
            _log(error)
            return f"{UNAVAILABLE} Nothing was changed."
        case MemoryStoreError():
            return f"Nothing was changed: {error}"
        case _:
            _log(error)
            return UNAVAILABLE


def unknown_tool(name: str, known: Iterable[str]) -> str:
    return f"There is no tool {name[:_SHOWN]!r}. The tools are: {', '.join(sorted(known))}."


def unreadable_arguments(name: str) -> str:
    return f"{name}: the arguments are not a JSON object. Nothing was changed; send the call as valid JSON."


def too_slow(name: str, limit_s: float, *, read_only: bool) -> str:
    """What a time limit means: an unanswered write may still arrive, and the model must not deny it."""
    waited = f"{name}: the memory did not answer within {limit_s:g} seconds."
    if read_only:
        return f"{waited} Go on without it, or try once more."
    return f"{waited} The change may still be made: search before you try again, and do not claim it."


def _bad_arguments(tool: str, error: ValidationError) -> str:
    problems = [_problem(detail) for detail in error.errors() if detail["loc"][:1] not in ((), ("runtime",))]
    if not problems and any(detail["loc"] == ("runtime",) for detail in error.errors()):
        return f"{tool}: {OUTSIDE_A_RUN}"
    said = "; ".join(problems) or "the arguments are not valid"
    refused = f"{tool}: {said}. Nothing was changed; correct the call."
    return " ".join(filter(None, (refused, changes_since(tool))))


def _problem(detail: Mapping[str, Any]) -> str:
    argument = ".".join(str(part) for part in detail["loc"])
    if detail["type"] == "missing":
        return f"the argument '{argument}' is missing"
    if detail["type"] == "literal_error":
        return f"'{argument}' must be {detail['ctx']['expected']}, not {_short(detail['input'])}"
    return f"'{argument}' {_lowered(detail['msg'])}, not {_short(detail['input'])}"


def _lowered(sentence: str) -> str:
    return sentence.replace("Input should be", "must be").replace("Value error, ", "")


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…"


def _log(error: Exception) -> None:
    _LOG.error("A memory tool failed with %s.%s", type(error).__module__, type(error).__qualname__)

"""How many memory calls a model may make: a few in one turn, and a limit for the whole run.

Pure functions over the messages of the run, so that a resumed run counts as before. A run begins at the
latest human message; of each turn only the calls that were allowed count.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from langchain_core.messages import AIMessage, AnyMessage, HumanMessage


@dataclass(frozen=True, slots=True)
class Budget:
    """Memory calls allowed."""

    per_turn: int = 5
    per_run: int = 25


DISCUSSION = Budget()
NIGHTLY = Budget(per_run=60)


def refusal(messages: Sequence[AnyMessage], call: Mapping[str, Any], budget: Budget) -> str | None:
    """What to tell the model when this call is beyond the budget; nothing when it may run."""
    turns = [calls(message) for message in current_run(messages) if isinstance(message, AIMessage)]
    position = _position(turns[-1] if turns else [], call)
    if position >= budget.per_turn:
        return (
            f"Memory call limit reached for this turn ({budget.per_turn} calls). This call was not made; "
            "make it in your next turn if it is still needed."
        )
    used = sum(min(len(turn), budget.per_turn) for turn in turns[:-1])
    if used + position >= budget.per_run:
        return (
            f"Memory call limit reached for this run ({budget.per_run} calls). This call was not made; "
            "finish with what you have."
        )
    return None


def current_run(messages: Sequence[AnyMessage]) -> Sequence[AnyMessage]:
    """The messages since the user last spoke."""
    for index in range(len(messages) - 1, -1, -1):
        if isinstance(messages[index], HumanMessage):
            return messages[index + 1 :]
    return messages


def calls(message: AIMessage) -> list[dict[str, Any]]:
    """Every call of a turn, those with unreadable arguments too: a model expects an answer to each."""
    return [dict(call) for call in _both(message)]


def _both(message: AIMessage) -> Iterable[Mapping[str, Any]]:
    yield from message.tool_calls
    yield from message.invalid_tool_calls


def _position(turn: Sequence[Mapping[str, Any]], call: Mapping[str, Any]) -> int:
    # Calls that share an id cannot be told apart: each takes the last place.
    return max((index for index, other in enumerate(turn) if other.get("id") == call.get("id")), default=0)

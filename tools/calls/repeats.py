"""The same call twice in a run is answered by the first: the model has that answer before it."""

import json
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from langchain_core.messages import AIMessage, AnyMessage, ToolMessage

from tools.calls.budget import calls, current_run

_TRIES = 2
"""How often a call that failed may be made."""


def fresh(answer: AIMessage, messages: Sequence[AnyMessage], reading: Collection[str]) -> AIMessage:
    """The answer without calls that were made in this run; `reading` names the tools that only look.

    After a change a look is worth repeating.
    """
    made = list(_made(current_run(messages)))
    kept, seen = [], set()
    for call in answer.tool_calls:
        if _name(call) not in seen and not _is_known(call, made, reading):
            kept.append(call)
        seen.add(_name(call))
    return answer if len(kept) == len(answer.tool_calls) else answer.model_copy(update={"tool_calls": kept})


def _made(run: Sequence[AnyMessage]) -> list[tuple[str, str, bool]]:
    """Calls of the run in order: what each is, its tool, and whether it came to something."""
    done = {message.tool_call_id for message in run if isinstance(message, ToolMessage) and message.status == "success"}
    asked = [call for message in run if isinstance(message, AIMessage) for call in calls(message)]
    return [(_name(call), str(call.get("name")), call.get("id") in done) for call in asked]


def _is_known(call: Mapping[str, Any], made: Sequence[tuple[str, str, bool]], reading: Collection[str]) -> bool:
    same = [place for place, (name, _, _) in enumerate(made) if name == _name(call)]
    if not same:
        return False
    since = made[same[-1] + 1 :]
    if call["name"] in reading and any(done and tool not in reading for _, tool, done in since):
        return False
    return any(made[place][2] for place in same) or len(same) >= _TRIES


def _name(call: Mapping[str, Any]) -> str:
    return f"{call.get('name')} {json.dumps(call.get('args'), sort_keys=True, default=str)}"

"""What is said while memory is paused: a turn needs it until it is over, then the thread must not have it.

The same holds for what any other graph is given then: of its run nothing is left in the thread.
"""

from typing import Any

from langgraph.checkpoint.base import Checkpoint

from stores import MemoryStore

WHOLE = "*"
"""In place of a message: nothing of the run is kept."""
_OF_A_RUN = ("owner", "unsaid")

_NEXT = ("branch:", "__start__")
"""Channels that are there only while a step of the turn is still to come."""
_TASKS = "__pregel_tasks"
"""The same of single tasks; this one stays, and is empty then."""
_OF_THE_TURN: dict[str, Any] = {"article": {}, "turn": {}, "captured": [], "used": [], "removal": {}, "failed": ""}


def is_over(checkpoint: Checkpoint) -> bool:
    """Whether a turn while memory is paused has come to its end."""
    values = checkpoint["channel_values"]
    goes_on = any(name.startswith(_NEXT) for name in values) or bool(values.get(_TASKS))
    return bool(values.get("unsaid")) and not goes_on


def without_it(checkpoint: Checkpoint) -> Checkpoint:
    """The checkpoint as it is saved: after such a turn, with what the thread held before."""
    if not is_over(checkpoint):
        return checkpoint
    values = checkpoint["channel_values"]
    if values["unsaid"] == WHOLE:
        left = {name: value for name, value in values.items() if name in _OF_A_RUN or name.startswith("__")}
        return {**checkpoint, "channel_values": left}
    kept = {name: value for name, value in _OF_THE_TURN.items() if name in values}
    if values.get("turn", {}).get("opening"):
        kept["discussing"] = {}
    kept["messages"] = []
    for message in values.get("messages", []):
        if message.id == values["unsaid"]:
            break
        kept["messages"].append(message)
    return {**checkpoint, "channel_values": values | kept}


async def unsaid_by(store: MemoryStore, user_id: str) -> str:
    """What a graph other than the discussion notes of its run: whether all of it leaves the thread at its end."""
    paused = store.settings.enabled and not (await store.profile(user_id)).enabled
    return WHOLE if paused else ""

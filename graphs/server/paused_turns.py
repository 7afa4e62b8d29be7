"""What is said while memory is paused: a turn needs it until it is over, then the thread must not have it.

The same holds for what any other graph is given then: of its run nothing is left in the thread.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

from langchain_core.messages import AIMessage, AnyMessage
from langgraph.checkpoint.base import ChannelVersions, Checkpoint

from stores import MemoryStore

WHOLE = "*"
"""In place of a message: nothing of the run is kept."""
_ENDED: ContextVar[str] = ContextVar("ended_unseen", default="")
NO_MESSAGE = "-"
"""In place of a message: the run had none."""
_OF_A_RUN = ("owner", "unsaid")

_NEXT = ("branch:", "__start__")
"""Channels that are there only while a step of the turn is still to come."""
_TASKS = "__pregel_tasks"
"""The same of single tasks; this one stays, and is empty then."""
_OF_THE_TURN: dict[str, Any] = {"article": {}, "turn": {}, "captured": [], "used": [], "removal": {}, "failed": ""}


def is_over(checkpoint: Checkpoint) -> bool:
    """Whether a turn of which nothing is kept has come to its end."""
    values = checkpoint["channel_values"]
    goes_on = any(name.startswith(_NEXT) for name in values) or bool(values.get(_TASKS))
    return bool(_ENDED.get()) or (bool(values.get("unsaid")) and not goes_on)


def without_it(
    checkpoint: Checkpoint, versions: ChannelVersions, following: Callable[[Any, None], Any]
) -> tuple[Checkpoint, ChannelVersions]:
    """The checkpoint as it is saved: after such a turn, with what the thread held before.

    What was taken out gets a new version: a database that keeps each version by itself would go on giving the old one.
    """
    if not is_over(checkpoint):
        return checkpoint, versions
    values, numbers = checkpoint["channel_values"], checkpoint["channel_versions"]
    left = _before_it(values)
    taken = [name for name in numbers if values.get(name) != left.get(name)]
    new = dict.fromkeys(taken, following(max(numbers.values(), default=None), None))
    return {**checkpoint, "channel_values": left, "channel_versions": numbers | new}, {**versions, **new}


def _before_it(values: dict[str, Any]) -> dict[str, Any]:
    """What the thread held before the turn."""
    first = _ENDED.get() or values["unsaid"]
    if first == WHOLE:
        return {name: value for name, value in values.items() if name in _OF_A_RUN or name.startswith("__")}
    reset = ("article",) if _ENDED.get() else _OF_THE_TURN
    kept = {name: _OF_THE_TURN[name] for name in reset if name in values}
    if not _ENDED.get() and values.get("turn", {}).get("opening"):
        kept["discussing"] = {}
    ids = [message.id for message in values.get("messages", [])]
    kept["messages"] = values.get("messages", [])[: ids.index(first) if first in ids else None]
    return values | kept


def unanswered(messages: Sequence[AnyMessage], last_turn: str) -> list[AnyMessage]:
    """The messages that came in since the last turn."""
    new: list[AnyMessage] = []
    for message in reversed(messages):
        if isinstance(message, AIMessage) or message.id == last_turn:
            break
        new.append(message)
    return new[::-1]


def first_unanswered(values: Mapping[str, Any]) -> str:
    """What a run that broke off before it looked at anything leaves unsaid: its messages, or all it was given."""
    if "messages" not in values:
        return WHOLE
    new = unanswered(values["messages"], values.get("turn", {}).get("id", ""))
    return str(new[0].id) if new else NO_MESSAGE


@contextmanager
def ended_unseen(first: str) -> Iterator[None]:
    """What is saved inside ends a run that looked at nothing: from this message on it leaves nothing in the thread."""
    before = _ENDED.set(first)
    try:
        yield
    finally:
        _ENDED.reset(before)


async def unsaid_by(store: MemoryStore, user_id: str) -> str:
    """What a graph other than the discussion notes of its run: whether all of it leaves the thread at its end."""
    paused = store.settings.enabled and not (await store.profile(user_id)).enabled
    return WHOLE if paused else ""

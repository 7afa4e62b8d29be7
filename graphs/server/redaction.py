"""What a thread keeps is kept without secrets: messages, inputs, tool calls and answers are redacted as they are saved.

This is done where checkpoints are written, because LangGraph saves the input before any node has seen it.
"""

from dataclasses import replace
from functools import lru_cache
from typing import Any

from langchain_core.messages import AIMessage, BaseMessage, ToolMessage
from langchain_core.runnables import RunnableConfig
from langgraph.checkpoint.base import Checkpoint
from langgraph.types import Command, Interrupt, Send

from language.patterns import pattern_of
from language.sensitive.secrets import is_identifier, redact, redacted
from language.sensitive.values import MARK

_BARE = frozenset((type(None), bool, int, float))
"""Sorts of values that hold no text."""
LONGEST = 100_000
"""Characters of a text that a thread keeps, several times what a turn reads of one."""

_TEXTS = ("content", "additional_kwargs")
_OF_TYPE = ((AIMessage, ("tool_calls", "invalid_tool_calls")), (ToolMessage, ("artifact",)))
"""What every message holds that is redacted, and what some do besides."""
_MOST_KNOWN = 512
_known: dict[str, dict[str, Any]] = {}
"""What the messages hold that were found clean lately: every step of a turn saves the whole conversation again."""
_said: set[str] = set()
"""The words of those: they stand in the thread, so a copy of them is not read again with the name it stands under."""


_MOMENT = pattern_of(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)?")
_UUID = pattern_of(r"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}")
_ALIKE = (_MOMENT, "2026-02-12T09:41:07.305128+00:00"), (_UUID, "5f0c7a52-1d3e-4b8a-9c46-2e8f61b07d94")
"""Moments and ids as our records write them. Whether one is a secret is said by its name: all of a sort are alike."""


@lru_cache(maxsize=1024)
def _clean(text: str) -> str:
    """Kept, because every step of a turn saves the whole conversation again."""
    return text if _MOMENT.fullmatch(text) else redact(text)


def saved(value: Any) -> Any:
    """A value of a graph's state as it is saved; what holds no secret stays the same object."""
    # The plain ones are many, and to ask whether something is a message takes longer than to read it.
    sort = type(value)
    if sort is str:
        return _clean(value[:LONGEST])
    if sort in _BARE:
        return value
    if sort is dict:
        if "role" in value and isinstance(value.get("content"), str):
            return _given(value)
        return {name: one if is_identifier(name, one) else _under(name, one) for name, one in value.items()}
    if sort is list or sort is tuple:
        return sort([saved(one) for one in value])
    return _saved_record(value)


def _given(message: dict[str, Any]) -> dict[str, Any]:
    """A message as a caller gives it: its words are read alone, as they are in the message that is made of it."""
    rest = {name: one for name, one in message.items() if name not in ("role", "content")}
    return {**message, **saved(rest), "role": _under("role", message["role"]), "content": saved(message["content"])}


def _saved_record(value: Any) -> Any:
    if isinstance(value, BaseMessage):
        return _message(value)
    if isinstance(value, dict):
        return saved(dict(value))
    if isinstance(value, Send):
        return Send(value.node, saved(value.arg))
    if isinstance(value, Interrupt):
        return Interrupt(value=saved(value.value), id=value.id)
    if isinstance(value, Command):
        return replace(value, update=saved(value.update), resume=saved(value.resume))
    return _clean(value[:LONGEST]) if isinstance(value, str) else value


def saved_checkpoint(checkpoint: Checkpoint) -> Checkpoint:
    """A checkpoint as it is saved; the versions and times in it are LangGraph's own and must stay as they are."""
    return {**checkpoint, "channel_values": saved(checkpoint["channel_values"])}


def saved_config(config: RunnableConfig) -> RunnableConfig:
    """A run's configuration, whose texts LangGraph saves as metadata."""
    given = config.get("configurable", {})
    texts = {name: value for name, value in given.items() if isinstance(value, str)}
    return {**config, "configurable": {**given, **saved(texts)}, "metadata": saved(config.get("metadata") or {})}


def _under(name: Any, value: Any) -> Any:
    if not isinstance(value, str):
        return saved(value)
    if name == "text" and value in _said:
        return value
    for sort, example in _ALIKE:
        if sort.fullmatch(value):
            return value if _clean_under(str(name), example) == example else MARK
    return _clean_under(str(name), value[:LONGEST])


@lru_cache(maxsize=8192)
def _clean_under(name: str, text: str) -> str:
    """Plain texts are read with the name they stand under; kept for the same reason as above."""
    return str(redacted({name: text})[name])


def _message(message: BaseMessage) -> BaseMessage:
    """A message as it is saved; one that was found clean and is still the same is not read again."""
    parts = {name: getattr(message, name) for name in _parts_of(type(message))}
    if message.id and _known.get(message.id) == parts:
        return message
    clean = {name: _part(name, value) for name, value in parts.items()}
    changed = {name: value for name, value in clean.items() if value != parts[name]}
    if changed:
        return message.model_copy(update=changed)
    if message.id:
        if len(_known) >= _MOST_KNOWN:
            _known.clear()
            _said.clear()
        if isinstance(message.content, str):
            _said.add(message.content)
        _known[message.id] = clean  # a copy of all that it holds, so that a change inside is noticed
    return message


@lru_cache(maxsize=64)
def _parts_of(sort: type[BaseMessage]) -> tuple[str, ...]:
    more = next((names for one, names in _OF_TYPE if issubclass(sort, one)), ())
    return (*_TEXTS, *more)


def _part(name: str, value: Any) -> Any:
    return [call | {"args": saved(call["args"])} for call in value] if name.endswith("tool_calls") else saved(value)

"""What a thread keeps is kept without secrets: messages, inputs, tool calls and answers are redacted as they are saved.

This is done where checkpoints are written, because LangGraph saves the input before any node has seen it.
"""

from dataclasses import replace
from functools import lru_cache
from typing import Any

from langchain_core.messages import AIMessage, BaseMessage, ToolMessage
from langchain_core.runnables import RunnableConfig
from langgraph.types import Command, Interrupt, Send

from language.sensitive.secrets import is_identifier, redact, redacted

LONGEST = 100_000
"""Characters of a text that a thread keeps, several times what a turn reads of one."""


@lru_cache(maxsize=1024)
def _clean(text: str) -> str:
    """Kept, because every step of a turn saves the whole conversation again."""
    return redact(text)


def saved(value: Any) -> Any:
    """A value of a graph's state as it is saved; what holds no secret stays the same object."""
    if isinstance(value, BaseMessage):
        return _message(value)
    if isinstance(value, dict):
        return {name: one if is_identifier(name) else _under(name, one) for name, one in value.items()}
    if type(value) in (list, tuple):
        return type(value)(saved(one) for one in value)
    if isinstance(value, Send):
        return Send(value.node, saved(value.arg))
    if isinstance(value, Interrupt):
        return Interrupt(value=saved(value.value), id=value.id)
    if isinstance(value, Command):
        return replace(value, update=saved(value.update), resume=saved(value.resume))
    return _clean(value[:LONGEST]) if isinstance(value, str) else value


def saved_config(config: RunnableConfig) -> RunnableConfig:
    """A run's configuration, whose texts LangGraph saves as metadata."""
    given = config.get("configurable", {})
    texts = {name: value for name, value in given.items() if isinstance(value, str)}
    return {**config, "configurable": {**given, **saved(texts)}, "metadata": saved(config.get("metadata") or {})}


def _under(name: Any, value: Any) -> Any:
    return _clean_under(str(name), value[:LONGEST]) if isinstance(value, str) else saved(value)


@lru_cache(maxsize=8192)
def _clean_under(name: str, text: str) -> str:
    """Plain texts are read with the name they stand under; kept for the same reason as above."""
    return str(redacted({name: text})[name])


def _message(message: BaseMessage) -> BaseMessage:
    changed = {"content": saved(message.content), "additional_kwargs": saved(message.additional_kwargs)}
    if isinstance(message, AIMessage):
        changed["tool_calls"] = [call | {"args": saved(call["args"])} for call in message.tool_calls]
        changed["invalid_tool_calls"] = [call | {"args": saved(call["args"])} for call in message.invalid_tool_calls]
    if isinstance(message, ToolMessage):
        changed["artifact"] = saved(message.artifact)
    changed = {name: value for name, value in changed.items() if value != getattr(message, name)}
    return message.model_copy(update=changed) if changed else message

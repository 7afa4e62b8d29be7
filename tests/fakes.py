"""A model for tests: answers come from a queue, and everything it was shown is kept."""

import asyncio
from collections.abc import Sequence
from typing import Any

from langchain_core.messages import AIMessage, BaseMessage
from langchain_core.runnables import Runnable
from pydantic import BaseModel, Field

from benchmarks.samples.scripted_model import Scripted
from tools.second_opinion import Verdicts


class ScriptedModel(Scripted):
    """Queue in, history out. When the queue is empty, `then` answers."""

    answers: list[Any] = Field(default_factory=list)
    """Text, messages, typed answers, errors to raise, seconds to hang, events to wait for, or functions of the
    messages."""
    then: Any = "All right."
    history: list[list[BaseMessage]] = Field(default_factory=list)
    offered: list[list[str]] = Field(default_factory=list)
    knows_tools: bool = True
    opinion: Any = None
    """What it answers when asked for a second opinion, apart from the queue; by default that nothing is stated."""
    questions: list[str] = Field(default_factory=list)
    """What it was shown then."""

    def bind_tools(self, tools: Sequence[Any], **more: Any) -> Runnable[Any, AIMessage]:
        if not self.knows_tools:
            raise NotImplementedError
        return super().bind_tools(tools, **more)

    async def reply(self, messages: list[BaseMessage], offered: list[dict[str, Any]]) -> AIMessage:
        if messages[0].text.startswith("Task: second_opinion"):
            self.questions.append("\n".join(message.text for message in messages))
            return await self._said(Verdicts() if self.opinion is None else self.opinion, messages)
        self.history.append(list(messages))
        self.offered.append([tool["name"] for tool in offered])
        return await self._said(self.answers.pop(0) if self.answers else self._otherwise(), messages)

    @staticmethod
    async def _said(answer: Any, messages: list[BaseMessage]) -> AIMessage:
        while callable(answer) and not isinstance(answer, BaseModel):
            answer = answer(messages)
        if isinstance(answer, Exception):
            raise answer
        if isinstance(answer, float):
            await asyncio.sleep(answer)
            answer = "Late."
        if isinstance(answer, asyncio.Event):
            await answer.wait()
            answer = "Late."
        return _message(answer)

    def _otherwise(self) -> Any:
        """With an empty queue: nothing to tell where a typed answer is wanted, else `then`."""
        typed = [name for name in self.offered[-1] if name[0].isupper()]
        return call(typed[0]) if typed else self.then

    @property
    def shown(self) -> str:
        """Everything the model saw in its last call, as one text."""
        return "\n".join(message.text for message in self.history[-1])


def call(name: str, *, id: str = "call-1", **arguments: Any) -> AIMessage:
    """An answer that asks for one tool."""
    return calls((name, id, arguments))


def calls(*wanted: tuple[str, str, dict[str, Any]]) -> AIMessage:
    """An answer that asks for several tools at once."""
    return AIMessage(
        "",
        tool_calls=[{"name": name, "id": call_id, "args": args, "type": "tool_call"} for name, call_id, args in wanted],
    )


def _message(answer: Any) -> AIMessage:
    if isinstance(answer, AIMessage):
        return answer.model_copy(deep=True)
    if isinstance(answer, BaseModel):
        return call(type(answer).__name__, **answer.model_dump())
    return AIMessage(str(answer))

"""What a tool call rests on: the words the user wrote, and an id that makes a replay recognisable."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from hashlib import sha256
from typing import Any

from langchain_core.messages import AIMessage, AnyMessage, HumanMessage
from langgraph.prebuilt import ToolRuntime

from stores.records import Message, Said
from tools.context import Context

_RECENT = 200
"""Messages of the user that are shown to the gate; with older words a memory is daily at most."""


def said(state: Mapping[str, Any]) -> list[Said]:
    """What the user wrote, in order: `evidence` where a graph provides it, else the human messages.

    A graph that shows a model other people's words in a human message must provide `evidence`.
    """
    if "evidence" in state:
        given = state["evidence"]
        words = [
            Said(
                str(one["text"]),
                _moment(one.get("at")),
                bool(one.get("known")),
                str(one.get("answers", "")),
                bool(one.get("agreed")),
            )
            for one in given
        ]
    else:
        words = list(_spoken(state.get("messages", ())))
        if words and words[-1].at is None:  # being answered now
            words[-1] = replace(words[-1], at=datetime.now(UTC))
    return words[-_RECENT:]


def asked_at(state: Mapping[str, Any]) -> datetime | None:
    """When the user said what is being answered; nothing where no graph keeps the time."""
    spoken = () if "evidence" in state else state.get("messages", ())
    humans = [message for message in spoken if isinstance(message, HumanMessage)]
    return _said_at(humans[-1]) if humans else None


def _said_at(message: HumanMessage) -> datetime | None:
    return _moment(message.additional_kwargs.get("at"))


def said_in(turns: Iterable[Message]) -> list[Said]:
    """What the user said in the turns of a conversation that is over, each with the words it answers."""
    found, reply = [], ""
    for turn in turns:
        if turn.role == "user":
            found.append(Said(turn.content, turn.at, answers=reply))
        reply = turn.content if turn.role == "assistant" else ""
    return found


def current_message(state: Mapping[str, Any]) -> str:
    """The latest thing the user said in this conversation; nothing at night, when nobody is talking."""
    return exchange(state).message


@dataclass(frozen=True, slots=True)
class Exchange:
    """What the user says now, and what was said right before it."""

    message: str
    reply: str = ""
    """The assistant's words that the message answers."""
    previous: str = ""
    """What the user said before those."""


def exchange(state: Mapping[str, Any]) -> Exchange:
    """The last exchange of this conversation; nothing at night, when nobody is talking."""
    spoken = [] if "evidence" in state else list(state.get("messages", ()))
    places = [place for place, message in enumerate(spoken) if isinstance(message, HumanMessage)]
    if not places:
        return Exchange("")
    before = spoken[places[-1] - 1] if places[-1] else None
    reply = before.text if isinstance(before, AIMessage) and not before.tool_calls else ""
    return Exchange(spoken[places[-1]].text, reply, spoken[places[-2]].text if len(places) > 1 else "")


def basis(runtime: ToolRuntime[Context, Any], context: Context, *words: str) -> dict[str, Any]:
    """What every write by a model carries: its author, the user's words, and the id of the call."""
    return {"author": "agent", "evidence": said(runtime.state), "call_id": call_id(runtime, context, *words)}


def origin(context: Context) -> str:
    """The source of a memory when the model named none."""
    if context.actor == "nightly":
        return "batch_extraction"
    if context.client:
        return f"reported by {context.client}"
    return f"discussion:{context.conversation_id}" if context.conversation_id else "agent"


def asked_for(context: Context) -> str:
    """Why a memory was removed: the user said so, to whom."""
    return "the user asked for it" + (f", as reported by {context.client}" if context.client else "")


def call_id(runtime: ToolRuntime[Context, Any], context: Context, *words: str) -> str | None:
    """The same for a call that is run again after a crash, different for any other call.

    Models number their calls as they like, some from 1 in every turn: the turn and the words belong to it.
    """
    if not runtime.tool_call_id:
        return None
    turn = _turn(runtime.state.get("messages", ()), runtime.tool_call_id)
    digest = sha256(json.dumps([turn and turn.id, *words]).encode()).hexdigest()
    return f"{context.conversation_id or ''}:{runtime.tool_call_id}:{digest[:16]}"


def _turn(messages: Sequence[AnyMessage], tool_call_id: str) -> AIMessage | None:
    for message in reversed(messages):
        if isinstance(message, AIMessage) and any(call["id"] == tool_call_id for call in message.tool_calls):
            return message
    return None


def _spoken(messages: Iterable[AnyMessage]) -> Iterator[Said]:
    reply = ""
    for message in messages:
        if isinstance(message, HumanMessage):
            yield Said(message.text, _moment(message.additional_kwargs.get("at")), answers=reply)
        reply = message.text if isinstance(message, AIMessage) and not message.tool_calls else ""


def _moment(at: Any) -> datetime | None:
    if isinstance(at, datetime):
        return at
    try:
        return datetime.fromisoformat(at) if isinstance(at, str) else None
    except ValueError:
        return None

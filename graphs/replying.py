"""How a reply is put together: the opening, what happened to the memory, the answer, and who gave it."""

from collections.abc import Mapping, Sequence
from typing import Any
from uuid import uuid4

from langchain_core.language_models import BaseChatModel
from langchain_core.messages import AIMessage, AnyMessage, ToolMessage

from graphs.acknowledge import without_claims
from graphs.models import is_offline
from graphs.policy import fallback_note
from graphs.state import State
from graphs.trimming import ASIDE, MESSAGE_LIMIT

EMPTY = "I did not get any text. Send me a message, or `/memory help` for the commands."
NOTHING_OPEN = "There is no open discussion to end."
_CUT = f"(Your message was very long; I read its first {MESSAGE_LIMIT:,} characters.)"
_INVITATION = "What would you like to talk about?"
_NO_ANSWER = "I have no answer to that."
_OFFLINE = "(Answered by the offline model: rules, no key set.)"
_MOST_CALLS = 16


def aside(text: str) -> AIMessage:
    """A reply that is not part of the conversation: not recorded, not shown to the model again."""
    return AIMessage(text, id=str(uuid4()), additional_kwargs={ASIDE: True})


def bounded(answer: AIMessage) -> AIMessage:
    """The answer with a number of calls that can be answered, each with an id to answer to."""
    good = [{**call, "id": call.get("id") or str(uuid4())} for call in answer.tool_calls[:_MOST_CALLS]]
    left = _MOST_CALLS - len(good)
    bad = [{**call, "id": call.get("id") or str(uuid4())} for call in answer.invalid_tool_calls[:left]]
    return AIMessage(
        answer.text[:MESSAGE_LIMIT],
        id=answer.id,
        tool_calls=good,
        invalid_tool_calls=bad,
        response_metadata={"model_name": answer.response_metadata.get("model_name", "")},
        usage_metadata=answer.usage_metadata,
    )


def composed(state: State, turn: Sequence[AnyMessage], model: BaseChatModel) -> AIMessage:
    """The reply to a turn. It takes the place of the model's own answer."""
    answer = turn[-1] if turn and isinstance(turn[-1], AIMessage) else AIMessage("", id=str(uuid4()))
    captured = [said["text"] for said in state.get("captured", [])]
    body = str(answer.text)
    for line in captured:
        body = body.replace(line, "", 1)
    body = without_claims(body.strip(), [said["status"] for said in state.get("captured", [])] + outcomes(turn))
    opening = state["turn"]["opening"]
    if not body and not captured:
        body = _INVITATION if opening and not state["turn"]["text"] else _NO_ANSWER
    parts = [
        f"📖 Discussing: {state['discussing']['title']}" if opening else "",
        "\n".join(captured),
        body,
        _CUT if state["turn"]["cut"] else "",
        _OFFLINE if is_offline(model) and _is_first(state, turn) else "",
    ]
    text = "\n\n".join(filter(None, parts)) + fallback_note(state.get("failed", ""))
    return AIMessage(
        text,
        id=answer.id,
        response_metadata=answer.response_metadata,
        usage_metadata=answer.usage_metadata,
    )


def closing(result: Mapping[str, Any]) -> str:
    """What a reader is told when a discussion ends at their request."""
    kept = [
        receipt["memory"]["value"]
        for receipt in result["receipts"][1:]
        if receipt["memory"] and receipt["status"] in ("stored", "updated", "merged")
    ]
    learned = "\n\nLearned: " + "; ".join(kept) if kept else ""
    return f"The discussion is closed. In today's note:\n{result['note']}{learned}" + fallback_note(
        result.get("failed", "")
    )


def outcomes(turn: Sequence[AnyMessage]) -> list[str]:
    """The statuses of the receipts that tools of this turn returned."""
    artifacts = [message.artifact for message in turn if isinstance(message, ToolMessage)]
    return [str(item["status"]) for item in artifacts if isinstance(item, Mapping) and "status" in item]


def _is_first(state: State, turn: Sequence[AnyMessage]) -> bool:
    earlier = state["messages"][: len(state["messages"]) - len(turn)]
    return not any(isinstance(message, AIMessage) and not message.additional_kwargs.get(ASIDE) for message in earlier)

"""What a turn starts from: the one new message, checked, cut to size and stamped with its time."""

import time
from collections.abc import Sequence
from datetime import datetime
from typing import Literal
from uuid import uuid4

from langchain_core.messages import AnyMessage, HumanMessage, RemoveMessage

from graphs.discussion.window import ASIDE, MESSAGE_LIMIT
from graphs.models.clock import moment
from graphs.offload import beside
from graphs.server.paused_turns import unanswered
from graphs.state import Article, DiscussionState, Turn, Update
from language.asking.answers import subject_of
from language.asking.kinds import turn_of
from language.hearing.removal.request import asks_to_forget
from language.intents import phrases
from language.intents.remember import requests
from language.sensitive.secrets import redact
from tools.commands import commands

Entered = Literal["command", "confirm", "review", "explain", "finish", "settle", "__end__"]
"""Where a turn goes from its first node."""

_BARE_WORDS = 5


def question(messages: Sequence[AnyMessage]) -> HumanMessage | None:
    """The message to answer: the latest one, when a person sent it."""
    latest = messages[-1] if messages else None
    return latest if isinstance(latest, HumanMessage) else None


def fresh() -> Update:
    """What a turn begins without, whatever the one before it left."""
    return {"captured": [], "failed": "", "erased": False}


def received(state: DiscussionState) -> tuple[list[AnyMessage], list[AnyMessage]]:
    """The new messages; and where the message of the last turn has come once more, that message and all after it.

    Whoever sends it again never saw an answer: the process was killed, or the line broke.
    """
    messages, last_turn = state.get("messages", []), state.get("turn", {}).get("id", "")
    again = _sent_again(messages, last_turn)
    return again[:1] or unanswered(messages, last_turn), again


def _sent_again(messages: Sequence[AnyMessage], last_turn: str) -> list[AnyMessage]:
    """A message that a turn has heard bears its time: one without it came after."""
    places = [place for place, message in enumerate(messages) if isinstance(message, HumanMessage)]
    last = messages[places[-1]] if places else None
    heard_before = last is not None and last.id == last_turn and not last.additional_kwargs.get("at")
    return list(messages[places[-1] :]) if heard_before else []


def over(state: DiscussionState) -> Turn:
    """The turn, once its reply is in the thread and on record."""
    return {**state["turn"], "answered": True}


def is_answered(again: Sequence[AnyMessage], turn: Turn, text: str) -> bool:
    """Was the turn of what came once more over, and were its words the same? An aside is answered in one step."""
    over = turn.get("answered") or any(message.additional_kwargs.get(ASIDE) for message in again[1:])
    return bool(over) and turn["text"] == text


def withdrawn(messages: Sequence[AnyMessage]) -> list[RemoveMessage]:
    return [RemoveMessage(id=str(message.id)) for message in messages]


def broken_off(messages: Sequence[AnyMessage], new: Sequence[AnyMessage], first: str) -> list[RemoveMessage]:
    """What a turn while memory was paused left of itself when its process was killed: from its first message on."""
    ids = [message.id for message in messages]
    if not first or first not in ids:
        return []
    kept = {message.id for message in new}
    return withdrawn([message for message in messages[ids.index(first) :] if message.id not in kept])


def left_unsaid(
    state: DiscussionState, new: Sequence[AnyMessage], turn: Turn, *, paused: bool, answers: bool
) -> Update:
    """What was said while memory was paused: of an earlier turn it leaves the thread now, with its checkpoints, of this
    one when it is over. An answer belongs to the turn that asked."""
    before = state.get("unsaid", "")
    if answers and before:
        return {"messages": [], "unsaid": before}
    gone = broken_off(state.get("messages", []), new, before)
    first = str(new[0].id) if new else turn["id"]
    return {"messages": gone, "unsaid": first if paused else "", "erased": bool(gone)}


async def begun(message: HumanMessage | None, conversation: str | None, at: datetime) -> Turn:
    """The turn that answers this message, or that opens an article without one; no model sees a secret in it."""
    return await beside(len(message.text) if message else 0, _begin, message, conversation, at)


def _begin(message: HumanMessage | None, conversation: str | None, at: datetime) -> Turn:
    text = str(message.text) if message else ""
    name = str(message.id) if message else str(uuid4())
    said_at = moment(message.additional_kwargs.get("at")) if message else None
    return {
        "id": name,
        "conversation": conversation or f"run-{name}",
        "text": redact(_readable(text[:MESSAGE_LIMIT]).strip()),
        "at": (said_at or at).isoformat(),
        "started": time.time(),
        "opening": False,
        "cut": len(text) > MESSAGE_LIMIT,
    }


def completed(text: str, earlier: Sequence[AnyMessage]) -> str:
    """A bare "remember this" with what it points at: the user's message before it."""
    if len(text.split()) > _BARE_WORDS or requests(text):
        return text
    previous = before(earlier, "")
    if not previous or requests(previous):
        return text  # what was asked for then was heard then
    together = f"{previous}\n{text}"
    return together if requests(together) else text


def before(messages: Sequence[AnyMessage], text: str) -> str:
    """The user's message before this one."""
    earlier = _before(messages, text)
    return str(earlier.text) if earlier else ""


def earlier(messages: Sequence[AnyMessage], text: str) -> list[str]:
    """All that the user said before this message."""
    said = [str(message.text) for message in messages if isinstance(message, HumanMessage)]
    return [one for one in said if one != text]


def time_before(messages: Sequence[AnyMessage], text: str) -> datetime | None:
    """When the user's message before this one came."""
    earlier = _before(messages, text)
    return moment(earlier.additional_kwargs.get("at")) if earlier else None


def _before(messages: Sequence[AnyMessage], text: str) -> HumanMessage | None:
    said = (message for message in reversed(messages) if isinstance(message, HumanMessage))
    return next((message for message in said if str(message.text) != text), None)


def heard(turn: Turn, *, aside: bool = False) -> HumanMessage:
    """The message as the thread keeps it, in place of the one sent."""
    marks = {"at": turn["at"]} | ({ASIDE: True} if aside or is_aside(turn["text"]) else {})
    return HumanMessage(turn["text"], id=turn["id"], additional_kwargs=marks)


def is_aside(text: str) -> bool:
    """Not part of the conversation: a command, a question about the memory, the end."""
    asked = commands.parse(text) is not None or phrases.asks_why(text) is not None
    return asked or phrases.ends_discussion(text)


def is_new(article: Article, discussing: Article) -> bool:
    return bool(article) and article.get("id") != discussing.get("id")


def _readable(text: str) -> str:
    """Text that every store takes: half characters and NUL become the replacement character."""
    return text.encode("utf-8", "replace").decode("utf-8").replace("\x00", "\ufffd")


def asked(turn: Turn, *, rules: bool = False) -> Entered:
    """What a message asks for, as the node that answers it; where rules speak, "why?" is heard in any words."""
    text = turn["text"]
    if commands.parse(text):
        return "command"
    if phrases.ends_discussion(text):
        return "finish"
    if phrases.asks_why(text) is not None or (rules and turn_of(text).kind == "why" and not asks_to_forget(text)):
        return "explain"
    return "settle" if text or turn["opening"] else "__end__"


def why(text: str) -> str:
    """What the grounds are asked of: the words that name it, or "" for the last reply."""
    plainly = phrases.asks_why(text)
    return plainly if plainly is not None else subject_of(text)

"""The record of a discussion: who said what about which article, and when it is over."""

from datetime import datetime

from graphs.models.clock import moment
from graphs.models.failure_policy import SILENCE
from graphs.state import DiscussionState
from stores import MemoryStore
from stores.areas.activity import Turn
from stores.records import Conversation


def hear(store: MemoryStore, user_id: str, state: DiscussionState) -> None:
    """Have what the user says recorded, whatever becomes of the turn; nothing waits for it."""
    if state["turn"]["text"]:
        store.activity.record_soon(user_id, _question(state))


async def record(store: MemoryStore, user_id: str, state: DiscussionState, reply: str, at: datetime) -> None:
    """What the user said and what was answered, once per message."""
    asked = [_question(state)] if state["turn"]["text"] else []
    answered = _turn(state, "assistant", reply, f"{state['turn']['id']}:reply", at)
    await store.activity.record(user_id, *asked, answered)


def _question(state: DiscussionState) -> Turn:
    turn = state["turn"]
    return _turn(state, "user", turn["text"], turn["id"], moment(turn["at"]))


def _turn(state: DiscussionState, role: str, text: str, name: str, at: datetime | None) -> Turn:
    article = state.get("discussing") or {}
    return Turn(
        conversation_id=state["turn"]["conversation"],
        role=role,
        content=text,
        id=name,
        post_id=article.get("id"),
        title=article.get("title"),
        at=at,
    )


def is_over(conversation: Conversation, state: DiscussionState, now: datetime) -> bool:
    """Nobody spoke for a while, or the user has opened another article."""
    silent = (moment(state["turn"]["at"]) or now) - conversation.last_at > SILENCE
    return silent or (state["turn"]["opening"] and conversation.post_id != state["discussing"]["id"])

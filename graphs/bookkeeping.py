"""The record of a discussion: who said what about which article, and when it is over."""

from datetime import datetime

from graphs.clock import moment
from graphs.policy import SILENCE
from graphs.state import State
from stores import MemoryStore
from stores.records import Conversation


async def record_question(store: MemoryStore, user_id: str, state: State) -> None:
    """What the user said, once per message id."""
    turn = state["turn"]
    if turn["text"]:
        await _record(store, user_id, state, "user", turn["text"], turn["id"], moment(turn["at"]))


async def record_reply(store: MemoryStore, user_id: str, state: State, text: str, at: datetime) -> None:
    """What was answered, once per question."""
    await _record(store, user_id, state, "assistant", text, f"{state['turn']['id']}:reply", at)


async def _record(
    store: MemoryStore, user_id: str, state: State, role: str, text: str, name: str, at: datetime | None
) -> None:
    article = state.get("discussing") or {}
    await store.activity.message(
        user_id,
        state["turn"]["conversation"],
        role=role,
        content=text,
        id=name,
        post_id=article.get("id"),
        title=article.get("title"),
        at=at,
    )


def is_over(conversation: Conversation, state: State, now: datetime) -> bool:
    """Nobody spoke for a while, or the user has opened another article."""
    silent = (moment(state["turn"]["at"]) or now) - conversation.last_at > SILENCE
    return silent or (state["turn"]["opening"] and conversation.post_id != state["discussing"]["id"])

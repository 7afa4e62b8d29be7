"""`/memory review`: one question at a time, and what a message answers to it. No model is asked.

Only a plain yes, a plain no or "change: …" is an answer; any other message is what it would be without the question,
and leaves it for another time.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from language.intents.yes_or_no import confirmation
from language.languages import alternatives
from language.patterns import pattern_of
from stores import MemoryStore
from stores.areas.review.doubts import Doubt
from stores.areas.review.review import MOST
from stores.records import Code, Receipt, Status
from tools.answers import one_line
from tools.commands.replies import Replies

_CHANGE = pattern_of(
    rf"(?:{alternatives('program.choices', 'CHANGE')})\s*[:：]\s*(?P<words>\S.*)", re.IGNORECASE | re.DOTALL
)


@dataclass(frozen=True, slots=True)
class Question:
    """What the user reads, and what waits for their answer: nothing where there is nothing to ask."""

    text: str
    waits: dict[str, Any] = field(default_factory=dict)


async def next_question(store: MemoryStore, user_id: str, replies: Replies) -> Question:
    """The most pressing question about a user's memory."""
    if not (await store.profile(user_id)).enabled:
        return Question(replies.say("is_paused"))
    found = await store.review.questions(user_id)
    if not found:
        return Question(replies.say("review_none"))
    return Question(f"{asked(found[0], replies)}\n\n{replies.say('review_how')}", found[0].plain())


def asked(doubt: Doubt, replies: Replies) -> str:
    """The question in words."""
    memory, other = doubt.memory, doubt.other
    return replies.say(
        f"review_{doubt.sort}",
        value=one_line(memory.value),
        other=one_line(other.value) if other else "",
        day=f"{memory.updated_at:%Y-%m-%d}" if memory.updated_at else replies.say("undated"),
        reason=one_line(doubt.reason),
    )


def answer_in(text: str) -> tuple[str, str] | None:
    """What a message answers: yes, no, or change and the right words; None when it is no answer."""
    changed = _CHANGE.fullmatch(text.strip())
    if changed:
        return "change", changed["words"].strip()
    plainly = confirmation(text)
    return None if plainly is None else ("yes" if plainly else "no", "")


async def answered(
    store: MemoryStore, user_id: str, waiting: Mapping[str, Any], text: str, replies: Replies, call_id: str
) -> Question:
    """Carry out an answer, say what came of it, and ask the next question of this review, if there is one."""
    said, words = answer_in(text) or ("", "")
    receipt = await store.review.answer(user_id, waiting, said, words, call_id=call_id)
    done = outcome(receipt, str(waiting["sort"]), said, replies)
    if not receipt.ok and receipt.code is not Code.CHANGED_SINCE:
        return Question(f"{done}\n\n{replies.say('review_how')}", dict(waiting))
    count = int(waiting.get("count", 0)) + 1
    following = await store.review.questions(user_id)
    if not following:
        return Question(f"{done}\n\n{replies.say('review_done')}")
    if count >= MOST:
        return Question(f"{done}\n\n{replies.say('review_more', count=_more(len(following)))}")
    return Question(f"{done}\n\n{asked(following[0], replies)}", following[0].plain() | {"count": count})


def outcome(receipt: Receipt, sort: str, said: str, replies: Replies) -> str:
    """What came of an answer, as the receipt has it."""
    value = one_line(receipt.memory.value) if receipt.memory else ""
    if receipt.code is Code.CHANGED_SINCE:
        return replies.say("review_gone")
    if not receipt.ok or receipt.status is Status.DEMOTED:
        return replies.say("review_refused", reason=replies.why_not(receipt))
    if said == "yes":
        return replies.say("review_both") if sort == "same" else replies.say("review_yes", value=value)
    if said == "no" and sort != "same":
        return replies.say("review_no", value=value)
    return replies.say("review_changed", value=value)


def _more(count: int) -> str:
    return f"{count}+" if count >= MOST else str(count)

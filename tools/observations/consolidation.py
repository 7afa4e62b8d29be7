"""Look back on a session without a model: what its turns decided becomes insights, and so does the closing answer."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import UTC, datetime

from language.authorship import own_words
from language.languages import alternatives, listed
from stores import MemoryStore
from stores.records import Evidence, Message, Receipt
from tools.calls.evidence import said_in
from tools.observations.records import Observation, cut, one_line, remember

DECISION_WORDS = listed("program.sessions", "DECIDED")
SUMMARY_LENGTH = 100
_DECISION = re.compile(rf"\b(?:{'|'.join(map(re.escape, DECISION_WORDS))})\b", re.IGNORECASE)
_SENTENCE = re.compile(r"(?<=[.!?…。！？])\s+|\n+")
_TURN = re.compile(
    rf"\s*(?:\[[^\]]*\]\s*)?\**(?:(?P<assistant>{alternatives('program.sessions', 'ASSISTANT')})|"
    rf"(?:{alternatives('program.sessions', 'USER')}))\**\s*:\**\s*(?P<said>.*)",
    re.IGNORECASE,
)
_SHORT = 500
"""A turn of at most so many characters is kept whole; of a longer one, the sentences that decide."""


async def consolidate(
    store: MemoryStore,
    user_id: str,
    conversation_id: str,
    turns: Sequence[Message] | None = None,
    *,
    evidence: Evidence = (),
) -> list[Receipt]:
    """Keep the insights of a session, by default of the one recorded under this id.

    The user's words in it count as said where the store has recorded them; of a transcript that a model hands in
    only the `evidence` does, what the user said to it.
    """
    if turns is None:
        turns = await store.conversations.messages(user_id, conversation_id)
    insights = insights_of(turns)
    if not insights:
        return []
    return await remember(
        store,
        user_id,
        Observation(insights=insights),
        source=f"session:{conversation_id}",
        conversation_id=conversation_id,
        evidence=said_in(turns) if all(turn.conversation_id for turn in turns) else evidence,
    )


def turns_of(transcript: str) -> list[Message]:
    """The turns of a transcript; lines that name no speaker go on with the turn before them."""
    turns: list[Message] = []
    for line in transcript.splitlines():
        match = _TURN.match(line)
        if match:
            role = "assistant" if match["assistant"] else "user"
            turns.append(Message("", "", role, match["said"].strip(), datetime.min.replace(tzinfo=UTC)))
        elif turns and line.strip():
            turns[-1] = replace(turns[-1], content=f"{turns[-1].content}\n{line.strip()}")
    return turns


def insights_of(turns: Sequence[Message]) -> list[str]:
    """What the turns decided, in order, and the closing summary; nothing twice."""
    spoken = [turn for turn in turns if turn.role in ("user", "assistant")]
    found = [decision for turn in spoken for decision in _decisions(turn)]
    return list(dict.fromkeys([*found, *_summary(spoken)]))


def _decisions(turn: Message) -> Iterable[str]:
    # What a user pasted or quoted is not their decision.
    text = own_words(turn.content) if turn.role == "user" else turn.content
    if not _DECISION.search(text):
        return
    if len(text) <= _SHORT:
        yield one_line(text)
        return
    for sentence in _SENTENCE.split(text):
        if _DECISION.search(sentence):
            yield cut(sentence)


def _summary(turns: Sequence[Message]) -> list[str]:
    """The last answer of the assistant that says more than a phrase."""
    said = (turn.content for turn in reversed(turns) if turn.role == "assistant")
    return [cut(text) for text in said if len(text) > SUMMARY_LENGTH][:1]

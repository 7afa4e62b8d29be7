"""One memory beside all others and what was said: what is left of it, and how it reads with the new words."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from graphs.discussion.correction.overlap import holds, names_more, shares_word, speaks_of_beings
from graphs.discussion.correction.replace import SAID, entry_for, key_for, shown
from language.hearing.compare import outdating
from language.hearing.news import news_beyond
from language.hearing.relate import content
from language.hearing.removal.cut import cut
from language.hearing.revise import Revision
from language.hearing.spans import sentence_spans
from language.hearing.splicing.retell import over_in, retold, tells_before
from language.hearing.stored.lifted import overtaking
from stores.keys import key_from_words
from stores.records import Memory

_SHORT = 12
"""Words of a sentence that is kept whole."""
_EDGES = " \t\n,;:.!…—–-()"


@dataclass(frozen=True, slots=True)
class Known:
    """A memory as one line, beside all others, and what was said."""

    memory: Memory
    noted: str
    notes: list[str]
    memories: list[Memory]
    said: str
    unchanged: str
    found: str
    """Words of the message that are true now and do not fit into the memory."""
    puts_right: bool
    """Does the message say that something just said was not meant so?"""
    loosely: str = ""
    """The memory with new words that may stand in it, though that is not certain."""

    @property
    def is_latest(self) -> bool:
        """Was it learned with the last message that told anything?"""
        last = max(self.memories, key=lambda one: one.revision)
        return self.memory.revision == last.revision or bool(last.evidence and self.memory.evidence == last.evidence)


def retired(known: Known, entries: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """A memory to ask about that no new words fit into: what is left of it, and what the message says instead."""
    memory = known.memory
    value = known.loosely or ". ".join(one for one in _left_and_news(known, entries) if one)
    if not value:
        return shown(memory)
    key = key_from_words(value) if memory.key in SAID["en"] else key_for(memory, value)
    return shown(memory) | {"instead": {"key": key, "value": value}}


def _left_and_news(known: Known, entries: Sequence[dict[str, Any]]) -> tuple[str, str]:
    """What is left of a memory, and the whole sentences that take its place, where those say all that is new."""
    left, news = instead(known, entries)
    whole = retold(known.said, known.memory.value)
    held = any(holds(one["value"], whole) for one in entries)
    fuller = holds(whole, news) or tells_before(news, known.memory.value)
    if not whole or held or not fuller or (news and known.unchanged):
        return left, news
    return left, ". ".join(one for one in (whole, _stands_on(known, left)) if one)


def _stands_on(known: Known, left: str) -> str:
    """What a message says of a memory that it is as it was, where that is not left of it anyhow."""
    unchanged = known.unchanged
    same = shares_word(content(unchanged), content(known.memory.value)) and not holds(left, unchanged)
    return unchanged[:1].upper() + unchanged[1:] if unchanged and same else ""


def instead(known: Known, entries: Sequence[dict[str, Any]]) -> tuple[str, str]:
    """What is left of a memory, and what the message says in its place that no entry says."""
    gone = over_in(outdating(known.said, known.noted), known.memory.value)
    value, unchanged = known.memory.value, known.unchanged
    left = cut(value, gone, unchanged) or "" if _names_a_part(gone, value) else ""
    values = [one["value"] for one in entries]
    news = news_beyond(known.said, known.noted, known.found, values) or _overtaking(known, values)
    return left, ". ".join(one for one in (news, _stands_on(known, left)) if one)


def _overtaking(known: Known, values: Sequence[str]) -> str:
    """What a message tells of that which comes after a memory ("we married"), where no entry says it."""
    clauses = overtaking(known.said, known.noted)
    sentences = [one.of(known.said) for one in sentence_spans(known.said)]
    whole = [next((s for s in sentences if one in s and len(s.split()) <= _SHORT), one) for one in clauses]
    told = [one.strip(_EDGES) for one in dict.fromkeys(whole)]
    return ". ".join(one[:1].upper() + one[1:] for one in told if not any(holds(value, one) for value in values))


def _names_a_part(said: str, value: str) -> bool:
    """Does a message name more of a memory than the word that it begins with, which all of its parts share?"""
    return shares_word(content(value)[1:], content(said))


def corrected(known: Known, revision: Revision, entries: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """A memory as it reads with the new words; of people and pets also who else is named ("… It's four. She's Ada")."""
    memory, value = known.memory, revision.text[len(known.noted) - len(known.memory.value) :]
    value = value[:1].upper() + value[1:]
    if speaks_of_beings(memory.value):
        told = news_beyond(known.said, revision.text, "", [one["value"] for one in entries]).split(". ")
        told = [one for one in told if not shares_word(content(one), content(f"{revision.old} {revision.new}"))]
        value = ". ".join([value, *(one for one in told if names_more(one, revision))])
    return entry_for(memory, key_for(memory, value), value)

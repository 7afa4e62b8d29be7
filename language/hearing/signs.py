"""Signs that what a note says is over or otherwise now, whatever the sentence that tells it.

A told clause names what the note says beside a word of ending or change; the writer gives it up; or they have another
thing of its sort from now on. Signs are for asking, together with how likely a note is meant: they change nothing.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from language.hearing.features import Reading
from language.hearing.news import NOW
from language.hearing.relate import acts_of, agreement, content, denies, is_alike
from language.hearing.spans import clause_spans, scopes, sentence_spans
from language.languages import alternatives
from language.patterns import pattern_of
from language.words.classes import classes_of
from language.words.lexicon import FUNCTION_WORDS

TELLS = 0.5
"""How likely a message, or a sentence of it, must tell something."""
HINTED = 0.06
"""How likely a note must be meant that no clause names, where something is otherwise from now on."""
AKIN, FAINTLY = 0.6, 0.02
"""How likely where a clause is of its topic, and from when on it is."""
_OVER = pattern_of(rf"(?<!\w)(?:{alternatives('hearing', 'OVER')})(?!\w)", re.IGNORECASE)
_QUITS = pattern_of(rf"(?<!\w)(?:{alternatives('hearing', 'QUITS')})(?!\w)", re.IGNORECASE)
_CHANGES = pattern_of(rf"\b(?:{alternatives('hearing', 'CHANGES')})\b", re.IGNORECASE)
_ADDS = pattern_of(rf"(?<!\w)(?:{alternatives('hearing', 'ADDS')})(?!\w)", re.IGNORECASE)
_NOT_TOLD = ("supposes", "would", "plans", "jests")
"""A clause that is meant so says nothing of what is."""
_ONE_AT_A_TIME = frozenset({"job", "diet", "relationship_status", "mental_health", "treatment", "device", "car"})
"""Sorts of which people mostly have one: who speaks of another one from now on has given up the one before."""
_LITTLE = 2
_ROOT = 3
"""Letters that two forms of one verb have in common at their beginning."""


Sign = Literal["", "named", "meant"]


@dataclass(frozen=True, slots=True)
class Told:
    """A clause that tells something: does it say that something ends or gives way, is not so, or is so from now on?"""

    text: str
    words: tuple[str, ...]
    over: bool
    denies: bool
    now: bool

    def names(self, words: Sequence[str]) -> bool:
        return any(is_alike(word, other) for word in self.words for other in words)


@lru_cache(maxsize=128)
def told(said: str) -> tuple[Told, ...]:
    """The clauses of a text that tell something, and neither ask, suppose, plan nor jest."""
    return tuple(_told(said))


def _told(said: str) -> Iterator[Told]:
    reading, sentences = Reading(said), sentence_spans(said)
    if max(acts_of(text)["tell"] for text in [said, *(one.of(said) for one in sentences)]) < TELLS:
        return
    for sentence in sentences:
        for scope in scopes(said, sentence):
            if scope.of(said).rstrip().endswith("?"):
                continue
            for clause in clause_spans(said, scope):
                text = clause.of(said)
                meant = reading.meant(text.casefold())
                if not any(cue in meant for cue in _NOT_TOLD):
                    over = bool(_OVER.search(text)) or "ended" in meant
                    yield Told(
                        text, tuple(content(text)), over, any(map(denies, content(text))), bool(NOW.search(text))
                    )


def sign_against(clauses: Sequence[Told], value: str, likely: float, *, puts_right: bool) -> Sign:
    """Is what a note says named where something ends, or is it at least likely meant by what ends or is otherwise?"""
    if any(one.over and one.names(content(value)) for one in clauses):
        return "named"
    akin = likely >= FAINTLY and any(agreement(one.text, value) >= AKIN for one in clauses)
    signed = any(puts_right or one.over or (one.now and not one.denies) for one in clauses)
    return "meant" if signed and (likely >= HINTED or akin) else ""


def only_ends(clause: str, values: Sequence[str]) -> bool:
    """Does a clause tell of things only that they are over, and bring no other: none of their sort, none unknown?"""
    before = [word for value in values for word in content(value)]
    if not any((one.over or one.denies) and one.names(before) for one in told(clause)):
        return False
    words = content(_OVER.sub(" ", clause))
    others = [word for word in words if not denies(word) and not any(is_alike(word, other) for other in before)]
    held = {one for word in before for one in _members(word)}
    return not any(not sorts(word) or _members(word) & held for word in others)


def _members(word: str) -> set[str]:
    return {one for one in sorts(word) if not one.endswith("+")}


def is_change(words: str) -> bool:
    """Do words say that something ends or gives way, rather than name a thing?"""
    return _OVER.search(words) is not None


def is_over(said: str, note: str) -> bool:
    """Does a message say that a note is over: does the writer give that up, or have another of the sort from now on?"""
    turned = NOW.search(said) or _CHANGES.search(said)
    return is_given_up(said, note) or (bool(turned) and _takes_over(said, note))


def is_given_up(said: str, note: str) -> bool:
    """Does a message say that its writer no longer does what a note says ("I quit smoking", "Smokes ten a day")?"""
    for clause in clauses_of(said):
        shared = any(_is_one_verb(word, other) for word in content(clause) for other in content(note))
        if shared and _QUITS.search(clause):
            return True
    return False


def clauses_of(said: str) -> list[str]:
    return [clause.of(said) for sentence in sentence_spans(said) for clause in clause_spans(said, sentence)]


def adds(said: str, new: str) -> bool:
    """Is it said that something comes beside what was told ("I also want to see Oslo")? `new` names it where known."""
    clauses = [clause for clause in clauses_of(said) if content(clause) and new.casefold() in clause.casefold()]
    return bool(clauses) and all(_ADDS.search(clause) for clause in clauses)


def _is_one_verb(word: str, other: str) -> bool:
    """Are they forms of one word, be it short ("fumo", "fumar")?"""
    shorter, longer = sorted((word, other), key=len)
    short = len(shorter) <= _ROOT + 2 and len(longer) <= _ROOT + _ROOT and shorter[:_ROOT] == longer[:_ROOT]
    return is_alike(word, other) or (short and len(shorter) > _ROOT)


def _takes_over(said: str, note: str) -> bool:
    """Does a message that speaks of a change name another thing of a sort of which people mostly have one?"""
    told_of = {word for word in content(said) if _one_of(word)}
    held = {word for word in content(note) if _one_of(word)}
    return any(
        _one_of(word) & _one_of(other) and not any(is_alike(word, one) for one in held)
        for word in told_of
        for other in held
    )


def _one_of(word: str) -> frozenset[str]:
    return sorts(word) & _ONE_AT_A_TIME


def sorts(word: str) -> frozenset[str]:
    """The sorts of things a word names; none for a little word ("das", "lo", "da"), which may be a noun elsewhere."""
    return frozenset() if word in FUNCTION_WORDS or len(word) <= _LITTLE else classes_of(word)

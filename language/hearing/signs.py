"""Signs that what a note says is over or otherwise now, whatever the sentence that tells it.

A told clause names what the note says beside a word of ending or change; the writer gives it up; or they have another
thing of its sort from now on. Signs are for asking, together with how likely a note is meant: they change nothing.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from language.asking.words import words_for
from language.hearing.features import Reading, tokens
from language.hearing.line import CAPITAL_NOUNS, Line
from language.hearing.news import NOW
from language.hearing.relate import acts_of, agreement, content, denies, is_alike
from language.hearing.repairs import repairs
from language.hearing.spans import Span, clause_spans, scopes, sentence_spans
from language.languages import alternatives, by_language, words
from language.patterns import pattern_of
from language.words.classes import classes_of
from language.words.lexicon import FUNCTION_WORDS

TELLS = 0.5
"""How likely a message, or a sentence of it, must tell something."""
ENDS = 0.05
"""How likely where a clause says that something ends: what is stored tells whether it is the writer's."""
HINTED = 0.06
"""How likely a note must be meant that no clause names, where something is otherwise from now on."""
AKIN, FAINTLY = 0.6, 0.02
"""How likely where a clause is of its topic, and from when on it is."""
_OVER = pattern_of(rf"(?<!\w)(?:{alternatives('hearing', 'OVER')})(?!\w)", re.IGNORECASE)
_QUITS = pattern_of(rf"(?<!\w)(?:{alternatives('hearing', 'QUITS')})(?!\w)", re.IGNORECASE)
_CHANGES = pattern_of(rf"\b(?:{alternatives('hearing', 'CHANGES')})\b", re.IGNORECASE)
_DATED = pattern_of(r"\b\d{4}-\d{2}-\d{2}\b")
_BLANK = words("hearing", "BLANK")
"""Words for what somebody has or does, of whichever sort it is."""
_FRAMES = words("hearing", "FRAMES")
"""Words for having or being called, which every note of its sort begins with: by them nothing is named."""
_ADDS = {
    language: pattern_of(rf"(?<!\w)(?:{adding})(?!\w)", re.IGNORECASE)
    for language, adding in by_language("hearing", "ADDS", str).items()
}
_NOT_TOLD = ("supposes", "would", "plans", "jests")
"""A clause that is meant so says nothing of what is."""
_ONE_AT_A_TIME = frozenset({"job", "diet", "relationship_status", "mental_health", "treatment", "device", "car"})
"""Sorts of which people mostly have one: who speaks of another one from now on has given up the one before."""
_LITTLE = 2
_ROOTED = 5
"""Letters that words made of one word have in common at their beginning."""
_ROOT = 3
"""Letters that two forms of one verb have in common at their beginning."""


Sign = Literal["", "named", "meant", "overtaken"]


@dataclass(frozen=True, slots=True)
class Told:
    """A clause that tells something: does it say that something ends or gives way, is not so, or is so from now on?"""

    text: str
    words: tuple[str, ...]
    over: bool
    denies: bool
    now: bool

    def names(self, words: Sequence[str]) -> bool:
        return any(are_of_one_root(word, other) for word in self.words for other in words)


def are_of_one_root(one: str, other: str) -> bool:
    """Are they forms of one word, or made of one ("vegan", "Veganerin"; "Tischlerin", "Tischlerberuf")?"""
    shared = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return is_alike(one, other) or (shared >= _ROOTED and shared >= min(len(one), len(other)) - _LITTLE)


@lru_cache(maxsize=128)
def told(said: str) -> tuple[Told, ...]:
    """The clauses of a text that tell something, and neither ask, suppose, plan nor jest."""
    return tuple(_told(said))


def _told(said: str) -> Iterator[Told]:
    reading, sentences = Reading(said), [one.of(said) for one in sentence_spans(said)]
    tells = max(acts_of(text)["tell"] for text in [said, *sentences])
    for text in stated(said) if tells >= ENDS else ():
        over = bool(_OVER.search(text)) or "ended" in reading.meant(text.casefold())
        if over or tells >= TELLS or repairs(said):
            yield Told(text, tuple(content(text)), over, any(map(denies, content(text))), bool(NOW.search(text)))


@lru_cache(maxsize=128)
def stated(said: str) -> tuple[str, ...]:
    """The clauses of a text that neither ask, suppose, plan nor jest, be it of its writer or not."""
    reading = Reading(said)
    return tuple(
        clause.of(said)
        for sentence in sentence_spans(said)
        for scope in scopes(said, sentence)
        if not scope.of(said).rstrip().endswith("?")
        for clause in clause_spans(said, scope)
        if not any(cue in reading.meant(clause.of(said).casefold()) for cue in _NOT_TOLD)
    )


def sign_against(clauses: Sequence[Told], value: str, likely: float, *, puts_right: bool) -> Sign:
    """Is what a note says named where something ends, or is it at least likely meant by what ends or is otherwise?"""
    telling = [word for word in content(value) if word not in _FRAMES] or content(value)
    if any(one.over and one.names(telling) for one in clauses):
        return "named"
    akin = likely >= FAINTLY and any(agreement(one.text, value) >= AKIN for one in clauses)
    signed = any(puts_right or one.over or (one.now and not one.denies) for one in clauses)
    return "meant" if signed and (likely >= HINTED or akin) else ""


def only_ends(clause: str, values: Sequence[str], *, loosely: bool = False) -> bool:
    """Does a clause tell of things only that they are over, and bring no other: none of their sort, none unknown?

    Loosely, where another clause tells what is so now, an unknown word is no thing unless it is a name or a number.
    The day on which it ended is none.
    """
    clause = _DATED.sub(" ", clause)
    before = [word for value in values for word in content(value)]
    ends = is_change(clause) or any(map(denies, content(clause)))
    if not (ends and stated(clause) and any(are_of_one_root(a, b) for a in content(clause) for b in before)):
        return False
    words = [word for word in content(_OVER.sub(" ", clause)) if word not in _BLANK]
    words = [word for word in words if "calendar" not in classes_of(word)]
    others = [word for word in words if not denies(word) and not any(are_of_one_root(word, other) for other in before)]
    held = {one for word in before for one in _members(word)}
    named = _named_in(clause) if loosely else frozenset(word for word in others if not sorts(word))
    return not any(word in named or _members(word) & held for word in others)


def _named_in(clause: str) -> frozenset[str]:
    """The names and numbers that a clause says; where all nouns look like names, only the numbers."""
    line = Line(clause)
    shapes = {"number"} if words_for(clause).language in CAPITAL_NOUNS else {"number", "name"}
    return frozenset(line.lower[at] for at in range(len(line.words)) if line.shape(at, at) in shapes)


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
    naming, language = clauses_naming(said, new), words_for(said).language
    every = [_ADDS[language]] if language in CAPITAL_NOUNS and language in _ADDS else list(_ADDS.values())
    return bool(naming) and all(any(adding.search(one) for adding in every) for one in naming)


def clauses_naming(said: str, new: str) -> list[str]:
    """The clauses that name something, each with what leads to it."""
    every = [clause for clause in clauses_of(said) if content(clause)]
    return [_with_lead(every, place) for place, clause in enumerate(every) if new.casefold() in clause.casefold()]


def _with_lead(clauses: Sequence[str], place: int) -> str:
    """A clause; one that only names something, with the one that it hangs on ("another dog, Bruno")."""
    short = place > 0 and len(content(clauses[place])) <= _LITTLE
    return f"{clauses[place - 1]} {clauses[place]}" if short else clauses[place]


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


def share_sort(ours: Iterable[str], theirs: Iterable[str], *, or_remind: bool = False) -> bool:
    """Do words of both name things of one sort (a baker, a plumber), or remind of what the others name?"""
    one, other = ({sort for word in some for sort in sorts(word)} for some in (ours, theirs))
    named, others = ({sort for sort in some if not sort.endswith("+")} for some in (one, other))
    if not or_remind:
        return bool(named & others)
    return bool(named & {sort.rstrip("+") for sort in other} or others & {sort.rstrip("+") for sort in one})


def is_mistake(said: str, old: str) -> bool:
    """Does a message put right what was known (`old`), rather than say that it has changed since? Who says "no, not
    Leeds, York" never lived in Leeds; who moved did."""
    over = any(one.over for one in told(said)) or "ended" in Reading(said).meant(said.casefold())
    if over or NOW.search(said):
        return False
    return repairs(said) or any(_is_denied(clause.of(said), old) for clause in clause_spans(said, Span(0, len(said))))


def _is_denied(clause: str, old: str) -> bool:
    named = any(is_alike(word, other) for word in content(clause) for other in content(old))
    return named and any(map(denies, tokens(clause)))

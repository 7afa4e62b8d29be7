"""Is a memory what the user told, in their own words? Then nothing more need speak for it."""

from collections.abc import Iterable

from language.hearing.features import Reading, tokens
from language.hearing.judge import tellings
from language.hearing.relate import content, denies, is_alike
from language.hearing.spans import Span, clause_spans
from language.languages import alternatives, words
from language.packs.time_words import MONTH_NAMES
from language.patterns import pattern_of
from language.sentences.split import HIDDEN, own_words

_TOLD = 0.6
_TIMES = words("hearing", "TIME_TOLD") | frozenset(MONTH_NAMES)
"""Words of a time that was made absolute: "last month" is told as "in October 2026"."""
_PAST = pattern_of(rf"(?:{alternatives('hearing', 'PAST_ENDINGS')})$")
_NOW = pattern_of(rf"(?:{alternatives('hearing', 'PRESENT_ENDINGS')})$")
"""Forms of verbs that tell of the past, and of now."""
_HAD = words("hearing", "HAD")
_TURNING = ("supposes", "would", "plans", "ended", "past", "denies", "says")
"""Cues that change what the same words mean: both sides must have the same."""


def is_told(value: str, said: Iterable[str]) -> bool:
    """Do the user's words tell just this of them, word by word and meant in the same way?"""
    wanted = _words(value)
    if not wanted:
        return False
    found = (one.text for text in said for one in tellings(own_words(text), _TOLD) if HIDDEN not in one.text)
    return any(_begins_a_clause(wanted, telling) and _meant(value) == _meant(telling) for telling in found)


def _begins_a_clause(wanted: list[str], telling: str) -> bool:
    """Do the words stand in the telling one after the other, from the start of a clause on? What stands before them
    there could be whom they are said of."""
    whole = Span(0, len(telling))
    clauses = [_words(clause.of(telling)) for clause in clause_spans(telling, whole)]
    told = [word for clause in clauses for word in clause]
    starts = (sum(map(len, clauses[:number])) for number in range(len(clauses)))
    return any(len(told) - at >= len(wanted) and all(map(_says, wanted, told[at:])) for at in starts)


def _says(word: str, told: str) -> bool:
    """Is it the same word, and no verb of the past for one of now ("worked", "works")?"""
    return is_alike(word, told) and not (_PAST.search(told) and _NOW.search(word))


def _words(text: str) -> list[str]:
    return [word for word in content(text) if not word[0].isdigit() and word not in _TIMES]


def _meant(text: str) -> tuple[int, bool, frozenset[str]]:
    """How often a text says no, and what else turns its meaning."""
    denials = sum(map(denies, tokens(text)))
    had = any(word in _HAD for word in tokens(text))
    return denials, had, frozenset(Reading(text).meant(text.casefold())).intersection(_TURNING)

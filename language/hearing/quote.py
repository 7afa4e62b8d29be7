"""Is a memory what the user told, in their own words? Then nothing more need speak for it."""

from collections.abc import Iterable

from language.hearing.features import tokens
from language.hearing.judge import tellings
from language.hearing.relate import content, is_alike
from language.packs.time_words import MONTHS_EN, MONTHS_UK, MONTHS_UK_IN
from language.sentences.split import HIDDEN, own_words
from language.words.lexicon import NEGATIONS

_TOLD = 0.6
_TIMES = frozenset({*MONTHS_EN, *MONTHS_UK, *MONTHS_UK_IN, "week", "around", "тижні"})
"""Words of a time that was made absolute: "last month" is told as "in October 2026"."""
_GAPS = 2
"""Words that may be left out in a row: a time, an opener."""


def is_told(value: str, said: Iterable[str]) -> bool:
    """Do the user's words tell just this of them, word by word, with the same denials?"""
    wanted = [word for word in content(value) if not word[0].isdigit() and word not in _TIMES]
    if not wanted:
        return False
    found = (one.text for text in said for one in tellings(own_words(text), _TOLD) if HIDDEN not in one.text)
    return any(_runs_through(wanted, content(telling)) and _denials(value) == _denials(telling) for telling in found)


def _runs_through(wanted: list[str], told: list[str]) -> bool:
    """Do the words stand in the telling in this order, with nothing between them but small gaps?"""
    for start in range(len(told)):
        at, matched = start, 0
        for word in wanted:
            step = next((i for i in range(at, min(at + _GAPS + 1, len(told))) if is_alike(word, told[i])), None)
            if step is None:
                break
            at, matched = step + 1, matched + 1
        if matched == len(wanted):
            return True
    return False


def _denials(text: str) -> int:
    return sum(word in NEGATIONS or word.endswith("n't") for word in tokens(text))

"""How the words of a text look: whether each is letters, with at most a sign behind them.

Such words are no value, and no pattern for one need be asked. Each word is looked at once, and the answer kept.
"""

from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from language.patterns import pattern_of

_WORD = pattern_of(r"[^\W\d_]{2,}(?:-[^\W\d_]{2,}|['’][^\W\d_]+)?[.,!?;:…)]*")
_LETTER = pattern_of(r"[^\W\d_](?:['’][^\W\d_]+)?[.,!?;:…)]*")
_MANY, _ONE, _ODD = range(3)
_LONGEST_KEPT = 40


class Looks(NamedTuple):
    """What can be told of a text by its words one by one."""

    longest: int
    """The length of its longest word."""
    is_words: bool
    """It holds no digit, and no sign that does not end a word, but for one hyphen or apostrophe among letters."""
    is_spelled_out: bool
    """Letters stand side by side that are no words."""

    @property
    def may_hold_value(self) -> bool:
        """May anything in it be a value by its looks?"""
        return not self.is_words or self.is_spelled_out


@lru_cache(maxsize=8)
def looks_of(text: str) -> Looks:
    """How the words of a text look."""
    words = text.split()
    longest = max(map(len, words), default=0)
    look = _sort_kept if longest <= _LONGEST_KEPT else _sort_of
    sorts = [look(word) for word in words]
    return Looks(longest, _ODD not in sorts, (_ONE, _ONE) in pairwise(sorts))


def _sort_of(word: str) -> int:
    return _MANY if _WORD.fullmatch(word) else _ONE if _LETTER.fullmatch(word) else _ODD


_sort_kept = lru_cache(maxsize=8_192)(_sort_of)

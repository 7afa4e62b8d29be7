"""Whether two words are one word spelled or inflected otherwise: "bouldring", "violinist", "Kaffeemaschine".

A run of letters in common is not enough: "systems" and "stem" have one, "distributed" and "Stripe" nearly.
"""

from collections import defaultdict
from collections.abc import Iterable
from functools import lru_cache

from language.words.compounds import parts_of

_SHORTEST = 4
_LONG = 8
"""Letters of words in which two slips are forgiven instead of one."""
_MOST_SLIPS = 2
_SWAPPED = 2
"""Letters of a swap."""
_WHOLE = 5
"""Letters of a word that is taken for the beginning of a longer one."""
_COMMON = 0.7
"""The share of the longer word that two inflections have in common at their beginning."""


class WordForms:
    """Words to look for variants among: each word asked for is compared with those few that may be one."""

    def __init__(self, words: Iterable[str]) -> None:
        self._sized: defaultdict[tuple[str, int], list[tuple[str, int]]] = defaultdict(list)
        self._opened: defaultdict[str, list[str]] = defaultdict(list)
        self._ended: defaultdict[str, list[str]] = defaultdict(list)
        self._near: dict[tuple[str, int], list[tuple[str, int, int]]] = {}
        for word in words:
            if (size := len(word)) >= _SHORTEST:
                self._sized[word[0], size].append((word, _letters(word)))
                self._opened[word[:_SHORTEST]].append(word)
            if size > _WHOLE:
                self._ended[word[-_SHORTEST:]].append(word)

    def of(self, word: str) -> list[str]:
        """Those that are variants of a word: they begin alike, and go on so or have nearly the same letters, or end
        alike."""
        size, beginning, letters = len(word), word[:_WHOLE], _letters(word)
        if size < _SHORTEST:
            return []
        near = self._near.get((word[0], size))
        if near is None:
            near = self._near[word[0], size] = self._sized_like(word)
        likely = [other for other, held, most in near if (held ^ letters).bit_count() <= most]
        likely += [
            other
            for other in self._opened.get(word[:_SHORTEST], ())
            if other.startswith(beginning) and other not in likely
        ]
        if size > _WHOLE:
            likely += [other for other in self._ended.get(word[-_SHORTEST:], ()) if other[0] != word[0]]
        return [other for other in likely if is_variant(word, other)]

    def _sized_like(self, word: str) -> list[tuple[str, int, int]]:
        """The words of about the same length with the same first letter: which letters they have, and in how many of
        them they may differ."""
        size = len(word)
        return [
            (other, held, 2 if length < _LONG or size < _LONG else 2 * _MOST_SLIPS)
            for length in range(size - _MOST_SLIPS, size + _MOST_SLIPS + 1)
            for other, held in self._sized.get((word[0], length), ())
        ]


def _letters(word: str) -> int:
    """Which letters a word has, as bits; some share one."""
    bits = 0
    for letter in word:
        bits |= 1 << (ord(letter) & 63)
    return bits


@lru_cache(maxsize=65_536)
def is_variant(one: str, other: str) -> bool:
    """Whether two words in lower case are spellings or inflections of one word, or one is a part of the other."""
    short, long = (one, other) if len(one) <= len(other) else (other, one)
    if len(short) < _SHORTEST or not short.isalpha() or not long.isalpha():
        return one == other
    if len(short) < _WHOLE:
        return short in parts_of(long)
    if short[:_WHOLE] == long[:_WHOLE]:
        same = next((at for at, (a, b) in enumerate(zip(short, long, strict=False)) if a != b), len(short))
        if same == len(short) or same >= _COMMON * len(long):
            return True
    if len(short) > _WHOLE and long.endswith(short):
        return True
    slips, alike = (1 if len(short) < _LONG else _MOST_SLIPS), (1 if len(short) > _WHOLE else 2)
    if short[:alike] != long[:alike] or len(long) - len(short) > slips or len(set(short) ^ set(long)) > 2 * slips:
        return False  # a slip changes at most which two letters there are
    return _distance(short, long, slips) <= slips


def _distance(one: str, other: str, most: int) -> int:
    """How many letters are to be changed, left out or swapped with the next; counted no further than `most` + 1."""
    one, other = _differing(one, other)
    if not one or most == 1:
        slipped = len(one) == 1 or (len(one) == _SWAPPED and one == other[::-1])
        return len(other) if not one else 1 if slipped and len(one) == len(other) else most + 1
    before, last = list[int](), list(range(len(other) + 1))
    for i, a in enumerate(one, 1):
        row = [i]
        for j, b in enumerate(other, 1):
            cost = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a != b))
            if i > 1 and j > 1 and a == other[j - 2] and b == one[i - 2]:
                cost = min(cost, before[j - 2] + 1)
            row.append(cost)
        if min(row) > most:
            return most + 1
        before, last = last, row
    return last[-1]


def _differing(one: str, other: str) -> tuple[str, str]:
    """Two words, the shorter one first, without the letters at their beginnings and at their ends that are the same."""
    size = len(one)
    begin = next((at for at in range(size) if one[at] != other[at]), size)
    end = next((at for at in range(size - begin) if one[-1 - at] != other[-1 - at]), size - begin)
    return one[begin : size - end], other[begin : len(other) - end]

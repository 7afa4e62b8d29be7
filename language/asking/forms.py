"""Whether words are forms of one another, or name the same: a question's words beside those of many notes."""

from collections import defaultdict
from collections.abc import Iterable
from functools import lru_cache

from language.hearing.relate import BEGUN_ALIKE, is_alike
from language.patterns import pattern_of
from language.words.stems import stem
from language.words.synonyms import meaning

_DIGITS = pattern_of(r"\d")


@lru_cache(maxsize=4096)
def alike(one: str, other: str) -> bool:
    """Whether a word is a form of another or names the same; one with a number in it only as it is."""
    if _DIGITS.search(one):
        return one == other
    return is_alike(one, other) or meaning(stem(one)) == meaning(stem(other))


class Forms:
    """Several words, read once: which other words are `alike` to one of them costs the same however many they are."""

    def __init__(self, words: Iterable[str]) -> None:
        self._words = frozenset(words)
        self._meanings = {meaning(stem(word)) for word in self._words}
        self.handles = handles(self._words) | {f"={meant}" for meant in self._meanings}
        """Who has none of them has no word that is alike to one of these."""
        self._begun: defaultdict[str, list[str]] = defaultdict(list)
        for word in self._words:
            self._begun[word[:BEGUN_ALIKE]].append(word)

    def has(self, word: str) -> bool:
        """Whether a word is alike to one of these."""
        if word in self._words:
            return True
        meant = _meant(word)
        if not meant or meant in self._meanings:
            return bool(meant)
        begun = word[:BEGUN_ALIKE]
        return begun in self._begun and any(is_alike(word, other) for other in self._begun[begun])


def handles(words: Iterable[str]) -> frozenset[str]:
    """What words are found by: themselves, what they mean, and how they begin."""
    found = {one for word in words for one in (word, f"={_meant(word)}", f"{word[:BEGUN_ALIKE]}*")}
    return frozenset(found - {"="})


@lru_cache(maxsize=8192)
def _meant(word: str) -> str:
    """What a word means; nothing for one with a number in it, which is alike to itself only."""
    return "" if _DIGITS.search(word) else meaning(stem(word))

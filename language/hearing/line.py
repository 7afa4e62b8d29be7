"""A text by its words: the pieces that may come into a note or go out of it, and how each is written."""

from collections.abc import Iterator, Set
from functools import cached_property, lru_cache

from language.hearing.spans import Span, is_ordinal
from language.languages import by_language
from language.patterns import pattern_of
from language.words.classes import classes_of
from language.words.lexicon import FUNCTION_WORDS

LONGEST = 6
"""Words that one piece may have."""
_CHUNK = pattern_of(r"\S+")
_EDGES = " \t\"'«»“”„‘’()[]{}<>.,;:!?¡¿…—–*_~"
_STOP = pattern_of(r"[.!?…\n;]|—|–")
_MOST_WORDS = 80
_DATE = pattern_of(r"\d{4}-\d{2}(?:-\d{2})?")
_CALENDAR = frozenset({"calendar"})
CAPITAL_NOUNS = frozenset(by_language("hearing", "CAPITAL_NOUNS", bool))
"""Languages in which all nouns have a capital, so that none is known for a name by it."""

Piece = tuple[int, int]
"""The first and the last word of a piece."""


class Line:
    """A text by its words, with the marks between them."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.words = [_trimmed(text, match.start(), match.end()) for match in _CHUNK.finditer(text)]
        self.words = [word for word in self.words if word.start < word.end][:_MOST_WORDS]
        self.lower = [word.of(text).casefold().replace("’", "'") for word in self.words]

    @cached_property
    def classes(self) -> list[frozenset[str]]:
        return [_CALENDAR if _DATE.fullmatch(word) else _classes(word) for word in self.lower]

    @cached_property
    def content(self) -> list[str]:
        return [word for word in self.lower if word not in FUNCTION_WORDS]

    @cached_property
    def sorts(self) -> frozenset[str]:
        """The sorts of things that any of the words name, or make one think of."""
        return frozenset().union(*self.classes)

    @cached_property
    def shapes(self) -> str:
        """How its words are written that are not in small letters, but for the first."""
        return ",".join(sorted({self.shape(place, place) for place in range(1, len(self.words))} - {"lower"}))

    def between(self, place: int) -> str:
        """What stands between a word and the one before it: a stop, a comma, an edge, or nothing."""
        if place <= 0 or place >= len(self.words):
            return "edge"
        gap = self.text[self.words[place - 1].end : self.words[place].start]
        if gap.startswith(".") and self._is_ordinal(place - 1):
            gap = gap[1:]  # "am 3. Mai"
        return "stop" if _STOP.search(gap) else "comma" if "," in gap or ":" in gap else ""

    def _is_ordinal(self, place: int) -> bool:
        """May the number at a place, with a stop behind it, be an ordinal of the next word?"""
        number, after = self.lower[place], self.words[place + 1].of(self.text)
        before = self.text[: self.words[place].start]
        return number.isdecimal() and after[0].isalpha() and is_ordinal(before, number, after, self.text)

    def pieces(self) -> Iterator[tuple[int, int]]:
        """Every piece of neighbouring words that no stop cuts."""
        for first in range(len(self.words)):
            for last in range(first, min(first + LONGEST, len(self.words))):
                if last > first and self.between(last) == "stop":
                    break
                yield first, last

    def of(self, first: int, last: int) -> str:
        return self.text[self.words[first].start : self.words[last].end]

    def at(self, place: int) -> str:
        return self.lower[place] if 0 <= place < len(self.lower) else "^" if place < 0 else "$"

    def found(self, piece: str) -> tuple[int, int] | None:
        """Where a piece of the text stands, by its words; None when it does not."""
        start = self.text.find(piece)
        inside = [i for i, word in enumerate(self.words) if start <= word.start and word.end <= start + len(piece)]
        return (inside[0], inside[-1]) if start >= 0 and inside else None

    def shape(self, first: int, last: int) -> str:
        """How a piece is written: with a number, a name, at the start of a sentence, or in small letters."""
        text = self.of(first, last)
        if any(letter.isdigit() for letter in text):
            return "number"
        if text[:1].isupper():
            return "first" if self.between(first) in ("edge", "stop") and first == last else "name"
        return "lower"

    def named(self, first: int, last: int) -> set[str]:
        """The sorts of things that the words of a piece name, or make one think of."""
        return {one for place in range(first, last + 1) for one in self.classes[place]}

    def members(self, first: int, last: int) -> set[str]:
        """The sorts of things that the words of a piece name."""
        return members(self.named(first, last))


@lru_cache(maxsize=128)
def line_of(text: str) -> Line:
    """The line of a text, kept for the next who asks."""
    return Line(text)


def _classes(word: str) -> frozenset[str]:
    return classes_of(word) if word not in FUNCTION_WORDS else frozenset()


def members(classes: Set[str]) -> set[str]:
    """The sorts that are named, without those one is only made to think of."""
    return {one for one in classes if not one.endswith("+")}


def _trimmed(text: str, start: int, end: int) -> Span:
    piece = text[start:end]
    left = len(piece) - len(piece.lstrip(_EDGES))
    right = len(piece) - len(piece.rstrip(_EDGES))
    return Span(start + left, max(start + left, end - right))

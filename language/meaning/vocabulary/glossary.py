"""A list of meanings, searched by word."""

from collections.abc import Callable, Iterable
from functools import cached_property
from typing import NamedTuple

_STAR = "*"
Lines = frozenset[int]
_NONE: Lines = frozenset()


class _Tables(NamedTuple):
    whole: dict[str, set[int]]
    begun: dict[str, set[int]]
    longest: int


class Glossary:
    """Finds the lines of a list that hold a word, by the word itself or by a beginning with a star.

    The list is read when a word is first looked up.
    """

    def __init__(self, lines: Callable[[], Iterable[str]]) -> None:
        self._lines = lines

    @cached_property
    def _tables(self) -> _Tables:
        whole: dict[str, set[int]] = {}
        begun: dict[str, set[int]] = {}
        for number, line in enumerate(self._lines()):
            for entry in line.split():
                table = begun if entry.endswith(_STAR) else whole
                table.setdefault(entry.removesuffix(_STAR).casefold(), set()).add(number)
        return _Tables(whole, begun, max(map(len, begun), default=0))

    def whole(self, word: str) -> Lines:
        """The lines that hold just this word."""
        return frozenset(self._tables.whole.get(word, ()))

    def find(self, word: str) -> Lines:
        """The lines of a word in lower case."""
        tables = self._tables
        found = set(tables.whole.get(word, ()))
        for length in range(2, min(len(word), tables.longest) + 1):
            found |= tables.begun.get(word[:length], set())
        return frozenset(found) if found else _NONE

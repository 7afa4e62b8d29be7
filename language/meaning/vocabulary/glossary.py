"""A list of meanings, searched by word."""

from collections.abc import Iterable

_STAR = "*"
Lines = frozenset[int]
_NONE: Lines = frozenset()


class Glossary:
    """Finds the lines of a list that hold a word, by the word itself or by a beginning with a star."""

    def __init__(self, lines: Iterable[str]) -> None:
        self._whole: dict[str, set[int]] = {}
        self._begun: dict[str, set[int]] = {}
        for number, line in enumerate(lines):
            for entry in line.split():
                table = self._begun if entry.endswith(_STAR) else self._whole
                table.setdefault(entry.removesuffix(_STAR).casefold(), set()).add(number)
        self._longest = max(map(len, self._begun), default=0)

    def whole(self, word: str) -> Lines:
        """The lines that hold just this word."""
        return frozenset(self._whole.get(word, ()))

    def find(self, word: str) -> Lines:
        """The lines of a word in lower case."""
        found = set(self._whole.get(word, ()))
        for length in range(2, min(len(word), self._longest) + 1):
            found |= self._begun.get(word[:length], set())
        return frozenset(found) if found else _NONE

"""Texts as the numbers a BERT model reads: lower-case words without accents, cut into known pieces."""

import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

_UNKNOWN, _BEGIN, _END = "[UNK]", "[CLS]", "[SEP]"
_LONGEST_WORD = 100
_SYMBOLS = frozenset("$+<=>^`|~")
_IDEOGRAPHS = ((0x3400, 0x4DBF), (0x4E00, 0x9FFF), (0xF900, 0xFAFF), (0x20000, 0x3FFFF))


class WordPieces:
    """The vocabulary of one model."""

    def __init__(self, vocabulary: Path, longest: int) -> None:
        words = vocabulary.read_text(encoding="utf-8").splitlines()
        self._numbers = {word: number for number, word in enumerate(words)}
        self._longest = longest
        self._pieces = lru_cache(maxsize=65_536)(self._cut)

    def read(self, text: str) -> list[int]:
        """The numbers of a text, between the marks of its beginning and end."""
        found: list[int] = []
        for word in _words(text):
            found += self._pieces(word)
            if len(found) >= self._longest - 2:
                break
        return [self._numbers[_BEGIN], *found[: self._longest - 2], self._numbers[_END]]

    def _cut(self, word: str) -> tuple[int, ...]:
        """The longest known pieces, one after another; a word that cannot be cut so is unknown."""
        found: list[int] = []
        start = 0
        while start < len(word) <= _LONGEST_WORD:
            ends = range(len(word), start, -1)
            mark = "##" if start else ""
            end = next((end for end in ends if mark + word[start:end] in self._numbers), 0)
            if not end:
                break
            found.append(self._numbers[mark + word[start:end]])
            start = end
        return tuple(found) if start == len(word) else (self._numbers[_UNKNOWN],)


def _words(text: str) -> Iterator[str]:
    """Runs of letters and digits; signs and ideographs stand alone."""
    plain = unicodedata.normalize("NFD", unicodedata.normalize("NFC", text).lower())
    word = ""
    for char in plain:
        kind = unicodedata.category(char)
        if kind == "Mn" or (kind[0] == "C" and not char.isspace()):
            continue
        alone = kind[0] == "P" or char in _SYMBOLS or any(first <= ord(char) <= last for first, last in _IDEOGRAPHS)
        if alone or char.isspace():
            if word:
                yield word
            word = ""
        if alone:
            yield char
        elif not char.isspace():
            word += char
    if word:
        yield word

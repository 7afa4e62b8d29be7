"""A line as words in any script.

Where letters have no cases, what belongs to a sentence is written up to a value without a blank ("密码是abc123",
"4471입니다"): the two are parted. Scripts without blanks are read as the words of the tables, and where none stands as
pairs of characters.
"""

from collections.abc import Iterator
from functools import lru_cache

from language.patterns import pattern_of
from language.sensitive.read_words import Word, core, kinds_of, read_words, whole_kinds
from language.sensitive.vocabulary import NUMERALS

_PAIRED = "\u3005-\u3007\u3041-\u30ff\u31f0-\u31ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff\uff66-\uff9f"
_CASELESS = "\u0590-\u065f\u066a-\u06ef\u06fa-\u0965\u0970-\u109f\u1200-\u13ff\u1780-\u1dff"
_OTHER = pattern_of(f"[{_PAIRED}{_CASELESS}]")
_PIECE = pattern_of(rf"([{_PAIRED}]+)|([{_CASELESS}]+)|[^\s{_PAIRED}{_CASELESS}]+")


_LONGEST = 6
_NONE: frozenset[str] = frozenset()
_NUMBER = frozenset({"digits"})


@lru_cache(maxsize=4)
def read_any(text: str, low: str, start: int, end: int) -> tuple[Word, ...]:
    """The words of a line."""
    if not _OTHER.search(text, start, end):
        return read_words(text, low, start, end)
    words: list[Word] = []
    for piece in _PIECE.finditer(text, start, end):
        if piece[1]:
            words += [Word(text[first:last], first, last, kinds, "") for first, last, kinds in _run(low, *piece.span())]
            continue
        first, last = core(piece[0], piece.start())
        if first < last:
            words.append(_word(text, low, first, last)._replace(sign=text[last : piece.end()]))
        elif words:
            words[-1] = words[-1]._replace(sign=words[-1].sign + piece[0])
    return tuple(words)


def _run(low: str, start: int, end: int) -> Iterator[tuple[int, int, frozenset[str]]]:
    """Where the words of a run without blanks are, and their kinds: the longest of the tables, or two characters."""
    while start < end:
        if numerals := NUMERALS.match(low, start, end):
            yield *numerals.span(), _NUMBER
            start = numerals.end()
            continue
        for length in range(min(_LONGEST, end - start), 0, -1):
            if kinds := whole_kinds(low[start : start + length]):
                yield start, start + length, kinds
                start += length
                break
        else:
            if start + 1 < end:
                yield start, start + 2, _NONE
            start += 1


def _word(text: str, low: str, first: int, last: int) -> Word:
    return Word(text[first:last], first, last, kinds_of(low[first:last]), "")

"""A line as words in any script.

Where letters have no cases, what belongs to a sentence is written up to a value without a blank ("密码是abc123",
"4471입니다"): the two are parted. Scripts without blanks are read as the words of the tables, names of secrets too, and
what no table knows as one word as far as its script goes.
"""

from collections.abc import Iterator
from functools import lru_cache

from language.patterns import pattern_of
from language.sensitive.glance.names import NUMERALS
from language.sensitive.read_words import Word, core, kinds_of, read_words, whole_kinds
from language.sensitive.vocabulary import is_name

_PAIRED = "\u3005-\u3007\u3041-\u30ff\u31f0-\u31ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff\uff66-\uff9f"
_CASELESS = "\u0590-\u065f\u066a-\u06ef\u06fa-\u0965\u0970-\u109f\u1200-\u13ff\u1780-\u1dff"
_OTHER = pattern_of(f"[{_PAIRED}{_CASELESS}]")
_UNKNOWN = pattern_of(
    "[\u3041-\u309f]{1,8}|[\u30a0-\u30ff\u31f0-\u31ff\uff66-\uff9f]{1,12}|[\uac00-\ud7af]{1,8}|.{1,6}"
)
"""A word that no table knows: Japanese changes its script where one ends."""
_PIECE = pattern_of(rf"([{_PAIRED}]+)|([{_CASELESS}]+)|[^\s{_PAIRED}{_CASELESS}]+")


_HANGUL = pattern_of("[\uac00-\ud7af]")
"""A syllable of Korean is a word of its own where nothing else stands there, or behind one that is known."""
_LONGEST = 10
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
    """Where the words of a run without blanks are, and their kinds: the longest of the tables, and the rest."""
    unknown = start
    while start < end:
        last, kinds = _known(low, start, end)
        if last > start and (last - start > 1 or not _HANGUL.match(low, start) or (unknown == start and last == end)):
            yield from _between(low, unknown, start)
            yield start, last, kinds
            start = unknown = last
        else:
            start += 1
    yield from _between(low, unknown, end)


def _known(low: str, start: int, end: int) -> tuple[int, frozenset[str]]:
    """Where the longest word of the tables ends that begins here, and its kinds; nowhere else where there is none."""
    if numerals := NUMERALS.match(low, start, end):
        return numerals.end(), _NUMBER
    for last in range(min(start + _LONGEST, end), start, -1):
        word = low[start:last]
        if (kinds := whole_kinds(word)) or is_name(word):
            return last, kinds
    return start, _NONE


def _between(low: str, start: int, end: int) -> Iterator[tuple[int, int, frozenset[str]]]:
    """The words that no table knows."""
    yield from ((*word.span(), _NONE) for word in _UNKNOWN.finditer(low, start, end))


def _word(text: str, low: str, first: int, last: int) -> Word:
    return Word(text[first:last], first, last, kinds_of(low[first:last]), "")

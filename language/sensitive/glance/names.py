"""Which rows of the tables a text may hold a name of.

A name begins with letters that its table lists, at the beginning of a word or, with a star before them, anywhere. So
each word is looked up, and what was found for it is kept; a row that no word begins a name of is not in the text.
"""

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from itertools import pairwise
from typing import NamedTuple

from language.languages import alternatives, by_language
from language.patterns import pattern_of
from language.sensitive.glance.slips import slips
from language.sensitive.glance.tables import LETTER, listed, numbers

ROWS = (
    "passwords", "maybes", "codes", "locks", "keys", "opens", "things", "logins", "habits", "phrases", "seeds",
)  # fmt: skip
"""The rows of names after which a value is told."""
_MORE = (
    "nets", "public", "documents", "questions", "replies", "recalls", "agreed", "question_answers", "unlock_patterns",
)  # fmt: skip
_NUMBER, _SPELLED, _SLIP, _WAITS = "a number", "numbers in one piece", "a slip", "the first word of a name"
_ALL = frozenset((*ROWS, *_MORE, _NUMBER, _SPELLED, _SLIP))
_NONE: frozenset[str] = frozenset()
_LONGEST, _LONGEST_KEPT = 200, 40
"""Letters of a word that is looked up at all, and of one for which the answer is kept."""
_OPENING = 3
"""Letters by which names are looked up: few places of a word have those of one."""
_RUN = pattern_of(r"\w+")
_START = pattern_of(rf"(?<!{LETTER})\w")
"""Where a word begins, also one behind a number."""
_BEGINNING = pattern_of(r"\w*")
_LETTER = pattern_of(LETTER)
_BLANKS = "-_"
"""What may stand for a blank inside a name."""

NUMERALS_SOURCE = (
    "|".join(f"[{signs}](?:・?[{signs}]){{3,7}}" for signs in by_language("secrets", "NUMERALS", str).values())
    + f"|(?:{alternatives('secrets', 'NUMERAL_WORDS')})(?:・?(?:{alternatives('secrets', 'NUMERAL_WORDS')})){{3,7}}"
)
NUMERALS = pattern_of(NUMERALS_SOURCE)
"""Digits in words, written without blanks."""


class _Name(NamedTuple):
    """A name of a row: the letters it begins with, and what comes after them."""

    row: str
    begins: str
    rest: str
    is_open: bool
    """Whether any letters may follow those it begins with."""

    def fits(self, word: str, end: int) -> bool:
        """May the name go on in a word in which its first letters end here?"""
        if self.is_open:
            return True
        if end == len(word):
            return self.rest[:1] in ("", " ")
        if not self.rest:
            return _LETTER.match(word, end) is None
        return word[end] in _BLANKS if self.rest[0] == " " else word[end] == self.rest[0]

    @property
    def second(self) -> str:
        """The letters that its second word begins with, if a blank parts it from the first."""
        return _beginning(self.rest[1:]) if self.rest[:1] == " " else ""


class _Table:
    """Names by the letters they begin with."""

    def __init__(self, names: Iterable[_Name]) -> None:
        self._names: dict[str, list[_Name]] = {}
        for name in names:
            self._names.setdefault(name.begins, []).append(name)
        self._lengths = tuple(self._opened(size) for size in range(1, _OPENING + 1))

    def _opened(self, size: int) -> dict[str, tuple[int, ...]]:
        """How long the first letters of names are, by an opening of so many; shorter names have one of their own."""
        found: dict[str, set[int]] = {}
        for begins in self._names:
            if min(len(begins), _OPENING) == size:
                found.setdefault(begins[:size], set()).add(len(begins))
        return {opening: tuple(lengths) for opening, lengths in found.items()}

    def places(self, word: str) -> list[int]:
        """Where in a word a name may begin."""
        one, two, three = self._lengths
        return [
            at
            for at, letter in enumerate(word)
            if word[at : at + 3] in three or word[at : at + 2] in two or letter in one
        ]

    def at(self, word: str, place: int) -> Iterator[tuple[_Name, int]]:
        """The names that may begin at a place of a word, and where their first letters end."""
        for size, lengths in enumerate(self._lengths, 1):
            for length in lengths.get(word[place : place + size], ()):
                end = place + length
                if end <= len(word):
                    yield from ((name, end) for name in self._names.get(word[place:end], ()) if name.fits(word, end))


def rows_in(low: str) -> frozenset[str]:
    """The rows of which a text in lower case may hold a name: surely none of those that are missing."""
    return _read(low) if len(low) <= _LONGEST_KEPT else _read_lately(low)


def may_be_spelled(low: str) -> bool:
    """May numbers in words stand one after the other in a text in lower case?"""
    return _SPELLED in rows_in(low)


def may_slip(low: str) -> bool:
    """Does a text in lower case hold a name of a password with a slip of the pen?"""
    return _SLIP in rows_in(low)


def _read(low: str) -> frozenset[str]:
    words = low.split()
    look = _rows_kept if max(map(len, words), default=0) <= _LONGEST_KEPT else _rows_of
    seen = [look(word) for word in words]
    rows = _NONE.union(*seen)
    if _WAITS in rows:
        rows = rows.union(*(_gone_on(*two) for two, one in zip(pairwise(words), seen, strict=False) if _WAITS in one))
    if _NUMBER in rows and _are_side_by_side(words, seen):
        rows |= {_SPELLED}
    return rows


def _are_side_by_side(words: list[str], seen: list[frozenset[str]]) -> bool:
    """Do two numbers follow each other, with nothing but a comma or a hyphen between them?"""
    numbered = (_NUMBER in one for word, one in zip(words, seen, strict=True) if word.strip(",-"))
    return (True, True) in pairwise(numbered)


_read_lately = lru_cache(maxsize=8)(_read)


def _gone_on(word: str, following: str) -> list[str]:
    """The rows of names whose second word may be the one that follows."""
    following = following.lstrip(_BLANKS)
    return [row for second, row in _waiting(word) if following.startswith(second)]


def _rows_of(word: str) -> frozenset[str]:
    """The rows that a word, with the signs around it, may hold a name of, or the first word of one."""
    return _rows_kept(word) if len(word) <= _LONGEST_KEPT else _looked_up(word)


def _looked_up(word: str) -> frozenset[str]:
    if len(word) > _LONGEST:
        return _ALL
    found = {_WAITS if _waits(word, *one) else one[0].row for one in _names(word)}
    if not _is_plain(word):
        found.update(row for row, name in _tables()[2] if name in word)
    numbered = _NUMBER in found and len(_RUN.findall(word)) > 1
    if numbered or (not word.isascii() and NUMERALS.search(word)):
        found.add(_SPELLED)
    if slips(word):
        found.add(_SLIP)
    return frozenset(found) if found else _NONE


_rows_kept = lru_cache(maxsize=8_192)(_looked_up)


def _is_plain(word: str) -> bool:
    """Has a word no sign and no letter in it that begins another one?"""
    return word.isascii() and word.isalpha()


@lru_cache(maxsize=1_024)
def _waiting(word: str) -> tuple[tuple[str, str], ...]:
    """What the names that a word may be the first of go on with, and their rows."""
    return tuple({(one[0].second, one[0].row) for one in _names(word) if _waits(word, *one)})


def _waits(word: str, name: _Name, end: int) -> bool:
    """Does it depend on the next word whether the name is there?"""
    return end == len(word) and bool(name.second)


def _names(word: str) -> Iterator[tuple[_Name, int]]:
    """The names that may begin in a word, and where their first letters end."""
    begun, anywhere, _ = _tables()
    for place in anywhere.places(word):
        yield from anywhere.at(word, place)
    starts = (0,) if _is_plain(word) else (start.start() for start in _START.finditer(word))
    for place in starts:
        yield from begun.at(word, place)


@cache
def _tables() -> tuple[_Table, _Table, list[tuple[str, str]]]:
    """The names that begin a word, those that stand anywhere, and those that begin with a sign, as they are written."""
    written = [(row, name) for row in (*ROWS, *_MORE) for name in listed(row)]
    written += [(_NUMBER, number) for number in numbers()]
    odd = [(row, name.strip("*").partition(" ")[0].partition("*")[0]) for row, name in written if not _beginning(name)]
    plain = [(row, name) for row, name in written if _beginning(name)]
    begun = _Table(_name(row, name) for row, name in plain if not name.startswith("*"))
    return begun, _Table(_name(row, name) for row, name in plain if name.startswith("*")), odd


def _name(row: str, written: str) -> _Name:
    begins = _beginning(written)
    rest = written.strip("*")[len(begins) :]
    return _Name(row, begins, rest, is_open=rest.startswith("*") or (not rest and written.endswith("*")))


def _beginning(name: str) -> str:
    """The letters that a name begins with, up to the first sign, blank or star."""
    found = _BEGINNING.match(name.strip("*"))
    return found[0] if found else ""

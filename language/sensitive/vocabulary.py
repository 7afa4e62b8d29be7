"""How all languages together name secrets, as patterns over a text in lower case.

People mix languages, so that no text is asked for its own.
"""

import re
from functools import lru_cache

from language.languages import alternatives, words
from language.patterns import pattern_of
from language.sensitive.glance.names import NUMERALS, NUMERALS_SOURCE, ROWS, may_be_spelled, rows_in
from language.sensitive.glance.tables import END, LETTER, any_of, digits, listed, numbers, tens, whole
from language.sensitive.values import MARK

_LOOK_ALIKE = str.maketrans("аеорсухіјѕһԁοαρνκτ", "aeopcyxijshdoapvkt")
_TWO_SCRIPTS = pattern_of("[a-z][\u0370-\u04ff]|[\u0370-\u04ff][a-z]")
_BLANKED = "[" + "_" * (len(MARK) - 2) + "]"
_WORD = pattern_of("[a-z\u0370-\u04ff]{3,40}")


@lru_cache(maxsize=8)
def prepared(text: str) -> str:
    """The text in lower case, of the same length; letters of another script that look alike are read as what they
    look like. The mark of a secret names none."""
    low = text.replace(MARK, _BLANKED).lower()
    if len(low) != len(text):
        low = "".join(char.lower() if len(char.lower()) == 1 else char for char in text)
    return low if low.isascii() or not _TWO_SCRIPTS.search(low) else _WORD.sub(_seen, low)


def _seen(word: re.Match[str]) -> str:
    latin = word[0].translate(_LOOK_ALIKE)
    return latin if latin.isascii() else word[0]


NAMES = {row: any_of(row) for row in ROWS}
ANY_NAME = any_of(*ROWS)
NETS = any_of("nets")


@lru_cache(maxsize=8)
def rows_named(low: str) -> frozenset[str]:
    """The rows of which a text holds a name."""
    if rows_in(low).isdisjoint(ROWS):
        return frozenset()
    return frozenset().union(*(_rows_of(match[0]) for match in ANY_NAME.finditer(low)))


@lru_cache(maxsize=4_096)
def _rows_of(name: str) -> frozenset[str]:
    return frozenset(row for row in rows_in(name) & NAMES.keys() if NAMES[row].search(name))


PUBLIC = any_of("public")
_EVERYBODYS = pattern_of(rf"(?<!\w)(?:{alternatives('secrets', 'MOST_COMMON')})")
_EVERYBODYS_UNSPACED = pattern_of(alternatives("secrets", "MOST_COMMON_UNSPACED"))
_SOMEBODYS = pattern_of(
    rf"(?<!\w)(?:{alternatives('secrets', 'OWN')})\w{{0,4}}(?!\w)|{alternatives('secrets', 'OWN_UNSPACED')}"
)


def is_everybodys(around: str) -> bool:
    """Does the sentence tell of the password of whole nations, as articles do?"""
    told = _EVERYBODYS.search(around) or _EVERYBODYS_UNSPACED.search(around)
    return told is not None and _SOMEBODYS.search(around) is None


_KEYWORD = pattern_of(rf"(?<!\w)(?:{alternatives('secrets', 'KEYWORDS')})(?!\w)")
_OF_TEXT = pattern_of(rf"(?<!\w)(?:{'|'.join(sorted(words('secrets', 'TEXTS'), reverse=True))})")


def is_keyword(around: str) -> bool:
    """Does it tell which word a text turns on, and not which one opens anything?"""
    return _KEYWORD.search(around) is not None and _OF_TEXT.search(around) is not None


def is_of_text(around: str) -> bool:
    """Is it told of a book or a text, and of nothing of the user's?"""
    return _OF_TEXT.search(around) is not None and _SOMEBODYS.search(around) is None


DOCUMENTS = any_of("documents")
QUESTIONS = any_of("questions")
REPLIES = any_of("replies")
RECALLS = any_of("recalls")
AGREED = any_of("agreed")
ASKERS = any_of("askers")
QUESTION_ANSWERS = any_of("question_answers")
POINTS = any_of("points")
UNLOCK_PATTERNS = any_of("unlock_patterns")
DIRECTIONS = any_of("directions")
_NAMED = {**NAMES, "nets": NETS, "public": PUBLIC, "replies": REPLIES}


_CALLED = {"nets": "wireless"}


@lru_cache(maxsize=16_384)
def names_of(word: str) -> frozenset[str]:
    """What a word names: a password, a code, a login, something public."""
    rows = [row for row in rows_in(word) & _NAMED.keys() if _NAMED[row].search(word)]
    return frozenset(f"name {_CALLED.get(row, row)}" for row in rows)


_WHOLE_NAMES = frozenset(name.strip("*") for row in (*ROWS, "nets", "public", "replies") for name in listed(row))


def is_name(word: str) -> bool:
    """Do the tables list just this word as a name of a secret, of a network, of something public or of an answer?"""
    return word in _WHOLE_NAMES


SAYS = frozenset(listed("says"))
SERVES = frozenset(listed("serves"))
SERVING = frozenset(listed("serving"))
ABOUT = frozenset(listed("about"))
COUNTS = whole(listed("counts"))
ENDS = whole(listed("ends"))
PLAIN = whole(listed("plain"))
TALK = whole(word for word in listed("plain") if not word.startswith("*"))
"""Like `PLAIN`, without those told by their endings: after one of them nothing is given away."""
DIGITS = digits()
_NUMBER = f"(?<!{LETTER})(?=[{''.join(sorted({word[0] for word in numbers()}))}])(?:{'|'.join(numbers())}){END}"
SPELLED = pattern_of(rf"{_NUMBER}[\s,-]{{1,3}}{_NUMBER}|{NUMERALS_SOURCE}")
"""Numbers in words, one after the other."""


@lru_cache(maxsize=8)
def is_spelled(low: str) -> bool:
    """Do numbers in words stand one after the other anywhere in a text?"""
    return may_be_spelled(low) and SPELLED.search(low) is not None


def spelled_length(word: str) -> int:
    """How many digits a number in words has: one, two from ten; none for other words."""
    if word in DIGITS:
        return 1
    if NUMERALS.fullmatch(word):
        return len(word)
    if word in tens():
        return 2
    parts = word.split("-") if "-" in word else ()
    return 2 if parts and all(part in DIGITS or part in tens() for part in parts) else 0

"""How all languages together name secrets, as patterns over a text in lower case.

People mix languages, so that no text is asked for its own.
"""

import re
from collections.abc import Iterable
from functools import lru_cache

from language.languages import alternatives, by_language, words
from language.patterns import pattern_of
from language.sensitive.values import MARK

_AFTER_FOREIGN = "".join(by_language("secrets", "AFTER_FOREIGN", str).values())
_LETTER = f"[^\\W_{_AFTER_FOREIGN}]"
"""What makes a word longer; where words are written without blanks, another script ends one ("PINは", "token是").
The characters that do so are few: with whole scripts in each place of a pattern, compiling it takes seconds."""
_END = f"(?!{_LETTER})(?![\u0900-\u097f])"
_BLANK = r"[\s_-]{1,2}"
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
    return _WORD.sub(_seen, low) if _TWO_SCRIPTS.search(low) else low


def _seen(word: re.Match[str]) -> str:
    latin = word[0].translate(_LOOK_ALIKE)
    return latin if latin.isascii() else word[0]


def _listed(row: str) -> list[str]:
    tables = by_language("secrets", row.upper(), str).values()
    words = {" ".join(word.split()) for table in tables for word in table.split(",")}
    return sorted(words - {""}, key=lambda word: (-len(word), word))


def _atoms(word: str) -> list[str]:
    """A word of a table, letter by letter as a pattern reads it; a star stands for more letters."""
    atoms = [_BLANK if char == " " else r"\w{0,12}" if char == "*" else re.escape(char) for char in word.strip("*")]
    if not word.endswith("*"):
        return [*atoms, _END]
    return atoms if word.startswith("*") else [*atoms, r"\w{0,5}"]


def _shared(words: Iterable[list[str]]) -> str:
    """One pattern for words: what they begin with in common is looked at once, and the longest one counts."""
    branches: dict[str, list[list[str]]] = {}
    ends = False
    for word in words:
        if word:
            branches.setdefault(word[0], []).append(word[1:])
        else:
            ends = True
    patterns = [atom + _shared(rest) for atom, rest in sorted(branches.items(), key=lambda one: one[0] == _END)]
    return f"(?:{'|'.join([*patterns, ''] if ends else patterns)})" if patterns else ""


def _any(*rows: str) -> re.Pattern[str]:
    """A pattern that finds any word of these rows; those without a star before them begin a word."""
    words = [word for row in rows for word in _listed(row)]
    parts = []
    for before, group in (
        (f"(?<!{_LETTER})", [word for word in words if not word.startswith("*")]),
        ("", [word for word in words if word.startswith("*")]),
    ):
        if group:
            first = "".join(sorted({re.escape(word.strip("*")[0]) for word in group}))
            parts.append(f"(?=[{first}]){before}{_shared(map(_atoms, group))}")
    return pattern_of("|".join(parts))


def _whole(words: Iterable[str]) -> re.Pattern[str]:
    return pattern_of("|".join(re.escape(word).replace(r"\*", r"[\w'’]{0,20}") for word in words))


_ROWS = (
    "passwords", "maybes", "codes", "locks", "keys", "opens", "things", "logins", "habits", "phrases", "seeds",
)  # fmt: skip
NAMES = {row: _any(row) for row in _ROWS}
ANY_NAME = _any(*_ROWS)
NETS = _any("nets")


@lru_cache(maxsize=8)
def rows_named(low: str) -> frozenset[str]:
    """The rows of which a text holds a name."""
    return frozenset().union(*(_rows_of(match[0]) for match in ANY_NAME.finditer(low)))


@lru_cache(maxsize=4_096)
def _rows_of(name: str) -> frozenset[str]:
    return frozenset(row for row, names in NAMES.items() if names.search(name))


PUBLIC = _any("public")
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


DOCUMENTS = _any("documents")
QUESTIONS = _any("questions")
REPLIES = _any("replies")
RECALLS = _any("recalls")
AGREED = _any("agreed")
ASKERS = _any("askers")
QUESTION_ANSWERS = _any("question_answers")
POINTS = _any("points")
UNLOCK_PATTERNS = _any("unlock_patterns")
DIRECTIONS = _any("directions")
_NAMED = {**NAMES, "wireless": NETS, "public": PUBLIC, "replies": REPLIES}


@lru_cache(maxsize=16_384)
def names_of(word: str) -> frozenset[str]:
    """What a word names: a password, a code, a login, something public."""
    return frozenset(f"name {row}" for row, names in _NAMED.items() if names.search(word))


_WHOLE_NAMES = frozenset(name.strip("*") for row in (*_ROWS, "nets", "public", "replies") for name in _listed(row))


def is_name(word: str) -> bool:
    """Do the tables list just this word as a name of a secret, of a network, of something public or of an answer?"""
    return word in _WHOLE_NAMES


SAYS = frozenset(_listed("says"))
SERVES = frozenset(_listed("serves"))
SERVING = frozenset(_listed("serving"))
ABOUT = frozenset(_listed("about"))
COUNTS = _whole(_listed("counts"))
ENDS = _whole(_listed("ends"))
PLAIN = _whole(_listed("plain"))
TALK = _whole(word for word in _listed("plain") if not word.startswith("*"))
"""Like `PLAIN`, without those told by their endings: after one of them nothing is given away."""
DIGITS = frozenset(" ".join(by_language("secrets", "DIGITS", str).values()).split())
_TENS = frozenset(ten.strip() for ten in ",".join(by_language("openings", "TENS", str).values()).split(","))
_NUMBERS = sorted(word for word in DIGITS | _TENS if word[0] != "*")
_NUMBER = f"(?<!{_LETTER})(?=[{''.join(sorted({word[0] for word in _NUMBERS}))}])(?:{'|'.join(_NUMBERS)}){_END}"
NUMERALS = pattern_of(
    "|".join(f"[{signs}](?:・?[{signs}]){{3,7}}" for signs in by_language("secrets", "NUMERALS", str).values())
    + f"|(?:{alternatives('secrets', 'NUMERAL_WORDS')})(?:・?(?:{alternatives('secrets', 'NUMERAL_WORDS')})){{3,7}}"
)
"""Digits in words, written without blanks."""
SPELLED = pattern_of(rf"{_NUMBER}[\s,-]{{1,3}}{_NUMBER}|{NUMERALS.pattern}")
"""Numbers in words, one after the other."""


@lru_cache(maxsize=8)
def is_spelled(low: str) -> bool:
    """Do numbers in words stand one after the other anywhere in a text?"""
    return SPELLED.search(low) is not None


def spelled_length(word: str) -> int:
    """How many digits a number in words has: one, two from ten; none for other words."""
    if word in DIGITS:
        return 1
    if NUMERALS.fullmatch(word):
        return len(word)
    if word in _TENS:
        return 2
    parts = word.split("-") if "-" in word else ()
    return 2 if parts and all(part in DIGITS or part in _TENS for part in parts) else 0


def _near(word: str) -> Iterable[str]:
    """The word with one letter missing, wrong, too many or out of order; its first letter stays, as does its end."""
    letters = _CYRILLIC if "\u0400" <= word[0] <= "\u04ff" else _LATIN
    for place in range(1, len(word)):
        before, after = word[:place], word[place:]
        yield before + after[1:]
        yield before + after[1:2] + after[:1] + after[2:]
        for letter in letters:
            yield before + letter + after[1:]
            yield before + letter + after


_LATIN = "abcdefghijklmnopqrstuvwxyzñß"
_CYRILLIC = "абвгґдеєжзиіїйклмнопрстуфхцчшщьюяёэыъ"
_FORGIVEN = frozenset(near for word in _listed("misspelled") for near in _near(word)) - {
    *_listed("passwords"), *_listed("misspelled"), *_listed("alike"),
}  # fmt: skip
_MAY_BE_NAME = pattern_of(
    f"(?<!{_LETTER})[{''.join(sorted({word[0] for word in _FORGIVEN}))}][^\\W\\d_]{{4,11}}(?!{_LETTER})"
)


def misspelled(low: str) -> list[re.Match[str]]:
    """Where a password is named with a slip of the pen."""
    return [match for match in _MAY_BE_NAME.finditer(low) if match[0] in _FORGIVEN]

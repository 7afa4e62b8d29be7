"""The tables of names of secrets as the languages list them, and the patterns that find what they list."""

import re
from collections.abc import Iterable
from functools import cache

from language.kept import kept
from language.languages import by_language
from language.patterns import pattern_of

AFTER_FOREIGN = "".join(by_language("secrets", "AFTER_FOREIGN", str).values())
LETTER = f"[^\\W_{AFTER_FOREIGN}]"
"""What makes a word longer; where words are written without blanks, another script ends one ("PINは", "token是").
The characters that do so are few: with whole scripts in each place of a pattern, compiling it takes seconds."""
END = f"(?!{LETTER})(?![\u0900-\u097f])"
_BLANK = r"[\s_-]{1,2}"


def listed(row: str) -> list[str]:
    """The words of a row in all languages, the longest first."""
    tables = by_language("secrets", row.upper(), str).values()
    words = {" ".join(word.split()) for table in tables for word in table.split(",")}
    return sorted(words - {""}, key=lambda word: (-len(word), word))


def any_of(*rows: str) -> re.Pattern[str]:
    """A pattern that finds any word of these rows; those without a star before them begin a word."""
    return pattern_of(lambda: _any_of(*rows))


def whole(words: Iterable[str]) -> re.Pattern[str]:
    """A pattern for these words alone; a star stands for any letters."""
    return pattern_of("|".join(re.escape(word).replace(r"\*", r"[\w'’]{0,20}") for word in words))


@cache
def digits() -> frozenset[str]:
    """The numbers below ten in words."""
    return frozenset(" ".join(by_language("secrets", "DIGITS", str).values()).split())


@cache
def tens() -> frozenset[str]:
    """The numbers from ten in words."""
    return frozenset(ten.strip() for ten in ",".join(by_language("openings", "TENS", str).values()).split(","))


@cache
def numbers() -> tuple[str, ...]:
    """The numbers in words that a blank may part."""
    return tuple(sorted(word for word in digits() | tens() if word[0] != "*"))


@kept
def _any_of(*rows: str) -> str:
    words = [word for row in rows for word in listed(row)]
    parts = []
    for before, group in (
        (f"(?<!{LETTER})", [word for word in words if not word.startswith("*")]),
        ("", [word for word in words if word.startswith("*")]),
    ):
        if group:
            first = "".join(sorted({re.escape(word.strip("*")[0]) for word in group}))
            parts.append(f"(?=[{first}]){before}{_shared(map(_atoms, group))}")
    return "|".join(parts)


def _atoms(word: str) -> list[str]:
    """A word of a table, letter by letter as a pattern reads it; a star stands for more letters."""
    atoms = [_BLANK if char == " " else r"\w{0,12}" if char == "*" else re.escape(char) for char in word.strip("*")]
    if not word.endswith("*"):
        return [*atoms, END]
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
    patterns = [atom + _shared(rest) for atom, rest in sorted(branches.items(), key=lambda one: one[0] == END)]
    return f"(?:{'|'.join([*patterns, ''] if ends else patterns)})" if patterns else ""

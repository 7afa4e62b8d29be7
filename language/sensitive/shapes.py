"""How much the look of a word or of a row of digits says that it is a code or a password, from 0 to 3."""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from language.languages import alternatives
from language.patterns import pattern_of
from language.sensitive.values import digits_in, is_usable

_GROUP = pattern_of(r"[*#]{0,2}\d{1,19}(?:[-.]\d{1,6}){0,7}[#*]{0,2}")
_FIRST = frozenset("0123456789*#")
_KEYED = pattern_of(
    r"\d{1,5}[^\W\d_]\d{1,5}[#*]?|\d{4,6}[^\W\d_]|[A-Z]\d{4,6}[A-Z]|[A-Z]-\d{4,8}|[^\W\d_]-\d{3,6}-[^\W\d_]"
)
_YEAR = pattern_of(r"1[5-9]\d\d|20\d\d")
_DAY = pattern_of(r"(?:19|20)\d\d(?:0\d|1[0-2])[0-3]\d")
_TIME = pattern_of(r"(?:[01]\d|2[0-3])[0-5]\d")
_DATE = pattern_of(r"(?:0?[1-9]|[12]\d|3[01])[-. ](?:0?[1-9]|1[0-2])[-. ](?:19|20)?\d\d")
_SYMBOL = pattern_of(r"\w[!#$%^*?~&@]+\w")
_NAME = pattern_of(r"[A-Z&!$'.]{1,5}|[^\W\d_]{1,2}[&!$][^\W\d_]{1,4}", re.ASCII)
_WORD_WITH_NUMBER = pattern_of(r"[^\W\d_A-Z]{4,24}\d{2,6}|[^\W\d_A-Z]{7,24}\d")
_NAME_WITH_YEAR = pattern_of(r"[^\W\d_]{4,24}(?:19|20)\d\d")
_WITHIN_WORDS = pattern_of(r"(?:[^\W\d_]{1,20}\d{1,4}){1,4}[^\W\d_]{2,20}")
_JOINED = pattern_of(r"(?=.*\d)(?=.*[^\W\d_]{4})[^\W_]{1,20}(?:[_.-][^\W_]{1,20}){1,4}")
_MODEL = pattern_of(
    r"[A-Z]{1,6}[-A-Z]{0,4}\d{1,6}[A-Za-z]{0,3}|[A-Z][A-Za-z]{0,12}-?\d|[a-z]{1,6}-?\d|\d{1,4}[A-Za-z]{1,5}|.*\d[gG]"
)
_RESERVE = pattern_of(r"(?=.*\d)[0-9a-f]{8,24}|(?=.*\d)(?=.*[a-zA-Z])[a-zA-Z0-9]{4,8}(?:-[a-zA-Z0-9]{4,8}){1,5}")
_ALTERNATING = pattern_of(r"[A-Za-z]\d+[A-Za-z]\d|\d[A-Za-z]+\d+[A-Za-z]")
_HASH = pattern_of(r"(?:0x)?[0-9a-f]{7,64}")
_UUID = pattern_of(r"[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}")
_INCLUSIVE = pattern_of(alternatives("secrets", "INCLUSIVE"), re.IGNORECASE)
_NUMBERED_NAME = pattern_of(r"[a-z]{2,20}(?:_[a-z]{1,20}){1,5}[:#]\d{1,9}")
_PART = pattern_of(r"(?=.*\d)(?=.*[a-zA-Z])[a-zA-Z0-9]{4,6}")


class Shape(NamedTuple):
    """What a value looks like: its weight, how many digits it has if it is made of them, and some of its looks."""

    weight: int
    digits: int = 0
    time: bool = False
    """Four digits that may be a time of day."""


def shape_of_digits(groups: Sequence[str]) -> Shape | None:
    """The shape of digits in groups ("4471#", "0 4 1 8", "55 08 13"), or None where they are none."""
    parts = [part for group in groups for part in group.split("-")]
    bare = [part.strip("*#") for part in parts]
    digits = sum(map(len, bare))
    if not 3 <= digits <= 19 or any("." in group for group in groups):
        return None
    if len(bare) == 1:
        keyed = bare != parts and digits <= 8
        return Shape(3 if keyed else _weight_of_number(bare[0]), digits, is_time(bare[0]))
    longest = max(map(len, bare))
    if len(bare) >= 3 and longest <= 2:
        in_pairs = 1 if _DATE.fullmatch(" ".join(bare)) else 2
        return Shape(3 if longest == 1 else in_pairs, digits)
    return Shape(1 if len(bare) == 2 and digits <= 10 else 0, digits)


def _weight_of_number(number: str) -> int:
    """A number by itself: what begins with nought is none, what may be a year, a day or a round sum is likely one."""
    if len(number) == 3 or len(number) > 10:
        return 0
    if number[0] == "0" and len(number) <= 6:
        return 2
    return int(not (number.endswith("00") or _YEAR.fullmatch(number) or _DAY.fullmatch(number)))


@lru_cache(maxsize=8_192)
def is_group(text: str) -> bool:
    """Digits, perhaps with signs that a keypad has."""
    return text[0] in _FIRST and _GROUP.fullmatch(text) is not None


def is_inclusive(text: str) -> bool:
    """A word for people of any gender, with the sign that its language writes in it: Freund*innen, amig@s."""
    return _INCLUSIVE.fullmatch(text) is not None


@lru_cache(maxsize=8_192)
def shape_of_word(text: str, *, quoted: bool = False) -> Shape | None:
    """The shape of a word with digits or signs among its letters, or None for an ordinary word."""
    if text.isalpha() or not is_usable(text) or is_inclusive(text):
        return None
    if _KEYED.fullmatch(text):
        return Shape(2 if text[-1].isdigit() or text[-1] in "#*" or "-" in text else 1, digits_in(text))
    inner = text.rstrip("!?.,*")
    if (
        inner[:1] in "#$€£₴"
        or any(sign in inner for sign in "@/'’")
        or _NAME.fullmatch(inner)
        or _UUID.fullmatch(inner)
    ):
        return None
    if _HASH.fullmatch(inner):
        return Shape(0)
    weight = _weight_with_sign(inner) if _SYMBOL.search(inner) else _weight_with_digit(inner, quoted=quoted)
    return Shape(weight) if weight else None


def _weight_with_sign(word: str) -> int:
    """A sign in the middle of a word: with a digit or a capital beside it only a password has one."""
    if any(map(str.isdigit, word)):
        return 3 if len(word) >= 6 else 0
    if "&" in word or len(word) < 6:
        return int(len(word) >= 8)
    return 3 if len(word) >= 8 and word != word.lower() else 2


def _weight_with_digit(word: str, *, quoted: bool) -> int:
    """A digit among letters: at the end of a word or within it as in a password, unless a model is called so."""
    if not any(map(str.isdigit, word)) or len(word) < 4 or not any(map(str.isalpha, word)):
        return 0
    if quoted and len(word) >= 6:
        return 2
    if _MODEL.fullmatch(word):
        return 0
    if _WORD_WITH_NUMBER.fullmatch(word) or _NAME_WITH_YEAR.fullmatch(word):
        return 2
    if len(word) >= 7 and (_WITHIN_WORDS.fullmatch(word) or _JOINED.fullmatch(word)):
        return 2 if "_" in word or word == word.lower() else 1
    return int(len(word) >= 6 or _ALTERNATING.search(word) is not None)


@lru_cache(maxsize=8_192)
def is_part_of_reserve(text: str) -> bool:
    """A group of such a code where blanks stand between them: kq2m 9xvt."""
    return _PART.fullmatch(text) is not None


def is_reserve(text: str) -> bool:
    """A code of a list that a service gives out for the day the phone is lost: a91kd-77qpz."""
    return _RESERVE.fullmatch(text) is not None


def looks_chosen(text: str) -> bool:
    """Does it look like a password that somebody has thought up: a word with a number at its end, or signs in it?"""
    shape = shape_of_word(text)
    return shape is not None and not shape.digits and shape.weight >= 2


def is_reference(text: str) -> bool:
    """Is it a name in a program and a number: user_said:12?"""
    return _NUMBERED_NAME.fullmatch(text) is not None


def is_time(text: str) -> bool:
    """Four digits that may be a time of day."""
    return _TIME.fullmatch(text) is not None

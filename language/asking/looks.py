"""How a note looks, which may answer one question and not another: what one is, where, called what, how many."""

import re
from functools import lru_cache

from language.languages import alternatives
from language.patterns import pattern_of

DATE = pattern_of(r"\b\d{4}-\d{2}-\d{2}\b")
_DIGITS = pattern_of(r"\d")
_NAMES = pattern_of(r"(?<=[\w,;:] )[^\W\d_a-zа-яіїєґß]\w+")
_SHAPES = {
    "identity": pattern_of(alternatives("asking", "IS_SOMETHING"), re.IGNORECASE),
    "bare": pattern_of(r"^\S+(?: \S+)?$"),
    "place": pattern_of(rf"\b(?:{alternatives('asking', 'BEFORE_PLACE')}) [A-ZА-ЯІЇЄҐÄÖÜÁÉÍÓÚ]"),
    "called": pattern_of(rf"\b(?:{alternatives('asking', 'CALLED')})\b", re.IGNORECASE),
    "number": _DIGITS,
    "named": _NAMES,
}


def says_what_one_is(value: str) -> bool:
    """Does a note say what somebody is ("I am a …")?"""
    return _SHAPES["identity"].search(value) is not None


@lru_cache(maxsize=1024)
def shapes(text: str) -> tuple[str, ...]:
    """How a note looks, dates aside."""
    undated = DATE.sub("", text)
    return tuple(name for name, look in _SHAPES.items() if look.search(undated)) or ("plain",)


@lru_cache(maxsize=1024)
def shape(text: str) -> tuple[bool, bool]:
    """Whether a note has digits, dates aside, and whether it names somebody or something."""
    return bool(_DIGITS.search(DATE.sub("", text))), bool(_NAMES.search(text))

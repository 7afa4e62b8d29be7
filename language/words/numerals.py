"""Numbers written as words, as digits: "twenty-two", "тридцять чотири", "vierunddreißig", "treinta y cuatro"."""

import re
from functools import partial

from language.languages import alternatives, by_language, merged, words
from language.patterns import pattern_of
from language.words.lexicon import NUMBERS

_ONES = {word: int(value) for word, value in NUMBERS.items() if len(value) == 1} | dict.fromkeys(
    words("words", "ONE"), 1
)
_TEN = {
    word: int(value)
    for tens in by_language("words", "TENS", dict).values()
    for value, names in tens.items()
    for word in names.split()
}
_TEEN: dict[str, str] = {
    word: value for teens in by_language("words", "TEENS", dict).values() for value, word in teens.items()
}
_ONES_AND = by_language("words", "ONES_AND", str)
_ONES_FIRST = [
    *(word for code in _ONES_AND for word in sorted(by_language("words", "ONE", frozenset)[code])),
    *(
        word
        for code in _ONES_AND
        for value, names in by_language("words", "NUMBERS", dict)[code].items()
        for word in names.split()
        if len(value) == 1
    ),
]
_LONG_FIRST = sorted(_ONES, key=lambda word: (-len(word), word))
_COMPOUND = pattern_of(
    rf"\b({'|'.join(_TEN)})(?:[ -](?:(?:{alternatives('words', 'TENS_AND')}) )?({'|'.join(_LONG_FIRST)}))?\b"
    rf"|\b({'|'.join(_ONES_FIRST)})(?:{'|'.join(_ONES_AND.values())})({'|'.join(_TEN)})\b"
    rf"|\b({'|'.join(_TEEN)})\b",
    re.IGNORECASE,
)
_HALF_YEAR = pattern_of(rf"\b(?:{alternatives('words', 'HALF_YEAR')})\b", re.IGNORECASE)
_SIX_MONTHS = "6 months"
"""What half a year becomes in any language."""
_ORDINAL = pattern_of(rf"\b(\d{{1,2}})(?:{alternatives('words', 'ORDINAL_ENDINGS')})\b", re.IGNORECASE)
_DAYS = {
    word: day
    for names in by_language("words", "DAY_NAMES", str).values()
    for day, word in enumerate(names.split(), 1)
}  # fmt: skip
_MONTH = alternatives("words", "DAY_MONTHS")
_ORDINALLY = pattern_of(alternatives("words", "DAY_HINTS"), re.IGNORECASE)
"""A quick look: most texts name no such day."""
_DAY = pattern_of(rf"\b({'|'.join(sorted(_DAYS, key=len, reverse=True))})\b(?=\s(?:{_MONTH})\b)", re.IGNORECASE)
"""A day of a month."""
_DECADES = merged("words", "DECADES")
_DECADE = tuple(
    (pattern_of(told.replace("{decades}", "|".join(_DECADES)), re.IGNORECASE), becomes)
    for told, becomes in by_language("words", "DECADE", tuple).values()
)


def in_digits(text: str) -> str:
    """A text with its numbers above twelve as digits; lesser ones are read as numbers anyway."""
    for decade, becomes in _DECADE:
        text = decade.sub(partial(_decade, becomes), text)
    text = _ORDINAL.sub(r"\1", text)
    if _ORDINALLY.search(text):
        text = _DAY.sub(lambda found: str(_DAYS[found[1].casefold()]), text)
    return _COMPOUND.sub(_value, _HALF_YEAR.sub(_SIX_MONTHS, text))


def _decade(becomes: str, found: re.Match[str]) -> str:
    return becomes.format(value=_DECADES[found[1].casefold()])


def _value(found: re.Match[str]) -> str:
    tens, ones, ones_first, tens_after, teen = (part.casefold() if part else "" for part in found.groups())
    if teen:
        return _TEEN[teen]
    return str(_TEN[tens or tens_after] + _ONES.get(ones or ones_first, 0))

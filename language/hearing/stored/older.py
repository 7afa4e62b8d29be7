"""Somebody has had a birthday: their age grows by a year, and no judge need say so.

"He turned ten on Sunday" is of the nephew who is nine; "59 since yesterday" of the writer who was 58.
"""

import re

from language.hearing.features import tokens
from language.hearing.relate import content, is_alike
from language.languages import alternatives, by_language
from language.patterns import pattern_of
from language.people.sorts import ANIMALS, FIRST_NAMES, KIN
from language.words.classes import classes_of

_TURNED = pattern_of(rf"(?<!\w)(?:{alternatives('hearing', 'TURNED_AGE')})(?!\w)", re.IGNORECASE)
_VALUES = {
    word: int(value)
    for table in ("NUMBERS", "TEENS", "TENS")
    for values in by_language("words", table, dict).values()
    for value, words in values.items()
    for word in words.split()
}
_OLDEST = 120


def is_older(said: str, note: str) -> bool:
    """Does a message tell that the one of whom a note says the age is a year older now?"""
    bare = all(_value(word) for word in tokens(note))
    if not (bare or (_TURNED.search(said) and _is_of_being(note))) or _names_another(said, note):
        return False
    ages = {_value(word) for word in tokens(note)}
    return any(0 < age <= _OLDEST and age - 1 in ages for age in map(_value, tokens(said)))


def _value(word: str) -> int:
    return int(word) if word.isdecimal() and word.isascii() else _VALUES.get(word, 0)


def _is_of_being(note: str) -> bool:
    return any(classes_of(word) & (KIN | FIRST_NAMES | ANIMALS) for word in tokens(note))


def _names_another(said: str, note: str) -> bool:
    """Does a message name somebody whom the note does not?"""
    named = [word for word in content(said) if classes_of(word) & (KIN | FIRST_NAMES | ANIMALS)]
    return any(not any(is_alike(word, other) for other in content(note)) for word in named)

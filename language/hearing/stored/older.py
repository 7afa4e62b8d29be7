"""Somebody has had a birthday: their age grows by a year, and no judge need say so.

"He turned ten on Sunday" is of the nephew who is nine; "59 since yesterday" of the writer who was 58.
"""

import re

from language.hearing.features import tokens
from language.hearing.relate import content, is_alike
from language.languages import alternatives, by_language
from language.patterns import pattern_of
from language.people.sorts import ANIMALS, FIRST_NAMES, KIN
from language.sentences.cues import cues_of
from language.words.classes import classes_of

_TURNED = pattern_of(rf"(?<!\w)(?:{alternatives('hearing', 'TURNED_AGE')})(?!\w)", re.IGNORECASE)
_SINCE = pattern_of(alternatives("hearing", "AGED_SINCE"), re.IGNORECASE)
_VALUES = {
    word: int(value)
    for table in ("NUMBERS", "TEENS", "TENS")
    for values in by_language("words", table, dict).values()
    for value, words in values.items()
    for word in words.split()
}
_WORD = pattern_of(r"[^\W_]+(?:['’-][^\W_]+)*")
_OLDEST, _MOST_YEARS = 120, 5


def is_older(said: str, note: str) -> bool:
    """Does a message tell that the one of whom a note says the age is a year older now?"""
    words, noted = tokens(said), tokens(note)
    ages = {_value(word) for word, behind in zip(noted, [*noted[1:], ""], strict=True) if not _is_being(behind)}
    older = [word for word in words if 1 < _value(word) <= _OLDEST and _value(word) - 1 in ages]
    if not older or _names_another(said, note):
        return False
    turned = bool(_TURNED.search(said))
    if not all(map(_value, noted)):
        return turned and any(map(_is_being, noted))
    begins = words[0] in older and bool(_SINCE.fullmatch(" ".join(words[1:2])))
    return begins or (turned and _speaks_of_itself(said))


def grown(said: str, note: str) -> str:
    """The note with the age that the message tells, where it says that somebody is a year older now; else nothing."""
    if not is_older(said, note):
        return ""
    spoken = {_value(word): word for word in tokens(said) if _value(word)}
    for found in _WORD.finditer(note):
        age = _value(found[0].casefold())
        following = tokens(note[found.end() :])[:1]
        if age and age + 1 in spoken and not any(map(_is_being, following)):
            return f"{note[: found.start()]}{spoken[age + 1]}{note[found.end() :]}"
    return ""


def may_grow_to(said: str, known: str) -> bool:
    """May the writer's own age have come to what a message says: to nothing less, and not to many years more?"""
    told, noted = ([value for word in tokens(text) if (value := _value(word))] for text in (said, known))
    grown = any(was <= age <= was + _MOST_YEARS for was in noted for age in told)
    return grown or not told or not noted or _speaks_of_itself(said)


def _value(word: str) -> int:
    return int(word) if word.isdecimal() and word.isascii() else _VALUES.get(word, 0)


def _is_being(word: str) -> bool:
    return bool(classes_of(word) & (KIN | FIRST_NAMES | ANIMALS))


def _speaks_of_itself(said: str) -> bool:
    lower = said.casefold()
    return any(cues_of(lower).find(cue, lower) for cue in ("me", "verbs"))


def _names_another(said: str, note: str) -> bool:
    """Does a message name somebody whom the note does not?"""
    named = [word for word in content(said) if _is_being(word)]
    return any(not any(is_alike(word, other) for other in content(note)) for word in named)

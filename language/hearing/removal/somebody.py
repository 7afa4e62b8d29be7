"""Somebody whom a request only means by a word like "him": which texts may tell of them."""

import re

from language.asking.persons import persons
from language.hearing.features import tokens
from language.hearing.line import Line
from language.hearing.removal.request import request_of
from language.languages import joined, words
from language.patterns import pattern_of
from language.people.sorts import ANIMALS, PEOPLE
from language.words.classes import classes_of

_SOMEBODY = {
    who: pattern_of(rf"(?<!\w)(?:{meant})(?!\w)", re.IGNORECASE)
    for who, meant in joined("wishes.forget", "SOMEBODY").items()
}
_STRANGERS = words("hearing", "STRANGERS")
_NAMES = {"he": "male_name", "she": "female_name"}
_KIN = {
    "he": frozenset({"father", "brother", "husband", "son", "grandfather", "uncle"}),
    "she": frozenset({"mother", "sister", "wife", "daughter", "grandmother", "aunt"}),
}


def somebody_in(text: str) -> str:
    """Whom a request means without a name: "he", "she", or nobody."""
    said = request_of(text).said
    return next((who for who, meant in _SOMEBODY.items() if meant.search(said)), "")


def may_be_of(who: str, text: str) -> bool:
    """Does a text tell of a person or an animal that may be meant, and of none of the other sex alone?"""
    sorts = {one for word in tokens(text) for one in classes_of(word)}
    named = {one for one in _NAMES if _is_named(_NAMES[one], text) or persons(text) & _KIN[one]}
    known = sorts & (PEOPLE | ANIMALS) or persons(text) or any(word in _STRANGERS for word in tokens(text))
    return bool(known or named) and (not named or who in named or bool(sorts & ANIMALS))


def names_in(text: str) -> set[str]:
    """The first names in a text."""
    line = Line(text)
    return {line.lower[at] for at in range(len(line.words)) if any(_is_name(line, at, one) for one in _NAMES.values())}


def _is_named(sort: str, text: str) -> bool:
    line = Line(text)
    return any(_is_name(line, at, sort) for at in range(len(line.words)))


def _is_name(line: Line, at: int, sort: str) -> bool:
    members = line.members(at, at)
    return sort in members and line.of(at, at)[:1].isupper() and not members & PEOPLE

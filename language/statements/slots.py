"""What sort of thing the value of a key cannot be: an employer is no first name, a trade no town."""

from language.hearing.news import REMOVED
from language.hearing.relate import content
from language.people.sorts import BEINGS, FIRST_NAMES
from language.words.classes import PLACES, TIMES, classes_of
from language.words.lexicon import NUMBERS

VEHICLES = frozenset({"car", "bike", "public_transport"})
NEVER = {
    "location": FIRST_NAMES | TIMES | {"job"},
    "role": FIRST_NAMES | PLACES | TIMES,
    "company": FIRST_NAMES | PLACES | TIMES | VEHICLES,
    "diet": FIRST_NAMES | PLACES | TIMES | {"job"},
}

_ORGANISATIONS = frozenset({"company", "workplace", "school", "business", "app_service", "server_network"})
FITTING = {
    "location": PLACES | {"home", "nature_place"},
    "origin": PLACES,
    "role": frozenset({"job"}),
    "company": _ORGANISATIONS,
    "diet": frozenset({"diet"}),
}
"""What it can be, whatever else the same word names: Florence is a city, and a name."""


def is_place(value: str) -> bool:
    """Does a value name a town or a country, and no firm or school there?"""
    named = [classes_of(word) for word in content(value)]
    return bool(named) and all(classes & PLACES and not classes & _ORGANISATIONS for classes in named)


def may_be_place(value: str) -> bool:
    """Could an unknown name behind "in" be one? A sort of its own, as of "Teilzeit", says no."""
    named = [{one for one in classes_of(word) if not one.endswith("+")} for word in content(value)]
    return not any(classes and classes.isdisjoint(FITTING["location"] | FIRST_NAMES) for classes in named)


def is_somebody(value: str) -> bool:
    """Does a value name people or animals, be it with their number or their place, and no firm?"""
    named = [classes_of(word) for word in content(value) if word not in NUMBERS]
    known = all(classes & (BEINGS | PLACES) and not classes & _ORGANISATIONS for classes in named)
    return known and any(classes & BEINGS for classes in named)


def fits_slot(key: str, value: str) -> bool:
    """Could a value be what a key asks for? Only words that are surely of another sort say no."""
    if REMOVED in value.casefold():
        return False
    words = [word for word in content(value) if not word[0].isdigit() and word not in NUMBERS] or content(value)
    named = [{one for one in classes_of(word) if not one.endswith("+")} for word in words]
    never, fitting = NEVER.get(key, frozenset()), FITTING.get(key, frozenset())
    return not named or not all(classes & never and not classes & fitting for classes in named)

"""Where somebody is, told with what they do: "a welder in Gdynia" says two things, which may change apart."""

import re
from dataclasses import replace

from language.languages import alternatives
from language.languages.forms.rule import PERSONAL
from language.patterns import pattern_of
from language.statements.slots import PLACES
from language.statements.statement import Statement
from language.words.classes import classes_of
from language.words.lexicon import FUNCTION_WORDS

_CAPITAL = r"[^\W\d_a-zа-яіїєґßäöüñáéíóú]"
_DOES = alternatives("statements", "DOINGS")
_PLACED = alternatives("statements", "PLACED")
_HAS_PLACE = pattern_of(rf"(?:{_DOES}|{alternatives('statements', 'BEINGS')}) ")
_IN_PLACE = pattern_of(
    rf"(?!(?:{_DOES}) (?:{_PLACED}) )"  # nothing would be left of it
    rf"(?P<what>\S+ ?.*?) (?:{_PLACED}) (?P<where>{_CAPITAL}[\w'’.-]+(?:,? {_CAPITAL}[\w'’-]+){{0,2}})$"
)
_IN_SMALL_PLACE = pattern_of(rf"(?P<what>\S+ ?.*?) (?:{_PLACED}) (?P<where>[^\W\d_][\w'’.-]+(?: [\w'’-]+)?)$")
"""The same of somebody who writes no capitals."""
_SHORT = 8
"""Words of what somebody does."""


def _has_place(one: Statement) -> bool:
    return one.kind in ("role", "company", "learning") or _HAS_PLACE.match(one.value) is not None


def placed(kept: list[Statement]) -> list[Statement]:
    """A job or a school "in Gdynia" says two things, which may change apart: what one does, and where one is."""
    placed: list[Statement] = []
    known = any(one.key == "location" for one in kept)
    for one in kept:
        match = _in_place(one) if _has_place(one) and not known else None
        if match:
            one = replace(one, value=match["what"])
            place = " ".join(word[:1].upper() + word[1:] for word in match["where"].split())
            where = replace(one, key="location", value=place, category=PERSONAL, kind="location")
            placed.append(where)
            known = True
        placed.append(one)
    return placed


def _in_place(one: Statement) -> re.Match[str] | None:
    """Where a value ends with a place: a name, or whatever a role stands before in words without capitals."""
    found = _IN_PLACE.match(one.value) or (_IN_SMALL_PLACE.match(one.value) if one.kind == "role" else None)
    if found is None or len(found["what"].split()) > _SHORT:
        return None
    where = found["where"].casefold().split()
    sorts = [classes_of(word) for word in where]
    small = found["where"][0].islower()
    named = any(classes & PLACES for classes in sorts) or (one.quote.islower() and not any(sorts))
    return found if (named or not small) and not FUNCTION_WORDS & set(where) else None

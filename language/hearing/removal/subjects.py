"""Of whom a note tells, and what of it says nothing without the part before it."""

import re

from language.hearing.judge import stands_alone
from language.hearing.line import Line
from language.hearing.splicing.plain_corrections import name_told
from language.languages import alternatives, words
from language.patterns import pattern_of
from language.people.sorts import BEINGS, FIRST_NAMES, PEOPLE, PETS
from language.sentences.conjugation import readings_of
from language.sentences.cues import cues_of
from language.words.classes import classes_of
from language.words.lexicon import NUMBERS

_BEARERS = PEOPLE | PETS
_OPENS = 6
"""Words in which a note names whom it tells of."""
_OWNED = pattern_of(
    rf"(?:(?:{alternatives('people.relations', 'MINE')}|{alternatives('cues', 'ARTICLE')})\s+)?(?P<who>[\w'’-]+)"
    r"(?P<name>(?: (?-i:[A-ZÄÖÜÁÉÍÓÚÑÅØÆА-ЯІЇЄҐ])[\w'’-]+)?)(?= \S)",
    re.IGNORECASE,
)
_ADDS_ON = pattern_of(rf"(?:{alternatives('wishes.forget', 'ADDING_ON')})\s", re.IGNORECASE)
_NAMING = words("hearing", "NAMING")


def subject_of(part: str) -> str:
    """The words with which a part begins by somebody of the writer's and goes on to tell of them; empty otherwise."""
    found = _OWNED.match(part)
    return found[0] if found and classes_of(found["who"].casefold()) & _BEARERS else ""


def named_subject(note: str) -> str:
    """The words with which a note names somebody it tells of ("My daughter Ada" of "My daughter Ada studies law")."""
    line = Line(note)
    called = (
        at for at in range(1, len(line.words)) if line.of(at, at).istitle() and line.members(at, at) & FIRST_NAMES
    )
    place = name_told(line, 0)
    place = next(called, _behind_bearing(line)) if place is None else place
    if place >= _OPENS or any(line.between(at) for at in range(1, place + 1)):
        return ""
    named = line.of(0, place)
    cues = cues_of(note.casefold())
    deed = readings_of(line.lower[0], cues.language)
    tells_of_me = cues.begins("me", named.casefold()) or (bool(deed) and all(whom == "i" for whom, _ in deed))
    return named if sorts_in(named) & BEINGS and not tells_of_me else ""


def _behind_bearing(line: Line) -> int:
    """Where a word stands that must be a name, known or not: right behind that for who somebody is ("Son Caleb")."""
    names = (
        at
        for at in range(1, min(_OPENS, len(line.words)))
        if line.of(at, at).istitle() and not line.members(at, at) and classes_of(line.lower[at - 1]) & BEINGS
    )
    return next(names, _OPENS)


def sorts_in(text: str) -> set[str]:
    """The sorts of things that the words of a text name, be they little words elsewhere ("son")."""
    return {one for word in Line(text).lower for one in classes_of(word)}


def is_adjunct(before: str, part: str, *, behind_comma: bool) -> bool:
    """Does a part say nothing without the one before it ("goats, mostly for the milk"), or, behind nothing but a comma,
    name no thing of a known sort ("off dairy, doctor's orders")?"""
    told = part.casefold().split()
    if len(told) > 1 and told[1] in _NAMING:
        return True
    if stands_alone(part):
        return False
    anew = told[0] not in before.casefold().split()  # "interested in art, in music"
    return (anew and bool(_ADDS_ON.match(part))) or (
        behind_comma and told[0] not in NUMBERS and not _names_thing(told[-1])
    )


def _names_thing(word: str) -> bool:
    return any(not sort.endswith("+") for sort in classes_of(word))

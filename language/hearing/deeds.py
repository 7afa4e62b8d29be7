"""Statements that are plain by their grammar: what the writer does in life, and what they or theirs are called."""

import re

from language.hearing.features import tokens
from language.languages import alternatives, by_language, words
from language.languages.forms.cues import Cues
from language.patterns import pattern_of
from language.sentences.conjugation import Readings, readings_of
from language.words.classes import classes_of
from language.words.lexicon import FUNCTION_WORDS

NOW: Readings = frozenset({("i", "life")})
PAST: Readings = frozenset({("was", "life")})
_MINE = ("i", "was")
_NEAR = 40
_NONE: Readings = frozenset()
_OF_TALK = pattern_of(rf"\b(?:{alternatives('hearing', 'OF_TALK')})\b")
"""What a talk about an article is about: it tells nothing of whoever speaks of it."""
_THEIRS = frozenset({"child", "partner", "cat", "dog"})
"""Who is spoken of with nothing before it where it is one's own."""
_NAMING = words("hearing", "NAMING")
AND = pattern_of(rf",?(?:^|\s)\s*(?:{alternatives('hearing', 'AND')})\s+", re.IGNORECASE)
"""Where a sentence goes on."""
_BY_FORM = frozenset(by_language("hearing", "PERSON_BY_FORM", bool))
"""Languages in which the form of a verb says who does it."""
_COUNTED = words("hearing", "COUNTED_ON")
"""Verbs by their form that go on counting ("treinta y pico")."""


def tells_deed(clause: str, cues: Cues, meant: Readings) -> bool:
    """Does a clause begin with what its writer does in life, say with what, and is that no part of the talk?"""
    said = [word for word in tokens(clause) if word[0].isalpha()]
    spoken = bool(said and cues.begins("me", said[0]))
    first = 1 if spoken else 0
    readings = readings_of(said[first], cues.language) if said[first:] else _NONE
    if spoken:  # behind "I" the form speaks of nobody else
        readings = frozenset(one for one in readings if one[0] in _MINE)
    if not readings or readings - meant:
        return False
    named = [word for word in said[first + 1 :] if word not in FUNCTION_WORDS]
    return bool(named) and not _OF_TALK.search(clause.casefold())


def speaks_of_me(clause: str, language: str) -> bool:
    """Does a clause that goes on with what was told begin with a verb that speaks of its writer, and not of others?"""
    said = tokens(clause[:_NEAR])[:1]
    if not said or said[0] in _COUNTED or language not in _BY_FORM:
        return False
    readings = readings_of(said[0], language)
    whom = {whom for whom, _ in readings}
    return "i" in whom and whom <= {"i", "do"} and all(kind in ("life", "be") for _, kind in readings)


def gives_name(of_name: bool, clause: str, cues: Cues) -> bool:
    """Does a clause that is of a name (`of_name`) name its writer, or one of theirs whom it begins with?"""
    if of_name and cues.begins("me", clause.casefold()):
        return True
    said = tokens(clause)
    return bool(said) and not _THEIRS.isdisjoint(classes_of(said[0])) and not _NAMING.isdisjoint(said[1:3])

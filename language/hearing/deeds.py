"""Statements that are plain by their grammar: what the writer does in life, and what they or theirs are called."""

from language.hearing.features import tokens
from language.languages import alternatives, words
from language.languages.forms.cues import Cues
from language.patterns import pattern_of
from language.sentences.conjugation import Readings, readings_of
from language.words.classes import classes_of
from language.words.lexicon import FUNCTION_WORDS

NOW: Readings = frozenset({("i", "life")})
PAST: Readings = frozenset({("was", "life")})
_OF_TALK = pattern_of(rf"\b(?:{alternatives('hearing', 'OF_TALK')})\b")
"""What a talk about an article is about: it tells nothing of whoever speaks of it."""
_THEIRS = frozenset({"child", "partner", "cat", "dog"})
"""Who is spoken of with nothing before it where it is one's own."""
_NAMING = words("hearing", "NAMING")


def tells_deed(clause: str, cues: Cues, meant: Readings) -> bool:
    """Does a clause begin with what its writer does in life, say with what, and is that no part of the talk?"""
    said = [word for word in tokens(clause) if word[0].isalpha()]
    first = 1 if said and cues.begins("me", said[0]) else 0
    readings = readings_of(said[first], cues.language) if said[first:] else None
    if not readings or readings - meant:
        return False
    named = [word for word in said[first + 1 :] if word not in FUNCTION_WORDS]
    return bool(named) and not _OF_TALK.search(clause.casefold())


def gives_name(of_name: bool, clause: str, cues: Cues) -> bool:
    """Does a clause that is of a name (`of_name`) name its writer, or one of theirs whom it begins with?"""
    if of_name and cues.begins("me", clause.casefold()):
        return True
    said = tokens(clause)
    return bool(said) and not _THEIRS.isdisjoint(classes_of(said[0])) and not _NAMING.isdisjoint(said[1:3])

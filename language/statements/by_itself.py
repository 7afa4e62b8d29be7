"""How well a statement stands by itself: what says little without the words around it is no memory for good."""

import re
from dataclasses import replace

from language.languages import alternatives
from language.patterns import pattern_of
from language.sentences.cues import cues_of
from language.sentences.questions import has_verb
from language.statements.statement import Statement
from language.words.classes import classes_of

DOUBTFUL = 0.6
"""How sure a statement is that the daily note keeps."""
_POINTS_BACK = pattern_of(rf"(?:{alternatives('statements', 'POINTS_BACK')})", re.IGNORECASE)
"""Words that stand for something named elsewhere."""
_NEAR_ONES = frozenset({"friend", "boss_colleague"})
_OWN = frozenset({"told", "attribute"})


def standing(stated: list[Statement]) -> list[Statement]:
    """The statements of a message that say something by themselves; those that lean on what stands around them, or
    tell of people who are not the writer's own, are less sure."""
    return [_weighed(one) for one in stated if not _is_topic(one)]


def _weighed(one: Statement) -> Statement:
    if one.kind == "attribute" and not classes_of(one.key.split("_")[-1]).isdisjoint(_NEAR_ONES):
        value = f"{one.key.replace('_', ' ').capitalize()} is {_as_said(one)}"
        return replace(one, value=value, confidence=DOUBTFUL)
    if one.kind in _OWN and _POINTS_BACK.search(one.value):
        return replace(one, confidence=min(one.confidence, DOUBTFUL))
    return one


def _is_topic(one: Statement) -> bool:
    """Does it only name what a question is about ("My sister, what's her name?")?"""
    lower = one.value.casefold()
    return one.kind == "told" and one.quote.rstrip().endswith("?") and not has_verb(lower, cues_of(lower))


def _as_said(one: Statement) -> str:
    """A value as it is spelt in its sentence."""
    place = one.quote.casefold().find(one.value.casefold())
    return one.quote[place : place + len(one.value)] if place >= 0 else one.value

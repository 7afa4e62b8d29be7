"""What a message tells of the writer's people and animals whom memories know, where it calls them by name alone.

"Niamh is allergic to bees" is heard as the same sentence of "my child Niamh", and kept in the words it was told in.
What happened to somebody, or is so on a day, tells nothing of them.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date

from language.hearing.features import tokens
from language.hearing.news import NOW
from language.hearing.signs import stated
from language.languages import alternatives, by_language
from language.packs.choice import pack_of
from language.patterns import pattern_of
from language.people.acquainted import Called, by_name
from language.sentences.conjugation import readings_of
from language.sentences.cues import cues_of
from language.statements import wording
from language.statements.statement import Statement
from language.statements.worth_keeping import durability, worth_keeping
from language.words.classes import PLACES, classes_of
from language.words.lexicon import NEGATIONS, words_of

_LEADS = by_language("people.relations", "ONE_OF_MINE", str)
_PASSING = pattern_of(rf"\b(?:{alternatives('hearing', 'PASSING')})\b", re.IGNORECASE)
_DATED = pattern_of(r"\d{4}-\d{2}-\d{2}")
_SURE, _UNSURE = 0.85, 0.6
_DONE = frozenset({"was", "did"})
_LASTING = words_of(
    "nationality job school field_of_study spoken_language diet meat fish dairy_egg vegetable_fruit bread_grain nut "
    "sweets dish_cuisine coffee_tea alcohol smoking illness allergy medicine mental_health senses sport team_club "
    "instrument music dance_singing books game craft collecting age_birthday relationship_status religion"
)
"""Sorts of things that say of somebody what stays so."""


@dataclass(frozen=True, slots=True)
class Named:
    """What is told of somebody by name, and the memory that says whose they are."""

    says: Statement
    name: str
    known: str


def told_by_name(text: str, values: Sequence[str], today: date) -> list[Named]:
    """What a message tells of those whom memories name; what may not last is unsure."""
    return [Named(says, one.name, one.known) for one in by_name(text, values) for says in _told(one, today)]


def _told(one: Called, today: date) -> Iterator[Statement]:
    language = cues_of(one.said.casefold()).language
    if language not in _LEADS or not stated(one.said) or _PASSING.search(one.said) or not _is_now(one.said, language):
        return
    for says in worth_keeping(f"{_LEADS[language]} {one.said}", today):
        place = says.value.casefold().find(one.name.casefold())
        lasts = durability(says, today) == "durable" and says.confidence >= _SURE and not _DATED.search(says.value)
        if lasts and place >= 0:
            value, pack = one.said.rstrip(" .!"), pack_of(one.said)
            key = wording.slug(wording.plain(value, pack), pack, keep=NEGATIONS)
            confidence = _SURE if _stays(one, language) else _UNSURE
            yield replace(says, key=key, value=value[:1].upper() + value[1:], quote=one.said, confidence=confidence)
            return


def _is_now(said: str, language: str) -> bool:
    """Does no verb tell what was done, or something what is so now?"""
    if NOW.search(said):
        return True
    readings = [one for word in tokens(said) if (one := readings_of(word, language))]
    return not any(all(whom in _DONE for whom, _ in one) for one in readings)


def _stays(one: Called, language: str) -> bool:
    """Does a sentence name something that stays so, a number, or where somebody does what they do?"""
    said = [word for word in tokens(one.said) if word != one.name.casefold()]
    sorts = {sort.rstrip("+") for word in said for sort in classes_of(word)}
    lives = any(kind == "life" for word in said for _, kind in readings_of(word, language))
    return bool(sorts & _LASTING) or any(word.isdigit() for word in said) or (lives and bool(sorts & PLACES))

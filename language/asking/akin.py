"""Notes that speak of what a question asks for, where the judge of answers finds none, or finds one of several.

A question may name a sort of things that people tell of themselves ("which city", "my free time"), a word that a note
has, or a thing of the sort of which a note names another ("clay" and "a potter").
"""

import re
from collections.abc import Sequence
from functools import cache

from language.asking.answering import Note, told_in
from language.asking.persons import persons
from language.asking.words import words_for
from language.hearing.features import tokens
from language.hearing.sorts import sorts_in, tells
from language.words.classes import classes_of
from language.words.lexicon import FUNCTION_WORDS

SEVERAL = frozenset({"hobby", "family", "children", "pets", "health", "living", "job"})
"""Sorts of which a memory mostly holds several notes: each of them answers."""
_ASKED = {
    "living": r"(?:which|what)\s+(?:city|town|village|place|country)|(?:яке|якому|якім|котре)\s+(?:місто|місті|село|селі)|"
    r"welche[rnms]?\s+(?:stadt|ort|dorf|wohnort)|qué\s+(?:ciudad|pueblo|sitio)|(?:de\s+)?dónde\s+soy|where\s+(?:do|am)\s+i\s+(?:live|based)|"
    r"wo\s+(?:wohne|lebe|hause)\s+ich|dónde\s+vivo",
    "employer": r"(?:which|what)\s+(?:company|firm|outfit)|who\s+(?:pays|employs)\s+me|welche[rn]?\s+(?:firma|arbeitgeber|laden)|qué\s+empresa|"
    r"(?:яка|якій|яку)\s+(?:фірм|компані)\w+",
    "job": r"what\s+do\s+i\s+do\s+for\s+a\s+\w+|(?:my|what)\s+(?:line\s+of\s+work|trade)|ким\s+я\s+\w+|за\s+фахом|чим\s+я\s+заробляю|"
    r"womit\s+verdiene\s+ich|was\s+(?:arbeite|bin)\s+ich\b|(?:a|en)\s+qué\s+(?:me\s+dedico|trabajo)|de\s+qué\s+(?:trabajo|vivo|curro)",
    "hobby": r"(?:free|spare)\s+time|for\s+fun|off\s+duty|вільн\w+\s+час\w*|на\s+дозвіллі|freizeit|nach\s+feierabend|tiempo\s+libre|ratos\s+libres",
    "fear": r"(?:what|which)\s+(?:am\s+i|do\s+i|scares|frightens)\s+(?:\w+\s+)?(?:afraid|scared|fear|me)|чого\s+я\s+бою\w+|wovor\s+(?:habe|fürchte)\s+ich|"
    r"qué\s+me\s+(?:da\s+miedo|asusta)",
    "salary": r"how\s+much\s+do\s+i\s+(?:earn|make)|скільки\s+(?:я\s+)?(?:заробляю|отримую)|(?:was|wie\s*viel)\s+verdiene\s+ich|cuánto\s+(?:gano|cobro)",
}
_LEAST = 3
"""Letters of a word that may name a thing."""
_VAGUE = frozenset("calendar time_of_day tone female_name male_name answer_format color news_topic".split())
"""Classes that two texts share by chance."""


@cache
def _pattern(sort: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w)(?:{_ASKED[sort]})", re.IGNORECASE)


def sorts_asked(question: str) -> list[str]:
    """The sorts of things that a question asks for."""
    return list(dict.fromkeys([sort for sort in _ASKED if _pattern(sort).search(question)] + list(sorts_in(question))))


def of_sort(question: str, notes: Sequence[Note], *, several: bool = False) -> list[int]:
    """The notes that tell what a question names by its sort; with `several`, only of sorts that have many."""
    language = words_for(question).language
    asked = [sort for sort in sorts_asked(question) if not several or sort in SEVERAL]
    read = [f"{told_in(note, language)}" for note in notes]
    return [place for place, text in enumerate(read) if any(tells(sort, text) for sort in asked)]


def akin(question: str, notes: Sequence[Note]) -> list[int]:
    """The notes that name a thing of a sort that a question names, those with most of them first; none of another
    person than it asks for."""
    language = words_for(question).language
    wanted, asked = _classes(question), persons(question, language)
    read = [told_in(note, language) for note in notes]
    shared = [len(wanted & _classes(text)) for text in read]
    best = max(shared, default=0)
    near = [place for place, count in enumerate(shared) if count and count == best]
    return [one for one in near if not asked or asked & persons(read[one], language)]


def _classes(text: str) -> set[str]:
    words = [word for word in tokens(text) if len(word) >= _LEAST and word not in FUNCTION_WORDS]
    return {one.rstrip("+") for word in words for one in classes_of(word)} - _VAGUE

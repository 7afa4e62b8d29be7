"""Notes that speak of what a question asks for, where the judge of answers finds none, or finds one of several.

A question may name a sort of things that people tell of themselves ("which city", "my free time"), a word that a note
has, or a thing of the sort of which a note names another ("clay" and "a potter").
"""

import re
from collections.abc import Sequence
from functools import cache

from language.asking.answers import sought
from language.asking.looks import says_what_one_is
from language.asking.notes import Note, note_topics, told_in
from language.asking.persons import persons
from language.asking.words import words_for
from language.hearing.features import tokens
from language.hearing.removal.names import is_same_thing
from language.hearing.removal.sorts import likeliest, sorts_in, tells
from language.languages import joined, words
from language.patterns import pattern_of
from language.words.classes import classes_of
from language.words.lexicon import FUNCTION_WORDS

SEVERAL = frozenset({"hobby", "family", "children", "pets", "health", "living", "job"})
"""Sorts of which a memory mostly holds several notes: each of them answers."""
_OF_OTHERS = frozenset({"family", "children", "pets", "love"})
_ASKED = joined("asking", "ASKED_SORTS")
_COUNTING = words("asking", "COUNTING")
_KINDRED = (
    frozenset({"hobby", "interest", "learning", "project", "plan", "habit"}),
    frozenset({"home", "origin"}),
    frozenset({"work", "education"}),
    frozenset({"diet", "taste"}),
)
"""Topics that the judges take for each other: what one does, where one belongs, what one is, what one eats."""
_BEING = frozenset({"work", "education"})
_SOUGHT, _PLAINLY = 0.5, 0.6
"""How likely a question must seek a topic, and a note be about it; from where on a note is plainly about its own."""
_LEAST = 3
"""Letters of a word that may name a thing."""
_SEVERAL = 2
"""Words in common that are not so by chance."""
_VAGUE = frozenset(
    ["calendar", "time_of_day", "tone", "female_name", "male_name", "answer_format", "color", "news_topic"]
)
"""Classes that two texts share by chance."""


@cache
def _pattern(sort: str) -> re.Pattern[str]:
    return pattern_of(rf"(?<!\w)(?:{_ASKED[sort]})", re.IGNORECASE)


def sorts_asked(question: str) -> list[str]:
    """The sorts of things that a question asks for."""
    return list(dict.fromkeys([sort for sort in _ASKED if _pattern(sort).search(question)] + list(sorts_in(question))))


def of_sort(question: str, notes: Sequence[Note], *, several: bool = False) -> list[int]:
    """The notes that tell what a question names by its sort; with `several`, only of sorts that have many."""
    language = words_for(question).language
    asked = [sort for sort in sorts_asked(question) if not several or sort in SEVERAL]
    read = [told_in(note, language) for note in notes]
    found = [place for place, text in enumerate(read) if any(tells(sort, text) for sort in asked)]
    found = found or ([] if several else [place for sort in asked for place in likeliest(sort, read)])
    mine = not (persons(question, language) or _OF_OTHERS & set(asked))
    return [place for place in found if not (mine and persons(read[place], language))]


def akin(question: str, notes: Sequence[Note]) -> list[int]:
    """The notes that name a thing of a sort that a question names, those with most of them first; none of another
    person than it asks for."""
    language = words_for(question).language
    wanted, asked = _classes(question, language), persons(question, language)
    read = [told_in(note, language) for note in notes]
    shared = [len(wanted & _classes(text, language)) for text in read]
    best = max(shared, default=0)
    near = [place for place, count in enumerate(shared) if count and count == best]
    return [one for one in near if not asked or asked & persons(read[one], language)]


def of_kindred_topic(question: str, notes: Sequence[Note]) -> list[int]:
    """The notes about a topic near to the one that a question seeks, and, where it seeks what one is, those that say so
    and are plainly about nothing else; none of another person than it asks for."""
    language, wanted = words_for(question).language, sought(question)
    topic = max(wanted, key=wanted.__getitem__)
    kindred = next((one for one in _KINDRED if topic in one), frozenset())
    if wanted[topic] < _SOUGHT or not kindred:
        return []
    asked, found = persons(question, language), []
    for place, note in enumerate(notes):
        told, topics = told_in(note, language), note_topics(note, language)
        leading = max(topics, key=topics.__getitem__)
        is_one = topic in _BEING and topics[leading] < _PLAINLY and says_what_one_is(note.value)
        if ((leading in kindred and topics[leading] >= _SOUGHT) or is_one) and asked == persons(told, language):
            found.append(place)
    return found


def with_word(question: str, notes: Sequence[Note]) -> list[int]:
    """The notes that have a word of what a question asks for, and speak of nobody else than it does."""
    table = words_for(question)
    words, asked = _asked_words(question), persons(question, table.language)
    found = [place for place, note in enumerate(notes) if _names_one_of(words, told_in(note, table.language))]
    return [one for one in found if not asked or asked & persons(notes[one].value, table.language)]


def with_words(question: str, notes: Sequence[Note]) -> list[int]:
    """The notes that have all words of what a question asks for in the end, and several of them."""
    words, language = _asked_words(question.rpartition(", ")[2]), words_for(question).language
    told = [told_in(note, language) for note in notes] if len(words) >= _SEVERAL else []
    return [place for place, text in enumerate(told) if all(_names_one_of([word], text) for word in words)]


def _asked_words(question: str) -> list[str]:
    """The words of a question that may name what it asks for."""
    table = words_for(question)
    asking = table.asks | table.me | table.you | table.knows | table.remind
    return [word for word in _telling(question) if word not in asking]


def _names_one_of(words: Sequence[str], text: str) -> bool:
    """Does a text have one of these words, or one that is put together with it ("Schachspielen", "Schach")?"""
    return any(is_same_thing(word, other) for word in words for other in _telling(text))


def _telling(text: str) -> list[str]:
    return [word for word in tokens(text) if len(word) >= _LEAST and word not in FUNCTION_WORDS | _COUNTING]


def _classes(text: str, language: str) -> set[str]:
    """The sorts of things that a text speaks of, besides people by what they are to the user."""
    words = [word for word in _telling(text) if not persons(word, language)]
    return {one.rstrip("+") for word in words for one in classes_of(word)} - _VAGUE

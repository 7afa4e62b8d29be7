"""What a question demands of its answer: of whom it must speak, and whether it must tell a place, a time or a number.

The judge of answers knows topics; it does not know that Femi is the brother, nor that "how old" wants a number.
"""

import re
from collections.abc import Collection, Sequence
from functools import lru_cache

from language.asking.persons import persons
from language.asking.words import words_for
from language.hearing.features import tokens
from language.languages import alternatives
from language.patterns import pattern_of
from language.people.acquainted import acquainted, names_any
from language.words.classes import classes_of
from language.words.lexicon import FUNCTION_WORDS, NUMBERS
from language.words.numerals import in_digits

SURE = 0.75
"""How likely a note answers that speaks of whom a question names, and tells what it demands."""
_DOUBT = 0.3
"""How likely one at most that does not tell what is demanded."""
_AKIN = 0.1
"""How likely one at least must be by the judge that tells a number of whom a question for an age names."""
_CLOCK = 0.6
"""How likely one at least that tells the time of day, where just that is asked."""
_UPPER = r"[A-ZА-ЯІЇЄҐÄÖÜÁÉÍÓÚÑ]"
_NAME = pattern_of(rf"(?<![^\s(]){_UPPER}[\w'’-]+")
_NAMED = pattern_of(rf"(?:(?<=[\w,;:(] )|^(?=\S+ (?:{alternatives('asking', 'NAME_FIRST')})\b)){_UPPER}[\w'’-]+")
"""A name in a note: not the verb it begins with."""
_PLACE = pattern_of(rf"\b(?:{alternatives('asking', 'BEFORE_ANSWERED_PLACE')}) {_UPPER}")
_NUMBER = pattern_of(r"\d")
_TIME = pattern_of(rf"\b\d{{1,2}}[:.]\d{{2}}\b|{alternatives('asking', 'CLOCK')}", re.IGNORECASE)
_WHERE = pattern_of(rf"\b(?:{alternatives('asking', 'WHERE')})\b", re.IGNORECASE)
_WHEN = pattern_of(rf"\b(?:{alternatives('asking', 'WHEN')})\b", re.IGNORECASE)
_HOUR = pattern_of(rf"\b(?:{alternatives('asking', 'WHAT_TIME')})\b", re.IGNORECASE)
_AGE = pattern_of(rf"\b(?:{alternatives('asking', 'HOW_OLD')})", re.IGNORECASE)


def names_known(question: str, notes: Sequence[str]) -> list[int]:
    """The notes that speak of somebody or something whom a question calls by name."""
    words = tokens(question) if question.islower() else [word.casefold() for word in _NAME.findall(question)]
    words = [word for word in words if word not in FUNCTION_WORDS | words_for(question).asks]
    asked = {word for word in words if _is_name(word)}
    called = _called({word for word in words if word not in asked}, notes)
    return [
        place
        for place, note in enumerate(notes)
        if not asked.isdisjoint(_names_in(note)) or (called and names_any(note, called))
    ]


def _called(words: Collection[str], notes: Sequence[str]) -> list[str]:
    """Of words for things ("biscuit") those that somebody of the writer's, or an animal, is called by."""
    telling = [note for note in notes if any(word in note.casefold() for word in words)]
    return [name for name in acquainted(telling) if name.casefold() in words]


@lru_cache(maxsize=1024)
def _names_in(note: str) -> tuple[str, ...]:
    return tuple(name.casefold() for name in _NAMED.findall(note))


def _is_name(word: str) -> bool:
    """May a word be a name: is it no word for a thing?"""
    return all(one.startswith(("female_name", "male_name")) for one in classes_of(word))


def demanded(question: str, notes: Sequence[str], likely: Sequence[float]) -> list[float]:
    """How likely each note answers, once it is seen whether it tells what the question demands."""
    named, hour, age = set(names_known(question, notes)), _HOUR.search(question), _AGE.search(question)
    timed = [place for place, note in enumerate(notes) if _TIME.search(note)] if hour else []
    language = words_for(question).language
    weighed, people = list(likely), persons(question, language)
    for place, note in enumerate(notes):
        if age and not _has_number(note):
            weighed[place] = min(weighed[place], _DOUBT)
        elif (place in named and _fits(question, note)) or (
            age and people & persons(note, language) and weighed[place] >= _AKIN
        ):
            weighed[place] = max(weighed[place], SURE)
        elif named and place not in named:
            weighed[place] = min(weighed[place], _DOUBT)
        elif timed == [place]:
            weighed[place] = max(weighed[place], _CLOCK)
    return weighed


def _has_number(note: str) -> bool:
    return _NUMBER.search(in_digits(note)) is not None or any(word in NUMBERS for word in tokens(note))


def _fits(question: str, note: str) -> bool:
    """Does a note tell the place or the time that a question asks for?"""
    if _WHERE.search(question):
        return _PLACE.search(note) is not None
    if _HOUR.search(question) or _WHEN.search(question):
        return (_TIME if _HOUR.search(question) else _NUMBER).search(note) is not None
    return bool(_AGE.search(question))

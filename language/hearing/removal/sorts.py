"""What a request names by its sort ("my age", "the street", "politics"): which notes tell it, and which piece of them.

A sort is found in a note by how such things are told, or by a word that names nothing else; never by the topic alone,
for whoever wants politics forgotten does not mean the law.
"""

import re
from collections.abc import Sequence
from functools import lru_cache

from language.asking.words import words_for
from language.hearing.features import tokens
from language.hearing.judge import topics_of
from language.hearing.relate import content
from language.hearing.removal.notes import is_of
from language.intents.sort_words import CLASSES, HIDES, NAMED, ONWARD, PART, TOLD, WITHIN
from language.languages import alternatives
from language.patterns import pattern_of
from language.words.classes import classes_of
from language.words.lexicon import NUMBERS
from language.words.numerals import in_digits

_LANGUAGES = tuple(dict.fromkeys(language for ways in NAMED.values() for language in ways))
"""A request of a word or two may be taken for another language."""
_LIKELY = 0.5
"""How likely a note must be about the topics of a sort to be of it."""
_TOPICS = {"health": ("health",), "hobby": ("hobby", "interest", "learning")}
_ABOUT = {
    "family": "family",
    "pets": "pet",
    "studies": "education",
    "age": "age",
    "birthday": "age",
    "job": "work",
    "living": "home",
    "home": "home",
    "origin": "origin",
    "food": "diet",
    "speech": "language",
    "plans": "plan",
    "sport": "hobby",
}
"""Sorts that are all of a topic: a note about it may be of the sort where no note plainly is."""
_OTHER = {"birthday": "age"}
"""Of two sorts of one topic, that which a note may not plainly tell."""
_COUNTED = frozenset({"age", "salary", "debts", "money", "body", "birthday", "contact"})
"""Sorts that are told in numbers, whatever the other words."""
_CALLED = frozenset({"nickname"})
_AS_NAME = pattern_of(
    rf"(?<!\w)(?:{alternatives('wishes.sorts', 'UNDER_NAME')})\s+(?-i:[A-ZА-ЯІЇЄҐÄÖÜÁÉÍÓÚÑ])\w+", re.IGNORECASE
)
_HINTS = {"health": "health", "addiction": "health", "politics": "belief", "religion": "belief", "love": "family"}
"""The topic of a sort that other things are of as well."""
_HINTED, _FAR = 0.1, 3
"""How likely a note must be of it to be asked about, and how many times likelier than any other."""
_PLACES = frozenset({"home", "living"})
"""Sorts that a place alone does not tell: one may work there."""
_COMMAS = pattern_of(r"\s*,(?:\s*,)+\s*")
_AND = alternatives("hearing", "AND")
_JOINED = pattern_of(rf"\b({alternatives('hearing', 'IS')})\s+(?:{_AND})\s+", re.IGNORECASE)
_LONE = pattern_of(rf"^(\S+),\s+(?=(?:{alternatives('hearing', 'PLACE_BEFORE')})\s)", re.IGNORECASE)
_EDGES = pattern_of(r"^[\s,;:.–—-]+|[\s,;:–—-]+$")
_LEADING = pattern_of(rf"^(?:{_AND})\s+", re.IGNORECASE)
_HANGING = pattern_of(rf"\s+(?:{alternatives('hearing', 'HANGING')})$", re.IGNORECASE)
_PREPOSITION = pattern_of(rf"(?:{alternatives('hearing', 'PREPOSITIONS')})\s", re.IGNORECASE)
_BARE = pattern_of(alternatives("hearing", "BARE"), re.IGNORECASE)
"""Words that say nothing once what they led to has gone."""


@lru_cache(maxsize=256)
def _pattern(text: str) -> re.Pattern[str]:
    return pattern_of(text, re.IGNORECASE)


@lru_cache(maxsize=256)
def sorts_in(said: str) -> tuple[str, ...]:
    """The sorts that a request names."""
    first = words_for(said).language
    found = _named(said, first)
    others = [one for one in _LANGUAGES if one != first]
    return found or next((other for one in others if (other := _named(said, one))), ())


def _named(said: str, language: str) -> tuple[str, ...]:
    found = [
        name
        for name, ways in NAMED.items()
        if language in ways and _pattern(rf"(?<!\w)(?:{ways[language]})").search(said)
    ]
    hidden = {one for name in found for one in HIDES.get(name, ())}
    return tuple(name for name in found if name not in hidden)


def without_sorts(said: str) -> str:
    """A request without the words that name a sort: what is left names things by themselves."""
    for name in sorts_in(said):
        for ways in NAMED[name].values():
            said = _pattern(rf"(?<!\w)(?:{ways})").sub(" ", said)
    return said


def tells(sort: str, note: str) -> bool:
    """Does a note tell something of a sort?"""
    if any(tells(inner, note) for inner in WITHIN.get(sort, ())):
        return True
    if _pattern(TOLD[sort]).search(note) or (
        sort not in _PLACES and sort in PART and _pattern(PART[sort]).search(note)
    ):
        return True
    if sum(topics_of(note)[topic] for topic in _TOPICS.get(sort, ())) >= _LIKELY:
        return True
    return any(_is_one(word, CLASSES.get(sort, frozenset())) for word in content(note))


def looks_like(sort: str, note: str) -> bool:
    """May a note that does not plainly tell a sort tell it by its looks: a number, or a name that somebody goes by?"""
    if sort in _COUNTED:
        return any(map(str.isdigit, in_digits(note))) or any(word in NUMBERS for word in tokens(note))
    named = _AS_NAME.search(note) if sort in _CALLED else None
    return named is not None and "job" not in classes_of(named[0].split()[-1].casefold())


def likeliest(sort: str, notes: Sequence[str]) -> list[int]:
    """The one note that is rather about the topic of a sort than any other is."""
    topic = _HINTS.get(sort) or _ABOUT.get(sort, "")
    likely = sorted(((topics_of(note)[topic], place) for place, note in enumerate(notes) if topic), reverse=True)
    if not likely or likely[0][0] < _HINTED or (len(likely) > 1 and likely[1][0] * _FAR > likely[0][0]):
        return []
    return [likely[0][1]]


def by_looks(asked: str, notes: Sequence[str]) -> set[int]:
    """The one note that may tell what a request names by its sort, where none tells it plainly."""
    sorts = sorts_in(asked)
    found = {index for index, note in enumerate(notes) if any(looks_like(sort, note) for sort in sorts)}
    found = found or {index for sort in sorts for index in likeliest(sort, notes)}
    return found if len(found) == 1 else set()


def may_tell(sort: str, part: str) -> bool:
    """Is a part of a note that tells a sort of its topic, or of none: is it not plainly about something else?"""
    topics = topics_of(part)
    leading = max(topics, key=topics.__getitem__)
    return sort in _TOPICS and (leading in _TOPICS[sort] or topics[leading] < _LIKELY)


def holding(sort: str, notes: Sequence[str]) -> list[int]:
    """The notes that tell something of a sort, or else name a thing that may be of it, or of which a piece may be."""
    told = [index for index, note in enumerate(notes) if tells(sort, note)]
    told = told or [index for index, note in enumerate(notes) if _may_name(sort, note)]
    return told or [index for index, note in enumerate(notes) if has_part(sort, note)]


def _may_name(sort: str, note: str) -> bool:
    """Does a word of a note name a thing of a sort, be it one of others as well (the squash one eats or plays)?"""
    return sort not in _PLACES and any(classes_of(word) & CLASSES.get(sort, frozenset()) for word in content(note))


def about(sort: str, notes: Sequence[str]) -> list[int]:
    """The notes about the topic that a sort is all of."""
    if sort not in _ABOUT:
        return []
    other = _OTHER.get(sort, "")
    return [i for i, note in enumerate(notes) if is_of(_ABOUT[sort], note) and not (other and tells(other, note))]


def _is_one(word: str, classes: frozenset[str]) -> bool:
    """Does a word name things of these classes and no others?"""
    named = {one for one in classes_of(word) if not one.endswith("+")}
    return bool(named) and named <= classes


def has_part(sort: str, note: str) -> bool:
    """Is a sort a piece of a note that the rest can do without?"""
    return without_part(sort, note) is not None


def without_part(sort: str, value: str) -> str | None:
    """A memory without the piece that is of a sort; None where it has none, or nothing but it."""
    if sort not in PART:
        return None
    left = _pattern(PART[sort]).sub("", value, count=0 if sort in ("living", "street") else 1)
    if left == value:
        return None
    left = _tidied(left)
    if not _says_more(left):
        return None
    if sort == "salary" and _PREPOSITION.match(left):
        left = f"{ONWARD[words_for(value).language]} {left}"
    return left[:1].upper() + left[1:]


def is_nothing_but(sort: str, value: str) -> bool:
    """Is a memory of one sort and of nothing else ("lives near Passau, in Hauzenberg")?"""
    return sort in PART and tells(sort, value) and not _says_more(_tidied(_pattern(PART[sort]).sub("", value)))


def _says_more(left: str) -> bool:
    return any(not _BARE.fullmatch(word) for word in content(left))


def _tidied(text: str) -> str:
    """A text from which a piece was taken, without the joints that held it."""
    text = _COMMAS.sub(", ", re.sub(r"\s{2,}", " ", text))
    text = _JOINED.sub(r"\1 ", text)
    text = _LONE.sub(r"\1 ", re.sub(r"\s+,", ",", text))
    return _HANGING.sub("", _LEADING.sub("", _EDGES.sub("", text)))

"""Whom memories name as somebody of the writer's, and sentences that call them by that name alone."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import takewhile

from language.asking.words import words_for
from language.hearing.line import CAPITAL_NOUNS
from language.languages import alternatives, by_language, words
from language.patterns import pattern_of
from language.people.names import NAME, is_first_name, is_name, same_person, stands_in
from language.people.own import own_names
from language.people.roles import role_of
from language.people.sorts import ANIMALS
from language.sentences.split import own_words, sentences
from language.words.classes import classes_of
from language.words.lexicon import FUNCTION_WORDS

_WORD = pattern_of(r"[^\W\d_]+(?:['’-](?!s\b)[^\W\d_]+)*|\d+|['’]s\b|[^\w\s]")
_NAMED = pattern_of(r"[^\W\d_]+(?:['’-](?!s\b)[^\W\d_]+)*(?!\w|\s*,)")
"""Somebody whom a sentence is about, and does not speak to."""
_NAME = pattern_of(NAME)
_LANGUAGES = tuple(by_language("people.relations", "KIN", dict))
_NAMING = words("hearing", "NAMING")
_MARKS = frozenset(",:—–-(")
_BETWEEN = frozenset(",()")
_OWNERS = frozenset({"'s", "’s"})
_AND = pattern_of(alternatives("people.relations", "AND"))
_CHILD = pattern_of(alternatives("people.relations", "BOYS_AND_GIRLS"), re.IGNORECASE)
_LONGEST = 240


@dataclass(frozen=True, slots=True)
class Called:
    """A sentence from the name of somebody on, the name, and the memory that says whose they are."""

    said: str
    name: str
    known: str


def acquainted(values: Sequence[str]) -> dict[str, str]:
    """The names of people and animals whom memories tell to be the writer's ("Son is called Max"), each with the
    memory that tells it."""
    found = [(name, value) for value in values for name in (*own_names(value), *_behind_kin(value))]
    return dict(reversed(found))


def by_name(text: str, values: Sequence[str]) -> Iterator[Called]:
    """The sentences that begin with somebody whom memories know by name."""
    names = acquainted(values)
    for sentence in sentences(own_words(text)) if names else ():
        if (one := _called(sentence, names)) is not None:
            yield one


def only_of(text: str, values: Sequence[str]) -> list[str]:
    """The names of those whom a text is about, where each of its sentences begins with one of them; else none."""
    names = acquainted(values)
    found = [_called(sentence, names) for sentence in sentences(own_words(text))] if names else []
    return [one.name for one in found if one] if all(found) else []


def tells_by_name(value: str, messages: Sequence[str]) -> bool:
    """Is a memory just what a message says of somebody by name, and says that one whose they are?"""
    plain = value.rstrip(" .!").casefold()
    return any(one.said.rstrip(" .!").casefold() == plain for text in messages for one in by_name(text, [text]))


def names_any(value: str, names: Sequence[str]) -> bool:
    """Does a memory name somebody of these?"""
    return any(stands_in(name, value) for name in names)


def _called(sentence: str, names: dict[str, str]) -> Called | None:
    led = _leads().match(sentence)
    said = sentence[led.end() if led else 0 :]
    found = _NAMED.match(said)
    name = next((one for one in names if found and same_person(one.split()[0], found[0])), "")
    told = bool(name) and "?" not in said and len(said) <= _LONGEST
    return Called(said, found[0], names[name]) if found and told else None


def _behind_kin(value: str) -> Iterator[str]:
    """The names right behind a word for somebody, or behind that they are called so."""
    said = [found[0] for found in _WORD.finditer(value)]
    capital = words_for(value).language in CAPITAL_NOUNS
    for place, word in enumerate(said):
        animal = bool(classes_of(word.casefold()) & ANIMALS)
        if not (animal or _CHILD.fullmatch(word) or any(role_of(word, one)[0] for one in _LANGUAGES)):
            continue
        between = list(takewhile(_leads_to_name, said[place + 1 :]))
        called = any(one.casefold() in _NAMING for one in between)
        if not between or called or any(one in _MARKS for one in between):
            anyhow = called or (animal and not capital)
            yield from _listed(said[place + 1 + len(between) :], anyhow=anyhow)


def _leads_to_name(word: str) -> bool:
    lower = word.casefold()
    return lower in _NAMING or word in _MARKS or lower in _OWNERS or (lower in FUNCTION_WORDS and word == lower)


def _listed(said: Sequence[str], *, anyhow: bool) -> Iterator[str]:
    """The names that a list begins with: words that may be names, or `anyhow` what is spelt like one."""
    for word in said:
        if word in _BETWEEN or word.isdigit() or _AND.fullmatch(word):
            continue
        spelt = _NAME.fullmatch(word) is not None
        if not (spelt and anyhow) and not (is_name(word) and (spelt or is_first_name(word))):
            return
        yield word


@cache
def _leads() -> re.Pattern[str]:
    words = alternatives("people.relations", "LEADS")
    return pattern_of(rf"\W*(?:(?:{words})(?:\s*[,.:!—–-]+\s*|\s+)|[^\W\d_]+[,!]\s+)*", re.I)

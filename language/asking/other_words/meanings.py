"""What the words of a query mean: words of every language for the same thing, and for what is of its sort.

"Kaffee" asks for "coffee" and "кава", "illness" for "asthma". A word that may mean many things asks for none of them,
and nothing is asked by a word that means something else in another language.
"""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import NamedTuple

from language.asking.other_words import concept_words
from language.asking.other_words.concept_words import (
    MOST_SENSES,
    Other,
    forms_of_concept,
    languages_with_words,
    small,
    words_of_concept,
)
from language.asking.words import words_for
from language.languages import gathered
from language.patterns import pattern_of
from language.words.compounds import parts_of
from language.words.dictionary import (
    Concepts,
    begins_phrase,
    concepts_of,
    every_concept,
    every_word,
    may_be_form,
    narrower,
    phrases_of,
    senses,
    told,
)
from language.words.index_terms import default_analyzer
from language.words.spelling import fold

_WORD = pattern_of(r"[^\W\d_]+(?:'[^\W\d_]+)*")
_NONE: Concepts = frozenset()
_CYRILLIC = pattern_of(r"[\u0400-\u04ff]{3}")
_BEGUN = 3
"""First letters that a word has in common with its listed forms."""
_MOST_WORDS = 16
"""A longer text says enough by its own words."""
_BROAD = 12
"""Things of its sort that make a concept a broad one."""


@dataclass(frozen=True, eq=False, slots=True)
class Told:
    """Words and phrases for some things: as they are listed, and as an index looks for them. Each is only itself."""

    others: tuple[Other, ...]
    terms: frozenset[str]
    """Those of single words."""
    phrases: Mapping[str, Sequence[tuple[str, ...]]]
    """The terms of each phrase, by the first of them."""


class Meaning(NamedTuple):
    """What some words of a query ask for: the words for it are shared by all queries that ask for it."""

    asked: str
    terms: frozenset[str]
    """Those words as the index knows them."""
    same: Told
    sorts: Told
    senses: int = 1
    """How many things they may mean."""
    sure: Told | None = None
    """What is said for all of these things."""
    parts: Told | None = None
    """Of a word put together, what says what sort of thing it is."""

    def others(self, told: Told) -> list[Other]:
        """Of the words for something those that were not asked with."""
        return [one for one in told.others if one.terms not in self.terms]


def words_of(text: str) -> list[str]:
    """The words of a query in lower case."""
    return _WORD.findall(text.casefold().replace("’", "'").replace("ʼ", "'"))


@lru_cache(maxsize=1024)
def meanings(text: str) -> tuple[Meaning, ...]:
    """What the words and phrases of a query mean; nothing for a long text."""
    words = words_of(text)
    return tuple(_meanings(words, _languages(text), _names(text))) if len(words) <= _MOST_WORDS else ()


@cache
def read() -> None:
    """Put together now what is below the broadest concepts: there are hundreds of words for "animal" or "country"."""
    concept_words.read()
    for concept in every_concept():
        if len(_sorts(concept)) >= _BROAD:
            _below(frozenset((concept,)))


def _names(text: str) -> frozenset[str]:
    """Words in Cyrillic letters that a capital inside the text shows to be names."""
    inside = _WORD.findall(text)[1:]
    return frozenset(word.casefold() for word in inside if word[0].isupper() and _CYRILLIC.match(word))


def _meanings(words: Sequence[str], languages: tuple[str, ...], names: Collection[str]) -> Iterator[Meaning]:
    inside = set[int]()
    for language in languages if any(map(begins_phrase, words)) else ():
        for first, last, concepts in phrases_of(words, language):
            if inside.isdisjoint(range(first, last + 1)):
                inside.update(range(first, last + 1))
                yield _meaning(" ".join(words[first : last + 1]), concepts)
    for place, word in enumerate(words):
        if place in inside or word in small():
            continue
        yield from _of_word(word, languages, word in names)


@lru_cache(maxsize=8192)
def _of_word(word: str, languages: tuple[str, ...], named: bool) -> tuple[Meaning, ...]:
    """What one word means, which may be a name: people say the same words again and again."""
    found = []
    if concepts := _concepts(word, languages, forms=not named):
        found.append(_meaning(word, concepts))
    if parts := _parts(word, listed=bool(concepts)):
        found.append(Meaning(word, frozenset(default_analyzer().query(word).words), _NOTHING, _NOTHING, parts=parts))
    if _CYRILLIC.match(word):
        found.append(_in_latin_letters(word))
    return tuple(found)


def _meaning(asked: str, concepts: Concepts) -> Meaning:
    terms = frozenset(default_analyzer().query(asked).words)
    same, sorts = (_beside(told, terms) for told in (_same(concepts), _below(concepts)))
    return Meaning(asked, terms, same, sorts, len(concepts), _sure(concepts) if len(concepts) > 1 else None)


def _beside(told: Told, terms: frozenset[str]) -> Told:
    """Of the words for something those that no phrase holds with which it was asked for."""
    if len(terms) == 1 or told.terms.isdisjoint(terms):
        return told
    return told_by(one for one in told.others if one.terms not in terms)


def told_by(others: Iterable[Other]) -> Told:
    """Words and phrases, each once, as an index looks for them."""
    once = {one.terms: one for one in others}
    phrases: defaultdict[str, list[tuple[str, ...]]] = defaultdict(list)
    for terms in once:
        if " " in terms:
            parts = tuple(terms.split(" "))
            phrases[parts[0]].append(parts)
    return Told(tuple(once.values()), frozenset(terms for terms in once if " " not in terms), dict(phrases))


_NOTHING = told_by(())


@cache
def _same(concepts: Concepts) -> Told:
    ordered = sorted(concepts)
    return told_by(one for concept in ordered for one in (*forms_of_concept(concept), *words_of_concept(concept)))


@cache
def _sure(concepts: Concepts) -> Told:
    """The words that stand for each of several concepts."""
    first, *more = (words_of_concept(concept) for concept in sorted(concepts))
    shared = frozenset(one.terms for one in first).intersection(*({one.terms for one in several} for several in more))
    return told_by(one for one in first if one.terms in shared)


def _parts(word: str, *, listed: bool) -> Told | None:
    """What a word is put together of: the first part says of what sort the thing is, and the last where the first says
    nothing, or where nothing else is known of the word."""
    parts = parts_of(word)
    if not parts:
        return None
    telling = [part for part in parts if part not in small()]
    return told_by(Other(default_analyzer().term(part), part) for part in (telling[:1] if listed else telling))


@cache
def _below(concepts: Concepts) -> Told:
    """The words for what is of the sort of these concepts."""
    below = sorted(set[str]().union(*map(_sorts, concepts)) - concepts)
    same = {one.terms for one in _same(concepts).others}
    return (
        told_by(one for concept in below for one in words_of_concept(concept) if one.terms not in same)
        if below
        else _NOTHING
    )


def _in_latin_letters(word: str) -> Meaning:
    """A name may be written in other letters."""
    latin = fold(word)
    same = told_by([Other(" ".join(default_analyzer().query(latin).words), latin)])
    return Meaning(word, frozenset(default_analyzer().query(word).words), same, _NOTHING)


def _concepts(word: str, languages: tuple[str, ...], *, forms: bool) -> Concepts:
    """What a word stands for in the first language that lists it, else in the first that lists another form of it."""
    found = next(filter(None, (senses(word, one) for one in languages)), _NONE) if word in every_word() else _NONE
    if not found and forms and may_be_form(word):
        found = next(filter(None, (_of_forms(word, one) for one in languages)), _NONE)
    return found if len(found) <= MOST_SENSES else _NONE


def _of_forms(word: str, language: str) -> Concepts:
    """A word that only belongs to a phrase says nothing of it."""
    found = concepts_of(word, language)
    return found and frozenset(
        name for name in found if any(" " not in one and one[:_BEGUN] == word[:_BEGUN] for one in told(name, language))
    )


def _sorts(concept: str) -> Concepts:
    listed = [one for told in _asked_with().get(concept, ()) for one in told.split()]
    return narrower(concept).union(listed, *map(narrower, listed))


@cache
def _asked_with() -> dict[str, list[str]]:
    return gathered("words", "ASKED_WITH")


def _languages(text: str) -> tuple[str, ...]:
    first = words_for(text).language
    return (first, *(other for other in languages_with_words() if other != first))

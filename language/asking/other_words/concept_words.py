"""How a thing is said in every language, as an index knows it: the words for each concept of the dictionary, and their
other forms where an index has those as terms of their own.

To find out takes long: a word that means something else in another language is none of them, nor is one that says too
little. So the terms of all concepts are worked out together, once, and kept for the next process.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

from language.kept import kept
from language.languages import by_language, files
from language.words.dictionary import FILE, every_concept, every_word, senses, told
from language.words.index_terms import STOP_WORDS, default_analyzer
from language.words.lexicon import FUNCTION_WORDS, GENERAL_WORDS

MOST_SENSES = 3
"""Who uses a word that has more of them may mean anything."""
_Words = dict[str, tuple[str, ...]]
"""By concept: a word, the terms it is sought by, the next word, …"""


class Other(NamedTuple):
    """A word or a phrase that says the same: as the index knows it, with a space between terms, and as it is listed."""

    terms: str
    word: str


@cache
def words_of_concept(concept: str) -> tuple[Other, ...]:
    """The words of all languages for a concept, but for those that may be read as something else."""
    flat = iter(_every_word().get(concept, ()))
    return tuple(Other(terms, word) for word, terms in zip(flat, flat, strict=True))


def forms_of_concept(concept: str) -> Iterator[Other]:
    """Other forms of the words for a concept, in languages whose forms the index has as terms of their own."""
    flat = iter(_every_form().get(concept, ()))
    for word, terms in zip(flat, flat, strict=True):
        yield from (Other(term, word) for term in terms.split(" "))


def read() -> None:
    """Read the words of all concepts now."""
    _every_word()
    _every_form()


@cache
def languages_with_words() -> tuple[str, ...]:
    """The languages that have a dictionary."""
    return tuple(files(FILE))


@cache
def small() -> frozenset[str]:
    """Words that say too little to stand for anything."""
    return STOP_WORDS | FUNCTION_WORDS | GENERAL_WORDS


@kept
def _every_word() -> _Words:
    found = ((concept, tuple(part for pair in _words(concept) for part in pair)) for concept in sorted(every_concept()))
    return {concept: words for concept, words in found if words}


@kept
def _every_form() -> _Words:
    found = ((concept, tuple(part for pair in _forms(concept) for part in pair)) for concept in sorted(every_concept()))
    return {concept: forms for concept, forms in found if forms}


def _words(concept: str) -> list[tuple[str, str]]:
    """Each word with the terms it is sought by, which no other has."""
    found: dict[str, str] = {}
    for language in languages_with_words():
        for word in told(concept, language):
            if word.isalpha():
                if word not in small() and not _is_elsewhere(word, concept, language):
                    found.setdefault(default_analyzer().term(word), word)
            elif several := _several(word, concept, language):
                found.setdefault(several, word)
    return [(word, terms) for terms, word in found.items()]


def _forms(concept: str) -> Iterator[tuple[str, str]]:
    """Each word with the terms of its other forms."""
    for language, endings in _endings().items():
        for word in told(concept, language):
            if word.isalpha() and not _is_elsewhere(word, concept, language):
                ending = next(ending for ending in endings if word.endswith(ending))
                terms = _terms(concept, (word.removesuffix(ending) + new for new in endings[ending]))
                if terms:
                    yield word, " ".join(terms)


def _terms(concept: str, forms: Iterable[str]) -> list[str]:
    """The terms of the forms that stand for nothing else, each once."""
    found: dict[str, None] = {}
    for form in forms:
        term = default_analyzer().term(form)
        if not any(_means_else(one, concept) for one in (form, term)):
            found[term] = None
    return list(found)


@cache
def _endings() -> dict[str, dict[str, list[str]]]:
    """By language, and by what a word ends in, the longest first: what its other forms have in place of it."""
    return {
        language: {ending: table[ending].split() for ending in sorted(table, key=len, reverse=True)}
        for language, table in by_language("words", "INFLECTED", dict).items()
    }


def _means_else(word: str, concept: str) -> bool:
    """Whether a word stands for something else in any language, or says too little."""
    if word not in every_word():
        return word in small()
    found = (senses(word, language) for language in languages_with_words())
    return any(one and concept not in one for one in found) or word in small()


def _several(word: str, concept: str, language: str) -> str:
    """The terms of a phrase, or of a word with other signs than letters; none for one that says too little."""
    terms = tuple(dict.fromkeys(default_analyzer().query(word).words))
    plain = len(terms) > 1 if " " in word else word not in small() and not _is_elsewhere(word, concept, language)
    return " ".join(terms) if plain else ""


def _is_elsewhere(word: str, concept: str, language: str) -> bool:
    """Whether a word stands for many things, or in another language for something else."""
    if len(senses(word, language)) > MOST_SENSES:
        return True
    others = (senses(word, other) for other in languages_with_words() if other != language)
    return any(found and concept not in found for found in others)

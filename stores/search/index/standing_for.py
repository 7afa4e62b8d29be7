"""How far entries hold the words of a question: as themselves, spelled otherwise, or by words that stand for them."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np

from language.words.variants import WordForms
from stores.search.index.growing_arrays import Floats, Ints, Mask
from stores.search.index.postings import Postings

NOWHERE = -1
"""The slot of an entry that was removed meanwhile."""
_WORDS = 0
"""The field of words."""


class Others(NamedTuple):
    """Terms that may stand for a word, phrases of which all terms must be there; what these weigh in the score
    where the word has 1, and how far they hold it."""

    weight: float
    share: float
    terms: frozenset[str]
    phrases: tuple[tuple[str, ...], ...] = ()


class Wanted(NamedTuple):
    """A word of a question as the index knows it, and what may stand for it."""

    term: str
    others: tuple[Others, ...] = ()


class More(NamedTuple):
    """What is asked beside a query: terms and phrases with their weights, where the query's own words have 1."""

    terms: Mapping[str, float]
    phrases: Mapping[tuple[str, ...], float]


NOTHING_MORE = More({}, {})


def terms_of(postings: Postings, more: More) -> dict[str, float]:
    """The terms to ask beside a query: of a phrase all, where entries hold all, each with its part of the weight."""
    known = postings.terms[_WORDS]
    found = {term: more.terms[term] for term in filter(known.__contains__, more.terms)}
    for phrase, weight in more.phrases.items():
        if phrase[0] in known and all(term in known for term in phrase):
            found |= {term: max(weight / len(phrase), found.get(term, 0.0)) for term in phrase}
    return found


def held(postings: Postings, slots: Ints, words: Sequence[Wanted], *, spellings: bool) -> Floats:
    """How far each slot (row) holds each word (column): 1 for the word itself, or one spelled much like it where
    nothing holds that, or always with `spellings`; less for another."""
    found = np.zeros((len(slots), len(words)))
    forms: WordForms | None = None
    for column, word in enumerate(words):
        itself = postings.among(_WORDS, (word.term,), slots)
        if itself is None or spellings:
            forms = forms or WordForms(postings.first_terms(slots[slots != NOWHERE]))
            itself = postings.among(_WORDS, (word.term, *forms.of(word.term)), slots)
        if itself is not None:
            found[:, column] = itself
        for others in word.others:
            if (here := _here(postings, slots, others)) is not None:
                found[:, column] = np.maximum(found[:, column], others.share * here)
    return found


def _here(postings: Postings, slots: Ints, others: Others) -> Mask | None:
    """Which of the slots hold one of these terms or phrases; nothing where no entry at all does."""
    known = postings.terms[_WORDS]
    found = postings.among(_WORDS, filter(known.__contains__, others.terms), slots) if others.terms else None
    for phrase in others.phrases:
        if phrase[0] not in known or not all(term in known for term in phrase):
            continue
        parts = [part for term in phrase if (part := postings.among(_WORDS, (term,), slots)) is not None]
        if len(parts) == len(phrase):
            here = np.all(parts, axis=0)
            found = here if found is None else found | here
    return found

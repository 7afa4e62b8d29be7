"""How far entries hold the words of a question: as themselves, spelled otherwise, or by words that stand for them."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np

from language.words.variants import WordForms
from stores.search.index.growing_arrays import Floats, Ints, Mask
from stores.search.index.postings import Postings

More = Mapping[str, float]
"""Terms that are asked beside a query, phrases with a space between theirs; each with its weight, where the query's own
words have 1."""
NOTHING_MORE: More = {}
NOWHERE = -1
"""The slot of an entry that was removed meanwhile."""
_WORDS = 0
"""The field of words."""


class Others(NamedTuple):
    """Terms that may stand for a word, phrases of which all terms must be there, and how far these hold it."""

    share: float
    terms: tuple[str, ...]
    phrases: tuple[tuple[str, ...], ...] = ()


class Wanted(NamedTuple):
    """A word of a question as the index knows it, and what may stand for it."""

    term: str
    others: tuple[Others, ...] = ()


def terms_of(postings: Postings, more: More) -> dict[str, float]:
    """The terms to ask beside a query: of a phrase all, where entries hold all, each with its part of the weight."""
    known, found = postings.terms[_WORDS], dict[str, float]()
    for told, weight in more.items():
        if told in known:
            found[told] = max(weight, found.get(told, 0.0))
        elif " " in told:
            parts = told.split(" ")
            if all(term in known for term in parts):
                found |= {term: max(weight / len(parts), found.get(term, 0.0)) for term in parts}
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
    found = postings.among(_WORDS, others.terms, slots) if others.terms else None
    for phrase in others.phrases:
        parts = [part for term in phrase if (part := postings.among(_WORDS, (term,), slots)) is not None]
        if len(parts) == len(phrase):
            here = np.all(parts, axis=0)
            found = here if found is None else found | here
    return found

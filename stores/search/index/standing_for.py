"""How far entries hold the words of a question: as themselves, spelled otherwise, or by words that stand for them."""

from collections.abc import Iterable, Mapping, Sequence, Set
from typing import NamedTuple

import numpy as np

from language.asking.meanings import Told
from language.words.variants import WordForms, is_variant
from stores.search.index.growing_arrays import Floats
from stores.search.index.postings import Postings

NOWHERE = -1
"""The slot of an entry that was removed meanwhile."""
_WORDS = 0
"""The field of words."""
_SLIPPED = range(5, 9)
"""Letters of words that one slip may leave without four letters in a row."""
_MOST_FOUND = 512
"""So many meanings an index has looked up before it forgets them."""


class Others(NamedTuple):
    """What may stand for a word; what it weighs in the score where the word has 1, and how far it holds the word."""

    weight: float
    share: float
    told: Told


class Wanted(NamedTuple):
    """A word of a question as the index knows it, and what may stand for it, that which holds it farthest first."""

    term: str
    others: tuple[Others, ...] = ()


class More(NamedTuple):
    """What is asked beside a query: its own terms, and others with their weights, where its own have 1; the lightest
    stand first."""

    own: frozenset[str]
    asked: tuple[tuple[Told, float], ...]


NOTHING_MORE = More(frozenset(), ())


class Known(NamedTuple):
    """Words and phrases of which the index has the terms, as its numbers."""

    terms: frozenset[int]
    phrases: tuple[frozenset[int], ...]


class StandIns:
    """What may stand for a word: looked up in an index once, for as long as it has no new term."""

    def __init__(self) -> None:
        self._vocabulary: Mapping[str, int] = {}
        self._size = 0
        self._found: dict[Told, Known] = {}
        self._shaped: dict[tuple[str, int], list[str]] = {}

    def of(self, postings: Postings, told: Told) -> Known:
        vocabulary = self._current(postings)
        found = self._found.get(told)
        if found is None:
            found = self._found[told] = _known(vocabulary, told)
        return found

    def spelled_like(self, postings: Postings, term: str) -> list[str]:
        """The terms of the index that are spelled much like a short one; a long one has runs of letters in common with
        its misspellings, which are found by those."""
        vocabulary = self._current(postings)
        if len(term) not in _SLIPPED:
            return []
        if not self._shaped:
            for one in vocabulary:
                self._shaped.setdefault((one[:1], len(one)), []).append(one)
        lengths = range(len(term) - 1, len(term) + 2)
        likely = (one for length in lengths for one in self._shaped.get((term[0], length), ()))
        return [one for one in likely if is_variant(term, one)]

    def _current(self, postings: Postings) -> Mapping[str, int]:
        """The terms of the index; what was looked up when there were others is forgotten."""
        vocabulary = postings.terms[_WORDS]
        if vocabulary is not self._vocabulary or len(vocabulary) != self._size or len(self._found) > _MOST_FOUND:
            self._vocabulary, self._size, self._found, self._shaped = vocabulary, len(vocabulary), {}, {}
        return vocabulary


def _known(vocabulary: Mapping[str, int], told: Told) -> Known:
    phrases = (phrase for first in vocabulary.keys() & told.phrases.keys() for phrase in told.phrases[first])
    whole = (frozenset(map(vocabulary.__getitem__, one)) for one in phrases if vocabulary.keys() >= set(one))
    return Known(frozenset(map(vocabulary.__getitem__, vocabulary.keys() & told.terms)), tuple(whole))


def asked_beside(postings: Postings, stand_ins: StandIns, more: More) -> dict[int, float]:
    """The terms to ask beside a query, by their numbers: of a phrase all, where the index has all, each with its part
    of the weight."""
    found, phrases = dict[int, float](), list[tuple[frozenset[int], float]]()
    for told, weight in more.asked:
        known = stand_ins.of(postings, told)
        if known.terms:
            found |= dict.fromkeys(known.terms, weight)
        phrases += [(phrase, weight / len(phrase)) for phrase in known.phrases]
    for term in more.own:
        found.pop(postings.terms[_WORDS].get(term, NOWHERE), None)
    for phrase, weight in phrases:
        found |= {number: max(weight, found.get(number, 0.0)) for number in phrase}
    return found


def held(
    postings: Postings, stand_ins: StandIns, slots: Sequence[int], words: Sequence[Wanted], *, spellings: bool
) -> Floats:
    """How far each slot (row) holds each word (column): 1 for the word itself, or one spelled much like it where
    nothing holds that, or always with `spellings`; less for another."""
    here = [postings.first_numbers(slot) if slot != NOWHERE else set[int]() for slot in slots]
    vocabulary = postings.terms[_WORDS]
    forms: WordForms | None = None
    columns = []
    for term, others in words:
        spelled = {vocabulary.get(term, NOWHERE)}
        if spellings or not postings.is_held(_WORDS, term):
            forms = forms or WordForms(postings.names(_WORDS, set[int]().union(*here)))
            spelled.update(map(vocabulary.__getitem__, forms.of(term)))
        standing = [(share, known) for _, share, told in others if any(known := stand_ins.of(postings, told))]
        columns.append([_share(one, spelled, standing) for one in here])
    return np.array(columns).reshape(len(words), len(slots)).T


def _share(here: Set[int], spelled: Set[int], standing: Iterable[tuple[float, Known]]) -> float:
    """How far an entry with these terms holds a word, as itself or by another."""
    if not here.isdisjoint(spelled):
        return 1.0
    for share, known in standing:
        if not here.isdisjoint(known.terms) or any(phrase <= here for phrase in known.phrases):
            return share
    return 0.0

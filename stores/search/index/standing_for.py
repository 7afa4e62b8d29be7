"""How far entries hold the words of a question: as themselves, spelled otherwise, or by words that stand for them."""

from collections.abc import Iterator, Mapping, Sequence, Set
from functools import reduce
from operator import and_, or_
from typing import NamedTuple

import numpy as np

from language.asking.other_words.meanings import Told
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
_FEW_TERMS = 4_096
"""Among so many words variants are sought at once, for all questions; among more, in what was found for one."""


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
        self._forms: WordForms | None = None
        self._variants: dict[str, list[str]] = {}

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
        lengths = range(len(term) - 1, len(term) + 2)
        found = self.variants(postings, term)
        if found is not None:
            return sorted((one for one in found if one[0] == term[0] and len(one) in lengths), key=len)
        if not self._shaped:
            for one in vocabulary:
                self._shaped.setdefault((one[:1], len(one)), []).append(one)
        likely = (one for length in lengths for one in self._shaped.get((term[0], length), ()))
        return [one for one in likely if is_variant(term, one)]

    def variants(self, postings: Postings, term: str) -> list[str] | None:
        """The terms that this one is a variant of; None where the index has too many words to compare it with."""
        vocabulary = self._current(postings)
        if len(vocabulary) > _FEW_TERMS:
            return None
        if term not in self._variants:
            self._forms = self._forms or WordForms(vocabulary)
            if len(self._variants) > _FEW_TERMS:
                self._variants.clear()
            self._variants[term] = self._forms.of(term)
        return self._variants[term]

    def _current(self, postings: Postings) -> Mapping[str, int]:
        """The terms of the index; what was looked up when there were others is forgotten."""
        vocabulary = postings.terms(_WORDS)
        if vocabulary is not self._vocabulary or len(vocabulary) != self._size or len(self._found) > _MOST_FOUND:
            self._vocabulary, self._size, self._found, self._shaped = vocabulary, len(vocabulary), {}, {}
            self._forms, self._variants = None, {}
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
        found.pop(postings.terms(_WORDS).get(term, NOWHERE), None)
    for phrase, weight in phrases:
        found |= {number: max(weight, found.get(number, 0.0)) for number in phrase}
    return found


def may_hold(
    postings: Postings, stand_ins: StandIns, words: Sequence[Wanted], weights: Sequence[float], least: float
) -> bool:
    """Whether entries could hold so much of several words, each of which counts its weight; looked at no further than
    that is sure."""
    most = 0.0
    for weight, share in zip(weights, _farthest(postings, stand_ins, words), strict=False):
        if most >= least:
            break
        most += weight * share
    return most >= least


def _farthest(postings: Postings, stand_ins: StandIns, words: Sequence[Wanted]) -> Iterator[float]:
    """How far any entry may hold each word at most, one after the other: what the vocabulary alone tells."""
    for term, others in words:
        if postings.is_held(_WORDS, term) or stand_ins.variants(postings, term) != []:
            yield 1.0
        else:
            yield next((share for _, share, told in others if any(stand_ins.of(postings, told))), 0.0)


def held(
    postings: Postings, stand_ins: StandIns, slots: Sequence[int], words: Sequence[Wanted], *, spellings: bool
) -> Floats:
    """How far each slot (row) holds each word (column): 1 for the word itself, or one spelled much like it where
    nothing holds that, or always with `spellings`; less for another."""
    here = [postings.first_numbers(slot) if slot != NOWHERE else set[int]() for slot in slots]
    vocabulary = postings.terms(_WORDS)
    forms: WordForms | None = None
    asked: list[tuple[set[int], list[tuple[float, Known]]]] = []
    for term, others in words:
        spelled = {vocabulary.get(term, NOWHERE)}
        if spellings or not postings.is_held(_WORDS, term):
            variants = stand_ins.variants(postings, term)
            if variants is None:
                forms = forms or WordForms(postings.names(_WORDS, set[int]().union(*here)))
                variants = forms.of(term)
            spelled.update(map(vocabulary.__getitem__, variants))
        asked.append((spelled, [(share, stand_ins.of(postings, told)) for _, share, told in others]))
    masks = _masks(here, asked)
    found = [[0.0] * len(words) for _ in slots]
    for column, (spelled, standing) in enumerate(asked):
        holding = [(share, _meaning(masks, known)) for share, known in standing] if standing else []
        # What holds it farthest comes first, and nothing after it counts.
        for share, mask in (*reversed(holding), (1.0, _holding(masks, spelled))):
            while mask:
                found[mask.bit_length() - 1][column] = share
                mask ^= 1 << mask.bit_length() - 1
    return np.array(found).reshape(len(slots), len(words))


def _masks(here: Sequence[Set[int]], asked: Sequence[tuple[Set[int], Sequence[tuple[float, Known]]]]) -> dict[int, int]:
    """By each term that is asked for, which entries hold it, as bits."""
    known = [one for _, standing in asked for _, one in standing]
    wanted = set[int]().union(*(spelled for spelled, _ in asked), *(one.terms for one in known))
    wanted = wanted.union(*(phrase for one in known for phrase in one.phrases))
    masks: dict[int, int] = {}
    for place, numbers in enumerate(here):
        for number in numbers & wanted:
            masks[number] = masks.get(number, 0) | 1 << place
    return masks


def _holding(masks: Mapping[int, int], numbers: Set[int]) -> int:
    """Which entries, as bits, hold one of these terms."""
    found = 0
    for number in numbers if len(numbers) < len(masks) else masks.keys() & numbers:
        found |= masks.get(number, 0)
    return found


def _meaning(masks: Mapping[int, int], known: Known) -> int:
    """Which entries hold one of these words, or all words of a phrase."""
    phrases = (reduce(and_, (masks.get(number, 0) for number in phrase)) for phrase in known.phrases)
    return reduce(or_, phrases, _holding(masks, known.terms))

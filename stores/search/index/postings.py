"""Which entries hold which term, and how often, in one or more fields with statistics of their own.

A term's list names the cells that hold it: a cell is one field of one entry. What a term weighs in a cell that holds
it once depends on the cell's length alone, so the lists hold no weights: scores are exact after every write, and a
write costs only its own terms.
"""

import json
from array import array
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from itertools import compress
from math import log
from typing import Any

import numpy as np

from stores.records import Term
from stores.search.index.growing_arrays import TWO_BYTES, Column, Floats, Ints, Mask, small
from stores.search.index.scores import Field, Weights, tally
from stores.search.index.vocabulary import Again, Asked, Kept, Vocabulary

_AT_ONCE = 1 << 17
"""So many counts are made at once: more of them leave the processor's cache."""


class Postings:
    """Entries by slot. Slots count up from 0 in the order of `add` and are not used twice.

    A removed entry leaves its slot in the lists and no trace in the statistics; its score means nothing. Only of the
    first field the terms are known entry by entry.
    """

    def __init__(self, settings: Sequence[Field]) -> None:
        self.settings = tuple(settings)
        self.fields = fields = len(self.settings)
        self._weights = Weights(self.settings)
        self.entries = 0
        self._lengths = Column(np.zeros(0, np.uint8))
        self._total_lengths = [0] * fields
        self._vocabularies = [Vocabulary() for _ in range(fields)]
        self._held = array("H")
        self._held_ends: array[int] | None = array("I", [0])
        self._lost: list[int] = []
        self._first: Floats | None = None

    @property
    def size(self) -> int:
        """How many slots were given out."""
        return len(self._lengths) // self.fields

    @property
    def nbytes(self) -> int:
        """About how much memory this takes."""
        terms = sum(vocabulary.nbytes for vocabulary in self._vocabularies)
        return terms + self._held.itemsize * len(self._held) + self._lengths.nbytes + 4 * self.size

    def terms(self, field: int) -> dict[str, int]:
        """The terms of a field with their numbers."""
        return self._vocabularies[field].terms

    def lengths(self, field: int) -> Ints:
        """The length of each slot in a field; 0 for an empty slot."""
        return self._lengths.view[field :: self.fields].astype(np.int64)

    def average_length(self, field: int) -> float:
        return self._total_lengths[field] / self.entries if self.entries else 0.0

    def add(self, *texts: Sequence[str]) -> int:
        """Take in an entry, the terms of each field; answers with its slot."""
        ends, slot = self._holdings(), self.size
        cell = slot * self.fields
        for field, tokens in enumerate(texts):
            numbers = self._vocabularies[field].add(tokens, cell + field)
            if not field:
                self._hold(numbers)
            self._lengths.append(len(tokens))
            self._total_lengths[field] += len(tokens)
        ends.append(len(self._held))
        self.entries += 1
        self._first = None
        return slot

    def _hold(self, numbers: list[int]) -> None:
        if self._held.typecode == "H" and len(self._vocabularies[0]) > TWO_BYTES:
            self._held = array("I", self._held)
        self._held.fromlist(numbers)

    def remove(self, slot: int) -> None:
        """Forget the terms of one entry; its slot stays empty."""
        self._vocabularies[0].lose(self._held_by(slot))
        for field in range(self.fields):
            cell = slot * self.fields + field
            self._total_lengths[field] -= self._lengths[cell]
            self._lengths[cell] = 0
            if field:
                self._lost.append(cell)
        self.entries -= 1
        self._first = None

    def _counted(self, field: int) -> Vocabulary:
        """The terms of a field, of which those of removed entries are counted: sought where they are asked for."""
        if self._lost and field:
            lost, self._lost = self._lost, []
            for other in self._vocabularies[1:]:
                other.lose(other.lists.holding(lost))
        return self._vocabularies[field]

    def idf(self, field: int, number: int) -> float:
        """ln((n − df + 0.5) / (df + 0.5) + 1): positive for every term, even in a memory of one entry."""
        holders = self._counted(field).holders(number)
        return log((self.entries - holders + 0.5) / (holders + 0.5) + 1)

    def idfs(self, field: int) -> dict[str, float]:
        """The terms that some entry holds in a field, with their idf."""
        held = self._counted(field)
        return {term: self.idf(field, number) for term, number in held.terms.items() if held.holders(number)}

    def asked(self, field: int, query: Mapping[str, float]) -> list[Asked]:
        """The terms of a query that some entry holds, each with how much it counts; all count the field's share."""
        return self.numbered(field, self._vocabularies[field].numbered(query))

    def numbered(self, field: int, query: Mapping[int, float]) -> list[Asked]:
        """The same of the numbers of terms."""
        return self._counted(field).asked(query, self.entries, self.settings[field].share)

    def scores(self, *asked: Sequence[Asked]) -> Floats:
        """What these terms, given field by field, add to the score of every slot (row) in every field (column)."""
        if not any(asked):
            return np.zeros((self.size, self.fields))
        first = self._first_weights()
        cells, gains = self._gains(asked, first.take)
        total = np.bincount(cells, gains, len(first)).astype(np.float64, copy=False)
        total *= first
        return total.reshape(-1, self.fields)

    def sums(self, *asked: Sequence[Asked]) -> tuple[Ints, Floats]:
        """The slots that hold one of these terms, and what all of them add to their scores: costs only their lists."""
        if not any(asked):
            return np.zeros(0, np.intp), np.zeros(0)
        cells, gains = self._gains(asked, self._first_of)
        gains *= self._first_of(cells)
        slots, places = np.unique(cells // self.fields, return_inverse=True)
        return slots, np.bincount(places, gains, len(slots)).astype(np.float64, copy=False)

    def _gains(self, asked: Sequence[Sequence[Asked]], first_of: Callable[[Ints], Floats]) -> tuple[Ints, Floats]:
        """The cells that hold one of these terms, and by what its weight there is multiplied."""
        lists, factors, again = list[Ints](), list[float](), list[Again]()
        for vocabulary, some in zip(self._vocabularies, asked, strict=False):
            lists += vocabulary.lists.take([number for number, _ in some])
            factors += [factor for _, factor in some]
            again += vocabulary.repeated(some)
        lists += [one[0] for one in again]
        factors += [one[1] for one in again]
        cells = np.concatenate(lists, dtype=np.intp)
        gains = np.array(factors).repeat([len(some) for some in lists])
        if again:
            times = np.concatenate([one[2] for one in again], dtype=np.float64)
            more = slice(len(cells) - len(times), None)
            # f times weigh f (k1 + 1) / (f + norm): beyond the first, this share of (k1 + 1) / (1 + norm).
            norm = (self._weights.k1_of(cells[more]) + 1) / first_of(cells[more]) - 1
            gains[more] *= norm * (times - 1) / (times + norm)
        return cells, gains

    def _first_weights(self) -> Floats:
        """What a term that occurs once weighs in each cell."""
        if self._first is None:
            self._first = self._weights.of_all(self._lengths.view.astype(np.float64), self._averages())
        return self._first

    def _first_of(self, cells: Ints) -> Floats:
        """The same of a few cells, where it is not known of all."""
        if self._first is not None:
            return self._first.take(cells)
        return self._weights.of_some(cells, self._lengths.view.take(cells), self._averages())

    def _averages(self) -> list[float]:
        return [self.average_length(field) for field in range(self.fields)]

    def held(self, field: int, groups: Sequence[tuple[Collection[str], int]]) -> Mask:
        """Which slots hold, in a field, at least so many of the different terms of some group."""
        found: Mask = np.zeros(self.size, np.bool_)
        known = self.terms(field) if groups else {}
        numbered = [([known[term] for term in terms if term in known], least) for terms, least in groups]
        # Where no entry could hold enough of them, no list is read.
        possible = [(numbers, least) for numbers, least in numbered if len(numbers) >= least]
        together = max(1, _AT_ONCE // max(1, self.size))
        for first in range(0, len(possible), together):
            some = possible[first : first + together]
            lists = self._vocabularies[field].lists.take([number for numbers, _ in some for number in numbers])
            rows = np.array([row for row, (numbers, _) in enumerate(some) for _ in numbers]) * self.size
            cells = np.concatenate(lists, dtype=np.intp) // self.fields
            cells += rows.repeat([len(one) for one in lists])
            counts = np.bincount(cells, minlength=len(some) * self.size).reshape(-1, self.size)
            found |= (counts >= np.array([[least] for _, least in some])).any(axis=0)
        return found

    def occurrences(self, field: int, term: str) -> tuple[Ints, Ints]:
        """Slots and how often they hold a term; a slot may come twice, and empty slots may be among them."""
        vocabulary = self._vocabularies[field]
        number = vocabulary.terms.get(term)
        if number is None:
            return np.zeros(0, np.intp), np.zeros(0, np.intp)
        slots = vocabulary.lists[number] // self.fields
        ones = np.ones(len(slots), np.intp)
        for cells, _, times in vocabulary.repeated([(number, 1.0)]):
            return np.concatenate((slots, cells // self.fields)), np.concatenate((ones, times - 1))
        return slots, ones

    def explain(self, field: int, slot: int, query: Iterable[str]) -> Iterator[Term]:
        """What each term of the query adds to the score of this slot."""
        cell, vocabulary = slot * self.fields + field, self._counted(field)
        k1, b, share = self.settings[field]
        norm = k1 * (1 - b + b * self._lengths[cell] / (self.average_length(field) or 1.0))
        for term, times in tally(query).items():
            number = vocabulary.terms.get(term)
            if number is not None and (frequency := vocabulary.frequency(number, cell)):
                idf = self.idf(field, number)
                yield Term(term, share * times * idf * frequency * (k1 + 1) / (frequency + norm), idf, frequency)

    def first_terms(self, slots: Iterable[int]) -> list[dict[str, int]]:
        """For each of these entries the terms it holds in the first field, with their frequencies."""
        first = self._vocabularies[0]
        names = list(first.terms)
        return [
            {names[number]: first.frequency(number, slot * self.fields) for number in self._held_by(slot)}
            for slot in slots
        ]

    def is_held(self, field: int, term: str) -> bool:
        """Whether some entry holds a term in a field."""
        number = self.terms(field).get(term)
        return number is not None and self._counted(field).holders(number) > 0

    def first_numbers(self, slot: int) -> set[int]:
        """The numbers of the terms that an entry holds in the first field."""
        return set(self._held_by(slot))

    def names(self, field: int, numbers: Iterable[int]) -> list[str]:
        """The terms of a field that have these numbers."""
        names = list(self.terms(field))
        return [names[number] for number in numbers]

    def _held_by(self, slot: int) -> "array[int]":
        ends = self._holdings()
        return self._held[ends[slot] : ends[slot + 1]]

    def _holdings(self) -> "array[int]":
        """Where the terms of each entry in the first field end; derived from the lists when loaded."""
        if self._held_ends is None:
            counts, cells = self._vocabularies[0].lists.flat()
            kind = "I" if len(counts) > TWO_BYTES else "H"
            numbers = np.repeat(np.arange(len(counts), dtype=kind), counts)
            self._held = array(kind, numbers[np.argsort(cells, kind="stable")].tobytes())
            ends = np.cumsum(np.bincount(cells // self.fields, minlength=self.size))
            self._held_ends = array("I", np.append(0, ends).astype(np.uint32).tobytes())
        return self._held_ends

    def renumber(self, kept: Ints) -> None:
        """Keep only these slots, numbered anew in their order, and drop terms that no entry holds any more."""
        new = np.full((self.size, self.fields), -1)
        new[kept] = np.arange(len(kept) * self.fields).reshape(-1, self.fields)
        lengths = self._lengths.view.reshape(-1, self.fields)[kept]
        self._take({"lengths": lengths.ravel(), **self._parts(new.ravel())})

    def parts(self) -> dict[str, bytes | Ints]:
        """What a snapshot holds; call it when no slot is empty."""
        return {"lengths": self._lengths.view.astype(np.uint32), **self._parts(np.arange(len(self._lengths)))}

    def _parts(self, new: Ints) -> dict[str, Any]:
        """Terms and lists, where `new` gives each cell its number; those without one (-1) are left out."""
        kept = [vocabulary.kept(new) for vocabulary in self._vocabularies]
        before = np.cumsum([0, *(len(one.terms) for one in kept)]).tolist()
        return {
            "terms": json.dumps([term for one in kept for term in one.terms]).encode(),
            "fields": np.repeat(np.arange(self.fields, dtype=np.uint8), [len(one.terms) for one in kept]),
            "counts": np.concatenate([one.counts for one in kept]),
            "cells": small(np.concatenate([one.cells for one in kept])),
            "again": np.concatenate([one.again + first for one, first in zip(kept, before, strict=False)]),
            "again_cells": small(np.concatenate([one.again_cells for one in kept])),
            "times": small(np.concatenate([one.times for one in kept])),
        }

    def _take(self, parts: Mapping[str, Any]) -> None:
        """Hold what `parts` describes, instead of what was here."""
        self._lengths = Column(small(parts["lengths"]))
        self.entries = self.size
        self._total_lengths = [int(self.lengths(field).sum()) for field in range(self.fields)]
        terms, fields, counts = json.loads(parts["terms"]), parts["fields"], parts["counts"].astype(np.int64)
        for field in range(self.fields):
            ours = fields == field
            places, again = np.cumsum(ours) - 1, ours[parts["again"]]
            self._vocabularies[field] = Vocabulary.of(
                Kept(
                    list(compress(terms, ours.tolist())),
                    counts[ours],
                    parts["cells"][np.repeat(ours, counts)],
                    places[parts["again"][again]],
                    parts["again_cells"][again],
                    parts["times"][again],
                )
            )
        self._held_ends = self._first = None
        self._lost = []

    @classmethod
    def of_parts(cls, parts: Mapping[str, Any], settings: Sequence[Field]) -> "Postings":
        """The postings that `parts` described."""
        postings = cls(settings)
        postings._take(parts)
        return postings

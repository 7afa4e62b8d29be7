"""Which entries hold which term, and how often, in one or more fields with statistics of their own.

A term's list names the cells that hold it: a cell is one field of one entry. What a term weighs in a cell that holds
it once depends on the cell's length alone, so the lists hold no weights: scores are exact after every write, and a
write costs only its own terms. The few cells that hold a term several times stand in a second list, with how often.
"""

import json
from array import array
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from math import log
from typing import Any

import numpy as np

from stores.records import Term
from stores.search.index.growing_arrays import Floats, Ints, Lists, Mask, counted, place, renumbered, small
from stores.search.index.scores import Field, Weights, tally

Asked = tuple[int, float]
"""The number of a term, and its factor: its idf times how often it is asked."""

TWO_BYTES = 1 << 16
"""So many terms can be numbered in two bytes each."""
_AT_ONCE = 1 << 17
"""So many counts are made at once: more of them leave the processor's cache."""


class Postings:
    """Entries by slot. Slots count up from 0 in the order of `add` and are not used twice.

    A removed entry leaves its slot in the lists and no trace in the statistics; its score means nothing.
    """

    def __init__(self, settings: Sequence[Field]) -> None:
        self.settings = tuple(settings)
        self.fields = fields = len(self.settings)
        self._weights = Weights(self.settings)
        self.entries = 0
        self._lengths = array("I")
        self._total_lengths = [0] * fields
        self.terms: list[dict[str, int]] = [{} for _ in range(fields)]
        self._names: list[str] = []
        self._holders = array("I")
        self._lists = Lists()
        self._repeated: dict[int, int] = {}
        self._again = Lists()
        self._times = Lists()
        self._held = array("H")
        self._held_ends: array[int] | None = array("I", [0])
        self._first: Floats | None = None

    @property
    def size(self) -> int:
        """How many slots were given out."""
        return len(self._lengths) // self.fields

    @property
    def nbytes(self) -> int:
        """About how much memory this takes; a term costs a string and a place in a dictionary."""
        lists = self._lists.nbytes + self._again.nbytes + self._times.nbytes + 40 * len(self._repeated)
        return lists + self._held.itemsize * len(self._held) + 16 * len(self._lengths) + 110 * len(self._holders)

    def lengths(self, field: int) -> Ints:
        """The length of each slot in a field; 0 for an empty slot."""
        return np.array(self._lengths[field :: self.fields], np.int64)

    def average_length(self, field: int) -> float:
        return self._total_lengths[field] / self.entries if self.entries else 0.0

    def add(self, *texts: Sequence[str]) -> int:
        """Take in an entry, the terms of each field; answers with its slot."""
        slot, ends = self.size, self._holdings()
        for field, tokens in enumerate(texts):
            cell = slot * self.fields + field
            terms, holders, numbers = self.terms[field], self._holders, list[int]()
            for term, times in tally(tokens).items():
                number = terms[term] if term in terms else self._new_term(terms, term)
                holders[number] += 1
                numbers.append(number)
                if times > 1:
                    self._repeat(number, cell, times)
            self._lists.append(numbers, cell)
            self._held.extend(numbers)
            self._lengths.append(len(tokens))
            self._total_lengths[field] += len(tokens)
        ends.append(len(self._held))
        self.entries += 1
        self._first = None
        return slot

    def remove(self, slot: int) -> None:
        """Forget the terms of one entry; its slot stays empty."""
        for number in self._held_by(slot):
            self._holders[number] -= 1
        for field in range(self.fields):
            self._total_lengths[field] -= self._lengths[slot * self.fields + field]
            self._lengths[slot * self.fields + field] = 0
        self.entries -= 1
        self._first = None

    def _new_term(self, terms: dict[str, int], term: str) -> int:
        number = self._lists.open()
        if number == TWO_BYTES:
            self._held = array("I", self._held)
        self._holders.append(0)
        terms[term] = counted(number + 1)[number]
        self._names.append(term)
        return number

    def _repeat(self, number: int, cell: int, times: int) -> None:
        if number not in self._repeated:
            self._repeated[number] = self._again.open()
            self._times.open()
        self._again.append((self._repeated[number],), cell)
        self._times.append((self._repeated[number],), times)

    def idf(self, number: int) -> float:
        """ln((n − df + 0.5) / (df + 0.5) + 1): positive for every term, even in a memory of one entry."""
        holders = self._holders[number]
        return log((self.entries - holders + 0.5) / (holders + 0.5) + 1)

    def idfs(self, field: int) -> dict[str, float]:
        """The terms that some entry holds in a field, with their idf."""
        return {term: self.idf(number) for term, number in self.terms[field].items() if self._holders[number]}

    def asked(self, field: int, query: Mapping[str, float]) -> list[Asked]:
        """The terms of a query that some entry holds, each with how much it counts; all count the field's share."""
        terms = self.terms[field]
        return self.numbered(field, {terms[term]: times for term, times in query.items() if term in terms})

    def numbered(self, field: int, query: Mapping[int, float]) -> list[Asked]:
        """The same of the numbers of terms."""
        holders, entries, share = self._holders, self.entries, self.settings[field].share
        return [
            (number, share * times * log((entries - many + 0.5) / (many + 0.5) + 1))
            for number, times in query.items()
            if (many := holders[number])
        ]

    def scores(self, asked: Sequence[Asked]) -> Floats:
        """What these terms add to the score of every slot (row) in every field (column)."""
        if not asked:
            return np.zeros((self.size, self.fields))
        first = self._first_weights()
        cells, gains = self._gains(asked, first.take)
        total = np.bincount(cells, gains, len(first)).astype(np.float64, copy=False)
        total *= first
        return total.reshape(-1, self.fields)

    def sums(self, asked: Sequence[Asked]) -> tuple[Ints, Floats]:
        """The slots that hold one of these terms, and what all of them add to their scores: costs only their lists."""
        if not asked:
            return np.zeros(0, np.intp), np.zeros(0)
        cells, gains = self._gains(asked, self._first_of)
        gains *= self._first_of(cells)
        slots, places = np.unique(cells // self.fields, return_inverse=True)
        return slots, np.bincount(places, gains, len(slots)).astype(np.float64, copy=False)

    def _gains(self, asked: Sequence[Asked], first_of: Callable[[Ints], Floats]) -> tuple[Ints, Floats]:
        """The cells that hold one of these terms, and by what its weight there is multiplied."""
        repeated = self._repeated
        again = [(repeated[number], factor) for number, factor in asked if number in repeated]
        lists = self._lists.take([number for number, _ in asked]) + self._again.take([number for number, _ in again])
        cells = np.concatenate(lists, dtype=np.intp)
        gains = np.array([factor for _, factor in (*asked, *again)]).repeat([len(some) for some in lists])
        if again:
            times = np.concatenate(self._times.take([number for number, _ in again]), dtype=np.float64)
            more = slice(len(cells) - len(times), None)
            # f times weigh f (k1 + 1) / (f + norm): beyond the first, this share of (k1 + 1) / (1 + norm).
            norm = (self._weights.k1_of(cells[more]) + 1) / first_of(cells[more]) - 1
            gains[more] *= norm * (times - 1) / (times + norm)
        return cells, gains

    def _first_weights(self) -> Floats:
        """What a term that occurs once weighs in each cell."""
        if self._first is None:
            self._first = self._weights.of_all(np.array(self._lengths, np.float64), self._averages())
        return self._first

    def _first_of(self, cells: Ints) -> Floats:
        """The same of a few cells, where it is not known of all."""
        if self._first is not None:
            return self._first.take(cells)
        return self._weights.of_some(cells, np.frombuffer(self._lengths, np.uint32).take(cells), self._averages())

    def _averages(self) -> list[float]:
        return [self.average_length(field) for field in range(self.fields)]

    def held(self, field: int, groups: Sequence[tuple[Collection[str], int]]) -> Mask:
        """Which slots hold, in a field, at least so many of the different terms of some group."""
        found: Mask = np.zeros(self.size, np.bool_)
        known = self.terms[field] if groups else {}
        numbered = [([known[term] for term in terms if term in known], least) for terms, least in groups]
        # Where no entry could hold enough of them, no list is read.
        possible = [(numbers, least) for numbers, least in numbered if len(numbers) >= least]
        together = max(1, _AT_ONCE // max(1, self.size))
        for first in range(0, len(possible), together):
            some = possible[first : first + together]
            lists = self._lists.take([number for numbers, _ in some for number in numbers])
            rows = np.array([row for row, (numbers, _) in enumerate(some) for _ in numbers]) * self.size
            cells = np.concatenate(lists, dtype=np.intp) // self.fields
            cells += rows.repeat([len(one) for one in lists])
            counts = np.bincount(cells, minlength=len(some) * self.size).reshape(-1, self.size)
            found |= (counts >= np.array([[least] for _, least in some])).any(axis=0)
        return found

    def occurrences(self, field: int, term: str) -> tuple[Ints, Ints]:
        """Slots and how often they hold a term; a slot may come twice, and empty slots may be among them."""
        number = self.terms[field].get(term)
        if number is None:
            return np.zeros(0, np.intp), np.zeros(0, np.intp)
        slots = self._lists[number] // self.fields
        ones = np.ones(len(slots), np.intp)
        if number not in self._repeated:
            return slots, ones
        again, times = (lists[self._repeated[number]] for lists in (self._again, self._times))
        return np.concatenate((slots, again // self.fields)), np.concatenate((ones, times - 1))

    def explain(self, field: int, slot: int, query: Iterable[str]) -> Iterator[Term]:
        """What each term of the query adds to the score of this slot."""
        cell = slot * self.fields + field
        k1, b, share = self.settings[field]
        norm = k1 * (1 - b + b * self._lengths[cell] / (self.average_length(field) or 1.0))
        for term, times in tally(query).items():
            number = self.terms[field].get(term)
            if number is not None and (frequency := self._frequency(number, cell)):
                idf = self.idf(number)
                yield Term(term, share * times * idf * frequency * (k1 + 1) / (frequency + norm), idf, frequency)

    def terms_of(self, field: int, slots: Iterable[int]) -> list[dict[str, int]]:
        """For each of these entries the terms it holds in a field, with their frequencies."""
        names = {number: term for term, number in self.terms[field].items()}
        return [
            {
                names[number]: self._frequency(number, slot * self.fields + field)
                for number in self._held_by(slot)
                if number in names
            }
            for slot in slots
        ]

    def is_held(self, field: int, term: str) -> bool:
        """Whether some entry holds a term in a field."""
        number = self.terms[field].get(term)
        return number is not None and self._holders[number] > 0

    def first_numbers(self, slot: int) -> set[int]:
        """The numbers of the terms that an entry holds in the first field. Some of the next field may be among them: a
        term that stands several times leaves its place to them."""
        ends = self._holdings()
        return set(self._held[ends[slot] : min(ends[slot] + self._lengths[slot * self.fields], ends[slot + 1])])

    def names(self, field: int, numbers: Iterable[int]) -> list[str]:
        """Those of the terms that are of a field."""
        known, names = self.terms[field], self._names
        return [names[number] for number in numbers if known.get(names[number]) == number]

    def _frequency(self, number: int, cell: int) -> int:
        if place(self._lists[number], cell) < 0:
            return 0
        if number not in self._repeated:
            return 1
        at = place(self._again[self._repeated[number]], cell)
        return int(self._times[self._repeated[number]][at]) if at >= 0 else 1

    def _held_by(self, slot: int) -> "array[int]":
        ends = self._holdings()
        return self._held[ends[slot] : ends[slot + 1]]

    def _holdings(self) -> "array[int]":
        """Where the terms of each entry, those of its first field first, end; derived from the lists when loaded."""
        if self._held_ends is None:
            counts, cells = self._lists.flat()
            slots = cells // self.fields
            kind = "I" if len(counts) > TWO_BYTES else "H"
            numbers = np.repeat(np.arange(len(counts), dtype=kind), counts)
            self._held = array(kind, numbers[np.argsort(cells, kind="stable")].tobytes())
            ends = np.cumsum(np.bincount(slots, minlength=self.size))
            self._held_ends = array("I", np.append(0, ends).astype(np.uint32).tobytes())
        return self._held_ends

    def renumber(self, kept: Ints) -> None:
        """Keep only these slots, numbered anew in their order, and drop terms that no entry holds any more."""
        new = np.full((self.size, self.fields), -1)
        new[kept] = np.arange(len(kept) * self.fields).reshape(-1, self.fields)
        lengths = np.array(self._lengths, np.uint32).reshape(-1, self.fields)[kept]
        self._take({"lengths": lengths.ravel(), **self._parts(new.ravel())})

    def parts(self) -> dict[str, bytes | Ints]:
        """What a snapshot holds; call it when no slot is empty."""
        return {"lengths": np.array(self._lengths, np.uint32), **self._parts(np.arange(len(self._lengths)))}

    def _parts(self, new: Ints) -> dict[str, Any]:
        """Terms and lists, where `new` gives each cell its number; those without one (-1) are left out."""
        numbers, cells, _ = renumbered(self._lists, np.arange(len(self._holders)), new)
        again, again_cells, alive = renumbered(self._again, np.array(list(self._repeated), np.intp), new)
        counts = np.bincount(numbers, minlength=len(self._holders))
        order = np.argsort(again, kind="stable")
        held = counts > 0
        fields = np.zeros(len(counts), np.uint8)
        names = [""] * len(counts)
        for field, terms in enumerate(self.terms):
            fields[list(terms.values())] = field
            for term, number in terms.items():
                names[number] = term
        return {
            "terms": json.dumps([name for name, kept in zip(names, held.tolist(), strict=True) if kept]).encode(),
            "fields": fields[held],
            "counts": counts[held],
            "cells": small(cells),
            "again": (np.cumsum(held) - 1)[again[order]],
            "again_cells": small(again_cells[order]),
            "times": small(self._times.flat()[1][alive][order]),
        }

    def _take(self, parts: Mapping[str, Any]) -> None:
        """Hold what `parts` describes, instead of what was here."""
        self._lengths = array("I", parts["lengths"].tobytes())
        self.entries = self.size
        self._total_lengths = [int(self.lengths(field).sum()) for field in range(self.fields)]
        self._names = terms = json.loads(parts["terms"])
        fields = parts["fields"]
        numbered = list(zip(terms, counted(len(terms)), fields.tolist(), strict=False))
        self.terms = [{term: at for term, at, where in numbered if where == field} for field in range(self.fields)]
        self._lists.lay_out(parts["counts"].astype(np.int64), parts["cells"])
        self._holders = array("I", parts["counts"].astype(np.uint32).tobytes())
        repeated, counts = np.unique(parts["again"], return_counts=True)
        self._repeated = dict(zip(repeated.tolist(), counted(len(repeated)), strict=False))
        self._again.lay_out(counts, parts["again_cells"])
        self._times.lay_out(counts, parts["times"])
        self._held_ends = self._first = None

    @classmethod
    def of_parts(cls, parts: Mapping[str, Any], settings: Sequence[Field]) -> "Postings":
        """The postings that `parts` described."""
        postings = cls(settings)
        postings._take(parts)
        return postings

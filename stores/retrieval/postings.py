"""One field of an index: which entries hold which term, and how often.

A posting is a slot (the entry's number) and a code that names a pair of term frequency and entry length. Weights are
looked up by code when a query runs, so scores are exact after every write, and a write costs only its own terms.
"""

import json
from array import array
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import log
from typing import Any

import numpy as np

from stores.records import Term
from stores.retrieval.arena import Arena, Ints, spread
from stores.retrieval.query_term import QueryTerm
from stores.retrieval.weights import DEAD, Weights

DENSE_FROM = 16_384
DENSE_SHARE = 16
"""From so many slots on, a term held by more than one entry in sixteen keeps a code per slot instead of a list."""

Asked = tuple[int, int, float]
"""The number of a term, how many postings it has, and its factor: its idf times how often it is asked."""

TWO_BYTES = 1 << 16
"""So many slots and codes fit two bytes each; with more, they take four."""


class Postings:
    """The postings of one field. Slots count up from 0 in the order of `add` and are not used twice."""

    def __init__(self, k1: float = 1.5, b: float = 0.75) -> None:
        self.entries = 0
        self.total_length = 0
        self.lengths = array("I")
        self.weights = Weights(k1, b)
        self._terms: dict[str, int] = {}
        self.starts = array("I")
        self._count = array("I")
        self._dead: dict[int, int] = {}
        self.rows: dict[int, Ints] = {}
        self._room = DENSE_FROM
        self.arena = Arena()
        self._held_terms = array("I")
        self._held_ends: array[int] | None = array("I", [0])

    @property
    def size(self) -> int:
        """How many slots were given out."""
        return len(self.lengths)

    @property
    def crowded(self) -> bool:
        """More slots are empty than not: time to renumber."""
        return len(self.lengths) > 2 * self.entries + 1024

    @property
    def average_length(self) -> float:
        return self.total_length / self.entries if self.entries else 0.0

    @property
    def nbytes(self) -> int:
        """About how much memory this takes; a term costs a string, a number and a place in a dictionary."""
        rows = sum(row.nbytes for row in self.rows.values())
        return self.arena.nbytes + rows + 4 * len(self._held_terms) + 8 * self.size + 150 * len(self._terms)

    def add(self, tokens: Sequence[str]) -> int:
        """Take in the terms of one entry; answers with its slot."""
        ends = self._holdings()
        slot, length = len(self.lengths), len(tokens)
        if slot == self._room:
            self._widen()
        if slot == TWO_BYTES:
            self.arena.widen_slots()
        self.lengths.append(length)
        terms, count, start, dense, arena = self._terms, self._count, self.starts, self.rows, self.arena
        once = self._code(1, length)
        numbers = []
        for term, frequency in tally(tokens).items():
            code = once if frequency == 1 else self._code(frequency, length)
            number = terms.get(term)
            if number is None:
                number = self._new_term(term)
            numbers.append(number)
            many = count[number]
            count[number] = many + 1
            if number in dense:
                dense[number][slot] = code
                continue
            if many & (many - 1):
                at = start[number] + many
            else:
                at = start[number] = arena.enlarge(start[number], many)
                at += many
            arena.slot_at[at] = slot
            arena.code_at[at] = code
        self._held_terms.extend(numbers)
        ends.append(len(self._held_terms))
        self.entries += 1
        self.total_length += length
        return slot

    def remove(self, slot: int) -> None:
        """Forget the terms of one entry; its slot stays empty."""
        for number in self._held_by(slot):
            if number in self.rows:
                self.rows[number][slot] = DEAD
                self._count[number] -= 1
            else:
                self.arena.code_at[self._find(number, slot)] = DEAD
                self._dead[number] = self._dead.get(number, 0) + 1
        self.entries -= 1
        self.total_length -= self.lengths[slot]
        self.lengths[slot] = 0

    def terms_of(self, slot: int) -> dict[str, int]:
        """The terms of one entry with their frequencies."""
        numbers = set(self._held_by(slot))
        names = [term for term, number in self._terms.items() if number in numbers]
        return {term: self.frequency(term, slot) for term in names}

    def vocabulary(self) -> list[str]:
        """The terms that some entry holds."""
        return [term for term in self._terms if self.holders(term)]

    def frequency(self, term: str, slot: int) -> int:
        """How often the entry in this slot holds the term."""
        number = self._terms.get(term)
        if number is None:
            return 0
        if number in self.rows:
            return self.weights.frequencies[int(self.rows[number][slot])]
        at = self._find(number, slot)
        return self.weights.frequencies[self.arena.code_at[at]] if at >= 0 else 0

    def holders(self, term: str) -> int:
        """How many entries hold the term."""
        number = self._terms.get(term)
        return 0 if number is None else self._count[number] - self._dead.get(number, 0)

    def idf(self, term: str) -> float:
        """ln((n − df + 0.5) / (df + 0.5) + 1): positive for every term, even in a memory of one entry."""
        holders = self.holders(term)
        return log((self.entries - holders + 0.5) / (holders + 0.5) + 1)

    def query_terms(self, query: Iterable[str], boost: float = 1.0) -> list[QueryTerm]:
        """The terms of a query that some entry holds; a term asked twice counts twice."""
        return [QueryTerm(boost * factor, self, number, count) for number, count, factor in self.asked(query)]

    def asked(self, query: Iterable[str]) -> Iterator[Asked]:
        """The terms of a query that some entry holds; what a posting of one adds is its weight times the factor."""
        if not self.entries:
            return
        self.weights.refresh(self.total_length / self.entries)
        terms, counts, dead, entries = self._terms, self._count, self._dead, self.entries
        for term, times in tally(query).items():
            number = terms.get(term)
            if number is None:
                continue
            count = holders = counts[number]
            if number in dead:
                holders -= dead[number]
            if holders:
                yield number, count, times * log((entries - holders + 0.5) / (holders + 0.5) + 1)

    def explain(self, slot: int, query: Iterable[str], boost: float = 1.0) -> Iterator[Term]:
        """What each term of the query adds to the score of this slot."""
        if self.entries:
            self.weights.refresh(self.average_length)
        for term, times in tally(query).items():
            if frequency := self.frequency(term, slot):
                idf = self.idf(term)
                code = self.weights.codes[frequency, self.lengths[slot]]
                yield Term(term, boost * times * idf * float(self.weights.array[code]), idf, frequency)

    def _code(self, frequency: int, length: int) -> int:
        code = self.weights.codes.get((frequency, length))
        if code is None:
            code = self.weights.add(frequency, length)
            if code == TWO_BYTES:
                self._widen_codes()
        return code

    def _widen_codes(self) -> None:
        self.arena.widen_codes()
        self.rows.update({number: row.astype(np.uint32) for number, row in self.rows.items()})

    def _new_term(self, term: str) -> int:
        number = self._terms[term] = len(self._terms)
        self.starts.append(0)
        self._count.append(0)
        return number

    def _find(self, number: int, slot: int) -> int:
        """Where the arena holds the posting of this term and slot, or -1."""
        start = self.starts[number]
        end = start + self._count[number]
        at = bisect_left(self.arena.slot_at, slot, start, end)
        return at if at < end and self.arena.slot_at[at] == slot else -1

    def _held_by(self, slot: int) -> "array[int]":
        ends = self._holdings()
        return self._held_terms[ends[slot] : ends[slot + 1]]

    def _holdings(self) -> "array[int]":
        """Where the terms of each entry end; derived from the postings when those were loaded."""
        if self._held_ends is None:
            numbers, slots, _ = self._flat()
            order = np.argsort(slots, kind="stable")
            self._held_terms = array("I", numbers[order].astype(np.uint32).tobytes())
            ends = np.cumsum(np.bincount(slots, minlength=self.size))
            self._held_ends = array("I", [0])
            self._held_ends.frombytes(ends.astype(np.uint32).tobytes())
        return self._held_ends

    def _flat(self) -> tuple[Ints, Ints, Ints]:
        """All living postings as three arrays: number of the term, slot, code; each term in one run."""
        counts = np.array(self._count, np.int64)
        counts[list(self.rows)] = 0
        at = spread(np.array(self.starts, np.int64), counts)
        numbers = [np.repeat(np.arange(len(counts)), counts)]
        slots, codes = [self.arena.slots[at]], [self.arena.codes[at]]
        for number, row in self.rows.items():
            filled = np.flatnonzero(row).astype(self.arena.slots.dtype)
            numbers.append(np.full(len(filled), number))
            slots.append(filled)
            codes.append(row[filled])
        all_codes = np.concatenate(codes)
        alive = all_codes != DEAD
        return np.concatenate(numbers)[alive], np.concatenate(slots)[alive], all_codes[alive]

    def renumber(self, kept: Ints) -> None:
        """Keep only these slots, numbered anew in their order, and drop terms that no entry holds any more."""
        names, counts, slots, codes = self._lists()
        new = np.zeros(self.size, np.uint32)
        new[kept] = np.arange(len(kept))
        self.lengths = array("I", np.array(self.lengths, np.uint32)[kept].tobytes())
        self._lay_out(names, counts, new[slots], codes)

    def _lists(self) -> tuple[list[str], Ints, Ints, Ints]:
        """The terms that some entry holds, how many each, and their postings one after the other."""
        numbers, slots, codes = self._flat()
        runs = np.flatnonzero(np.diff(numbers, prepend=-1))
        names = list(self._terms)
        return [names[number] for number in numbers[runs].tolist()], np.diff(runs, append=len(numbers)), slots, codes

    def _lay_out(self, names: Sequence[str], counts: Ints, slots: Ints, codes: Ints) -> None:
        self._terms = dict(zip(names, range(len(names)), strict=True))
        self.arena = Arena()
        slots = slots.astype(np.uint32 if self.size > TWO_BYTES else np.uint16, copy=False)
        self.starts = array("I", self.arena.fill(counts, slots, codes).astype(np.uint32).tobytes())
        self._count = array("I", counts.astype(np.uint32).tobytes())
        self._dead, self.rows, self._held_ends = {}, {}, None
        self._room = max(DENSE_FROM, 1 << self.size.bit_length())
        self._choose_dense()

    def _widen(self) -> None:
        """Twice the slots; the moment to see anew which terms are dense."""
        self._room *= 2
        self.rows.update({number: np.pad(row, (0, self._room - len(row))) for number, row in self.rows.items()})
        self._choose_dense()

    def _choose_dense(self) -> None:
        if self.size < DENSE_FROM:
            return
        for number in np.flatnonzero(np.array(self._count, np.int64) * DENSE_SHARE > self.size).tolist():
            if number in self.rows:
                continue
            start, count = self.starts[number], self._count[number]
            row = np.zeros(self._room, self.arena.codes.dtype)
            row[self.arena.slots[start : start + count]] = self.arena.codes[start : start + count]
            self.rows[number] = row
            self.arena.free(start, 1 << (count - 1).bit_length())
            self._count[number] = count - self._dead.pop(number, 0)

    def parts(self) -> dict[str, bytes | Ints]:
        """What a snapshot holds; call it when no slot is empty."""
        names, counts, slots, codes = self._lists()
        return {
            "terms": json.dumps(names).encode(),
            "counts": counts.astype(np.uint32),
            "slots": slots,
            "codes": codes,
            "lengths": np.array(self.lengths, np.uint32),
            "pairs": np.array([self.weights.frequencies, self.weights.lengths], np.uint32),
        }

    @classmethod
    def of_parts(cls, parts: Mapping[str, Any], k1: float, b: float) -> "Postings":
        """The field that `parts` described."""
        field = cls(k1, b)
        field.weights.restore(*(half.tobytes() for half in parts["pairs"].reshape(2, -1)))
        field.lengths = array("I", parts["lengths"].tobytes())
        field.entries = len(field.lengths)
        field.total_length = sum(field.lengths)
        field._lay_out(json.loads(parts["terms"]), parts["counts"].astype(np.int64), parts["slots"], parts["codes"])
        return field


def tally(tokens: Iterable[str]) -> dict[str, int]:
    """How often each token occurs, in the order of first occurrence; for short texts faster than `Counter`."""
    counts: dict[str, int] = {}
    for token in tokens:
        counts[token] = counts.get(token, 0) + 1
    return counts

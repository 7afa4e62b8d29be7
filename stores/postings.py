"""One field of an index: which entries hold which term, how often, and what that is worth under BM25.

A posting is a slot (the entry's number) and a code that names a pair of term frequency and entry length. A small
table gives each code's weight and is rebuilt when the average length moves, so scores are exact after every write,
and a write costs only the entry's own terms.
"""

import json
import math
from array import array
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from stores.arena import Arena, Ints, spread
from stores.records import Term

Floats = npt.NDArray[np.float64]

DEAD = 0
"""The code of a posting whose entry was removed; it weighs nothing."""

DENSE_FROM = 4096
DENSE_SHARE = 8
"""From so many slots on, a term held by more than one entry in eight keeps a code per slot instead of a list."""


class Clause(NamedTuple):
    """What one query term adds: factor × weight of the code, over a list of slots or, without one, over all slots."""

    times: float
    factor: float
    weights: Floats
    table: list[float]
    codes: Ints
    slots: Ints | None
    bound: float


class Postings:
    """The postings of one field. Slots count up from 0 in the order of `add` and are not used twice."""

    def __init__(self, k1: float = 1.5, b: float = 0.75) -> None:
        self.k1 = k1
        self.b = b
        self.entries = 0
        self.total_length = 0
        self.lengths = array("I")
        self._terms: dict[str, int] = {}
        self._start = array("Q")
        self._count = array("I")
        self._dead: dict[int, int] = {}
        self._dense: dict[int, Ints] = {}
        self._room = DENSE_FROM
        self._arena = Arena()
        self._codes: dict[tuple[int, int], int] = {(0, 0): DEAD}
        self._code_frequency = array("I", [0])
        self._code_length = array("I", [0])
        self._held_terms = array("I")
        self._held_ends: array[int] | None = array("Q", [0])
        self._weights: Floats = np.zeros(1)
        self._table: list[float] = []
        self._heaviest = 0.0
        self._weighed = (-1, -1, -1)

    @property
    def size(self) -> int:
        """How many slots were given out."""
        return len(self.lengths)

    @property
    def average_length(self) -> float:
        return self.total_length / self.entries if self.entries else 0.0

    @property
    def nbytes(self) -> int:
        """About how much memory this takes; a term costs a string, a number and a place in a dictionary."""
        rows = sum(row.nbytes for row in self._dense.values())
        held = 4 * len(self._held_terms) + 12 * self.size
        return self._arena.nbytes + rows + held + 170 * len(self._terms)

    def add(self, tokens: Sequence[str]) -> int:
        """Take in the terms of one entry; answers with its slot."""
        ends = self._holdings()
        slot, length = len(self.lengths), len(tokens)
        if slot == self._room:
            self._widen()
        self.lengths.append(length)
        terms, count, start, dense, arena = self._terms, self._count, self._start, self._dense, self._arena
        hold = self._held_terms.append
        for term, frequency in Counter(tokens).items():
            code = self._codes.get((frequency, length)) or self._new_code(frequency, length)
            number = terms.get(term)
            if number is None:
                number = self._new_term(term)
            hold(number)
            many = count[number]
            count[number] = many + 1
            if dense and number in dense:
                dense[number][slot] = code
                continue
            if not many & (many - 1):
                start[number] = arena.enlarge(start[number], many)
            at = start[number] + many
            arena.slot_at[at] = slot
            arena.code_at[at] = code
        ends.append(len(self._held_terms))
        self.entries += 1
        self.total_length += length
        return slot

    def remove(self, slot: int) -> None:
        """Forget the terms of one entry; its slot stays empty."""
        for number in self._held_by(slot):
            if number in self._dense:
                self._dense[number][slot] = DEAD
                self._count[number] -= 1
            else:
                self._arena.code_at[self._find(number, slot)] = DEAD
                self._dead[number] = self._dead.get(number, 0) + 1
        self.entries -= 1
        self.total_length -= self.lengths[slot]
        self.lengths[slot] = 0

    def terms_of(self, slot: int) -> dict[str, int]:
        """The terms of one entry with their frequencies."""
        numbers = set(self._held_by(slot))
        names = [term for term, number in self._terms.items() if number in numbers]
        return {term: self.frequency(term, slot) for term in names}

    def frequency(self, term: str, slot: int) -> int:
        """How often the entry in this slot holds the term."""
        number = self._terms.get(term)
        if number is None:
            return 0
        if number in self._dense:
            return self._code_frequency[int(self._dense[number][slot])]
        at = self._find(number, slot)
        return self._code_frequency[self._arena.code_at[at]] if at >= 0 else 0

    def holders(self, term: str) -> int:
        """How many entries hold the term."""
        number = self._terms.get(term)
        return 0 if number is None else self._count[number] - self._dead.get(number, 0)

    def idf(self, term: str) -> float:
        """ln((n − df + 0.5) / (df + 0.5) + 1): positive for every term, even in a memory of one entry."""
        return self._idf(self.holders(term))

    def _idf(self, holders: int) -> float:
        return math.log((self.entries - holders + 0.5) / (holders + 0.5) + 1)

    def weight(self, frequency: int, length: int) -> float:
        """tf·(k1 + 1) / (tf + k1·(1 − b + b·length / average length))."""
        norm = 1 - self.b + self.b * length / self.average_length
        return frequency * (self.k1 + 1) / (frequency + self.k1 * norm)

    def clause(self, term: str, times: float = 1.0) -> Clause | None:
        """The term as part of a query, or nothing if no entry holds it."""
        number = self._terms.get(term)
        if number is None:
            return None
        count = self._count[number]
        holders = count - self._dead.get(number, 0) if self._dead else count
        if not holders:
            return None
        factor = times * self._idf(holders)
        weights = self._weigh()
        bound = factor * self._heaviest
        if self._dense and number in self._dense:
            return Clause(times, factor, weights, self._table, self._dense[number][: self.size], None, bound)
        start = self._start[number]
        arena = self._arena
        return Clause(times, factor, weights, self._table, arena.codes[start : start + count], arena.slots[start : start + count], bound)

    def clauses(self, query: Iterable[str], boost: float = 1.0) -> list[Clause]:
        """The terms of a query that some entry holds; a term asked twice counts twice."""
        found = (self.clause(term, boost * times) for term, times in Counter(query).items())
        return [clause for clause in found if clause is not None]

    def explain(self, slot: int, query: Iterable[str], boost: float = 1.0) -> Iterator[Term]:
        """What each term of the query adds to the score of this slot."""
        for term, times in Counter(query).items():
            if frequency := self.frequency(term, slot):
                idf = self.idf(term)
                weight = boost * times * idf * self.weight(frequency, self.lengths[slot])
                yield Term(term, weight, idf, frequency)

    def vocabulary(self) -> list[str]:
        """The terms that some entry holds."""
        return [term for term in self._terms if self.holders(term)]

    @property
    def crowded(self) -> bool:
        """More slots are empty than not: time to renumber."""
        return self.size > 2 * self.entries + 1024

    def frequencies(self) -> Ints:
        """The term frequency that each code names."""
        return np.array(self._code_frequency, np.int64)

    def _weigh(self) -> Floats:
        state = (self.entries, self.total_length, len(self._codes))
        if state != self._weighed:
            frequency = np.array(self._code_frequency, np.float64)
            frequency[DEAD] = 1
            norm = 1 - self.b + (self.b / self.average_length) * np.array(self._code_length, np.float64)
            self._weights = frequency * (self.k1 + 1) / (frequency + self.k1 * norm)
            self._weights[DEAD] = 0
            self._table = self._weights.tolist()
            self._heaviest = max(self._table)
            self._weighed = state
        return self._weights

    def _new_code(self, frequency: int, length: int) -> int:
        code = self._codes[frequency, length] = len(self._codes)
        self._code_frequency.append(frequency)
        self._code_length.append(length)
        if code == 1 << 16:
            self._arena.widen_codes()
            self._dense = {number: row.astype(np.uint32) for number, row in self._dense.items()}
        return code

    def _new_term(self, term: str) -> int:
        number = self._terms[term] = len(self._terms)
        self._start.append(0)
        self._count.append(0)
        return number

    def _find(self, number: int, slot: int) -> int:
        """Where the arena holds the posting of this term and slot, or -1."""
        start = self._start[number]
        end = start + self._count[number]
        at = bisect_left(self._arena.slot_at, slot, start, end)
        return at if at < end and self._arena.slot_at[at] == slot else -1

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
            self._held_ends = array("Q", [0])
            self._held_ends.frombytes(ends.astype(np.uint64).tobytes())
        return self._held_ends

    def _flat(self) -> tuple[Ints, Ints, Ints]:
        """All living postings as three arrays: number of the term, slot, code; each term in one run."""
        counts = np.array(self._count, np.int64)
        counts[list(self._dense)] = 0
        at = spread(np.array(self._start, np.int64), counts)
        numbers = [np.repeat(np.arange(len(counts)), counts)]
        slots, codes = [self._arena.slots[at]], [self._arena.codes[at]]
        for number, row in self._dense.items():
            filled = np.flatnonzero(row).astype(np.int32)
            numbers.append(np.full(len(filled), number))
            slots.append(filled)
            codes.append(row[filled])
        all_codes = np.concatenate(codes)
        alive = all_codes != DEAD
        return np.concatenate(numbers)[alive], np.concatenate(slots)[alive], all_codes[alive]

    def renumber(self, kept: Ints) -> None:
        """Keep only these slots, numbered anew in their order, and drop terms that no entry holds any more."""
        numbers, slots, codes = self._flat()
        new = np.zeros(self.size, np.int32)
        new[kept] = np.arange(len(kept))
        runs = np.flatnonzero(np.diff(numbers, prepend=-1))
        names = list(self._terms)
        self.lengths = array("I", np.array(self.lengths, np.uint32)[kept].tobytes())
        self._lay_out([names[number] for number in numbers[runs]], np.diff(runs, append=len(numbers)), new[slots], codes)

    def _lay_out(self, names: Sequence[str], counts: Ints, slots: Ints, codes: Ints) -> None:
        self._terms = dict(zip(names, range(len(names)), strict=True))
        self._arena = Arena()
        self._start = array("Q", self._arena.fill(counts, slots, codes).astype(np.uint64).tobytes())
        self._count = array("I", counts.astype(np.uint32).tobytes())
        self._dead, self._dense, self._held_ends = {}, {}, None
        self._room = max(DENSE_FROM, 1 << self.size.bit_length())
        self._choose_dense()

    def _widen(self) -> None:
        """Twice the slots; the moment to see anew which terms are dense."""
        self._room *= 2
        self._dense = {number: np.pad(row, (0, self._room - len(row))) for number, row in self._dense.items()}
        self._choose_dense()

    def _choose_dense(self) -> None:
        if self.size < DENSE_FROM:
            return
        for number in np.flatnonzero(np.array(self._count, np.int64) * DENSE_SHARE > self.size).tolist():
            if number in self._dense:
                continue
            start, count = self._start[number], self._count[number]
            row = np.zeros(self._room, self._arena.codes.dtype)
            row[self._arena.slots[start : start + count]] = self._arena.codes[start : start + count]
            self._dense[number] = row
            self._arena.free(start, 1 << (count - 1).bit_length())
            self._count[number] = count - self._dead.pop(number, 0)

    def parts(self) -> dict[str, bytes | Ints]:
        """What a snapshot holds; call it when no slot is empty."""
        numbers, slots, codes = self._flat()
        runs = np.flatnonzero(np.diff(numbers, prepend=-1))
        names = list(self._terms)
        return {
            "terms": json.dumps([names[number] for number in numbers[runs]]).encode(),
            "counts": np.diff(runs, append=len(numbers)).astype(np.uint32),
            "slots": slots,
            "codes": codes,
            "lengths": np.array(self.lengths, np.uint32),
            "pairs": np.array([self._code_frequency, self._code_length], np.uint32),
        }

    @classmethod
    def of_parts(cls, parts: Mapping[str, Any], k1: float, b: float) -> "Postings":
        """The field that `parts` described."""
        field = cls(k1, b)
        frequencies, lengths = parts["pairs"].reshape(2, -1)
        field._code_frequency = array("I", frequencies.tobytes())
        field._code_length = array("I", lengths.tobytes())
        field._codes = {pair: code for code, pair in enumerate(zip(field._code_frequency, field._code_length, strict=True))}
        field.lengths = array("I", parts["lengths"].tobytes())
        field.entries = len(field.lengths)
        field.total_length = sum(field.lengths)
        field._lay_out(json.loads(parts["terms"]), parts["counts"].astype(np.int64), parts["slots"], parts["codes"])
        return field

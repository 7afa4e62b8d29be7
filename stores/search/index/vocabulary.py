"""The terms of one field of the entries, by number, and which cells hold each of them, and how often.

The few cells that hold a term several times stand in a second list, with how often. A removed cell stays in the lists;
how many of a term's cells are gone is known beside them.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import compress
from math import log
from typing import Any, NamedTuple

import numpy as np

from stores.search.index.growing_arrays import Ints, Lists, counted, place, renumbered
from stores.search.index.scores import tally

Asked = tuple[int, float]
"""The number of a term, and its factor: its idf times how often it is asked."""


Again = tuple[Ints, float, Ints]
"""Of a term that stands several times in some cells: the cells, its factor, and how often it stands in each."""


class Kept(NamedTuple):
    """What a snapshot holds of a vocabulary: how many cells hold each term, and these one term after the other; of
    those that hold it several times the number of the term, the cell, and how often."""

    terms: list[str]
    counts: Ints
    cells: Ints
    again: Ints
    again_cells: Ints
    times: Ints


class Vocabulary:
    """Terms count up from 0 in the order in which they came."""

    def __init__(self) -> None:
        self.terms: dict[str, int] = {}
        self.lists = Lists()
        self.gone: dict[int, int] = {}
        self._repeated: dict[int, int] = {}
        self._again, self._times = Lists(), Lists()

    def __len__(self) -> int:
        return len(self.terms)

    @property
    def nbytes(self) -> int:
        """About how much memory this takes; a term costs a string and a place in a dictionary."""
        lists = self.lists.nbytes + self._again.nbytes + self._times.nbytes
        return lists + 60 * (len(self._repeated) + len(self.gone)) + 90 * len(self.terms)

    def add(self, tokens: Sequence[str], cell: int) -> list[int]:
        """Take in the terms of a cell, which comes after all before; answers with their numbers."""
        terms = self.terms
        different = dict.fromkeys(tokens)
        found = [*map(terms.get, different)]
        numbers = [number for number in found if number is not None]
        self.lists.append(numbers, cell)
        if len(numbers) < len(found):
            new = [term for term, number in zip(different, found, strict=True) if number is None]
            first = self.lists.open(cell, len(new))
            given = counted(first + len(new))[first : first + len(new)]
            terms.update(zip(new, given, strict=True))
            numbers += given
        if len(different) < len(tokens):
            for term, times in tally(tokens).items():
                if times > 1:
                    self._repeat(terms[term], cell, times)
        return numbers

    def _repeat(self, number: int, cell: int, times: int) -> None:
        place = self._repeated.get(number)
        if place is None:
            self._repeated[number] = self._again.open(cell)
            self._times.open(times)
        else:
            self._again.append((place,), cell)
            self._times.append((place,), times)

    def lose(self, numbers: Iterable[int]) -> None:
        """Some cell, which held these terms, is gone."""
        gone = self.gone
        for number in numbers:
            gone[number] = gone.get(number, 0) + 1

    def holders(self, number: int) -> int:
        """How many living cells hold a term."""
        return self.lists.counts[number] - self.gone.get(number, 0)

    def numbered(self, query: Mapping[str, Any]) -> dict[int, Any]:
        """What is said of terms, by their numbers; terms that are not known are left out."""
        terms = self.terms
        return {terms[term]: said for term, said in query.items() if term in terms}

    def asked(self, query: Mapping[int, float], entries: int, share: float) -> list[Asked]:
        """The terms that some of so many entries hold, each with how much it counts; all count the share."""
        counts: Mapping[int, int] | Sequence[int] = self.lists.counts
        if self.gone:
            counts = {number: self.holders(number) for number in query}
        return [
            (number, share * times * log((entries - many + 0.5) / (many + 0.5) + 1))
            for number, times in query.items()
            if (many := counts[number])
        ]

    def repeated(self, asked: Iterable[Asked]) -> list[Again]:
        """What is known of those of the terms that stand several times in some cell."""
        places, cells, times = self._repeated, self._again, self._times
        found = [(places[number], factor) for number, factor in asked if number in places]
        return [(cells[number], factor, times[number]) for number, factor in found]

    def frequency(self, number: int, cell: int) -> int:
        """How often a cell holds a term."""
        if place(self.lists[number], cell) < 0:
            return 0
        if number not in self._repeated:
            return 1
        at = place(self._again[self._repeated[number]], cell)
        return int(self._times[self._repeated[number]][at]) if at >= 0 else 1

    def kept(self, new: Ints) -> Kept:
        """What is left where `new` gives each cell its number, and -1 to those that go."""
        numbers, cells, _ = renumbered(self.lists, np.arange(len(self.terms)), new)
        again, again_cells, alive = renumbered(self._again, np.array(list(self._repeated), np.intp), new)
        counts = np.bincount(numbers, minlength=len(self.terms))
        order, held = np.argsort(again, kind="stable"), counts > 0
        return Kept(
            list(compress(self.terms, held.tolist())),
            counts[held],
            cells,
            (np.cumsum(held) - 1)[again[order]],
            again_cells[order],
            self._times.flat()[1][alive][order],
        )

    @classmethod
    def of(cls, kept: Kept) -> "Vocabulary":
        """The vocabulary of which this was kept."""
        vocabulary = cls()
        vocabulary.terms = dict(zip(kept.terms, counted(len(kept.terms)), strict=False))
        vocabulary.lists.lay_out(kept.counts, kept.cells)
        repeated, counts = np.unique(kept.again, return_counts=True)
        vocabulary._repeated = dict(zip(repeated.tolist(), counted(len(repeated)), strict=False))
        vocabulary._again.lay_out(counts, kept.again_cells)
        vocabulary._times.lay_out(counts, kept.times)
        return vocabulary


def rarest_of(asked: Sequence[Sequence[Asked]], most: int) -> tuple[list[list[Asked]], float]:
    """Of what is asked of each field, so many terms with the highest factors in all, and the sum of these."""
    every = [(factor, field, number) for field, some in enumerate(asked) for number, factor in some]
    first = sorted(every, key=lambda term: -term[0])[:most]
    fields = [[(number, factor) for factor, of, number in first if of == field] for field in range(len(asked))]
    return fields, sum(factor for factor, _, _ in first)

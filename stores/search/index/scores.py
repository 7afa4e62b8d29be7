"""What terms weigh by BM25, and the highest of many scores."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np

from stores.search.index.growing_arrays import Floats, Ints

DECIMALS = 12
"""Scores are rounded to this, so that equal scores summed in another order are still a tie."""

_SLACK = 1e-9
_BLOCK = 128


class Field(NamedTuple):
    """How one field of the entries is scored: BM25's two settings, and what the field counts in the sum."""

    k1: float = 1.5
    b: float = 0.75
    share: float = 1.0


class Weights:
    """What a term that occurs once weighs in a cell, before idf: (k1 + 1) / (1 + norm), where the norm grows with the
    cell's length against the average length of its field. Cells of the fields take turns."""

    def __init__(self, settings: Sequence[Field]) -> None:
        self._settings = settings
        self._k1 = np.array([one.k1 for one in settings])
        self._least = np.array([1 + one.k1 * (1 - one.b) for one in settings])
        self._same_k1 = len({one.k1 for one in settings}) == 1

    def k1_of(self, cells: Ints) -> Floats | float:
        """The k1 of each cell; mostly it is the same in all fields, and a division for each cell would cost."""
        return self._settings[0].k1 if self._same_k1 else self._k1.take(cells % len(self._settings))

    def of_all(self, lengths: Floats, averages: Sequence[float]) -> Floats:
        """Of every cell; the lengths are overwritten."""
        for field, ((k1, _, _), rise) in enumerate(zip(self._settings, self._rises(averages), strict=True)):
            part = lengths[field :: len(self._settings)]
            part *= rise
            part += self._least[field]
            np.divide(k1 + 1, part, out=part)
        return lengths

    def of_some(self, cells: Ints, lengths: Ints, averages: Sequence[float]) -> Floats:
        """Of these cells, which have these lengths."""
        fields = cells % len(self._settings)
        rise = np.array(self._rises(averages)).take(fields)
        weights: Floats = (self._k1.take(fields) + 1) / (lengths * rise + self._least.take(fields))
        return weights

    def _rises(self, averages: Sequence[float]) -> list[float]:
        return [one.k1 * one.b / (average or 1.0) for one, average in zip(self._settings, averages, strict=True)]


def top(scores: Floats, limit: int) -> list[tuple[int, float]]:
    """Slots and rounded scores of the `limit` highest positive scores and of all near ties of the last, unordered."""
    if limit < 1 or not len(scores):
        return []
    floor = _floor(scores, limit) * (1 - _SLACK)
    slots = (scores >= floor if floor > 0 else scores > 0).nonzero()[0]
    found = zip(slots.tolist(), scores.take(slots).tolist(), strict=True)
    return [(slot, round(score, DECIMALS)) for slot, score in found]


def _floor(scores: Floats, limit: int) -> float:
    """A value that at least `limit` of the scores reach, close to the largest such value; 0 if there are fewer."""
    if len(scores) >= _BLOCK * limit:
        scores = np.maximum.reduceat(scores, np.arange(0, len(scores), _BLOCK))
    return float(np.partition(scores, -limit)[-limit]) if len(scores) >= limit else 0.0


def summed(scores: Floats) -> Floats:
    """Over the fields; numpy's own sum takes ten times as long for rows of two."""
    total = scores[:, 0].copy()
    for field in range(1, scores.shape[1]):
        total += scores[:, field]
    return total


def tally(tokens: Iterable[str]) -> dict[str, int]:
    """How often each token occurs, in the order of first occurrence; for short texts faster than `Counter`."""
    counts: dict[str, int] = {}
    for token in tokens:
        counts[token] = counts.get(token, 0) + 1
    return counts

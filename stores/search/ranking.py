"""The highest of many scores."""

import numpy as np

from stores.search.growing_arrays import Floats

DECIMALS = 12
"""Scores are rounded to this, so that equal scores summed in another order are still a tie."""

_SLACK = 1e-9
_BLOCK = 128


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

"""The best entries of a query, exactly, without scoring every entry that holds one of its words.

A small index is scored in full. In a large one, rare terms are added up first; once the terms that remain cannot lift
an entry without any rare term into the result, they are looked up only for the entries still in the running (MaxScore).
"""

from collections.abc import Iterator, Sequence
from itertools import groupby
from threading import local

import numpy as np
import numpy.typing as npt

from stores.arena import Ints
from stores.postings import Clause, Floats

Mask = npt.NDArray[np.bool_]

DECIMALS = 12
"""Scores are rounded to this, so that equal scores summed in another order are still a tie."""

SLACK = 1e-9
"""How much a partial sum may be off; bounds are widened by it, never tightened."""

FULL_SCAN = 16_384
"""Up to so many slots it is cheaper to score all of them than to decide which to leave out."""

FIRST_BATCH = 4_096
_FOLD = 16
_NOTHING: tuple[Ints, Floats] = (np.zeros(0, np.int64), np.zeros(0))
_memory = local()


def best(clauses: Sequence[Clause], size: int, limit: int, allowed: Mask | None = None) -> tuple[Ints, Floats]:
    """The slots of the `limit` highest positive scores, all ties of the last included, best first."""
    if not clauses or limit <= 0:
        return _NOTHING
    if len(clauses) == 1 and clauses[0].slots is not None:
        return _best_of_one(clauses[0], limit, allowed)
    if size <= FULL_SCAN:
        return top(scores(clauses, size), limit, allowed)
    return _best_of_many(clauses, size, limit, allowed)


def scores(clauses: Sequence[Clause], size: int) -> Floats:
    """The score of every slot."""
    listed = [clause for clause in clauses if clause.slots is not None]
    if listed:
        slots, weights = _postings(listed)
        total = np.bincount(slots, weights, size)
    else:
        total = np.zeros(size)
    for clause in clauses:
        if clause.slots is None:
            total += clause.factor * clause.weights.take(clause.codes)
    return total


def top(total: Floats, limit: int, allowed: Mask | None = None) -> tuple[Ints, Floats]:
    """As `best`, given the score of every slot."""
    if limit <= 0:
        return _NOTHING
    if allowed is not None:
        total = total * allowed
    slots = _highest(total, limit)
    return _ordered(slots, total.take(slots), limit)


def _best_of_one(clause: Clause, limit: int, allowed: Mask | None) -> tuple[Ints, Floats]:
    assert clause.slots is not None
    weights = clause.weights.take(clause.codes)
    if allowed is not None:
        weights *= allowed.take(clause.slots)
    places = _highest(weights, limit)
    return _ordered(clause.slots.take(places), weights.take(places) * clause.factor, limit)


def _postings(clauses: Sequence[Clause]) -> tuple[Ints, Floats]:
    """Slots and weights of all postings of these clauses, one clause after the other."""
    weights = []
    for _, group in groupby(clauses, key=lambda clause: id(clause.weights)):
        field = list(group)
        codes = [clause.codes for clause in field]
        gained = field[0].weights.take(np.concatenate(codes))
        gained *= np.repeat(np.array([clause.factor for clause in field]), [len(each) for each in codes])
        weights.append(gained)
    slots = np.concatenate([clause.slots for clause in clauses])  # type: ignore[misc]
    return slots, weights[0] if len(weights) == 1 else np.concatenate(weights)


def _floor(values: Floats, limit: int) -> float:
    """A value that at least `limit` of the values reach, close to the largest such value."""
    while len(values) > max(512, 32 * limit):
        columns = len(values) // _FOLD
        values = values[: columns * _FOLD].reshape(_FOLD, columns).max(axis=0)
    return float(np.partition(values, -limit)[-limit]) if len(values) >= limit else 0.0


def _highest(values: Floats, limit: int) -> Ints:
    """The places of the positive values that are, or may be by rounding, among the `limit` highest."""
    floor = _floor(values, limit)
    places = (values >= floor * (1 - SLACK)).nonzero()[0] if floor > 0 else values.nonzero()[0]
    return places


def _ordered(slots: Ints, found: Floats, limit: int) -> tuple[Ints, Floats]:
    found = np.round(found, DECIMALS)
    order = np.lexsort((slots, -found))
    if len(order) > limit:
        order = order[: np.searchsorted(-found[order], -found[order[limit - 1]], "right")]
    return slots[order], found[order]

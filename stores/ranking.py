"""The best entries of a query, exactly, without scoring every entry that holds one of its words.

A small index is scored in full. In a large one, rare terms are added up first; once the terms that remain cannot lift
an entry without any rare term into the result, they are looked up only for the entries still in the running (MaxScore).
"""

from collections.abc import Mapping, Sequence
from itertools import accumulate
from threading import local

import numpy as np
import numpy.typing as npt

from stores.arena import Ints
from stores.postings import Clause, Floats

Mask = npt.NDArray[np.bool_]
Ranking = tuple[list[int], list[float]]
"""Slots and their scores, best first, equal scores by slot."""

DECIMALS = 12
"""Scores are rounded to this, so that equal scores summed in another order are still a tie."""

SLACK = 1e-9
"""How far off a partial sum may be: what is compared with a bound is widened by it, never tightened."""

HANDFUL = 256
"""Up to so many postings, plain Python is done before numpy has started."""

FULL_SCAN = 16_384
"""Up to so many slots, a query with more postings than slots is scored for all of them."""

FIRST_BATCH = 4_096
"""How many postings are added up before the first look at what can be left out."""

FEW = 64
_FOLD = 16
_scratch = local()


def best(clauses: Sequence[Clause], size: int, limit: int, allowed: Mask | None = None) -> Ranking:
    """The `limit` highest positive scores, with all ties of the last."""
    if not clauses or limit <= 0:
        return [], []
    postings = sum([len(clause.codes) for clause in clauses])
    if postings <= HANDFUL:
        return _best_of_handful(clauses, limit, allowed)
    if postings > size and size <= FULL_SCAN:
        return top(scores(clauses, size), limit, allowed)
    return _best_of_many(sorted(clauses, key=lambda clause: -clause.bound), size, limit, allowed)


def scores(clauses: Sequence[Clause], size: int) -> Floats:
    """The score of every slot."""
    listed = [clause for clause in clauses if clause.slots is not None]
    total = np.bincount(*_postings(listed), size) if listed else np.zeros(size)
    for clause in clauses:
        if clause.slots is None:
            total += clause.factor * clause.weights.take(clause.codes)
    return total


def top(total: Floats, limit: int, allowed: Mask | None = None) -> Ranking:
    """As `best`, given the score of every slot."""
    if limit <= 0:
        return [], []
    if allowed is not None:
        total = total * allowed
    floor = _floor(total, limit)
    slots = (total >= floor * (1 - SLACK)).nonzero()[0] if floor > 0 else total.nonzero()[0]
    return _ordered(dict(zip(slots.tolist(), total.take(slots).tolist(), strict=True)), limit)


def _best_of_handful(clauses: Sequence[Clause], limit: int, allowed: Mask | None) -> Ranking:
    total: dict[int, float] = {}
    for clause in clauses:
        table, factor = clause.table, clause.factor
        slots = clause.slots.tolist() if clause.slots is not None else range(len(clause.codes))
        for slot, code in zip(slots, clause.codes.tolist(), strict=True):
            total[slot] = total.get(slot, 0.0) + factor * table[code]
    if allowed is not None:
        total = {slot: score for slot, score in total.items() if allowed[slot]}
    return _ordered(total, limit)


def _best_of_many(clauses: list[Clause], size: int, limit: int, allowed: Mask | None) -> Ranking:
    """Clauses come with the highest bound, so mostly the rarest term, first."""
    rest = [0.0, *accumulate([clause.bound for clause in reversed(clauses)])][::-1]
    total = _zeros(size)
    touched: list[Ints] = []
    done, floor = 0, 0.0
    try:
        while done < len(clauses) and rest[done] >= floor * (1 - SLACK):
            batch = _batch(clauses, done)
            if not batch:
                return top(total[:size] + scores(clauses[done:], size), limit, allowed)
            slots, weights = _postings(batch)
            np.add.at(total, slots, weights)
            touched.append(slots)
            done += len(batch)
            pool = touched[0] if len(touched) == 1 else np.concatenate(touched)
            if allowed is not None:
                pool = pool.compress(allowed.take(pool))
            values = total.take(pool)
            floor = _distinct_floor(pool, values, limit, done)
    finally:
        for slots in touched:
            total[slots] = 0.0
    running = values >= max(floor - rest[done], 0.0) - SLACK
    return _look_up(clauses[done:], pool.compress(running), values.compress(running), limit, done)


def _batch(clauses: list[Clause], done: int) -> list[Clause]:
    """The next clauses to add up in full; none if that takes all slots anyway."""
    batch: list[Clause] = []
    postings = 0
    for clause in clauses[done:]:
        postings += len(clause.codes)
        if clause.slots is None or (batch and postings > FIRST_BATCH):
            break
        batch.append(clause)
    return batch


def _look_up(clauses: list[Clause], pool: Ints, values: Floats, limit: int, copies: int) -> Ranking:
    """Complete the sums of the entries in the running; `pool` may hold one up to `copies` times."""
    rest = sum([clause.bound for clause in clauses])
    for clause in clauses:
        values = values + clause.factor * clause.weights.take(_codes_at(clause, pool))
        rest -= clause.bound
        if len(pool) > FEW:
            running = values >= _distinct_floor(pool, values, limit, copies) - rest - SLACK
            pool, values = pool.compress(running), values.compress(running)
    return _ordered(dict(zip(pool.tolist(), values.tolist(), strict=True)), limit)


def _codes_at(clause: Clause, slots: Ints) -> Ints:
    if clause.slots is None:
        return clause.codes.take(slots)
    places = clause.slots.searchsorted(slots)
    found = clause.slots.take(places, mode="clip") == slots
    return clause.codes.take(places, mode="clip") * found


def _postings(clauses: Sequence[Clause]) -> tuple[Ints, Floats]:
    """Slots and weights of all postings of these clauses, one clause after the other."""
    if len(clauses) == 1:
        (clause,) = clauses
        assert clause.slots is not None
        return clause.slots, clause.weights.take(clause.codes) * clause.factor
    gained = [clause.weights.take(clause.codes) for clause in clauses]
    for weights, clause in zip(gained, clauses, strict=True):
        weights *= clause.factor
    return np.concatenate([clause.slots for clause in clauses]), np.concatenate(gained)  # type: ignore[misc]


def _floor(values: Floats, limit: int) -> float:
    """A value that at least `limit` of the values reach, close to the largest such value; 0 if there are fewer."""
    while len(values) > max(512, 32 * limit):
        columns = len(values) // _FOLD
        values = values[: columns * _FOLD].reshape(_FOLD, columns).max(axis=0)
    return float(np.partition(values, -limit)[-limit]) if len(values) >= limit else 0.0


def _distinct_floor(slots: Ints, values: Floats, limit: int, copies: int) -> float:
    """As `_floor`, where a slot may appear several times, up to `copies`."""
    floor = _floor(values, limit * copies)
    high = values >= floor if floor > 0 else values > 0
    found = dict(zip(slots.compress(high).tolist(), values.compress(high).tolist(), strict=True))
    return sorted(found.values())[-limit] if len(found) >= limit else 0.0


def _ordered(total: Mapping[int, float], limit: int) -> Ranking:
    """Sort by score and slot; cut what is neither among the first `limit` nor tied with the last of them."""
    floor = sorted(total.values())[-limit] * (1 - SLACK) if len(total) > limit else 0.0
    ranked = sorted([(-round(score, DECIMALS), slot) for slot, score in total.items() if score >= floor and score > 0])
    end = min(limit, len(ranked))
    while 0 < end < len(ranked) and ranked[end][0] == ranked[end - 1][0]:
        end += 1
    return [slot for _, slot in ranked[:end]], [-score for score, _ in ranked[:end]]


def _zeros(size: int) -> Floats:
    """A row of zeros for this thread; whoever writes to it writes the zeros back."""
    row: Floats | None = getattr(_scratch, "row", None)
    if row is None or len(row) < size:
        row = _scratch.row = np.zeros(size + size // 4)
    return row

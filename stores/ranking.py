"""The best entries of a query, exactly, without scoring every entry that holds one of its words.

Rare terms are added up first. Once the terms that remain cannot lift an entry without any rare term into the result,
they are looked up only for the entries still in the running (MaxScore).
"""

from collections.abc import Mapping, Sequence
from threading import local

import numpy as np
import numpy.typing as npt

from stores.arena import Ints
from stores.postings import Clause
from stores.weights import Floats

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

BATCH = 4_096
"""How many postings are added up between two looks at what can be left out."""

SEARCH_COST = 16
"""Finding one slot in a list by bisection costs about as much as adding up so many postings."""

FEW, MANY = 64, 1024
_FOLD = 16
_scratch = local()


def best(clauses: Sequence[Clause], size: int, limit: int, allowed: Mask | None = None) -> Ranking:
    """The `limit` highest positive scores, with all ties of the last."""
    if not clauses or limit <= 0:
        return [], []
    postings = 0
    for clause in clauses:
        postings += len(clause.codes)
    if postings <= HANDFUL:
        return _ordered(_add_up_in_python(clauses, allowed), limit)
    if postings > size and size <= FULL_SCAN:
        return top(scores(clauses, size), limit, allowed)
    return _best_of_many(clauses, postings, size, limit, allowed)


def scores(clauses: Sequence[Clause], size: int) -> Floats:
    """The score of every slot."""
    listed = [clause for clause in clauses if clause.slots is not None]
    total = np.bincount(*_postings(listed), size) if listed else np.zeros(size)
    for clause in clauses:
        if clause.slots is None:
            total += clause.factor * clause.weights.array.take(clause.codes)
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


def _add_up_in_python(clauses: Sequence[Clause], allowed: Mask | None) -> dict[int, float]:
    total: dict[int, float] = {}
    for factor, weights, codes, slots in clauses:
        table = weights.table
        listed = range(len(codes)) if slots is None else slots.tolist()
        if not total:
            total = dict(zip(listed, [factor * table[code] for code in codes.tolist()], strict=True))
            continue
        known = total.get
        for slot, code in zip(listed, codes.tolist(), strict=True):
            total[slot] = known(slot, 0.0) + factor * table[code]
    if allowed is not None:
        total = {slot: score for slot, score in total.items() if allowed[slot]}
    return total


class _Sums:
    """Partial sums by slot, in a row of zeros that all searches of a thread share; `clear` writes the zeros back."""

    def __init__(self, size: int) -> None:
        row: Floats | None = getattr(_scratch, "row", None)
        if row is None or len(row) < size:
            row = _scratch.row = np.zeros(size + size // 4)
        self.row = row
        self._touched: list[Ints] = []

    def add(self, clauses: Sequence[Clause]) -> Ints:
        """Add up whole clauses; answers with the slots they touch, a slot once per clause that holds it."""
        slots, weights = _postings(clauses)
        self._touched.append(slots)
        np.add.at(self.row, slots, weights)
        return slots

    def clear(self) -> None:
        for slots in self._touched:
            self.row[slots] = 0.0


def _best_of_many(clauses: Sequence[Clause], postings: int, size: int, limit: int, allowed: Mask | None) -> Ranking:
    bounds = [clause.factor * clause.weights.heaviest for clause in clauses]
    if postings > BATCH:
        order = sorted(range(len(clauses)), key=bounds.__getitem__, reverse=True)
        clauses, bounds = [clauses[at] for at in order], [bounds[at] for at in order]
    sums = _Sums(size)
    pool: Ints | None = None
    done = 0
    try:
        while True:
            batch = _batch(clauses[done:])
            if not batch:
                return top(sums.row[:size] + scores(clauses[done:], size), limit, allowed)
            slots = sums.add(batch)
            if allowed is not None:
                slots = slots.compress(allowed.take(slots))
            pool = slots if pool is None else np.concatenate((pool, slots))
            done += len(batch)
            values = sums.row.take(pool)
            high = _high(pool, values, limit, done)
            if done == len(clauses):
                return _ordered(high, limit)
            if sum(bounds[done:]) < _last(high, limit) * (1 - SLACK):
                return _finish(sums, clauses[done:], bounds[done:], pool, values, _last(high, limit), limit, done)
    finally:
        sums.clear()


def _batch(clauses: Sequence[Clause]) -> list[Clause]:
    """The next clauses to add up in full; none if that takes all slots anyway."""
    batch: list[Clause] = []
    postings = 0
    for clause in clauses:
        postings += len(clause.codes)
        if clause.slots is None or (batch and postings > BATCH):
            break
        batch.append(clause)
    return batch


def _finish(
    sums: _Sums,
    clauses: Sequence[Clause],
    bounds: list[float],
    pool: Ints,
    values: Floats,
    floor: float,
    limit: int,
    copies: int,
) -> Ranking:
    """Complete the sums of the entries in the running; `pool` may hold one up to `copies` times."""
    rest = sum(bounds)
    for clause, bound in zip(clauses, bounds, strict=True):
        if len(pool) > FEW:
            running = values >= floor - rest - SLACK
            pool, values = pool.compress(running), values.compress(running)
        if clause.slots is not None and len(clause.slots) < SEARCH_COST * len(pool):
            sums.row[pool] = values
            sums.add((clause,))
            values = sums.row.take(pool)
        else:
            values += clause.factor * clause.weights.array.take(_codes_at(clause, pool))
        rest -= bound
        if len(pool) > MANY:
            floor = _last(_high(pool, values, limit, copies), limit)
    return _ordered(_high(pool, values, limit, copies), limit)


def _codes_at(clause: Clause, slots: Ints) -> Ints:
    if clause.slots is None:
        return clause.codes.take(slots)
    places = clause.slots.searchsorted(slots)
    found = clause.slots.take(places, mode="clip") == slots
    return clause.codes.take(places, mode="clip") * found


def _postings(clauses: Sequence[Clause]) -> tuple[Ints, Floats]:
    """Slots and weights of all postings of these clauses, one clause after the other."""
    if len(clauses) == 1:
        ((factor, weights, codes, slots),) = clauses
        return slots.astype(np.intp), weights.array.take(codes) * factor
    factors, fields, codes, slots = zip(*clauses, strict=True)
    if fields[0] is fields[-1]:
        gained = fields[0].array.take(np.concatenate(codes))
    else:
        gained = np.concatenate([field.array.take(part) for field, part in zip(fields, codes, strict=True)])
    gained *= np.array(factors).repeat([len(part) for part in codes])
    return np.concatenate(slots, dtype=np.intp), gained


def _floor(values: Floats, limit: int) -> float:
    """A value that at least `limit` of the values reach, close to the largest such value; 0 if there are fewer."""
    while len(values) > max(2048, 32 * limit):
        columns = len(values) // _FOLD
        values = values[: columns * _FOLD].reshape(_FOLD, columns).max(axis=0)
    return float(np.partition(values, len(values) - limit)[-limit]) if len(values) >= limit else 0.0


def _high(slots: Ints, values: Floats, limit: int, copies: int) -> dict[int, float]:
    """The `limit` highest values and perhaps a few more, by slot; a slot may come up to `copies` times."""
    if len(slots) <= FEW:
        return dict(zip(slots.tolist(), values.tolist(), strict=True))
    floor = _floor(values, limit * copies)
    high = values >= floor * (1 - SLACK) if floor > 0 else values > 0
    return dict(zip(slots.compress(high).tolist(), values.compress(high).tolist(), strict=True))


def _last(total: Mapping[int, float], limit: int) -> float:
    """The lowest of the `limit` highest scores; 0 if there are fewer."""
    return sorted(total.values())[-limit] if len(total) >= limit else 0.0


def _ordered(total: dict[int, float], limit: int) -> Ranking:
    """Sort by score and slot; cut what is neither among the first `limit` nor tied with the last of them."""
    slots = sorted(total, key=total.__getitem__, reverse=True)
    end = limit
    if len(slots) > limit:
        floor = total[slots[limit - 1]] * (1 - SLACK)
        while end < len(slots) and total[slots[end]] >= floor:
            end += 1
    ranked = sorted([(-round(total[slot], DECIMALS), slot) for slot in slots[:end] if total[slot] > 0])
    end = limit
    while 0 < end < len(ranked) and ranked[end][0] == ranked[end - 1][0]:
        end += 1
    return [slot for _, slot in ranked[:end]], [-score for score, _ in ranked[:end]]

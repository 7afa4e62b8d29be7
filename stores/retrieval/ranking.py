"""The best entries of a query, exactly, without scoring every entry that holds one of its words.

Rare terms are added up first. Once the terms that remain cannot lift an entry without any rare term into the result,
they are looked up only for the entries still in the running (MaxScore).
"""

from collections.abc import Sequence
from threading import local

import numpy as np
import numpy.typing as npt

from stores.retrieval.arena import Ints
from stores.retrieval.postings import Asked, Postings
from stores.retrieval.query_term import QueryTerm
from stores.retrieval.weights import Floats

Mask = npt.NDArray[np.bool_]
Ranking = tuple[list[int], list[float]]
"""Slots and their scores, best first, equal scores by slot."""

Part = tuple[Postings, Sequence[str], float]
"""A field, what is asked of it, and the weight it has."""

DECIMALS = 12
"""Scores are rounded to this, so that equal scores summed in another order are still a tie."""

SLACK = 1e-9
"""How far off a partial sum may be: what is compared with a bound is widened by it, never tightened."""

FULL_SCAN = 16_384
"""Up to so many slots it is cheaper to score all of them than to find out which can be left out."""

SMALL, SHORT = 4_096, 16
"""In so few values the highest are found one after the other, if no more than so many are wanted."""

BATCH = 16_384
"""How many postings are added up between two looks at what can be left out."""

SEARCH_COST = 16
"""Finding one slot in a list by bisection costs about as much as adding up so many postings."""

FEW, MANY = 64, 1024
_FOLD = 16
_scratch = local()


def answer(question: Sequence[Part], limit: int, allowed: Mask | None = None) -> Ranking:
    """The `limit` highest positive scores over these fields, with all ties of the last."""
    if _is_small(question):
        return top(_small_scores(question), limit, allowed)
    return best(_terms(question), question[0][0].size, limit, allowed)


def all_scores(question: Sequence[Part]) -> Floats:
    """The score of every slot over these fields."""
    if _is_small(question):
        return _small_scores(question)
    return scores(_terms(question), question[0][0].size)


def _is_small(question: Sequence[Part]) -> bool:
    return question[0][0].size <= FULL_SCAN and not any(part[0].rows for part in question)


def _terms(question: Sequence[Part]) -> list[QueryTerm]:
    return [term for field, query, boost in question for term in field.query_terms(query, boost)]


def _small_scores(question: Sequence[Part]) -> Floats:
    """As `all_scores`, where no term is dense: without an object per term."""
    size = question[0][0].size
    total: Floats | None = None
    for field, query, boost in question:
        if asked := list(field.asked(query)):
            part = np.bincount(*_weighed(field, asked, boost), size).astype(np.float64, copy=False)
            total = part if total is None else total + part
    return np.zeros(size) if total is None else total


def best(terms: Sequence[QueryTerm], size: int, limit: int, allowed: Mask | None = None) -> Ranking:
    """As `answer`, given the terms."""
    if not terms or limit <= 0:
        return [], []
    if size <= FULL_SCAN:
        return top(scores(terms, size), limit, allowed)
    return _best_of_many(sorted(terms, key=lambda term: -term.bound), size, limit, allowed)


def scores(terms: Sequence[QueryTerm], size: int) -> Floats:
    """The score of every slot."""
    listed = [term for term in terms if term.number not in term.field.rows]
    total = np.bincount(*_postings(listed), size).astype(np.float64, copy=False) if listed else np.zeros(size)
    if len(listed) < len(terms):
        for term in terms:
            if (row := term.row) is not None:
                total += (term.field.weights.array * term.factor).take(row)
    return total


def top(total: Floats, limit: int, allowed: Mask | None = None) -> Ranking:
    """As `best`, given the score of every slot."""
    if limit <= 0 or not len(total):
        return [], []
    if allowed is not None:
        total = total * allowed
    if len(total) <= SMALL and limit <= SHORT:
        return _one_by_one(total, limit)
    floor = _floor(total, limit)
    slots = (total >= floor * (1 - SLACK)).nonzero()[0] if floor > 0 else total.nonzero()[0]
    return _ordered(dict(zip(slots.tolist(), total.take(slots).tolist(), strict=True)), limit)


def _one_by_one(total: Floats, limit: int) -> Ranking:
    """As `top`; spends the scores it is given."""
    slots: list[int] = []
    found: list[float] = []
    floor = 0.0
    highest, item = total.argmax, total.item
    while (score := item(slot := int(highest()))) > floor:
        slots.append(slot)
        found.append(score)
        total[slot] = 0.0
        if len(slots) == limit:
            floor = score * (1 - SLACK)
    rounded = [round(score, DECIMALS) for score in found]
    if len(set(rounded)) == len(rounded) <= limit:
        return slots, rounded
    return _ordered(dict(zip(slots, found, strict=True)), limit)


class _Sums:
    """Partial sums by slot, in a row of zeros that all searches of a thread share; `clear` writes the zeros back."""

    def __init__(self, size: int) -> None:
        row: Floats | None = getattr(_scratch, "row", None)
        if row is None or len(row) < size:
            row = _scratch.row = np.zeros(size + size // 4)
        self.row = row
        self._touched: list[Ints] = []

    def add(self, terms: Sequence[QueryTerm]) -> Ints:
        """Add up whole terms; answers with the slots they touch, a slot once per term that holds it."""
        slots, weights = _postings(terms)
        self._touched.append(slots)
        np.add.at(self.row, slots, weights)
        return slots

    def put(self, slots: Ints, values: Floats) -> None:
        """Set the sums of some slots."""
        self._touched.append(slots)
        self.row[slots] = values

    def clear(self) -> None:
        for slots in self._touched:
            self.row[slots] = 0.0


def _best_of_many(terms: Sequence[QueryTerm], size: int, limit: int, allowed: Mask | None) -> Ranking:
    """Terms come with the highest bound, so mostly the rarest, first."""
    sums = _Sums(size)
    pool: Ints | None = None
    done = 0
    try:
        while True:
            batch = _batch(terms[done:])
            if not batch:
                return _scan(sums, terms[done:], size, limit, allowed)
            slots = sums.add(batch)
            if allowed is not None:
                slots = slots.compress(allowed.take(slots))
            pool = slots if pool is None else np.concatenate((pool, slots))
            done += len(batch)
            values = sums.row.take(pool)
            high = _high(pool, values, limit, done)
            if done == len(terms):
                return _ordered(high, limit)
            floor, rest = _last(high, limit), sum([term.bound for term in terms[done:]])
            if rest < floor * (1 - SLACK):
                return _finish(sums, terms[done:], pool, values, floor, limit, done)
    finally:
        sums.clear()


def _scan(sums: _Sums, terms: Sequence[QueryTerm], size: int, limit: int, allowed: Mask | None) -> Ranking:
    """Where dense terms decide, they are added for all slots, one by one, until the rest can only change the order."""
    total = sums.row[:size].copy()
    for done, term in enumerate(terms, 1):
        total += scores((term,), size) if term.row is None else (term.field.weights.array * term.factor).take(term.row)
        if allowed is not None:
            total *= allowed
        floor, rest = _floor(total, limit), sum([term.bound for term in terms[done:]])
        if done < len(terms) and rest < floor * (1 - SLACK):
            pool = (total >= floor - rest - SLACK).nonzero()[0]
            return _finish(sums, terms[done:], pool, total.take(pool), floor, limit, copies=1)
    return top(total, limit)


def _batch(terms: Sequence[QueryTerm]) -> list[QueryTerm]:
    """The next terms to add up in full; none if the next is dense."""
    batch: list[QueryTerm] = []
    postings = 0
    for term in terms:
        postings += term.postings
        if term.row is not None or (batch and postings > BATCH):
            break
        batch.append(term)
    return batch


def _finish(
    sums: _Sums, terms: Sequence[QueryTerm], pool: Ints, values: Floats, floor: float, limit: int, copies: int
) -> Ranking:
    """Complete the sums of the entries in the running; `pool` may hold one up to `copies` times."""
    rest = sum([term.bound for term in terms])
    for term in terms:
        if len(pool) > FEW:
            running = (values >= floor - rest - SLACK).nonzero()[0]
            pool, values = pool.take(running), values.take(running)
        if term.row is None and term.postings < SEARCH_COST * len(pool):
            sums.put(pool, values)
            sums.add((term,))
            values = sums.row.take(pool)
        else:
            values += term.factor * term.field.weights.array.take(_codes_at(term, pool))
        rest -= term.bound
        if len(pool) > MANY:
            floor = _last(_high(pool, values, limit, copies), limit)
    return _ordered(_high(pool, values, limit, copies), limit)


def _codes_at(term: QueryTerm, wanted: Ints) -> Ints:
    row = term.row
    if row is not None:
        return row.take(wanted)
    slots = term.slots
    places = slots.searchsorted(wanted.astype(slots.dtype))
    codes: Ints = term.codes.take(places, mode="clip") * (slots.take(places, mode="clip") == wanted)
    return codes


def _postings(terms: Sequence[QueryTerm]) -> tuple[Ints, Floats]:
    """Slots and weights of all postings of these terms, term by term within each field."""
    asked: dict[Postings, list[Asked]] = {}
    for factor, field, number, count in terms:
        asked.setdefault(field, []).append((number, count, factor))
    parts = [_weighed(field, those) for field, those in asked.items()]
    if len(parts) == 1:
        return parts[0]
    slots, weights = zip(*parts, strict=True)
    return np.concatenate(slots), np.concatenate(weights)


def _weighed(field: Postings, asked: Sequence[Asked], boost: float = 1.0) -> tuple[Ints, Floats]:
    starts, arena = field.starts, field.arena
    slots, codes, factors, counts = [], [], [], []
    for number, count, factor in asked:
        start = starts[number]
        end = start + count
        slots.append(arena.slots[start:end])
        codes.append(arena.codes[start:end])
        factors.append(boost * factor)
        counts.append(count)
    weights = field.weights.array.take(np.concatenate(codes))
    weights *= factors[0] if len(factors) == 1 else np.array(factors).repeat(counts)
    return np.concatenate(slots, dtype=np.intp), weights


def _floor(values: Floats, limit: int) -> float:
    """A value that at least `limit` of the values reach, close to the largest such value; 0 if there are fewer."""
    while len(values) > max(2048, 32 * limit):
        columns = len(values) // _FOLD
        values = values[: columns * _FOLD].reshape(_FOLD, columns).max(axis=0)
    return float(np.partition(values, len(values) - limit)[-limit]) if len(values) >= limit else 0.0


def _high(slots: Ints, values: Floats, limit: int, copies: int) -> dict[int, float]:
    """The `limit` highest values and perhaps a few more, by slot; a slot may come up to `copies` times."""
    if len(slots) > FEW:
        floor = _floor(values, limit * copies)
        high = (values >= floor * (1 - SLACK) if floor > 0 else values > 0).nonzero()[0]
        slots, values = slots.take(high), values.take(high)
    return dict(zip(slots.tolist(), values.tolist(), strict=True))


def _last(total: dict[int, float], limit: int) -> float:
    """The lowest of the `limit` highest scores; 0 if there are fewer."""
    return sorted(total.values())[-limit] if len(total) >= limit else 0.0


def _ordered(total: dict[int, float], limit: int) -> Ranking:
    """Sort by score and slot; cut what is neither among the first `limit` nor tied with the last of them."""
    floor = _last(total, limit) * (1 - SLACK)
    ranked = sorted([(-round(score, DECIMALS), slot) for slot, score in total.items() if score >= floor and score > 0])
    end = limit
    while end < len(ranked) and ranked[end][0] == ranked[end - 1][0]:
        end += 1
    return [slot for _, slot in ranked[:end]], [-score for score, _ in ranked[:end]]

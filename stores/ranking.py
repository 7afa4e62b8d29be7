"""The best entries of a query, exactly: every entry that could be among them is scored in full."""

from collections.abc import Callable, Sequence

import numpy as np

from stores.arena import Ints
from stores.postings import Clause, Floats

Allowed = Callable[[Ints], "np.ndarray[tuple[int], np.dtype[np.bool_]]"]

DECIMALS = 12
"""Scores are rounded to this, so that equal scores summed in another order are still a tie."""


def scores(clauses: Sequence[Clause], size: int) -> Floats:
    """The score of every slot, terms added in the order of the query."""
    total = np.zeros(size)
    for clause in clauses:
        added = clause.weights[clause.codes]
        added *= clause.factor
        if clause.slots is None:
            total += added
        else:
            total[clause.slots] += added
    return np.round(total, DECIMALS)


def best(clauses: Sequence[Clause], size: int, limit: int, allowed: Allowed | None = None) -> tuple[Ints, Floats]:
    """At least `limit` slots with the highest positive scores, all ties of the last included."""
    return top(scores(clauses, size), limit, allowed)


def top(total: Floats, limit: int, allowed: Allowed | None = None) -> tuple[Ints, Floats]:
    """The slots of the `limit` highest positive scores, all ties of the last included, best first."""
    slots = np.flatnonzero(total > 0)
    if allowed is not None:
        slots = slots[allowed(slots)]
    found = total[slots]
    if len(slots) > limit:
        kept = found >= np.partition(found, -limit)[-limit] if limit > 0 else np.zeros(len(found), np.bool_)
        slots, found = slots[kept], found[kept]
    order = np.argsort(-found, kind="stable")
    return slots[order], found[order]

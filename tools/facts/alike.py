"""Facts that say the same, found by meaning: with an embedder by vectors, else by words and what they mean."""

import asyncio
import logging
import math
from collections.abc import Sequence
from itertools import combinations

import numpy as np

from language.meaning.alike.sameness import SAME, are_of_others, contradicts, sameness, tell_apart
from language.meaning.alike.similarity import near
from language.meaning.evidence import speaks_for
from language.statements.same_fact import told
from language.words.reader import Role, read
from stores import MemoryStore
from stores.areas.review.doubts import close_pairs
from stores.hybrid.vector_candidates import unit
from stores.records import Memory
from tools.vocabulary import type_of

Pair = tuple[float, tuple[Memory, Memory]]
_ALIKE = 0.5
_SPEAKS = 0.0
"""So much must speak for one of two facts in the words of the other (a logit)."""
_NEAR = 0.8
"""The least cosine of two facts that say the same; models put statements on one topic at about 0.6."""
_LONGEST = 500
_LOG = logging.getLogger(__name__)


async def alike(store: MemoryStore, facts: Sequence[Memory]) -> list[Pair]:
    """Pairs of one type that say nearly the same, the likest first."""
    vectors = await _vectors(store, facts)
    return await asyncio.to_thread(_pairs, facts, vectors)


async def _vectors(store: MemoryStore, facts: Sequence[Memory]) -> np.ndarray | None:
    """One vector a fact, where there is an embedder and it answers."""
    if store.by_meaning is None or len(facts) < 2:
        return None
    try:
        made = await store.by_meaning.aembed_documents([told(one.key, one.value)[:_LONGEST] for one in facts])
    except Exception as error:  # only the type: the message may carry what a user said
        _LOG.warning("Facts compared by words alone: the embeddings failed with %s", type(error).__qualname__)
        return None
    return np.stack([unit(vector) for vector in made])


def _pairs(facts: Sequence[Memory], vectors: np.ndarray | None) -> list[Pair]:
    close = {frozenset((one.id, two.id)) for one, two in close_pairs(facts)}
    cosines = vectors @ vectors.T if vectors is not None else None
    found: list[Pair] = []
    for a, b in combinations(range(len(facts)), 2):
        one, two = facts[a], facts[b]
        meant = float(cosines[a, b]) if cosines is not None and cosines[a, b] >= _NEAR else 0.0
        is_close = frozenset((one.id, two.id)) in close
        if type_of(one) != type_of(two) or not (meant or is_close) or contradicts(one.value, two.value):
            continue
        best = max(meant, shown_likeness(one.value, two.value) if is_close else 0.0)
        if best:
            found.append((round(min(best, 1.0), 2), (one, two)))
    return sorted(found, key=lambda pair: -pair[0])


def shown_likeness(one: str, two: str) -> float:
    """How much two facts say the same; nothing below what is worth showing."""
    if are_of_others(one, two):
        return 0.0
    share, meaning = _share(one, two), sameness(one, two)
    if meaning >= SAME or (share and near(one, two)):
        return max(meaning, share)
    if tell_apart(one, two):
        return 0.0
    return share if share >= _ALIKE else _implied(one, two)


def _implied(one: str, two: str) -> float:
    """How likely the one says what the other says, whichever says more; nothing below what is worth showing."""
    spoken = max(speaks_for(one, two), speaks_for(two, one))
    return 1 / (1 + math.exp(-spoken)) if spoken >= _SPEAKS else 0.0


def _share(one: str, two: str) -> float:
    left, right = _stems(one), _stems(two)
    return len(left & right) / len(left | right) if left | right else 0.0


def _stems(text: str) -> set[str]:
    return {word.stem for word in read(text) if word.role in (Role.CONTENT, Role.NAME, Role.NUMBER)}

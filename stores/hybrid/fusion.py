"""Search by words and by meaning: BM25 and the similarity of vectors, each brought to 0–1 and added by weight.

Vectors are kept beside the rows and made when a search first needs them, outside any transaction. What a person or
an agent erases takes its vector along. Without an answer from the embeddings the words alone decide.
"""

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial

from sqlalchemy import Connection

from stores.database.users import User
from stores.hybrid import memory_vectors, turn_vectors
from stores.hybrid.embeddings import Embeddings
from stores.hybrid.embeddings import name_of as model_of
from stores.hybrid.standing_out import LEAST, background, beside_words, without_words
from stores.hybrid.vector_candidates import Candidate, Vector, name_of, unit
from stores.records import MESSAGE, Hit, Term, Viewer
from stores.runtime import Runtime
from stores.search.query import Query
from stores.settings import Settings
from stores.write.unit_of_work import UnitOfWork

POOL = 50
"""Candidates of each side; what is behind them on both sides does not come first in the sum."""
_AT_ONCE = 512
_ROUNDED = 1e-9
"""What sums of scores differ by that are the same."""
_LONGEST = 8_000
_LOG = logging.getLogger(__name__)

Lexical = Callable[[Connection, User, Query], list[Hit]]


class Hybrid:
    """Search of both kinds over one store."""

    def __init__(self, runtime: Runtime, embeddings: Embeddings, lexical: Lexical) -> None:
        self._runtime = runtime
        self._embeddings = embeddings
        self._model = model_of(embeddings)
        self._lexical = lexical

    async def search(self, user_id: str, query: Query, viewer: Viewer) -> list[Hit]:
        """The best answers."""
        if query.limit < 1 or not query.text.strip():
            return await self._by_words(user_id, query, viewer)
        pool = replace(query, limit=max(POOL, query.limit), min_score=0 if query.min_score == 0 else None)
        hits = await self._by_words(user_id, pool, viewer)
        found: list[Candidate] = await self._runtime.read(user_id, viewer, [], partial(self._candidates, query=query))
        similar = await self._similar(user_id, query.text, found)
        settings = self._runtime.settings
        # The judge of answers may be asked, which is work for a thread.
        near = await asyncio.to_thread(meant, query, hits, found, similar, settings.hybrid_floor)
        joined = fused(hits, near, {one.name: one.hit for one in found}, settings)
        if query.explain:
            joined = [_explained(hit, similar.get(name_of(hit), 0.0)) for hit in joined]
        return [hit for hit in joined if query.min_score is None or hit.score >= query.min_score][: query.limit]

    async def _by_words(self, user_id: str, query: Query, viewer: Viewer) -> list[Hit]:
        return await self._runtime.read(
            user_id, viewer, [], lambda connection, user: self._lexical(connection, user, query)
        )

    def _candidates(self, connection: Connection, user: User, query: Query) -> list[Candidate]:
        if not user.enabled:
            return []
        kinds = query.kinds
        found: list[Candidate] = []
        if kinds is None or any(kind != MESSAGE for kind in kinds):
            found += memory_vectors.memories(connection, user, query, self._model, self._runtime.clock())
        if kinds is not None and MESSAGE in kinds:
            found += turn_vectors.turns(connection, user, query, self._model)
        return found

    async def _similar(self, user_id: str, text: str, found: list[Candidate]) -> dict[str, float]:
        """How similar each is to the query; nothing where the embeddings fail."""
        if not found:
            return {}
        try:
            asked = unit(await self._embeddings.aembed_query(text[:_LONGEST]))
            made = await self._missing(user_id, found)
        except Exception as error:
            # Only the type: the message may carry what a user said.
            _LOG.warning("Search by words alone: the embeddings failed with %s", type(error).__qualname__)
            return {}
        vectors = {one.name: one.vector for one in found if one.vector is not None} | made
        alike = {name: float(vector @ asked) for name, vector in vectors.items() if vector.shape == asked.shape}
        return turn_vectors.supported(alike, found)

    async def _missing(self, user_id: str, found: list[Candidate]) -> dict[str, Vector]:
        lacking = [one for one in found if one.vector is None][:_AT_ONCE]
        if not lacking:
            return {}
        made = await self._embeddings.aembed_documents([one.text[:_LONGEST] for one in lacking])
        vectors = {one.name: (one, unit(vector)) for one, vector in zip(lacking, made, strict=True)}
        await self._runtime.write(user_id, partial(self._keep, made=vectors))
        return {name: vector for name, (_, vector) in vectors.items()}

    def _keep(self, unit: UnitOfWork, made: Mapping[str, tuple[Candidate, Vector]]) -> None:
        if unit.user.enabled:
            spoken = {name: one for name, one in made.items() if one[0].hit.kind == MESSAGE}
            turn_vectors.keep(unit, self._model, spoken)
            memory_vectors.keep(unit, self._model, {name: made[name] for name in made.keys() - spoken.keys()})


def meant(
    query: Query, hits: Sequence[Hit], found: Sequence[Candidate], similar: Mapping[str, float], floor: float
) -> dict[str, float]:
    """What stands out among all, and by how much. Asked for a score of at least 0, nobody judges whether it answers."""
    behind = background(similar)
    if query.min_score == 0:
        shown = set(sorted(similar, key=lambda name: -similar[name])[:POOL])
    elif hits:
        shown = {name_of(hit) for hit in hits} | beside_words(similar, behind).keys()
    else:
        return without_words(query.text, found, similar, min(floor, LEAST))
    return {name: one - behind.floor for name, one in similar.items() if name in shown and one > behind.floor}


def fused(hits: Sequence[Hit], near: Mapping[str, float], known: Mapping[str, Hit], settings: Settings) -> list[Hit]:
    """Scores of either side between "no match" and its best, added by weight; the words decide between equals."""
    whole = settings.hybrid_text_weight + settings.hybrid_vector_weight
    most = max((hit.score for hit in hits), default=1.0)
    nearest = max(near.values(), default=1.0)
    by_words = {name_of(hit): hit for hit in hits}
    joined: list[Hit] = []
    for name in dict.fromkeys((*by_words, *near)):
        hit = by_words.get(name) or known[name]
        share = settings.hybrid_text_weight / whole / most
        meaning = near.get(name, 0.0) / nearest
        meaning *= settings.hybrid_vector_weight / whole * (turn_vectors.SHARE if hit.kind == MESSAGE else 1.0)
        terms = tuple(replace(term, weight=term.weight * share) for term in hit.terms)
        joined.append(replace(hit, score=hit.score * share + meaning, terms=terms))
    return sorted(joined, key=lambda hit: -hit.score)


def _explained(hit: Hit, similarity: float) -> Hit:
    """What the terms leave of the score comes of the meaning."""
    meaning = hit.score - sum(term.weight for term in hit.terms)
    if meaning < _ROUNDED:
        return hit
    return replace(hit, terms=(*hit.terms, Term("(meaning)", meaning, similarity, 1)))

"""Search by words and by meaning: BM25 and the similarity of vectors, each brought to 0–1 and added by weight.

Vectors are kept beside the rows and made when a search first needs them, outside any transaction. What a person or
an agent erases takes its vector along. Without an answer from the embeddings the words alone decide.
"""

import logging
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

from sqlalchemy import Connection

from stores.database.users import User
from stores.hybrid import memory_vectors, turn_vectors
from stores.hybrid.embeddings import Embeddings
from stores.hybrid.embeddings import name_of as model_of
from stores.hybrid.vector_candidates import Candidate, Vector, name_of, unit
from stores.records import MESSAGE, Hit, Term, Viewer
from stores.runtime import Runtime
from stores.search.query import Query
from stores.write.unit_of_work import UnitOfWork

POOL = 50
"""Candidates of each side; what is behind them on both sides does not come first in the sum."""
ALONE, CLOSE = 0.15, 0.8
"""Where no word agrees at all, a lower similarity means something; of what holds no word, only that is shown which is
nearly as similar as the nearest."""
_AT_ONCE = 512
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
        pool = replace(query, limit=max(POOL, query.limit), min_score=None)
        hits = await self._by_words(user_id, pool, viewer)
        found: list[Candidate] = await self._runtime.read(user_id, viewer, [], partial(self._candidates, query=query))
        floor = self._runtime.settings.hybrid_floor
        near = await self._near(user_id, query.text, found, floor if hits else min(floor, ALONE))
        worded, least = {name_of(hit) for hit in hits}, CLOSE * max(near.values(), default=0.0)
        near = {name: similar for name, similar in near.items() if name in worded or similar >= least}
        fused = self._fused(hits, near, {one.name: one.hit for one in found}, floor if hits else min(floor, ALONE))
        return [hit for hit in fused if query.min_score is None or hit.score >= query.min_score][: query.limit]

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

    async def _near(self, user_id: str, text: str, found: list[Candidate], floor: float) -> dict[str, float]:
        """How similar each is to the query, where the similarity means something; best first, a pool of them."""
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
        similar = turn_vectors.supported(alike, found)
        best = sorted((name for name in similar if similar[name] > floor), key=lambda name: (-similar[name], name))
        return {name: similar[name] for name in best[:POOL]}

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

    def _fused(self, hits: list[Hit], near: Mapping[str, float], known: Mapping[str, Hit], floor: float) -> list[Hit]:
        """Scores of either side between "no match" and its best, added by weight; the words decide between equals."""
        settings = self._runtime.settings
        whole = settings.hybrid_text_weight + settings.hybrid_vector_weight
        most = max((hit.score for hit in hits), default=1.0)
        nearest = max(near.values(), default=1.0) - floor
        by_words = {name_of(hit): hit for hit in hits}
        fused: list[Hit] = []
        for name in dict.fromkeys((*by_words, *near)):
            hit = by_words.get(name) or known[name]
            share = settings.hybrid_text_weight / whole / most
            meaning = max(0.0, near.get(name, 0.0) - floor) / nearest
            meaning *= settings.hybrid_vector_weight / whole * (turn_vectors.SHARE if hit.kind == MESSAGE else 1.0)
            fused.append(_scored(hit, share, meaning, near.get(name, 0.0)))
        return sorted(fused, key=lambda hit: -hit.score)


def _scored(hit: Hit, share: float, meaning: float, similarity: float) -> Hit:
    terms = [replace(term, weight=term.weight * share) for term in hit.terms]
    if terms and meaning:
        terms.append(Term("(meaning)", meaning, similarity, 1))
    return replace(hit, score=hit.score * share + meaning, terms=tuple(terms))

"""Search by words and by meaning: BM25 and the similarity of vectors, each brought to 0–1 and added by weight.

Vectors are kept beside the rows and made when a search first needs them, outside any transaction. What a person or
an agent erases takes its vector along. Without an answer from the embeddings the words alone decide.
"""

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from hashlib import sha256
from typing import Any

import numpy as np
import numpy.typing as npt
from sqlalchemy import Connection, select

from stores import reading, rows, schema
from stores.engine import Engine, Viewer
from stores.ledger import Ledger
from stores.records import MESSAGE, Hit, Memory, Term
from stores.retrieval.embeddings import Embeddings, name_of
from stores.retrieval.full_text import allowed
from stores.retrieval.index import Match
from stores.retrieval.indexes import memory_entry
from stores.retrieval.search import Query, memory_hit
from stores.statements import upsert
from stores.users import User

POOL = 50
"""Candidates of each side; what is behind them on both sides does not come first in the sum."""
_AT_ONCE = 512
_LONGEST = 8_000
_LOG = logging.getLogger(__name__)

Vector = npt.NDArray[np.float32]
Lexical = Callable[[Connection, User, Query], list[Hit]]


@dataclass(frozen=True, slots=True)
class Candidate:
    """A memory that the filters allow, its text, and its vector where that is still the text's."""

    memory: Memory
    text: str
    digest: str
    vector: Vector | None


class Hybrid:
    """Search of both kinds over one store."""

    def __init__(self, engine: Engine, embeddings: Embeddings, lexical: Lexical) -> None:
        self._engine = engine
        self._embeddings = embeddings
        self._model = name_of(embeddings)
        self._lexical = lexical

    async def search(self, user_id: str, query: Query, viewer: Viewer) -> list[Hit]:
        """The best answers; conversation turns have no vectors and are searched by their words."""
        if query.limit < 1 or not query.text.strip() or (query.kinds is not None and MESSAGE in query.kinds):
            return await self._by_words(user_id, query, viewer)
        pool = replace(query, limit=max(POOL, query.limit), min_score=None)
        hits = await self._by_words(user_id, pool, viewer)
        found: list[Candidate] = await self._engine.view(user_id, viewer, [], partial(self._candidates, query=query))
        near = await self._near(user_id, query.text, found)
        known = {one.memory.id: one.memory for one in found}
        fused = self._fused(hits, near, known)
        return [hit for hit in fused if query.min_score is None or hit.score >= query.min_score][: query.limit]

    async def _by_words(self, user_id: str, query: Query, viewer: Viewer) -> list[Hit]:
        return await self._engine.view(
            user_id, viewer, [], lambda connection, user: self._lexical(connection, user, query)
        )

    def _candidates(self, connection: Connection, user: User, query: Query) -> list[Candidate]:
        table = schema.vectors
        joined = (table.c.memory_id == schema.memory.c.id) & (table.c.model == self._model)
        mine = allowed(reading.mine(user, self._engine.clock()), query)
        found = mine.outerjoin(table, joined).add_columns(table.c.digest, table.c.data)
        return [_candidate(row) for row in connection.execute(found).mappings()] if user.enabled else []

    async def _near(self, user_id: str, text: str, found: list[Candidate]) -> dict[str, float]:
        """How similar each is to the query, where the similarity means something; best first, a pool of them."""
        if not found:
            return {}
        try:
            asked = _unit(await self._embeddings.aembed_query(text[:_LONGEST]))
            made = await self._missing(user_id, found)
        except Exception as error:
            # Only the type: the message may carry what a user said.
            _LOG.warning("Search by words alone: the embeddings failed with %s", type(error).__qualname__)
            return {}
        vectors = {one.memory.id: one.vector for one in found if one.vector is not None} | made
        similar = {name: float(vector @ asked) for name, vector in vectors.items() if vector.shape == asked.shape}
        floor = self._engine.settings.hybrid_floor
        best = sorted((name for name in similar if similar[name] > floor), key=lambda name: (-similar[name], name))
        return {name: similar[name] for name in best[:POOL]}

    async def _missing(self, user_id: str, found: list[Candidate]) -> dict[str, Vector]:
        lacking = [one for one in found if one.vector is None][:_AT_ONCE]
        if not lacking:
            return {}
        made = await self._embeddings.aembed_documents([one.text[:_LONGEST] for one in lacking])
        vectors = {one.memory.id: _unit(vector) for one, vector in zip(lacking, made, strict=True)}
        digests = {one.memory.id: one.digest for one in lacking}
        await self._engine.do(user_id, lambda ledger: _keep(ledger, self._model, digests, vectors))
        return vectors

    def _fused(self, hits: list[Hit], near: Mapping[str, float], known: Mapping[str, Memory]) -> list[Hit]:
        """Scores of either side between "no match" and its best, added by weight; the words decide between equals."""
        settings = self._engine.settings
        whole = settings.hybrid_text_weight + settings.hybrid_vector_weight
        most = max((hit.score for hit in hits), default=1.0)
        nearest = max(near.values(), default=1.0) - settings.hybrid_floor
        by_words = {hit.id: hit for hit in hits}
        fused: list[Hit] = []
        for name in dict.fromkeys((*by_words, *near)):
            hit = by_words.get(name) or memory_hit(known[name], Match(name, 0.0))
            share = settings.hybrid_text_weight / whole / most
            meaning = max(0.0, near.get(name, 0.0) - settings.hybrid_floor) / nearest
            meaning *= settings.hybrid_vector_weight / whole
            fused.append(_scored(hit, share, meaning, near.get(name, 0.0)))
        return sorted(fused, key=lambda hit: -hit.score)


def _scored(hit: Hit, share: float, meaning: float, similarity: float) -> Hit:
    terms = [replace(term, weight=term.weight * share) for term in hit.terms]
    if terms and meaning:
        terms.append(Term("(meaning)", meaning, similarity, 1))
    return replace(hit, score=hit.score * share + meaning, terms=tuple(terms))


def _candidate(row: Any) -> Candidate:
    memory = rows.from_row(row)
    entry = memory_entry(memory)
    text = f"{entry.key.replace('_', ' ')}: {entry.text}"
    digest = sha256(text.encode()).hexdigest()[:32]
    current = row["data"] is not None and row["digest"] == digest
    vector = np.frombuffer(row["data"], "<f2").astype(np.float32) if current else None
    return Candidate(memory, text, digest, vector)


def _unit(numbers: list[float]) -> Vector:
    vector = np.asarray(numbers, np.float32)
    length = float(np.linalg.norm(vector))
    return vector / length if length else vector


def _keep(ledger: Ledger, model: str, digests: Mapping[str, str], vectors: Mapping[str, Vector]) -> None:
    """Keep the vectors of memories that are still there: one may have been erased meanwhile."""
    if not ledger.user.enabled:
        return
    c = schema.memory.c
    there = select(c.id).where(c.user_id == ledger.user.id, c.id.in_(list(vectors)))
    rows_to_keep = [
        {
            "memory_id": name,
            "user_id": ledger.user.id,
            "model": model,
            "digest": digests[name],
            "data": vectors[name].astype("<f2").tobytes(),
        }
        for name in ledger.connection.execute(there).scalars()
    ]
    if rows_to_keep:
        statement = upsert(ledger.connection.dialect.name, schema.vectors, ("memory_id",))
        ledger.connection.execute(statement, rows_to_keep)

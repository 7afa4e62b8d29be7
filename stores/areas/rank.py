"""Ranking for the store: reads one reader's rows, asks the embedder where there is one, writes nothing."""

import logging
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from stores.ranking.likeness import Matrix, likeness
from stores.ranking.order import EXPLORATION, Wish, by_points, order
from stores.ranking.posts import TITLE, Post, Ranking, Told, posts_of
from stores.ranking.reader import Leaning, Reader, reader_of
from stores.runtime import Runtime

if TYPE_CHECKING:
    from stores.hybrid.embeddings import Embeddings

_EMBEDDED_TEXT = 500
_log = logging.getLogger(__name__)


class Ranker:
    """The order of posts for a reader. Nothing is noted: a reason that counted as a recall would feed itself."""

    def __init__(self, runtime: Runtime, embeddings: "Embeddings | None") -> None:
        self._runtime = runtime
        self._embeddings = embeddings

    async def rank(
        self,
        user_id: str,
        posts: Iterable[Post | Mapping[str, Any]],
        *,
        limit: int | None = None,
        exploration: float = EXPLORATION,
        diversity: bool = True,
        undelivered: bool = False,
    ) -> Ranking:
        """Posts (id, title, text, points) as this reader should see them, each with its reason; by points for whom
        nothing is known of, or whose memory is paused; `undelivered` leaves out what was delivered before. Nothing is
        recorded."""
        runtime, wish, offered = self._runtime, Wish(limit, exploration, diversity), posts_of(posts)
        look = partial(reader_of, now=runtime.clock())
        reader = await runtime.read(user_id, "agent", Reader(enabled=False), look)
        before = reader.delivered if undelivered else frozenset[str]()
        fresh = [post for post in offered if post.id not in before]
        found = await self._order(user_id, fresh, reader, wish)
        return replace(found, delivered=tuple(post for post in offered if post.id in before))

    async def _order(self, user_id: str, posts: list[Post], reader: Reader, wish: Wish) -> Ranking:
        if not posts or not reader.leanings:
            paused = not reader.enabled and await self._is_paused(user_id)
            return by_points(posts, wish, Told.PAUSED if paused else Told.UNKNOWN)
        near = await self._near(reader.leanings, posts)
        return await self._runtime.in_reader(_ordered, posts, reader, near, wish)

    async def _is_paused(self, user_id: str) -> bool:
        known = object()
        return await self._runtime.read(user_id, "user", None, lambda *_: known) is known

    async def _near(self, leanings: Sequence[Leaning], posts: Sequence[Post]) -> Matrix | None:
        """How near posts are in meaning; without an answer from the embedder the words alone decide."""
        if self._embeddings is None or not leanings:
            return None
        texts = [f"{post.title[:TITLE]} {post.text[:_EMBEDDED_TEXT]}" for post in posts]
        try:
            made = await self._embeddings.aembed_documents([*(one.words for one in leanings), *texts])
            from stores.hybrid.vector_candidates import unit  # only where there is an embedder

            vectors = np.array([unit(vector) for vector in made], dtype=np.float64)
        except Exception as error:
            # Only the type: the message may carry what a user said.
            _log.warning("Ranked by words alone: the embeddings failed with %s", type(error).__qualname__)
            return None
        floor = self._runtime.settings.hybrid_floor
        alike = vectors[: len(leanings)] @ vectors[len(leanings) :].T
        return np.asarray(np.clip((alike - floor) / (1 - floor), 0, 1), dtype=np.float64)


def _ordered(posts: Sequence[Post], reader: Reader, near: Matrix | None, wish: Wish) -> Ranking:
    return order(posts, reader, likeness(reader.leanings, posts, near), wish)

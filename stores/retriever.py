"""The memory of one user as a LangChain retriever."""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from langchain_core.callbacks import AsyncCallbackManagerForRetrieverRun, CallbackManagerForRetrieverRun
from langchain_core.documents import Document
from langchain_core.retrievers import BaseRetriever
from pydantic import ConfigDict, Field

from stores.records import Hit
from stores.store import MemoryStore


class MemoryRetriever(BaseRetriever):
    """Finds what is remembered of `user_id`; each document carries its score and where it comes from.

    Async is native. The sync side runs the async one in a thread of its own, for callers that have no loop.
    """

    model_config = ConfigDict(arbitrary_types_allowed=True)

    store: MemoryStore
    user_id: str
    k: int = Field(default=5, ge=1)
    category: str = "all"
    kinds: Sequence[str] | None = None
    min_score: float | None = None

    async def _aget_relevant_documents(
        self, query: str, *, run_manager: AsyncCallbackManagerForRetrieverRun, k: int | None = None, **_: Any
    ) -> list[Document]:
        return await self._documents(query, k)

    def _get_relevant_documents(
        self, query: str, *, run_manager: CallbackManagerForRetrieverRun, k: int | None = None, **_: Any
    ) -> list[Document]:
        with ThreadPoolExecutor(1) as thread:
            return thread.submit(asyncio.run, self._documents(query, k)).result()

    async def _documents(self, query: str, k: int | None) -> list[Document]:
        hits = await self.store.search(
            self.user_id,
            query,
            limit=self.k if k is None else k,
            category=self.category,
            kinds=self.kinds,
            min_score=self.min_score,
            viewer="agent",
        )
        return [_document(hit) for hit in hits]


def _document(hit: Hit) -> Document:
    metadata = {
        "key": hit.key,
        "category": hit.category,
        "kind": hit.kind,
        "score": hit.score,
        "source": hit.source,
        "confidence": hit.confidence,
        "created_at": hit.created_at.isoformat() if hit.created_at else None,
    }
    return Document(id=hit.id, page_content=hit.value, metadata=metadata)

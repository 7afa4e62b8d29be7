"""The retriever keeps LangChain's contract and the store's."""

import asyncio
from collections.abc import Iterator

import pytest
from langchain_core.retrievers import BaseRetriever
from langchain_tests.integration_tests import RetrieversIntegrationTests

from stores import MemoryStore, Settings
from stores.disk.files import Disk
from stores.retriever import MemoryRetriever
from tests.conftest import Clock

_FACTS = ("Works on PostgreSQL vacuum", "Runs PostgreSQL at home", "Likes PostgreSQL talks", "Reads about PostgreSQL")


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Iterator[MemoryStore]:
    """A store that outlives single event loops, as the sync side of a retriever needs it."""
    store = MemoryStore(Settings(data_dir=tmp_path_factory.mktemp("retriever")), clock=Clock(), disk=Disk())
    store.open()

    async def fill() -> None:
        for number, fact in enumerate(_FACTS):
            await store.write("ann", key=f"fact_{number}", value=fact, category="work_context")

    asyncio.run(fill())
    yield store
    store.close()


class TestMemoryRetriever(RetrieversIntegrationTests):
    @pytest.fixture(autouse=True)
    def _store(self, filled: MemoryStore) -> None:
        type(self).store = filled

    store: MemoryStore

    @property
    def retriever_constructor(self) -> type[BaseRetriever]:
        return MemoryRetriever

    @property
    def retriever_constructor_params(self) -> dict[str, object]:
        return {"store": self.store, "user_id": "ann"}

    @property
    def retriever_query_example(self) -> str:
        return "PostgreSQL"


async def test_documents_carry_score_key_and_source(filled: MemoryStore) -> None:
    documents = await MemoryRetriever(store=filled, user_id="ann", k=2).ainvoke("vacuum")
    assert [document.page_content for document in documents] == ["Works on PostgreSQL vacuum"]
    assert documents[0].metadata["score"] > 0
    assert documents[0].metadata["key"] == "fact_0"


async def test_another_user_gets_nothing(filled: MemoryStore) -> None:
    assert await MemoryRetriever(store=filled, user_id="bob").ainvoke("PostgreSQL") == []

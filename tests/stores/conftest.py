"""A store that searches by meaning too."""

from collections.abc import AsyncIterator

import pytest

from stores import MemoryStore, Settings, open_store
from tests.conftest import Clock
from tests.stores.meanings import Meanings


@pytest.fixture
def meanings() -> Meanings:
    return Meanings()


@pytest.fixture
async def hybrid(any_settings: Settings, clock: Clock, meanings: Meanings) -> AsyncIterator[MemoryStore]:
    async with open_store(any_settings, clock=clock, embeddings=meanings) as store:
        yield store

"""A LangGraph store over the memory, on each database."""

import pytest

from integrations.items import UserMemoryStore
from stores import MemoryStore


@pytest.fixture
def items(store: MemoryStore) -> UserMemoryStore:
    return UserMemoryStore(store)


@pytest.fixture
def any_items(any_store: MemoryStore) -> UserMemoryStore:
    return UserMemoryStore(any_store)

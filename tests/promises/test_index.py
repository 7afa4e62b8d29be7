"""R16: the index is disposable. Dropped, damaged or raced, it answers as one built anew from the rows."""

import asyncio
import random
from collections.abc import Sequence
from typing import Any

import pytest
from sqlalchemy import delete, insert, select

from stores import MemoryStore, Settings, open_store
from stores.database import schema
from stores.search import index_cache
from stores.search.index.snapshot import pack
from tests.soak import times

WORDS = [first + second + third for first in "bdkmrs" for second in "aeo" for third in ("la", "ni", "to", "sk", "rum")]
QUERIES = times(6, 20)
Answers = list[list[tuple[str, float]]]


def _sentence(chance: random.Random) -> str:
    return " ".join(chance.choices(WORDS, k=chance.randint(4, 12)))


async def _fill(store: MemoryStore, user: str, chance: random.Random, many: int) -> None:
    async with store.batch(user) as draft:
        for number in range(many):
            await draft.write(user, key=f"k{chance.random()}{number}", value=_sentence(chance), category="preference")


async def _churn(store: MemoryStore, user: str, chance: random.Random, many: int) -> None:
    for memory in chance.sample(await store.read(user, limit=1_000), many):
        if chance.random() < 0.5:
            await store.update(user, memory.key, _sentence(chance))
        else:
            await store.forget(user, memory.key)


async def _answers(store: MemoryStore, user: str) -> Answers:
    chance = random.Random(5)
    queries = [" ".join(chance.choices(WORDS, k=3)) for _ in range(QUERIES)]
    return [[(hit.id, hit.score) for hit in await store.search(user, query, limit=10)] for query in queries]


async def _answers_of_a_fresh_build(settings: Settings, user: str) -> Answers:
    async with open_store(settings) as store:
        await store.rebuild_index(user)
        return await _answers(store, user)


def _snapshot(store: MemoryStore, user: str) -> Any:
    table = schema.snapshots
    query = select(table).where(table.c.user_id == user, table.c.name == index_cache.MEMORY)
    with store._runtime.database.reading() as connection:
        return connection.execute(query).mappings().first()


def _replace_snapshot(store: MemoryStore, user: str, row: dict[str, Any]) -> None:
    """The user's row is locked first, as by whoever else writes for them: a snapshot may be saved at the same time."""
    table = schema.snapshots
    with store._runtime.database.writing() as connection:
        connection.execute(select(schema.users.c.id).where(schema.users.c.id == user).with_for_update())
        connection.execute(delete(table).where(table.c.user_id == user, table.c.name == index_cache.MEMORY))
        connection.execute(insert(table).values(row))


def _damaged(blob: bytes, chance: random.Random) -> Sequence[bytes]:
    flipped = bytearray(blob)
    flipped[chance.randrange(len(blob))] ^= 1 << chance.randrange(8)
    cut = blob[: chance.randrange(len(blob))]
    return bytes(flipped), cut, b"", blob + b"more", chance.randbytes(200), pack({"ids": b"[]"})


@pytest.fixture
def _small_snapshots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Snapshots of so small memories as a test can afford."""
    monkeypatch.setattr(index_cache, "_WORTH_A_SNAPSHOT", 20)


@pytest.mark.usefixtures("_small_snapshots")
async def test_a_damaged_or_missing_snapshot_changes_no_answer(any_settings: Settings, user: str) -> None:
    chance = random.Random(3)
    async with open_store(any_settings) as store:
        await _fill(store, user, chance, 60)
        await _answers(store, user)
        await _churn(store, user, chance, 20)
        await _answers(store, user)
        saved = dict(_snapshot(store, user))
        expected = await _answers(store, user)
        for blob in (saved["data"], *_damaged(saved["data"], chance)):
            _replace_snapshot(store, user, saved | {"data": blob})
            async with open_store(any_settings) as cold:
                assert await _answers(cold, user) == expected
    assert await _answers_of_a_fresh_build(any_settings, user) == expected


@pytest.mark.usefixtures("_small_snapshots")
async def test_searches_racing_writes_and_drops_end_with_the_answers_of_a_fresh_build(
    any_settings: Settings, user: str
) -> None:
    async def search(store: MemoryStore) -> None:
        for _ in range(8):
            await _answers(store, user)

    async def drop(store: MemoryStore) -> None:
        for _ in range(8):
            await asyncio.sleep(0.02)
            await store.rebuild_index(user)

    chance = random.Random(4)
    async with open_store(any_settings) as one, open_store(any_settings) as other:
        await _fill(one, user, chance, 50)
        await asyncio.gather(search(one), search(other), _churn(other, user, chance, 25), drop(one))
        expected = await _answers_of_a_fresh_build(any_settings, user)
        assert await _answers(one, user) == expected
        assert await _answers(other, user) == expected
        assert sum(map(len, expected)) > QUERIES

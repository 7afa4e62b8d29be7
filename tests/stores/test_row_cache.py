"""What searches read once is not read again while nothing changed, and is never older than the rows."""

from datetime import timedelta

import pytest
from sqlalchemy import update

from stores import MemoryStore, Settings, open_store
from stores.database import queries, schema
from stores.database.row_security import act_for_everybody
from tests.conftest import Clock


async def _found(store: MemoryStore, user: str) -> list[str]:
    return [hit.value for hit in await store.search(user, "green tea")]


async def test_a_turn_reads_no_memory_again(store: MemoryStore, user: str, monkeypatch: pytest.MonkeyPatch) -> None:
    await store.write(user, key="drink", value="Likes green tea", category="preference")
    first = await store.context(user, "green tea")
    monkeypatch.setattr(queries, "by_ids", lambda *_: pytest.fail("read again"))
    assert await store.context(user, "tea, green") == first


async def test_a_change_by_another_process_is_seen(any_settings: Settings, user: str) -> None:
    async with open_store(any_settings) as one, open_store(any_settings) as other:
        await one.write(user, key="drink", value="Likes green tea", category="preference")
        assert await _found(one, user) == ["Likes green tea"]
        await other.write(user, key="drink", value="Likes green tea with mint", category="preference")
        assert await _found(one, user) == ["Likes green tea with mint"]
        await other.forget(user, "drink", erase=True)
        assert await _found(one, user) == []


async def test_what_expires_while_it_is_held_is_not_found(any_store: MemoryStore, user: str, clock: Clock) -> None:
    await any_store.write(user, key="drink", value="Likes green tea", category="preference")
    with any_store._runtime.database.writing() as connection:
        act_for_everybody(connection)
        mine = schema.memory.c.user_id == user
        connection.execute(update(schema.memory).where(mine).values(expires_at=clock() + timedelta(hours=1)))
    assert await _found(any_store, user) == ["Likes green tea"]
    clock.advance(hours=2)
    assert await _found(any_store, user) == []
    assert "tea" not in await any_store.context(user, "green tea")


async def test_erased_words_leave_the_process(store: MemoryStore, user: str) -> None:
    await store.write(user, key="drink", value="Likes green tea", category="preference")
    await store.context(user, "green tea")
    await store.clear(user)
    assert user not in store._runtime.indexes.rows._held

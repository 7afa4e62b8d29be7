"""Looks that the event loop takes itself: only while nothing changed, waiting for nobody, and as true as any other."""

import asyncio
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from stores import MemoryStore, Settings, open_store
from stores.database import brief
from stores.database.brief import TakesLong, take_long
from stores.search import context as assembling
from stores.search import index_cache
from tests.conftest import Clock

TEA = "Likes green tea"


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(data_dir=tmp_path / "data")


@pytest.fixture
async def known(settings: Settings, user: str, clock: Clock) -> AsyncIterator[MemoryStore]:
    """A store that has read all that it needs of a user."""
    async with open_store(settings, clock=clock) as store:
        await store.write(user, key="drink", value=TEA, category="preference")
        await store.context(user, "green tea")
        await store.search(user, "green tea")
        yield store


@contextmanager
def hops(store: MemoryStore) -> Iterator[list[object]]:
    """What was handed to a reader's thread."""
    seen: list[object] = []
    pool = store._runtime._readers
    submit: Any = pool.submit

    def note(work: object, *given: object) -> Any:
        seen.append(work)
        return submit(work, *given)

    pool.submit = note  # type: ignore[method-assign,assignment]
    try:
        yield seen
    finally:
        pool.submit = submit  # type: ignore[method-assign]


async def test_what_is_at_hand_is_read_on_the_event_loop(known: MemoryStore, user: str) -> None:
    with hops(known) as seen:
        assert TEA in await known.context(user, "Do I like tea?")
        assert [hit.value for hit in await known.search(user, "tea")] == [TEA]
        assert (await known.profile(user)).enabled
        assert await known.conversations.owner("of nobody") is None
    assert not seen


async def test_a_write_of_another_process_is_seen_at_the_next_read(
    known: MemoryStore, settings: Settings, user: str
) -> None:
    async with open_store(settings) as other:
        await other.write(user, key="drink", value="Likes black tea", category="preference")
    with hops(known) as seen:
        assert "black tea" in await known.context(user, "tea")
    assert seen, "rows that changed are read by a reader"
    assert [hit.value for hit in await known.search(user, "tea")] == ["Likes black tea"]


async def test_an_edit_in_the_file_is_seen_at_the_next_read(known: MemoryStore, settings: Settings, user: str) -> None:
    path = next(settings.data_dir.rglob("MEMORY.md"))
    path.write_text(path.read_text().replace(TEA, "Likes white tea"))
    assert "white tea" in await known.context(user, "tea")
    assert [hit.value for hit in await known.search(user, "tea")] == ["Likes white tea"]


async def test_a_pause_and_an_erasure_elsewhere_end_it_at_once(
    known: MemoryStore, settings: Settings, user: str
) -> None:
    async with open_store(settings) as other:
        await other.pause(user)
        assert await known.context(user, "tea") == ""
        assert not (await known.profile(user)).enabled
        await other.resume(user)
        assert TEA in await known.context(user, "tea")
        await other.clear(user)
        assert await known.context(user, "tea") == ""
        assert await known.search(user, "tea") == []


async def test_what_expires_is_gone_though_nothing_was_written(known: MemoryStore, user: str, clock: Clock) -> None:
    await known.write(user, key="note", value="Met at the harbour", category="work_context", durability="daily")
    assert "harbour" in await known.context(user, "harbour")
    clock.advance(days=8)
    with hops(known) as seen:
        assert "Recent" not in await known.context(user, "nothing like it")
    assert not seen


async def test_nobody_is_waited_for_on_the_event_loop(known: MemoryStore, user: str) -> None:
    with known._runtime.brief_looks._turn, hops(known) as seen:
        assert TEA in await known.context(user, "tea")
    assert seen


async def test_where_blocking_calls_are_watched_for_a_reader_looks(
    known: MemoryStore, user: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    watched = SimpleNamespace(Connection=SimpleNamespace(execute=lambda *_: pytest.fail("a blocking call")))
    monkeypatch.setattr(brief, "sqlite3", watched)
    with hops(known) as seen:
        assert TEA in await known.context(user, "tea")
    assert seen


async def test_what_takes_long_goes_to_a_reader(known: MemoryStore, user: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(index_cache, "_BRIEFLY_SEARCHED", 0)
    with hops(known) as seen:
        assert TEA in await known.context(user, "tea")
    assert len(seen) == 1
    monkeypatch.setattr(index_cache, "_BRIEFLY_SEARCHED", 10)
    with hops(known) as seen:
        await known.search(user, "Which plants make me sneeze?")
    assert len(seen) == 1, "rows are read for what answers in other words"


async def test_few_memories_are_judged_at_once_and_many_by_a_reader(
    known: MemoryStore, user: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(assembling, "_BRIEFLY_JUDGED", -1)
    with hops(known) as seen:
        await known.context(user, "Which plants make me sneeze?")
    assert not seen, "what is shown whole needs no judge"
    await known.write(user, key="walk", value="Walked to the lake", category="personal_context", durability="daily")
    await known.context(user, "green tea")
    with hops(known) as seen:
        await known.context(user, "Which plants make me sneeze?")
    assert len(seen) == 1


def test_only_a_brief_look_ends_where_something_takes_long() -> None:
    take_long()
    before = brief._BRIEF.set(True)
    with pytest.raises(TakesLong):
        take_long()
    brief._BRIEF.reset(before)


async def test_another_thread_is_free_to_look_meanwhile(known: MemoryStore, user: str) -> None:
    """Several event loops may share one store."""
    found: list[str] = []

    async def ask() -> None:
        found.append(str(await known.context(user, "tea")))

    threads = [threading.Thread(target=asyncio.run, args=(ask(),)) for _ in range(4)]
    for thread in threads:
        thread.start()
    await ask()
    for thread in threads:
        thread.join()
    assert len(found) == 5
    assert len(set(found)) == 1


async def test_the_connection_is_closed_with_the_store(settings: Settings, user: str) -> None:
    async with open_store(settings) as store:
        looks = store._runtime.brief_looks
        connection = looks._connection
        assert connection is not None
    assert connection.closed
    assert looks._connection is None
    with pytest.raises(TakesLong), looks.looking():
        pytest.fail("it is closed")

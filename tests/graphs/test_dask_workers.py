"""Nights on a Dask cluster of processes: tasks carry ids, workers claim, and a killed worker's users are done once."""

import os
import signal
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from typing import Any

import dask
import pytest
from distributed import Client, LocalCluster

from graphs.nightly.dask_workers import open_on
from graphs.nightly.graph import Nightly
from stores import MemoryStore, Settings, open_store
from tests.conftest import database_on
from tests.graphs.nights import say
from tests.processes import start_forks
from tests.soak import times

USERS = times(12, 24)
LEASE = timedelta(seconds=3)
pytestmark = pytest.mark.filterwarnings("default")  # a cluster that loses a process warns of it


def where(url: str) -> dict[str, str]:
    return {"MEMORY_DATABASE_URL": url, "MEMORY_DOCUMENTS": "database"}


@pytest.fixture
async def shared(postgres_server: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[MemoryStore, Settings]]:
    """A store on PostgreSQL with its documents in the database, as workers on other machines would open it.

    The database is that of this test alone: a run sees everybody who is due in it.
    """
    start_forks()
    with (
        database_on(postgres_server) as url,
        dask.config.set({"distributed.worker.multiprocessing-method": "forkserver"}),
    ):
        for name, value in where(url).items():
            monkeypatch.setenv(name, value)
        chosen = Settings()
        async with open_store(chosen) as store:
            yield store, chosen


async def test_a_killed_workers_users_are_done_by_others_once(shared: tuple[MemoryStore, Settings], user: str) -> None:
    store, settings = shared
    day = datetime.now(UTC).date()
    users = [f"{user}-{number:02d}" for number in range(USERS)]
    for number, one in enumerate(users):
        await say(store, one, f"I work at Company{number}")
    local = LocalCluster(
        n_workers=2, threads_per_worker=2, dashboard_address=None, asynchronous=True, env=where(settings.database_url)
    )
    async with (
        local as cluster,
        Client(cluster, asynchronous=True) as client,
        open_on(client, lease=LEASE) as engine,
    ):
        pids = list((await client.run(os.getpid)).values())
        assert len(set(pids)) == 2
        graph = Nightly(store, engine, settings, lease=LEASE).builder().compile()
        events: list[Any] = []
        async for event in graph.astream({"run_date": day.isoformat()}, stream_mode="custom"):
            if not events:
                os.kill(pids[0], signal.SIGKILL)
            events.append(event)
    assert {event["user_id"] for event in events} == set(users)
    assert [event for event in events if event["status"] == "failed"] == []
    for number, one in enumerate(users):
        (run,) = await store.runs.of(one)
        assert (run["status"], run["interactions_processed"]) == ("completed", 1)
        assert str(await store.document(one)).count(f"Company{number}\n") == 1
        stored = [event for event in await store.history(one) if event.key == "company"]
        assert len(stored) == 1

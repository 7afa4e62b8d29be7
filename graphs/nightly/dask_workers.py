"""Nights on a Dask cluster: a task carries a user's id and a date, a worker claims the run from SQL.

Each worker process opens its own store and model from its own environment, once. A killed worker's tasks go to the
others; what it had claimed they take over when its lease ends.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from datetime import date, timedelta
from typing import Any

from distributed import Client, WorkerPlugin, as_completed, get_worker

from graphs.models.choose import choose_model, choose_second
from graphs.nightly.pace import Pace
from graphs.nightly.results import Night
from graphs.nightly.user_night import Nights
from stores import Settings, open_store
from stores.areas.nightly_runs.runs import LEASE

_NAME = "nights"
_AHEAD = 2
"""Tasks given out for each thread of the cluster, so that none waits and memory stays flat."""


class NightsOfWorker(WorkerPlugin):
    """What a worker process holds open between tasks."""

    name = _NAME

    def __init__(self, calls_per_minute: int, lease: timedelta) -> None:
        self._calls_per_minute = calls_per_minute
        self._lease = lease
        self.nights: Nights | None = None

    async def setup(self, worker: Any) -> None:
        self._open = AsyncExitStack()
        settings = await asyncio.to_thread(Settings)
        store = await self._open.enter_async_context(open_store(settings))
        model = await asyncio.to_thread(choose_model, settings)
        second, pace = await asyncio.to_thread(choose_second, settings), Pace(self._calls_per_minute)
        self.nights = Nights(store, model, settings, lease=self._lease, pace=pace, second=second)
        await asyncio.to_thread(self.nights.prepare)

    async def teardown(self, worker: Any) -> None:
        await self._open.aclose()


async def night_of(user_id: str, run_date: str) -> Night:
    """The task. Its result holds figures only: what a user said stays in the store."""
    held = get_worker().plugins[_NAME]
    assert isinstance(held, NightsOfWorker)
    assert held.nights is not None
    night = await held.nights.of(user_id, date.fromisoformat(run_date))
    return replace(night, update=None, diff="")


class DaskEngine:
    """Nights on the workers of a cluster; each works on as many at once as it has threads."""

    def __init__(self, client: Client, threads: int) -> None:
        self._client = client
        self._most = max(1, threads * _AHEAD)

    async def run(self, users: AsyncIterator[str], run_date: date, on_night: Callable[[Night], None]) -> None:
        """Give out one task a user, a few ahead of what the cluster can do."""
        done = as_completed([])
        given: dict[Any, str] = {}
        async for user_id in users:
            task = self._client.submit(night_of, user_id, run_date.isoformat(), pure=False)
            given[task.key] = user_id
            done.add(task)
            if len(given) >= self._most:
                await self._one(done, given, on_night)
        while given:
            await self._one(done, given, on_night)

    async def _one(self, done: as_completed, given: dict[Any, str], on_night: Callable[[Night], None]) -> None:
        task = await anext(done)
        user_id = given.pop(task.key)
        try:
            on_night(await task.result())
        except Exception as error:  # whatever became of a worker, the other users go on
            on_night(Night(user_id, "failed", f"the cluster failed: {type(error).__name__}"))
        task.release()


@asynccontextmanager
async def open_on(client: Client, calls_per_minute: int = 0, lease: timedelta = LEASE) -> AsyncIterator[DaskEngine]:
    """Let every worker of the cluster, and those that join it, open a store for the length of the block."""
    threads = dict(await client.nthreads())
    limit = -(-calls_per_minute // max(1, len(threads)))
    await client.register_plugin(NightsOfWorker(limit, lease))
    try:
        yield DaskEngine(client, sum(threads.values()))
    finally:
        await client.unregister_worker_plugin(_NAME)

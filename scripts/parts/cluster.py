"""The Dask cluster a command uses: one that runs already, or processes of this machine for as long as it takes."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from scripts.parts.command_line import Refused

if TYPE_CHECKING:
    from graphs.nightly.dask_workers import DaskEngine
    from stores import Settings

MISSING = "Dask is not installed: pip install 'hnpal-memory[dask]', or leave out --engine dask."
IN_MEMORY = "a database in memory belongs to one process: name a file or a PostgreSQL database in MEMORY_DATABASE_URL."
ELSEWHERE = "workers on other machines cannot share an SQLite file: set MEMORY_DATABASE_URL to a PostgreSQL database."
NO_FILES = (
    "workers on other machines would each write files of their own: set MEMORY_DOCUMENTS=database here and on every "
    "worker, or pass --shared-files if MEMORY_DATA_DIR is the same disk everywhere."
)
_WAIT = "10s"


@asynccontextmanager
async def open_engine(
    settings: "Settings", *, scheduler: str | None, workers: int, threads: int, shared_files: bool = False
) -> AsyncIterator["DaskEngine"]:
    """The engine over the scheduler at that address, or over so many local processes."""
    _check(settings, scheduler, shared_files)
    try:
        from graphs.nightly.dask_workers import open_on
    except ImportError:
        raise Refused(MISSING) from None
    async with (
        _client(scheduler, workers, threads) as client,
        open_on(client, settings.extraction_calls_per_minute) as engine,
    ):
        yield engine


def _check(settings: "Settings", scheduler: str | None, shared_files: bool) -> None:
    if settings.url in ("sqlite://", "sqlite:///:memory:"):
        raise Refused(IN_MEMORY)
    if scheduler and not settings.url.startswith("postgresql"):
        raise Refused(ELSEWHERE)
    if scheduler and settings.documents == "files" and not shared_files:
        raise Refused(NO_FILES)


@asynccontextmanager
async def _client(scheduler: str | None, workers: int, threads: int) -> AsyncIterator[Any]:
    from distributed import Client, LocalCluster

    if scheduler is None:
        local = LocalCluster(n_workers=workers, threads_per_worker=threads, dashboard_address=None, asynchronous=True)
        async with local as cluster, Client(cluster, asynchronous=True) as client:
            yield client
        return
    try:
        client = await Client(scheduler, asynchronous=True, timeout=_WAIT)
    except (OSError, ValueError):
        raise Refused(f"no Dask scheduler answers at {scheduler}.") from None
    async with client:
        yield client

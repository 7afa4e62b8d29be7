"""Where threads are kept: SQLite in the data folder, or the PostgreSQL database of the store.

Threads are written without secrets, and read by a serializer that knows plain data and messages only, so forged rows
never execute. A thread keeps its latest checkpoint and those of the last few steps; after an erasure, or a turn while
memory is paused, only the latest.
"""

import asyncio
import re
import sqlite3
import time
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiosqlite
from langchain_core.runnables import RunnableConfig
from langgraph.checkpoint.base import BaseCheckpointSaver, ChannelVersions, Checkpoint, CheckpointMetadata
from langgraph.checkpoint.serde.jsonplus import JsonPlusSerializer

from graphs.server.paused_turns import is_over
from graphs.server.serializer_selftest import refuse_if_forged_rows_run
from graphs.server.sqlite_saver import OneStatementSaver
from graphs.server.threads import ERASED_TABLE, Threads
from graphs.server.turns import PostgresTurns
from stores.database.connection import POOL_SECONDS, POOL_USED_UP
from stores.database.samples import keep_no_samples
from stores.disk.files import Disk, storage_errors
from stores.disk.modes import keep_database_private, keep_folder_private
from stores.errors import NotErased, StorageFailed
from stores.log_levels import quiet_libraries
from stores.settings import Settings

PRUNE_EVERY = 8
"""Steps between two prunings of a thread."""

_PRAGMAS = (
    "busy_timeout = 10000",
    "secure_delete = ON",
    "synchronous = NORMAL",
    "wal_autocheckpoint = 200",
    "journal_size_limit = 1000000",
)
"""A kill loses nothing; deleted pages are zeroed; the log beside the file stays small."""

_PRUNE_TRIES = 5
_MET_ANOTHER = ("40001", "40P01")
"""PostgreSQL's codes for a transaction that lost to another one and may be tried again."""

_NAMED = re.compile(r":(\w+)")
_BETWEEN_SCRUBS = 1.0
"""Seconds between two tries to empty a log that a reader holds."""
_SETUP_TRIES, _BETWEEN_SETUPS = 50, 0.1
"""Tries to make the tables of a file that others open at once, and the seconds between two."""
_SETUP_LOCK = 7_361_204
"""Any number, the same for all processes that may create the tables at once."""

_TABLES = ("checkpoints", "checkpoint_blobs", "checkpoint_writes")
"""Where LangGraph keeps threads in PostgreSQL."""


def strict_serializer() -> JsonPlusSerializer:
    return JsonPlusSerializer(pickle_fallback=False, allowed_msgpack_modules=None)


class SqliteThreads(OneStatementSaver):
    """Checkpoints in SQLite, pruned as they are written."""

    _unscrubbed = False
    _next_scrub = 0.0

    async def query(self, statement: str, **values: Any) -> list[Any]:
        async with self.lock:
            return list(await self.conn.execute_fetchall(statement, values))

    async def take_back(self, config: RunnableConfig, checkpoint_id: str, versions: ChannelVersions) -> None:
        for table in ("writes", "checkpoints"):
            # Names of tables cannot be parameters; these are the two above.
            where = "thread_id = :thread AND checkpoint_id = :id"
            thread = str(config["configurable"]["thread_id"])
            await self.query(f"DELETE FROM {table} WHERE {where}", thread=thread, id=checkpoint_id)  # noqa: S608 (our names)

    async def prune_when_due(
        self, config: RunnableConfig, checkpoint: Checkpoint, metadata: CheckpointMetadata
    ) -> None:
        await _prune_when_due(self, config, checkpoint, metadata)
        if self._unscrubbed and time.monotonic() >= self._next_scrub:
            await self.ascrub()

    async def aprune(self, thread_ids: Sequence[str], *, strategy: str = "keep_latest") -> None:
        for thread_id in map(str, thread_ids):
            if strategy == "keep_latest":
                await self._keep_latest(thread_id)
            else:
                await self.adelete_thread(thread_id)

    async def _keep_latest(self, thread_id: str) -> None:
        latest = "(SELECT max(checkpoint_id) FROM checkpoints WHERE thread_id = :thread AND checkpoint_ns = '')"
        async with self.lock:
            for table in ("writes", "checkpoints"):
                # Names of tables cannot be parameters; these are the two above.
                await self.conn.execute_fetchall(
                    f"DELETE FROM {table} WHERE thread_id = :thread AND checkpoint_id < ({latest})",  # noqa: S608 (our names)
                    {"thread": thread_id},
                )

    async def adelete_thread(self, thread_id: str) -> None:
        await self.setup()
        await super().adelete_thread(thread_id)
        await self.ascrub()

    async def adelete_for_runs(self, run_ids: Iterable[str]) -> None:
        await self.setup()
        async with self.lock:
            for run_id in map(str, run_ids):
                keys = await self.conn.execute_fetchall(
                    "SELECT thread_id, checkpoint_ns, checkpoint_id FROM checkpoints WHERE metadata ->> 'run_id' = ?",
                    (run_id,),
                )
                for table in ("writes", "checkpoints"):
                    # Names of tables cannot be parameters; these are the two above.
                    where = "thread_id = ? AND checkpoint_ns = ? AND checkpoint_id = ?"
                    await self.conn.executemany(f"DELETE FROM {table} WHERE {where}", keys)  # noqa: S608 (our names)

    async def ascrub(self) -> bool:
        """Bring deletions from the write-ahead log to the file, where their pages are zeroed, waiting for nobody.

        While a reader holds the log open this cannot be: it is done after a later step, or at the end."""
        self._next_scrub = time.monotonic() + _BETWEEN_SCRUBS
        async with self.lock:
            try:
                await self.conn.execute("PRAGMA busy_timeout = 0")
                row = await (await self.conn.execute("PRAGMA wal_checkpoint(TRUNCATE)")).fetchone()
                self._unscrubbed = row is None or bool(row[0])
            except sqlite3.OperationalError:
                self._unscrubbed = True
            finally:
                await self.conn.execute(f"PRAGMA {_PRAGMAS[0]}")
        return not self._unscrubbed


@asynccontextmanager
async def open_threads(settings: Settings | None = None) -> AsyncIterator[Threads]:
    """The checkpointer that fits the settings; `langgraph.json` names this function."""
    chosen = settings if settings is not None else await asyncio.to_thread(Settings)
    quiet_libraries(chosen)
    await asyncio.to_thread(refuse_if_forged_rows_run, strict_serializer())
    opened = _postgres if chosen.database_url.startswith("postgresql") else _sqlite
    async with opened(chosen) as threads:
        yield threads


@asynccontextmanager
async def _sqlite(settings: Settings) -> AsyncIterator[SqliteThreads]:
    in_memory = settings.database_url in ("sqlite://", "sqlite:///:memory:")
    # Which folder is the current one is asked of the system, and the server forbids that in its event loop.
    file = await asyncio.to_thread(settings.data_dir.absolute) / "threads.db"
    if not in_memory:
        await asyncio.to_thread(_make_private, file)
    async with aiosqlite.connect(":memory:" if in_memory else file, isolation_level=None) as connection:
        for pragma in _PRAGMAS:
            await connection.execute(f"PRAGMA {pragma}")
        threads = SqliteThreads(connection, serde=strict_serializer())
        await _set_up(threads)
        await threads.query(ERASED_TABLE)
        await threads.ascrub()
        yield threads
        if threads._unscrubbed:
            await threads.ascrub()


async def _set_up(threads: SqliteThreads) -> None:
    """Make the tables; again where another process switches a new file to its log just now, for which SQLite does not
    wait."""
    for left in reversed(range(_SETUP_TRIES)):
        try:
            await threads.setup()
            break
        except sqlite3.OperationalError as error:
            if not left or getattr(error, "sqlite_errorcode", 0) & 0xFF != sqlite3.SQLITE_BUSY:
                raise
        await asyncio.sleep(_BETWEEN_SETUPS)


def _make_private(file: Path) -> None:
    with storage_errors():
        Disk().mkdirs(file.parent)
        keep_folder_private(file.parent)
        keep_database_private(file)


@asynccontextmanager
async def _postgres(settings: Settings) -> AsyncIterator[Threads]:
    from langgraph.checkpoint.postgres.aio import AsyncPostgresSaver
    from psycopg.rows import dict_row
    from psycopg_pool import AsyncConnectionPool, PoolTimeout

    class PostgresThreads(Threads, AsyncPostgresSaver):
        """Checkpoints in PostgreSQL, pruned as they are written."""

        async def query(self, statement: str, **values: Any) -> list[Any]:
            async with self._cursor() as cursor:
                # The statement is our own text; its values are parameters.
                await cursor.execute(_NAMED.sub(r"%(\1)s", statement), values)
                return [tuple(row.values()) for row in await cursor.fetchall()] if cursor.description else []

        async def take_back(self, config: RunnableConfig, checkpoint_id: str, versions: ChannelVersions) -> None:
            thread = str(config["configurable"]["thread_id"])
            for table in ("checkpoint_writes", "checkpoints"):
                # Names of tables cannot be parameters; these are the two above.
                where = "thread_id = :thread AND checkpoint_id = :id"
                await self.query(f"DELETE FROM {table} WHERE {where}", thread=thread, id=checkpoint_id)  # noqa: S608 (our names)
            for channel, version in versions.items():
                where = "thread_id = :thread AND channel = :channel AND version = :version"
                blobs = f"DELETE FROM checkpoint_blobs WHERE {where}"  # noqa: S608 (our own text)
                await self.query(blobs, thread=thread, channel=channel, version=str(version))

        async def prune_when_due(
            self, config: RunnableConfig, checkpoint: Checkpoint, metadata: CheckpointMetadata
        ) -> None:
            await _prune_when_due(self, config, checkpoint, metadata)

        async def adelete_for_runs(self, run_ids: Iterable[str]) -> None:
            async with self._cursor() as cursor, cursor.connection.transaction():
                for run_id in map(str, run_ids):
                    of_run = "SELECT checkpoint_id FROM checkpoints WHERE metadata ->> 'run_id' = %s"
                    await cursor.execute(  # the run is a parameter; what is put together is our own text
                        f"DELETE FROM checkpoint_writes WHERE checkpoint_id IN ({of_run})",  # noqa: S608 (our names)
                        (run_id,),
                    )
                    await cursor.execute("DELETE FROM checkpoints WHERE metadata ->> 'run_id' = %s", (run_id,))

    class Pool(AsyncConnectionPool[Any]):
        """Says which setting to raise."""

        async def getconn(self, timeout: float | None = None) -> Any:  # noqa: ASYNC109 (as in the pool)
            try:
                return await super().getconn(timeout)
            except PoolTimeout:
                raise StorageFailed(POOL_USED_UP.format(seconds=POOL_SECONDS)) from None

    address = settings.database_url.replace("postgresql+psycopg:", "postgresql:", 1)
    options = {"autocommit": True, "prepare_threshold": 0, "row_factory": dict_row}
    sizes: dict[str, Any] = {"min_size": 1, "max_size": settings.postgres_pool, "timeout": POOL_SECONDS}
    async with Pool(address, **sizes, kwargs=options, check=Pool.check_connection, open=False) as pool:
        threads = PostgresThreads(pool, serde=strict_serializer())
        await _set_up_once(pool, threads)
        threads.turns = PostgresTurns(address)
        try:
            yield threads
        finally:
            await threads.turns.close()


async def _set_up_once(pool: Any, threads: Any) -> None:
    """Create the tables, one process at a time.

    The lock is tried, not waited for: a waiting statement would hold up the setup's own index builds.
    """
    async with pool.connection() as connection:
        while True:
            row = await (await connection.execute("SELECT pg_try_advisory_lock(%s) AS held", (_SETUP_LOCK,))).fetchone()
            if row["held"]:
                break
            await asyncio.sleep(0.1)
        try:
            await threads.setup()
            await threads.query(ERASED_TABLE)
            await connection.execute(keep_no_samples(_TABLES))
        finally:
            await connection.execute("SELECT pg_advisory_unlock(%s)", (_SETUP_LOCK,))


async def _prune_when_due(
    threads: Threads,
    config: RunnableConfig,
    checkpoint: Checkpoint,
    metadata: CheckpointMetadata,
) -> None:
    if config["configurable"].get("checkpoint_ns"):
        return
    thread_id = config["configurable"]["thread_id"]
    if checkpoint["channel_values"].get("erased") or is_over(checkpoint):
        if not await _pruned(threads, thread_id):
            raise NotErased("earlier steps of this thread are in use elsewhere and could not be erased: clear again")
        await threads.ascrub()
    elif metadata.get("step", 0) % PRUNE_EVERY == 0:
        await _pruned(threads, thread_id)


async def _pruned(threads: BaseCheckpointSaver[Any], thread_id: str) -> bool:
    """Prune a thread. False: another process is at it all the time, and does the same."""
    for attempt in range(_PRUNE_TRIES):
        try:
            await threads.aprune([thread_id])
            return True
        except Exception as error:  # drivers differ in their classes, not in the state they report
            if getattr(error, "sqlstate", None) not in _MET_ANOTHER:
                raise
            await asyncio.sleep(0.02 * attempt)
    return False

"""Where threads are kept: SQLite in the data folder, or the PostgreSQL database of the store.

Threads are written without secrets, and read by a serializer that knows plain data and messages only, so forged rows
never execute. A thread keeps its latest checkpoint and those of the last few steps; after an erasure, only the latest.
"""

import asyncio
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Any

import aiosqlite
from langchain_core.runnables import RunnableConfig
from langgraph.checkpoint.base import BaseCheckpointSaver, ChannelVersions, Checkpoint, CheckpointMetadata
from langgraph.checkpoint.serde.jsonplus import JsonPlusSerializer
from langgraph.checkpoint.sqlite.aio import AsyncSqliteSaver

from graphs.forgery import refuse_if_forged_rows_run
from graphs.quiet import quiet_libraries
from graphs.redaction import saved, saved_config
from stores.errors import NotErased
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

_SETUP_LOCK = 7_361_204
"""Any number, the same for all processes that may create the tables at once."""


def strict_serializer() -> JsonPlusSerializer:
    return JsonPlusSerializer(pickle_fallback=False, allowed_msgpack_modules=None)


class SqliteThreads(AsyncSqliteSaver):
    """Checkpoints in SQLite, pruned as they are written."""

    async def aput(
        self,
        config: RunnableConfig,
        checkpoint: Checkpoint,
        metadata: CheckpointMetadata,
        new_versions: ChannelVersions,
    ) -> RunnableConfig:
        kept = await super().aput(
            saved_config(config), saved(checkpoint), _owned(config, checkpoint, metadata), new_versions
        )
        await _prune_when_due(self, config, checkpoint, metadata)
        return kept

    async def aput_writes(
        self, config: RunnableConfig, writes: Sequence[tuple[str, Any]], task_id: str, task_path: str = ""
    ) -> None:
        await super().aput_writes(config, _saved_writes(writes), task_id, task_path)

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
                await self.conn.execute(
                    f"DELETE FROM {table} WHERE thread_id = :thread AND checkpoint_id < ({latest})",  # noqa: S608
                    {"thread": thread_id},
                )
            await self.conn.commit()

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
                    await self.conn.executemany(f"DELETE FROM {table} WHERE {where}", keys)  # noqa: S608
            await self.conn.commit()

    async def aowned(self, user_id: str) -> list[str]:
        """The threads of a user."""
        await self.setup()
        query = "SELECT DISTINCT thread_id FROM checkpoints WHERE metadata ->> 'owner' = ?"
        async with self.lock:
            return [row[0] for row in await self.conn.execute_fetchall(query, (user_id,))]

    async def ascrub(self) -> None:
        """Bring deletions from the write-ahead log to the file, where their pages are zeroed."""
        async with self.lock:
            await self.conn.execute("PRAGMA wal_checkpoint(TRUNCATE)")


async def delete_threads(threads: Any, user_id: str, keep: str) -> None:
    """Delete the threads of a user, except the one they are speaking in."""
    for thread_id in await threads.aowned(user_id):
        if thread_id != keep:
            await threads.adelete_thread(thread_id)


@asynccontextmanager
async def open_threads(settings: Settings | None = None) -> AsyncIterator[BaseCheckpointSaver[Any]]:
    """The checkpointer that fits the settings; `langgraph.json` names this function."""
    chosen = settings if settings is not None else await asyncio.to_thread(Settings)
    quiet_libraries()
    await asyncio.to_thread(refuse_if_forged_rows_run, strict_serializer())
    opened = _postgres if chosen.url.startswith("postgresql") else _sqlite
    async with opened(chosen) as threads:
        yield threads


@asynccontextmanager
async def _sqlite(settings: Settings) -> AsyncIterator[SqliteThreads]:
    in_memory = settings.url in ("sqlite://", "sqlite:///:memory:")
    if not in_memory:
        await asyncio.to_thread(settings.data_dir.mkdir, parents=True, exist_ok=True)
    async with aiosqlite.connect(":memory:" if in_memory else settings.data_dir / "threads.db") as connection:
        for pragma in _PRAGMAS:
            await connection.execute(f"PRAGMA {pragma}")
        threads = SqliteThreads(connection, serde=strict_serializer())
        await threads.setup()
        yield threads


@asynccontextmanager
async def _postgres(settings: Settings) -> AsyncIterator[BaseCheckpointSaver[Any]]:
    from langgraph.checkpoint.postgres.aio import AsyncPostgresSaver
    from psycopg.rows import dict_row
    from psycopg_pool import AsyncConnectionPool

    class PostgresThreads(AsyncPostgresSaver):
        """Checkpoints in PostgreSQL, pruned as they are written."""

        async def aput(
            self,
            config: RunnableConfig,
            checkpoint: Checkpoint,
            metadata: CheckpointMetadata,
            new_versions: ChannelVersions,
        ) -> RunnableConfig:
            kept = await super().aput(
                saved_config(config), saved(checkpoint), _owned(config, checkpoint, metadata), new_versions
            )
            await _prune_when_due(self, config, checkpoint, metadata)
            return kept

        async def aput_writes(
            self, config: RunnableConfig, writes: Sequence[tuple[str, Any]], task_id: str, task_path: str = ""
        ) -> None:
            await super().aput_writes(config, _saved_writes(writes), task_id, task_path)

        async def aowned(self, user_id: str) -> list[str]:
            """The threads of a user."""
            query = "SELECT DISTINCT thread_id FROM checkpoints WHERE metadata ->> 'owner' = %s"
            async with self._cursor() as cursor:
                await cursor.execute(query, (user_id,))
                return [row["thread_id"] for row in await cursor.fetchall()]

        async def adelete_for_runs(self, run_ids: Iterable[str]) -> None:
            async with self._cursor() as cursor, cursor.connection.transaction():
                for run_id in map(str, run_ids):
                    of_run = "SELECT checkpoint_id FROM checkpoints WHERE metadata ->> 'run_id' = %s"
                    await cursor.execute(  # the run is a parameter; what is put together is our own text
                        f"DELETE FROM checkpoint_writes WHERE checkpoint_id IN ({of_run})",  # noqa: S608
                        (run_id,),
                    )
                    await cursor.execute("DELETE FROM checkpoints WHERE metadata ->> 'run_id' = %s", (run_id,))

    address = settings.url.replace("postgresql+psycopg:", "postgresql:", 1)
    options = {"autocommit": True, "prepare_threshold": 0, "row_factory": dict_row}
    async with AsyncConnectionPool(address, min_size=1, max_size=8, kwargs=options, open=False) as pool:
        # The pool's type does not know that `row_factory` above makes its rows dictionaries.
        threads = PostgresThreads(pool, serde=strict_serializer())  # type: ignore[arg-type]
        await _set_up_once(pool, threads)
        yield threads


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
        finally:
            await connection.execute("SELECT pg_advisory_unlock(%s)", (_SETUP_LOCK,))


def _saved_writes(writes: Sequence[tuple[str, Any]]) -> list[tuple[str, Any]]:
    """What a node wrote, by channel, without secrets."""
    return [(channel, saved({channel: value})[channel]) for channel, value in writes]


def _owned(config: RunnableConfig, checkpoint: Checkpoint, metadata: CheckpointMetadata) -> CheckpointMetadata:
    """Whose thread it is, written with every checkpoint: what the graph found out, else what the caller said."""
    given = config["configurable"]
    owner = checkpoint["channel_values"].get("owner")
    owner = owner or given.get("langgraph_auth_user_id") or given.get("user_id")
    clean: CheckpointMetadata = saved(metadata)
    # LangGraph saves any key of the metadata; its type lists only its own.
    return {**clean, "owner": str(owner)} if owner else clean  # type: ignore[typeddict-unknown-key]


async def _prune_when_due(
    threads: BaseCheckpointSaver[Any],
    config: RunnableConfig,
    checkpoint: Checkpoint,
    metadata: CheckpointMetadata,
) -> None:
    if config["configurable"].get("checkpoint_ns"):
        return
    thread_id = config["configurable"]["thread_id"]
    if checkpoint["channel_values"].get("erased"):
        if not await _pruned(threads, thread_id):
            raise NotErased("earlier steps of this thread are in use elsewhere and could not be erased: clear again")
        if isinstance(threads, SqliteThreads):
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

"""LangGraph's checkpointer for SQLite, with one statement for each thing it saves.

Every statement is handed to another thread and waited for, which costs more than the statement: LangGraph's own sends
three or four for each save. The connection must be opened with `isolation_level=None`, so that a statement is a
transaction by itself.
"""

import json
from collections.abc import Sequence
from typing import Any

from langchain_core.runnables import RunnableConfig
from langgraph.checkpoint.base import (
    WRITES_IDX_MAP,
    ChannelVersions,
    Checkpoint,
    CheckpointMetadata,
    get_checkpoint_metadata,
)
from langgraph.checkpoint.sqlite.aio import AsyncSqliteSaver

_PUT = (
    "INSERT OR REPLACE INTO checkpoints "
    "(thread_id, checkpoint_ns, checkpoint_id, parent_checkpoint_id, type, checkpoint, metadata) "
    "VALUES (?, ?, ?, ?, ?, ?, ?)"
)
_PUT_WRITES = (
    "INSERT OR {conflict} INTO writes "
    "(thread_id, checkpoint_ns, checkpoint_id, task_id, task_path, idx, channel, type, value) VALUES {rows}"
)
_ROW = "(?, ?, ?, ?, ?, ?, ?, ?, ?)"
_MOST_ROWS = 1_000
"""SQLite takes some thirty thousand values in one statement."""


class OneStatementSaver(AsyncSqliteSaver):
    """Checkpoints in SQLite, each saved by one statement."""

    async def aput(
        self,
        config: RunnableConfig,
        checkpoint: Checkpoint,
        metadata: CheckpointMetadata,
        new_versions: ChannelVersions,
    ) -> RunnableConfig:
        await self.setup()
        given = config["configurable"]
        kind, saved = self.serde.dumps_typed(checkpoint)
        about = json.dumps(get_checkpoint_metadata(config, metadata), ensure_ascii=False).encode("utf-8", "ignore")
        where = (str(given["thread_id"]), given["checkpoint_ns"], checkpoint["id"])
        async with self.lock:
            await self.conn.execute_fetchall(_PUT, (*where, given.get("checkpoint_id"), kind, saved, about))
        names = ("thread_id", "checkpoint_ns", "checkpoint_id")
        return {"configurable": dict(zip(names, (given["thread_id"], *where[1:]), strict=True))}

    async def aput_writes(
        self, config: RunnableConfig, writes: Sequence[tuple[str, Any]], task_id: str, task_path: str = ""
    ) -> None:
        await self.setup()
        given = config["configurable"]
        where = tuple(str(given[name]) for name in ("thread_id", "checkpoint_ns", "checkpoint_id"))
        conflict = "REPLACE" if all(channel in WRITES_IDX_MAP for channel, _ in writes) else "IGNORE"
        rows = [
            (*where, task_id, task_path, WRITES_IDX_MAP.get(channel, index), channel, *self.serde.dumps_typed(value))
            for index, (channel, value) in enumerate(writes)
        ]
        for first in range(0, len(rows), _MOST_ROWS):
            some = rows[first : first + _MOST_ROWS]
            statement = _PUT_WRITES.format(conflict=conflict, rows=", ".join([_ROW] * len(some)))
            async with self.lock:
                await self.conn.execute_fetchall(statement, [value for row in some for value in row])

    async def adelete_thread(self, thread_id: str) -> None:
        """Checkpoints go last: a deletion that was cut short still finds whose thread it is, and is done again."""
        for table in ("writes", "checkpoints"):
            async with self.lock:
                # Names of tables cannot be parameters; these are the two above.
                await self.conn.execute_fetchall(f"DELETE FROM {table} WHERE thread_id = ?", (str(thread_id),))  # noqa: S608 (our names)

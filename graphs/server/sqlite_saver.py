"""LangGraph's checkpointer for SQLite, with one statement for each thing it saves.

Every statement is handed to another thread and waited for, which costs more than the statement: LangGraph's own sends
three or four for each save. The connection must be opened with `isolation_level=None`, so that a statement is a
transaction by itself.
"""

import json
import re
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

from graphs.server.threads import GONE, Built, Threads

_NAMES = ("thread_id", "checkpoint_ns", "checkpoint_id")
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
_NAMED = re.compile(r":(\w+)")
_LOOK = f" RETURNING {_NAMED.sub('?', GONE)}"
_ASKED = _NAMED.findall(GONE)
_MOST_ROWS = 1_000
"""SQLite takes some thirty thousand values in one statement."""


class OneStatementSaver(Threads, AsyncSqliteSaver):
    """Checkpoints in SQLite, each saved by one statement, which also looks whether what it builds on is gone."""

    async def save_step(
        self,
        built: Built | None,
        config: RunnableConfig,
        checkpoint: Checkpoint,
        metadata: CheckpointMetadata,
        versions: ChannelVersions,
    ) -> tuple[RunnableConfig, bool]:
        await self.setup()
        given = config["configurable"]
        about = json.dumps(get_checkpoint_metadata(config, metadata), ensure_ascii=False).encode("utf-8", "ignore")
        where = {name: given[name] for name in _NAMES[:2]} | {"checkpoint_id": checkpoint["id"]}
        row = (*map(str, where.values()), given.get("checkpoint_id"), *self.serde.dumps_typed(checkpoint), about)
        return {"configurable": where}, await self._insert(_PUT, row, built)

    async def save_writes(
        self,
        built: Built | None,
        config: RunnableConfig,
        writes: Sequence[tuple[str, Any]],
        task_id: str,
        task_path: str,
    ) -> bool:
        await self.setup()
        where = tuple(str(config["configurable"][name]) for name in _NAMES)
        conflict = "REPLACE" if all(channel in WRITES_IDX_MAP for channel, _ in writes) else "IGNORE"
        rows = [
            (*where, task_id, task_path, WRITES_IDX_MAP.get(channel, index), channel, *self.serde.dumps_typed(value))
            for index, (channel, value) in enumerate(writes)
        ]
        gone = False
        for first in range(0, len(rows), _MOST_ROWS):
            some = rows[first : first + _MOST_ROWS]
            statement = _PUT_WRITES.format(conflict=conflict, rows=", ".join([_ROW] * len(some)))
            gone = await self._insert(statement, [value for row in some for value in row], built) or gone
        return gone

    async def _insert(self, statement: str, values: Sequence[Any], built: Built | None) -> bool:
        """Save rows; answers whether what they build on is gone."""
        look = [getattr(built, name) for name in _ASKED] if built else []
        async with self.lock:
            rows = list(await self.conn.execute_fetchall(statement + (_LOOK if built else ""), (*values, *look)))
        # Rows that were there already give no answer.
        return bool(rows[0][0]) if rows else await self._is_gone(built)

    async def adelete_thread(self, thread_id: str) -> None:
        """Checkpoints go last: a deletion that was cut short still finds whose thread it is, and is done again."""
        await self.note_deletion(thread_id)
        for table in ("writes", "checkpoints"):
            # Names of tables cannot be parameters; these are the two above.
            await self.query(f"DELETE FROM {table} WHERE thread_id = :thread", thread=str(thread_id))  # noqa: S608 (our names)

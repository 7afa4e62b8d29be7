"""The table of tool calls that wait for their turn, and of what came of them.

Its rows name no user by foreign key: on PostgreSQL the check would wait for the user's row, and a call is put here
just because that row, or the disk, is busy. Erasure removes them by name, as it does every other table.
"""

from sqlalchemy import Column, Index, Integer, Table, Text, UniqueConstraint, func, text

from stores.database.column_types import Data, Moment, Words
from stores.database.schema import metadata

WAITING = "waiting"
DONE = "done"
FAILED = "failed"

tasks = Table(
    "tool_tasks",
    metadata,
    Column("id", Text, primary_key=True),
    Column("user_id", Text, nullable=False),
    Column("call_id", Text, nullable=False),
    Column("tool", Text, nullable=False),
    Column("call", Data, nullable=False),
    Column("state", Text, nullable=False, server_default=WAITING),
    Column("attempts", Integer, nullable=False, server_default="0"),
    Column("answer", Words),
    Column("held_until", Moment),
    Column("created_at", Moment, nullable=False, server_default=func.current_timestamp()),
    Column("finished_at", Moment),
    UniqueConstraint("user_id", "call_id"),
)
Index(
    "tool_tasks_waiting",
    tasks.c.created_at,
    sqlite_where=text("state = 'waiting'"),
    postgresql_where=text("state = 'waiting'"),
)

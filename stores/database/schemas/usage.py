"""How it is used: counts of tool calls by hour that name nobody, which conversations had a tool called, nights by date.

Hours are numbered from the beginning of 1970, so that both databases reckon them alike. Rows of several processes
are the same rows: each adds to them.
"""

from sqlalchemy import Column, Float, ForeignKeyConstraint, Index, Integer, PrimaryKeyConstraint, Table, Text

from stores.database.column_types import Moment
from stores.database.schema import extraction_runs, metadata

tool_usage = Table(
    "tool_usage",
    metadata,
    Column("hour", Integer, nullable=False),
    Column("tool", Text, nullable=False),
    Column("operation", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("within_ms", Integer, nullable=False),
    Column("calls", Integer, nullable=False),
    Column("milliseconds", Float, nullable=False),
    Column("after_recall", Integer, nullable=False),
    Column("without_recall", Integer, nullable=False),
    Column("duplicates", Integer, nullable=False),
    PrimaryKeyConstraint("hour", "tool", "operation", "status", "within_ms"),
)

tool_conversations = Table(
    "tool_conversations",
    metadata,
    Column("user_id", Text, nullable=False),
    Column("conversation_id", Text, nullable=False),
    Column("at", Moment, nullable=False),
    PrimaryKeyConstraint("user_id", "conversation_id"),
    ForeignKeyConstraint(
        ["user_id", "conversation_id"], ["conversations.user_id", "conversations.id"], ondelete="CASCADE"
    ),
)

Index("runs_by_date", extraction_runs.c.run_date)

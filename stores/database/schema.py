"""The tables. Rows are the truth; files are published from them, and the search index is built from them."""

from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Date,
    Float,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
    false,
    func,
    text,
    true,
)

from stores.database.column_types import Moment, Serial, Words

metadata = MetaData()


def _owner() -> Column[Any]:
    return Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), nullable=False)


def _now(name: str) -> Column[Any]:
    return Column(name, Moment, nullable=False, server_default=func.current_timestamp())


def _index_where(name: str, column: Column[Any], condition: str) -> Index:
    """An index of the rows that fulfil a condition, on either database."""
    return Index(name, column, sqlite_where=text(condition), postgresql_where=text(condition))


users = Table(
    "users",
    metadata,
    Column("id", Text, primary_key=True),
    Column("memory_enabled", Boolean, nullable=False, server_default=true()),
    Column("memory_last_extracted_at", Moment),
    Column("timezone", Text, nullable=False, server_default="UTC"),
    Column("revision", BigInteger, nullable=False, server_default="0"),
    Column("epoch", BigInteger, nullable=False, server_default="0"),
    Column("era", BigInteger, nullable=False, server_default="0"),
    *(Column(name, Integer) for name in ("note_days", "message_days")),
    Column("language", Text),
    *(Column(name, Boolean, nullable=False, server_default=false()) for name in ("trends", "quiet", "keeps_apart")),
    _now("created_at"),
)

memory = Table(
    "memory",
    metadata,
    Column("id", Text, primary_key=True),
    _owner(),
    Column("kind", Text, nullable=False, server_default="memory"),
    Column("category", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("value", Text, nullable=False),
    Column("durability", Text, nullable=False, server_default="durable"),
    Column("state", Text, nullable=False, server_default="active"),
    Column("source", Text, nullable=False, server_default=""),
    Column("author", Text, nullable=False, server_default="user"),
    Column("confidence", Float, nullable=False, server_default="1"),
    Column("evidence", Text, nullable=False, server_default=""),
    Column("details", JSON, nullable=False, server_default="{}"),
    Column("conversation_id", Text),
    Column("day", Date),
    Column("fingerprint", Text, nullable=False, server_default=""),
    Column("revision", BigInteger, nullable=False, server_default="0"),
    _now("created_at"),
    _now("updated_at"),
    Column("recalled_at", Moment),
    Column("recalls", Integer, nullable=False, server_default="0"),
    Column("expires_at", Moment),
    Index("memory_changed", "user_id", "revision"),
    Index("memory_fingerprint", "user_id", "fingerprint"),
    Index("memory_day", "user_id", "durability", "day"),
    Index("memory_standing", "user_id", "durability", "state"),
    Index("memory_key", "user_id", "kind", "key"),
    # SQLite takes the owner's index for `id IN (…)` unless one index has both, and then reads all of the user's rows.
    Index("memory_by_id", "user_id", "id"),
)
Index("memory_newest", memory.c.user_id, memory.c.kind, memory.c.updated_at.desc(), memory.c.id)


def _where(condition: str) -> dict[str, Any]:
    return {"sqlite_where": text(condition), "postgresql_where": text(condition)}


def _one_per_key(name: str, within: Column[Any], which: str) -> None:
    """Among the durable memories that stand."""
    where = _where(f"durability = 'durable' AND state <> 'forgotten' AND {which}")
    Index(name, memory.c.user_id, within, memory.c.key, unique=True, **where)


_one_per_key("memory_one_per_key", memory.c.kind, "kind <> 'fact'")
_one_per_key("memory_one_fact_per_key", memory.c.category, "kind = 'fact'")

batches = Table(
    "batches",
    metadata,
    Column("id", Text, primary_key=True),
    _owner(),
    Column("actor", Text, nullable=False),
    _now("at"),
    Column("changes", Integer, nullable=False, server_default="0"),
    Column("patch", JSON(none_as_null=True)),
    Column("undoes", Text),
    Column("undone_by", Text),
    Index("batches_of_user", "user_id", "at"),
)

events = Table(
    "events",
    metadata,
    Column("id", Serial, primary_key=True, autoincrement=True),
    _owner(),
    Column("batch", Text, nullable=False),
    Column("operation", Text, nullable=False),
    Column("memory_id", Text),
    Column("kind", Text, nullable=False, server_default=""),
    Column("key", Text, nullable=False, server_default=""),
    Column("before", JSON(none_as_null=True)),
    Column("after", JSON(none_as_null=True)),
    Column("actor", Text, nullable=False),
    Column("source", Text, nullable=False, server_default=""),
    Column("reason", Text, nullable=False, server_default=""),
    Column("prompt", Text, nullable=False, server_default=""),
    _now("at"),
    Index("events_of_user", "user_id", "id"),
    Index("events_of_batch", "batch"),
)

calls = Table(
    "calls",
    metadata,
    _owner(),
    Column("call_id", Text, nullable=False),
    Column("receipt", JSON, nullable=False),
    _now("at"),
    PrimaryKeyConstraint("user_id", "call_id"),
)

documents = Table(
    "documents",
    metadata,
    _owner(),
    Column("name", Text, nullable=False),
    Column("current", LargeBinary, nullable=False),
    Column("published", LargeBinary),
    Column("pending", Boolean, nullable=False),
    Column("earlier", LargeBinary),
    Column("folder", Text),
    Column("saved_at", BigInteger),
    Column("inserted", LargeBinary),
    PrimaryKeyConstraint("user_id", "name"),
)
_index_where("documents_pending", documents.c.user_id, "pending")

tombstones = Table(
    "tombstones",
    metadata,
    _owner(),
    Column("digest", Text, nullable=False),
    _now("at"),
    PrimaryKeyConstraint("user_id", "digest"),
)

posts = Table(
    "posts",
    metadata,
    _owner(),
    Column("id", Text, nullable=False),
    Column("title", Words, nullable=False),
    Column("url", Words),
    PrimaryKeyConstraint("user_id", "id"),
)

deliveries = Table(
    "deliveries",
    metadata,
    Column("id", Serial, primary_key=True, autoincrement=True),
    _owner(),
    Column("post_id", Text, nullable=False),
    Column("delivered_at", Moment),
    Column("read_at", Moment),
    Column("reaction", Words),
    Column("reacted_at", Moment),
    Column("saved_at", Moment),
    Column("delivered_run", Text),
    Column("read_run", Text),
    Column("reaction_run", Text),
    Column("saved_run", Text),
    UniqueConstraint("user_id", "post_id"),
    ForeignKeyConstraint(["user_id", "post_id"], ["posts.user_id", "posts.id"], ondelete="CASCADE"),
)

conversations = Table(
    "conversations",
    metadata,
    _owner(),
    Column("id", Text, nullable=False),
    Column("post_id", Text),
    Column("title", Words, nullable=False, server_default=""),
    Column("summary", Words, nullable=False, server_default=""),
    _now("started_at"),
    _now("last_at"),
    Column("ended_at", Moment),
    Column("kept_here", Boolean, nullable=False, server_default=false()),
    PrimaryKeyConstraint("user_id", "id"),
    Index("conversations_by_id", "id"),
)

messages = Table(
    "messages",
    metadata,
    Column("arrival", Serial, primary_key=True, autoincrement=True),
    _owner(),
    Column("conversation_id", Text, nullable=False),
    Column("id", Text, nullable=False),
    Column("role", Text, nullable=False),
    Column("speaker", Words),
    Column("content", Words, nullable=False),
    _now("at"),
    Column("keep_until", Moment),
    Column("run", Text),
    UniqueConstraint("user_id", "conversation_id", "id"),
    ForeignKeyConstraint(
        ["user_id", "conversation_id"], ["conversations.user_id", "conversations.id"], ondelete="CASCADE"
    ),
    Index("messages_of_user", "user_id", "at"),
    Index("messages_by_arrival", "user_id", "arrival"),
)

commands = Table(
    "commands",
    metadata,
    Column("id", Serial, primary_key=True, autoincrement=True),
    _owner(),
    Column("command", Words, nullable=False),
    _now("at"),
    Column("run", Text),
    Index("commands_of_user", "user_id", "at"),
)

extraction_runs = Table(
    "memory_extraction_runs",
    metadata,
    Column("id", Text, primary_key=True),
    _owner(),
    Column("run_date", Date, nullable=False),
    Column("interactions_processed", Integer, nullable=False, server_default="0"),
    Column("memories_written", Integer, nullable=False, server_default="0"),
    Column("memories_updated", Integer, nullable=False, server_default="0"),
    Column("tokens_used", Integer, nullable=False, server_default="0"),
    Column("duration_ms", Integer),
    Column("status", Text, nullable=False, server_default="pending"),
    Column("error_message", Words),
    Column("claimed_by", Text),
    Column("fence", Integer, nullable=False, server_default="0"),
    Column("lease_until", Moment),
    Column("prompt_version", Text),
    Column("batch", Text),
    Column("models", JSON(none_as_null=True)),
    _now("created_at"),
    UniqueConstraint("user_id", "run_date"),
)

Index("extraction_runs_begun", extraction_runs.c.user_id, **_where("status = 'running'"))

scratchpad = Table(
    "scratchpad",
    metadata,
    _owner(),
    Column("key", Text, nullable=False),
    Column("value", Words, nullable=False),
    _now("updated_at"),
    PrimaryKeyConstraint("user_id", "key"),
)

snapshots = Table(
    "index_snapshots",
    metadata,
    _owner(),
    Column("name", Text, nullable=False),
    Column("epoch", BigInteger, nullable=False),
    Column("upto", BigInteger, nullable=False),
    Column("data", LargeBinary, nullable=False),
    PrimaryKeyConstraint("user_id", "name"),
)

vectors = Table(
    "vectors",
    metadata,
    Column("memory_id", Text, ForeignKey("memory.id", ondelete="CASCADE"), primary_key=True),
    _owner(),
    Column("model", Text, nullable=False),
    Column("digest", Text, nullable=False),
    Column("data", LargeBinary, nullable=False),
    Index("vectors_of_user", "user_id"),
)

_WAITING = (
    ("deliveries", "delivered_at IS NOT NULL AND delivered_run IS NULL"),
    ("reads", "read_at IS NOT NULL AND read_run IS NULL"),
    ("reactions", "reacted_at IS NOT NULL AND reaction_run IS NULL"),
    ("saves", "saved_at IS NOT NULL AND saved_run IS NULL"),
)
for _name, _condition in _WAITING:
    _index_where(f"{_name}_to_collect", deliveries.c.user_id, _condition)
for _table in (messages, commands):
    _index_where(f"{_table.name}_to_collect", _table.c.user_id, "run IS NULL")

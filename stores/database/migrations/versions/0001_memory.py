"""The first schema: users, their memories and history, documents, activity and runs."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

SERIAL = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "users",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("memory_enabled", sa.Boolean(), server_default=sa.true(), nullable=False),
        sa.Column("memory_last_extracted_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("timezone", sa.Text(), server_default="UTC", nullable=False),
        sa.Column("revision", sa.BigInteger(), server_default="0", nullable=False),
        sa.Column("epoch", sa.BigInteger(), server_default="0", nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.func.current_timestamp(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "batches",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("actor", sa.Text(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), server_default=sa.func.current_timestamp(), nullable=False),
        sa.Column("changes", sa.Integer(), server_default="0", nullable=False),
        sa.Column("patch", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("undoes", sa.Text(), nullable=True),
        sa.Column("undone_by", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("batches_of_user", "batches", ["user_id", "at"], unique=False)
    op.create_table(
        "calls",
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("call_id", sa.Text(), nullable=False),
        sa.Column("receipt", sa.JSON(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), server_default=sa.func.current_timestamp(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user_id", "call_id"),
    )
    op.create_table(
        "commands",
        sa.Column("id", SERIAL, autoincrement=True, nullable=False),
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("command", sa.Text(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), server_default=sa.func.current_timestamp(), nullable=False),
        sa.Column("run", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("commands_of_user", "commands", ["user_id", "at"], unique=False)
    op.create_index(
        "commands_to_collect",
        "commands",
        ["user_id"],
        unique=False,
        sqlite_where=sa.text("run IS NULL"),
        postgresql_where=sa.text("run IS NULL"),
    )
    op.create_table(
        "conversations",
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("post_id", sa.Text(), nullable=True),
        sa.Column("title", sa.Text(), server_default="", nullable=False),
        sa.Column("summary", sa.Text(), server_default="", nullable=False),
        sa.Column("started_at", sa.DateTime(timezone=True), server_default=sa.func.current_timestamp(), nullable=False),
        sa.Column("last_at", sa.DateTime(timezone=True), server_default=sa.func.current_timestamp(), nullable=False),
        sa.Column("ended_at", sa.DateTime(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user_id", "id"),
    )
    op.create_index("conversations_by_id", "conversations", ["id"], unique=False)
    op.create_table(
        "documents",
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("current", sa.LargeBinary(), nullable=False),
        sa.Column("published", sa.LargeBinary(), nullable=True),
        sa.Column("pending", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user_id", "name"),
    )
    op.create_index(
        "documents_pending",
        "documents",
        ["user_id"],
        unique=False,
        sqlite_where=sa.text("pending"),
        postgresql_where=sa.text("pending"),
    )
    op.create_table(
        "events",
        sa.Column("id", SERIAL, autoincrement=True, nullable=False),
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("batch", sa.Text(), nullable=False),
        sa.Column("operation", sa.Text(), nullable=False),
        sa.Column("memory_id", sa.Text(), nullable=True),
        sa.Column("kind", sa.Text(), server_default="", nullable=False),
        sa.Column("key", sa.Text(), server_default="", nullable=False),
        sa.Column("before", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("after", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("actor", sa.Text(), nullable=False),
        sa.Column("source", sa.Text(), server_default="", nullable=False),
        sa.Column("reason", sa.Text(), server_default="", nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), server_default=sa.func.current_timestamp(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("events_of_batch", "events", ["batch"], unique=False)
    op.create_index("events_of_user", "events", ["user_id", "id"], unique=False)
    op.create_table(
        "index_snapshots",
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("epoch", sa.BigInteger(), nullable=False),
        sa.Column("upto", sa.BigInteger(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user_id", "name"),
    )
    op.create_table(
        "memory",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), server_default="memory", nullable=False),
        sa.Column("category", sa.Text(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.Column("durability", sa.Text(), server_default="durable", nullable=False),
        sa.Column("state", sa.Text(), server_default="active", nullable=False),
        sa.Column("source", sa.Text(), server_default="", nullable=False),
        sa.Column("author", sa.Text(), server_default="user", nullable=False),
        sa.Column("confidence", sa.Float(), server_default="1", nullable=False),
        sa.Column("evidence", sa.Text(), server_default="", nullable=False),
        sa.Column("details", sa.JSON(), server_default="{}", nullable=False),
        sa.Column("conversation_id", sa.Text(), nullable=True),
        sa.Column("day", sa.Date(), nullable=True),
        sa.Column("fingerprint", sa.Text(), server_default="", nullable=False),
        sa.Column("revision", sa.BigInteger(), server_default="0", nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.func.current_timestamp(), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.func.current_timestamp(), nullable=False),
        sa.Column("recalled_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("expires_at", sa.DateTime(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("memory_changed", "memory", ["user_id", "revision"], unique=False)
    op.create_index("memory_day", "memory", ["user_id", "durability", "day"], unique=False)
    op.create_index("memory_fingerprint", "memory", ["user_id", "fingerprint"], unique=False)
    op.create_index("memory_key", "memory", ["user_id", "kind", "key"], unique=False)
    op.create_index("memory_by_id", "memory", ["user_id", "id"], unique=False)
    op.create_index(
        "memory_newest", "memory", ["user_id", "kind", sa.literal_column("updated_at DESC"), "id"], unique=False
    )
    op.create_index(
        "memory_one_fact_per_key",
        "memory",
        ["user_id", "category", "key"],
        unique=True,
        sqlite_where=sa.text("durability = 'durable' AND state <> 'forgotten' AND kind = 'fact'"),
        postgresql_where=sa.text("durability = 'durable' AND state <> 'forgotten' AND kind = 'fact'"),
    )
    op.create_index(
        "memory_one_per_key",
        "memory",
        ["user_id", "kind", "key"],
        unique=True,
        sqlite_where=sa.text("durability = 'durable' AND state <> 'forgotten' AND kind <> 'fact'"),
        postgresql_where=sa.text("durability = 'durable' AND state <> 'forgotten' AND kind <> 'fact'"),
    )
    op.create_table(
        "memory_extraction_runs",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("run_date", sa.Date(), nullable=False),
        sa.Column("interactions_processed", sa.Integer(), server_default="0", nullable=False),
        sa.Column("memories_written", sa.Integer(), server_default="0", nullable=False),
        sa.Column("memories_updated", sa.Integer(), server_default="0", nullable=False),
        sa.Column("tokens_used", sa.Integer(), server_default="0", nullable=False),
        sa.Column("duration_ms", sa.Integer(), nullable=True),
        sa.Column("status", sa.Text(), server_default="pending", nullable=False),
        sa.Column("error_message", sa.Text(), nullable=True),
        sa.Column("claimed_by", sa.Text(), nullable=True),
        sa.Column("fence", sa.Integer(), server_default="0", nullable=False),
        sa.Column("lease_until", sa.DateTime(timezone=True), nullable=True),
        sa.Column("prompt_version", sa.Text(), nullable=True),
        sa.Column("batch", sa.Text(), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.func.current_timestamp(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("user_id", "run_date"),
    )
    op.create_table(
        "posts",
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("url", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user_id", "id"),
    )
    op.create_table(
        "scratchpad",
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), server_default=sa.func.current_timestamp(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user_id", "key"),
    )
    op.create_table(
        "tombstones",
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("digest", sa.Text(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), server_default=sa.func.current_timestamp(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user_id", "digest"),
    )
    op.create_table(
        "deliveries",
        sa.Column("id", SERIAL, autoincrement=True, nullable=False),
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("post_id", sa.Text(), nullable=False),
        sa.Column("delivered_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("read_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("reaction", sa.Text(), nullable=True),
        sa.Column("reacted_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("saved_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("delivered_run", sa.Text(), nullable=True),
        sa.Column("read_run", sa.Text(), nullable=True),
        sa.Column("reaction_run", sa.Text(), nullable=True),
        sa.Column("saved_run", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["user_id", "post_id"], ["posts.user_id", "posts.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("user_id", "post_id"),
    )
    op.create_index(
        "deliveries_to_collect",
        "deliveries",
        ["user_id"],
        unique=False,
        sqlite_where=sa.text("delivered_at IS NOT NULL AND delivered_run IS NULL"),
        postgresql_where=sa.text("delivered_at IS NOT NULL AND delivered_run IS NULL"),
    )
    op.create_index(
        "reactions_to_collect",
        "deliveries",
        ["user_id"],
        unique=False,
        sqlite_where=sa.text("reacted_at IS NOT NULL AND reaction_run IS NULL"),
        postgresql_where=sa.text("reacted_at IS NOT NULL AND reaction_run IS NULL"),
    )
    op.create_index(
        "reads_to_collect",
        "deliveries",
        ["user_id"],
        unique=False,
        sqlite_where=sa.text("read_at IS NOT NULL AND read_run IS NULL"),
        postgresql_where=sa.text("read_at IS NOT NULL AND read_run IS NULL"),
    )
    op.create_index(
        "saves_to_collect",
        "deliveries",
        ["user_id"],
        unique=False,
        sqlite_where=sa.text("saved_at IS NOT NULL AND saved_run IS NULL"),
        postgresql_where=sa.text("saved_at IS NOT NULL AND saved_run IS NULL"),
    )
    op.create_table(
        "messages",
        sa.Column("arrival", SERIAL, autoincrement=True, nullable=False),
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("conversation_id", sa.Text(), nullable=False),
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("role", sa.Text(), nullable=False),
        sa.Column("speaker", sa.Text(), nullable=True),
        sa.Column("content", sa.Text(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), server_default=sa.func.current_timestamp(), nullable=False),
        sa.Column("keep_until", sa.DateTime(timezone=True), nullable=True),
        sa.Column("run", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(
            ["user_id", "conversation_id"], ["conversations.user_id", "conversations.id"], ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("arrival"),
        sa.UniqueConstraint("user_id", "conversation_id", "id"),
    )
    op.create_index("messages_of_user", "messages", ["user_id", "at"], unique=False)
    op.create_index("messages_by_arrival", "messages", ["user_id", "arrival"], unique=False)
    op.create_index(
        "messages_to_collect",
        "messages",
        ["user_id"],
        unique=False,
        sqlite_where=sa.text("run IS NULL"),
        postgresql_where=sa.text("run IS NULL"),
    )
    if op.get_bind().dialect.name == "postgresql":
        op.execute("CREATE INDEX memory_full_text ON memory USING GIN (to_tsvector('english', key || ' ' || value))")


def downgrade() -> None:
    for table in (
        "messages",
        "deliveries",
        "tombstones",
        "scratchpad",
        "posts",
        "memory_extraction_runs",
        "memory",
        "index_snapshots",
        "events",
        "documents",
        "conversations",
        "commands",
        "calls",
        "batches",
        "users",
    ):
        op.drop_table(table)

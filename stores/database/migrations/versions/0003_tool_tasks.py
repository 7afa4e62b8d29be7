"""Tool calls that wait for their turn."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

_WAITING = sa.text("state = 'waiting'")


def upgrade() -> None:
    op.create_table(
        "tool_tasks",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("call_id", sa.Text(), nullable=False),
        sa.Column("tool", sa.Text(), nullable=False),
        sa.Column("call", sa.JSON(), nullable=False),
        sa.Column("state", sa.Text(), server_default="waiting", nullable=False),
        sa.Column("attempts", sa.Integer(), server_default="0", nullable=False),
        sa.Column("answer", sa.Text(), nullable=True),
        sa.Column("held_until", sa.DateTime(timezone=True), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.func.current_timestamp(), nullable=False),
        sa.Column("finished_at", sa.DateTime(timezone=True), nullable=True),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("user_id", "call_id"),
    )
    op.create_index(
        "tool_tasks_waiting", "tool_tasks", ["created_at"], sqlite_where=_WAITING, postgresql_where=_WAITING
    )


def downgrade() -> None:
    op.drop_table("tool_tasks")

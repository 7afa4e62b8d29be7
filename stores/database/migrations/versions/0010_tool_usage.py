"""How tools are used, counted by hour, and which conversations had a tool called; nights are found by date."""

import sqlalchemy as sa
from alembic import op

from stores.database.row_security import wall

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tool_usage",
        sa.Column("hour", sa.Integer(), nullable=False),
        sa.Column("tool", sa.Text(), nullable=False),
        sa.Column("operation", sa.Text(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("within_ms", sa.Integer(), nullable=False),
        sa.Column("calls", sa.Integer(), nullable=False),
        sa.Column("milliseconds", sa.Float(), nullable=False),
        sa.Column("after_recall", sa.Integer(), nullable=False),
        sa.Column("without_recall", sa.Integer(), nullable=False),
        sa.Column("duplicates", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("hour", "tool", "operation", "status", "within_ms"),
    )
    op.create_table(
        "tool_conversations",
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("conversation_id", sa.Text(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "conversation_id"),
        sa.ForeignKeyConstraint(
            ["user_id", "conversation_id"], ["conversations.user_id", "conversations.id"], ondelete="CASCADE"
        ),
    )
    op.create_index("runs_by_date", "memory_extraction_runs", ["run_date"])
    if op.get_bind().dialect.name == "postgresql":
        # Counts have no owner: they are there only for work that is about nobody in particular.
        for statement in (*wall("tool_usage", owner="NULL::text"), *wall("tool_conversations")):
            op.execute(statement)


def downgrade() -> None:
    op.drop_index("runs_by_date", "memory_extraction_runs")
    op.drop_table("tool_conversations")
    op.drop_table("tool_usage")

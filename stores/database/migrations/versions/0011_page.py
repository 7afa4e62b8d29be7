"""How often a memory was recalled, and how long the notes and conversations of one user are kept."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("memory", sa.Column("recalls", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("users", sa.Column("note_days", sa.Integer()))
    op.add_column("users", sa.Column("message_days", sa.Integer()))


def downgrade() -> None:
    op.drop_column("users", "message_days")
    op.drop_column("users", "note_days")
    op.drop_column("memory", "recalls")

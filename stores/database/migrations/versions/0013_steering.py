"""What a user chose: the language of replies, no lines about the past, and conversations that stay by themselves."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("users", sa.Column("language", sa.Text()))
    op.add_column("users", sa.Column("quiet", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("users", sa.Column("keeps_apart", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("conversations", sa.Column("kept_here", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    op.drop_column("conversations", "kept_here")
    op.drop_column("users", "keeps_apart")
    op.drop_column("users", "quiet")
    op.drop_column("users", "language")

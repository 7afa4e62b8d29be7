"""How often everything of a user was erased: work begun earlier writes nothing."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("users", sa.Column("era", sa.BigInteger(), nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("users", "era")

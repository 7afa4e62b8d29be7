"""What each model of a nightly run was asked and took."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("memory_extraction_runs", sa.Column("models", sa.JSON(none_as_null=True)))


def downgrade() -> None:
    op.drop_column("memory_extraction_runs", "models")

"""Nights that are under way are found without reading all nights."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    begun = sa.text("status = 'running'")
    op.create_index(
        "extraction_runs_begun", "memory_extraction_runs", ["user_id"], sqlite_where=begun, postgresql_where=begun
    )


def downgrade() -> None:
    op.drop_index("extraction_runs_begun", "memory_extraction_runs")

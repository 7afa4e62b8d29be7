"""PostgreSQL keeps samples of a column for its planner, beyond the rows: what users say is not sampled."""

from alembic import op

from stores.database.samples import keep_no_samples
from stores.database.schema import metadata

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":
        op.get_bind().exec_driver_sql(keep_no_samples(metadata.tables))


def downgrade() -> None:
    """Nothing to undo: an older version does as well without the samples."""

"""Earlier versions of a document, and the folder that was given the newest one: an old copy is no edit."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("documents", sa.Column("earlier", sa.LargeBinary()))
    op.add_column("documents", sa.Column("folder", sa.Text()))
    op.add_column("documents", sa.Column("saved_at", sa.BigInteger()))


def downgrade() -> None:
    op.drop_column("documents", "saved_at")
    op.drop_column("documents", "folder")
    op.drop_column("documents", "earlier")

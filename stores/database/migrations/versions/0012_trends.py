"""Who takes part in trends, and the trends that were published with what they cost."""

import sqlalchemy as sa
from alembic import op

from stores.database.row_security import wall

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("users", sa.Column("trends", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "trend_reports",
        sa.Column("period", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("epsilon", sa.Float(), nullable=False),
        sa.Column("readers", sa.Integer(), nullable=False),
        sa.Column("figures", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("period", "number"),
    )
    if op.get_bind().dialect.name == "postgresql":
        # They have no owner: they are there only for work that is about nobody in particular.
        for statement in wall("trend_reports", owner="NULL::text"):
            op.execute(statement)


def downgrade() -> None:
    op.drop_table("trend_reports")
    op.drop_column("users", "trends")

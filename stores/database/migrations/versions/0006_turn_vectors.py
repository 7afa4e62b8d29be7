"""Vectors of conversation turns, for search by meaning."""

import sqlalchemy as sa
from alembic import op

from stores.database.row_security import wall

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

SERIAL = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "turn_vectors",
        sa.Column("arrival", SERIAL, autoincrement=False, nullable=False),
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("model", sa.Text(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["arrival"], ["messages.arrival"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("arrival"),
    )
    op.create_index("turn_vectors_of_user", "turn_vectors", ["user_id"], unique=False)
    if op.get_bind().dialect.name == "postgresql":
        for statement in wall("turn_vectors"):
            op.execute(statement)


def downgrade() -> None:
    op.drop_table("turn_vectors")

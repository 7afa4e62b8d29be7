"""Items: what a program keeps under a namespace and a key."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

from stores.database.row_security import wall

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

_EXPIRING = sa.text("expires_at IS NOT NULL")


def upgrade() -> None:
    bytewise = sa.Text().with_variant(postgresql.TEXT(collation="C"), "postgresql")
    moment = sa.DateTime(timezone=True)
    op.create_table(
        "items",
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("namespace", bytewise, nullable=False),
        sa.Column("key", bytewise, nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.Column("fields", sa.Text(), nullable=True),
        sa.Column("created_at", moment, nullable=False),
        sa.Column("updated_at", moment, nullable=False),
        sa.Column("expires_at", moment, nullable=True),
        sa.Column("ttl_minutes", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("namespace", "key"),
    )
    op.create_index("items_of_user", "items", ["user_id"], unique=False)
    op.create_index("items_expiring", "items", ["expires_at"], sqlite_where=_EXPIRING, postgresql_where=_EXPIRING)
    if op.get_bind().dialect.name == "postgresql":
        for statement in wall("items"):
            op.execute(statement)


def downgrade() -> None:
    op.drop_table("items")

"""What stands about a user is found without reading all that was ever kept of them."""

from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("memory_standing", "memory", ["user_id", "durability", "state"])


def downgrade() -> None:
    op.drop_index("memory_standing", "memory")

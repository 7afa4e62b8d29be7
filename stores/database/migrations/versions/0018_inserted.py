"""What a text that waits for its publication holds more than the one on disk: to mark it then rewrites neither."""

import struct

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None

_NAMES = ("user_id", "name", "current", "published", "inserted", "pending")


def upgrade() -> None:
    op.add_column("documents", sa.Column("inserted", sa.LargeBinary()))


def downgrade() -> None:
    """What waits has the text on disk beside it again."""
    table = sa.table("documents", *map(sa.column, _NAMES))
    waiting = sa.select(table).where(sa.text("pending"), table.c.inserted.is_not(None))
    for row in op.get_bind().execute(waiting).all():
        if row.current == row.published:
            at, length = struct.unpack("<QQ", row.inserted)
            mine = sa.update(table).where(table.c.user_id == row.user_id, table.c.name == row.name)
            op.get_bind().execute(mine.values(published=row.current[:at] + row.current[at + length :]))
    op.drop_column("documents", "inserted")

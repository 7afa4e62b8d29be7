"""PostgreSQL: rows are there only for whom a transaction works; see `stores/database/row_security.py`."""

from alembic import op

from stores.database.row_security import wall

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

_TABLES = (
    "memory",
    "batches",
    "events",
    "calls",
    "documents",
    "tombstones",
    "posts",
    "deliveries",
    "conversations",
    "messages",
    "commands",
    "memory_extraction_runs",
    "scratchpad",
    "index_snapshots",
    "vectors",
    "tool_tasks",
)


def upgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":
        for statement in [*wall("users", owner="id"), *(line for table in _TABLES for line in wall(table))]:
            op.execute(statement)


def downgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":
        for table in ("users", *_TABLES):
            op.execute(f"DROP POLICY of_owner ON {table}")
            op.execute(f"ALTER TABLE {table} NO FORCE ROW LEVEL SECURITY")
            op.execute(f"ALTER TABLE {table} DISABLE ROW LEVEL SECURITY")

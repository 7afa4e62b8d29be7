"""Bring the database to the schema of this version, safely when many processes start at once.

The common case (already at head) is one query and imports nothing; otherwise Alembic runs inside a single
transaction that also holds the lock, so a kill in the middle leaves the old schema whole.
"""

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

from stores.database.connection import Database
from stores.database.row_security import act_for_everybody
from stores.errors import SchemaTooNew

if TYPE_CHECKING:
    from alembic.config import Config

HEAD = "0018"
_LOCK = 7215438190213
_SCRIPTS = Path(__file__).parent / "migrations"


def migrate(database: Database) -> None:
    """Apply what is missing; do nothing when the schema is current."""
    with database.reading() as connection:
        if version_of(connection) == HEAD:
            return
    if database.sqlite and not database.in_memory:
        _use_write_ahead_log(database)
    with database.writing() as connection:
        if not database.sqlite:
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
            act_for_everybody(connection)
        version = version_of(connection)
        if version != HEAD:
            upgrade(connection, version)


def version_of(connection: Connection) -> str | None:
    """The schema the database has; None for one that was never opened."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def _use_write_ahead_log(database: Database) -> None:
    """Kept in the file from then on. Outside a transaction, as SQLite asks."""
    raw = database.engine.raw_connection()
    try:
        raw.cursor().execute("PRAGMA journal_mode=WAL")
    finally:
        raw.close()


def why_too_new(version: str | None) -> str:
    """Why a schema is none that we know, and what to do; empty where it can be brought up to date."""
    from alembic.script import ScriptDirectory

    known = {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}
    if version is None or version in known:
        return ""
    return (
        f"the database has schema {version}, this version of hnpal-memory knows up to {HEAD}: "
        "upgrade the package, or point MEMORY_DATABASE_URL at another database."
    )


def upgrade(connection: Connection, version: str | None) -> None:
    """Run the migrations that a schema lacks, in the caller's transaction."""
    from alembic import command

    if refused := why_too_new(version):
        raise SchemaTooNew(refused)
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _config() -> "Config":
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(_SCRIPTS).replace("%", "%%"))
    return config

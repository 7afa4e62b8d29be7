"""What the memory is kept in, and how large it is: database, tables, search indexes, disk. No text of any user."""

import shutil
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Connection, func, select, text

from stores.database import schema
from stores.database.migrate import HEAD, version_of
from stores.settings import Settings

_SIZES = {
    "sqlite": "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()",
    "postgresql": "SELECT pg_database_size(current_database())",
}
_VERSIONS = {"sqlite": "SELECT sqlite_version()", "postgresql": "SHOW server_version"}
_NAMES = {"sqlite": "SQLite", "postgresql": "PostgreSQL"}


@dataclass(frozen=True, slots=True)
class Index:
    """Search indexes of one sort, as they are kept for the next start."""

    name: str
    users: int
    size: int


@dataclass(frozen=True, slots=True)
class Health:
    """Sizes are in bytes."""

    database: str
    version: str
    schema: str
    wanted_schema: str
    size: int
    rows: dict[str, int]
    indexes: list[Index]
    free: int
    """Left on the disk of the data folder."""

    @property
    def users(self) -> int:
        return self.rows["users"]


def health(connection: Connection, settings: Settings) -> Health:
    """As it is now; counts every table."""
    dialect = connection.dialect.name
    tables = schema.metadata.sorted_tables
    rows = {table.name: connection.scalar(select(func.count()).select_from(table)) or 0 for table in tables}
    return Health(
        database=_NAMES[dialect],
        version=str(connection.scalar(text(_VERSIONS[dialect]))),
        schema=version_of(connection) or "",
        wanted_schema=HEAD,
        size=int(connection.scalar(text(_SIZES[dialect])) or 0),
        rows=dict(sorted(rows.items())),
        indexes=_indexes(connection),
        free=_free(settings.data_dir),
    )


def _indexes(connection: Connection) -> list[Index]:
    table = schema.snapshots.c
    query = select(table.name, func.count(), func.coalesce(func.sum(func.length(table.data)), 0))
    found = connection.execute(query.group_by(table.name).order_by(table.name))
    return [Index(name, users, int(size)) for name, users, size in found]


def _free(folder: Path) -> int:
    """Of the nearest folder that there is: nothing may have been written yet."""
    there = next((one for one in (folder.absolute(), *folder.absolute().parents) if one.exists()), Path("/"))
    return shutil.disk_usage(there).free

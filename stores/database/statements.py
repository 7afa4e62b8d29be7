"""Statements that every write runs, built once: SQLAlchemy takes longer to build one than SQLite to run it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from sqlalchemy import Connection, Dialect, Insert, Table, Update, bindparam, update
from sqlalchemy.dialects import postgresql, sqlite


@cache
def upsert(dialect: str, table: Table, keys: tuple[str, ...]) -> Insert:
    """Insert whole rows of a user's table; a row that stands there already takes the new values."""
    statement: Any = (sqlite if dialect == "sqlite" else postgresql).insert(table)
    given = statement.excluded
    changed = {column.name: given[column.name] for column in table.columns if column.name not in (*keys, "user_id")}
    whole: Insert = statement.on_conflict_do_update(
        index_elements=keys, set_=changed, where=table.c.user_id == given.user_id
    )
    return whole


@cache
def insert_or_leave(dialect: str, table: Table) -> Insert:
    """Insert a row unless one of its keys is taken."""
    statement: Any = (sqlite if dialect == "sqlite" else postgresql).insert(table)
    inserted: Insert = statement.on_conflict_do_nothing()
    return inserted


@cache
def change(table: Table, names: tuple[str, ...]) -> Update:
    """Give these columns other values (`values_of`); which rows is for the caller to say."""
    wanted: dict[str, Any] = {name: bindparam(f"to_{name}", type_=table.c[name].type) for name in names}
    return update(table).values(wanted)


def values_of(wanted: Mapping[str, Any]) -> dict[str, Any]:
    """New values as `change` takes them."""
    return {f"to_{name}": value for name, value in wanted.items()}


@dataclass(frozen=True, slots=True)
class Bound:
    """Rows on their way into a table, turned into what the driver takes: that costs more than the insert itself."""

    text: str
    values: list[Any]

    @classmethod
    def of(cls, dialect: Dialect, statement: Insert, rows: Sequence[dict[str, Any]]) -> "Bound":
        columns = statement.table.columns
        compiled: Any = statement.compile(dialect=dialect, column_keys=list(rows[0]))
        order = compiled.positiontup or list(rows[0])
        turn = [(name, columns[name].type.dialect_impl(dialect).bind_processor(dialect)) for name in order]
        values = [[process(row[name]) if process else row[name] for name, process in turn] for row in rows]
        if compiled.positiontup:
            return cls(str(compiled), [tuple(one) for one in values])
        return cls(str(compiled), [dict(zip(order, one, strict=True)) for one in values])

    def execute(self, connection: Connection) -> None:
        connection.exec_driver_sql(self.text, self.values)

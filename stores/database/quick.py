"""Short statements that every turn runs, given to SQLite's driver as they are.

SQLAlchemy takes several times as long to prepare such a statement as SQLite to run it. So the text, the order of the
values and how they are turned into what the database keeps are worked out once. PostgreSQL is asked the usual way.
"""

from collections import namedtuple
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from sqlalchemy import Connection, Executable
from sqlalchemy.dialects.sqlite import pysqlite

from stores.database.connection import driver_of, to_json

Turn = Callable[[Any], Any] | None
_SQLITE = pysqlite.dialect(json_serializer=to_json)


@dataclass(frozen=True, slots=True)
class _Ready:
    """A statement made of its text: names and usual values of its parameters, and what its rows are made of."""

    text: str
    parameters: tuple[tuple[str, Any, Turn], ...]
    row: Callable[..., Any]
    columns: tuple[Turn, ...]


def rows(connection: Connection, statement: Executable, values: Mapping[str, Any]) -> list[Any]:
    """The rows of a statement that is built once; columns by name. A list of values as a parameter is not for here."""
    if connection.dialect.name != "sqlite":
        result = connection.execute(statement, values)
        return list(result) if result.returns_rows else []
    ready = _ready(statement, tuple(values))
    given = [
        turn(values.get(name, usual)) if turn else values.get(name, usual) for name, usual, turn in ready.parameters
    ]
    found = driver_of(connection).execute(ready.text, given).fetchall()
    turns = ready.columns
    return [ready.row(*(turn(one) if turn else one for turn, one in zip(turns, row, strict=True))) for row in found]


@cache
def _ready(statement: Any, names: tuple[str, ...]) -> _Ready:
    compiled = statement.compile(dialect=_SQLITE, column_keys=list(names) if statement.is_insert else None)
    usual, turns = compiled.params, compiled._bind_processors
    parameters = tuple((name, usual.get(name), turns.get(name)) for name in compiled.positiontup or ())
    columns = compiled._result_columns or ()
    row = namedtuple("Row", [column.keyname for column in columns], rename=True)  # type: ignore[misc]  # the names come from the statement
    read = tuple(column.type._cached_result_processor(_SQLITE, None) for column in columns)
    return _Ready(str(compiled), parameters, row, read)

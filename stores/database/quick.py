"""Short statements that every turn runs, given to SQLite's driver as they are.

SQLAlchemy takes several times as long to prepare such a statement as SQLite to run it. So the text, the order of the
values and how they are turned into what the database keeps are worked out once. PostgreSQL is asked the usual way.
"""

from collections import namedtuple
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from sqlalchemy import JSON, Connection, Executable, Insert, literal
from sqlalchemy.dialects.sqlite import pysqlite

from stores.database.connection import driver_of, to_json

Turn = Callable[[Any], Any] | None
_SQLITE = pysqlite.dialect(json_serializer=to_json)


@dataclass(frozen=True, slots=True)
class _Ready:
    """A statement made of its text: names and usual values of its parameters, and what its rows are made of."""

    text: str
    parameters: tuple[tuple[str, Any, Turn], ...]
    row: Callable[[Iterable[Any]], Any]
    turned: tuple[tuple[int, Callable[[Any], Any]], ...]
    """The columns whose values are turned into something, unless they are missing."""

    def given(self, values: Mapping[str, Any]) -> list[Any]:
        """The values of one run as the driver takes them."""
        return [
            turn(one) if turn else one for name, usual, turn in self.parameters for one in [values.get(name, usual)]
        ]


def rows(connection: Connection, statement: Executable, values: Mapping[str, Any]) -> list[Any]:
    """The rows of a statement that is built once; columns by name. A list of values is for an expanding parameter."""
    if connection.dialect.name != "sqlite":
        result = connection.execute(statement, values)
        return list(result) if result.returns_rows else []
    lists = tuple((name, len(one)) for name, one in values.items() if isinstance(one, list))
    if lists:
        values = {**values, **{f"{name}_{at}": one for name, _ in lists for at, one in enumerate(values[name], 1)}}
    ready = _ready(statement, tuple(values), lists)
    found = list(map(list, driver_of(connection).execute(ready.text, ready.given(values)).fetchall()))
    for row in found:
        for at, turn in ready.turned:
            if row[at] is not None:
                row[at] = turn(row[at])
    return list(map(ready.row, found))


def put(connection: Connection, statement: Executable, many: Sequence[Mapping[str, Any]]) -> None:
    """Write rows that all name the same columns."""
    if connection.dialect.name != "sqlite":
        connection.execute(statement, [dict(one) for one in many])
        return
    _put(connection, statement, many)


def put_new(connection: Connection, statement: Insert, many: Sequence[Mapping[str, Any]]) -> int:
    """The same of a statement that leaves rows whose key is taken; answers how many were written."""
    if connection.dialect.name != "sqlite":  # of several at once its driver does not tell
        written = statement.returning(literal(1))
        return sum(len(connection.execute(written, dict(one)).all()) for one in many)
    return _put(connection, statement, many)


def _put(connection: Connection, statement: Executable, many: Sequence[Mapping[str, Any]]) -> int:
    ready = _ready(statement, tuple(many[0]))
    return driver_of(connection).executemany(ready.text, [ready.given(one) for one in many]).rowcount


@cache
def _ready(statement: Any, names: tuple[str, ...], lists: tuple[tuple[str, int], ...] = ()) -> _Ready:
    compiled = statement.compile(dialect=_SQLITE, column_keys=list(names) if statement.is_insert else None)
    text, usual, turns, order = str(compiled), compiled.params, compiled._bind_processors, compiled.positiontup
    if compiled.post_compile_params:
        given = dict.fromkeys(names) | {name: [None] * length for name, length in lists}
        expanded = compiled.construct_expanded_state(given)
        text, usual, turns, order = (
            expanded.statement, expanded.parameters, expanded.processors, expanded.positiontup
        )  # fmt: skip
    parameters = tuple((name, usual.get(name), turns.get(name)) for name in order or ())
    columns = compiled._result_columns or ()
    row = namedtuple("Row", [column.keyname for column in columns], rename=True)  # type: ignore[misc]  # the names come from the statement
    turns = (_turn_of(column.type) for column in columns)
    return _Ready(text, parameters, row._make, tuple((at, turn) for at, turn in enumerate(turns) if turn))


def _turn_of(sort: Any) -> Turn:
    """What a column's values are turned by; of data most rows hold none, which is told at once."""
    turn: Turn = sort._cached_result_processor(_SQLITE, None)
    if turn is None or sort._type_affinity is not JSON:
        return turn
    return lambda text: {} if text == "{}" else turn(text)

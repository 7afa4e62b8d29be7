"""What the tests would do thousands of times with the same result, done once in a process."""

import dis
import inspect
import sqlite3
import typing
from collections.abc import Callable, Iterator
from contextlib import closing
from threading import Lock
from types import CodeType, FunctionType, MethodType
from typing import Any

from sqlalchemy import Connection, Engine, create_engine
from sqlalchemy.engine.default import DefaultDialect

from stores.database import connection as databases
from stores.database import migrate
from stores.database.connection import Database

_AROUND = ("BEGIN TRANSACTION;", "COMMIT;")
_NO_LOG = b"\1\1"
"""Of the head of a file that has no write-ahead log beside it."""


class MigratedOnce:
    """The migrations of new SQLite databases: run for the first one of a process. The others are copies of what it was
    then, which take a fiftieth of the time."""

    def __init__(self) -> None:
        self.upgrade, self.begin = migrate.upgrade, migrate._use_write_ahead_log
        self._first: sqlite3.Connection | None = None
        self._copying = Lock()

    def __call__(self, connection: Connection, version: str | None) -> None:
        raw: Any = connection.connection.driver_connection
        if version is not None or connection.dialect.name != "sqlite":
            self.upgrade(connection, version)
        elif self._first:  # one in memory, which has no file to copy to
            for statement in self._first.iterdump():
                if statement not in _AROUND:
                    raw.execute(statement)
        else:
            self.upgrade(connection, version)
            whole = bytearray(raw.serialize())
            whole[18:20] = _NO_LOG
            self._first = sqlite3.connect(":memory:", check_same_thread=False)
            self._first.deserialize(bytes(whole))

    def copy(self, database: Database) -> None:
        """Where nothing is yet, the tables of the first."""
        self.begin(database)
        raw = database.engine.raw_connection()
        new: Any = raw.driver_connection
        with self._copying, closing(raw):
            if self._first and not new.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
                self._first.backup(new)


class DisassembledOnce:
    """The instructions of a function: langgraph reads those of every node of every graph that it compiles, and the
    graphs of the tests are all made of the same functions."""

    def __init__(self) -> None:
        self._disassemble = dis.get_instructions
        self._known: dict[CodeType, list[dis.Instruction]] = {}

    def __call__(self, code: Any, **more: Any) -> Iterator[dis.Instruction]:
        if more or not isinstance(code, CodeType):
            return self._disassemble(code, **more)
        if code not in self._known:
            self._known[code] = list(self._disassemble(code))
        return iter(self._known[code])


class ReadOnce:
    """What a function or a class of a module says of its arguments, which langgraph asks at every node too."""

    def __init__(self, read: Callable[..., Any]) -> None:
        self._read = read
        self._known: dict[tuple[Any, ...], Any] = {}

    def __call__(self, asked: Any, *more: Any, **named: Any) -> Any:
        of = asked.__func__ if isinstance(asked, MethodType) else asked
        if more or not isinstance(of, FunctionType | type) or "<" in of.__qualname__ or hasattr(of, "__wrapped__"):
            return self._read(asked, *more, **named)
        key = (of, of is asked, *named.items())
        if key not in self._known:
            self._known[key] = self._read(asked, **named)
        found = self._known[key]
        return dict(found) if isinstance(found, dict) else found


class ReachedOnce:
    """The graphs and the like that a function reaches from outside: langgraph looks for others in every node. One that
    encloses nothing reaches the same each time."""

    def __init__(self, look: Callable[..., list[Any]], sorts: type) -> None:
        self._look, self._sorts = look, sorts
        self._known: dict[FunctionType, list[Any]] = {}

    def __call__(self, asked: Callable[..., Any]) -> list[Any]:
        of: Any = getattr(asked, "__func__", asked)
        if not isinstance(of, FunctionType) or of.__closure__ or hasattr(of, "__wrapped__") or "<" in of.__qualname__:
            return self._look(asked)
        if of not in self._known:
            found = self._look(of)
            self._known[of] = [one for one in found if isinstance(getattr(one, "__self__", one), self._sorts)]
        return self._known[of]


class ChannelsOnce:
    """The channels of a state, of which a graph is made with two or three: they hold nothing themselves."""

    def __init__(self, read: Callable[..., tuple[dict[str, Any], ...]]) -> None:
        self._read = read
        self._known: dict[Any, tuple[dict[str, Any], ...]] = {}

    def __call__(self, schema: Any) -> tuple[dict[str, Any], ...]:
        if not isinstance(schema, type) or "<" in schema.__qualname__:
            return self._read(schema)
        if schema not in self._known:
            self._known[schema] = self._read(schema)
        return tuple(map(dict, self._known[schema]))


class CompiledOnce:
    """The SQL of a statement: every engine would write its own, and every test opens one or two."""

    def __init__(self) -> None:
        self._create = create_engine
        self._known: dict[str, Any] = {}

    def __call__(self, url: Any, **wishes: Any) -> Engine:
        engine = self._create(url, **wishes)
        engine._compiled_cache = self._known.setdefault(engine.dialect.name, engine._compiled_cache)
        return engine


def _is_alike(one: object, other: object) -> bool:
    return type(one) is type(other)


def _hash(one: object) -> int:
    return hash(type(one))


MIGRATED = MigratedOnce()


def do_once() -> None:
    """From here on, in this process."""
    migrate.upgrade, migrate._use_write_ahead_log = MIGRATED, MIGRATED.copy
    databases.create_engine = CompiledOnce()  # type: ignore[attr-defined]
    DefaultDialect.__eq__, DefaultDialect.__hash__ = _is_alike, _hash  # type: ignore[assignment, method-assign]
    dis.get_instructions = DisassembledOnce()  # type: ignore[assignment]
    typing.get_type_hints = ReadOnce(typing.get_type_hints)  # type: ignore[assignment]
    inspect.signature = ReadOnce(inspect.signature)  # type: ignore[assignment]
    _build_graphs_once()


def _build_graphs_once() -> None:
    from langchain_core.runnables import Runnable  # now: langgraph takes the functions above as it finds them
    from langgraph.graph import state
    from langgraph.pregel import _utils

    _utils.get_function_nonlocals = ReachedOnce(_utils.get_function_nonlocals, Runnable)  # type: ignore[assignment]
    state._get_channels = ChannelsOnce(state._get_channels)  # type: ignore[assignment]

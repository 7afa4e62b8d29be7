"""What the tests would do thousands of times with the same result, done once in a process."""

import dis
import inspect
import logging
import os
import sqlite3
import typing
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from functools import cache, cached_property
from itertools import filterfalse
from operator import attrgetter
from pathlib import Path
from tempfile import TemporaryDirectory
from types import CodeType, FunctionType, MethodType
from typing import Any
from uuid import uuid4

from _pytest.logging import catching_logs
from sqlalchemy import Connection, Engine, create_engine
from sqlalchemy.engine.default import DefaultDialect

from stores.database import connection as databases
from stores.database import migrate
from stores.disk.modes import FILE, keep_database_private

_AROUND = ("BEGIN TRANSACTION;", "COMMIT;")
_WITH_LOG, _NO_LOG = b"\2\2", b"\1\1"
"""Of the head of a file, with and without a write-ahead log beside it."""


class MigratedOnce:
    """The migrations of new SQLite databases: run for the first one of a process. The others begin as files that hold
    what it was then, which takes a fiftieth of the time."""

    def __init__(self) -> None:
        self.upgrade, self.keep_private = migrate.upgrade, keep_database_private
        self._file = b""

    def __call__(self, connection: Connection, version: str | None) -> None:
        raw: Any = connection.connection.driver_connection
        if version is not None or connection.dialect.name != "sqlite":
            self.upgrade(connection, version)
        elif self._file:  # one in memory, or a file that was there before
            for statement in self._statements:
                raw.execute(statement)
        else:
            self.upgrade(connection, version)
            self._file = self._headed(raw.serialize(), _WITH_LOG)

    def ahead(self) -> None:
        """Run them now, for all who are forked from this process."""
        with TemporaryDirectory() as folder:
            database = databases.Database(f"sqlite:///{folder}/memory.db")
            migrate.migrate(database)
            database.close()

    def begin(self, file: Path) -> None:
        """Where no database is yet, one with the tables of the first: whole from the moment it is there."""
        if self._file and not file.exists():
            fresh = file.with_name(f".{file.name}-{uuid4().hex}")
            fresh.touch(FILE)
            fresh.write_bytes(self._file)
            with suppress(FileExistsError):
                os.link(fresh, file)
            fresh.unlink()
        self.keep_private(file)

    @cached_property
    def _statements(self) -> list[str]:
        with closing(sqlite3.connect(":memory:")) as first:
            first.deserialize(self._headed(self._file, _NO_LOG))
            return [statement for statement in first.iterdump() if statement not in _AROUND]

    @staticmethod
    def _headed(file: bytes, head: bytes) -> bytes:
        return file[:18] + head + file[20:]


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
    """What a function or a class of a module says of its arguments, which langgraph asks at every node too, and pytest
    of the same lambda in every test."""

    def __init__(self, read: Callable[..., Any]) -> None:
        self._read = read
        self._known: dict[tuple[Any, ...], Any] = {}

    def __call__(self, asked: Any, *more: Any, **named: Any) -> Any:
        of = asked.__func__ if isinstance(asked, MethodType) else asked
        lasting = None if more else _lasting(of)
        if lasting is None:
            return self._read(asked, *more, **named)
        key = (lasting, of is asked, *named.items())
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


def _lasting(asked: Any) -> FunctionType | type | CodeType | None:
    """What is known of it for as long as the process lasts: of a function that is made again and again its code, where
    that says everything of its arguments."""
    if not isinstance(asked, FunctionType | type) or hasattr(asked, "__wrapped__"):
        return None
    if "<" not in asked.__qualname__:
        return asked
    if isinstance(asked, type) or asked.__defaults__ or asked.__kwdefaults__ or asked.__annotations__ or vars(asked):
        return None
    return asked.__code__


def _catch_logs(catching: Any) -> logging.Handler:
    """What pytest does six times in a test, in a tenth of the time: most of it goes into a look through hundreds of
    loggers for those that pass nothing on."""
    root, handler = logging.getLogger(), catching.handler
    alone = filterfalse(attrgetter("propagate"), root.manager.loggerDict.values())
    catching.attached_loggers += [root, *(one for one in alone if one is not root)]
    for logger in catching.attached_loggers:
        logger.addHandler(handler)
    if catching.level is not None:
        handler.setLevel(catching.level)
        catching.orig_level = root.level
        root.setLevel(min(root.level, catching.level))
    found: logging.Handler = handler
    return found


def _is_alike(one: object, other: object) -> bool:
    return type(one) is type(other)


def _hash(one: object) -> int:
    return hash(type(one))


MIGRATED = MigratedOnce()


@cache
def do_once() -> None:
    """From here on, in this process."""
    migrate.upgrade, databases.keep_database_private = MIGRATED, MIGRATED.begin  # type: ignore[attr-defined]
    databases.create_engine = CompiledOnce()  # type: ignore[attr-defined]
    DefaultDialect.__eq__, DefaultDialect.__hash__ = _is_alike, _hash  # type: ignore[assignment, method-assign]
    dis.get_instructions = DisassembledOnce()  # type: ignore[assignment]
    typing.get_type_hints = ReadOnce(typing.get_type_hints)  # type: ignore[assignment]
    inspect.signature = ReadOnce(inspect.signature)  # type: ignore[assignment]
    logging.PlaceHolder.propagate = True  # type: ignore[attr-defined]  # it stands for a logger that nobody asked for
    catching_logs.__enter__ = _catch_logs  # type: ignore[assignment, method-assign]
    _build_graphs_once()


def _build_graphs_once() -> None:
    from langchain_core.runnables import Runnable  # now: langgraph takes the functions above as it finds them
    from langgraph.graph import state
    from langgraph.pregel import _utils

    _utils.get_function_nonlocals = ReachedOnce(_utils.get_function_nonlocals, Runnable)  # type: ignore[assignment]
    state._get_channels = ChannelsOnce(state._get_channels)  # type: ignore[assignment]

"""Looks so brief that the event loop takes them itself, where nothing has changed since the last one.

To hand a look to another thread and to come back takes longer than the look. What does take long (to load an index, to
read many rows) says so before it begins, and goes to a reader's thread.
"""

import os
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from types import MethodDescriptorType

from sqlalchemy import Connection

from stores.database.connection import Database, driver_of

_BRIEF: ContextVar[bool] = ContextVar("brief", default=False)


class TakesLong(Exception):
    """The event loop must not wait for this."""


def take_long() -> None:
    """What follows takes long: a brief look ends here."""
    if _BRIEF.get():
        raise TakesLong


class BriefLooks:
    """One connection to an SQLite file of the process's own, which waits for nobody."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._process = os.getpid()
        self._connection: Connection | None = None
        self._turn = threading.Lock()

    def open(self) -> None:
        if self._database.sqlite and not self._database.in_memory:
            self._connection = self._database.engine.connect()
            driver_of(self._connection).execute("PRAGMA busy_timeout=0")

    @contextmanager
    def looking(self) -> Iterator[Connection]:
        """Each statement sees what is committed by then; `TakesLong` where the loop would wait, or may not look."""
        if is_watched() or os.getpid() != self._process or not self._turn.acquire(blocking=False):
            raise TakesLong
        before = _BRIEF.set(True)
        try:
            if self._connection is None:
                raise TakesLong
            with self._database.brief(self._connection):
                yield self._connection
        finally:
            _BRIEF.reset(before)
            self._turn.release()

    def close(self) -> None:
        with self._turn:
            if self._connection is not None:
                self._connection.invalidate()
                self._connection.close()
                self._connection = None


def is_watched() -> bool:
    """Whether somebody watches for calls that block the event loop, as `langgraph dev` does: every one is an error."""
    return not isinstance(sqlite3.Connection.execute, MethodDescriptorType)

"""The database: one engine, two kinds of transaction, and how each database locks.

SQLite begins every write with `BEGIN IMMEDIATE` and waits for its turn; PostgreSQL locks the user's row first
(`UnitOfWork`). Both lose no update that way; the defaults of either would, silently.
"""

import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from threading import RLock
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.pool import QueuePool, StaticPool

from stores.database.row_security import OPTION, act_for, act_for_everybody, take_down
from stores.disk.files import Disk, storage_errors
from stores.disk.modes import keep_database_private
from stores.errors import StorageFailed

BUSY_SECONDS = 60
POOL_SECONDS = 15
"""How long a call waits in turn for a connection to PostgreSQL."""
POOL_USED_UP = (
    "all connections to the database are in use, and none came free in {seconds} seconds; nothing was changed. Try "
    "again, or raise MEMORY_POSTGRES_POOL (and max_connections of the server)."
)
_MOST_RESTING = 4
"""Connections of a kind that stay out of the pool between two transactions; it has many more."""
_BETWEEN_SCRUBS = 1.0
"""Seconds between two tries to empty a log that a reader holds."""
LOG_HELD = (
    "erased text stays in the database's write-ahead log until the reader that holds it open ends; "
    "it is emptied by itself after that"
)


class Database:
    """Where the rows live: SQLite (a file, or in memory) or PostgreSQL."""

    def __init__(self, url: str, *, row_security: bool = True, pool: int = 20) -> None:
        self.url = make_url(url)
        self._pool = pool
        self._row_security = row_security
        self.sqlite = self.url.get_backend_name() == "sqlite"
        self.in_memory = self.sqlite and self.url.database in (None, "", ":memory:")
        self.engine: Engine = self._engine()
        # An in-memory database is a single connection: its users take turns.
        self._turn: AbstractContextManager[Any] = RLock() if self.in_memory else nullcontext()
        self._resting: dict[bool, list[Connection]] = {False: [], True: []}
        self._unscrubbed = False
        self._next_scrub = 0.0

    def _engine(self) -> Engine:
        if not self.sqlite:
            return self._postgres()
        if not self.in_memory:
            with storage_errors():
                Disk().mkdirs(self.file.parent)
        engine = create_engine(
            self.url,
            json_serializer=to_json,
            hide_parameters=True,
            poolclass=StaticPool if self.in_memory else QueuePool,
            connect_args={"check_same_thread": False, "timeout": BUSY_SECONDS, "isolation_level": None},
            **({} if self.in_memory else {"pool_size": 10, "max_overflow": 20}),
        )
        if not self.in_memory:
            event.listen(engine, "do_connect", self._keep_private)
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine

    @property
    def file(self) -> Path:
        """The file of an SQLite database that is not in memory."""
        return Path((self.url.database or "").removeprefix("file:")).absolute()

    def _keep_private(self, *_: Any) -> None:
        with storage_errors():
            keep_database_private(self.file)

    def _postgres(self) -> Engine:
        options = {OPTION: self._row_security}
        engine = create_engine(
            self.url,
            pool_size=self._pool,
            max_overflow=0,
            pool_timeout=POOL_SECONDS,
            pool_pre_ping=True,
            json_serializer=to_json,
            hide_parameters=True,
            execution_options=options,
        )
        if not self._row_security:
            event.listen(engine, "connect", take_down)
        return engine

    @contextmanager
    def reading(self, owner: str | None = None) -> Iterator[Connection]:
        """A consistent view of a user's committed rows; never waits for a writer."""
        with _storage_errors(), self._turn, self._connected() as connection, connection.begin():
            if owner is not None:
                act_for(connection, owner)
            yield connection

    @contextmanager
    def brief(self, connection: Connection) -> Iterator[None]:
        """Reads on a connection to SQLite that its owner keeps, each of what is committed by then."""
        with _storage_errors():
            try:
                yield
            finally:
                connection.rollback()  # what went by SQLAlchemy has begun a transaction

    def look_up(self, statement: str, values: tuple[Any, ...]) -> tuple[Any, ...] | None:
        """One row of SQLite, by its key, as the driver gives it: a look so short that a transaction would cost more."""
        with _storage_errors(), self._turn:
            held = self.engine.raw_connection()
            try:
                row: tuple[Any, ...] | None = held.driver_connection.execute(statement, values).fetchone()  # type: ignore[union-attr]  # it is open
                return row
            finally:
                held.close()

    @contextmanager
    def reading_all(self) -> Iterator[Connection]:
        """The same of everybody's rows, for work that is about nobody in particular."""
        with self.reading() as connection:
            act_for_everybody(connection)
            yield connection

    @contextmanager
    def writing(self, *, lazy: bool = False) -> Iterator[Connection]:
        """One transaction, durable when it ends; a lazy one survives a kill but may be lost with the power."""
        with _storage_errors(), self._turn, self._connected(immediate=True) as connection:
            if self.sqlite:
                driver_of(connection).execute(f"PRAGMA synchronous={'NORMAL' if lazy else 'FULL'}")
            with connection.begin():
                if lazy and not self.sqlite:
                    connection.execute(text("SET LOCAL synchronous_commit = off"))
                yield connection

    @contextmanager
    def _connected(self, *, immediate: bool = False) -> Iterator[Connection]:
        """A connection whose transactions read, or write. Some of SQLite's rest between two transactions: to get one
        anew costs more than a short one. One that saw an error is not used again."""
        resting = self._resting[immediate]
        try:
            connection = resting.pop()
        except IndexError:
            connection = self.engine.connect().execution_options(immediate=immediate)
        try:
            yield connection
        except BaseException:
            connection.close()
            raise
        if self.sqlite and not self.in_memory and len(resting) < _MOST_RESTING:
            resting.append(connection)
        else:
            connection.close()

    def scrub(self) -> str:
        """Empty SQLite's write-ahead log after an erasure, waiting for nobody; says what remains if a reader holds it.

        What could not be emptied now is emptied after a later write, when the store closes or when it next opens.
        """
        if not self.sqlite or self.in_memory:
            return ""
        self._unscrubbed = not self._emptied()
        return LOG_HELD if self._unscrubbed else ""

    def _emptied(self) -> bool:
        """Try once. With a patient connection the log's lock would be held as long as the slowest reader reads."""
        try:
            with self.engine.connect() as connection:
                cursor = connection.connection.cursor()
                try:
                    cursor.execute("PRAGMA busy_timeout=0")
                    return not cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
                finally:
                    cursor.execute(f"PRAGMA busy_timeout={BUSY_SECONDS * 1000}")
                    cursor.close()
        except (DBAPIError, sqlite3.Error):
            return False

    def scrub_again(self) -> None:
        """Empty the log that an earlier erasure could not, at most once in a moment."""
        if self._unscrubbed and time.monotonic() >= self._next_scrub:
            self._next_scrub = time.monotonic() + _BETWEEN_SCRUBS
            self.scrub()

    def close(self) -> None:
        if self._unscrubbed:
            self.scrub()
        for resting in self._resting.values():
            while resting:
                resting.pop().close()
        self.engine.dispose()


def driver_of(connection: Connection) -> sqlite3.Connection:
    """The driver's own connection to SQLite: for statements so short that to prepare them costs more than they do."""
    driver: sqlite3.Connection = connection.connection.driver_connection  # type: ignore[assignment]  # it is open
    return driver


def to_json(value: Any) -> str:
    """As both databases are given it."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("synchronous=FULL", f"busy_timeout={BUSY_SECONDS * 1000}", "foreign_keys=ON", "secure_delete=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    immediate = connection.get_execution_options().get("immediate")
    driver_of(connection).execute("BEGIN IMMEDIATE" if immediate else "BEGIN")


@contextmanager
def _storage_errors() -> Iterator[None]:
    """A database that refuses is named as such, without the statement (it holds memory text)."""
    try:
        yield
    except (OperationalError, sqlite3.OperationalError) as error:
        refused = error.orig if isinstance(error, OperationalError) else error
        raise StorageFailed(
            f"the database refused ({type(refused).__name__}: {_first_line(refused)}); nothing was changed. "
            "Check that it is running, reachable and has space, then try again."
        ) from None
    except PoolTimeout:
        raise StorageFailed(POOL_USED_UP.format(seconds=POOL_SECONDS)) from None
    except (sqlite3.Error, DBAPIError, UnicodeDecodeError) as error:  # the last where SQLite quotes damaged names
        reported = error.orig if isinstance(error, DBAPIError) else error
        raise StorageFailed(
            f"the database reported {type(reported).__name__}; nothing was changed. "
            "Run `python -m scripts.memory doctor` to look for damage."
        ) from None


def _first_line(error: BaseException | None) -> str:
    """What the server says of itself; statements and parameters come on later lines."""
    return str(error).split("\n", 1)[0][:200]

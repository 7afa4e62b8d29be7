"""Stop a process at a chosen step: a forked child counts its system calls and statements, and ends at the wanted one.

A kill between two calls that change nothing leaves the same disk, so a step is what comes before each call that changes
something: creating, writing (in two halves), syncing, naming, removing, and every statement and commit. Since a kill
leaves the disk as it is at that step, a copy of the disk made there stands for a kill."""

import gc
import os
import re
import signal
import threading
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

from sqlalchemy import Connection, Engine, event

from stores.database.connection import driver_of
from stores.disk import files

KILLED, FAILED = 9, 1
_SECONDS = 600
_CALLS = ("fsync", "link", "replace", "unlink", "mkdir", "rmdir", "chmod", "ftruncate")
Tell = Callable[[bytes], None]
_NUMBERS = re.compile(r"[0-9a-f]{32}|\d+")


def _is_sqlite(connection: Connection) -> bool:
    return connection.dialect.name == "sqlite"


class Child:
    """A forked process that does some work; ends with 0, with FAILED and a traceback, or as it likes."""

    def __init__(self, work: Callable[[Tell], None]) -> None:
        reading, writing = os.pipe()
        self._pid = os.fork()
        if self._pid == 0:
            _live(work, reading, writing)
        os.close(writing)
        self._pipe = os.fdopen(reading, "rb")

    def end(self) -> tuple[int, bytes]:
        """Wait for its end; its exit code and what it told."""
        with self._pipe:
            told = self._pipe.read()
        _, status = os.waitpid(self._pid, 0)
        return os.waitstatus_to_exitcode(status), told

    def succeed(self) -> bytes:
        code, told = self.end()
        assert code == 0, told.decode(errors="replace")
        return told


def in_child(work: Callable[[Tell], None]) -> tuple[int, bytes]:
    return Child(work).end()


def _live(work: Callable[[Tell], None], reading: int, writing: int) -> NoReturn:
    code, write = FAILED, os.write

    def tell(said: bytes) -> None:
        write(writing, said)

    try:
        os.close(reading)
        gc.freeze()  # whatever the parent holds is not looked through again
        signal.alarm(_SECONDS)
        work(tell)
        code = 0
    except BaseException:
        tell(traceback.format_exc().encode())
    finally:
        os._exit(code)


def _kind(call: str, arguments: tuple[Any, ...]) -> str:
    """A call and the names of its files: steps of a kind are made by the same code."""
    names = [Path(one).name for one in arguments if isinstance(one, str | Path)]
    return _NUMBERS.sub("", " ".join([call, *names]))


class Steps:
    """Counts steps, and does something at each."""

    def __init__(self, at_each: Callable[[int], None]) -> None:
        self._at_each = at_each
        self._count = 0
        self._lock = threading.RLock()
        self._aside = False
        self.kind = ""

    @classmethod
    def kill_at(cls, last: int) -> "Steps":
        return cls(lambda number: os._exit(KILLED) if number == last else None)

    def __call__(self, call: str, *arguments: Any) -> None:
        with self._lock:
            if not self._aside:
                self._count += 1
                self.kind = _kind(call, arguments)
                self.uncounted(lambda: self._at_each(self._count))

    def uncounted(self, work: Callable[[], None]) -> None:
        """What the test itself does to the disk is no step."""
        with self._lock:
            self._aside = True
            work()
            self._aside = False

    def watch(self, *, portable: bool = False, meanwhile: Callable[[], None] = lambda: None) -> None:
        """Count everything this process does from now on (there is no way back: only in a child).

        A portable disk has no exchange of two files. `meanwhile` happens once, just before the first swap."""
        event.listen(Engine, "begin", self._trace)
        for name in ("before_cursor_execute", "commit"):
            event.listen(Engine, name, lambda connection, *_: None if _is_sqlite(connection) else self("statement"))
        for name in _CALLS:
            setattr(os, name, self._counted(name, getattr(os, name)))
        os.open = self._counted_open(os.open)
        os.write = self._in_halves(os.write)
        if portable:
            files._renameat2 = lambda: None  # type: ignore[assignment]
        once = [meanwhile]
        swap, rename = files.Disk.swap, files._rename

        def raced(disk: files.Disk, temp: Path, path: Path) -> Path:
            if once and path.name == "MEMORY.md":
                self.uncounted(once.pop())
            return swap(disk, temp, path)

        def renamed(*arguments: Any) -> bool:
            self("rename", *arguments)
            return rename(*arguments)

        files.Disk.swap = raced  # type: ignore[method-assign, assignment]
        files._rename = renamed  # type: ignore[assignment]

    def _trace(self, connection: Connection) -> None:
        """SQLite tells of every statement, COMMIT among them, whoever gives it."""
        if _is_sqlite(connection):
            driver_of(connection).set_trace_callback(self._stated)

    def _stated(self, statement: str) -> None:
        """The statement and its table, without what it says of whom."""
        self(" ".join(statement.split()[:3]))

    def _counted(self, name: str, call: Callable[..., Any]) -> Callable[..., Any]:
        def counted(*arguments: Any, **options: Any) -> Any:
            self(name, *arguments)
            return call(*arguments, **options)

        return counted

    def _counted_open(self, call: Callable[..., int]) -> Any:
        def counted(path: Any, flags: int, *more: Any, **options: Any) -> int:
            if flags & os.O_CREAT:
                self("create", path)
            return call(path, flags, *more, **options)

        return counted

    def _in_halves(self, call: Callable[[int, Any], int]) -> Any:
        begun: set[int] = set()

        def halved(handle: int, data: Any) -> int:
            self("write the rest" if handle in begun else "write a half")
            if handle in begun or len(data) < 2:
                begun.discard(handle)
                return call(handle, data)
            begun.add(handle)
            return call(handle, data[: len(data) // 2])

        return halved

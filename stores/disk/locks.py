"""Who else is at a file: locks that exclude other processes and threads, and a look for open writers."""

import errno
import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

try:
    import fcntl
except ImportError:  # a system without flock: only the threads of this process exclude each other
    fcntl = None  # type: ignore[assignment]  # Windows has none

_guard = threading.Lock()
_waiting: dict[str, tuple[threading.Lock, int]] = {}


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Hold the lock of a file; its folder must exist."""
    with _among_threads(os.path.abspath(path)):
        handle = _acquire(path)
        try:
            yield
        finally:
            _release(handle)


def open_for_writing(path: Path) -> bool:
    """Whether any process has the file open for writing; False where the system cannot tell.

    It asks for a read lease, which Linux refuses while there is a writer."""
    if not hasattr(fcntl, "F_SETLEASE"):
        return False
    try:
        handle = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    except (FileNotFoundError, NotADirectoryError):
        return False
    try:
        # A writer who comes in this moment breaks the lease with a signal: this one is ignored by default.
        fcntl.fcntl(handle, fcntl.F_SETSIG, signal.SIGURG)
        fcntl.fcntl(handle, fcntl.F_SETLEASE, fcntl.F_RDLCK)
        fcntl.fcntl(handle, fcntl.F_SETLEASE, fcntl.F_UNLCK)
    except OSError as error:
        return error.errno == errno.EAGAIN
    finally:
        os.close(handle)
    return False


@contextmanager
def _among_threads(name: str) -> Iterator[None]:
    """One lock per name, kept only while somebody holds it or waits for it."""
    with _guard:
        lock, users = _waiting.get(name, (threading.Lock(), 0))
        _waiting[name] = lock, users + 1
    try:
        with lock:
            yield
    finally:
        with _guard:
            lock, users = _waiting[name]
            if users == 1:
                del _waiting[name]
            else:
                _waiting[name] = lock, users - 1


def _acquire(path: Path) -> int:
    while True:
        handle = os.open(path, os.O_CREAT | os.O_RDWR, 0o600)
        try:
            if fcntl is not None:
                fcntl.flock(handle, fcntl.LOCK_EX)
            if _is_still(handle, path):
                return handle
        except BaseException:
            os.close(handle)
            raise
        os.close(handle)


def _is_still(handle: int, path: Path) -> bool:
    """Whether the file we locked has not been removed meanwhile, so that a newcomer would lock another."""
    try:
        return os.path.samestat(os.fstat(handle), os.stat(path))
    except FileNotFoundError:
        return False


def _release(handle: int) -> None:
    try:
        if fcntl is not None:
            fcntl.flock(handle, fcntl.LOCK_UN)
    finally:
        os.close(handle)

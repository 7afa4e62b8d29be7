"""Whether the file of an SQLite database is whole, and what a person can do where it is not."""

import os
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

_FIRST = b"SQLite format 3\0"
_SHOWN = 20
REMEDY = (
    "Stop what uses it and keep a copy. Then restore {name} from a backup; or bring out what can still be read with "
    "`sqlite3 {name} .recover | sqlite3 recovered.db` and put that in its place; or move {name} away: "
    "`python -m scripts.memory doctor --repair` makes a new one and takes in everybody's MEMORY.md and daily notes, "
    "and `python -m scripts.memory import FILE --user-id USER` brings back an export."
)
_THREADS = "Stop what uses it and move {name} away: threads then start anew; no memory is in it."
_HELD = "Nothing is known to be wrong with it: end what holds it (a shell, a backup, a copy), then ask again."
_WRITING = (
    "{name} is being written to by {who}, so nothing was repaired. Wait until that is done or end it, then ask again; "
    "nothing is known to be wrong with it."
)
_PATIENCE_MS = 2_000
"""How long a repair waits for others who write."""
_WRITE_BYTE = 120
"""The place in the shared index that SQLite locks to write."""
_WRITABLE = "Give this account the right to write it and its folder, or mount the disk for writing."


def look_at(file: Path, *, threads: bool = False) -> Iterator[str]:
    """What is wrong with the file, each with what to do about it; nothing where it is whole, or not there."""
    advice = (_THREADS if threads else REMEDY).format(name=file.name)
    try:
        problems = list(_problems(file))
    except sqlite3.Error as error:
        if getattr(error, "sqlite_errorcode", 0) & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            yield f"{file.name} could not be looked at: another program holds it for itself. {_HELD}"
            return
        problems = [f"{file.name} cannot be read: SQLite says {str(error)[:200]!r}"]
    except UnicodeDecodeError:  # the names in what SQLite says are of the damaged file
        problems = [f"SQLite reports damage in {file.name}, in words that are no text"]
    except OSError as error:
        problems = [f"{file.name} cannot be read: {error.strerror or type(error).__name__}"]
    if problems:
        yield f"{'; '.join(problems)}. {advice}"
    elif file.exists() and not (os.access(file, os.W_OK) and os.access(file.parent, os.W_OK)):
        yield f"{file.name} cannot be written, so nothing new is remembered. {_WRITABLE}"


def _problems(file: Path) -> Iterator[str]:
    if not file.exists():
        return
    if not file.is_file():
        yield f"{file.name} is no file"
        return
    with file.open("rb") as opened:
        first = opened.read(len(_FIRST))
    if first and first != _FIRST:
        yield f"{file.name} is no SQLite database, or its beginning was overwritten"
        return
    with closing(sqlite3.connect(f"{file.as_uri()}?mode=rw", uri=True)) as connection:
        found = [str(row[0]) for row in connection.execute(f"PRAGMA integrity_check({_SHOWN})")]
    yield from (f"SQLite reports damage in {file.name}: {problem}" for problem in found if problem != "ok")


def held_by(file: Path) -> str:
    """Why nothing can be written to the file now, and who keeps it; empty where something can, or it is not there."""
    if not file.is_file():
        return ""
    try:
        with closing(sqlite3.connect(f"{file.as_uri()}?mode=rw", uri=True, isolation_level=None)) as connection:
            connection.execute(f"PRAGMA busy_timeout={_PATIENCE_MS}")
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("ROLLBACK")
    except sqlite3.OperationalError as error:
        if getattr(error, "sqlite_errorcode", 0) & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            return _WRITING.format(name=file.name, who=", ".join(_writers(file)) or "another program")
        raise
    return ""


def _writers(file: Path) -> list[str]:
    """The processes that hold a lock to write, as far as the system tells."""
    shared = file.with_name(f"{file.name}-shm")
    inodes = {one.stat().st_ino: one is shared for one in (file, shared) if one.exists()}
    try:
        locks = [line.split() for line in Path("/proc/locks").read_text().splitlines()]
    except OSError:
        return []
    found = set()
    for lock in locks:
        if len(lock) == 8 and lock[3] == "WRITE" and (inode := int(lock[5].rpartition(":")[2])) in inodes:
            start, end = int(lock[6]), int(lock[7]) if lock[7].isdigit() else sys.maxsize
            if not inodes[inode] or start <= _WRITE_BYTE <= end:
                found.add(int(lock[4]))
    return [_named(pid) for pid in sorted(found)]


def _named(pid: int) -> str:
    """A process as a person would look for it; its arguments may tell things, so they are left out."""
    if pid == os.getpid():
        return "this process"
    try:
        return f"process {pid} ({Path(f'/proc/{pid}/comm').read_text().strip()})"
    except OSError:
        return f"process {pid}"

"""Whether the file of an SQLite database is whole, and what a person can do where it is not."""

import os
import sqlite3
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
        found = [str(row[0]) for row in connection.execute(f"PRAGMA quick_check({_SHOWN})")]
    yield from (f"SQLite reports damage in {file.name}: {problem}" for problem in found if problem != "ok")

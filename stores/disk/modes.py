"""For their owner's eyes only: folders are 0700 and database files 0600, whatever the umask.

What an earlier version, or a person, left wider is tightened when it is opened; things of others are left alone.
"""

import os
import re
import stat
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

FILE, FOLDER = 0o600, 0o700
_BESIDE = ("", "-wal", "-shm", "-journal")
"""The files of an SQLite database; SQLite gives those it adds the mode of the first."""
_ERASED = ("erased.txt", "erased.key")
"""The list of what was erased, and its key."""
_OURS = re.compile(rf"(?:(?:memory|threads)\.db(?:-wal|-shm|-journal)?|memory|{'|'.join(map(re.escape, _ERASED))})\Z")


def keep_folder_private(folder: Path) -> None:
    """Tighten the data folder, the folder of all users and the list of what was erased, where they are there.

    A data folder that holds anything else (somebody's home, say) is not ours to change.
    """
    with suppress(FileNotFoundError, NotADirectoryError, PermissionError):
        if all(_OURS.match(name) for name in os.listdir(folder)):
            _tighten(folder, FOLDER, stat.S_ISDIR)
        _tighten(folder / "memory", FOLDER, stat.S_ISDIR)
        for name in _ERASED:
            _tighten(folder / name, FILE, stat.S_ISREG)


def keep_database_private(file: Path) -> None:
    """Make the file of an SQLite database before SQLite does, or tighten it with those beside it."""
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, FILE))
    for end in _BESIDE:
        _tighten(file.with_name(file.name + end), FILE, stat.S_ISREG)


def _tighten(path: Path, mode: int, is_sort: Callable[[int], bool]) -> None:
    """Take every right of others away from what belongs to this account; links are not followed."""
    with suppress(OSError):  # gone meanwhile, or on a disk that knows no modes: it is no wider than it was
        found = os.lstat(path)
        mine = not hasattr(os, "geteuid") or found.st_uid == os.geteuid()
        if mine and is_sort(found.st_mode) and stat.S_IMODE(found.st_mode) & ~mode:
            os.chmod(path, stat.S_IMODE(found.st_mode) & mode)

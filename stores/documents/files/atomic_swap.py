"""One text in the place of another on disk, without destroying what a person saved at that moment.

What comes out of a swap is looked at: if it is not the text we knew, a person saved in between; the swap is taken
back and their edit goes first."""

from dataclasses import dataclass
from pathlib import Path

from stores.disk.files import Disk, Unreadable, temp_for
from stores.disk.nameless import freed_later


@dataclass(frozen=True, slots=True)
class Prepared:
    """A text ready to be swapped in, and the one it takes the place of."""

    name: str
    expected: bytes | None
    new: bytes
    temp: Path | None

    @property
    def addition(self) -> bytes:
        return self.new[len(self.expected or b"") :]


def swap_in(disk: Disk, path: Path, one: Prepared) -> bool:
    """Bring a text to disk; False, with the person's file as it was, where it is not the expected one."""
    if not one.new:
        return _take_away(disk, path, one.expected)
    if one.temp is None:
        return _append(disk, path, one)
    if one.expected is not None and _stands(disk, path, one.expected):
        return _exchange(disk, path, one.temp, one.expected)
    if one.expected is None and disk.rename_new(one.temp, path):
        return True
    disk.unlink(one.temp)
    return False


def _stands(disk: Disk, path: Path, expected: bytes | None) -> bool:
    try:
        return disk.read(path) == expected and not disk.being_written(path)
    except Unreadable:
        return False


def _append(disk: Disk, path: Path, one: Prepared) -> bool:
    if not _stands(disk, path, one.expected):
        return False
    disk.append(path, one.addition)
    # A person may have saved just before (then ours stands below theirs) or just after (then it is gone).
    return (disk.read(path) or b"").endswith(one.addition)


def _exchange(disk: Disk, path: Path, temp: Path, expected: bytes) -> bool:
    try:
        out = disk.swap(temp, path)
    except FileNotFoundError:
        disk.unlink(temp)
        return False
    if _came_out_as(disk, out, expected):
        with freed_later(out):
            disk.unlink(out)
        return True
    disk.swap_back(out, path)  # `out` may hold a second save now: it waits there for its turn
    return False


def _take_away(disk: Disk, path: Path, expected: bytes | None) -> bool:
    """Remove a file as a swap with nothing: under another name first, then a look at what it was."""
    if expected is None or not _stands(disk, path, expected):
        return disk.read(path) is None
    out = temp_for(path, expected)
    disk.replace(path, out)
    if _came_out_as(disk, out, expected):
        disk.unlink(out)
        return True
    disk.rename_new(out, path)
    return False


def _came_out_as(disk: Disk, out: Path, expected: bytes) -> bool:
    """Whether what we swapped out is what we knew, and no editor still writes into it."""
    return not disk.being_written(out) and disk.read(out) == expected

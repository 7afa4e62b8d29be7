"""The one door to the disk: every file of a user is read, written, swapped and removed through `Disk`.

Each method is one step that is either durable when it returns or leaves what was there; errors are plain
OSErrors. Tests put a recorder or a fault injector in its place."""

import ctypes
import errno
import os
import re
import secrets
import stat
import sys
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from stores.disk.locks import locked, open_for_writing
from stores.errors import MemoryStoreError, StorageFailed

Signature = tuple[int, int, int, int]
"""Inode, size, time of change of the data and of the file, in nanoseconds."""

_TEMP = re.compile(r"\.(?P<name>.+)\.(?P<token>[0-9a-f]{32})\.(?P<stage>part|tmp)")
_DOCUMENT = re.compile(r"(?:MEMORY|\d{4}-\d{2}-\d{2})(?:\.(?:damaged|kept)-[0-9a-f]+|\.notice)?")
_ASIDE = re.compile(
    r"(?:MEMORY|\d{4}-\d{2}-\d{2})\.(?:damaged-[0-9a-f]+|kept-[0-9a-f]+\.md|notice\.txt)|daily-notes\.notice\.txt"
)
_AT_FDCWD, _NO_REPLACE, _EXCHANGE = -100, 1, 2
_UNSUPPORTED = {errno.EINVAL, errno.ENOSYS, errno.EOPNOTSUPP}
_PRIVATE_FILE, _PRIVATE_FOLDER = 0o600, 0o700
_BINARY = getattr(os, "O_BINARY", 0)
_NO_WAITING = getattr(os, "O_NONBLOCK", 0)
LARGEST_FILE = 8 * 2**20
"""Bytes; far more than any memory. A larger file is never read into memory."""
LARGEST_DOCUMENT = 2 * 2**20
"""Bytes of a document that a person may have written."""


LINK: Signature = (-3, -3, -3, -3)
"""In the place of what a link leads to."""


class Unreadable(OSError):
    """Something stands where a document should be that is none: its message says what."""


def temp_for(path: Path, data: bytes) -> Path:
    """Where a text is prepared before it becomes `path`: a new name that tells the text, see `is_prepared`."""
    return path.with_name(f".{path.name}.{_digest(data)}{secrets.token_hex(8)}.tmp")


def is_prepared(temp: Path, data: bytes) -> bool:
    """Whether a temporary file holds what was (or was being) prepared in it, not what a swap brought out."""
    match = _TEMP.fullmatch(temp.name)
    return match is not None and (match["stage"] == "part" or match["token"].startswith(_digest(data)))


def is_temporary(name: str) -> bool:
    """Whether it is the name of a temporary file of ours."""
    return _TEMP.fullmatch(name) is not None


def target_of(temp: Path) -> Path:
    """The file a temporary one was prepared for."""
    match = _TEMP.fullmatch(temp.name)
    assert match is not None, "not a temporary file of ours"
    return temp.with_name(match["name"])


def is_copy(name: str) -> bool:
    """Whether a file beside the documents is one of ours: prepared, brought out by a swap, or set aside."""
    match = _TEMP.fullmatch(name)
    return _DOCUMENT.fullmatch(match["name"].removesuffix(".md")) is not None if match else bool(_ASIDE.fullmatch(name))


REFUSED = (
    "the disk refused ({}); nothing was changed. Free space or mend permissions of the data folder, then try again."
)


@contextmanager
def storage_errors() -> Iterator[None]:
    """A disk that refuses is named as such; for calls that have changed nothing yet."""
    try:
        yield
    except MemoryStoreError:
        raise
    except OSError as error:
        raise StorageFailed(REFUSED.format(error.strerror or type(error).__name__)) from error


def _digest(data: bytes) -> str:
    return sha256(data).hexdigest()[:16]


def _sibling(temp: Path) -> Path:
    """Another name that tells the same text."""
    match = _TEMP.fullmatch(temp.name)
    assert match is not None, "not a temporary file of ours"
    return temp.with_name(f".{match['name']}.{match['token'][:16]}{secrets.token_hex(8)}.tmp")


class Disk:
    """The real disk."""

    @property
    def supports_exchange(self) -> bool:
        """Whether this system can swap two files in one step; single file systems may still refuse."""
        return _renameat2() is not None

    def read(self, path: Path) -> bytes | None:
        """The whole file, or None where there is none; never waits for whoever is at the other end of a pipe."""
        try:
            _must_be_plain(os.stat(path))
            handle = os.open(path, os.O_RDONLY | _BINARY | _NO_WAITING)
        except (FileNotFoundError, NotADirectoryError):
            return None
        try:
            _must_be_plain(found := os.fstat(handle))
            return _whole(handle, found.st_size)
        finally:
            os.close(handle)

    def signature(self, path: Path | str) -> Signature | None:
        """What changes whenever the file does."""
        try:
            found = os.stat(path)
        except (FileNotFoundError, NotADirectoryError):
            return None
        return found.st_ino, found.st_size, found.st_mtime_ns, found.st_ctime_ns

    def mark(self, path: str) -> Signature | None:
        """What changes whenever a file, or what a folder holds, does; of a link only that it is one."""
        try:
            found = os.lstat(path)
        except (FileNotFoundError, NotADirectoryError):
            return None
        if stat.S_ISLNK(found.st_mode):
            return LINK
        return found.st_ino, found.st_size, found.st_mtime_ns, found.st_ctime_ns

    def listing(self, folder: Path | str) -> list[str]:
        """The names in a folder, sorted; none where there is no folder."""
        try:
            return sorted(os.listdir(folder))
        except (FileNotFoundError, NotADirectoryError):
            return []

    def leftovers(self, folder: Path) -> list[Path]:
        """Temporary files that a kill left behind."""
        return [folder / name for name in self.listing(folder) if is_temporary(name)]

    def being_written(self, path: Path) -> bool:
        """Whether any process has the file open for writing; False where the system cannot tell."""
        return open_for_writing(path)

    def write_new(self, path: Path, data: bytes) -> None:
        """A file that did not exist, complete and synced, or none: it gets its name last, so a kill leaves no half."""
        part = path.with_name(f".{path.name.removeprefix('.')}.{secrets.token_hex(16)}.part")
        handle = os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY | _BINARY, _PRIVATE_FILE)
        try:
            try:
                _write(handle, data)
                os.fsync(handle)
            finally:
                os.close(handle)
            if not self.rename_new(part, path):
                raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
        except BaseException:  # whatever stops us, a cancellation too, leaves no part behind
            with suppress(OSError):
                os.unlink(part)
            raise

    def append(self, path: Path, data: bytes) -> None:
        """Add to the end in one write and sync; on an error the file is cut back to what it was."""
        try:
            handle = os.open(path, os.O_APPEND | os.O_WRONLY | _BINARY)
        except FileNotFoundError:
            self.write_new(path, data)
            self.fsync_dir(path.parent)
            return
        try:
            size = os.fstat(handle).st_size
            try:
                _write(handle, data)
                os.fsync(handle)
            except OSError:
                with suppress(OSError):
                    _cut_back(handle, size, data)
                raise
        finally:
            os.close(handle)

    def exchange(self, one: Path, other: Path) -> bool:
        """Swap two files in one step; False, with nothing done, where the file system cannot."""
        return _rename(one, other, _EXCHANGE)

    def replace(self, source: Path, target: Path) -> None:
        os.replace(source, target)

    def rename_new(self, source: Path, target: Path) -> bool:
        """Give the file its name if that is free; False, with nothing done, where it is taken."""
        try:
            if not _rename(source, target, _NO_REPLACE):
                os.link(source, target)
                os.unlink(source)
        except FileExistsError:
            return False
        return True

    def swap(self, temp: Path, path: Path) -> Path:
        """Put a prepared file in the place of `path`, with its permissions; says where the old one is now."""
        mode = stat.S_IMODE(os.stat(path).st_mode)
        if mode != _PRIVATE_FILE:
            os.chmod(temp, mode)
        if self.exchange(temp, path):
            return temp
        out = _sibling(temp)
        os.link(path, out)
        self.replace(temp, path)
        return out

    def swap_back(self, out: Path, path: Path) -> None:
        """Return what `swap` brought out, for good; what comes out now goes, unless it is no prepared text either."""
        try:
            out = self.swap(out, path)
        except FileNotFoundError:
            self.rename_new(out, path)
        self.fsync_dir(path.parent)
        if is_prepared(out, self.read(out) or b""):
            self.unlink(out)

    def unlink(self, path: Path) -> bool:
        """Remove a file; False where there was none."""
        try:
            os.unlink(path)
        except FileNotFoundError:
            return False
        return True

    def mkdirs(self, folder: Path) -> None:
        """The folder and those above it, each synced into its parent."""
        if folder.is_dir():
            return
        if folder.parent != folder:
            self.mkdirs(folder.parent)
        with suppress(FileExistsError):
            os.mkdir(folder, _PRIVATE_FOLDER)
        self.fsync_dir(folder.parent)

    def fsync_dir(self, folder: Path) -> None:
        """Make names given, changed and removed in a folder survive a loss of power."""
        if os.name == "nt":
            return
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)

    def remove_tree(self, folder: Path) -> int:
        """Remove a folder with everything in it, following no link; says how many files went."""
        if folder.is_symlink() or not folder.is_dir():
            return int(self.unlink(folder))
        gone = sum(self.remove_tree(folder / name) for name in self.listing(folder))
        os.rmdir(folder)
        self.fsync_dir(folder.parent)
        return gone

    @contextmanager
    def lock(self, path: Path) -> Iterator[None]:
        """Keep other processes and threads out until the block ends."""
        self.mkdirs(path.parent)
        with locked(path):
            yield

    @contextmanager
    def locks(self, paths: Iterable[Path]) -> Iterator[None]:
        """Several locks, always taken in the same order, so that nobody waits in a ring."""
        with ExitStack() as held:
            for path in sorted(set(paths)):
                held.enter_context(self.lock(path))
            yield


def _must_be_plain(found: os.stat_result) -> None:
    """Pipes, sockets and devices may have no end, and opening one may do something."""
    if not stat.S_ISREG(found.st_mode):
        kind = "a folder" if stat.S_ISDIR(found.st_mode) else "no regular file"
        raise Unreadable(errno.EINVAL, f"it is {kind}")
    if found.st_size > LARGEST_FILE:
        raise Unreadable(errno.EFBIG, f"it has {found.st_size:,} bytes, and at most {LARGEST_DOCUMENT:,} are read")


def _whole(handle: int, size: int) -> bytes:
    """All of a file up to the largest, also of one that grows or shrinks meanwhile. Room is asked for what it holds:
    for the largest, getting the room takes longer than reading."""
    parts: list[bytes] = []
    left = LARGEST_FILE
    while left and (part := os.read(handle, min(left, size + 1))):
        parts.append(part)
        left -= len(part)
    return b"".join(parts)


def _write(handle: int, data: bytes) -> None:
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(handle, rest) :]


def _cut_back(handle: int, size: int, data: bytes) -> None:
    """Take back what an interrupted append left, unless somebody else has written since."""
    if size < os.fstat(handle).st_size <= size + len(data):
        os.ftruncate(handle, size)
        os.fsync(handle)


@cache
def _renameat2() -> Any:
    if sys.platform != "linux":
        return None
    return getattr(ctypes.CDLL(None, use_errno=True), "renameat2", None)


def _rename(source: Path, target: Path, flag: int) -> bool:
    """Rename with a flag; False, with nothing done, where the flag is not supported."""
    renameat2 = _renameat2()
    if renameat2 is None:
        return False
    if renameat2(_AT_FDCWD, os.fsencode(source), _AT_FDCWD, os.fsencode(target), flag) == 0:
        return True
    code = ctypes.get_errno()
    if code in _UNSUPPORTED:
        return False
    raise OSError(code, os.strerror(code), str(source), None, str(target))

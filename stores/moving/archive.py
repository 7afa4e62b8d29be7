"""A file, a folder or a zip as a list of members that can be read as streams, within limits.

Nothing is unpacked to a name that an archive chooses: members are read where they are. A zip may hold zips, and those
hold none.
"""

import lzma
import os
import re
import stat
import struct
import tempfile
import zipfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO

from stores.moving.records import CannotImport

SUFFIXES = (".json", ".jsonl", ".md", ".markdown", ".txt", ".af", ".db", ".sqlite", ".zip", "")
MOST_MEMBERS = 20_000
LARGEST = 4 * 2**30
"""Bytes of all that is read, unpacked."""
LARGEST_NESTED = 2**30
RATIO, SMALL = 200, 20 * 2**20
"""Text shrinks twentyfold; what is larger than this and shrinks so much more is no text."""
_AGAIN = "export_or_unpack"
_DRIVE = re.compile(r"[A-Za-z]:")
_CHUNK = 1 << 16
BROKEN = (
    *(zipfile.BadZipFile, zlib.error, lzma.LZMAError, struct.error),
    *(OSError, EOFError, NotImplementedError, RuntimeError, ValueError, LookupError),
)
"""What reading a damaged archive may raise."""

_PARTS = {
    "word/document.xml": "is_word",
    "xl/workbook.xml": "is_excel",
    "ppt/presentation.xml": "is_powerpoint",
    "META-INF/container.xml": "is_ebook",
    "META-INF/manifest.xml": "is_opendocument",
}
"""Documents that are archives, by a name that each has in it."""


@dataclass(frozen=True)
class Member:
    """One file of what is imported."""

    name: str
    size: int
    open: Callable[[], IO[bytes]]
    path: Path | None = None
    """Where it is a file of its own."""

    @property
    def base(self) -> str:
        return self.name.rpartition("/")[2]

    @property
    def suffix(self) -> str:
        return Path(self.base).suffix.lower()

    def start(self, size: int = 1 << 18) -> bytes:
        """The first bytes of it."""
        try:
            with self.open() as stream:
                return stream.read(size)
        except BROKEN as error:
            raise _damaged(self.name) from error


@dataclass
class Source:
    """All members of what is imported, and how much of it has been read."""

    name: str
    members: list[Member] = field(default_factory=list)
    done: int = 0
    _watch: Callable[[int, int], None] | None = None

    @property
    def size(self) -> int:
        return sum(member.size for member in self.members)

    def watch(self, progress: Callable[[int, int], None] | None) -> None:
        self._watch = progress

    def have_read(self, count: int) -> None:
        """Tell whoever watches that so many more bytes were read."""
        self.done += count
        if self._watch is not None:
            self._watch(min(self.done, self.size), self.size)


@contextmanager
def open_source(path: str | Path) -> Iterator[Source]:
    """The members of a file, folder or zip; archives are open for the length of the block."""
    place = Path(path)
    if not place.exists():
        raise CannotImport("not_there", "check_path", file=place.name or path)
    with ExitStack() as opened:
        source = Source(place.name or str(place))
        try:
            if place.is_dir():
                for file in _files(place):
                    source.members += _of_file(file, str(file.relative_to(place)).replace(os.sep, "/"), opened)
            else:
                source.members += _of_file(place, place.name, opened, chosen=True)
        except PermissionError as error:
            raise CannotImport("may_not_be_read", "check_permissions", file=place.name) from error
        if len(source.members) > MOST_MEMBERS:
            raise CannotImport("too_many_files", "pass_smaller_part", file=source.name, most=f"{MOST_MEMBERS:,}")
        if source.size > LARGEST:
            raise CannotImport("larger_gb", "pass_smaller_part", file=source.name, most=LARGEST >> 30)
        if not any(member.size for member in source.members):
            raise CannotImport("empty_or_no_text", "pass_as_it_came", file=source.name)
        yield source


def _files(folder: Path) -> Iterator[Path]:
    """The files below a folder, in order of name; links and what is hidden are not followed."""
    count = 0
    for where, folders, files in os.walk(folder, followlinks=False):
        folders[:] = sorted(
            name for name in folders if not name.startswith(".") and not (Path(where) / name).is_symlink()
        )
        for name in sorted(files):
            file = Path(where) / name
            if name.startswith(".") or file.suffix.lower() not in SUFFIXES or not stat.S_ISREG(file.lstat().st_mode):
                continue
            count += 1
            if count > MOST_MEMBERS:
                raise CannotImport("too_many_files", "pass_smaller_part", file=folder.name, most=f"{MOST_MEMBERS:,}")
            yield file


def _of_file(file: Path, name: str, opened: ExitStack, *, chosen: bool = False) -> list[Member]:
    if chosen and not stat.S_ISREG(file.stat().st_mode):
        raise CannotImport("no_file", "pass_file_or_folder", file=name)
    with file.open("rb") as stream:
        zipped = stream.read(4) in (b"PK\x03\x04", b"PK\x05\x06")
    if not zipped:
        return [Member(name, file.stat().st_size, lambda: file.open("rb"), file)]
    return list(_of_zip(opened.enter_context(file.open("rb")), name, file.stat().st_size, opened))


def _of_zip(stream: IO[bytes], name: str, packed: int, opened: ExitStack, *, nested: bool = False) -> Iterator[Member]:
    try:
        whole = opened.enter_context(zipfile.ZipFile(stream))
        entries = [entry for entry in whole.infolist() if not entry.is_dir()]
    except BROKEN as error:
        raise _damaged(name) from error
    if len(entries) > MOST_MEMBERS:
        raise CannotImport("too_many_files", "unpack_and_pass_part", file=name, most=f"{MOST_MEMBERS:,}")
    for entry in entries:
        _check_name(entry, name)
        if code := _PARTS.get(entry.filename):
            raise CannotImport(code, "save_as_list", file=name)
    read = [entry for entry in entries if Path(entry.filename).suffix.lower() in SUFFIXES]
    _check_sizes(read, name, packed)
    for entry in read:
        if Path(entry.filename).suffix.lower() == ".zip":
            yield from _of_nested(whole, entry, nested, opened)
        else:
            yield Member(entry.filename, entry.file_size, _opener(whole, entry))


def _opener(whole: zipfile.ZipFile, entry: zipfile.ZipInfo) -> Callable[[], IO[bytes]]:
    return lambda: whole.open(entry)


def _of_nested(whole: zipfile.ZipFile, entry: zipfile.ZipInfo, nested: bool, opened: ExitStack) -> Iterator[Member]:
    """The members of a zip in the zip, copied to a file without a name: a zip can only be read from its end."""
    if nested:
        raise CannotImport("nested_zips", "unpack_and_pass_folder", file=entry.filename)
    if entry.file_size > LARGEST_NESTED:
        raise CannotImport("larger_gb", "unpack_and_pass_folder", file=entry.filename, most=LARGEST_NESTED >> 30)
    copy = opened.enter_context(tempfile.TemporaryFile())  # noqa: SIM115 (closed with the source)
    try:
        with whole.open(entry) as packed:
            while chunk := packed.read(_CHUNK):
                copy.write(chunk)
    except BROKEN as error:
        raise _damaged(entry.filename) from error
    for member in _of_zip(copy, entry.filename, entry.file_size, opened, nested=True):
        yield Member(f"{entry.filename}/{member.name}", member.size, member.open)


def _check_name(entry: zipfile.ZipInfo, archive: str) -> None:
    name = entry.filename
    parts = name.replace("\\", "/").split("/")
    if name.startswith(("/", "\\")) or _DRIVE.match(name) or ".." in parts or "\0" in name:
        raise CannotImport("name_leads_out", _AGAIN, file=archive)
    if stat.S_ISLNK(entry.external_attr >> 16):
        raise CannotImport("holds_link", _AGAIN, file=archive)
    if entry.flag_bits & 1:
        raise CannotImport("locked", "unpack_and_pass_folder", file=archive)


def _check_sizes(entries: list[zipfile.ZipInfo], archive: str, packed: int) -> None:
    sizes = [(entry.file_size, entry.compress_size) for entry in entries]
    total = sum(size for size, _ in sizes)
    if total > LARGEST:
        raise CannotImport("unpacks_to_more", "pass_smaller_part", file=archive, most=LARGEST >> 30)
    sizes.append((total, packed))
    if any(size > SMALL and size > RATIO * max(small, 1) for size, small in sizes):
        raise CannotImport("unpacks_too_well", _AGAIN, file=archive, times=RATIO)


def _damaged(name: str) -> CannotImport:
    return CannotImport("damaged_or_cut", "download_again", file=name)

"""JSON of any size, an element at a time: what is in memory is one element, never the file."""

import codecs
import re
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import IO, Any

import ijson

from stores.moving.archive import BROKEN, Member, Source
from stores.moving.depth import Nesting
from stores.moving.records import CannotImport

LARGEST_ELEMENT = 64 * 2**20
"""Bytes of one conversation."""
_ESCAPES = re.compile(
    rb"\\\\|\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(\\u[dD][89a-fA-F][0-9a-fA-F]{2})"
)
_TAIL = 12
_CHUNK = 1 << 16
_BAD = (ijson.JSONError, *BROKEN)


@dataclass
class _Text:
    """The bytes of a member as UTF-8 without halves of characters, counted; one element must not be too large."""

    stream: IO[bytes]
    name: str
    source: Source | None = None
    since: int = 0
    _kept: bytes = b""
    _decoder: Any = None
    _begun: bool = field(default=False)
    _nesting: Nesting | None = None

    def read(self, size: int = -1) -> bytes:
        if size == 0:
            return b""
        while True:
            chunk = self.stream.read(_CHUNK)
            if self.source is not None:
                self.source.have_read(len(chunk))
            self.since += len(chunk)
            if self.since > LARGEST_ELEMENT:
                most = LARGEST_ELEMENT >> 20
                raise CannotImport("conversation_too_large", "take_out", file=self.name, most=most)
            whole = self._kept + self._decoded(chunk)
            if not chunk:
                self._kept = b""
                return self._followed(whole)
            cut = _safe_cut(whole)
            self._kept = whole[cut:]
            if cut:
                return self._followed(whole[:cut])

    def _followed(self, piece: bytes) -> bytes:
        if self._nesting is None:
            self._nesting = Nesting(self.name)
        return self._nesting.follow(_mended(piece))

    def _decoded(self, chunk: bytes) -> bytes:
        if not self._begun:
            self._begun = True
            for mark, name in ((codecs.BOM_UTF16_LE, "utf-16-le"), (codecs.BOM_UTF16_BE, "utf-16-be")):
                if chunk.startswith(mark):
                    self._decoder = codecs.getincrementaldecoder(name)()
                    chunk = chunk[len(mark) :]
            chunk = chunk.removeprefix(codecs.BOM_UTF8)
        if self._decoder is None:
            return chunk
        text: str = self._decoder.decode(chunk, final=not chunk)
        return text.encode("utf-8", "replace")


def elements(member: Member, prefix: str, source: Source | None = None, *, several: bool = False) -> Iterator[Any]:
    """The values under a prefix of a JSON file (`item`: of a list), one after the other; an error names the file."""
    try:
        with member.open() as stream:
            text = _Text(stream, member.name, source)
            found = ijson.items(text, prefix, use_float=True, multiple_values=several, buf_size=_CHUNK)
            for one in found:
                text.since = 0
                yield one
    except CannotImport:
        raise
    except _BAD as error:
        raise _unreadable(member.name, error) from error


@dataclass(frozen=True)
class Shape:
    """What the first bytes of a JSON file show of it."""

    top: str = ""
    """`list`, `object`, `text`, or nothing where it is no JSON."""
    keys: frozenset[str] = frozenset()
    inner: frozenset[str] = frozenset()
    """Keys of the first object inside: of a list's first element, or of the first one in an object's lists."""
    says: str = ""
    """What stands under `format` at the top."""


def shape(start: bytes) -> Shape:
    """How the JSON that begins so is built; what is cut off does not matter."""
    top, says, last = "", "", ""
    keys: set[str] = set()
    inner: set[str] = set()
    with suppress(CannotImport, *_BAD):
        whole = Nesting("the file").follow(_mended(_utf8(start)))
        for place, event, value in ijson.parse(_Start(whole), use_float=True):
            if not top:
                top = {"start_array": "list", "start_map": "object", "string": "text"}.get(event, "")
                if not top:
                    break
            elif event == "map_key" and place == "":
                keys.add(value)
                last = value
            elif event == "map_key" and place in ("item", f"{last}.item"):
                inner.add(value)
            elif place == "format" and event == "string":
                says = value
    return Shape(top, frozenset(keys), frozenset(inner), says)


@dataclass
class _Start:
    """Bytes that are given once; asked for more, there are none, and the parser says the file is cut off."""

    data: bytes

    def read(self, size: int = -1) -> bytes:
        if size == 0:
            return b""
        given, self.data = self.data, b""
        return given


def _utf8(start: bytes) -> bytes:
    for mark, name in ((codecs.BOM_UTF16_LE, "utf-16-le"), (codecs.BOM_UTF16_BE, "utf-16-be")):
        if start.startswith(mark):
            return start[2:].decode(name, "replace").encode("utf-8", "replace")
    return start.removeprefix(codecs.BOM_UTF8)


def _mended(data: bytes) -> bytes:
    """Escapes of half a character, which the parser takes for an error, as the sign for an unknown one."""
    if b"\\ud" not in data and b"\\uD" not in data:
        return data
    return _ESCAPES.sub(lambda found: rb"\ufffd" if found[1] else found[0], data)


def _safe_cut(data: bytes) -> int:
    """Where the bytes may be cut without parting an escape."""
    cut = data.find(b"\\", max(0, len(data) - _TAIL))
    if cut < 0:
        return len(data)
    while cut and data[cut - 1 : cut] == b"\\":
        cut -= 1
    return cut


def _unreadable(name: str, error: Exception) -> CannotImport:
    said = str(error)
    if "premature EOF" in said or isinstance(error, EOFError):
        return CannotImport("end_missing", "download_again", file=name)
    if isinstance(error, UnicodeError) or "UTF8" in said:
        return CannotImport("not_utf8", "save_as_utf8", file=name)
    if isinstance(error, zipfile.BadZipFile | zlib.error | OSError):
        return CannotImport("damaged", "download_again", file=name)
    return CannotImport("not_json", "export_again", file=name)

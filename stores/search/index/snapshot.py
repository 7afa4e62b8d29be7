"""A snapshot of an index as bytes: a version, a checksum, and named buffers. Reading it never runs anything."""

import json
import zlib
from collections.abc import Mapping
from typing import Any

import numpy as np

from stores.errors import SnapshotDamaged
from stores.search.index.growing_arrays import Ints

VERSION = b"MEMIDX04"
_ALIGNED = 8
_TYPES = frozenset({"bytes", "|u1", "<u2", "<i2", "<u4", "<i4", "<u8", "<i8", "<f8"})


def pack(parts: Mapping[str, bytes | Ints]) -> bytes:
    """One blob of all parts: version, checksum of the rest, length of the directory, directory, buffers."""
    directory: list[tuple[str, str, int]] = []
    buffers: list[bytes] = []
    for name, part in parts.items():
        kind = "bytes" if isinstance(part, bytes) else part.dtype.newbyteorder("<").str
        buffer = part if isinstance(part, bytes) else part.astype(kind, copy=False).tobytes()
        directory.append((name, kind, len(buffer)))
        buffers.append(_padded(buffer, b"\0"))
    head = _padded(json.dumps(directory).encode(), b" ")
    checked = b"".join((len(head).to_bytes(4, "little"), head, *buffers))
    return VERSION + zlib.crc32(checked).to_bytes(4, "little") + checked


def unpack(blob: bytes) -> dict[str, Any]:
    """The parts of a blob as bytes and read-only arrays; `SnapshotDamaged` if a single bit is wrong."""
    if not blob.startswith(VERSION):
        raise SnapshotDamaged("The snapshot has another format or version: discard it and build the index anew")
    checked = memoryview(blob)[len(VERSION) + 4 :]
    if zlib.crc32(checked) != int.from_bytes(blob[len(VERSION) : len(VERSION) + 4], "little") or not checked:
        raise SnapshotDamaged("The snapshot is damaged: discard it and build the index anew")
    at = 4 + int.from_bytes(checked[:4], "little")
    parts: dict[str, Any] = {}
    for name, kind, length in json.loads(bytes(checked[4:at])):
        if kind not in _TYPES or at + length > len(checked):
            raise SnapshotDamaged(f"The snapshot's part {name!r} is unreadable: discard it and build the index anew")
        buffer = checked[at : at + length]
        parts[name] = bytes(buffer) if kind == "bytes" else np.frombuffer(buffer, kind)
        at += length + -length % _ALIGNED
    return parts


def _padded(buffer: bytes, filler: bytes) -> bytes:
    return buffer + filler * (-len(buffer) % _ALIGNED)

"""A snapshot of an index as bytes: a version, a checksum, and named buffers. Reading it never runs anything."""

import json
import zlib
from collections.abc import Mapping
from typing import Any

import numpy as np

from stores.arena import Ints
from stores.errors import SnapshotDamaged

MAGIC = b"MEMIDX01"
_HEAD = len(MAGIC) + 8
_TYPES = frozenset({"bytes", "<i4", "<i8", "<u2", "<u4", "<f8"})


def pack(parts: Mapping[str, bytes | Ints]) -> bytes:
    """One blob of all parts."""
    directory: list[tuple[str, str, int]] = []
    bodies: list[bytes] = []
    for name, part in parts.items():
        kind = "bytes" if isinstance(part, bytes) else part.dtype.newbyteorder("<").str
        body = part if isinstance(part, bytes) else part.astype(kind, copy=False).tobytes()
        directory.append((name, kind, len(body)))
        bodies.append(body + b"\0" * (-len(body) % 8))
    head = json.dumps(directory).encode()
    head += b" " * (-len(head) % 8)
    payload = b"".join((head, *bodies))
    return MAGIC + len(head).to_bytes(4, "little") + zlib.crc32(payload).to_bytes(4, "little") + payload


def unpack(blob: bytes) -> dict[str, Any]:
    """The parts of a blob as bytes and read-only arrays; `SnapshotDamaged` if a single bit is wrong."""
    if blob[: len(MAGIC)] != MAGIC:
        raise SnapshotDamaged("The snapshot has another format or version: discard it and build the index anew")
    head_length = int.from_bytes(blob[len(MAGIC) : len(MAGIC) + 4], "little")
    checksum = int.from_bytes(blob[len(MAGIC) + 4 : _HEAD], "little")
    payload = memoryview(blob)[_HEAD:]
    if zlib.crc32(payload) != checksum or head_length > len(payload):
        raise SnapshotDamaged("The snapshot is damaged: discard it and build the index anew")
    parts: dict[str, Any] = {}
    at = head_length
    for name, kind, length in json.loads(bytes(payload[:head_length])):
        body = payload[at : at + length]
        if kind not in _TYPES or len(body) != length:
            raise SnapshotDamaged(f"The snapshot's part {name!r} is unreadable: discard it and build the index anew")
        parts[name] = bytes(body) if kind == "bytes" else np.frombuffer(body, kind)
        at += length + -length % 8
    return parts

"""What was erased, told without telling it, so that a restored backup does not bring it back.

Every erasure adds a line to a list beside the database: a keyed hash of the user, with how often everything of them
was erased, or of the memory. After a restore `hnpal-memory replay` erases again what the backup still holds. Who has
the list without its key learns nothing from it; who has both can ask of an id they know whether it is listed.
"""

import hashlib
import hmac
import os
import secrets
import time
from contextlib import suppress
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from sqlalchemy import make_url

from stores.disk.files import Disk, Signature
from stores.errors import InvalidInput, NotErased

_USER, _MEMORY = "user", "memory"
_RACY_NS = 50_000_000
"""Nanoseconds in which a file may change twice with one time stamp."""


class ErasureList:
    """The list and its key, two files of which neither holds an id."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.key_path = path.with_suffix(".key")
        self._key_name = str(self.key_path)
        self._seen: tuple[Signature, bytes] | None = None
        """The key as it was last read, and the file it was read of."""

    def note_user(self, user_id: str, era: int) -> None:
        """Everything of the user was erased for the `era`th time."""
        self._append(f"{_USER} {self._hash(user_id)} {era}\n")

    def note_memory(self, memory_id: str) -> None:
        self._append(f"{_MEMORY} {self._hash(memory_id)}\n")

    def read(self) -> "Listed":
        """What the list says; a line that a kill cut short says nothing."""
        listed = Listed(self._key(make=False))
        for line in self.path.read_text(encoding="ascii", errors="replace").splitlines():
            match line.split():
                case [kind, digest, era] if kind == _USER and era.isdigit():
                    listed.users[digest] = max(int(era), listed.users.get(digest, 0))
                case [kind, digest] if kind == _MEMORY:
                    listed.memories.add(digest)
        return listed

    def key_to_lines(self, *, make: bool = True) -> bytes:
        """The key to digests of what stood in documents; none where none is there and none may or can be made, or
        where the list waits for its own to be brought back."""
        with suppress(OSError, InvalidInput):
            mark, seen = Disk().signature(self._key_name), self._seen
            if seen is not None and mark == seen[0]:
                return seen[1]
            key = self._key(make=make and not self.path.exists())
            # A file that has just changed may change again and look the same.
            self._seen = (mark, key) if mark and time.time_ns() - max(mark[2:]) > _RACY_NS else None
            return key
        return b""

    def _append(self, line: str) -> None:
        try:
            # After a line that was cut short a new one begins.
            torn = self.path.exists() and not self.path.read_bytes().endswith(b"\n")
            data = ("\n" if torn else "").encode() + line.encode()
            try:
                Disk().append(self.path, data)
            except FileExistsError:  # another one has just begun the list
                Disk().append(self.path, data)
        except OSError as error:
            raise NotErased(
                f"it was erased, but {self.path} could not be written ({error.strerror}): a restored backup would "
                "bring it back. Mend the disk and erase again."
            ) from error

    def _hash(self, text: str) -> str:
        return digest_of(self._key(make=True), text)

    def _key(self, *, make: bool) -> bytes:
        if make and not self.key_path.exists():
            Disk().mkdirs(self.key_path.parent)
            with suppress(FileExistsError):  # another process was faster
                Disk().write_new(self.key_path, secrets.token_hex(32).encode())
                Disk().fsync_dir(self.key_path.parent)
        try:
            return self.key_path.read_bytes().strip()
        except FileNotFoundError:
            said = f"the key of the list, {self.key_path}, is missing: bring it back beside the list"
            raise InvalidInput(said) from None


def digest_of(key: bytes, text: str) -> str:
    return hmac.new(key, text.encode("utf-8", "surrogatepass"), hashlib.sha256).hexdigest()


@dataclass
class Listed:
    """Hashes of what must not come back."""

    key: bytes
    users: dict[str, int] = field(default_factory=dict)
    """How often everything of a user was erased, at least."""
    memories: set[str] = field(default_factory=set)

    def era_of(self, user_id: str) -> int:
        return self.users.get(digest_of(self.key, user_id), 0)

    def holds(self, memory_id: str) -> bool:
        return digest_of(self.key, memory_id) in self.memories


def list_of(data_dir: Path, chosen: Path | None) -> ErasureList:
    """The list of a deployment: where the settings say, else in the data folder."""
    return ErasureList(chosen or Path(os.path.abspath(data_dir)) / "erased.txt")


@lru_cache(maxsize=64)
def list_beside(url: str, data_dir: Path, chosen: Path | None) -> ErasureList:
    """The list whose key a database's digests have: one for all folders of a database that is a file."""
    place = make_url(url)
    in_file = place.get_backend_name() == "sqlite" and place.database and not chosen
    return list_of(Path(place.database).parent if in_file and place.database else data_dir, chosen)

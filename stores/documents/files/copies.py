"""What this folder last held of each document, where several machines may share a database without sharing a disk.

The record in the database tells what was published last, by whichever machine. A file that is as this folder last
got it is merely old: what it lacks was written elsewhere, and what it has too much was removed elsewhere."""

from hashlib import sha256
from pathlib import Path

from stores.disk.files import Disk, temp_for
from stores.documents.files.paths import UserFolder

_DIGEST = 64
SEVERAL_MACHINES = (
    "MEMORY_DOCUMENTS=files with PostgreSQL: each machine has a copy of MEMORY.md of its own, brought up to date when "
    "that machine next writes for the user. With more than one machine set MEMORY_DOCUMENTS=database, or put "
    "MEMORY_DATA_DIR on a disk they share."
)


class Copies:
    """One file for each document, outside the users' folders; a lost one only makes us careful."""

    def __init__(self, root: Path, disk: Disk) -> None:
        self._root = root / ".published"
        self._disk = disk

    def get(self, folder: UserFolder, name: str) -> bytes | None:
        """The text last published here; None where there was none, or it did not survive."""
        kept = self._disk.read(self._path(folder, name)) or b""
        digest, data = kept[:_DIGEST], kept[_DIGEST:]
        return data if _digest(data) == digest else None

    def put(self, folder: UserFolder, name: str, data: bytes) -> None:
        path = self._path(folder, name)
        if not data:
            self._disk.unlink(path)
            return
        self._disk.mkdirs(path.parent)
        for left in self._disk.leftovers(path.parent):
            self._disk.unlink(left)
        kept = _digest(data) + data
        temp = temp_for(path, kept)
        self._disk.write_new(temp, kept)
        self._disk.replace(temp, path)

    def _path(self, folder: UserFolder, name: str) -> Path:
        return self._root / folder.lock_name / name.replace("/", "-")


def _digest(data: bytes) -> bytes:
    return sha256(data).hexdigest().encode()

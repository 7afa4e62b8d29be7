"""Which folder this is: several may have one database, and each must know whether it was given the newest texts.

It has a name of its own in it, so that one that was moved, or copied with its database, is still the same."""

import secrets
from contextlib import suppress
from pathlib import Path

from stores.disk.files import Disk

_FILE = ".folder"


class FolderName:
    """The name of the folder of all users, made when it is first asked for."""

    def __init__(self, root: Path, disk: Disk) -> None:
        self._root = root
        self._disk = disk
        self._name = ""

    def get(self, *, make: bool = True) -> str:
        """The name; none where there is none yet and none may be made."""
        self._name = self._name or self._read() or (self._make() if make else "")
        return self._name

    def is_other(self, name: str | None) -> bool:
        """Whether another folder goes by this name."""
        return name is not None and name != self.get(make=False)

    def _read(self) -> str:
        return (self._disk.read(self._root / _FILE) or b"").decode("ascii", "replace").strip()

    def _make(self) -> str:
        self._disk.mkdirs(self._root)
        with suppress(FileExistsError):  # another process was faster
            self._disk.write_new(self._root / _FILE, secrets.token_hex(8).encode())
            self._disk.fsync_dir(self._root)
        return self._read()

"""Which folder this is: several may have one database, and each must know whether it was given the newest texts.

It has a name of its own in it, so that one that was moved is still the same; a copy of it is told by its place."""

import os
import secrets
from contextlib import suppress
from pathlib import Path

from stores.disk.files import Disk

_FILE = ".locks/folder.txt"


class FolderName:
    """The name of the folder of all users, made when it is first asked for."""

    def __init__(self, root: Path, disk: Disk) -> None:
        self._root = root
        self._disk = disk
        self._name = ""

    def get(self, *, make: bool = True) -> str:
        """The name and the place; without a name where none may be made."""
        if not self._name and (name := self._read(self._root) or (self._make() if make else "")):
            self._name = f"{name} {os.path.realpath(self._root)}"
        return self._name

    def is_other(self, name: str | None) -> bool:
        """Whether another folder goes by this name; one that was moved here is this one."""
        if name is None or name == (own := self.get(make=False)):
            return False
        token, _, place = name.partition(" ")
        return token != own.partition(" ")[0] or self._read(Path(place)) == token

    def _read(self, root: Path) -> str:
        return (self._disk.read(root / _FILE) or b"").decode("ascii", "replace").strip()

    def _make(self) -> str:
        path = self._root / _FILE
        self._disk.mkdirs(path.parent)
        with suppress(FileExistsError):  # another process was faster
            self._disk.write_new(path, secrets.token_hex(8).encode())
            self._disk.fsync_dir(path.parent)
        return self._read(self._root)

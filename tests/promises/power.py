"""What a loss of power may leave: every state of the disk that is legal while not everything is synced.

Each change of names since a folder was last synced may be lost, whatever came after it; a change is whole, as a
rename or an exchange is on every journalling file system. A file may hold anything it held since it was last synced,
and what it grew by in part or as zeros. The database holds its last commit that was waited for, or any later one."""

import os
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from itertools import compress, pairwise, product
from pathlib import Path
from stat import S_ISDIR
from typing import Any

from sqlalchemy import Connection

from stores.database.connection import Database

Names = dict[str, int | None]
Tree = dict[str, "Tree | bytes"]


class Recorder:
    """Watches a data folder while a store works on it; keeps handles, so that no inode is used twice."""

    def __init__(self, data_dir: Path) -> None:
        self._data_dir = data_dir
        self._root = data_dir / "memory"
        self._names: dict[Path, Names] = {}
        self._changes: dict[Path, list[Names]] = {}
        self._contents: dict[int, list[bytes]] = {}
        self._handles: dict[int, int] = {}
        self._folders: dict[int, Path] = {}
        self.databases = [self._database()]
        self.look()
        self.everything_is_synced()

    def watch(self) -> None:
        """Hear of every sync and commit (there is no way back: only in a child)."""
        fsync, writing = os.fsync, Database.writing

        def synced(handle: int) -> None:
            fsync(handle)
            self._synced(os.fstat(handle).st_ino)

        @contextmanager
        def committed(database: Database, *, lazy: bool = False) -> Iterator[Connection]:
            with writing(database, lazy=lazy) as connection:
                yield connection
            self.databases = [*(self.databases if lazy else ()), self._database()]

        os.fsync = synced  # type: ignore[assignment]
        Database.writing = committed  # type: ignore[method-assign, assignment]

    def look(self) -> None:
        """Note what the folder holds now."""
        self._look_into(self._root)

    def everything_is_synced(self) -> None:
        for inode in (*self._contents, *self._folders):
            self._synced(inode)

    def states(self) -> Iterator[tuple[Tree, bytes]]:
        """Every state that is legal now."""
        for tree in self._trees(self._root):
            for database in self.databases:
                yield tree, database

    def _look_into(self, folder: Path) -> None:
        self._folders[folder.stat().st_ino] = folder
        found = {entry.name: entry for entry in os.scandir(folder) if entry.name != ".locks"}
        before = self._now(folder)
        after = dict.fromkeys(before) | {name: entry.inode() for name, entry in found.items()}
        change = {name: inode for name, inode in after.items() if inode != before.get(name)}
        if change:
            self._changes.setdefault(folder, []).append(change)
        for entry in found.values():
            self._look_at(Path(entry.path), entry.inode())

    def _look_at(self, path: Path, inode: int) -> None:
        if inode not in self._handles:
            self._handles[inode] = os.open(path, os.O_RDONLY)
        if S_ISDIR(os.fstat(self._handles[inode]).st_mode):
            self._look_into(path)
            return
        data = path.read_bytes()
        history = self._contents.setdefault(inode, [b""])
        if history[-1] != data:
            history.append(data)

    def _synced(self, inode: int) -> None:
        self.look()
        if inode in self._contents:
            self._contents[inode] = self._contents[inode][-1:]
        elif inode in self._folders:
            folder = self._folders[inode]
            self._names[folder] = self._now(folder)
            self._changes.pop(folder, None)

    def _now(self, folder: Path) -> Names:
        return _applied(self._names.get(folder, {}), self._changes.get(folder, []))

    def _trees(self, folder: Path) -> Iterator[Tree]:
        changes = self._changes.get(folder, [])
        for kept in product((False, True), repeat=len(changes)):
            names = _applied(self._names.get(folder, {}), compress(changes, kept))
            filled = [[(name, held) for held in self._held(inode)] for name, inode in names.items() if inode]
            for tree in product(*filled):
                yield dict(tree)

    def _held(self, inode: int) -> Iterator[Tree | bytes]:
        if inode in self._folders:
            yield from self._trees(self._folders[inode])
            return
        history = self._contents[inode]
        yield from dict.fromkeys(history)
        for before, after in pairwise(history):
            grown = after[len(before) :]
            if after.startswith(before) and len(grown) > 1:
                yield before + grown[: len(grown) // 2]
                yield before + b"\0" * len(grown)

    def _database(self) -> bytes:
        with closing(sqlite3.connect(self._data_dir / "memory.db")) as source:
            return source.serialize()


def _applied(names: Names, changes: Iterable[Names]) -> Names:
    for change in changes:
        names = names | change
    return names


def materialise(tree: Tree, database: bytes, folder: Path) -> None:
    """Lay a state out as a data folder."""
    _lay_out(tree, folder / "memory")
    (folder / "memory.db").write_bytes(database)


def _lay_out(tree: Tree, folder: Path) -> None:
    folder.mkdir(parents=True)
    for name, held in tree.items():
        if isinstance(held, bytes):
            (folder / name).write_bytes(held)
        else:
            _lay_out(held, folder / name)


def frozen(tree: Tree) -> Any:
    """A state as something to compare."""
    return tuple(sorted((name, held if isinstance(held, bytes) else frozen(held)) for name, held in tree.items()))

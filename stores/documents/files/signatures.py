"""What we know of the files on disk: a file whose signature has not changed since we read it needs no second look.

Readers ask from many threads while the one writer takes notes, so nothing here may rest on an earlier answer."""

import threading
import time
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path

from stores.disk.files import LINK, Disk, Signature, Unreadable
from stores.documents.files.paths import LeadsOut, UserFolder
from stores.documents.formats import daily_md
from stores.documents.records import MEMORY_MD

_RACY_NS = 50_000_000
"""A file changed this shortly before we looked may change again without a new time stamp."""
_USERS_KNOWN = 10_000
_FEW_FILES = 64


@dataclass(frozen=True, slots=True)
class Seen:
    """A file we have read: unchanged as long as its signature is, and was not changed while we looked."""

    signature: Signature | None
    digest: int
    """Of what it holds; this process alone knows its key."""
    read_at_ns: int
    held: bool = False
    """It is left alone: a text of ours that changes must not take its place."""

    @property
    def settled(self) -> bool:
        return self.signature is None or self.read_at_ns - max(self.signature[2:]) > _RACY_NS


@dataclass(frozen=True, slots=True)
class Glance:
    """A file as just read: its bytes (None where there is none), or the problem that kept us from reading it."""

    data: bytes | None
    known: Seen
    problem: str = ""


@dataclass(frozen=True, slots=True)
class _Sight:
    """Files that were as known: what their names and folders looked like then, links not followed."""

    known: dict[str, Seen]
    marks: dict[str, Signature | None]
    at_ns: int

    @property
    def settled(self) -> bool:
        return all(mark is None or self.at_ns - max(mark[2:]) > _RACY_NS for mark in self.marks.values())


_UNKNOWN = Seen((-1, -1, -1, -1), 0, 0)
"""A file to look at again: no real one has this signature."""
_ELSEWHERE: Signature = (-2, -2, -2, -2)
"""Of a link that is not followed."""
_LINK = "it is a link that leads out of the user's folder, or in a circle; remove the link"


class Watch:
    """The files of all users as we last saw them, each holding the text that is committed for it."""

    def __init__(self, root: Path, disk: Disk) -> None:
        self._root = root
        self._disk = disk
        self._known: OrderedDict[str, dict[str, Seen]] = OrderedDict()
        self._sights: dict[str, _Sight] = {}
        self._guard = threading.Lock()
        self._publications = 0

    def unchanged(self, user_id: str) -> bool:
        """Whether every file of the user is as we last knew it; costs one look at each, and no database. It still is
        where names and folders look as they did when it was."""
        known, sight = self._known.get(user_id), self._sights.get(user_id)
        if known is None:
            return False
        if sight is not None and sight.known == known.copy() and self._looks_so(sight.marks):
            return True
        folder = folder_of(self._root, user_id)
        sight = self._sight(folder, known.copy())
        unchanged = self._is_unchanged(folder, known)
        if unchanged and sight is not None and sight.known == known.copy() and sight.settled:
            self._sights[user_id] = sight
        return unchanged

    def _looks_so(self, marks: dict[str, Signature | None]) -> bool:
        return all(self._disk.mark(path) == mark for path, mark in marks.items())

    def _sight(self, folder: UserFolder, known: dict[str, Seen]) -> _Sight | None:
        """How the user's files look now; nothing where a link is among them, or they are many."""
        if len(known) > _FEW_FILES:
            return None
        at, paths = time.time_ns(), (*folder.folders, *(str(folder.path / name) for name in {MEMORY_MD, *known}))
        marks = {path: self._disk.mark(path) for path in paths}
        return None if LINK in marks.values() else _Sight(known, marks, at)

    def _is_unchanged(self, folder: UserFolder, known: dict[str, Seen]) -> bool:
        expected = {name for name, one in known.copy().items() if one.signature}
        daily = set(self._daily(folder))
        # Whether there is a MEMORY.md is seen with whether it is as known.
        if daily != expected - {MEMORY_MD} or (MEMORY_MD not in expected and self._signature(folder, MEMORY_MD)):
            return False
        return all(self.is_as_known(folder, name, known) for name in expected)

    def agrees(self, user_id: str, texts: dict[str, bytes]) -> bool:
        """Whether the disk holds exactly these texts and no leftovers; if so they are known from now on."""
        began = self._publications
        folder = UserFolder(self._root, user_id)
        if any(self._disk.leftovers(place) for place in folder.places):
            return False
        found = {name: self.read(folder, name) for name in {*self.names(folder), *texts}}
        if any(one.problem or one.data != (texts.get(name) or None) for name, one in found.items()):
            return False
        with self._guard:
            if began == self._publications:
                self._known[user_id] = {name: one.known for name, one in found.items()}
                self._bound()
        return True

    def names(self, folder: UserFolder) -> Iterator[str]:
        """The documents on disk."""
        if self._signature(folder, MEMORY_MD) is not None:
            yield MEMORY_MD
        yield from self._daily(folder)

    def _daily(self, folder: UserFolder) -> Iterator[str]:
        with suppress(LeadsOut):
            place = folder.spelled("memory")
            yield from (f"memory/{day}" for day in self._disk.listing(place) if daily_md.day_of(day) is not None)

    def of(self, user_id: str) -> dict[str, Seen]:
        """Everything known of a user's files; the writer adds to it."""
        with self._guard:
            known = self._known.setdefault(user_id, {})
            self._bound()
            return known

    def has_met(self, user_id: str) -> bool:
        """Whether every file of the user is known, MEMORY.md among them."""
        known = self._known.get(user_id, {}).copy()
        return MEMORY_MD in known and _UNKNOWN not in known.values()

    def begin_publishing(self) -> None:
        """What readers saw until now may be about to change."""
        with self._guard:
            self._publications += 1

    def is_as_known(self, folder: UserFolder, name: str, known: dict[str, Seen]) -> bool:
        one = known.get(name)
        if one is None or self._signature(folder, name) != one.signature:
            return False
        if one.settled:
            return True
        now = self.read(folder, name).known
        if (now.signature, now.digest) == (one.signature, one.digest):
            known[name] = replace(now, held=True) if one.held else now
            return True
        return False

    def note(self, user_id: str, folder: UserFolder, name: str, expected: bytes | None) -> None:
        """The file is known if it still holds what we think: a person may have saved in this very moment."""
        known = self._known.get(user_id)
        if known is not None:
            found = self.read(folder, name)
            known[name] = found.known if found.data == expected and not found.problem else _UNKNOWN

    def learn(self, user_id: str, name: str, one: Seen) -> None:
        """The file was looked at, and what it held is dealt with."""
        known = self._known.get(user_id)
        if known is not None:
            known[name] = one

    def doubt(self, user_id: str, name: str) -> None:
        """Look at this file again at the next access."""
        known = self._known.get(user_id)
        if known is not None:
            known[name] = _UNKNOWN

    def forget(self, user_id: str) -> None:
        """Look at everything of this user again."""
        with self._guard:
            self._publications += 1
            self._known.pop(user_id, None)
            self._sights.pop(user_id, None)

    def read(self, folder: UserFolder, name: str) -> Glance:
        at = time.time_ns()
        signature: Signature | None = _ELSEWHERE
        try:
            path = path_of(folder, name)
            signature = self._disk.signature(path)
            data, problem = (self._disk.read(path) if signature is not None else None), ""
        except Unreadable as error:
            data, problem = None, str(error.strerror)
        except LeadsOut:
            data, problem = None, _LINK
        return Glance(data, Seen(signature, hash(data or problem), at), problem)

    def _signature(self, folder: UserFolder, name: str) -> Signature | None:
        try:
            return self._disk.signature(folder.spelled(*name.split("/")))
        except LeadsOut:
            return _ELSEWHERE

    def _bound(self) -> None:
        while len(self._known) > _USERS_KNOWN:
            self._sights.pop(self._known.popitem(last=False)[0], None)


@lru_cache(1024)
def folder_of(root: Path, user_id: str) -> UserFolder:
    """The folder of a user, made once for those in use."""
    return UserFolder(root, user_id)


def path_of(folder: UserFolder, name: str) -> Path:
    """Where a document is."""
    return folder.checked(*name.split("/"))

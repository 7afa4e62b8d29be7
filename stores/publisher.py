"""Documents on disk: publish what was committed, notice what a person changed, and never destroy either.

A text is prepared beside its file before the commit (so a full disk fails while nothing has changed), swapped in
after it, and what came out of the swap is looked at: if it is not the text we knew, a person saved in between,
the swap is taken back and their edit goes first.
"""

import hashlib
import time
from collections import OrderedDict
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from stores import daily_md, edits, memory_md
from stores.files import Disk, Signature, is_prepared, temp_for
from stores.ledger import Ledger
from stores.pages import MEMORY_MD, Page, daily_name, encode
from stores.paths import UserFolder
from stores.settings import Settings

_RACY_NS = 50_000_000
"""A file changed this shortly before we looked may change again without a new time stamp."""
_PATIENCE = 2.0
"""Seconds to wait for an editor that has the file open, or has moved it away for a moment."""
_USERS_KNOWN = 10_000


@dataclass(frozen=True, slots=True)
class Known:
    """A file we have read: unchanged as long as its signature is, and was not changed while we looked."""

    signature: Signature | None
    digest: bytes
    read_at_ns: int

    @property
    def settled(self) -> bool:
        return self.signature is None or self.read_at_ns - self.signature[2] > _RACY_NS


@dataclass(frozen=True, slots=True)
class Prepared:
    """A text ready to be swapped in."""

    name: str
    expected: bytes | None
    new: bytes
    temp: Path | None


class Publisher:
    """The files of all users under one folder."""

    @staticmethod
    def of(settings: Settings, disk: Disk) -> "Publisher":
        """Files under the data folder; none, where documents are kept in the database."""
        root = settings.data_dir.absolute() / "memory"
        return Publisher(root, disk) if settings.documents == "files" else Unpublished(root, disk)

    def __init__(self, root: Path, disk: Disk) -> None:
        self.root = root
        self.disk = disk
        self._known: OrderedDict[str, dict[str, Known]] = OrderedDict()

    @contextmanager
    def lock(self, user_ids: Iterable[str]) -> Iterator[None]:
        """Keep other processes from these users' files; always in the same order, so that nobody waits in a ring."""
        names = sorted(UserFolder(self.root, user_id).lock_name for user_id in user_ids)
        with self.disk.locks([self.root / ".locks" / name for name in names]):
            yield

    # -- noticing -----------------------------------------------------------------------------------------------

    def unchanged(self, user_id: str) -> bool:
        """Whether every file of the user is as we last knew it; costs one look at each, and no database."""
        known = self._known.get(user_id)
        if known is None:
            return False
        folder = UserFolder(self.root, user_id)
        names = set(self._names(folder))
        return names == {name for name, one in known.items() if one.signature} and all(
            self._is_as_known(folder, name, known) for name in names
        )

    def agrees(self, user_id: str, texts: dict[str, bytes]) -> bool:
        """Whether the disk holds exactly these texts; if so they are known from now on."""
        folder = UserFolder(self.root, user_id)
        known = {name: self._read(folder, name) for name in {*self._names(folder), *texts}}
        if any(data != (texts.get(name) or None) for name, (data, _) in known.items()):
            return False
        self._remember(user_id, {name: one for name, (_, one) in known.items()})
        return True

    def has_files(self, user_id: str) -> bool:
        return next(iter(self._names(UserFolder(self.root, user_id))), None) is not None

    # -- taking in ----------------------------------------------------------------------------------------------

    def settle(self, ledger: Ledger) -> None:
        """Bring rows and records in line with the disk: finish what a kill interrupted, take in what a person did."""
        folder = UserFolder(self.root, ledger.user.id)
        known = self._known.setdefault(ledger.user.id, {})
        names = set(self._names(folder)) | {MEMORY_MD} | ledger.pages.pending()
        names |= set(known) if known else ledger.pages.names()
        for name in sorted(names):
            if name in known and not ledger.pages[name].pending and self._is_as_known(folder, name, known):
                continue
            self._settle(ledger, folder, name)
            if not ledger.pages[name].pending:
                self._note(ledger.user.id, folder, name, ledger.pages[name].current or None)
        self._sweep(ledger, folder)

    def _settle(self, ledger: Ledger, folder: UserFolder, name: str) -> None:
        page = ledger.pages[name]
        on_disk = self._patient_read(folder, name, page)
        if on_disk is None and page.published is None:
            if name == MEMORY_MD and page.current is None:
                ledger.pages.put_text(name, encode(memory_md.template()))
        elif on_disk == (page.current or None) or self._is_ours(name, page, on_disk):
            ledger.pages.seen(name, on_disk)
        elif on_disk is not None and b"\0" in on_disk and page.current is not None:
            self._set_aside(folder, name, on_disk)
            ledger.pages.seen(name, on_disk)
        else:
            self._take_in(ledger, name, on_disk)

    def _is_ours(self, name: str, page: Page, on_disk: bytes | None) -> bool:
        """The text last published, or for a daily note any part of the addition that a kill cut short."""
        if on_disk == page.published:
            return True
        if name == MEMORY_MD or on_disk is None or page.current is None:
            return False
        return on_disk.startswith(page.published or b"") and page.current.startswith(on_disk.rstrip(b"\0"))

    def _take_in(self, ledger: Ledger, name: str, on_disk: bytes | None) -> None:
        if name == MEMORY_MD:
            text = encode(memory_md.template()) if on_disk is None else on_disk
            edits.take_in_memory_md(ledger, text)
        else:
            edits.take_in_daily(ledger, _day(name), on_disk or b"")
        ledger.pages.seen(name, on_disk)

    def _patient_read(self, folder: UserFolder, name: str, page: Page) -> bytes | None:
        """The file once no editor has it open for writing; a missing one gets a moment to come back."""
        path = _path(folder, name)
        deadline = time.monotonic() + _PATIENCE
        while True:
            data = self.disk.read(path)
            away = data is None and page.published is not None
            if not (away or (data != page.published and self.disk.being_written(path))):
                return data
            if time.monotonic() > deadline - (_PATIENCE * 0.9 if away else 0.0):
                return data
            time.sleep(0.01)

    def _set_aside(self, folder: UserFolder, name: str, damaged: bytes) -> None:
        """Keep what a failing disk left of a file; the text itself is published anew."""
        digest = hashlib.sha256(damaged).hexdigest()[:12]
        aside = _path(folder, name).with_suffix(f".damaged-{digest}")
        if self.disk.read(aside) is None:
            self.disk.write_new(aside, damaged)

    def _sweep(self, ledger: Ledger, folder: UserFolder) -> None:
        """Remove what a kill left beside the files, unless it is a person's text that came out of a swap.

        A prepared text carries its own digest in its name, so what does not match is what a swap brought out.
        """
        for temp in self.disk.leftovers(folder.path):
            left = self.disk.read(temp) or b""
            page = ledger.pages[MEMORY_MD]
            if left not in (page.current, page.published) and not is_prepared(temp, left):
                edits.take_in_memory_md(ledger, left)
            self.disk.unlink(temp)

    # -- publishing ---------------------------------------------------------------------------------------------

    def prepare(self, user_id: str, pages: dict[str, Page]) -> list[Prepared]:
        """Put the new texts on disk beside the files; nothing is visible yet."""
        folder = UserFolder(self.root, user_id)
        prepared = []
        for name, page in pages.items():
            if not page.pending or page.current is None:
                continue
            addition = name != MEMORY_MD and page.published and page.current.startswith(page.published)
            temp = None
            if not addition and page.current:
                path = _path(folder, name)
                self.disk.mkdirs(path.parent)
                temp = temp_for(path, page.current)
                self.disk.write_new(temp, page.current)
            prepared.append(Prepared(name, page.published, page.current, temp))
        return prepared

    def discard(self, prepared: Iterable[Prepared]) -> None:
        for one in prepared:
            if one.temp is not None:
                self.disk.unlink(one.temp)

    def publish(self, user_id: str, prepared: list[Prepared]) -> list[str]:
        """Swap the texts in. Names the documents that are as committed now; the others a person has changed."""
        folder = UserFolder(self.root, user_id)
        done = []
        for one in prepared:
            path = _path(folder, one.name)
            if self._swap_in(path, one):
                done.append(one.name)
                self._note(user_id, folder, one.name, one.new or None)
            else:
                self._known.pop(user_id, None)
        for parent in {(folder.path / name).parent for name in done}:
            self.disk.fsync_dir(parent)
        return done

    def _swap_in(self, path: Path, one: Prepared) -> bool:
        if not one.new:
            return self._take_away(path, one)
        if one.temp is None:
            if self.disk.read(path) != one.expected or self.disk.being_written(path):
                return False
            self.disk.append(path, one.new[len(one.expected or b"") :])
            return True
        if one.expected is None:
            return self.disk.rename_new(one.temp, path)
        if self.disk.read(path) != one.expected or self.disk.being_written(path):
            self.disk.unlink(one.temp)
            return False
        out = self.disk.swap(one.temp, path)
        if not self._came_out_as(out, one.expected):
            self.disk.swap_back(out, path)
            return False
        self.disk.unlink(out)
        return True

    def _take_away(self, path: Path, one: Prepared) -> bool:
        if self.disk.read(path) != one.expected:
            return False
        self.disk.unlink(path)
        return True

    def _came_out_as(self, out: Path, expected: bytes) -> bool:
        """Wait for an editor that still writes into the file we swapped out, then look at it."""
        deadline = time.monotonic() + _PATIENCE
        while self.disk.being_written(out) and time.monotonic() < deadline:
            time.sleep(0.005)
        return self.disk.read(out) == expected

    def tidy(self, user_id: str) -> None:
        """After an erasure: remove what no document names, such as damaged copies and leftovers."""
        folder = UserFolder(self.root, user_id)
        with self.lock([user_id]):
            named = {folder.path / name for name in self._names(folder)} | {folder.daily_dir}
            for parent in (folder.path, folder.daily_dir):
                for name in self.disk.listing(parent):
                    if parent / name not in named:
                        self.disk.remove_tree(parent / name)

    # -- what we know of the files ------------------------------------------------------------------------------

    def forget_known(self, user_id: str) -> None:
        self._known.pop(user_id, None)

    def _names(self, folder: UserFolder) -> Iterator[str]:
        if self.disk.signature(folder.memory_md) is not None:
            yield MEMORY_MD
        for day in self.disk.listing(folder.daily_dir):
            if daily_md.day_of(day) is not None:
                yield f"memory/{day}"

    def _is_as_known(self, folder: UserFolder, name: str, known: dict[str, Known]) -> bool:
        one = known.get(name)
        if one is None or self.disk.signature(_path(folder, name)) != one.signature:
            return False
        if one.settled:
            return True
        _, now = self._read(folder, name)
        if now.digest == one.digest:
            known[name] = now
            return True
        return False

    def _read(self, folder: UserFolder, name: str) -> tuple[bytes | None, Known]:
        path = _path(folder, name)
        at = time.time_ns()
        signature = self.disk.signature(path)
        data = self.disk.read(path) if signature is not None else None
        return data, Known(signature, hashlib.blake2b(data or b"", digest_size=16).digest(), at)

    def _note(self, user_id: str, folder: UserFolder, name: str, expected: bytes | None) -> None:
        """The file is known if it still holds what we think: a person may have saved in this very moment."""
        data, one = self._read(folder, name)
        known = self._known.setdefault(user_id, {})
        if data == expected:
            known[name] = one
        else:
            known.pop(name, None)

    def _remember(self, user_id: str, known: dict[str, Known]) -> None:
        self._known[user_id] = known
        while len(self._known) > _USERS_KNOWN:
            self._known.popitem(last=False)


class Unpublished(Publisher):
    """Documents that live in their table alone; edits come through `store.save_document`."""

    @contextmanager
    def lock(self, user_ids: Iterable[str]) -> Iterator[None]:
        yield

    def unchanged(self, user_id: str) -> bool:
        return True

    def settle(self, ledger: Ledger) -> None:
        if ledger.pages[MEMORY_MD].current is None:
            ledger.pages.put_text(MEMORY_MD, encode(memory_md.template()))

    def tidy(self, user_id: str) -> None:
        return None


def _path(folder: UserFolder, name: str) -> Path:
    return folder.checked(*name.split("/"))


def _day(name: str) -> date:
    day = daily_md.day_of(name.rpartition("/")[2])
    assert day is not None and daily_name(day) == name
    return day

"""Documents on disk: publish what was committed, notice what a person changed, and never destroy either.

A text is prepared beside its file before the commit, so that a full disk fails while nothing has changed, and
swapped in after it. Before each access the disk is compared with the records: what a kill interrupted is finished,
what a person changed is taken in.
"""

import hashlib
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path

from stores.documents import daily_md, edits, memory_md
from stores.documents.files import Disk, is_copy, is_prepared, storage_errors, target_of, temp_for
from stores.documents.pages import MEMORY_MD, Page, decode, encode
from stores.documents.paths import UserFolder
from stores.documents.swaps import PATIENCE, Prepared, swap_in
from stores.documents.watch import Watch, path_of
from stores.errors import NotErased
from stores.ledger import Ledger
from stores.settings import Settings
from stores.text.mentions import Sayings, Verdict


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
        self._watch = Watch(root, disk)
        self._waiting: set[str] = set()

    @contextmanager
    def lock(self, user_ids: Iterable[str]) -> Iterator[None]:
        """Keep other processes from these users' files; always in the same order, so that nobody waits in a ring."""
        names = sorted(UserFolder(self.root, user_id).lock_name for user_id in user_ids)
        with self.disk.locks([self.root / ".locks" / name for name in names]):
            yield

    # -- noticing -----------------------------------------------------------------------------------------------

    def unchanged(self, user_id: str) -> bool:
        """Whether every file of the user is as we last knew it; costs one look at each, and no database."""
        with storage_errors():
            return self._watch.unchanged(user_id)

    def agrees(self, user_id: str, texts: dict[str, bytes]) -> bool:
        """Whether the disk holds exactly these texts and no leftovers; if so they are known from now on."""
        with storage_errors():
            return self._watch.agrees(user_id, texts)

    def has_files(self, user_id: str) -> bool:
        with storage_errors():
            return next(self._watch.names(UserFolder(self.root, user_id)), None) is not None

    def has_met(self, user_id: str) -> bool:
        """Whether the user's files have been looked at since we opened, and none is in doubt."""
        return self._watch.has_met(user_id)

    def forget_known(self, user_id: str) -> None:
        self._watch.forget(user_id)

    # -- taking in ----------------------------------------------------------------------------------------------

    def settle(self, ledger: Ledger) -> None:
        """Bring rows and records in line with the disk: finish what a kill interrupted, take in what a person did."""
        user_id, pages = ledger.user.id, ledger.pages
        folder = UserFolder(self.root, user_id)
        self._sweep(ledger, folder)
        known = self._watch.of(user_id)
        names = {MEMORY_MD, *self._watch.names(folder)} | pages.pending() | (set(known) or pages.names())
        for name in sorted(names):
            if not pages[name].pending and self._watch.is_as_known(folder, name, known):
                continue
            quiet = self._settle(ledger, folder, name)
            if quiet and not pages[name].pending and name not in pages.changed:
                self._watch.note(user_id, folder, name, pages[name].current or None)
            else:
                self._watch.doubt(user_id, name)

    def _settle(self, ledger: Ledger, folder: UserFolder, name: str) -> bool:
        """Take one document in; False, with nothing done, while somebody is writing into it."""
        page = ledger.pages[name]
        quiet, on_disk = self._patient_read(path_of(folder, name), page)
        if not quiet:
            return False
        if on_disk is None and page.published is None:
            if name == MEMORY_MD and page.current is None:
                ledger.pages.put_text(name, encode(memory_md.template()))
        elif on_disk == (page.current or None) or self._is_ours(name, page, on_disk):
            ledger.pages.seen(name, on_disk)
        elif on_disk is not None and b"\0" in on_disk and page.current is not None:
            self._set_aside(path_of(folder, name), on_disk)
            ledger.pages.seen(name, on_disk)
        else:
            self._take_in(ledger, name, on_disk)
        return True

    def _is_ours(self, name: str, page: Page, on_disk: bytes | None) -> bool:
        """The text last published, or for a daily note any part of the addition that a kill cut short."""
        if on_disk == page.published:
            return True
        if name == MEMORY_MD or on_disk is None or page.current is None:
            return False
        return on_disk.startswith(page.published or b"") and page.current.startswith(on_disk.rstrip(b"\0"))

    def _take_in(self, ledger: Ledger, name: str, on_disk: bytes | None) -> None:
        if name == MEMORY_MD:
            edits.take_in_memory_md(ledger, on_disk or encode(memory_md.template()))
        else:
            edits.take_in_daily(ledger, _day(name), on_disk or b"")
        ledger.pages.seen(name, on_disk)

    def _patient_read(self, path: Path, page: Page) -> tuple[bool, bytes | None]:
        """The file once no editor has it open for writing; a missing one gets a moment to come back."""
        deadline = time.monotonic() + PATIENCE
        while True:
            data = self.disk.read(path)
            away = data is None and page.published is not None
            busy = not away and data != page.published and self.disk.being_written(path)
            if not (away or busy) or time.monotonic() > deadline:
                return not busy, data
            time.sleep(0.01)

    def _set_aside(self, path: Path, damaged: bytes) -> None:
        """Keep what a failing disk left of a file; the text itself is published anew."""
        digest = hashlib.sha256(damaged).hexdigest()[:12]
        aside = path.with_suffix(f".damaged-{digest}")
        if self.disk.read(aside) is None:
            self.disk.write_new(aside, damaged)
            self.disk.fsync_dir(aside.parent)

    def _sweep(self, ledger: Ledger, folder: UserFolder) -> None:
        """Remove what a kill left beside the files. A person's text that a swap had brought out gets its name back,
        so that it is taken in like any other edit; a prepared text is told by its name."""
        self._waiting.discard(ledger.user.id)
        for place, prefix in ((folder.path, ""), (folder.daily_dir, "memory/")):
            for temp in self.disk.leftovers(place):
                name = prefix + target_of(temp).name
                if is_prepared(temp, self.disk.read(temp) or b""):
                    self.disk.unlink(temp)
                elif name == MEMORY_MD or daily_md.day_of(name.removeprefix("memory/")) is not None:
                    self._put_back(ledger, temp, ledger.pages[name])

    def _put_back(self, ledger: Ledger, temp: Path, page: Page) -> None:
        path = target_of(temp)
        ours = (None, page.current, page.published)
        left, standing = self.disk.read(temp), self.disk.read(path)
        if left not in (*ours, standing):
            if standing not in ours:
                # The person saved twice around a swap: the older save is taken in now, the other one after it.
                self._waiting.add(ledger.user.id)
                if self._saved_at(temp) < self._saved_at(path):
                    self.disk.swap(temp, path)
                return
            self.disk.swap_back(temp, path)
            if self.disk.read(temp) not in ours:
                return
        self.disk.unlink(temp)

    def _saved_at(self, path: Path) -> int:
        signature = self.disk.signature(path)
        return signature[2] if signature else 0

    # -- publishing ---------------------------------------------------------------------------------------------

    def prepare(self, user_id: str, pages: dict[str, Page]) -> list[Prepared]:
        """Put the new texts on disk beside the files; nothing is visible yet."""
        folder = UserFolder(self.root, user_id)
        prepared: list[Prepared] = []
        try:
            for name, page in pages.items():
                if page.pending and page.current is not None:
                    prepared.append(self._prepare(path_of(folder, name), name, page, page.current))
        except BaseException:
            self.discard(prepared)
            raise
        return prepared

    def _prepare(self, path: Path, name: str, page: Page, current: bytes) -> Prepared:
        addition = name != MEMORY_MD and page.published and current.startswith(page.published)
        temp = None
        if current and not addition:
            self.disk.mkdirs(path.parent)
            temp = temp_for(path, current)
            self.disk.write_new(temp, current)
        return Prepared(name, page.published, current, temp)

    def discard(self, prepared: Iterable[Prepared]) -> None:
        for one in prepared:
            if one.temp is not None:
                self.disk.unlink(one.temp)

    def publish(self, user_id: str, prepared: list[Prepared]) -> list[str]:
        """Swap the texts in. Names the documents that are as committed now; the others a person has changed."""
        if not prepared:
            return []
        folder = UserFolder(self.root, user_id)
        self._watch.begin_publishing()
        done = []
        for one in prepared:
            if swap_in(self.disk, path_of(folder, one.name), one):
                done.append(one.name)
                self._watch.note(user_id, folder, one.name, one.new or None)
            else:
                self._watch.doubt(user_id, one.name)
        for parent in {(folder.path / name).parent for name in done}:
            self.disk.fsync_dir(parent)
        return done

    def is_waiting(self, user_id: str) -> bool:
        """Whether a text of the person still waits for its turn beside the file."""
        return user_id in self._waiting

    def tidy(self, user_id: str, sayings: Sayings | None = None) -> tuple[list[str], list[str]]:
        """After an erasure: remove our own copies beside the documents, or those of them that quote a statement.

        Answers which went, and what else lies in the user's folder: that is a person's, and stays.
        """
        folder = UserFolder(self.root, user_id)
        gone: list[str] = []
        foreign: list[str] = []
        try:
            with self.lock([user_id]):
                named = {MEMORY_MD, folder.daily_dir.name, *self._watch.names(folder)}
                for parent, prefix in ((folder.path, ""), (folder.daily_dir, f"{folder.daily_dir.name}/")):
                    for name in self.disk.listing(parent):
                        if prefix + name in named:
                            continue
                        if not is_copy(name):
                            foreign.append(f"{prefix}{name} is not a file of this memory")
                        elif sayings is None or self._quotes(parent / name, sayings):
                            self.disk.unlink(parent / name)
                            gone.append(prefix + name)
        except OSError as error:
            raise NotErased(
                f"everything was erased but for leftovers in {folder.path} ({error.strerror}): "
                "mend the disk and erase again, or remove them"
            ) from error
        return gone, foreign

    def _quotes(self, path: Path, sayings: Sayings) -> bool:
        return sayings.verdict(decode(self.disk.read(path) or b"")) is not Verdict.NO


class Unpublished(Publisher):
    """Documents that live in their table alone; edits come through `store.save_document`."""

    @contextmanager
    def lock(self, user_ids: Iterable[str]) -> Iterator[None]:
        yield

    def unchanged(self, user_id: str) -> bool:
        return True

    def has_met(self, user_id: str) -> bool:
        return False

    def settle(self, ledger: Ledger) -> None:
        if ledger.pages[MEMORY_MD].current is None:
            ledger.pages.put_text(MEMORY_MD, encode(memory_md.template()))

    def tidy(self, user_id: str, sayings: Sayings | None = None) -> tuple[list[str], list[str]]:
        return [], []


def _day(name: str) -> date:
    day = daily_md.day_of(name.rpartition("/")[2])
    assert day is not None, f"{name} is no daily note"
    return day

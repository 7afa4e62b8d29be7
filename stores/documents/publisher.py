"""Documents on disk: publish what was committed, notice what a person changed, and never destroy either.

A text is prepared beside its file before the commit, so that a full disk fails while nothing has changed, and
swapped in after it. Before each access the disk is compared with the records: what a kill interrupted is finished,
what a person changed is taken in.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from language.meaning import mentions
from language.meaning.mentions import Sayings
from stores.disk.encoding import decode, encode
from stores.disk.erasure_list import list_beside
from stores.disk.files import REFUSED, Disk, is_copy, storage_errors, temp_for
from stores.documents.files.atomic_swap import Prepared, swap_in
from stores.documents.files.copies import Copies
from stores.documents.files.folder_name import FolderName
from stores.documents.files.inspection import KEPT, Look, Lookout, ReadPages
from stores.documents.files.paths import UserFolder
from stores.documents.files.signatures import Watch, folder_of, path_of
from stores.documents.files.verdicts import Sight, Verdict
from stores.documents.formats import redaction
from stores.documents.records import MEMORY_MD, Page
from stores.errors import NotErased, StorageFailed
from stores.settings import Settings


class Publisher:
    """The files of all users under one folder."""

    @staticmethod
    def of(settings: Settings, disk: Disk) -> "Publisher":
        """Files under the data folder; none, where documents are kept in the database."""
        root = settings.data_dir.absolute() / "memory"
        if settings.documents != "files":
            return Unpublished(root, disk)
        key = partial(list_beside(settings.url, settings.data_dir, settings.erasure_list).key_to_lines, make=False)
        return Publisher(root, disk, alone=not settings.has_copies, key=key)

    def __init__(self, root: Path, disk: Disk, *, alone: bool = True, key: Callable[[], bytes] = bytes) -> None:
        self.root = root
        self.disk = disk
        self._watch = Watch(root, disk)
        self._copies = None if alone else Copies(root, disk)
        self._folder = FolderName(root, disk)
        self._lookout = Lookout(root, disk, self._watch, self._copies, self._folder, key)

    @contextmanager
    def lock(self, user_ids: Iterable[str]) -> Iterator[None]:
        """Keep other processes from these users' files; always in the same order, so that nobody waits in a ring."""
        names = sorted(folder_of(self.root, user_id).lock_name for user_id in user_ids)
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

    def notices(self, user_id: str) -> list[str]:
        """What lies beside the user's files and waits for them to choose."""
        with storage_errors():
            return self._lookout.beside(user_id)

    def forget_known(self, user_id: str) -> None:
        self._watch.forget(user_id)

    # -- taking in ----------------------------------------------------------------------------------------------

    def look(self, user_id: str, read_pages: ReadPages, *, thorough: bool = False) -> Look:
        """See what the files hold, before any transaction."""
        return self._lookout.look(user_id, read_pages, thorough=thorough)

    def see(self, user_id: str, pages: dict[str, Page]) -> list[Sight]:
        """What every file of the user means; changes nothing."""
        folder = UserFolder(self.root, user_id)
        folder.must_be_folders()
        names = {MEMORY_MD, *self._watch.names(folder), *pages}
        return [self._lookout.see(folder, name, pages) for name in sorted(names)]

    def settled(self, user_id: str, look: Look, to_publish: Iterable[str]) -> None:
        """After the commit: what was seen is dealt with, unless a text of ours still has to take its place."""
        folder = folder_of(self.root, user_id)
        for name, sight in look.sights.items():
            if sight.verdict is Verdict.BUSY or (name in to_publish and not sight.held):
                self._watch.doubt(user_id, name)
                continue
            self._watch.learn(user_id, name, replace(sight.glance.known, held=sight.held))
            if self._copies is not None and not sight.held:
                self._copies.put(folder, name, sight.glance.data or b"")

    # -- publishing ---------------------------------------------------------------------------------------------

    def prepare(self, user_id: str, pages: dict[str, Page], held: set[str]) -> list[Prepared]:
        """Put the new texts on disk beside the files, but for those that are left alone; nothing is visible yet."""
        if not pages:
            return []
        folder = folder_of(self.root, user_id)
        prepared: list[Prepared] = []
        try:
            for name, page in pages.items():
                if page.pending and page.current is not None and name not in held:
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
        folder = folder_of(self.root, user_id)
        self._watch.begin_publishing()
        done = []
        for one in prepared:
            if swap_in(self.disk, path_of(folder, one.name), one):
                done.append(one.name)
                if self._copies is not None:
                    self._copies.put(folder, one.name, one.new)
                self._watch.note(user_id, folder, one.name, one.new or None)
            else:
                self._watch.doubt(user_id, one.name)
        for parent in {(folder.path / name).parent for name in done}:
            self.disk.fsync_dir(parent)
        return done

    def mark(self, user_id: str, name: str) -> dict[str, Any]:
        """That a document was published, in which folder, and when its file was saved."""
        known = self._watch.of(user_id).get(name)
        saved_at = known.signature[2] if known and known.signature else None
        return {"user": user_id, "doc": name, "by": self._folder.get(), "at": saved_at}

    def tidy(
        self, user_id: str, sayings: Sayings | None = None, *, only_look: bool = False
    ) -> tuple[list[str], list[str]]:
        """After an erasure: remove our own copies beside the documents, or what quotes a statement in them.

        Answers which were dealt with, and what stays: what else lies in the user's folder is a person's. Before one it
        may `only_look` which those would be.
        """
        folder = UserFolder(self.root, user_id)
        gone: list[str] = []
        left = [] if folder.places[1:] else ["memory is a link that leads out of the user's folder"]
        try:
            with self.lock([user_id]):
                named = {MEMORY_MD, "memory", *self._watch.names(folder)}
                for parent, prefix in zip(folder.places, ("", "memory/"), strict=False):
                    for name in self.disk.listing(parent):
                        if prefix + name in named:
                            continue
                        if not is_copy(name):
                            left.append(f"{prefix}{name} is not a file of this memory")
                            continue
                        scrubbed, stays = self._scrub(parent / name, sayings, only_look)
                        gone += [prefix + name] if scrubbed else []
                        if sayings and sayings.verdict(stays):
                            left.append(f"{prefix}{name} may speak of it")
        except OSError as error:
            if only_look:
                raise StorageFailed(REFUSED.format(error.strerror or type(error).__name__)) from error
            raise NotErased(
                f"everything was erased but for leftovers in {folder.path} ({error.strerror}): "
                "mend the disk and erase again, or remove them"
            ) from error
        return gone, left

    def _scrub(self, path: Path, sayings: Sayings | None, only_look: bool) -> tuple[bool, str]:
        """Take a statement out of a copy, and tell whether it was there and what stays: the text that a person is to
        choose from keeps all its other lines."""
        text = decode(self.disk.read(path) or b"") if sayings else ""
        if sayings and sayings.verdict(text) is mentions.Verdict.NO:
            return False, ""
        kept = redaction.without(sayings, text) if sayings and KEPT in path.name else ""
        if sayings and kept == text:
            return False, text
        if not only_look and kept.strip():
            temp = temp_for(path, encode(kept))
            self.disk.write_new(temp, encode(kept))
            self.disk.replace(temp, path)
        elif not only_look:
            self.disk.unlink(path)
        return True, kept


class Unpublished(Publisher):
    """Documents that live in their table alone; edits come through `store.save_document`."""

    @contextmanager
    def lock(self, user_ids: Iterable[str]) -> Iterator[None]:
        yield

    def unchanged(self, user_id: str) -> bool:
        return True

    def has_met(self, user_id: str) -> bool:
        return False

    def look(self, user_id: str, read_pages: ReadPages, *, thorough: bool = False) -> Look:
        return Look()

    def notices(self, user_id: str) -> list[str]:
        return []

    def tidy(
        self, user_id: str, sayings: Sayings | None = None, *, only_look: bool = False
    ) -> tuple[list[str], list[str]]:
        return [], []

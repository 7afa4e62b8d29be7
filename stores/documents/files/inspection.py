"""A look at the files of one user before any transaction: nothing here waits, and nobody waits for it.

Reading, comparing and merging are done here, so that the transaction that follows only carries out what was seen."""

from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from hashlib import sha256
from pathlib import Path

from stores.disk.files import Disk, Unreadable, is_prepared, is_temporary, target_of
from stores.documents.files.copies import Copies
from stores.documents.files.folder_name import FolderName
from stores.documents.files.paths import UserFolder
from stores.documents.files.signatures import Glance, Watch, folder_of
from stores.documents.files.verdicts import Sight, Standing, Verdict, judge, judge_at_once
from stores.documents.formats import daily_md
from stores.documents.records import MEMORY_MD, Page

ReadPages = Callable[[str, Iterable[str] | None], dict[str, Page]]
"""The committed records of a user: those named and those not published yet, or all."""

GiveWay = Callable[[], None]
"""Called now and then by long work, to let others go first."""

KEPT, NOTICE = ".kept-", ".notice.txt"
HOW_TO_CHOOSE = (
    "holds a version that was found in the place of the document and not taken in, since most of it was missing, or it "
    "was older or came from elsewhere: copy the lines you want into the document (to go back to all of it, put it "
    "there with a line of your own added), then remove this one."
)
LONG = 16 * 2**10
"""Bytes from which on an edit is read on another thread: nobody else should wait for that."""
_MOST_READ = 64
_MOST_EDITS = 40
"""Texts of the person that one look reads and one transaction takes in: a restored folder may hold thousands."""
_NOTES = "daily-notes"
_HELD = {
    Verdict.UNREAD: "was left as it is ({}) and follows when a plain file, or none, stands there",
    Verdict.BUSY: "is open in another program and follows when it is closed",
}
_NOTICE = """{name} is not read: {problem}.

It stays as it is, and whatever is remembered meanwhile is kept in the database. Shorten the file or put a plain one in
its place, and it is read again; or move it away, and it is written anew from the database.
"""


@dataclass(slots=True)
class Look:
    """What was seen of one user's files."""

    sights: dict[str, Sight] = field(default_factory=dict)
    unsettled: bool = False
    """Somebody is writing, or has moved a file away for a moment: better come again."""
    waiting: bool = False
    """A text of the person still waits for its turn beside the file."""
    more: bool = False
    """Further files of the person wait for the next look: so many at once would keep everybody waiting."""
    to_read: list[Callable[[GiveWay], Sight]] = field(default_factory=list)
    """Long edits, to be read on another thread before the next look."""

    def read(self, give_way: GiveWay) -> list[Sight]:
        """Read the long edits, for the next look to find."""
        return [read(give_way) for read in self.to_read]

    def why_held(self) -> str:
        """Why a file that is left alone does not show what is new."""
        said = (f"{one.name} {_HELD[one.verdict].format(one.reason)}" for one in self.sights.values() if one.held)
        return "; ".join(said)

    @property
    def held(self) -> set[str]:
        """Documents whose files are left alone for now."""
        return {name for name, sight in self.sights.items() if sight.held}


class LongEdits:
    """Edits that were read on another thread, until the next look takes them."""

    def __init__(self) -> None:
        self._sights: dict[Path, tuple[Standing, Sight]] = {}

    def read(self, path: Path, name: str, standing: Standing, glance: Glance, give_way: GiveWay) -> Sight:
        if len(self._sights) > _MOST_READ:
            self._sights.clear()
        sight = judge(name, standing, glance, give_way=give_way)
        self._sights[path] = standing, sight
        return sight

    def take(self, path: Path, standing: Standing, glance: Glance) -> Sight | None:
        """What was read, if it was read of this very text and against this very record."""
        read, sight = self._sights.pop(path, (None, None))
        if sight is None or read != standing or sight.glance.data != glance.data:
            return None
        return replace(sight, glance=glance)


class Lookout:
    """Looks at the files of all users under one folder."""

    def __init__(
        self,
        root: Path,
        disk: Disk,
        watch: Watch,
        copies: Copies | None,
        folder: FolderName,
        key: Callable[[], bytes],
    ) -> None:
        self._root = root
        self._disk = disk
        self._watch = watch
        self._copies = copies
        self._folder = folder
        self._key = key
        self._read = LongEdits()

    def look(self, user_id: str, read_pages: ReadPages, *, thorough: bool = False) -> Look:
        """See what changed since we last knew; a thorough look asks the records too."""
        folder = folder_of(self._root, user_id)
        known = self._watch.of(user_id)
        left: dict[Path, str] = {}
        names = {MEMORY_MD, *known}
        for place, prefix in zip(folder.places, ("", "memory/"), strict=False):
            listed = self._disk.listing(place)
            left |= {place / name: f"{prefix}{target_of(place / name).name}" for name in listed if is_temporary(name)}
            names |= {f"{prefix}{name}" for name in listed if prefix and daily_md.day_of(name) is not None}
        strange = {name for name in names if not self._watch.is_as_known(folder, name, known) or known[name].held}
        if not (strange or left or thorough):
            return Look()
        folder.must_be_folders()
        self._folder.get()
        pages = read_pages(user_id, {MEMORY_MD, *strange, *left.values()} if known else None)
        look = Look(waiting=self._sweep(left, pages))
        strange |= {name for name, page in pages.items() if page.pending or name not in known}
        theirs = 0
        for name in sorted(strange):
            if theirs >= _MOST_EDITS and not (name in pages and pages[name].pending):
                look.more = True
                continue
            self._look_at(look, folder, name, pages)
            theirs += name not in look.sights or look.sights[name].verdict in (Verdict.EDIT, Verdict.KEPT)
        return look

    def _look_at(self, look: Look, folder: UserFolder, name: str, pages: dict[str, Page]) -> None:
        path, glance, standing = (
            _place(folder, name),
            self._watch.read(folder, name),
            self._standing(folder, name, pages),
        )
        ours = glance.data in (None, standing.base, standing.record.published)
        sight: Sight | None
        if not ours and self._is_busy(path, glance):
            sight = Sight(name, standing.record, glance, Verdict.BUSY)
        elif len(glance.data or b"") < LONG:
            sight = judge(name, standing, glance)
        else:
            sight = judge_at_once(name, standing, glance) or self._read.take(path, standing, glance)
        if sight is None:
            look.to_read.append(partial(self._read.read, path, name, standing, glance))
            return
        look.sights[name] = self._put_beside(path, sight)
        if path.parent != folder.path and self._disk.signature(link := folder.path / f"{_NOTES}{NOTICE}") is not None:
            self._disk.unlink(link)
        moved_away = sight.verdict is Verdict.LOST and standing.base is not None
        look.unsettled |= sight.verdict is Verdict.BUSY or (
            moved_away and self._disk.signature(folder.path) is not None
        )

    # -- one file -----------------------------------------------------------------------------------------------

    def see(self, folder: UserFolder, name: str, pages: dict[str, Page]) -> Sight:
        """What one file means, as it is now; changes nothing."""
        return judge(name, self._standing(folder, name, pages), self._watch.read(folder, name))

    def _is_busy(self, path: Path, glance: Glance) -> bool:
        """Whether somebody writes into the file, or did while we read."""
        return self._disk.being_written(path) or self._disk.signature(path) != glance.known.signature

    def _standing(self, folder: UserFolder, name: str, pages: dict[str, Page]) -> Standing:
        record = pages.get(name, Page())
        own = self._folder.get(make=False)
        if self._copies is None:
            elsewhere = self._folder.is_other(record.folder)
            return Standing(record, record.published, folder=own, elsewhere=elsewhere, key=self._key())
        base = self._copies.get(folder, name)
        return Standing(record, base, base is not None, MEMORY_MD in pages, folder=own, key=self._key())

    # -- beside the files ---------------------------------------------------------------------------------------

    def _put_beside(self, path: Path, sight: Sight) -> Sight:
        """Nothing a person wrote is lost: what is not taken in stays under a name of its own, and says so."""
        notice = path.with_suffix(NOTICE)
        if sight.verdict is Verdict.UNREAD:
            text = _NOTICE.format(name=path.name, problem=sight.reason).encode()
            return replace(sight, aside=notice.name if self._say(notice, text) else "")
        if self._disk.signature(notice) is not None:
            self._disk.unlink(notice)
        if sight.verdict in (Verdict.DAMAGED, Verdict.KEPT):
            data = sight.glance.data or b""
            mark = sha256(data).hexdigest()[:12]
            suffix = f"{KEPT}{mark}.md" if sight.verdict is Verdict.KEPT else f".damaged-{mark}"
            self._say(path.with_suffix(suffix), data)
            return replace(sight, aside=path.with_suffix(suffix).name)
        return sight

    def _say(self, path: Path, data: bytes) -> bool:
        """Put a text beside a file; False where it is there already."""
        if self._disk.read(path) == data:
            return False
        self._disk.unlink(path)
        self._disk.write_new(path, data)
        self._disk.fsync_dir(path.parent)
        return True

    def beside(self, user_id: str) -> list[str]:
        """What was put beside the user's files and waits for them, in sentences."""
        folder = UserFolder(self._root, user_id)
        said = []
        for place in folder.places:
            for name in self._disk.listing(place):
                if KEPT in name:
                    said.append(f"{name} {HOW_TO_CHOOSE}")
                elif name.endswith(NOTICE):
                    said.append(" ".join((self._disk.read(place / name) or b"").decode(errors="replace").split()))
        return said

    # -- what a kill left ---------------------------------------------------------------------------------------

    def _sweep(self, left: dict[Path, str], pages: dict[str, Page]) -> bool:
        """Remove what a kill left beside the files. A person's text that a swap had brought out gets its name back,
        so that it is taken in like any other edit; a prepared text is told by its name."""
        waiting = False
        for temp, name in left.items():
            with suppress(Unreadable):
                if is_prepared(temp, self._disk.read(temp) or b""):
                    self._disk.unlink(temp)
                elif name == MEMORY_MD or daily_md.day_of(name.removeprefix("memory/")) is not None:
                    waiting |= self._put_back(temp, pages.get(name, Page()))
        return waiting

    def _put_back(self, temp: Path, page: Page) -> bool:
        path = target_of(temp)
        ours = (None, page.current, page.published)
        left, standing = self._disk.read(temp), self._disk.read(path)
        if left not in (*ours, standing):
            if standing not in ours:
                # The person saved twice around a swap: the older save is taken in now, the other one after it.
                if self._saved_at(temp) < self._saved_at(path):
                    self._disk.swap(temp, path)
                return True
            self._disk.swap_back(temp, path)
            if self._disk.read(temp) not in ours:
                return False
        self._disk.unlink(temp)
        return False

    def _saved_at(self, path: Path) -> int:
        signature = self._disk.signature(path)
        return signature[2] if signature else 0


def _place(folder: UserFolder, name: str) -> Path:
    """Where a document is, and texts about it are put beside it; daily notes that lead elsewhere are as one."""
    path = folder.path / name
    return path if path.parent in folder.places else folder.path / _NOTES

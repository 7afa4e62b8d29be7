"""The documents of one user inside one transaction: MEMORY.md and the daily notes, as text and as parsed entries.

A document record holds `current`, the text the rows stand for, and `published`, the text last seen on disk.
They differ only between a commit and the publication that follows it, or after a kill in between.
"""

import struct
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from typing import Any

from sqlalchemy import Connection, bindparam, literal_column, select, update

from language.sensitive.secrets import find_secret
from stores.database import quick, schema
from stores.database.row_security import act_for_everybody
from stores.database.statements import upsert
from stores.database.users import User
from stores.disk.encoding import decode, encode
from stores.documents.files.versions import Versions
from stores.documents.formats import daily_md
from stores.documents.formats.memory_md import MEMORY_MD as MEMORY_MD
from stores.documents.formats.memory_md import Document, Entry, parse, template
from stores.documents.formats.memory_rows import line_for, section_for
from stores.documents.formats.patches import common, patch
from stores.records import Memory

_c = schema.documents.c
RECORD = (_c.current, _c.published, _c.pending, _c.earlier, _c.folder, _c.saved_at, _c.inserted)
"""The columns of a record, as `page_of` takes them."""
_INSERTED = struct.Struct("<QQ")
"""Where something was put into a text, and how much."""
_PAGE = select(*RECORD).where(_c.user_id == bindparam("user"), _c.name == bindparam("name"))
_NAMES = select(_c.name).where(_c.user_id == bindparam("user"))
_PENDING = _NAMES.where(literal_column("documents.pending"))  # spelled as its index is
_ALL = select(_c.name, *RECORD).where(_c.user_id == bindparam("user"))
_SOME = _ALL.where(_c.pending | (_c.name.in_(bindparam("names", expanding=True))))


_MARK = (
    update(schema.documents)
    .where(_c.user_id == bindparam("user"), _c.name == bindparam("doc"))
    .values(published=_c.current, pending=False, folder=bindparam("by"), saved_at=bindparam("at"))
)
_MOST_PARSED = 256


def daily_name(day: date) -> str:
    return f"memory/{daily_md.file_name(day)}"


def days_with_notes(connection: Connection, user: User) -> list[date]:
    """The days that have a note, oldest first."""
    names = connection.execute(_NAMES, {"user": user.id}).scalars()
    return sorted(day for name in names if (day := daily_md.day_of(name.rpartition("/")[2])))


@dataclass(frozen=True)
class Page:
    """A document record; `current` is None where the document does not exist."""

    current: bytes | None = None
    published: bytes | None = None
    pending: bool = False
    earlier: bytes | None = None
    """Digests of the texts it had before, see `versions`."""
    folder: str | None = None
    """Which folder was given the published text; not known of what an earlier version published."""
    saved_at: int | None = None
    """When the file there was saved, by its own clock."""


def page_of(record: Sequence[Any]) -> Page:
    """The record that a row of its columns tells."""
    *known, inserted = record
    page = Page(*known)
    if not (page.pending and inserted and page.current and page.current == page.published):
        return page
    at, length = _INSERTED.unpack(inserted)
    return replace(page, published=page.current[:at] + page.current[at + length :])


def _columns(page: Page) -> dict[str, Any]:
    """The columns that tell a record. A text that only adds to the one on disk stands for both while it waits, with
    what it adds: to mark it as published then changes some bytes of a long row, and no page of its texts."""
    columns = {**vars(page), "current": page.current or b"", "inserted": None}
    if page.pending and (place := _inserted(page.published or b"", page.current or b"")) is not None:
        columns |= {"published": page.current, "inserted": _INSERTED.pack(*place)}
    return columns


def _inserted(text: bytes, longer: bytes) -> tuple[int, int] | None:
    """Where a text has more than another one, and how much, if that is all."""
    grown = len(longer) - len(text)
    if not text or grown <= 0:
        return None
    at = len(text) if longer.startswith(text) else common(text, longer)
    return (at, grown) if longer.endswith(text[at:]) else None


def pages_of(connection: Connection, user_id: str, names: Iterable[str] | None = None) -> dict[str, Page]:
    """The records of a user as committed: those named and those not published yet, or all."""
    chosen = {"user": user_id} if names is None else {"user": user_id, "names": list(names)}
    rows = connection.execute(_ALL if names is None else _SOME, chosen)
    return {name: page_of(record) for name, *record in rows}


def mark_published(connection: Connection, published: Sequence[Mapping[str, Any]]) -> None:
    """Record that the disk holds the current texts of these documents."""
    act_for_everybody(connection)
    quick.put(connection, _MARK, published)


Stamp = tuple[str | None, int | None]
"""The folder a text lies in, and when its file was saved there."""


class ParsedDocuments:
    """MEMORY.md of the users who write, as last parsed: reading a full one takes longer than changing a line of it.
    The users asked for least recently go first."""

    def __init__(self) -> None:
        self._held: OrderedDict[str, tuple[bytes, Document]] = OrderedDict()
        self._guard = threading.Lock()

    def get(self, user_id: str, text: bytes) -> Document | None:
        """The document, if it was parsed of this very text."""
        held = self._held.get(user_id)
        return held[1] if held is not None and held[0] == text else None

    def keep(self, user_id: str, text: bytes, document: Document) -> None:
        with self._guard:
            self._held[user_id] = text, document
            self._held.move_to_end(user_id)
            while len(self._held) > _MOST_PARSED:
                self._held.popitem(last=False)

    def drop(self, user_id: str) -> None:
        with self._guard:
            self._held.pop(user_id, None)


class Pages:
    """Reads documents through, keeps changed ones aside until flushed. With `opened` the records of MEMORY.md and of
    all that wait for their publication are known."""

    def __init__(
        self,
        connection: Connection,
        user_id: str,
        *,
        on_disk: bool = True,
        opened: Mapping[str, Page] | None = None,
        parsed: ParsedDocuments | None = None,
        key: Callable[[], bytes] = bytes,
    ) -> None:
        self._connection = connection
        self._on_disk = on_disk
        self._key = key
        self._user_id = user_id
        self._opened = opened
        self._pages: dict[str, Page] = {} if opened is None else {MEMORY_MD: Page(), **opened}
        self._found: dict[str, Page] = dict(self._pages)
        self._changed: set[str] = set()
        self._parsed: Document | None = None
        self._known = parsed or ParsedDocuments()

    def read_through(self, connection: Connection) -> None:
        self._connection = connection

    def __getitem__(self, name: str) -> Page:
        if name not in self._pages:
            found = quick.rows(self._connection, _PAGE, {"user": self._user_id, "name": name})
            self._pages[name] = self._found[name] = page_of(found[0]) if found else Page()
        return self._pages[name]

    @property
    def changed(self) -> Mapping[str, Page]:
        """The documents whose text or record differs from the table."""
        return {name: self._pages[name] for name in sorted(self._changed)}

    @property
    def memory_md(self) -> Document:
        if self._parsed is None:
            current = self[MEMORY_MD].current
            text = encode(template()) if current is None else current
            self._parsed = self._known.get(self._user_id, text) or parse(decode(text))
        return self._parsed

    @memory_md.setter
    def memory_md(self, document: Document) -> None:
        self.put_text(MEMORY_MD, encode(document.text))
        self._parsed = document

    def show(self, memory: Memory, was: Memory | None = None) -> None:
        """Give the memory its line in MEMORY.md, in place of the one it had."""
        self.memory_md = self.memory_md.put(entry_of(memory), entry_of(was).slot if was else None)

    def hide(self, memory: Memory) -> None:
        """Take the memory's line out of MEMORY.md."""
        self.memory_md = self.memory_md.drop(entry_of(memory).slot)

    def append(self, day: date, section: str, lines: list[str]) -> None:
        """Add lines to a daily note; what stands there is never rewritten."""
        name = daily_name(day)
        current = self[name].current or b""
        self.put_text(name, current + encode(daily_md.addition(decode(current), day, section, lines)))

    def put_text(self, name: str, current: bytes) -> None:
        """A new text for the document; the next publication brings it to disk."""
        page = self[name]
        if current == page.current:
            return
        self._pages[name] = replace(page, current=current, pending=self._on_disk)
        self._changed.add(name)
        if name == MEMORY_MD:
            self._parsed = None

    def seen(self, name: str, on_disk: bytes | None, stamp: Stamp | None = None) -> None:
        """Note what the disk holds: the text every later comparison starts from; with the folder and the time of it."""
        page = self[name]
        pending = self._on_disk and (page.current or None) != on_disk
        folder, saved_at = stamp or (page.folder, page.saved_at)
        if page.published != on_disk or page.pending != pending or folder != page.folder:
            new = replace(page, published=on_disk, pending=pending, folder=folder, saved_at=saved_at)
            self._pages[name] = new
            self._changed.add(name)

    def text_before(self) -> bytes | None:
        return self[MEMORY_MD].current

    def patch(self, before: bytes | None, told: Iterable[Memory] = ()) -> dict[str, Any] | None:
        """What turns MEMORY.md back into `before`, byte for byte. What memories said is `told` by events anyway."""
        current = self[MEMORY_MD].current
        if before is None or current is None or before == current:
            return None
        was, now = decode(before), decode(current)
        made = patch(was, now)
        # A patch holds what left the file: a secret that a person took out of it is kept nowhere else.
        gone = set(_lines_around(was, made.at, len(made.put))) - set(_lines_around(now, made.at, made.cut))
        if gone and any(find_secret(line) for line in gone.difference(now.splitlines(), map(_line_of, told))):
            return None
        return made.as_json()

    def names(self) -> set[str]:
        """Every document of the user that has a record."""
        return set(self._connection.execute(_NAMES, {"user": self._user_id}).scalars()) | set(self._pages)

    def pending(self) -> set[str]:
        """Documents whose text is committed but perhaps not on disk."""
        fresh = {name for name, page in self._pages.items() if page.pending}
        if self._opened is not None:
            return {name for name, page in self._opened.items() if page.pending} | fresh
        return set(self._connection.execute(_PENDING, {"user": self._user_id}).scalars()) | fresh

    def to_publish(self) -> dict[str, Page]:
        """The documents the disk should now be given."""
        return {name: page for name, page in sorted(self._pages.items()) if page.pending}

    def snapshot(self) -> tuple[dict[str, Page], set[str], Document | None]:
        return dict(self._pages), set(self._changed), self._parsed

    def restore(self, snapshot: tuple[dict[str, Page], set[str], Document | None]) -> None:
        self._pages, self._changed, self._parsed = snapshot

    def take_over(self, prepared: "Pages") -> bool:
        """The changes of other pages, if the records they started from are still the same."""
        if any(self[name] != page for name, page in prepared._found.items()):
            return False
        self._pages |= prepared._pages
        self._changed |= prepared._changed
        self._parsed = prepared._parsed
        return True

    def flush(self) -> None:
        """Write the changed records on the open transaction."""
        if not self._changed:
            return
        for name in self._changed:
            self._keep_version(name)
        values = [{"user_id": self._user_id, "name": name, **_columns(page)} for name, page in self.changed.items()]
        statement = upsert(self._connection.dialect.name, schema.documents, ("user_id", "name"))
        quick.put(self._connection, statement, values)
        self._changed.clear()
        if self._parsed is not None and (text := self._pages[MEMORY_MD].current) is not None:
            self._known.keep(self._user_id, text, self._parsed)

    def begin_anew(self, name: str, current: bytes) -> None:
        """A new text after an erasure: an editor that still shows the old one does not bring it back."""
        self.put_text(name, current)
        self.part_with_earlier(name)

    def part_with_earlier(self, name: str) -> None:
        """No text from before an erasure counts as a person's step back: it would bring back what was erased."""
        if self[name].current is None:
            return
        self._keep_version(name)
        page = self[name]
        self._pages[name] = replace(page, earlier=self._versions(page).with_break())
        self._changed.add(name)

    def _keep_version(self, name: str) -> None:
        """A text that another one takes the place of was a version: put back some day, it is no edit."""
        page, found = self._pages[name], self._found.get(name, Page())
        if found.current != page.current and page.earlier == found.earlier:
            self._pages[name] = replace(
                page, earlier=self._versions(page).with_version(found.current, page.current) or None
            )

    def _versions(self, page: Page) -> Versions:
        return Versions(page.earlier or b"", self._key())


def _lines_around(text: str, at: int, length: int) -> list[str]:
    """The whole lines that a part of a text touches."""
    begin = text.rfind("\n", 0, at) + 1
    end = text.find("\n", at + length)
    return text[begin : end if end >= 0 else len(text)].splitlines()


def _line_of(memory: Memory) -> str:
    """The line of a memory as we write it."""
    entry = entry_of(memory)
    return line_for(entry, section_for(entry))


def entry_of(memory: Memory) -> Entry:
    """A memory as MEMORY.md shows it."""
    return Entry(kind=memory.kind, category=memory.category, key=memory.key, value=memory.value, pinned=memory.pinned)

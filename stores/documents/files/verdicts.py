"""What a file in the place of a document means: ours, a person's edit, an accident, or nothing that can be read.

Judging needs neither the disk nor the database, so it is done before a transaction, however long a file is.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum

from stores.disk.encoding import decode
from stores.disk.files import LARGEST_DOCUMENT
from stores.documents.files import absence
from stores.documents.files.signatures import Glance
from stores.documents.files.versions import Versions, is_by_hand, is_older
from stores.documents.formats import edits
from stores.documents.formats.edits import AnyMerged, Edit
from stores.documents.records import MEMORY_MD, Page, Stamp

MOST_BYTES, MOST_LINES, LONGEST_LINE = LARGEST_DOCUMENT, 2_000, 100_000
"""What a person's file may be, unless our own text is large itself: then it may be twice that."""


_SEVERAL = 3
"""Entries of which nobody takes out all and types as good as a whole other file."""


class Verdict(StrEnum):
    """What to do about a file."""

    OURS = "ours"
    FIRST = "first"
    STALE = "stale"
    LOST = "lost"
    DAMAGED = "damaged"
    KEPT = "kept"
    EDIT = "edit"
    UNREAD = "unread"
    BUSY = "busy"


@dataclass(frozen=True, slots=True)
class Sight:
    """A file as it was seen, the record it was held against, and what follows."""

    name: str
    record: Page
    glance: Glance
    verdict: Verdict
    reason: str = ""
    edit: Edit | None = None
    aside: str = ""
    """The name under which a text was put beside the file."""
    folder: str | None = None

    @property
    def stamp(self) -> Stamp:
        """Where the file lies, and when it was saved."""
        signature = self.glance.known.signature
        return self.folder, signature[2] if signature else None

    @property
    def held(self) -> bool:
        """Whether the file is left alone, and our text waits."""
        return self.verdict in (Verdict.BUSY, Verdict.UNREAD)


@dataclass(frozen=True, slots=True)
class Standing:
    """What we know of a document: its record, and the text that was last published in this very folder."""

    record: Page
    base: bytes | None
    met: bool = True
    """False where this folder never got the document: what it lacks then tells nothing."""
    known_user: bool = True
    folder: str | None = None
    elsewhere: bool = False
    """The newest text was given to another folder: what stands here may lag behind, and we do not know how far."""
    key: bytes = b""
    """To the digests of the texts it had before."""

    @property
    def versions(self) -> Versions:
        return Versions(self.record.earlier or b"", self.key)

    def held(self, glance: Glance) -> frozenset[str]:
        """The lines of a file that once stood in the document."""
        return self.versions.held(glance.data or b"")


def judge(name: str, standing: Standing, glance: Glance, *, give_way: Callable[[], None] = lambda: None) -> Sight:
    """The meaning of one file; reading a long edit gives way to others now and then."""
    return judge_at_once(name, standing, glance) or replace(
        _judge_edit(name, standing, glance, give_way), folder=standing.folder
    )


def judge_at_once(name: str, standing: Standing, glance: Glance) -> Sight | None:
    """The same where a comparison tells it; None for an edit, which must be read."""
    verdict, reason = _compare(name, standing, glance)
    if verdict is Verdict.EDIT:
        return None
    return Sight(name, standing.record, glance, verdict, reason, folder=standing.folder)


def _compare(name: str, standing: Standing, glance: Glance) -> tuple[Verdict, str]:
    record, base, data = standing.record, standing.base, glance.data
    current = record.current or None
    if glance.problem:
        return Verdict.UNREAD, glance.problem
    if data is None and base is None and record.published is None:
        return Verdict.FIRST, ""
    if data is not None and data == base and current is None and name != MEMORY_MD and standing.known_user:
        return Verdict.STALE, ""
    if data == current or (data in (base, record.published) and data is not None) or _is_begun(name, standing, data):
        return Verdict.OURS, ""
    if absence.is_blank(data) and not absence.is_blank(current):
        return Verdict.LOST, f"{name} was {'missing' if data is None else 'empty'}"
    data = data or b""
    if b"\0" in data and current is not None:
        return Verdict.DAMAGED, f"{name} was damaged"
    if problem := _too_much(data, current or b""):
        return Verdict.UNREAD, problem
    if not standing.met and current is not None:
        return Verdict.KEPT, f"{name} was not written by this machine"
    if standing.elsewhere:
        if standing.versions.versions_back(data):
            return Verdict.OURS, ""
        return Verdict.KEPT, f"{name} was changed after another folder of the database was given a newer one"
    return Verdict.EDIT, ""


def _judge_edit(name: str, standing: Standing, glance: Glance, give_way: Callable[[], None]) -> Sight:
    text, record = edits.readable(glance.data or b""), standing.record
    ours = [decode(one) for one in (standing.base, record.current) if one]
    if any(absence.is_doubled(one, text) for one in ours):
        return Sight(name, record, glance, Verdict.LOST, f"{name} held its text more than once")
    text = absence.without_copies(ours[-1], text) if ours else text
    merged = edits.merge(name, standing.base, record.current, text)
    removed = len(merged.changes.removed)
    known = ours if removed else []
    if any(absence.is_piece(one, text) for one in known):
        return Sight(name, record, glance, Verdict.LOST, f"{name} was cut off")
    if why := _is_old(name, standing, glance, merged):
        return Sight(name, record, glance, Verdict.KEPT, f"{name} was {why}")
    if any(absence.lacks_its_end(one, text) for one in known):
        return Sight(name, record, glance, Verdict.KEPT, f"{name} had lost its last sections")
    if absence.is_undecided(text):
        return Sight(name, record, glance, Verdict.KEPT, f"{name} held both sides of a merge")
    entries = edits.count(name, known[0]) if known else 0
    if known and absence.is_reshaped(known[0], text, entries, edits.standing_still(name, merged, text)):
        return Sight(name, record, glance, Verdict.KEPT, f"{name} had lost the form of its entries")
    if known and not absence.is_still(known[0], text, entries, removed, standing.held(glance)):
        return Sight(name, record, glance, Verdict.KEPT, f"{name} had lost most of its entries and its shape")
    if removed == entries >= _SEVERAL and _is_anothers(standing, known[0], text, glance):
        return Sight(name, record, glance, Verdict.KEPT, f"{name} had other entries only, as the file of somebody else")
    return Sight(name, record, glance, Verdict.EDIT, edit=edits.read(merged, give_way))


def _is_old(name: str, standing: Standing, glance: Glance, merged: AnyMerged) -> str:
    """Why a text is older than what it seems to change; empty where a person made it of the newest one."""
    record, data, signature = standing.record, glance.data or b"", glance.known.signature
    changes = merged.changes
    lost, gained = len(changes.removed) + len(changes.changed), len(changes.added)
    if not lost + gained:
        return ""
    unseen = record.folder == standing.folder and is_older(signature, record.saved_at)
    back = standing.versions.versions_back(data)
    if back and (unseen or not is_by_hand(back, lost, gained)) and (unseen or edits.count(name, decode(data))):
        return "an earlier version"
    if gained and not back and standing.versions.brings_back(record.current or b"", data):
        return "made of a version from before an erasure"
    return "saved before the newest version" if unseen and lost else ""


def _is_anothers(standing: Standing, known: str, text: str, glance: Glance) -> bool:
    """Whether a text has the form that we write and no line of this user's, now or before: nobody's edit is like that,
    and another user's file is."""
    return absence.is_foreign(known, text) and not standing.held(glance)


def _is_begun(name: str, standing: Standing, data: bytes | None) -> bool:
    """A daily note with any part of the addition that a kill cut short."""
    current = standing.record.current
    if name == MEMORY_MD or data is None or current is None:
        return False
    return data.startswith(standing.base or b"") and current.startswith(data.rstrip(b"\0"))


def _too_much(data: bytes, ours: bytes) -> str:
    """Why a file is no memory that a person could have written; empty where it may be one."""
    for count, most, what in (
        (len, MOST_BYTES, "it has {:,} bytes"),
        (_lines, MOST_LINES, "it has {:,} lines"),
        (_longest, LONGEST_LINE, "a line of it has {:,} bytes"),
    ):
        found = count(data)
        if found > most and found > (most := max(most, 2 * count(ours))):
            return f"{what.format(found)}, and at most {most:,} are read"
    return ""


def _lines(data: bytes) -> int:
    return max(data.count(b"\n"), data.count(b"\r"))


def _longest(data: bytes) -> int:
    return max(map(len, data.replace(b"\r", b"\n").split(b"\n")))

"""What a file in the place of a document means: ours, a person's edit, an accident, or nothing that can be read.

Judging needs neither the disk nor the database, so it is done before a transaction, however long a file is.
"""

from dataclasses import dataclass
from enum import StrEnum

from stores.documents import absence, edits
from stores.documents.edits import AnyMerged
from stores.documents.pages import MEMORY_MD, Page, decode
from stores.documents.watch import Glance

MOST_BYTES, MOST_LINES, LONGEST_LINE = 2 * 2**20, 5_000, 100_000
"""What a person's file may be, unless our own text is large itself: then it may be twice that."""


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
    merged: AnyMerged | None = None
    aside: str = ""
    """The name under which a text was put beside the file."""

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


def judge(name: str, standing: Standing, glance: Glance) -> Sight:
    """The meaning of one file."""
    verdict, reason, merged = _judge(name, standing, glance)
    return Sight(name, standing.record, glance, verdict, reason, merged)


def _judge(name: str, standing: Standing, glance: Glance) -> tuple[Verdict, str, AnyMerged | None]:
    record, base, data = standing.record, standing.base, glance.data
    current = record.current or None
    if glance.problem:
        return Verdict.UNREAD, glance.problem, None
    if data is None and base is None and record.published is None:
        return Verdict.FIRST, "", None
    if data is not None and data == base and current is None and name != MEMORY_MD and standing.known_user:
        return Verdict.STALE, "", None
    if data == current or (data in (base, record.published) and data is not None) or _is_begun(name, standing, data):
        return Verdict.OURS, "", None
    if absence.is_blank(data) and not absence.is_blank(current):
        return Verdict.LOST, f"{name} was {'missing' if data is None else 'empty'}", None
    data = data or b""
    if b"\0" in data and current is not None:
        return Verdict.DAMAGED, f"{name} was damaged", None
    if problem := _too_much(data, current or b""):
        return Verdict.UNREAD, problem, None
    if not standing.met and current is not None:
        return Verdict.KEPT, f"{name} was not written by this machine", None
    return _judge_edit(name, standing, data)


def _judge_edit(name: str, standing: Standing, data: bytes) -> tuple[Verdict, str, AnyMerged | None]:
    text, record = edits.readable(data), standing.record
    merged = edits.merge(name, standing.base, record.current, text)
    removed = len(merged.changes.removed)
    if removed:
        known = [decode(one) for one in (standing.base, record.current) if one]
        if any(absence.is_piece(one, text) for one in known):
            return Verdict.LOST, f"{name} was cut off", None
        if known and not absence.is_still(known[0], text, edits.count(name, known[0]), removed):
            return Verdict.KEPT, f"{name} had lost most of its entries and its shape", None
    return Verdict.EDIT, "", merged


def _is_begun(name: str, standing: Standing, data: bytes | None) -> bool:
    """A daily note with any part of the addition that a kill cut short."""
    current = standing.record.current
    if name == MEMORY_MD or data is None or current is None:
        return False
    return data.startswith(standing.base or b"") and current.startswith(data.rstrip(b"\0"))


def _too_much(data: bytes, ours: bytes) -> str:
    """Why a file is no memory that a person could have written; empty where it may be one."""
    bounds = zip(_measures(data), _measures(ours), (MOST_BYTES, MOST_LINES, LONGEST_LINE), strict=True)
    words = ("it has {:,} bytes, and at most {:,} are read", "it has {:,} lines, and at most {:,} are read",
             "a line of it has {:,} bytes, and at most {:,} are read")  # fmt: skip
    for said, (size, usual, most) in zip(words, bounds, strict=True):
        if size > max(most, 2 * usual):
            return said.format(size, max(most, 2 * usual))
    return ""


def _measures(data: bytes) -> tuple[int, int, int]:
    lines = data.replace(b"\r", b"\n").split(b"\n")
    return len(data), len(lines), max(map(len, lines))

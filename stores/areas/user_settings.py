"""What a user decides for themselves: pause, resume, timezone, and the text of their documents."""

from datetime import date

from stores.disk.encoding import decode, encode
from stores.documents.formats.edits import merge, readable
from stores.documents.formats.memory_md import template
from stores.documents.records import MEMORY_MD, daily_name
from stores.errors import InvalidInput
from stores.records import Code, Receipt, Status
from stores.write import take_in_edits
from stores.write.checks import gate
from stores.write.remember import rejected
from stores.write.unit_of_work import UnitOfWork
from stores.zones import is_zone

CHANGED = "the document has changed since it was read"


def save_document(unit: UnitOfWork, *, text: str, day: date | None = None, base: str | None = None) -> Receipt:
    """A person's edit of a document that did not come through the file; with a `base`, of that text and no other."""
    refused = gate.check_unicode(text)
    if refused:
        return rejected(refused.reason, refused.code)
    if base is not None and base != _text(unit, day) and (base or _is_written(unit, day)):
        return rejected(CHANGED, Code.CHANGED_SINCE)
    before = unit.pages.snapshot()
    with unit.batch(take_in_edits.ACTOR) as batch:
        take_in_edits.save(unit, text, day)
    if unit.pages.snapshot()[0] == before[0]:
        return Receipt(Status.UNCHANGED)
    # Free words of MEMORY.md make no event; undo brings them back all the same.
    return Receipt(Status.UPDATED, batch=batch.id if day is None or batch.changes else None)


def merged_document(unit: UnitOfWork, *, base: str, text: str, day: date | None = None) -> tuple[str, str]:
    """The document as it is, and a person's edit of an older text with what has changed since; nothing is written."""
    name = MEMORY_MD if day is None else daily_name(day)
    merged = merge(name, encode(base), unit.pages[name].current, readable(encode(text)))
    return _text(unit, day), merged.text


def _is_written(unit: UnitOfWork, day: date | None) -> bool:
    """Whether a document says more than a new one does, which nobody has seen yet."""
    return _text(unit, day) not in ("", "" if day else template())


def _text(unit: UnitOfWork, day: date | None) -> str:
    return decode(unit.pages[MEMORY_MD if day is None else daily_name(day)].current or b"")


def switch(unit: UnitOfWork, *, enabled: bool) -> Receipt:
    """Pause or resume the user's memory."""
    if unit.user.enabled == enabled:
        return Receipt(Status.UNCHANGED, reason="memory is on" if enabled else "memory is paused")
    unit.set_user(memory_enabled=enabled)
    unit.note("resumed" if enabled else "paused")
    return Receipt(Status.UPDATED, reason="memory is on" if enabled else "memory is paused")


def set_timezone(unit: UnitOfWork, *, timezone: str) -> None:
    if not is_zone(timezone):
        raise InvalidInput(f"{str(timezone)[:60]!r} is no IANA time zone; use a name such as Europe/Kyiv")
    unit.set_user(timezone=timezone)

"""What a user decides for themselves: pause, resume, timezone, and the text of their documents."""

from datetime import date

from stores.errors import InvalidInput
from stores.records import Receipt, Status
from stores.write import gate, take_in_edits
from stores.write.remember import rejected
from stores.write.unit_of_work import UnitOfWork
from stores.zones import is_zone


def save_document(unit: UnitOfWork, *, text: str, day: date | None = None) -> Receipt:
    """A person's edit of a document that did not come through the file."""
    refused = gate.check_unicode(text)
    if refused:
        return rejected(refused.reason, refused.code)
    before = unit.pages.snapshot()
    take_in_edits.save(unit, text, day)
    unchanged = unit.pages.snapshot()[0] == before[0]
    return Receipt(Status.UNCHANGED if unchanged else Status.UPDATED)


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

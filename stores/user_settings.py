"""What a user decides for themselves: pause, resume, timezone, and the text of their documents."""

from datetime import date

from stores.errors import InvalidInput
from stores.records import Receipt, Status
from stores.write import gate, take_in_edits
from stores.write.remember import rejected
from stores.write.unit_of_work import Ledger
from stores.zones import is_zone


def save_document(ledger: Ledger, *, text: str, day: date | None = None) -> Receipt:
    """A person's edit of a document that did not come through the file."""
    refused = gate.check_unicode(text)
    if refused:
        return rejected(refused.reason, refused.code)
    before = ledger.pages.snapshot()
    take_in_edits.save(ledger, text, day)
    unchanged = ledger.pages.snapshot()[0] == before[0]
    return Receipt(Status.UNCHANGED if unchanged else Status.UPDATED)


def switch(ledger: Ledger, *, enabled: bool) -> Receipt:
    """Pause or resume the user's memory."""
    if ledger.user.enabled == enabled:
        return Receipt(Status.UNCHANGED, reason="memory is on" if enabled else "memory is paused")
    ledger.set_user(memory_enabled=enabled)
    ledger.note("resumed" if enabled else "paused")
    return Receipt(Status.UPDATED, reason="memory is on" if enabled else "memory is paused")


def set_timezone(ledger: Ledger, *, timezone: str) -> None:
    if not is_zone(timezone):
        raise InvalidInput(f"{str(timezone)[:60]!r} is no IANA time zone; use a name such as Europe/Kyiv")
    ledger.set_user(timezone=timezone)

"""How long what goes by itself is kept: as the user chose, else as the settings say."""

from dataclasses import replace
from datetime import datetime, timedelta

from stores.errors import InvalidInput
from stores.records import Receipt, Status
from stores.write.unit_of_work import UnitOfWork

LONGEST = 3650
"""Days that a user may choose."""


def note_days(unit: UnitOfWork) -> timedelta:
    return timedelta(days=unit.user.note_days or unit.settings.daily_retention_days)


def message_days(unit: UnitOfWork) -> timedelta:
    return timedelta(days=unit.user.message_days or unit.settings.message_retention_days)


def expiry(unit: UnitOfWork) -> datetime:
    """Until when a line of a daily note that is written now can be found."""
    return unit.now + note_days(unit)


def set_retention(unit: UnitOfWork, *, notes: int | None, messages: int | None) -> Receipt:
    """Keep daily notes and conversations of this user for so many days; None: as long as the settings say."""
    for days in (notes, messages):
        if days is not None and not 1 <= days <= LONGEST:
            raise InvalidInput(f"choose between 1 and {LONGEST} days, or none for the server's own choice")
    if (notes, messages) == (unit.user.note_days, unit.user.message_days):
        return Receipt(Status.UNCHANGED)
    unit.set_user(note_days=notes, message_days=messages)
    for memory in unit.notes():
        if memory.created_at and memory.expires_at:
            unit.amend(replace(memory, expires_at=memory.created_at + note_days(unit)))
    unit.note("retention_changed", after={"notes": notes, "messages": messages})
    return Receipt(Status.UPDATED)

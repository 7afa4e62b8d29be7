"""Before a user's calls run, rows and records are brought in line with what was seen of their files."""

import logging

from stores.disk.encoding import encode
from stores.documents.files.inspection import Look
from stores.documents.files.verdicts import Sight, Verdict
from stores.documents.formats import memory_md
from stores.documents.records import MEMORY_MD
from stores.write import take_in_edits
from stores.write.queue.jobs import Ahead
from stores.write.unit_of_work import UnitOfWork

_log = logging.getLogger(__name__)
_AGAIN = "it was written again from the database, and nothing was forgotten"
_SAID = {
    Verdict.LOST: _AGAIN,
    Verdict.DAMAGED: _AGAIN + "; what was left of it is {aside}",
    Verdict.KEPT: _AGAIN + "; what stood there is {aside}: choose",
    Verdict.UNREAD: "it stays as it is and is not read, see {aside}",
}
"""What the audit and the log say of a file that is neither ours nor an edit."""


def bring_in_line(unit: UnitOfWork, look: Look, ahead: Ahead | None = None) -> bool:
    """Take in what a person did; False, with nothing done, where the records have moved on since the look."""
    pages = unit.pages
    if any(pages[name] != sight.record for name, sight in look.sights.items()):
        return False
    if pages.pending() - look.sights.keys():
        return False
    for sight in look.sights.values():
        _carry_out(unit, sight, ahead)
    if pages[MEMORY_MD].current is None:
        pages.put_text(MEMORY_MD, encode(memory_md.template()))
    return True


def _carry_out(unit: UnitOfWork, sight: Sight, ahead: Ahead | None) -> None:
    name, on_disk = sight.name, sight.glance.data
    if sight.verdict is Verdict.FIRST:
        return
    if sight.verdict is Verdict.STALE:
        unit.pages.put_text(name, b"")
    if sight.edit is not None and not (ahead and ahead.edit is sight.edit and unit.take_over(ahead.unit)):
        take_in_edits.take_in(unit, name, sight.edit)
    if sight.verdict in _SAID:
        _tell(unit, sight)
    if not sight.held:
        unit.pages.seen(name, on_disk, sight.stamp)


def _tell(unit: UnitOfWork, sight: Sight) -> None:
    """The audit and the log say what became of a file that nobody edited."""
    if sight.verdict is Verdict.UNREAD and not sight.aside:
        return
    told = _SAID[sight.verdict].format(aside=sight.aside)
    operation = "unread" if sight.held else "restored"
    with unit.batch(take_in_edits.ACTOR):
        unit.note(operation, reason=f"{sight.reason}; {told}", source=sight.name)
    _log.warning("Of a user's documents: %s; %s", sight.reason, told)

"""A person's edit of a document, taken in as changes to the rows. The person wins, always."""

from dataclasses import replace
from datetime import date
from typing import cast
from uuid import uuid4

from stores.disk.encoding import encode
from stores.documents.formats import daily_md, memory_md
from stores.documents.formats.changes import Changes
from stores.documents.formats.edits import Edit, Secrets, merge, read, readable
from stores.documents.records import MEMORY_MD, daily_name
from stores.keys import normalise_key
from stores.labels import own_key
from stores.records import Author, Durability, Memory, State
from stores.write.checks import tombstones
from stores.write.daily_lines import retract_told
from stores.write.steering.retention import expiry
from stores.write.unit_of_work import UnitOfWork

ACTOR = "file"
_SOURCE = "file edit"


_MANY = 20
"""Changes from which on reading all rows of the user at once is cheaper than asking for each."""


def save(unit: UnitOfWork, text: str, day: date | None = None) -> None:
    """Take in an edit that was made on the current text, wherever that was shown."""
    name = MEMORY_MD if day is None else daily_name(day)
    page = unit.pages[name]
    take_in(unit, name, read(merge(name, page.current, page.current, readable(encode(text)))))
    unit.pages.seen(name, page.published)


def take_in(unit: UnitOfWork, name: str, edit: Edit) -> None:
    """A changed line is an update, a new one a memory, a missing one forgotten; the text stands as it was merged."""
    day = daily_md.day_of(name.rpartition("/")[2])
    changes = edit.merged.changes
    with unit.batch(ACTOR):
        if len(changes.added) + len(changes.changed) + len(changes.removed) > _MANY:
            unit.hold_everything()
        if day is None:
            _take_in_durable(unit, cast(Changes[memory_md.Entry], changes), edit.secrets)
        else:
            _take_in_daily(unit, day, cast(Changes[daily_md.DailyEntry], changes), edit.secrets)
        unit.pages.put_text(name, encode(edit.merged.text))


def _take_in_durable(unit: UnitOfWork, changes: Changes[memory_md.Entry], secrets: Secrets) -> None:
    for entry in changes.removed:
        _forget(unit, _durable(unit, entry))
    for old, new in changes.changed:
        if (new.key, new.value) in secrets:
            _forget(unit, _durable(unit, old))
        else:
            _change(unit, _durable(unit, old), new)
    for entry in changes.added:
        if (entry.key, entry.value) not in secrets:
            _add(unit, entry)


def _take_in_daily(unit: UnitOfWork, day: date, changes: Changes[daily_md.DailyEntry], secrets: Secrets) -> None:
    for entry in changes.removed:
        _forget(unit, _of_day(unit, day, entry))
    for old, new in changes.changed:
        if (new.key, new.value) in secrets:
            _forget(unit, _of_day(unit, day, old))
        else:
            _change_daily(unit, _of_day(unit, day, old), day, new)
    for entry in changes.added:
        if (entry.key, entry.value) not in secrets:
            _add_daily(unit, day, entry)


def _durable(unit: UnitOfWork, entry: memory_md.Entry) -> Memory | None:
    named = unit.find(entry.kind, entry.key, entry.category, daily=False)
    # Typed by a person before labels were read in their language: under the label's own words.
    return named or (unit.find(entry.kind, own, entry.category, daily=False) if (own := own_key(entry.key)) else None)


def _of_day(unit: UnitOfWork, day: date, entry: daily_md.DailyEntry) -> Memory | None:
    noted = unit.noted(day, entry.kind, entry.key)
    found = sorted(noted, key=lambda memory: (memory.created_at or unit.now, memory.id))
    exact = [memory for memory in found if memory.value == entry.value]
    return next(iter(exact or found), None)


def _forget(unit: UnitOfWork, memory: Memory | None) -> None:
    if memory is not None:
        reason = "removed in the file"
        unit.put(replace(memory, state=State.FORGOTTEN), "forgotten", before=memory, source=_SOURCE, reason=reason)
        tombstones.lay(unit, memory)
        if memory.durability is Durability.DURABLE:
            retract_told(unit, memory, reason=reason, source=_SOURCE)


def _change(unit: UnitOfWork, memory: Memory | None, entry: memory_md.Entry) -> None:
    if memory is None:
        _add(unit, entry)
        return
    if entry.key != memory.key and _durable(unit, entry) is not None:
        _forget(unit, memory)
        _add(unit, entry)
        return
    details = {name: value for name, value in memory.details.items() if name != "pinned"}
    new = replace(
        memory,
        key=normalise_key(entry.key),
        value=entry.value,
        category=entry.category,
        details=details | ({"pinned": True} if entry.pinned else {}),
        state=State.ACTIVE,
    )
    unit.put(_typed(new), "updated", before=memory, reason="changed in the file")
    tombstones.lift(unit, new)


def _add(unit: UnitOfWork, entry: memory_md.Entry) -> None:
    standing = _durable(unit, entry)
    lost = (memory for memory in unit.lost(entry.kind, entry.key) if _same_slot(memory, entry))
    old = standing or next((memory for memory in lost if memory.value == entry.value), None)
    if old is not None:
        _change(unit, old, entry)
        return
    memory = Memory(
        id=str(uuid4()),
        key=normalise_key(entry.key),
        value=entry.value,
        category=entry.category,
        kind=entry.kind,
        details={"pinned": True} if entry.pinned else {},
    )
    unit.put(_typed(memory), "stored", reason="added in the file")
    tombstones.lift(unit, memory)


def _change_daily(unit: UnitOfWork, memory: Memory | None, day: date, entry: daily_md.DailyEntry) -> None:
    if memory is None:
        _add_daily(unit, day, entry)
    else:
        details = {name: value for name, value in memory.details.items() if name != "points"}
        new = replace(memory, key=normalise_key(entry.key), value=entry.value, details=details)
        unit.put(_typed(new), "updated", before=memory, reason="changed in the file")


def _add_daily(unit: UnitOfWork, day: date, entry: daily_md.DailyEntry) -> None:
    memory = Memory(
        id=str(uuid4()),
        key=normalise_key(entry.key),
        value=entry.value,
        category=entry.category,
        kind=entry.kind,
        durability=Durability.DAILY,
        day=day,
        details={"section": entry.section},
        expires_at=expiry(unit),
    )
    unit.put(_typed(memory), "stored", reason="added in the file")


def _same_slot(memory: Memory, entry: memory_md.Entry) -> bool:
    return memory.durability is Durability.DURABLE and (memory.kind != "fact" or memory.category == entry.category)


def _typed(memory: Memory) -> Memory:
    """A person's own words, sure as they are."""
    return replace(memory, author=Author.FILE, source=_SOURCE, confidence=1.0)

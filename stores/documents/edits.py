"""A person's edit of a document, taken in as changes to the rows. The person wins, always."""

from dataclasses import replace
from datetime import date, timedelta
from uuid import uuid4

from stores import tombstones
from stores.documents import daily_md, memory_md
from stores.documents.notes import retract_told
from stores.documents.pages import MEMORY_MD, daily_name, decode, encode
from stores.gate import normalise_key, tells_secret
from stores.ledger import Ledger
from stores.records import Author, Durability, Memory, State

ACTOR = "file"
_SOURCE = "file edit"


def save(ledger: Ledger, text: str, day: date | None = None) -> None:
    """Take in an edit that was made on the current text, wherever that was shown."""
    name = MEMORY_MD if day is None else daily_name(day)
    page = ledger.pages[name]
    ledger.pages.rebase(name)
    if day is None:
        take_in_memory_md(ledger, encode(text))
    else:
        take_in_daily(ledger, day, encode(text))
    ledger.pages.seen(name, page.published)


def take_in_memory_md(ledger: Ledger, on_disk: bytes) -> None:
    """Merge an edited MEMORY.md: a changed line is an update, a new one a memory, a missing one forgotten."""
    page = ledger.pages[MEMORY_MD]
    ours = ledger.pages.memory_md
    base = memory_md.parse(decode(page.published)) if page.published is not None else ours
    merged = memory_md.merge(base, ours, memory_md.parse(decode(on_disk)))
    with ledger.batch(ACTOR):
        for entry in merged.changes.removed:
            _forget(ledger, _durable(ledger, entry))
        for old, new in merged.changes.changed:
            _change(ledger, _durable(ledger, old), new)
        for entry in merged.changes.added:
            _add(ledger, entry)
        ledger.pages.put_text(MEMORY_MD, encode(merged.text))
        ledger.pages.seen(MEMORY_MD, on_disk)


def take_in_daily(ledger: Ledger, day: date, on_disk: bytes) -> None:
    """Merge an edited daily note in the same way; our own lines written since stay appended."""
    name = daily_name(day)
    page = ledger.pages[name]
    ours = decode(page.current or b"")
    base = decode(page.published) if page.published is not None else ours
    merged = daily_md.merge(base, ours, decode(on_disk))
    with ledger.batch(ACTOR):
        for entry in merged.changes.removed:
            _forget(ledger, _of_day(ledger, day, entry))
        for old, new in merged.changes.changed:
            _change_daily(ledger, _of_day(ledger, day, old), day, new)
        for entry in merged.changes.added:
            _add_daily(ledger, day, entry)
        ledger.pages.put_text(name, encode(merged.text))
        ledger.pages.seen(name, on_disk)


def _durable(ledger: Ledger, entry: memory_md.Entry) -> Memory | None:
    return ledger.find(entry.kind, entry.key, entry.category, daily=False)


def _of_day(ledger: Ledger, day: date, entry: daily_md.DailyEntry) -> Memory | None:
    def is_it(memory: Memory) -> bool:
        return (memory.kind, memory.key) == (entry.kind, entry.key) and memory.state is State.ACTIVE

    found = [memory for memory in ledger.daily(day) if is_it(memory)]
    exact = [memory for memory in found if memory.value == entry.value]
    return next(iter(exact or found), None)


def _forget(ledger: Ledger, memory: Memory | None) -> None:
    if memory is not None:
        reason = "removed in the file"
        ledger.put(replace(memory, state=State.FORGOTTEN), "forgotten", before=memory, source=_SOURCE, reason=reason)
        tombstones.lay(ledger, memory)
        if memory.durability is Durability.DURABLE:
            retract_told(ledger, memory, reason=reason, source=_SOURCE)


def _change(ledger: Ledger, memory: Memory | None, entry: memory_md.Entry) -> None:
    if memory is None:
        _add(ledger, entry)
        return
    if tells_secret(entry.value, entry.key):
        _forget(ledger, memory)
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
    ledger.put(_typed(new), "updated", before=memory, reason="changed in the file")
    tombstones.lift(ledger, new)


def _add(ledger: Ledger, entry: memory_md.Entry) -> None:
    if tells_secret(entry.value, entry.key):
        return
    standing = _durable(ledger, entry)
    lost = (memory for memory in ledger.lost(entry.kind, entry.key) if _same_slot(memory, entry))
    old = standing or next((memory for memory in lost if memory.value == entry.value), None)
    if old is not None:
        _change(ledger, old, entry)
        return
    memory = Memory(
        id=str(uuid4()),
        key=normalise_key(entry.key),
        value=entry.value,
        category=entry.category,
        kind=entry.kind,
        details={"pinned": True} if entry.pinned else {},
    )
    ledger.put(_typed(memory), "stored", reason="added in the file")
    tombstones.lift(ledger, memory)


def _change_daily(ledger: Ledger, memory: Memory | None, day: date, entry: daily_md.DailyEntry) -> None:
    if memory is None:
        _add_daily(ledger, day, entry)
    elif tells_secret(entry.value, entry.key):
        _forget(ledger, memory)
    else:
        details = {name: value for name, value in memory.details.items() if name != "points"}
        new = replace(memory, key=normalise_key(entry.key), value=entry.value, details=details)
        ledger.put(_typed(new), "updated", before=memory, reason="changed in the file")


def _add_daily(ledger: Ledger, day: date, entry: daily_md.DailyEntry) -> None:
    if tells_secret(entry.value, entry.key):
        return
    memory = Memory(
        id=str(uuid4()),
        key=normalise_key(entry.key),
        value=entry.value,
        category=entry.category,
        kind=entry.kind,
        durability=Durability.DAILY,
        day=day,
        details={"section": entry.section},
        expires_at=ledger.now + timedelta(days=ledger.settings.daily_retention_days),
    )
    ledger.put(_typed(memory), "stored", reason="added in the file")


def _same_slot(memory: Memory, entry: memory_md.Entry) -> bool:
    return memory.durability is Durability.DURABLE and (memory.kind != "fact" or memory.category == entry.category)


def _typed(memory: Memory) -> Memory:
    """A person's own words, sure as they are."""
    return replace(memory, author=Author.FILE, source=_SOURCE, confidence=1.0)

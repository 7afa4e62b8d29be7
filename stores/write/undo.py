"""Take a batch back: every memory it touched returns to what it was, and MEMORY.md to the same bytes."""

from dataclasses import fields, replace
from typing import Any

from sqlalchemy import RowMapping, func, select

from stores.database import imported_rows, imported_turns, schema
from stores.database.rows import from_json
from stores.disk.encoding import decode, encode
from stores.documents.formats.patches import Patch, unpatch
from stores.documents.records import MEMORY_MD
from stores.records import Code, Durability, Memory, Receipt, State, Status
from stores.write.checks import tombstones
from stores.write.daily_lines import append_memory, append_retraction
from stores.write.unit_of_work import UnitOfWork

_IMPORT = "import"
"""Who brought what may be brought once more: no words of the user stay behind it."""
_PASSING = ("updated_at", "recalled_at", "recalls", "revision")
"""What a memory has that no change is about."""


def undo(unit: UnitOfWork, batch: str | None = None, *, actor: str = "user") -> Receipt:
    """Undo the named batch, or the newest one that changed a memory and is not itself an undo."""
    unit.must_be_alone()
    found = _batch(unit, batch)
    if found is None:
        reason = "there is nothing to undo" if batch is None else "no batch of this user has that id"
        code = Code.NOTHING_TO_UNDO if batch is None else Code.UNKNOWN
        return Receipt(Status.UNCHANGED if batch is None else Status.REJECTED, reason=reason, code=code)
    if found["undone_by"]:
        return Receipt(Status.UNCHANGED, reason="this batch has been undone already", code=Code.UNDONE)
    text = unit.pages.text_before()
    with unit.batch(actor, undoes=found["id"]) as ours:
        back, kept = _take_back(unit, found["id"], learned=found["actor"] != _IMPORT)
        turns = _take_back_turns(unit, found["id"])
        if text is not None and found["patch"] and not kept:
            exact = unpatch(decode(text), Patch.from_json(found["patch"]))
            if exact is not None:
                unit.pages.put_text(MEMORY_MD, encode(exact))
    if not back and kept and not turns:
        reason = "everything in this batch has changed since"
        return Receipt(Status.REJECTED, reason=reason, code=Code.CHANGED_SINCE, counts={"kept": kept})
    reason = f"{kept} changed since and stay as they are" if kept else ""
    counts = {"restored": len(back), "kept": kept, **turns}
    only = back[0] if len({one.id for one in back}) == 1 else None
    return Receipt(Status.UPDATED, reason=reason, batch=ours.id, memory=only, counts=counts)


def take_back(unit: UnitOfWork, event_id: int, *, actor: str = "user") -> Receipt:
    """Take back one change of one memory: what it changed is as before it; what other changes did to the rest stays."""
    table = schema.events
    mine = (table.c.user_id == unit.user.id) & (table.c.id == event_id)
    row = unit.connection.execute(select(table).where(mine, table.c.after.is_not(None))).mappings().first()
    now = unit.get(row["memory_id"]) if row and row["memory_id"] else None
    if row is None or now is None:
        return Receipt(Status.REJECTED, reason="there is no such change to take back", code=Code.UNKNOWN)
    wanted = _without(now, from_json(row["before"]) if row["before"] else None, from_json(row["after"]))
    if _same_state(now, wanted):
        return Receipt(Status.UNCHANGED, reason="it is as it was before this change", code=Code.UNDONE, memory=now)
    taken = unit.find(wanted.kind, wanted.key, wanted.category, daily=False)
    if wanted.state is not State.FORGOTTEN and taken and taken.id != wanted.id:
        reason = "another memory has its key now; forget that one first"
        return Receipt(Status.REJECTED, reason=reason, code=Code.TAKEN, similar=(taken,))
    with unit.batch(actor) as batch:
        memory = unit.put(wanted, "undone", before=now, source=now.source)
        _show_again(unit, now, memory)
        _mind(unit, now, memory, learned=True)
    return Receipt(Status.UPDATED, batch=batch.id, memory=memory)


def _without(now: Memory, before: Memory | None, after: Memory) -> Memory:
    """A memory as it is, but for what one change did to it."""
    if before is None:
        return replace(now, state=State.FORGOTTEN)
    names = [one.name for one in fields(Memory) if one.name not in _PASSING]
    changed = {name: getattr(before, name) for name in names if getattr(before, name) != getattr(after, name)}
    details = dict(now.details)
    for name in {*before.details, *after.details}:
        if before.details.get(name) != after.details.get(name):
            details.pop(name, None)
            details |= {name: before.details[name]} if name in before.details else {}
    return replace(now, **changed | {"details": details})


def _batch(unit: UnitOfWork, batch: str | None) -> RowMapping | None:
    table = schema.batches
    query = select(table).where(table.c.user_id == unit.user.id)
    if batch is not None:
        query = query.where(table.c.id == batch)
    else:
        changed = (table.c.changes > 0) | imported_turns.brought_by(table.c.id)
        query = query.where(changed, table.c.undoes.is_(None), table.c.undone_by.is_(None))
        newest = select(schema.events.c.batch).where(schema.events.c.user_id == unit.user.id)
        query = query.where(table.c.id.in_(newest)).order_by(_last_event(table.c.id).desc())
    return unit.connection.execute(query.limit(1)).mappings().first()


def _last_event(batch_id: Any) -> Any:
    return select(func.max(schema.events.c.id)).where(schema.events.c.batch == batch_id).scalar_subquery()


def _take_back(unit: UnitOfWork, batch: str, *, learned: bool) -> tuple[list[Memory], int]:
    """Undo the changes of a batch; what was `learned` from words may not return from them."""
    events = schema.events
    query = (
        select(events.c.before, events.c.after)
        .where(events.c.user_id == unit.user.id, events.c.batch == batch, events.c.memory_id.is_not(None))
        .order_by(events.c.id.desc())
    )
    back: list[Memory] = []
    kept = 0
    for before, after in unit.connection.execute(query).all():
        if after is None:
            continue
        if restored := _restore(unit, from_json(after), from_json(before) if before else None, learned=learned):
            back.insert(0, restored)
        else:
            kept += 1
    return back, kept


def _take_back_turns(unit: UnitOfWork, batch: str) -> dict[str, int]:
    """The turns, and whatever else an import brought, go with it."""
    where = unit.connection, unit.user.id, batch
    gone = imported_turns.take_back(*where) | imported_rows.take_back(*where)
    if gone:
        unit.mark_erased()
        unit.note("import_undone", after=gone)
    return gone


def _restore(unit: UnitOfWork, after: Memory, before: Memory | None, *, learned: bool) -> Memory | None:
    now = unit.get(after.id)
    if now is None or not _same_state(now, after):
        return None
    if before is None:
        before = replace(after, state=State.FORGOTTEN)
    taken = unit.find(before.kind, before.key, before.category, daily=False)
    if before.state is not State.FORGOTTEN and taken and taken.id != before.id:
        return None
    restored = unit.put(before, "undone", before=now, source=now.source)
    _show_again(unit, now, before)
    _mind(unit, now, before, learned=learned)
    return restored


def _mind(unit: UnitOfWork, undone: Memory, restored: Memory, *, learned: bool) -> None:
    """Nights may learn again what is back, and not what was taken back."""
    if restored.state is not State.FORGOTTEN:
        tombstones.lift(unit, restored)
    if learned:
        tombstones.lay_undone(unit, undone, restored)


def _show_again(unit: UnitOfWork, now: Memory, before: Memory) -> None:
    about = {**now.details, "about": before.details.get("about")}
    if now.durability is Durability.DAILY and _same_state(before, replace(now, details=about)):
        return  # the key of the memory it tells of is not on the line
    if now.durability is Durability.DAILY and now.state is State.ACTIVE:
        append_retraction(unit, now)
    elif now.durability is Durability.DURABLE and now.state is State.ACTIVE:
        unit.pages.hide(now)
    if before.state is State.ACTIVE:
        if before.durability is Durability.DAILY:
            append_memory(unit, before)
        else:
            unit.pages.show(before)


def _same_state(a: Memory, b: Memory) -> bool:
    one, other = (replace(memory, updated_at=None, recalled_at=None, recalls=0, revision=0) for memory in (a, b))
    return one == other

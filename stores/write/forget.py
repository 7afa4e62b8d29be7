"""Forget, merge, erase: the verbs that make memories fewer."""

from dataclasses import replace
from datetime import datetime

from stores.changes import Change, Merger, NewMemory, NewValue, Pin, Proposal, Removal
from stores.keys import check_key, normalise_key
from stores.records import USER_KINDS, Code, Durability, Memory, Receipt, State, Status
from stores.write.checks import tombstones
from stores.write.copies import copies_of, retract_retold
from stores.write.daily_lines import append_retraction, retract_told
from stores.write.earlier_answers import changed_since
from stores.write.erasure import erase as erasure
from stores.write.erasure.erase import Erasable
from stores.write.remember import PAUSED, Refused, locate, rejected, unknown, update, write
from stores.write.steering.pin import pin
from stores.write.unit_of_work import UnitOfWork


def forget(unit: UnitOfWork, wanted: Removal) -> Receipt:
    """Never find this memory again (undo still can); the next night does not learn it back."""
    if not unit.user.enabled:
        return rejected(PAUSED, Code.PAUSED)
    old = locate(unit, wanted.key, wanted.kind, wanted.category)
    if old is None:
        return unknown(wanted.key)
    if changed := changed_since(old, wanted.revision):
        return changed
    gone = forget_memory(unit, old, reason=wanted.reason, asked_at=wanted.asked_at)
    return Receipt(Status.DELETED, memory=gone)


def forget_memory(unit: UnitOfWork, old: Memory, *, reason: str = "", asked_at: datetime | None = None) -> Memory:
    """Forget it with its copies, and take back what daily notes tell of it."""
    copies = copies_of(unit, old)
    gone = forget_one(unit, old, reason, asked_at)
    for copy in copies:
        forget_one(unit, copy, reason, asked_at)
    retract_retold(unit, old, reason=reason)
    return gone


def forget_one(unit: UnitOfWork, old: Memory, reason: str, asked_at: datetime | None = None) -> Memory:
    """Forget it and what daily notes tell of it; its copies stay."""
    gone = unit.put(replace(old, state=State.FORGOTTEN), "forgotten", before=old, reason=reason)
    tombstones.lay(unit, old, asked_at)
    if old.durability is Durability.DAILY:
        append_retraction(unit, old)
        return gone
    if old.state is State.ACTIVE:
        unit.pages.hide(old)
    retract_told(unit, old, reason=reason)
    return gone


def merge(unit: UnitOfWork, wanted: Merger) -> Receipt:
    """Make one memory of several: the first takes the value, the others are forgotten."""
    found = [locate(unit, one, "memory") for one in dict.fromkeys(wanted.ids)]
    if len(found) < 2 or any(memory is None for memory in found):
        return rejected("merging takes the ids of at least two memories that exist; search for them first", Code.MERGE)
    first, *rest = (memory for memory in found if memory)
    if any(memory.kind != first.kind and not {memory.kind, first.kind} <= set(USER_KINDS) for memory in rest):
        return rejected("only memories of one kind can be merged", Code.MERGE)
    for memory in rest:
        unit.put(replace(memory, state=State.FORGOTTEN), "merged", before=memory, reason=wanted.reason)
        if memory.durability is Durability.DAILY:
            append_retraction(unit, memory)
        elif memory.state is State.ACTIVE:
            unit.pages.hide(memory)
    value = NewValue(
        first.id,
        wanted.value,
        confidence=wanted.confidence,
        author=wanted.author,
        evidence=wanted.evidence,
        reason=wanted.reason or "merged",
    )
    known = [memory.value for memory in rest if memory.durability is Durability.DURABLE]
    receipt = update(unit, value, merged=known)
    if not receipt.ok or receipt.status is Status.DEMOTED:
        raise Refused(receipt)
    return replace(receipt, status=Status.MERGED)


def erase(
    unit: UnitOfWork, *, key: str, kind: str = "memory", category: str | None = None, foreseen: Erasable
) -> Receipt | Erasable:
    """Erase one memory from every byte, a forgotten one too."""
    memory = _any(unit, key, kind, category)
    return erasure.erase(unit, memory, foreseen) if memory else unknown(key)


def would_erase(unit: UnitOfWork, *, key: str, kind: str = "memory", category: str | None = None) -> Erasable | None:
    """What erasing a memory would take; None where there is none."""
    memory = _any(unit, key, kind, category)
    return erasure.would_erase(unit, memory) if memory else None


def _any(unit: UnitOfWork, key: str, kind: str, category: str | None) -> Memory | None:
    """The memory of that key or id; where none stands, the one forgotten last: who forgot it may want it gone."""
    if check_key(key):
        return None
    lost = (one for one in unit.lost(kind, normalise_key(key)) if category in (None, one.category))
    return locate(unit, key, kind, category) or unit.get(key.removeprefix("note-")) or next(lost, None)


def propose_removal(unit: UnitOfWork, wanted: Proposal) -> Receipt:
    """Record that a memory should go, or become one with another, for the user to confirm."""
    memory = locate(unit, wanted.key, wanted.kind)
    if memory is None:
        return unknown(wanted.key)
    if wanted.same_as:
        unit.note("merge_proposed", reason=wanted.reason, after={"id": memory.id, "with": wanted.same_as})
        return Receipt(Status.UNCHANGED, reason="recorded for the user to confirm", memory=memory)
    unit.note("removal_proposed", reason=wanted.reason, after={"id": memory.id, "key": memory.key})
    return Receipt(Status.UNCHANGED, reason="recorded for the user to confirm", memory=memory)


def carry_out(unit: UnitOfWork, wanted: Change) -> Receipt:
    """Any change of one memory, by the verb that makes it."""
    match wanted:
        case NewMemory():
            return write(unit, wanted)
        case NewValue():
            return update(unit, wanted)
        case Removal():
            return forget(unit, wanted)
        case Merger():
            return merge(unit, wanted)
        case Proposal():
            return propose_removal(unit, wanted)
        case Pin():
            return pin(unit, wanted)

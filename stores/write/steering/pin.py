"""Pin a memory to Key Facts: it stands there in MEMORY.md, is told an agent first and never leaves for lack of room."""

from dataclasses import replace

from stores.changes import Pin
from stores.records import Code, Durability, Receipt, State, Status
from stores.write.remember import PAUSED, locate, rejected, unknown
from stores.write.unit_of_work import UnitOfWork

CATEGORY = "personal_context"
"""That of the lines under Key Facts."""
_BEFORE = "category_before"


def pin(unit: UnitOfWork, wanted: Pin) -> Receipt:
    """Move it under Key Facts; unpinned it returns to the category it came from."""
    if not unit.user.enabled:
        return rejected(PAUSED, Code.PAUSED)
    old = locate(unit, wanted.key, wanted.kind)
    if old is None:
        return unknown(wanted.key)
    if old.kind != "memory" or old.durability is not Durability.DURABLE:
        return rejected("only what stands in MEMORY.md as a memory can be pinned to Key Facts", Code.KIND)
    if old.pinned is wanted.pinned and (old.state is State.ACTIVE or not wanted.pinned):
        reason = "it is pinned already" if wanted.pinned else "it is not pinned"
        return Receipt(Status.UNCHANGED, reason=reason, memory=old)
    rest = {name: value for name, value in old.details.items() if name not in ("pinned", _BEFORE)}
    if wanted.pinned:
        new = replace(old, category=CATEGORY, details=rest | {"pinned": True, _BEFORE: old.category})
    else:
        new = replace(old, category=old.details.get(_BEFORE, old.category), details=rest)
    new = unit.put(replace(new, state=State.ACTIVE), "updated", before=old, reason=wanted.reason)
    if old.state is State.ACTIVE:
        unit.pages.hide(old)
    unit.pages.show(new)
    return Receipt(Status.UPDATED, memory=new)

"""What is so from a day on that was still to come when it was told: it waits beside what holds now (`planned_company`),
with its day, and takes that place when the day has come.

The day stands in the words themselves, so whoever edits them moves it. Where what holds now was told after the plan,
the newer word stays and the plan is left as it is.
"""

from dataclasses import replace

from language.statements.ahead.planned import PLANNED, undated
from stores.areas.facts import FACT, keep_former
from stores.records import Durability, Memory, Receipt, State, Status
from stores.search.due import OVERTAKEN, begins, is_due
from stores.write.unit_of_work import UnitOfWork

_NOT_CARRIED = frozenset({"planned", "valid_from", "valid_until"})
_COME = "its day has come"


def come_true(unit: UnitOfWork) -> Receipt:
    """Let what is due hold from now on."""
    due = [memory for memory in unit.standing() if is_due(memory, unit.today)] if unit.user.enabled else []
    for memory in due:
        _hold(unit, memory)
    return Receipt(Status.UPDATED if due else Status.UNCHANGED, counts={"planned": len(due)})


def _hold(unit: UnitOfWork, planned: Memory) -> None:
    since = begins(planned) or unit.today
    key = str(planned.details.get("planned") or planned.key.removeprefix(PLANNED))
    old = unit.find(planned.kind, key, planned.category, daily=False)
    if old and _is_newer(old, planned):
        unit.put(
            replace(planned, details={**planned.details, OVERTAKEN: True}), "updated", before=planned,
            reason="something else was told since",
        )  # fmt: skip
        return
    rests = {name: value for name, value in (old or planned).details.items() if name not in _NOT_CARRIED}
    details = {**rests, "valid_from": since.isoformat()}
    if old is None:
        now = replace(planned, key=key, value=undated(planned.value), details=details)
        unit.pages.show(unit.put(now, "updated", before=planned, reason=_COME), was=planned)
        return
    now = replace(
        old, value=undated(planned.value), details=details, evidence=planned.evidence, source=planned.source,
        author=planned.author, confidence=planned.confidence, conversation_id=planned.conversation_id,
        state=State.ACTIVE,
    )  # fmt: skip
    gone = unit.put(replace(planned, state=State.FORGOTTEN), "merged", before=planned, reason="it holds now")
    unit.pages.hide(replace(gone, state=State.ACTIVE))
    unit.pages.show(unit.put(now, "updated", before=old, reason=_COME), was=old)
    if old.kind == FACT and old.durability is Durability.DURABLE:
        keep_former(unit, old, old.category, key, until=since)


def _is_newer(old: Memory, planned: Memory) -> bool:
    """Was what holds now told, or put right, after the plan?"""
    return bool(old.updated_at and planned.updated_at and old.updated_at > planned.updated_at)

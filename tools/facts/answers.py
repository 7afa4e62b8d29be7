"""What the model reads after a call of a fact tool: JSON with a status, which claims no more than the receipt says."""

from collections.abc import Sequence
from datetime import date
from typing import Any

from stores import MemoryStore
from stores.areas.facts import holds
from stores.records import USER_KINDS, Code, Durability, Hit, Memory, Receipt, Status
from stores.write.remember import PAUSED
from tools.answers import one_line
from tools.calls.json_answers import SWITCHED_OFF, answer
from tools.vocabulary import type_of

_BAD_VALUES = frozenset({Code.EMPTY, Code.TOO_LONG, Code.MANY_LINES, Code.CONTROL_CHARACTER, Code.CODE, Code.SECRET})
_UNSURE = "It is not certain enough, or rests on no words of the user: it is kept in the daily note only."


def success(message: str, **more: Any) -> str:
    return answer({"status": "success", **more, "message": message})


def skipped(reason: str, message: str, **more: Any) -> str:
    return answer({"status": "skipped", "reason": reason, **more, "message": message})


def error(message: str, **more: Any) -> str:
    return answer({"status": "error", **more, "message": message})


async def unavailable(store: MemoryStore, user_id: str) -> str | None:
    """Why an agent may not look into this user's memory now; nothing when it may."""
    if (await store.profile(user_id)).enabled:
        return None
    return error(PAUSED if store.settings.enabled else SWITCHED_OFF)


def remembered(receipt: Receipt, day: date) -> str:
    """The outcome of a new fact."""
    memory = receipt.memory
    match receipt.status:
        case Status.STORED | Status.UPDATED if memory:
            return success(f"Remembered: {_told(memory)}", fact_id=memory.id)
        case Status.DEMOTED if memory:
            return success(f"Noted: {_told(memory)}. {_UNSURE}", fact_id=memory.id, durability=Durability.DAILY)
        case Status.UNCHANGED if memory:
            return skipped("duplicate", "This fact is already known", fact_id=memory.id)
        case _ if receipt.code is Code.CONFLICT:
            return skipped(
                "conflict",
                "This key holds another value. Use update_fact to correct it, update_fact_with_temporal if both were "
                "true in their time, or another fact_key if both are true.",
                existing=[item(one, day) for one in receipt.similar],
            )
        case _ if receipt.similar:
            return skipped(
                "duplicate",
                "This fact is already known in other words. Use update_fact if it says more.",
                existing=[item(one, day) for one in receipt.similar],
            )
        case _ if receipt.code in _BAD_VALUES:
            return error(f"Not remembered, fact_value: {receipt.reason}")
        case _:
            return error(f"Not remembered: {receipt.reason}")


def updated(receipt: Receipt) -> str:
    """The outcome of a change; one that no words of the user support leaves the fact as it was."""
    memory = receipt.memory
    match receipt.status:
        case Status.STORED | Status.UPDATED | Status.MERGED if memory:
            return success(f"Updated: {_told(memory)}", fact_id=memory.id)
        case Status.UNCHANGED if memory:
            return skipped("unchanged", "The fact says this already", fact_id=memory.id)
        case Status.DEMOTED if memory:
            return skipped("unsupported", f"The fact stays as it was. {_UNSURE}", note_id=memory.id)
        case _:
            return error(f"Not updated: {receipt.reason}")


def forgotten(receipt: Receipt) -> str:
    """The outcome of a removal."""
    memory = receipt.memory
    if receipt.status is Status.DELETED and memory:
        return success(f"Forgotten: {memory.category} → {memory.key}. It stays in the history.", fact_id=memory.id)
    return error(f"Not forgotten: {receipt.reason}")


def not_forgotten(reason: str, facts: Sequence[Memory]) -> str:
    return error(f"Not forgotten: {reason}", fact_id=facts[0].id)


def not_merged(reason: str, facts: Sequence[Memory]) -> str:
    return error(f"Not merged: words of theirs would be lost, and {reason}", fact_ids=[fact.id for fact in facts])


def not_cleared(reason: str, _: Sequence[Memory]) -> str:
    return error(f"Not cleared: {reason}")


def proposed(_: Receipt, fact: Memory) -> str:
    return error("Only the user may remove a fact. It was proposed to them.", fact_id=fact.id)


def unknown(fact_type: str, fact_key: str) -> str:
    name = f"{one_line(fact_type, 40)}/{one_line(fact_key, 80)}"
    return error(f"No fact is known as {name}. Find it with recall_facts or recall_facts_global.")


def listed(facts: Sequence[Memory | Hit], day: date) -> str:
    """Facts that were asked for, in their order."""
    return answer({"status": "success", "count": len(facts), "facts": [item(fact, day) for fact in facts]})


def item(fact: Memory | Hit, day: date) -> dict[str, Any]:
    """One fact; what another vocabulary wrote names its kind."""
    shown = {
        "fact_id": fact.id,
        "type": type_of(fact) if fact.kind in USER_KINDS else fact.category,
        "key": fact.key,
        "value": one_line(fact.value),
        "confidence": fact.confidence,
        "created_at": fact.created_at,
    }
    times = {name: fact.details.get(name) for name in ("valid_from", "valid_until") if fact.details.get(name)}
    current = {} if holds(fact.details, day) else {"current": False}
    return shown | times | current | ({} if fact.kind == "fact" else {"kind": fact.kind})


def _told(memory: Memory) -> str:
    return f"{memory.category} → {memory.key} = {one_line(memory.value, 300)}"

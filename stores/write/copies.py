"""A memory is forgotten with its copies: what says the same elsewhere, and the lines of notes that retell it."""

from dataclasses import replace

from language.intents.retelling import Retelling
from language.meaning.similarity import near, same
from stores.records import Durability, Memory, State
from stores.write.daily_lines import append_memory, append_retraction
from stores.write.unit_of_work import UnitOfWork

_FEW_WORDS = 3
_RETOLD = "reading_history"


def copies_of(unit: UnitOfWork, memory: Memory) -> list[Memory]:
    """What says the same in the same words, whatever its kind, and what was noted under its key for want of support."""
    alike = [other for other in unit.close_to(memory.value) if same(other.value, memory.value)]
    unsure = [one for one in unit.notes() if (one.kind, one.key) == (memory.kind, memory.key)]
    found = [other for other in alike if _is_copy(memory, other)]
    found += [one for one in unsure if one.details.get("demoted") and memory.durability is Durability.DURABLE]
    return list({other.id: other for other in found if other.id != memory.id}.values())


def retract_retold(unit: UnitOfWork, memory: Memory, *, reason: str = "") -> None:
    """Take back the lines of daily notes that retell it; of a discussion's line, only what does."""
    told = Retelling(memory.value, memory.key)
    for line in unit.notes():
        if line.category != _RETOLD or line.id == memory.id:
            continue
        points = line.details.get("points", [])
        kept = [point for point in points if not told.is_noted(str(point))]
        if told.is_noted(line.value):
            unit.put(replace(line, state=State.FORGOTTEN), "forgotten", before=line, reason=reason)
            append_retraction(unit, line)
        elif len(kept) < len(points):
            append_retraction(unit, line)
            shorter = replace(line, details={**line.details, "points": kept})
            append_memory(unit, unit.put(shorter, "updated", before=line, reason=reason))


def _is_copy(memory: Memory, other: Memory) -> bool:
    """Equal short values under different keys of one kind are different memories ("Python", twice)."""
    if memory.key == other.key or near(memory.key.replace("_", " "), other.key.replace("_", " ")):
        return True
    words = len(memory.value.split())
    return words > _FEW_WORDS or (words > 1 and memory.kind != other.kind)

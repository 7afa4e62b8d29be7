"""Daily notes: a memory as lines of its day, and the line that takes it back."""

from dataclasses import replace

from stores.documents.formats import daily_md
from stores.records import Memory, State
from stores.write.unit_of_work import UnitOfWork

EXPLICIT, INSIGHTS, READING, DISCUSSIONS = (
    "Explicit Memories",
    "Extracted Insights",
    "Reading Activity",
    "Discussions",
)


def section_of(memory: Memory) -> str:
    """Where a memory stands in its daily note."""
    chosen = memory.details.get("section")
    if chosen in daily_md.SECTIONS:
        return str(chosen)
    if memory.category == "reading_history":
        return DISCUSSIONS if memory.source.startswith("discussion") else READING
    return EXPLICIT if memory.source.startswith("explicit") else INSIGHTS


def append_memory(unit: UnitOfWork, memory: Memory) -> None:
    assert memory.day is not None
    section = section_of(memory)
    points = (str(point) for point in memory.details.get("points", ()))
    shown = replace(memory, value="\n".join((memory.value, *points)))
    unit.pages.append(memory.day, section, daily_md.lines_of(shown, section))


def append_retraction(unit: UnitOfWork, memory: Memory) -> None:
    """Daily notes are never rewritten: what no longer holds is said on a line of its own."""
    assert memory.day is not None
    unit.pages.append(memory.day, daily_md.RETRACTIONS, [daily_md.retraction(memory)])


def tell_of(unit: UnitOfWork, key: str, new_key: str) -> None:
    """What daily notes tell of a memory goes on telling of it under its new key."""
    for line in unit.told_of(key):
        details = {**line.details, "about": new_key}
        unit.put(replace(line, details=details), "updated", before=line, reason="its memory has another key")


def retract_told(unit: UnitOfWork, memory: Memory, *, reason: str = "", source: str | None = None) -> None:
    """Take back what daily notes tell of a memory that is forgotten: it would be found there."""
    for line in unit.told_of(memory.key):
        unit.put(replace(line, state=State.FORGOTTEN), "forgotten", before=line, source=source, reason=reason)
        append_retraction(unit, line)

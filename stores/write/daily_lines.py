"""Daily notes: a memory as lines of its day, and the line that takes it back."""

from dataclasses import replace

from stores.changes import NewMemory
from stores.documents.formats import daily_md
from stores.records import USER_SAID, Durability, Memory, State
from stores.write.unit_of_work import UnitOfWork

_LONGEST_REQUEST = 600
EXPLICIT, INSIGHTS, READING = "Explicit Memories", "Extracted Insights", "Reading Activity"


def section_of(memory: Memory) -> str:
    """Where a memory stands in its daily note."""
    chosen = memory.details.get("section")
    if chosen in daily_md.SECTIONS:
        return str(chosen)
    if memory.category == "reading_history":
        return READING
    return EXPLICIT if memory.source.startswith("explicit") else INSIGHTS


def append_memory(unit: UnitOfWork, memory: Memory) -> None:
    assert memory.day is not None
    section = section_of(memory)
    points = (str(point) for point in memory.details.get("points", ()))
    shown = replace(memory, value="\n".join((memory.value, *points)))
    unit.pages.append(memory.day, section, daily_md.lines_of(shown, section))


def request_line(new: NewMemory, memory: Memory) -> NewMemory:
    """What the user asked to have remembered, as they said it, for today's note; the night finds it there."""
    asked = " ".join(new.request.split())[:_LONGEST_REQUEST]
    return NewMemory(
        key=USER_SAID,
        value=f'"{asked}"',
        category="reading_history",
        durability=Durability.DAILY,
        source=new.source,
        details={"section": EXPLICIT, "about": memory.key},
        conversation_id=new.conversation_id,
    )


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

"""MEMORY.md stays under its word limit: the weakest durable memories (`stores/strength.py`) move to the archive.

They leave the file, not the memory: search still finds them, history shows the move, undo takes it back.
"""

from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from typing import Any

from stores.documents.records import entry_of
from stores.records import Author, Memory, State
from stores.strength import strength
from stores.write.unit_of_work import UnitOfWork

_NEVER = datetime.min.replace(tzinfo=UTC)
_ROOM = 0.95
"""Prune a little below the limit, so that not every further write has to."""


def archive_surplus(unit: UnitOfWork) -> int:
    """Archive until MEMORY.md fits; lines a person typed and pinned facts stay."""
    limit = unit.settings.max_words
    if not unit.pages.changed or unit.pages.memory_md.words <= limit:
        return 0
    moved = 0
    for memory in sorted(filter(_movable, unit.standing()), key=partial(_value, now=unit.now)):
        if unit.pages.memory_md.words <= limit * _ROOM:
            break
        unit.put(
            replace(memory, state=State.ARCHIVED),
            "archived",
            before=memory,
            reason=f"MEMORY.md is limited to {limit} words",
        )
        unit.pages.memory_md = unit.pages.memory_md.drop(entry_of(memory).slot)
        moved += 1
    return moved


def _movable(memory: Memory) -> bool:
    return memory.author is not Author.FILE and not memory.pinned


def _value(memory: Memory, now: datetime) -> tuple[Any, ...]:
    """The weakest first; of equals those never recalled, then the old."""
    return strength(memory, now), memory.recalled_at or _NEVER, memory.updated_at or _NEVER, memory.id

"""What came of one user's night: the figures of its record, and the change it made as a typed update."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import date
from typing import Any, Literal

from graphs.models.answers import DailyMemoryUpdate, MemoryEntry
from graphs.nightly.daily_note import is_durable_change
from stores.areas.nightly_runs.runs import NotClaimed
from stores.records import Memory, Receipt, Status


@dataclass(frozen=True)
class Night:
    """The outcome; `reason` says why a night was skipped, failed or left something, or who stood in for the model."""

    user_id: str
    status: Literal["completed", "partial", "skipped", "failed"]
    reason: str = ""
    interactions: int = 0
    written: int = 0
    updated: int = 0
    tool_calls: int = 0
    tokens: int = 0
    cost: float | None = None
    """None where a model has no price."""
    duration_ms: int = 0
    batch: str | None = None
    update: DailyMemoryUpdate | None = None
    diff: str = ""

    @property
    def held(self) -> bool:
        """Another worker has it, or had it when it died."""
        return self.reason == NotClaimed.HELD


def together(nights: Sequence[Night]) -> Night:
    """Nights that followed each other as one: the last says how it ended."""
    last = nights[-1]
    updates = [night.update for night in nights if night.update]
    entries = [entry for update in updates for entry in update.memory_updates]
    figures = ("interactions", "written", "updated", "tool_calls", "tokens", "duration_ms")
    costs = [night.cost for night in nights]
    return replace(
        last,
        **{name: sum(getattr(night, name) for night in nights) for name in figures},
        cost=None if None in costs else sum(cost or 0.0 for cost in costs),
        update=updates[-1].model_copy(update={"memory_updates": entries}) if updates else None,
    )


def counted(receipts: Iterable[Receipt]) -> dict[str, int]:
    """How many durable memories are new, and how many changed."""
    changes = [receipt.status for receipt in receipts if is_durable_change(receipt)]
    new = changes.count(Status.STORED)
    return {"memories_written": new, "memories_updated": len(changes) - new}


def update_of(
    user_id: str, day: date, receipts: Sequence[Receipt], proposed: Sequence[Memory], texts: dict[str, tuple[str, str]]
) -> DailyMemoryUpdate:
    """The night as the typed update that reports and clients read."""
    changed = [one for one in receipts if is_durable_change(one) and one.memory]
    entries = [
        *(_entry(one.memory, "add" if one.status is Status.STORED else "update") for one in changed if one.memory),
        *(_entry(memory, "remove") for memory in proposed),
    ]
    figures = counted(receipts)
    summary = f"{figures['memories_written']} written, {figures['memories_updated']} updated"
    if proposed:
        summary += f", {len(proposed)} proposed to be forgotten"
    notes = [then.removeprefix(now).strip("\n") for name, (now, then) in texts.items() if name != "MEMORY.md"]
    return DailyMemoryUpdate(
        user_id=user_id,
        date=day.isoformat(),
        memory_updates=entries,
        daily_notes="\n\n".join(notes),
        summary=summary,
    )


def _entry(memory: Memory, action: Literal["add", "update", "remove"]) -> MemoryEntry:
    category: Any = memory.category
    return MemoryEntry(
        category=category,
        key=memory.key,
        value=memory.value,
        action=action,
        confidence=memory.confidence,
        source=memory.source,
    )

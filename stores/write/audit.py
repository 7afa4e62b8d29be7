"""Batches of changes on their way to the audit tables."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from stores.database import rows
from stores.records import Durability, Memory
from stores.write.prompt_stamp import current_prompt


@dataclass
class Change:
    """One audit event on its way to the table."""

    operation: str
    before: Memory | None
    after: Memory | None
    source: str = ""
    reason: str = ""
    prompt: str = field(default_factory=current_prompt)


@dataclass
class Batch:
    """Changes that belong together: the unit of undo."""

    id: str
    actor: str
    changes: list[Change] = field(default_factory=list)
    undoes: str | None = None
    patch: dict[str, Any] | None = None
    notes: list[dict[str, Any]] = field(default_factory=list)

    @property
    def replaced(self) -> list[Memory]:
        """The durable memories it changed, as they were before: its events hold them."""
        before = (change.before for change in self.changes)
        return [memory for memory in before if memory is not None and memory.durability is Durability.DURABLE]

    def row(self, user_id: str, at: datetime) -> dict[str, Any]:
        return {
            "id": self.id,
            "user_id": user_id,
            "actor": self.actor,
            "at": at,
            "changes": len(self.changes),
            "patch": self.patch,
            "undoes": self.undoes,
            "undone_by": None,
        }

    def events(self, user_id: str, at: datetime) -> Iterator[dict[str, Any]]:
        common = {"user_id": user_id, "batch": self.id, "actor": self.actor, "at": at}
        for change in self.changes:
            memory = change.after or change.before
            assert memory is not None
            yield common | {
                "operation": change.operation,
                "memory_id": memory.id,
                "kind": memory.kind,
                "key": memory.key,
                "before": rows.to_json(change.before) if change.before else None,
                "after": rows.to_json(change.after) if change.after else None,
                "source": change.source,
                "reason": change.reason,
                "prompt": change.prompt,
            }
        empty = {"memory_id": None, "kind": "", "key": "", "before": None}
        for note in self.notes:
            yield common | empty | note

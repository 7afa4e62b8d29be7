"""What came of all nights of a run, as plain figures: it holds ids and counts, no word of any user."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from graphs.nightly.results import Night

_SHOWN = 100
"""Failures listed by name; the rest is only counted."""


@dataclass
class Report:
    """Counts over users; `cost` is that of the nights whose models have a price."""

    run_date: str
    due: int = 0
    processed: int = 0
    partial: int = 0
    """Nights that ran out of time: what they have not read waits for the next."""
    skipped: int = 0
    failed: int = 0
    interactions: int = 0
    memories_written: int = 0
    memories_updated: int = 0
    tool_calls_made: int = 0
    tokens_used: int = 0
    cost: float | None = None
    expired: int = 0
    failures: list[dict[str, str]] = field(default_factory=list)

    @property
    def users(self) -> int:
        return self.processed + self.partial + self.skipped + self.failed

    def add(self, night: Night) -> None:
        match night.status:
            case "completed":
                self.processed += 1
            case "partial":
                self.partial += 1
            case "skipped":
                self.skipped += 1
            case "failed":
                self.failed += 1
                if len(self.failures) < _SHOWN:
                    self.failures.append({"user_id": night.user_id, "error": night.reason})
        self.interactions += night.interactions
        self.memories_written += night.written
        self.memories_updated += night.updated
        self.tool_calls_made += night.tool_calls
        self.tokens_used += night.tokens
        if night.cost is not None:
            self.cost = (self.cost or 0.0) + night.cost

    def plain(self) -> dict[str, Any]:
        return asdict(self)


def progress_of(night: Night, report: Report) -> Mapping[str, Any]:
    """What a run streams after each user."""
    reason = f" ({night.reason})" if night.reason else ""
    return {
        "progress": f"{night.user_id}: {night.status}{reason}",
        "user_id": night.user_id,
        "status": night.status,
        "reason": night.reason,
        "memories_written": night.written,
        "memories_updated": night.updated,
        "done": report.users,
        "due": report.due,
    }

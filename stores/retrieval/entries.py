"""What an index knows of its entries besides their terms: ids, labels to filter by, and when they were made."""

import json
import math
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

import numpy as np
import numpy.typing as npt

from stores.retrieval.arena import Column, Ints

Mask = npt.NDArray[np.bool_]

LABELS = ("kind", "category", "source", "conversation_id")


@dataclass(frozen=True, slots=True)
class Entry:
    """What is indexed of a memory or of a turn of a conversation. `position` orders turns said at the same time."""

    id: str
    text: str
    key: str = ""
    kind: str = "memory"
    category: str = ""
    source: str = ""
    created_at: datetime | None = None
    conversation_id: str | None = None
    speaker: str = ""
    position: int = 0


@dataclass(frozen=True, slots=True)
class Filter:
    """Which entries a search may return; a field left out allows all. `since` and `until` are included."""

    kinds: Collection[str] | None = None
    category: str | None = None
    source: str | None = None
    conversation_id: str | None = None
    since: datetime | None = None
    until: datetime | None = None


class EntryTable:
    """One row per slot. A label is stored as a number; 0 is the empty label."""

    def __init__(self) -> None:
        self.slots: dict[str, int] = {}
        self.ids: list[str] = []
        self.alive = Column(np.bool_)
        self.created = Column(np.float64)
        self.positions = Column(np.int64)
        self.labels = {label: Column(np.int32) for label in LABELS}
        self._numbers: dict[str, dict[str, int]] = {label: {"": 0} for label in LABELS}

    @property
    def nbytes(self) -> int:
        return 280 * len(self.ids) + 120 * sum(map(len, self._numbers.values()))

    def add(self, entry: Entry) -> int:
        """The next slot, for this entry."""
        slot = self.slots[entry.id] = len(self.ids)
        self.ids.append(entry.id)
        self.alive.append(True)
        self.created.append(seconds(entry.created_at))
        self.positions.append(entry.position)
        for label, column in self.labels.items():
            numbers = self._numbers[label]
            column.append(numbers.setdefault(getattr(entry, label) or "", len(numbers)))
        return slot

    def remove(self, id: str) -> int | None:
        """The slot that this entry had, now empty; nothing if there is no such entry."""
        slot = self.slots.pop(id, None)
        if slot is not None:
            self.ids[slot] = ""
            self.alive[slot] = False
        return slot

    def living(self) -> Ints:
        """The slots that hold an entry, ascending."""
        return np.fromiter(self.slots.values(), np.int64, len(self.slots))

    def mask(self, allow: Filter) -> Mask:
        """Which slots the filter lets through."""
        passed: Mask = np.ones(len(self.ids), np.bool_)
        for label in LABELS[1:]:
            wanted = getattr(allow, label)
            if wanted is not None:
                passed &= self._labelled(label, (wanted,))
        if allow.kinds is not None:
            passed &= self._labelled("kind", allow.kinds)
        if allow.since is not None:
            passed &= self.created.view >= seconds(allow.since)
        if allow.until is not None:
            passed &= self.created.view <= seconds(allow.until)
        return passed

    def _labelled(self, label: str, wanted: Collection[str]) -> Mask:
        numbers = self._numbers[label]
        found = [numbers[name] for name in wanted if name in numbers]
        column = self.labels[label].view
        passed: Mask = column == found[0] if len(found) == 1 else np.isin(column, found)
        return passed

    def ranked(self, slots: list[int], scores: list[float], limit: int) -> list[tuple[str, float]]:
        """Id and score of the first `limit` by score, then by age (older first), then by id."""
        made = np.nan_to_num(self.created.view.take(slots), nan=math.inf).tolist() if slots else []
        rows = zip((-score for score in scores), made, (self.ids[slot] for slot in slots), strict=True)
        return [(name, -score) for score, _, name in sorted(rows)[:limit]]

    def renumber(self, kept: Ints) -> None:
        """Keep only these slots, numbered anew in their order."""
        self.ids = [self.ids[slot] for slot in kept.tolist()]
        self.slots = dict(zip(self.ids, range(len(self.ids)), strict=True))
        for column in (self.alive, self.created, self.positions, *self.labels.values()):
            column.keep(kept)
        for label, column in self.labels.items():
            self._drop_unused(label, column)

    def _drop_unused(self, label: str, column: Column) -> None:
        """A label that no entry has any more is not kept: it may say something that was to be erased."""
        used = np.union1d([0], column.view)
        names = list(self._numbers[label])
        self._numbers[label] = {names[number]: at for at, number in enumerate(used.tolist())}
        self.labels[label] = Column(np.int32, np.searchsorted(used, column.view))

    def parts(self) -> dict[str, bytes | Ints]:
        """What a snapshot holds; call it when no slot is empty."""
        return {
            "ids": json.dumps(self.ids).encode(),
            "numbers": json.dumps({label: list(names) for label, names in self._numbers.items()}).encode(),
            "created": self.created.view,
            "positions": self.positions.view,
            **{label: column.view for label, column in self.labels.items()},
        }

    @classmethod
    def of_parts(cls, parts: Mapping[str, Any]) -> "EntryTable":
        """The table that `parts` described."""
        table = cls()
        table.ids = json.loads(parts["ids"])
        table.slots = dict(zip(table.ids, range(len(table.ids)), strict=True))
        table.alive = Column(np.bool_, np.ones(len(table.ids), np.bool_))
        table.created = Column(np.float64, parts["created"])
        table.positions = Column(np.int64, parts["positions"])
        table.labels = {label: Column(np.int32, parts[label]) for label in LABELS}
        numbers = json.loads(parts["numbers"])
        table._numbers = {label: {name: at for at, name in enumerate(numbers[label])} for label in LABELS}
        return table


def seconds(moment: datetime | None) -> float:
    """A moment as a number; a moment without timezone is taken as UTC."""
    if moment is None:
        return math.nan
    return (moment if moment.tzinfo else moment.replace(tzinfo=UTC)).timestamp()

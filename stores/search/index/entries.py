"""What an index knows of its entries besides their terms: ids, labels to filter by, and when they were made."""

import json
import math
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from operator import attrgetter
from typing import Any, NamedTuple

import numpy as np

from stores.search.index.entry_ids import EntryIds
from stores.search.index.growing_arrays import Column, Ints, Mask

FILTERS = ("kind", "category", "source", "conversation_id")
LABELS = (*FILTERS, "speaker")
"""Kept of each entry as a number; by all but the speaker a search can be narrowed."""


MONTHS = (
    *("January", "February", "March", "April", "May", "June"),
    *("July", "August", "September", "October", "November", "December"),
)


class Entry(NamedTuple):
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


_labels = attrgetter(*LABELS)


@dataclass(frozen=True, slots=True)
class Filter:
    """Which entries a search may return; a field left out allows all. `since` and `until` are included."""

    kinds: Collection[str] | None = None
    category: str | None = None
    source: str | None = None
    conversation_id: str | None = None
    since: datetime | None = None
    until: datetime | None = None


EVERYTHING = Filter()


class EntryTable:
    """One row per slot. A label is stored as a number; 0 is the empty label."""

    def __init__(self) -> None:
        self.ids = EntryIds()
        self.living = 0
        self.alive = Column(np.zeros(0, np.bool_))
        self.created = Column(np.zeros(0, np.float64))
        self.positions = Column(np.zeros(0, np.uint8))
        self.marks = Column(np.zeros(0, np.uint8))
        self.labels = {label: Column(np.zeros(0, np.uint8)) for label in LABELS}
        self._numbers: dict[str, dict[str, int]] = {label: {"": 0} for label in LABELS}

    @property
    def nbytes(self) -> int:
        columns = (self.alive, self.created, self.positions, self.marks, *self.labels.values())
        known = sum(map(len, self._numbers.values()))
        return sum(column.nbytes for column in columns) + self.ids.nbytes + 120 * known

    @property
    def crowded(self) -> bool:
        """More slots are empty than not: time to renumber."""
        return len(self.ids) > 2 * self.living + 1024

    @property
    def empty(self) -> int:
        """How many slots hold no entry any more."""
        return len(self.ids) - self.living

    def slot(self, id: str) -> int | None:
        """The slot of an entry; nothing if there is no such entry."""
        slot = self.ids.slot(id)
        return slot if slot is not None and self.alive[slot] else None

    def add(self, entry: Entry, marks: int = 0) -> int:
        """The next slot, for this entry; `marks` are what its index knows of it besides."""
        slot = len(self.alive)
        self.living += 1
        self.alive.append(True)
        self.ids.add(entry.id, slot, self.alive)
        self.created.append(seconds(entry.created_at))
        self.positions.append(entry.position)
        self.marks.append(marks)
        for name, numbers, column in zip(_labels(entry), self._numbers.values(), self.labels.values(), strict=True):
            column.append(numbers[name] if name in numbers else numbers.setdefault(name or "", len(numbers)))
        return slot

    def remove(self, id: str) -> int | None:
        """The slot that this entry had, now empty; nothing if there is no such entry."""
        slot = self.slot(id)
        if slot is not None:
            self.ids.empty(id, slot)
            self.living -= 1
            self.alive[slot] = False
        return slot

    def slots(self) -> Ints:
        """The slots that hold an entry, ascending."""
        return np.flatnonzero(self.alive.view)

    def mask(self, allow: Filter) -> Mask:
        """Which slots hold an entry that the filter lets through."""
        passed: Mask = self.alive.view.copy()
        for label in FILTERS[1:]:
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

    def named(self, label: str) -> dict[str, int]:
        """The labels of one sort that entries have, with their numbers."""
        return self._numbers[label]

    def _labelled(self, label: str, wanted: Collection[str]) -> Mask:
        numbers = self._numbers[label]
        found = [numbers[name] for name in wanted if name in numbers]
        column = self.labels[label].view
        passed: Mask = column == found[0] if len(found) == 1 else np.isin(column, found)
        return passed

    def ranked(self, found: Iterable[tuple[int, float]], limit: int) -> list[tuple[str, float]]:
        """Id and score of the first `limit` by score, then by age (older first, undated last), then by id."""
        found, created = [*found], self.created.cells
        ids = self.ids.take([slot for slot, _ in found])
        rows = [
            (-score, made if (made := created[slot]) == made else math.inf, name)
            for (slot, score), name in zip(found, ids, strict=True)
        ]
        rows.sort()
        return [(name, -score) for score, _, name in rows[:limit]]

    def renumber(self, kept: Ints) -> None:
        """Keep only these slots, numbered anew in their order."""
        names = self.ids.listed()
        self.ids = EntryIds([names[slot] for slot in kept.tolist()])
        for column in (self.alive, self.created, self.positions, self.marks, *self.labels.values()):
            column.keep(kept)
        for label, column in self.labels.items():
            self._drop_unused(label, column)

    def _drop_unused(self, label: str, column: Column) -> None:
        """A label that no entry has any more is not kept: it may say something that was to be erased."""
        used = np.union1d([0], column.view)
        names = list(self._numbers[label])
        self._numbers[label] = {names[number]: at for at, number in enumerate(used.tolist())}
        self.labels[label] = Column(np.searchsorted(used, column.view).astype(column.view.dtype))

    def parts(self) -> dict[str, bytes | Ints]:
        """What a snapshot holds; call it when no slot is empty."""
        return {
            "ids": json.dumps(self.ids.listed()).encode(),
            "numbers": json.dumps({label: list(names) for label, names in self._numbers.items()}).encode(),
            "created": self.created.view,
            "positions": self.positions.view,
            "marks": self.marks.view,
            **{label: column.view for label, column in self.labels.items()},
        }

    @classmethod
    def of_parts(cls, parts: Mapping[str, Any]) -> "EntryTable":
        """The table that `parts` described."""
        table = cls()
        table.ids = EntryIds(json.loads(parts["ids"]))
        table.living = len(table.ids)
        table.alive = Column(np.ones(table.living, np.bool_))
        table.created = Column(parts["created"])
        table.positions = Column(parts["positions"])
        table.marks = Column(parts["marks"])
        table.labels = {label: Column(parts[label]) for label in LABELS}
        numbers = json.loads(parts["numbers"])
        table._numbers = {label: {name: at for at, name in enumerate(numbers[label])} for label in LABELS}
        return table


def seconds(moment: datetime | None) -> float:
    """A moment as a number; a moment without timezone is taken as UTC."""
    if moment is None:
        return math.nan
    return (moment if moment.tzinfo else moment.replace(tzinfo=UTC)).timestamp()


def day_of(moment: datetime | None) -> str:
    """A day as a question names it."""
    return f"{moment.day} {MONTHS[moment.month - 1]} {moment.year}" if moment else ""

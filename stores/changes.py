"""What a caller may ask of a memory: each verb as a record, so that a store, a batch and a night can pass it on."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime
from typing import Any

from stores.records import Evidence, Said


@dataclass(frozen=True, slots=True)
class NewMemory:
    """Remember this statement."""

    key: str
    value: str
    category: str
    kind: str = "memory"
    durability: str = "durable"
    source: str = ""
    confidence: float = 1.0
    author: str = "user"
    evidence: Evidence = ()
    details: Mapping[str, Any] = field(default_factory=dict)
    conversation_id: str | None = None
    day: date | None = None
    id: str = ""
    """The id it had elsewhere; kept where no memory has it yet."""
    replaces: bool = True
    """Whether another value under this key gives way to it; where not, the write is answered with that memory."""
    beside: frozenset[str] = frozenset()
    """Ids of memories that it is known to stand beside, however alike they are."""
    request: str = ""
    """The words by which the user asked for it: they stand in the note of the day."""


@dataclass(frozen=True, slots=True)
class NewValue:
    """Give the memory with this key or id another value; None leaves the rest as it is."""

    key: str
    value: str
    kind: str = "memory"
    category: str | None = None
    confidence: float | None = None
    reason: str = ""
    author: str = "user"
    evidence: Evidence = ()
    source: str | None = None
    details: Mapping[str, Any] = field(default_factory=dict)
    new_key: str = ""
    """The key it has from now on, where the label no longer fits the value; empty leaves it."""
    revision: int | None = None
    """The revision of the memory that is meant: where it has changed since, nothing is done."""
    conversation_id: str | None = None
    """Where the new value was said; by default in the conversation of the call."""


@dataclass(frozen=True, slots=True)
class Removal:
    """Never find this memory again."""

    key: str
    kind: str = "memory"
    category: str | None = None
    reason: str = ""
    asked_at: datetime | None = None
    """When the user said the words that ask for it; what they say then, or later, may be learned under its key."""
    revision: int | None = None
    """Where given: only if it is still the one that was read."""


@dataclass(frozen=True, slots=True)
class Merger:
    """Make one memory of several: the first takes the value, the others are forgotten."""

    ids: Sequence[str]
    value: str
    confidence: float = 1.0
    author: str = "user"
    evidence: Evidence = ()
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Proposal:
    """A memory should go; the user decides."""

    key: str
    kind: str = "memory"
    reason: str = ""
    same_as: str = ""
    """The id of a memory that says the same: then the two should become one."""


@dataclass(frozen=True, slots=True)
class Pin:
    """Show this memory under Key Facts, or no longer."""

    key: str
    kind: str = "memory"
    pinned: bool = True
    reason: str = ""


Change = NewMemory | NewValue | Removal | Merger | Proposal | Pin


def as_said(evidence: Evidence) -> list[Said]:
    """The evidence as a list, whichever way it was given."""
    items: Sequence[str | Said] = [evidence] if isinstance(evidence, str | Said) else evidence
    return [item if isinstance(item, Said) else Said(item) for item in items if item]

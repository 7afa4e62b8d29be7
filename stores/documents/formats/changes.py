"""What became of the memories in a document: between two texts, and after a merge."""

from dataclasses import dataclass
from typing import Generic, TypeVar

E = TypeVar("E")


@dataclass(frozen=True, slots=True)
class Changes(Generic[E]):
    """Entries added, changed (old and new) and removed."""

    added: tuple[E, ...] = ()
    changed: tuple[tuple[E, E], ...] = ()
    removed: tuple[E, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.added or self.changed or self.removed)


@dataclass(frozen=True, slots=True)
class Merged(Generic[E]):
    """A person's text with our changes brought into it, and what the person had changed."""

    text: str
    changes: Changes[E]

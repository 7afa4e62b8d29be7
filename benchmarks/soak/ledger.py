"""The ledger of a long run: what became of every turn, kept outside the processes that are killed, and compared with
what the database holds.

A turn that was answered is there once. One that was under way when its process died, and was not sent again, is there
once or not at all. Nothing is there twice, and nothing that nobody said.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from benchmarks.soak.talk import Turn


@dataclass
class Entry:
    """A turn, and what became of it: sent, answered, failed, or lost sight of when its process was killed."""

    turn: Turn
    state: str = "sent"
    sent: int = 0
    worker: int = -1
    warm: bool = True
    seconds: float = 0.0
    written: int = 0
    said: str = ""


@dataclass(frozen=True)
class Found:
    """What the database holds, each counted: messages and replies by id, names by the events that brought them in, and
    names by the memories that stand."""

    messages: Mapping[str, int]
    names_written: Mapping[str, int] = field(default_factory=dict)
    names_standing: Mapping[str, int] = field(default_factory=dict)


@dataclass
class Ledger:
    """Every turn of a run by its number."""

    entries: dict[int, Entry] = field(default_factory=dict)

    def send(self, turn: Turn, worker: int, *, warm: bool) -> None:
        entry = self.entries.setdefault(turn.number, Entry(turn))
        entry.state, entry.worker = "sent", worker
        entry.sent += 1
        entry.warm = entry.warm and warm

    def answer(self, number: int, at: float, told: Mapping[str, Any]) -> None:
        entry = self.entries[number]
        entry.state = "failed" if "error" in told else "answered"
        entry.seconds = at - entry.turn.due
        entry.written, entry.said = told.get("written", 0), told.get("error") or told.get("reply", "")

    def lose(self, number: int) -> None:
        """Its process was killed, and nobody sends it again."""
        self.entries[number].state = "unknown"

    def of(self, *states: str) -> list[Entry]:
        return [entry for entry in self.entries.values() if entry.state in states]

    def wrong(self, found: Found, among: Iterable[Entry] | None = None) -> list[str]:
        """What is not as promised, in words."""
        entries = self.entries.values() if among is None else among
        problems = [one for entry in entries for one in _wrong(entry, found)]
        if among is None:
            ours = {name for entry in self.entries.values() for name in (entry.turn.id, f"{entry.turn.id}:reply")}
            problems += [f"{name} was said by nobody" for name in found.messages if name not in ours]
        return problems

    def counts(self) -> dict[str, int]:
        again = sum(entry.sent > 1 for entry in self.entries.values())
        states = Counter(entry.state for entry in self.entries.values())
        return {**states, "sent again": again, "written": sum(entry.written for entry in self.entries.values())}


def _wrong(entry: Entry, found: Found) -> Iterable[str]:
    turn, sure = entry.turn, entry.state == "answered"
    held = {"message": found.messages.get(turn.id, 0), "reply": found.messages.get(f"{turn.id}:reply", 0)}
    if turn.name:
        held |= {
            "write": found.names_written.get(turn.name, 0),
            "memory": found.names_standing.get(turn.name, 0),
        }
    for what, count in held.items():
        told = f"the {what} of {turn.id} ({turn.user}, {entry.state}, sent {entry.sent}×: {turn.text!r})"
        if count > 1:
            yield f"{told} is there {count} times"
        if count == 0 and sure and _expected(what, entry):
            yield f"{told} is lost"


def _expected(what: str, entry: Entry) -> bool:
    """Farewells and questions about the memory are no part of a conversation; a memory may be amended later."""
    return bool(entry.turn.name) and what != "memory"

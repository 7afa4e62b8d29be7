"""How new entries meet what is known: an entry replaces the memory it makes outdated, or stands beside it.

Nothing is replaced on a guess: a memory that is only likely to be outdated is left alone and named, for asking.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from language.hearing.compare import changes, nearest
from language.hearing.relate import content, is_alike
from stores.keys import label
from stores.records import Memory


@dataclass(frozen=True, slots=True)
class Settled:
    """The entries, each with the id of the memory it replaces if any; memories that end; memories to ask about."""

    entries: list[dict[str, Any]]
    ended: list[dict[str, Any]]
    doubts: list[dict[str, Any]]


def settle(message: str, entries: Sequence[dict[str, Any]], known: Sequence[Memory]) -> Settled:
    """Compare what a message brings with what is known."""
    notes = [note(memory) for memory in reversed(known)]
    memories = list(reversed(known))
    settled = [dict(entry) for entry in entries]
    values = [entry["value"] for entry in settled]
    ended: list[dict[str, Any]] = []
    doubts: list[dict[str, Any]] = []
    for change in changes(message, notes):
        memory = memories[change.note]
        if any(entry["key"] == memory.key for entry in settled):
            continue
        new = next((entry for entry in settled if nearest(entry["value"], values, notes[change.note])), None)
        if change.sure and change.ends:
            ended.append(shown(memory))
        elif change.sure and new and new["durability"] == "durable" and not new.get("replaces"):
            new["replaces"] = memory.id
        else:
            doubts.append(shown(memory))
    if ended:
        settled = [entry for entry in settled if entry.get("replaces") or not _only_denies(entry, ended)]
    return Settled(settled, ended, doubts)


def note(memory: Memory) -> str:
    """A memory as one line: its label too, where the value does not say it."""
    name = label(memory.key)
    return memory.value if name.casefold() in memory.value.casefold() else f"{name}: {memory.value}"


def shown(memory: Memory) -> dict[str, Any]:
    """A memory as a question shows it."""
    return {name: str(getattr(memory, name)) for name in ("id", "key", "value", "category", "kind")}


def _only_denies(entry: dict[str, Any], ended: Sequence[dict[str, Any]]) -> bool:
    """Does an entry say nothing but that something has ended?"""
    return any(
        sum(any(is_alike(a, b) for b in content(one["value"])) for a in content(entry["value"])) * 2
        >= len(content(entry["value"]))
        for one in ended
    )

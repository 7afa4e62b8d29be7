"""How new entries meet what is known: an entry replaces the memory it makes outdated, or stands beside it.

Nothing is replaced on a guess: a memory that is only likely to be outdated is left alone and named, for asking.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from language.hearing.compare import Change, changes, nearest, own
from language.hearing.relate import content, is_alike
from language.hearing.revise import Revision, revised
from stores.keys import label, normalise_key
from stores.records import Memory

SURE = 0.6
"""How surely the new words must be found for a memory to be corrected without a question."""
_CONFIDENCE = 0.85
_REST = 12
"""Words that an entry may say beyond a correction and still say nothing else."""


@dataclass(frozen=True, slots=True)
class Settled:
    """The entries, each with the id of the memory it replaces if any; memories that end; memories to ask about."""

    entries: list[dict[str, Any]]
    ended: list[dict[str, Any]]
    doubts: list[dict[str, Any]]


def settle(message: str, entries: Sequence[dict[str, Any]], known: Sequence[Memory]) -> Settled:
    """Compare what a message brings with what is known."""
    memories = list(reversed(known))
    settled = Settled([dict(entry) for entry in entries], [], [])
    for change in changes(message, [note(memory) for memory in memories]):
        if all(entry["key"] != memories[change.note].key for entry in settled.entries):
            _apply(change, memories[change.note], own(message), settled)
    if settled.ended:
        entries = [one for one in settled.entries if one.get("replaces") or not _only_denies(one, settled.ended)]
        return Settled(entries, settled.ended, settled.doubts)
    return settled


def _apply(change: Change, memory: Memory, said: str, settled: Settled) -> None:
    """One memory that is outdated: corrected or replaced, ended, or asked about."""
    revision = revised(said, note(memory), len(note(memory)) - len(memory.value))
    new = _bearer(revision, settled.entries, note(memory))
    if revision and change.sure and revision.likely >= SURE:
        for entry in [one for one in settled.entries if _says_only(one, revision)]:
            settled.entries.remove(entry)
        settled.entries.append(_corrected(memory, revision))
    elif change.sure and new and not change.ends:
        new["replaces"] = memory.id
    elif change.sure and change.ends and not revision:
        settled.ended.append(shown(memory))
    elif revision and not new:
        settled.doubts.append(shown(memory) | {"instead": _value(revision, memory), "new_key": _key(memory, revision)})
    else:
        settled.doubts.append(shown(memory))


def _bearer(revision: Revision | None, entries: list[dict[str, Any]], old: str) -> dict[str, Any] | None:
    """The entry that says what is true now: the one with the new words, else the nearest in topic."""
    free = [one for one in entries if one["durability"] == "durable" and not one.get("replaces")]
    if revision:
        free = [one for one in free if _holds(one["value"], revision.new)]
    values = [one["value"] for one in free]
    return next((one for one in free if nearest(one["value"], values, old)), None)


def _corrected(memory: Memory, revision: Revision) -> dict[str, Any]:
    return {
        "category": memory.category,
        "key": _key(memory, revision),
        "value": _value(revision, memory),
        "durability": "durable",
        "confidence": _CONFIDENCE,
        "replaces": memory.id,
    }


def _value(revision: Revision, memory: Memory) -> str:
    value = revision.text[len(note(memory)) - len(memory.value) :]
    return value[:1].upper() + value[1:]


def _key(memory: Memory, revision: Revision) -> str:
    """The memory's key, with the new words where it named the old ones."""
    words = memory.key.split("_")
    if not any(is_alike(word, old) for word in words for old in content(revision.old)):
        return memory.key
    kept = [word for word in words if not any(is_alike(word, old) for old in content(revision.old))]
    return normalise_key("_".join([*kept, *content(revision.new)])) or memory.key


def note(memory: Memory) -> str:
    """A memory as one line: its label too, where the value does not say it."""
    name = label(memory.key)
    return memory.value if name.casefold() in memory.value.casefold() else f"{name}: {memory.value}"


def shown(memory: Memory) -> dict[str, Any]:
    """A memory as a question shows it."""
    return {name: str(getattr(memory, name)) for name in ("id", "key", "value", "category", "kind")}


def _holds(value: str, piece: str) -> bool:
    return all(any(is_alike(word, other) for other in content(value)) for word in content(piece))


def _says_only(entry: dict[str, Any], revision: Revision) -> bool:
    """Does an entry repeat the old words, or say hardly more than the new ones?"""
    words = content(entry["value"])
    if entry.get("replaces") or not _holds(entry["value"], revision.new):
        return not entry.get("replaces") and _holds(entry["value"], revision.old)
    return _holds(entry["value"], revision.old) or len(words) - len(content(revision.new)) <= _REST


def _only_denies(entry: dict[str, Any], ended: Sequence[dict[str, Any]]) -> bool:
    """Does an entry say nothing but that something has ended?"""
    return any(
        sum(any(is_alike(a, b) for b in content(one["value"])) for a in content(entry["value"])) * 2
        >= len(content(entry["value"]))
        for one in ended
    )

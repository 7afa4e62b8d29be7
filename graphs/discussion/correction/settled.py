"""What a message brings once it is compared with what is known, and the steps that change all of it."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from graphs.discussion.correction.overlap import holds
from graphs.discussion.correction.replace import doubt, entry_for, key_for, note
from language.hearing.stored.moved import moved_to
from stores.records import Memory

_FOLLOWED = ("name", "location")
"""Keys whose value other memories repeat."""


@dataclass(frozen=True, slots=True)
class Settled:
    """The entries, each with the id of the memory it replaces if any; memories that end; memories to ask about."""

    entries: list[dict[str, Any]]
    ended: list[dict[str, Any]]
    doubts: list[dict[str, Any]]


def only_ask(settled: Settled, memories: Sequence[Memory]) -> None:
    """What a message says against these memories is only asked about."""
    known = {one.id: one for one in memories}
    replacing = [one for one in settled.entries if one.get("replaces") in known]
    ending = [one for one in settled.ended if one["id"] in known]
    settled.entries[:] = [one for one in settled.entries if one not in replacing]
    settled.ended[:] = [one for one in settled.ended if one not in ending]
    settled.doubts.extend([*ending, *(doubt(known[one["replaces"]], one) for one in replacing)])


def changed_in(settled: Settled) -> set[str]:
    """The ids of the memories that are replaced, end or are asked about."""
    replaced = {one["replaces"] for one in settled.entries if one.get("replaces")}
    return replaced | {one["id"] for one in (*settled.ended, *settled.doubts)}


def resettle(said: str, memories: Sequence[Memory], settled: Settled) -> None:
    """Who says where they moved, be it without a subject, lives there now: no entry says it beside the old home."""
    home = next((one for one in memories if one.key == "location"), None)
    place = moved_to(said) if home else ""
    if home is None or not place or holds(home.value, place) or any(one["key"] == home.key for one in settled.entries):
        return
    settled.entries[:] = [one for one in settled.entries if not (moved_to(one["value"]) and holds(one["value"], place))]
    settled.entries.append(entry_for(home, home.key, place))


def has_corrected(settled: Settled) -> bool:
    return bool(settled.doubts or settled.ended or any(one.get("replaces") for one in settled.entries))


def follow_names(settled: Settled, memories: Sequence[Memory]) -> None:
    """Where the writer's name or home is put right, every memory that holds the old one follows."""
    for key in _FOLLOWED:
        old = next((one for one in memories if one.key == key), None)
        new = next((one["value"] for one in settled.entries if one["key"] == key), "")
        if old and new and not holds(new, old.value):
            _follow(old, new, settled, memories)


def _follow(old: Memory, new: str, settled: Settled, memories: Sequence[Memory]) -> None:
    for memory in memories:
        if old.key != "name" and not memory.value.casefold().startswith(note(old).casefold()):
            continue  # whoever else lives there has not moved
        value = re.sub(rf"(?<!\w){re.escape(old.value)}(?!\w)", lambda _: new, memory.value)
        if memory is not old and value != memory.value and not is_settled(memory, settled):
            settled.entries.append(entry_for(memory, key_for(memory, value), value))


def is_settled(memory: Memory, settled: Settled) -> bool:
    replaced = any(
        (memory.key == entry["key"] and entry["durability"] in ("durable", memory.durability))
        or memory.id == entry.get("replaces")
        for entry in settled.entries
    )
    return replaced or any(one["id"] == memory.id for one in (*settled.ended, *settled.doubts))

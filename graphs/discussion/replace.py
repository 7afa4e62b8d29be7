"""Entries that plainly take the place of a memory, before anything is weighed: a wish or a favourite of the same sort,
another value under the key of the memory."""

from collections.abc import Callable, Sequence
from typing import Any

from graphs.discussion.overlap import holds, speaks_of_before
from language.hearing.favourites import favourite_instead
from language.hearing.news import NOW
from language.hearing.relate import content, is_alike
from language.hearing.styles import restyled
from language.meaning.alike.similarity import fingerprint
from stores.records import Memory

_UNSURE = 0.7
"""Below this an entry stands in the daily note because it is not sure, and not because it passes."""

Entry = dict[str, Any]


def instead_of(said: str, memory: Memory, noted: str) -> str:
    """What a message wishes or likes best in the place of what a memory says; empty where it says nothing of it."""
    return restyled(said, memory.value) or favourite_instead(said, noted)


def bearer(entries: Sequence[Entry], words: str) -> Entry | None:
    """The entry that says the words, where it replaces nothing yet."""
    return next((one for one in entries if holds(one["value"], words) and not one.get("replaces")), None)


def take_keys(entries: list[Entry], memories: Sequence[Memory], key_for: Callable[[Memory, str], str]) -> None:
    """An entry under the key of a memory whose words it no longer says gets a key of its own, in the memory's place;
    what only tells that the memory is over goes."""
    for memory in memories:
        entry = next((one for one in entries if one["key"] == memory.key and not one.get("replaces")), None)
        if entry is None or not _says_another(entry["value"], memory):
            continue
        entry |= {"replaces": memory.id, "key": key_for(memory, entry["value"])}
        entries[:] = [one for one in entries if one is entry or not speaks_of_before(one, memory, entry["value"])]


def _says_another(value: str, memory: Memory) -> bool:
    """Is the key of a memory made of words that a value does not say?"""
    named = [word for word in memory.key.split("_") if any(is_alike(word, one) for one in content(memory.value))]
    return bool(named) and not any(is_alike(word, one) for word in named for one in content(value))


def is_unsure_of(entry: Entry, memory: Memory, said: str) -> bool:
    """Does an entry that is not sure say another value from now on, which a memory for good has under its key?"""
    return (
        entry["key"] == memory.key
        and memory.durability == "durable"
        and entry["durability"] != "durable"
        and entry["confidence"] < _UNSURE
        and bool(NOW.search(said))
        and fingerprint(entry["value"]) != fingerprint(memory.value)
    )

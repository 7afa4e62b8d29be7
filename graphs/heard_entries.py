"""What a model heard in one message, checked against the message: nothing made up, nothing asked for left out.

What the user asks to have remembered is kept for good, whatever the model makes of it.
"""

from collections.abc import Collection, Sequence
from typing import Any

from language.hearing.relate import content, is_alike
from language.intents.remember import requests
from language.meaning.evidence import supports
from stores.records import Said

Entry = dict[str, Any]

_STANDS = 0.5
"""Share of an entry's telling words that the message must have, for it to be more than made up."""
_COVERS = 0.5
_SCRAP = 0.5
"""Share of what rules heard that an entry has at most, to be no more than a scrap of it."""
_ASKED_FOR = 0.95
_SURE = 0.7


def resting(entries: Sequence[Entry], message: str, found: Collection[str] = ()) -> list[Entry]:
    """The entries that the message says, by rules or as a second opinion `found`, or of which it has half the words."""
    return [one for one in entries if one["value"] in found or _stands(one, message)]


def without_known(entries: Sequence[Entry], message: str, known: str) -> list[Entry]:
    """The entries but for those that only repeat what the model was shown as known: the message has no word of them."""
    return [one for one in entries if _share(one["value"], message) or _share(one["value"], known) < 1.0]


def _stands(entry: Entry, message: str) -> bool:
    return _share(entry["value"], message) >= _STANDS or _says(message, entry)


def completed(entries: Sequence[Entry], by_rules: Sequence[Entry], message: str, *, lost: bool) -> list[Entry]:
    """The entries, those the user asked for as durable ones; with what rules heard, where something is missing.

    Only what is plainly over tomorrow is for the day, and nothing that rules hear as lasting. `lost` tells that the
    model made something up in its place, or that its answer was cut off.
    """
    asked = [one.content for one in requests(message)]
    missing = lost or any(not any(_tells(one, words) for one in entries) for words in asked)
    beside = [one for one in by_rules if missing and not any(_tells(other, one["value"]) for other in entries)]
    whole = [*(one for one in entries if not (beside and _translates(one, asked))), *beside]
    told = [
        _lasting(_fuller(one, by_rules), by_rules) if any(_tells(one, words) for words in asked) else one
        for one in whole
    ]
    return [{**one, "durability": "durable"} if _stays(one, by_rules) else one for one in told]


def _translates(entry: Entry, asked: Sequence[str]) -> bool:
    """Does an entry say in words of another language what was asked for? The user's own words are kept instead."""
    return any(
        not _tells(entry, words) and not _share(entry["value"], words) and _says(words, entry) for words in asked
    )


def _stays(entry: Entry, by_rules: Sequence[Entry]) -> bool:
    """Do rules hear the same as something that lasts? One value is not for the day here and for good there."""
    sure = [one for one in by_rules if one["durability"] == "durable" and one["confidence"] >= _SURE]
    return any(_tells(entry, one["value"]) and _tells(one, entry["value"]) for one in sure)


def _fuller(entry: Entry, by_rules: Sequence[Entry]) -> Entry:
    """The entry, or what rules heard in place of a scrap of it: "play" says little of somebody who plays the cello."""
    whole = [one for one in by_rules if one["durability"] == "durable" and one["confidence"] >= _SURE]
    sayings = (one for one in whole if _share(entry["value"], one["value"]) == 1.0)
    said = next((one for one in sayings if _share(one["value"], entry["value"]) <= _SCRAP), entry)
    return {**entry, "key": said["key"], "value": said["value"]}


def _lasting(entry: Entry, by_rules: Sequence[Entry]) -> Entry:
    passing = any(
        one["durability"] == "daily" and one["confidence"] >= _SURE and _tells(entry, one["value"]) for one in by_rules
    )
    durability = "daily" if passing else "durable"
    return {**entry, "durability": durability, "confidence": max(entry["confidence"], _ASKED_FOR)}


def _tells(entry: Entry, words: str) -> bool:
    """Does an entry have most of what the words say, or say nothing beside them?"""
    return _share(words, entry["value"]) >= _COVERS or _share(entry["value"], words) == 1.0


def _says(message: str, entry: Entry) -> bool:
    return supports(entry["value"], entry["key"], [Said(message)])


def _share(wanted: str, words: str) -> float:
    """Share of the telling words of one text that stand in another, in any form."""
    telling, there = content(wanted), content(words)
    found = sum(any(is_alike(one, other) for other in there) for one in telling)
    return found / len(telling) if telling else 0.0

"""What a user did in a day: as lines for the model, as evidence for the gate, and as entries of the daily note."""

import json
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date, tzinfo
from typing import Any

from graphs.offline.interactions import findings
from graphs.offline.text import own_words
from graphs.offline.triggers import requests
from stores.gate import label
from stores.records import Durability, Interaction, Receipt, Status
from stores.tokens import count_tokens

CHUNK_TOKENS = 8_000
"""Interactions shown to the model at once; a busy day takes several rounds."""

_CONTENT_LIMIT = 4_000
_TITLE_LIMIT = 120
_MOST_TITLES = 20


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the daily note of one day."""

    day: date
    section: str
    value: str
    category: str = "reading_history"


def lines(interactions: Sequence[Interaction], zone: tzinfo) -> list[str]:
    """One JSON object each, so that no text can pass for another line; what was said comes last."""
    spoken = [one for one in interactions if one.type == "message"]
    done = [one for one in interactions if one.type != "message"]
    return [json.dumps(_record(one, zone), ensure_ascii=False) for one in (*done, *spoken)]


def _record(one: Interaction, zone: tzinfo) -> dict[str, Any]:
    kind = "delivery" if one.type == "read" else one.type
    record: dict[str, Any] = {"type": kind, "at": one.at.astimezone(zone).isoformat(timespec="minutes")}
    record |= {"source": one.source, "title": one.title[:_TITLE_LIMIT]}
    if one.type == "reaction":
        return record | {"reaction": one.content}
    if one.type in ("delivery", "read"):
        return record | {"read": one.type == "read"}
    if one.type == "message":
        record["role"] = one.role
    return record | ({"content": one.content[:_CONTENT_LIMIT]} if one.content else {})


def chunks(texts: Sequence[str]) -> Iterator[list[str]]:
    """The lines in portions that fit a prompt."""
    portion: list[str] = []
    used = 0
    for text in texts:
        cost = count_tokens(text) + 1
        if portion and used + cost > CHUNK_TOKENS:
            yield portion
            portion, used = [], 0
        portion.append(text)
        used += cost
    if portion:
        yield portion


def evidence(interactions: Sequence[Interaction], today: date) -> list[dict[str, Any]]:
    """What a memory of the night may rest on: the user's own words, and patterns in our own words.

    A pattern names one word that three titles share; the text of a title is nobody's statement about the user.
    """
    said = [
        {"text": own_words(one.content), "at": one.at.isoformat()}
        for one in interactions
        if one.type == "message" and one.role == "user"
    ]
    reactions = [
        {"type": "reaction", "title": one.title, "reaction": one.content}
        for one in interactions
        if one.type == "reaction"
    ]
    return said + [{"text": found.statement.value} for found in findings(reactions, today)]


def note(interactions: Sequence[Interaction], receipts: Sequence[Receipt], zone: tzinfo, today: date) -> list[Entry]:
    """The daily notes: each interaction under its own local day, what was learned under today."""
    days: defaultdict[date, list[Interaction]] = defaultdict(list)
    for one in interactions:
        days[one.at.astimezone(zone).date()].append(one)
    entries = [entry for day in sorted(days) for entry in _of_day(day, days[day])]
    return [*entries, *(_learned(receipt, today) for receipt in receipts if is_durable_change(receipt))]


def is_durable_change(receipt: Receipt) -> bool:
    memory = receipt.memory
    changed = receipt.status in (Status.STORED, Status.UPDATED, Status.MERGED)
    return changed and memory is not None and memory.durability is Durability.DURABLE


def _of_day(day: date, interactions: Sequence[Interaction]) -> Iterator[Entry]:
    read = _titles(interactions, "read")
    delivered = {*_titles(interactions, "delivery"), *read}
    if delivered:
        yield Entry(day, "Reading Activity", f"Read {len(read)}/{len(delivered)} digest posts")
    reactions: defaultdict[str, list[str]] = defaultdict(list)
    for one in interactions:
        if one.type == "reaction" and one.title not in reactions[one.content]:
            reactions[one.content].append(one.title)
    for reaction, titles in reactions.items():
        yield Entry(day, "Reading Activity", f"{reaction} {_quoted(titles)}")
    if saved := _titles(interactions, "save"):
        yield Entry(day, "Reading Activity", f"⭐ Saved {_quoted(saved)}")
    for one in interactions:
        if one.type == "message" and one.role == "user":
            for asked in requests(one.content):
                said = " ".join(asked.sentence.split())
                yield Entry(day, "Explicit Memories", f'User said: "{said}"', "personal_context")


def _learned(receipt: Receipt, today: date) -> Entry:
    memory = receipt.memory
    assert memory is not None
    verb = "Added" if receipt.status is Status.STORED else "Updated"
    words = f'{verb} {label(memory.key).lower()}: "{memory.value}"'
    return Entry(today, "Extracted Insights", words, memory.category)


def _titles(interactions: Sequence[Interaction], kind: str) -> list[str]:
    return list(dict.fromkeys(one.title for one in interactions if one.type == kind))


def _quoted(titles: Sequence[str]) -> str:
    shown = ", ".join(f'"{" ".join(title.split())[:_TITLE_LIMIT]}"' for title in titles[:_MOST_TITLES])
    return shown + (f" and {len(titles) - _MOST_TITLES} more" if len(titles) > _MOST_TITLES else "")

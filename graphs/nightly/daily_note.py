"""The daily notes of a night: what the user read, discussed and asked to remember, and what was learned from it.

Each interaction is noted under the day it was for the user, whenever the night comes to it.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, tzinfo

from language.intents.remember import requests
from stores.records import Durability, Interaction, Memory, Receipt, Status
from stores.write.checks.gate import check_text

READING, DISCUSSIONS = "Reading Activity", "Discussions"
INSIGHTS, EXPLICIT = "Extracted Insights", "Explicit Memories"

_TITLE_LIMIT = 120
_TITLES_A_LINE = 12
_QUOTE_LIMIT = 600


@dataclass(frozen=True, slots=True)
class Line:
    """An entry of the note of one day."""

    day: date
    section: str
    value: str
    key: str = ""
    """Shown before the value; without one the value stands for itself."""
    source: str = "nightly"
    author: str = "agent"
    about: str = ""
    """The key of the memory it tells of: what is forgotten there is taken back here."""
    conversation_id: str | None = None
    """Where that was said: what is kept there is told in no other conversation."""


def by_day(interactions: Iterable[Interaction], zone: tzinfo) -> dict[date, list[Interaction]]:
    """The interactions under the user's own days, oldest first."""
    days: defaultdict[date, list[Interaction]] = defaultdict(list)
    for one in interactions:
        days[one.at.astimezone(zone).date()].append(one)
    return dict(sorted(days.items()))


def reading(days: Mapping[date, Sequence[Interaction]]) -> Iterator[Line]:
    """How much of the digest was read, what was liked, disliked and saved."""
    for day, interactions in days.items():
        if counted := _counted(_posts(interactions, "read"), _posts(interactions, "delivery")):
            yield Line(day, READING, counted)
        reactions: defaultdict[str, list[str]] = defaultdict(list)
        for one in interactions:
            if one.type == "reaction":
                reactions[" ".join(one.content.split())[:20]].append(one.title)
        for reaction, titles in reactions.items():
            yield from (Line(day, READING, f"{reaction} {quoted}") for quoted in _quoted(titles))
        saved = [one.title for one in interactions if one.type == "save"]
        yield from (Line(day, READING, f"⭐ Saved {quoted}") for quoted in _quoted(saved))


def discussions(days: Mapping[date, Sequence[Interaction]], noted: Iterable[Memory]) -> Iterator[Line]:
    """Discussions of which no note tells yet."""
    told = {(memory.source, memory.day) for memory in noted if memory.details.get("section") == DISCUSSIONS}
    for day, interactions in days.items():
        talks: defaultdict[str, list[Interaction]] = defaultdict(list)
        for one in interactions:
            if one.type == "message":
                talks[one.source].append(one)
        for source, turns in talks.items():
            if (source, day) not in told and any(turn.role == "user" for turn in turns):
                yield Line(day, DISCUSSIONS, _discussed(turns), source=source)


def explicit(days: Mapping[date, Sequence[Interaction]]) -> Iterator[tuple[Line, Interaction]]:
    """What the user asked to have remembered, in their own words, with the message it stands in."""
    for day, interactions in days.items():
        for one in interactions:
            if one.type == "message" and one.role == "user":
                for asked in requests(one.content):
                    yield _said(day, asked.sentence, one), one


def insights(
    receipts: Iterable[Receipt], proposed: Iterable[Memory], day_of: Callable[[Memory], date]
) -> Iterator[Line]:
    """What was learned, and what should go once the user agrees."""
    for receipt in receipts:
        if is_durable_change(receipt) and (memory := receipt.memory):
            yield _insight("added" if receipt.status is Status.STORED else "updated", memory, day_of)
    for memory in proposed:
        yield _insight("proposed_to_forget", memory, day_of)


def is_durable_change(receipt: Receipt) -> bool:
    memory = receipt.memory
    changed = receipt.status in (Status.STORED, Status.UPDATED, Status.MERGED)
    return changed and memory is not None and memory.durability is Durability.DURABLE


def _said(day: date, words: str, message: Interaction) -> Line:
    return Line(day, EXPLICIT, quote(words), "user_said", source=message.source, author="user")


def _insight(verb: str, memory: Memory, day_of: Callable[[Memory], date]) -> Line:
    key = f"{verb}_{_subject(memory)}"
    said_in = memory.conversation_id
    return Line(day_of(memory), INSIGHTS, quote(memory.value), key, "nightly", "user", memory.key, said_in)


def _subject(memory: Memory) -> str:
    return "interest" if memory.key.startswith("interest") else memory.category


def quote(words: str) -> str:
    """Words as a note quotes them."""
    line = " ".join(words.split())
    return f'"{line}"' if len(line) <= _QUOTE_LIMIT else f'"{line[: _QUOTE_LIMIT - 1].rstrip()}…"'


def _posts(interactions: Iterable[Interaction], kind: str) -> int:
    return len({one.source.partition(":")[2] for one in interactions if one.type == kind})


def _counted(read: int, delivered: int) -> str:
    if not (read or delivered):
        return ""
    if read <= delivered:
        return f"Read {read}/{delivered} digest posts"
    return f"Read {read} post{'s'[: read != 1]}" + (f", {delivered} delivered" if delivered else "")


def _quoted(titles: Iterable[str]) -> Iterator[str]:
    """The titles in lines of a bearable length; a title that may not be kept is left out."""
    lines = dict.fromkeys(" ".join(title.split())[:_TITLE_LIMIT] for title in titles)
    fit = [f'"{title}"' for title in lines if title and not check_text(title, kind="memory")]
    for start in range(0, len(fit), _TITLES_A_LINE):
        yield ", ".join(fit[start : start + _TITLES_A_LINE])


def _discussed(turns: Sequence[Interaction]) -> str:
    title = next(_quoted([turns[0].title]), "")
    minutes = round((turns[-1].at - turns[0].at).total_seconds() / 60)
    about = f"Discussed {title}" if title else "Talked about no article in particular"
    return f"{about} ({len(turns)} message{'s'[: len(turns) != 1]}, {minutes} min)"

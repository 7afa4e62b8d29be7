"""How every memory that is asked about would read: one place gathers what could stand for it, and the judge chooses.

What rules change unasked they are sure of; that stays as they say it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from graphs.discussion.correction.overlap import holds
from graphs.discussion.correction.replace import SAID, key_for, keys_of
from graphs.discussion.correction.settled import Settled
from language.hearing.choosing.chosen import chosen
from language.hearing.choosing.texts import Outdated
from language.hearing.compare import ASKS
from language.hearing.relate import acts_of, content
from language.hearing.repairs import repairs
from language.hearing.signs import is_change
from language.hearing.splicing.redated import redated
from language.hearing.stored.older import grown
from stores.keys import key_from_words
from stores.records import Memory

Entry = dict[str, Any]


@dataclass(frozen=True, slots=True)
class News:
    """What a message tells, what it says is as it was, and the statements that were heard in it."""

    said: str
    unchanged: str
    heard: tuple[str, ...]


def choose_texts(news: News, settled: Settled, memories: Sequence[Memory], notes: Sequence[str]) -> None:
    """Let every memory that is asked about read as the judge chooses; what a message wants forgotten goes as it says,
    and what it puts right reads as rules have it."""
    if acts_of(news.said)["forget"] >= ASKS or repairs(news.said):
        return
    known = {memory.id: (memory, noted) for memory, noted in zip(memories, notes, strict=True)}
    for asked in settled.doubts:
        if asked["id"] not in known:
            continue
        memory, noted = known[asked["id"]]
        ruled = asked.get("instead", {}).get("value", "")
        if not ruled and is_change(news.said):
            continue  # it says that this is over, and rules found nothing in its place
        given = Outdated(news.said, news.unchanged, memory.value, noted, memory.key, ruled, news.heard)
        text = grown(news.said, memory.value) or redated(news.said, memory.value) or chosen(given)
        if text != ruled:
            _ask(asked, memory, text, settled)


def keep_dates(news: str, settled: Settled, memories: Sequence[Memory]) -> None:
    """Let what takes the place of a memory with a date have all of it, where the message names but a day or a month."""
    known = {memory.id: memory for memory in memories} | {memory.key: memory for memory in memories}
    for entry in settled.entries:
        memory = known.get(entry.get("replaces") or "")
        if memory and (text := redated(news, memory.value)):
            entry |= {"key": key_for(memory, text), "value": text}


def _ask(asked: Entry, memory: Memory, text: str, settled: Settled) -> None:
    """Ask about a memory with another text in its place; what that tells goes with a yes."""
    asked.pop("instead", None)
    if text:
        key = _key(memory, text)
        asked |= {"instead": {"key": key, "value": text}}
        told = [one for one in settled.entries if not one.get("replaces") and holds(text, one["value"])]
        asked["beside"] = list(dict.fromkeys([*asked.get("beside", ()), *keys_of(told, key)]))


def _key(memory: Memory, text: str) -> str:
    """A key of ours stays where a text reads like its values: with other words in it, or as short as it was."""
    if memory.key not in SAID["en"]:
        return key_for(memory, text)
    short = len(content(text)) <= len(content(memory.value)) + 1
    return memory.key if short else key_from_words(text)

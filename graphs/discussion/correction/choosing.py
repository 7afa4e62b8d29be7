"""How every outdated memory reads in the end: one place gathers what could stand for it, and the judge chooses."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from graphs.discussion.correction.overlap import holds
from graphs.discussion.correction.replace import SAID, entry_for, key_for, keys_of, shown
from graphs.discussion.correction.settled import Settled
from language.hearing.choosing.chosen import chosen
from language.hearing.choosing.texts import Outdated
from language.hearing.compare import ASKS
from language.hearing.relate import acts_of, content
from stores.keys import key_from_words
from stores.records import Memory, Said
from stores.write.checks.support import rests

Entry = dict[str, Any]


@dataclass(frozen=True, slots=True)
class News:
    """What a message tells, what it says is as it was, and the statements that were heard in it."""

    said: str
    unchanged: str
    heard: tuple[str, ...]


def choose_texts(news: News, settled: Settled, memories: Sequence[Memory], notes: Sequence[str]) -> None:
    """Let every memory that is replaced, ends or is asked about read as the judge chooses; what a message wants
    forgotten goes as it says."""
    if acts_of(news.said)["forget"] >= ASKS:
        return
    for memory, noted in zip(memories, notes, strict=True):
        ruled = next(_ruled(memory, settled), None)
        if ruled is None:
            continue
        text = chosen(Outdated(news.said, news.unchanged, memory.value, noted, memory.key, ruled, news.heard))
        if text != ruled and (_is_asked(memory, settled) or _rests(text, memory, news)):
            _put(news, memory, text, settled)


def _is_asked(memory: Memory, settled: Settled) -> bool:
    return any(one["id"] == memory.id for one in settled.doubts)


def _rests(text: str, memory: Memory, news: News) -> bool:
    """May a text be written unasked: does it rest on what was said now and before?"""
    return not text or rests(text, _key(memory, text), [Said(news.said), Said(memory.value, known=True)])


def _ruled(memory: Memory, settled: Settled) -> Iterator[str]:
    """How rules would have a memory read; the empty text is its end."""
    yield from (one["value"] for one in settled.entries if _replaces(one, memory))
    yield from (one.get("instead", {}).get("value", "") for one in settled.doubts if one["id"] == memory.id)
    yield from ("" for one in settled.ended if one["id"] == memory.id)


def _replaces(entry: Entry, memory: Memory) -> bool:
    """Does an entry take the place of a memory, or its key, of which there is one?"""
    same_key = entry["key"] == memory.key and memory.key in SAID["en"] and entry["durability"] == "durable"
    return bool(entry.get("replaces") == memory.id or same_key)


def _put(news: News, memory: Memory, text: str, settled: Settled) -> None:
    """Let a memory read otherwise than rules would have it; the question about it stays a question."""
    asked = next((one for one in settled.doubts if one["id"] == memory.id), None)
    if asked:
        _ask(asked, memory, text, settled)
        return
    settled.ended[:] = [one for one in settled.ended if one["id"] != memory.id]
    for entry in [one for one in settled.entries if _replaces(one, memory)]:
        settled.entries.remove(entry)
        if entry["value"] in news.heard and not (text and holds(text, entry["value"])):
            told = {name: value for name, value in entry.items() if name != "replaces"}
            settled.entries.append(told | {"durability": "daily"})  # it was said, and stands for nothing
    if text:
        said = _told_in(text, settled)
        settled.entries[:] = [one for one in settled.entries if one not in said]
        settled.entries.append(entry_for(memory, _key(memory, text), text))
    else:
        settled.ended.append(shown(memory))


def _ask(asked: Entry, memory: Memory, text: str, settled: Settled) -> None:
    """Ask about a memory with another text in its place; what that tells goes with a yes."""
    asked.pop("instead", None)
    if text:
        key = _key(memory, text)
        asked |= {"instead": {"key": key, "value": text}}
        beside = keys_of(_told_in(text, settled), key)
        asked["beside"] = list(dict.fromkeys([*asked.get("beside", ()), *beside]))


def _told_in(text: str, settled: Settled) -> list[Entry]:
    """The entries that tell nothing beside a text."""
    return [one for one in settled.entries if not one.get("replaces") and holds(text, one["value"])]


def _key(memory: Memory, text: str) -> str:
    """A key of ours stays where a text reads like its values: with other words in it, or as short as it was."""
    if memory.key not in SAID["en"]:
        return key_for(memory, text)
    short = len(content(text)) <= len(content(memory.value)) + 1
    return memory.key if short else key_from_words(text)

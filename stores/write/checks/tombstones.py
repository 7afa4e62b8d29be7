"""Tombstones: what the user had forgotten, or put right, is not learned again from old words.

A tombstone is a digest of a key or of a value's spelling, never the text. It bars a model's write that rests on
words from before; the user's own words, said after, lift it. Under the same key something else may be learned from the
very message that asked ("I don't live in Kyiv any more, I live in Odesa").
"""

import hashlib
from datetime import datetime, timedelta

from language.intents.retold import besides_wishes
from language.meaning.alike.similarity import fingerprint
from language.meaning.evidence import supports
from stores.records import Author, Memory, Said, State
from stores.write.unit_of_work import UnitOfWork


def lay(unit: UnitOfWork, memory: Memory, asked_at: datetime | None = None) -> None:
    """Remember that this was forgotten, without remembering what it was."""
    unit.lay_tombstones([_of_value(unit, memory.value)])
    unit.lay_tombstones([_of_key(unit, memory.kind, memory.key)], asked_at)


def lay_undone(unit: UnitOfWork, undone: Memory, instead: Memory) -> None:
    """What was taken back does not return from the words it came from."""
    if undone.state is State.FORGOTTEN:
        return
    if instead.state is State.FORGOTTEN:
        lay(unit, undone)
    elif fingerprint(undone.value) != fingerprint(instead.value):
        unit.lay_tombstones([_of_value(unit, undone.value)])


def lay_replaced(unit: UnitOfWork, old: Memory, new: Memory, said: list[Said]) -> None:
    """What something newer took the place of does not return from older words than those that tell the newer."""
    if fingerprint(old.value) == fingerprint(new.value):
        return
    newest = (
        item.at for item in reversed(said) if item.at and (len(said) == 1 or supports(new.value, new.key, [item]))
    )
    if told_at := next(newest, None):
        unit.lay_tombstones([_of_value(unit, old.value)], told_at - timedelta(microseconds=1))


def lift(unit: UnitOfWork, memory: Memory) -> None:
    """The user wants it again."""
    digests = [_of_key(unit, memory.kind, memory.key), _of_value(unit, memory.value)]
    if unit.tombstones(digests):
        unit.lift_tombstones(digests)


def bars(unit: UnitOfWork, kind: str, key: str, value: str, author: Author, said: list[Said]) -> bool:
    """Whether a model may not write this because the user had it forgotten and has not said it since."""
    if author in (Author.USER, Author.FILE):
        return False
    digests = [_of_key(unit, kind, key), _of_value(unit, value)]
    if not unit.tombstones(digests):
        return False
    since = [item for item in said if item.at is not None and _is_after(unit, digests, item.at)]
    told = [Said(besides_wishes(item.text), item.at, item.known) for item in since]
    return not (told and supports(value, key, told))


def _is_after(unit: UnitOfWork, digests: list[str], said_at: datetime) -> bool:
    key, value = (max(unit.tombstones([digest]), default=None) for digest in digests)
    return (key is None or said_at >= key) and (value is None or said_at > value)


def _of_key(unit: UnitOfWork, kind: str, key: str) -> str:
    return _digest(unit, "key", f"{kind}/{key}")


def _of_value(unit: UnitOfWork, value: str) -> str:
    return _digest(unit, "value", fingerprint(value))


def _digest(unit: UnitOfWork, *parts: str) -> str:
    return hashlib.sha256("\0".join((unit.user.id, *parts)).encode()).hexdigest()

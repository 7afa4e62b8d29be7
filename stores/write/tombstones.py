"""Tombstones: what the user had forgotten is not learned again from old words.

A tombstone is a digest of a key or of a value's spelling, never the text. It bars a model's write that rests on
words from before; the user's own words, said after, lift it.
"""

import hashlib

from language.meaning.evidence import supports
from language.meaning.similarity import fingerprint
from stores.records import Author, Memory, Said
from stores.write.unit_of_work import UnitOfWork


def lay(unit: UnitOfWork, memory: Memory) -> None:
    """Remember that this was forgotten, without remembering what it was."""
    unit.lay_tombstones(_digests(unit, memory.kind, memory.key, memory.value))


def lift(unit: UnitOfWork, memory: Memory) -> None:
    """The user wants it again."""
    digests = _digests(unit, memory.kind, memory.key, memory.value)
    if unit.tombstones(digests):
        unit.lift_tombstones(digests)


def bars(unit: UnitOfWork, kind: str, key: str, value: str, author: Author, said: list[Said]) -> bool:
    """Whether a model may not write this because the user had it forgotten and has not said it since."""
    if author in (Author.USER, Author.FILE):
        return False
    latest = max(unit.tombstones(_digests(unit, kind, key, value)), default=None)
    if latest is None:
        return False
    since = [item for item in said if item.at is not None and item.at > latest]
    return not (since and supports(value, key, since))


def _digests(unit: UnitOfWork, kind: str, key: str, value: str) -> list[str]:
    spelled = (("key", f"{kind}/{key}"), ("value", fingerprint(value)))
    return [hashlib.sha256("\0".join((unit.user.id, *parts)).encode()).hexdigest() for parts in spelled]

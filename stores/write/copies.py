"""Copies of a memory: what says the same elsewhere, and the lines of notes that retell it.

A model's new memory that one stands for is not written again, and a memory is forgotten with its copies.
"""

from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from language.intents.retold import Retelling
from language.meaning.alike.similarity import near, same
from language.meaning.vocabulary import sense
from language.statements.same_fact import is_redundant, restates, rewords
from language.words.reader import Role, read
from stores.changes import NewMemory
from stores.records import USER_KINDS, Author, Durability, Memory, State
from stores.write.daily_lines import append_memory, append_retraction
from stores.write.unit_of_work import UnitOfWork

_FEW_WORDS = 3
_MANY_ALONE, _SHARE_ALONE = 4, 0.25
"""Words of a text, and their share of it, that part it from another: of rewordings no more than two are alone."""
_RETOLD = "reading_history"


def copies_of(unit: UnitOfWork, memory: Memory) -> list[Memory]:
    """What says the same in the same words, whatever its kind, what another vocabulary says of the user in its own,
    and what was noted under its key for want of support."""
    close = unit.close_to(memory.value)
    alike = [other for other in close if same(other.value, memory.value)]
    unsure = [one for one in unit.notes() if (one.kind, one.key) == (memory.kind, memory.key)]
    found = [other for other in alike if _is_copy(memory, other)]
    found += [other for other in close if _retells(memory, other)]
    found += [one for one in unsure if one.details.get("demoted") and memory.durability is Durability.DURABLE]
    return list({other.id: other for other in found if other.id != memory.id}.values())


def retract_retold(unit: UnitOfWork, memory: Memory, *, reason: str = "") -> None:
    """Take back the lines of daily notes that retell it; of a discussion's line, only what does."""
    told = Retelling(memory.value, memory.key)
    for line in unit.notes():
        if line.category != _RETOLD or line.id == memory.id:
            continue
        points = line.details.get("points", [])
        kept = [point for point in points if not told.is_noted(str(point))]
        if told.is_noted(line.value):
            unit.put(replace(line, state=State.FORGOTTEN), "forgotten", before=line, reason=reason)
            append_retraction(unit, line)
        elif len(kept) < len(points):
            append_retraction(unit, line)
            shorter = replace(line, details={**line.details, "points": kept})
            append_memory(unit, unit.put(shorter, "updated", before=line, reason=reason))


def _retells(memory: Memory, other: Memory) -> bool:
    """Is it the same fact in another vocabulary?"""
    kinds = {memory.kind, other.kind}
    if len(kinds) == 1 or not kinds <= set(USER_KINDS) or _RETOLD in (memory.category, other.category):
        return False
    return restates(memory.key, memory.value, other.key, other.value)


def _is_copy(memory: Memory, other: Memory) -> bool:
    """Equal short values under different keys of one kind are different memories ("Python", twice)."""
    if memory.key == other.key or near(memory.key.replace("_", " "), other.key.replace("_", " ")):
        return True
    words = len(memory.value.split())
    return words > _FEW_WORDS or (words > 1 and memory.kind != other.kind)


def similar(unit: UnitOfWork, new: NewMemory) -> list[Memory]:
    """Standing memories of this kind that say nearly the same."""
    return [
        memory
        for memory in unit.close_to(new.value)
        if memory.kind == new.kind
        and memory.durability is Durability.DURABLE
        and (new.kind != "fact" or memory.category == new.category)
        and _is_similar(memory, new)
    ]


def in_its_place(unit: UnitOfWork, new: NewMemory) -> NewMemory:
    """What a model writes under a key that another vocabulary has is about that memory, and of its kind."""
    if not is_models(new) or unit.find(new.kind, new.key, new.category, daily=False):
        return new
    other = elsewhere(unit, new.kind, new.key)
    return replace(new, kind=other.kind, category=other.category) if other else new


def elsewhere(unit: UnitOfWork, kind: str, key: str) -> Memory | None:
    """What another vocabulary keeps of the user under this key."""
    others = (unit.find(other, key, daily=False) for other in USER_KINDS if other != kind)
    return next((memory for memory in others if memory), None)


def known(unit: UnitOfWork, new: NewMemory) -> Memory | None:
    """What a model need not write because it stands already: word by word in this kind, or as another vocabulary's."""
    if not is_models(new):
        return None
    return next((memory for memory in unit.close_to(new.value) if _is_known(memory, new)), None)


def is_models(new: NewMemory) -> bool:
    """Is it what a model says of the user?"""
    return new.author in (Author.AGENT, Author.TOOL) and new.kind in USER_KINDS


def _is_known(memory: Memory, new: NewMemory) -> bool:
    if memory.kind == new.kind:
        named = (
            new.kind == "note"
            or memory.key == new.key
            or any(is_redundant(one.key, one.value) for one in (memory, new))
        )
        named = named and (new.kind != "memory" or memory.category == new.category)
        stands = memory.durability is Durability.DURABLE and memory.state is State.ACTIVE
        return named and stands and same(memory.value, new.value)
    if memory.kind not in USER_KINDS or memory.category == _RETOLD:
        return False
    lasts = memory.durability is Durability.DURABLE or new.durability == Durability.DAILY
    return lasts and restates(new.key, new.value, memory.key, memory.value)


def _is_similar(memory: Memory, new: NewMemory) -> bool:
    if near(memory.value, new.value):
        return _are_long(memory.value, new.value) or near(*(one.key.replace("_", " ") for one in (memory, new)))
    says = len(memory.value.split()) > 1 and len(new.value.split()) > 1
    if not says or new.kind not in USER_KINDS or _speak_apart(memory.value, new.value):
        return False
    return rewords(memory.value, new.value)


def _speak_apart(one: str, other: str) -> bool:
    """Has either text so many words that nothing in the other can stand for that weighing the two is in vain? Each
    would have to follow from the other, word by word."""
    return _says_more(one, other) or _says_more(other, one)


def _says_more(one: str, other: str) -> bool:
    """Words we know the meaning of may be said otherwise, and others inflected, but then they begin alike."""
    telling, begun = _telling(one), _begun(other)
    alone = sum(begins not in begun for begins in telling.unknown)
    return alone >= _MANY_ALONE and alone > _SHARE_ALONE * telling.words


class _Telling(NamedTuple):
    """How many words of a text say something, and how those of them begin whose meaning we do not know."""

    words: int
    unknown: tuple[str, ...]


@lru_cache(maxsize=256)
def _telling(text: str) -> _Telling:
    told = [word for word in read(text) if word.role is Role.CONTENT]
    return _Telling(len(told), tuple(word.spelling[:2] for word in told if not sense(word.text.casefold()).means))


@lru_cache(maxsize=256)
def _begun(text: str) -> frozenset[str]:
    """How the words of a text begin."""
    return frozenset(word.spelling[:2] for word in read(text))


def _are_long(*values: str) -> bool:
    """Equal short values under different keys are different memories ("Python", twice)."""
    return all(len(value.split()) > _FEW_WORDS for value in values)

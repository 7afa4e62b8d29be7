"""One fact, one place: in which vocabulary a memory is written, and what the others call it.

What an agent hears is written in the vocabulary of its tools; each toolkit finds, changes and forgets what another
wrote, under the key it has.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from language.meaning.relations import PEOPLE
from language.people.told import relations_in
from language.words.reader import read
from stores.interface import MemoryVerbs
from stores.labels import key_beside
from stores.records import USER_KINDS, Hit, Memory

_KIND_OF = {"memory": "memory", "facts": "fact", "notes": "note"}
"""The toolkits that remember what the user tells of themselves."""
_READING = "reading_history"
_SHORT = 2
"""So short a word is a person in one language and a preposition in another."""
_SKILLS = frozenset({"skill", "skills", "tools", "stack", "learning", "language", "languages", "teaching", "uses"})
_TRAITS = frozenset({"habit", "habits", "trait", "fear", "identity", "style"})
_OPINIONS = frozenset({"opinion", "stance", "thinks", "believes", "view"})


def written_kind(toolkits: Sequence[str]) -> str:
    """The kind of what is heard: that of the toolkit named first among those that remember the user."""
    return next((_KIND_OF[name] for name in toolkits if name in _KIND_OF), "memory")


def in_vocabulary(kind: str, entry: Mapping[str, Any]) -> dict[str, Any]:
    """An entry as a memory of that kind; what somebody read stays an entry of the daily note.

    A key that only repeats the value is left out: the value stands without a label.
    """
    named = {**entry, "key": key_beside(entry["key"], entry["value"])}
    if kind == "memory" or entry["category"] == _READING:
        return named
    category = _typed(entry["key"], entry["category"], entry["value"]) if kind == "fact" else entry["category"]
    return {**named, "kind": kind, "category": category}


def fact_type(key: str, category: str) -> str:
    """The type of fact that something of another vocabulary is."""
    words = read(key.replace("_", " "))
    told = {word.text.casefold() for word in words}
    if told & _OPINIONS:
        return "opinion"
    if any(word.stem in PEOPLE and len(word.text) > _SHORT for word in words):
        return "relationship"
    if told & _SKILLS:
        return "skill"
    if told & _TRAITS:
        return "trait"
    return "preference" if category == "preference" else "personal"


def type_of(memory: Memory | Hit) -> str:
    """The type under which the fact vocabulary shows a memory, whichever vocabulary wrote it."""
    return memory.category if memory.kind == "fact" else _typed(memory.key, memory.category, memory.value)


def _typed(key: str, category: str, value: str) -> str:
    return "relationship" if relations_in(value) else fact_type(key, category)


def category_of(memory: Memory | Hit) -> str:
    """The category under which the memory vocabulary shows what another one wrote."""
    if memory.kind == "memory":
        return memory.category
    if memory.category in ("preference", "opinion"):
        return "preference"
    return "work_context" if memory.category in ("work_context", "skill") else "personal_context"


async def find(store: MemoryVerbs, user_id: str, key: str, kinds: Sequence[str] = USER_KINDS) -> Memory | None:
    """The memory of this key or id that an agent may see, whichever vocabulary wrote it."""
    for kind in kinds:
        if (memory := await store.get(user_id, key, kind=kind, viewer="agent")) is not None:
            return memory if memory.kind in kinds else None
    return None


async def everything(store: MemoryVerbs, user_id: str, kinds: Sequence[str] = USER_KINDS) -> list[Memory]:
    """What is known of the user in every vocabulary, newest first."""
    found = [one for kind in kinds for one in await store.read(user_id, kind=kind, limit=None, viewer="agent")]
    return sorted(found, key=lambda memory: -memory.revision)

"""Memories held in memory, found by id, key or day as quickly as rows are: those changed but not yet flushed, and all
rows of a user for work that asks for very many of them."""

import re
from collections import Counter, defaultdict
from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from datetime import date, datetime
from itertools import islice

from language.meaning.alike.similarity import fingerprint
from stores.records import Memory

Snapshot = tuple[dict[str, Memory], frozenset[str]]


_LITTLE = 60
_CLOSEST, _MOST_WORDS, _MOST_SHARING = 20, 12, 200
_WORD = re.compile(r"\w+")
_STEM = 5


def _words(value: str) -> set[str]:
    """The beginnings of the words of a text: enough to tell which others may say the same."""
    return {word[:_STEM] for word in _WORD.findall(value[:2_000].casefold())}


class Overlay:
    """What stands over the rows of one user until it is flushed."""

    def __init__(self) -> None:
        self.written: dict[str, Memory] = {}
        self.erased: set[str] = set()
        # Ids stay in a group after their memory has left it; who asks compares the memory itself.
        self._groups: defaultdict[Hashable, dict[str, None]] = defaultdict(dict)

    def __bool__(self) -> bool:
        return bool(self.written or self.erased)

    def put(self, memory: Memory) -> None:
        self.written[memory.id] = memory
        self._groups[memory.kind, memory.key][memory.id] = None
        if memory.day is not None:
            self._groups[memory.day][memory.id] = None
        for word in _words(memory.value):
            self._groups["word", word][memory.id] = None

    def erase(self, memory_id: str) -> None:
        self.written.pop(memory_id, None)
        self.erased.add(memory_id)

    def hides(self, memory_id: str) -> bool:
        """Whether the row of that id no longer tells the truth."""
        return memory_id in self.written or memory_id in self.erased

    def of_key(self, kind: str, key: str) -> Iterator[Memory]:
        for memory_id in self._groups.get((kind, key), ()):
            memory = self.written.get(memory_id)
            if memory is not None and (memory.kind, memory.key) == (kind, key):
                yield memory

    def of_day(self, day: date) -> Iterator[Memory]:
        for memory_id in self._groups.get(day, ()):
            memory = self.written.get(memory_id)
            if memory is not None and memory.day == day:
                yield memory

    def close_to(self, value: str) -> list[Memory]:
        """What may say the same as a text: everything while that is little, then what has the most words of it."""
        if len(self.written) <= _LITTLE:
            return list(self.written.values())
        groups = [group for word in _words(value) if (group := self._groups.get(("word", word)))]
        weights: Counter[str] = Counter()
        for group in sorted(groups, key=len)[:_MOST_WORDS]:
            for memory_id in islice(reversed(group), _MOST_SHARING):
                weights[memory_id] += 1
        closest = (self.written.get(memory_id) for memory_id, _ in weights.most_common(_CLOSEST))
        return [memory for memory in closest if memory is not None]

    def snapshot(self) -> Snapshot:
        return dict(self.written), frozenset(self.erased)

    def restore(self, snapshot: Snapshot) -> None:
        self.written, self.erased = dict(snapshot[0]), set(snapshot[1])

    def clear(self) -> None:
        self.written, self.erased = {}, set()
        self._groups.clear()


class Holding:
    """Every row and tombstone of one user, read at once."""

    def __init__(self, memories: list[Memory], tombstones: dict[str, datetime]) -> None:
        self.tombstones = tombstones
        self._of_key: defaultdict[tuple[str, str], list[Memory]] = defaultdict(list)
        self._told_of: defaultdict[str, list[Memory]] = defaultdict(list)
        for memory in memories:
            self._of_key[memory.kind, memory.key].append(memory)
            if about := memory.details.get("about"):
                self._told_of[str(about)].append(memory)

    def of_key(self, kind: str, key: str) -> list[Memory]:
        return self._of_key.get((kind, key), [])

    def told_of(self, key: str) -> list[Memory]:
        return self._told_of.get(key, [])


@dataclass(frozen=True, slots=True)
class Brought:
    """The rows that a new memory is held against, read at once: those of its key, and those close to its words."""

    key: str
    value: str
    memories: dict[str, Memory]
    spelled: str
    ids: frozenset[str]

    def of_key(self, kind: str) -> list[Memory]:
        return [memory for memory in self.memories.values() if (memory.kind, memory.key) == (kind, self.key)]

    def close(self) -> list[Memory]:
        return [one for one in self.memories.values() if one.id in self.ids or spelled(one.value) == self.spelled]


def spelled(value: str) -> str:
    """The spelling of a value as its row keeps it."""
    return fingerprint(value)[:200]

"""What of a memory is worth a question: what a night doubts, what contradicts or repeats, is unsure, or has grown old.

Nothing is asked twice: an answer leaves its mark on the memory (`details["reviewed"]`), and undo takes that back too.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from typing import Any, Literal

from language.meaning.alike.sameness import SAME, Gist, Told, contradicts, gist, means_same, sameness
from language.meaning.alike.similarity import fingerprint
from language.meaning.vocabulary import sense
from language.topics.opposed import handles, opposed
from stores.records import USER_KINDS, Author, Durability, Event, Memory, State
from stores.strength import confirmations, fading

Sort = Literal["proposed", "conflict", "same", "unsure", "old"]
UNSURE = 0.8
"""Below this confidence a memory that lasts is asked about."""
FADED = 0.5
"""What is left of a memory's certainty when it is old: less than half."""
MARKS = "reviewed"
_NUMBERED = re.compile(r"_\d+$")
_ONE_VALUE = frozenset(
    ("location", "company", "employer", "role", "name", "birthday", "age", "timezone", "diet", "city")
)
"""Keys of what a person has one of at a time."""
_FEW_WORDS = 3
_HAVING = frozenset(("have_own",))
"""What the dictionary calls the words for owning something."""
_READING = "reading_history"


@dataclass(frozen=True, slots=True)
class Doubt:
    """One question: about a memory, beside which other, and why."""

    sort: Sort
    memory: Memory
    other: Memory | None = None
    reason: str = ""
    mark: str = ""

    def plain(self) -> dict[str, Any]:
        """What a thread keeps of it until the answer: no words of the memory."""
        other = self.other.id if self.other else ""
        ids = {"id": self.memory.id, "revision": self.memory.revision, "other": other}
        return {"sort": self.sort, **ids, "mark": self.mark}


def doubts(memories: Sequence[Memory], proposals: Iterable[Event], now: datetime) -> Iterator[Doubt]:
    """Everything worth a question, the most pressing first; of one memory only the first."""
    standing = [one for one in memories if _stands(one, now)]
    asked: set[str] = set()
    for doubt in _every(standing, list(proposals), now):
        if doubt.memory.id not in asked and doubt.mark not in doubt.memory.details.get(MARKS, ()):
            asked.add(doubt.memory.id)
            yield doubt


def _every(standing: Sequence[Memory], proposals: Sequence[Event], now: datetime) -> Iterator[Doubt]:
    yield from _proposed(standing, proposals)
    durable = [one for one in standing if one.durability is Durability.DURABLE]
    pairs = list(close_pairs(durable))
    yield from (_pair("conflict", one, two) for one, two in pairs if conflict(one, two))
    yield from (_pair("same", one, two) for one, two in pairs if say_the_same(one, two))
    yield from (Doubt("unsure", one, mark="unsure") for one in standing if _is_unsure(one))
    old = [(left, one) for one in durable if (left := _left(one, now)) < FADED]
    yield from (Doubt("old", one, mark="old") for _, one in sorted(old, key=lambda pair: (pair[0], pair[1].id)))


def _stands(memory: Memory, now: datetime) -> bool:
    """Is it known of the user, and does it hold today?"""
    if memory.kind not in USER_KINDS or memory.category == _READING or memory.state is State.FORGOTTEN:
        return False
    begins, ends = (memory.details.get(name) for name in ("valid_from", "valid_until"))
    day = now.date()
    return not (ends and date.fromisoformat(ends) < day) and not (begins and date.fromisoformat(begins) > day)


def _proposed(standing: Sequence[Memory], proposals: Sequence[Event]) -> Iterator[Doubt]:
    """What nights have put to the user and nobody has answered; a memory that changed since is no longer meant."""
    known = {one.id: one for one in standing}
    for event in proposals:
        told = event.after or {}
        memory, other = known.get(str(told.get("id", ""))), known.get(str(told.get("with", "")))
        if memory is None or (memory.updated_at and memory.updated_at > event.at):
            continue
        if event.operation == "merge_proposed":
            if other is not None and other.id != memory.id:
                yield Doubt("same", memory, other, mark=_with(other))
        else:
            yield Doubt("proposed", memory, reason=event.reason, mark=f"proposed:{event.id}")


def _pair(sort: Sort, one: Memory, two: Memory) -> Doubt:
    """The older is asked about, beside the newer."""
    older, newer = sorted((one, two), key=lambda memory: (str(memory.updated_at), memory.id))
    return Doubt(sort, older, newer, mark=_with(newer))


def _with(other: Memory) -> str:
    return f"with:{other.id}"


def close_pairs(memories: Sequence[Memory]) -> Iterator[tuple[Memory, Memory]]:
    """Pairs that have a meaning, or a key of one value, in common; only these need a closer look."""
    groups: defaultdict[str, list[int]] = defaultdict(list)
    for place, memory in enumerate(memories):
        for name in _handles(memory):
            groups[name].append(place)
    pairs = {(a, b) for places in groups.values() for a in places for b in places if a < b}
    reviewed = [set(memory.details.get(MARKS, ())) for memory in memories]
    for a, b in sorted(pairs):
        if _with(memories[b]) not in reviewed[a] and _with(memories[a]) not in reviewed[b]:
            yield memories[a], memories[b]


def _handles(memory: Memory) -> set[str]:
    words = {handle for told in gist(memory.value).words for handle in _named(told)} | set(handles(memory.value))
    base = _NUMBERED.sub("", memory.key)
    return words | ({f"={base}"} if base in _ONE_VALUE else set())


def _named(told: Told) -> Iterator[str]:
    yield told.word.stem
    yield from (f"#{line}" for line in sense(told.word.text.casefold()).means)
    yield from (f":{concept}" for concept in told.concepts)


def conflict(one: Memory, two: Memory) -> bool:
    """Can only one of them be true: for and against one thing, or two values of what one has one of?"""
    base = _NUMBERED.sub("", one.key)
    if base in _ONE_VALUE and base == _NUMBERED.sub("", two.key):
        return sameness(one.value, two.value) < SAME and fingerprint(one.value) != fingerprint(two.value)
    return contradicts(one.value, two.value) or opposed(one.value, two.value)


def say_the_same(one: Memory, two: Memory) -> bool:
    """Do they say the same, as far as their words tell? To own a thing and to have it is one."""
    if sameness(one.value, two.value) >= SAME or fingerprint(one.value) == fingerprint(two.value):
        return True
    left, right = gist(one.value), gist(two.value)
    ours, theirs = _without_having(left), _without_having(right)
    if (len(ours), len(theirs)) == (len(left.words), len(right.words)) or left.against != right.against:
        return False
    return len(ours) == len(theirs) == 1 and means_same(ours[0], theirs[0])


def _without_having(of: Gist) -> list[Told]:
    return [told for told in of.words if told.concepts != _HAVING]


def same_pairs(memories: Sequence[Memory]) -> Iterator[tuple[Memory, Memory]]:
    """Pairs that say the same, the older first."""
    for one, two in close_pairs(memories):
        if say_the_same(one, two) and not conflict(one, two):
            older, newer = sorted((one, two), key=lambda memory: (str(memory.updated_at), memory.id))
            yield older, newer


def event_pair(event: Event) -> frozenset[str]:
    """The two memories that a night has proposed to make one."""
    told = event.after or {}
    return frozenset((str(told.get("id", "")), str(told.get("with", ""))))


def identical(one: Memory, two: Memory) -> bool:
    """Is it one statement that stands twice? Short values under different keys may be two ("Python", twice)."""
    if fingerprint(one.value) != fingerprint(two.value):
        return False
    return _NUMBERED.sub("", one.key) == _NUMBERED.sub("", two.key) or len(one.value.split()) > _FEW_WORDS


def _is_unsure(memory: Memory) -> bool:
    if confirmations(memory) or memory.author is Author.FILE:
        return False
    if memory.durability is Durability.DAILY:
        return bool(memory.details.get("demoted"))
    return memory.confidence < UNSURE


def _left(memory: Memory, now: datetime) -> float:
    """The share of its certainty that time has left; all of it where the user has confirmed it, or typed it."""
    if confirmations(memory) or memory.author is Author.FILE:
        return 1.0
    held = fading(memory)
    return held.at(now) / held.certainty if held.certainty else 1.0

"""A line without a label, said a little differently by a person in the same place, is the same memory.

The key of such a line is made of its words, so other words look like one line less and one more."""

from collections import defaultdict
from collections.abc import Callable, Hashable, Sequence
from difflib import SequenceMatcher
from typing import Protocol, TypeVar

from stores.documents.formats.changes import Changes
from stores.keys import key_from_words

_WORDS, _LETTERS = 0.5, 0.75
"""How much of two statements must agree, word by word or (in scripts without blanks) letter by letter."""
_LONGEST = 500
_MOST_COMPARED = 20
"""In one place; where more lines changed at once each is compared with the one in its row only."""


class Line(Protocol):
    @property
    def slot(self) -> Hashable: ...
    @property
    def key(self) -> str: ...
    @property
    def value(self) -> str: ...


E = TypeVar("E", bound=Line)
Place = tuple[Hashable, Hashable]


def with_rewordings(
    changes: Changes[E], old: Sequence[E], new: Sequence[E], group: Callable[[E], Hashable]
) -> Changes[E]:
    """The same changes, where a line gone and a line come in its place are one memory said in other words."""
    if not (changes.removed and changes.added):
        return changes
    gone = _by_place(old, {line.slot for line in changes.removed}, group)
    come = _by_place(new, {line.slot for line in changes.added}, group)
    pairs = [pair for place, lines in gone.items() for pair in _pairs(lines, come.get(place, []))]
    was, now = {line.slot for line, _ in pairs}, {line.slot for _, line in pairs}
    return Changes(
        added=tuple(line for line in changes.added if line.slot not in now),
        changed=(*changes.changed, *pairs),
        removed=tuple(line for line in changes.removed if line.slot not in was),
    )


def is_worded_alike(one: str, other: str) -> bool:
    """Whether two statements differ in a few words only."""
    one, other = one[:_LONGEST].casefold(), other[:_LONGEST].casefold()
    words = SequenceMatcher(None, one.split(), other.split(), autojunk=False)
    return words.ratio() >= _WORDS or SequenceMatcher(None, one, other, autojunk=False).ratio() >= _LETTERS


def _by_place(lines: Sequence[E], chosen: set[Hashable], group: Callable[[E], Hashable]) -> dict[Place, list[E]]:
    """The chosen lines that have no label, by the nearest line above them that is not chosen."""
    found: dict[Place, list[E]] = defaultdict(list)
    above: dict[Hashable, Hashable] = {}
    for line in lines:
        if line.slot not in chosen:
            above[group(line)] = line.slot
        elif line.key == key_from_words(line.value):
            found[group(line), above.get(group(line))].append(line)
    return found


def _pairs(gone: list[E], come: list[E]) -> list[tuple[E, E]]:
    if max(len(gone), len(come)) > _MOST_COMPARED:
        return [pair for pair in zip(gone, come, strict=False) if is_worded_alike(pair[0].value, pair[1].value)]
    pairs, free = [], list(come)
    for line in gone:
        found = next((one for one in free if is_worded_alike(line.value, one.value)), None)
        if found is not None:
            pairs.append((line, found))
            free.remove(found)
    return pairs

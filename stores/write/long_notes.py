"""A note that is longer than one memory may be is kept as several, cut where a paragraph, a line or a word ends."""

import re
from collections.abc import Iterator
from dataclasses import replace

from stores.changes import NewMemory
from stores.write.checks.gate import NOTE_LIMIT

MOST = 50
"""Notes that one text may become; a longer one is refused as a whole."""
_ENDS = tuple(re.compile(pattern) for pattern in (r"\n\s*\n", r"\n", r"(?<=[.!?…])\s", r"\s"))
_LEAST = NOTE_LIMIT // 2
"""A piece is not cut shorter than this where another end of the same sort comes later."""


def notes_of(new: NewMemory) -> list[NewMemory]:
    """A new memory; several where it is a note that is too long for one."""
    long = new.kind == "note" and isinstance(new.value, str) and len(new.value) > NOTE_LIMIT
    parts = list(_pieces(new.value)) if long and len(new.value) <= MOST * _LEAST else []
    if len(parts) < 2:
        return [new]
    first = replace(new, value=parts[0])
    key = new.key.strip()
    rest = [
        replace(new, value=part, id="", request="", key=f"{key}_{number}" if key else "")
        for number, part in enumerate(parts[1:], 2)
    ]
    return [first, *rest]


def _pieces(text: str) -> Iterator[str]:
    left = text.strip()
    while len(left) > NOTE_LIMIT:
        cut = _end(left[:NOTE_LIMIT])
        yield left[:cut].rstrip()
        left = left[cut:].lstrip()
    if left:
        yield left


def _end(text: str) -> int:
    """Where the last paragraph of a text ends, else its last line, sentence or word; at worst inside a word."""
    for pattern in _ENDS:
        ends = [match.start() for match in pattern.finditer(text) if match.start() >= _LEAST]
        if ends:
            return ends[-1]
    return len(text)

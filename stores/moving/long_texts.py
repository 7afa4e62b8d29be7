"""Imported statements that are longer than a memory may be: they are kept as notes, and none of their words is lost."""

from collections.abc import Iterator
from dataclasses import replace

from language.patterns import pattern_of
from stores.moving.records import Remembered
from stores.write.checks.gate import LINE_LIMIT, NOTE_LIMIT

_NOTE = "note"
_ENDS = tuple(pattern_of(end) for end in (r"\n\s*\n", r"\n", r"(?<=[.!?…])\s+|(?<=[。！？])\s*", r"\s"))
"""Where a text may be cut, the best place first."""


def fitting(one: Remembered) -> Iterator[Remembered]:
    """The statement itself; as a note, where it is too long for a line; as several, where it is too long for that."""
    if one.kind not in ("memory", _NOTE) or len(one.text) <= LINE_LIMIT:
        yield one
        return
    for part in _parts(one.text):
        yield replace(one, text=part, kind=_NOTE, category=one.category if one.kind == _NOTE else "", plain=True)


def _parts(text: str) -> Iterator[str]:
    while len(text) > NOTE_LIMIT:
        end = _cut(text)
        yield text[:end].strip()
        text = text[end:].strip()
    yield text


def _cut(text: str) -> int:
    """The last good place in the second half of what fits; a run of letters without one is cut where it ends to fit."""
    for end in _ENDS:
        places = [match.end() for match in end.finditer(text, NOTE_LIMIT // 2, NOTE_LIMIT)]
        if places:
            return places[-1]
    return NOTE_LIMIT

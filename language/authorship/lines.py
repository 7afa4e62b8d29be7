"""A text as lines with their places, and the spans of it that recognisers give."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

Span = tuple[int, int]

GAP = "\ue000"
"""Stands where something was cut, so that what is announced there is not looked for in what follows."""


class Line(NamedTuple):
    """One line without its break, and where it stands in the text."""

    start: int
    end: int
    text: str

    @property
    def blank(self) -> bool:
        return not self.text.strip(f" \t{GAP}")


def lines_of(text: str) -> list[Line]:
    """Every line of the text, blank ones too."""
    found, start = [], 0
    for line in text.split("\n"):
        found.append(Line(start, start + len(line), line))
        start += len(line) + 1
    return found


def runs_of(fits: Sequence[bool]) -> Iterator[tuple[int, int]]:
    """First and last position of each unbroken run."""
    first = None
    for index, fit in enumerate([*fits, False]):
        if fit and first is None:
            first = index
        elif not fit and first is not None:
            yield first, index - 1
            first = None


def between(length: int, spans: Iterable[Span]) -> list[Span]:
    """What is left of a text of this length without these spans, which may overlap."""
    kept, end = [], 0
    for start, stop in sorted(spans):
        if start >= end:
            kept.append((end, start))
        end = max(end, stop)
    return [*kept, (end, length)]


def cut(text: str, spans: Iterable[Span]) -> str:
    """The text without these spans, with a mark in the place of each."""
    return GAP.join(text[start:stop] for start, stop in between(len(text), spans))


def end_of_paragraph(lines: Sequence[Line], index: int) -> int:
    """The last line before a blank one."""
    while index + 1 < len(lines) and not lines[index + 1].blank:
        index += 1
    return index


def speaks_before(lines: Sequence[Line], index: int) -> bool:
    """Does the user say something before this line, more than an announcement of it?"""
    before = next((lines[above].text for above in range(index - 1, -1, -1) if not lines[above].blank), "")
    return bool(before) and not before.rstrip(f" \t{GAP}").endswith(":")

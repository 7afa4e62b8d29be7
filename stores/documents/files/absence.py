"""Absence is no wish: which texts in the place of a document are no edit of it, though lines are missing there.

A person who wants something gone takes its line out and leaves the rest. A file that is empty, that is a mere piece
of what stood there, or that has lost most of its lines along with its shape, tells of an accident.
"""

import re
from collections import Counter

from stores.documents.formats import daily_md, markdown, memory_rows

_HEADINGS = frozenset(
    f"## {title}".casefold()
    for title in (*(section.title for section in memory_rows.SECTIONS), *daily_md.SECTIONS, daily_md.RETRACTIONS)
)
_LONGEST_MARK = 60
_MARK_OF_A_CUT = re.compile(r"(?:\.{3} ?|… ?|[(\[<{][^()\[\]<>{}\n]*[)\]>}]|(?:--|==|\*\*)[^\n]*(?:--|==|\*\*)){1,2}\Z")
"""What a pager, a chat or a model puts where it leaves off: "…", "[truncated]", "-- more --"."""
_FEW = 10
"""A document with fewer entries may lose any number of them in one edit that leaves anything else of it."""
_SEVERAL = 3
"""Fewer lines that stand elsewhere in the text may have been put there."""


def is_blank(data: bytes | None) -> bool:
    """Whether nothing is there, or nothing but blanks."""
    return not (data or b"").removeprefix(b"\xef\xbb\xbf").strip()


def is_piece(base: str, theirs: str) -> bool:
    """Whether a text is what is left of another one that was cut off: in mid-line, or with headings below the cut."""
    base, theirs = _plain(base), _plain(theirs)
    if len(theirs) >= len(base):
        return False
    if base.endswith(theirs):
        return _titles(base)[:1] != _titles(theirs)[:1]
    if not base.startswith(theirs):
        return False
    cut = base[len(theirs) :]
    in_mid_line = not theirs.endswith("\n") and not cut.startswith("\n")
    return in_mid_line or (bool(_titles(cut)) and not cut.lstrip("\n").startswith("#"))


def lacks_its_end(base: str, theirs: str) -> bool:
    """Whether a text is another one without its last sections, cut off just there or taken out by a person, or with a
    mark in the place of its end."""
    base, theirs = _plain(base), _plain(theirs).rstrip()
    if base.startswith(theirs):
        return bool(_titles(base[len(theirs) :]))
    mark = _MARK_OF_A_CUT.search(theirs[-_LONGEST_MARK:])
    return mark is not None and base.startswith(theirs[: len(theirs) - len(mark[0])].rstrip())


def is_doubled(base: str, theirs: str) -> bool:
    """Whether a text is another one twice or more, with its title or without: copied onto itself, or appended to it."""
    once, several = _filled(base), _filled(theirs)
    if not once or several[: len(once)] != once:
        return False
    rest = several[len(once) :]
    while rest:
        copy = once if rest[0] == once[0] else once[1:]
        if not copy or rest[: len(copy)] != copy:
            return False
        rest = rest[len(copy) :]
    return len(several) > len(once)


def without_copies(base: str, theirs: str) -> str:
    """A text that holds most lines of another one again, without those copies: what was typed beside them stays, and
    so does a heading above it."""
    own = Counter(_filled(base))
    again = {line for line in Counter(_filled(theirs)) - own if line in own}
    if 2 * len(again) <= len(own):
        return theirs
    kept: list[str] = []
    heading = ""
    for line in theirs.splitlines(keepends=True):
        bare = line.removeprefix(markdown.BOM).strip()
        if bare not in again:  # blank, or new
            kept += [heading, line] if bare else [line]
        elif own[bare] > 0:
            kept.append(line)
            own[bare] -= 1
        else:
            heading = line if bare.startswith("#") else heading
            continue
        heading = "" if bare else heading
    return "".join(kept)


def is_still(base: str, theirs: str, entries: int, removed: int, held: frozenset[str] = frozenset()) -> bool:
    """Whether an edit that takes out most entries left what makes the document itself: its title, its other sections,
    and lines that nobody touched, or that it held before: an editor may save what it loaded some versions ago. Of few
    entries all may go, but not with every other line: that is another text. That all of many are gone, and nothing was
    typed, is asked about."""
    base, theirs = _plain(base), _plain(theirs)
    if removed == entries and not set(_lines(base)) & set(_lines(theirs)):
        return False
    if entries < _FEW or 2 * removed <= entries:
        return True
    if removed == entries and set(_lines(theirs)) <= set(_lines(base)):
        return False
    if base.startswith(theirs) and not _at_a_heading(theirs, base[len(theirs) :]):
        return False
    title, *sections = _titles(base) or [""]
    left = _titles(theirs)
    if title not in left or not any(section in left for section in sections):
        return False
    known = held.union(_lines(base))
    lines = [line for line in _lines(theirs) if line.casefold() not in left]
    typed = sum(line not in known for line in lines)
    return 2 * typed <= len(lines) or (typed < _SEVERAL and set(sections) <= set(left))


def is_reshaped(base: str, theirs: str, entries: int, standing: int) -> bool:
    """Whether so many lines are still there, but no longer read as entries, that their form was lost and not they:
    the heading above them was changed, the bullets before them, the whole text was indented, fenced or quoted."""
    if standing >= _SEVERAL or 2 * standing > entries:
        return True
    return standing > 0 and not set(_titles(_plain(base))) <= set(_titles(_plain(theirs)))


def is_foreign(base: str, theirs: str) -> bool:
    """Whether a text is title, headings and labelled entries as we write them, and shares no entry with another one."""
    known = {line for line in _lines(_plain(base)) if line.startswith("- ")}
    lines = _lines(_plain(theirs))
    entries = [line for line in lines if line.startswith("- ")]
    plain = set(lines) - set(entries)
    ours = all(line.casefold() in _titles(line) for line in plain) and all(": " in line for line in entries)
    return ours and bool(known and entries) and known.isdisjoint(entries)


def is_undecided(text: str) -> bool:
    """Whether a merge left both of its sides in the text, for a person to choose."""
    lines = text.split("\n")
    return all(any(line.startswith(mark) for line in lines) for mark in ("<<<<<<< ", "=======", ">>>>>>> "))


def _at_a_heading(kept: str, cut: str) -> bool:
    """Whether what was cut off is whole sections, or all that stood in the last one."""
    return cut.lstrip("\n").startswith("#") or (not _titles(cut) and (_lines(kept) or [""])[-1].startswith("#"))


def _plain(text: str) -> str:
    return text.removeprefix(markdown.BOM).replace("\r\n", "\n")


def _titles(text: str) -> list[str]:
    """The title and our own headings; what a person calls their sections tells nothing."""
    return [line for line in map(str.casefold, _lines(text)) if line.startswith("# ") or line in _HEADINGS]


def _lines(text: str) -> list[str]:
    return [line.strip() for line in text.split("\n") if line.strip()]


def _filled(text: str) -> list[str]:
    """The lines that are not blank."""
    return [line for line in map(str.strip, _plain(text).split("\n")) if line]

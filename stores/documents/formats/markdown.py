"""Markdown by lines: where a line ends, which lines are headings, and which must be left alone."""

import re
from collections.abc import Container, Iterator, Sequence

BOM = "\ufeff"
_LINES = re.compile(r"[^\n]*\n|[^\n]+")
_HEADING = re.compile(r" {0,3}#{1,6}([ \t]*)(.*)", re.DOTALL)
_FENCE = re.compile(r"[ \t]*(?:[-*+][ \t]+)?(`{3,}(?=[^`]*$)|~{3,})")
_BROKEN = re.compile("[\ud800-\udfff]")
_COMMENT = re.compile(r" {0,3}<!--")


def split(text: str) -> list[str]:
    """The lines of a text, each with its end; only `\\n` ends a line."""
    return _LINES.findall(text)


def ending(line: str) -> str:
    return "\r\n" if line.endswith("\r\n") else line[-1:] if line.endswith("\n") else ""


def chop(line: str) -> str:
    """A line without its end."""
    return line[: -len(end)] if (end := ending(line)) else line


def end_for(line: str, style: str) -> str:
    """What ends an unterminated line so that `chop` gives the line back."""
    return "\r\n" if line.endswith("\r") else style


def style(above: Sequence[str]) -> str:
    """How lines end: as the line above does, else the first one, else as on Unix."""
    return next((end for line in (*above[-1:], *above[:1]) if (end := ending(line))), "\n")


def style_of(text: str) -> str:
    """The same of a whole text, without a look at the lines in between."""
    first, last = text.find("\n") + 1, text.rfind("\n", 0, -1) + 1
    return style([line for line in (text[:first] or text, text[last:]) if line])


def legible(text: str) -> bool:
    """Whether the whole text is clean Unicode, so that no line needs a look of its own."""
    return "\0" not in text and (text.isascii() or not _BROKEN.search(text))


def heading(line: str, known: Container[str]) -> str | None:
    """The title of a heading, casefolded and without decoration, or None where the line is no heading.

    A known title counts even when the blank after the number signs is missing."""
    match = _HEADING.match(line)
    if match is None:
        return None
    written = match.group(2).strip()
    title = " ".join(written.rstrip("#").strip(" \t*_").rstrip(":").strip(" \t*_").casefold().split())
    return title if match.group(1) or not written or title in known else None


def titles_from_below(text: str, known: Container[str]) -> Iterator[str]:
    """The titles of the headings of a text, the last one first; reads no line without a number sign."""
    hidden = verbatim(text, split(text)) if _holds_verbatim(text) else frozenset[int]()
    at = text.rfind("#")
    while at >= 0:
        start, end = text.rfind("\n", 0, at) + 1, text.find("\n", at) + 1 or len(text)
        title = heading(text[start:end], known)
        if title is not None and not (hidden and text.count("\n", 0, start) in hidden):
            yield title
        at = text.rfind("#", 0, start)


def verbatim(text: str, lines: Sequence[str]) -> frozenset[int]:
    """The lines of code blocks and comments, by index. One that is never closed is plain text: an accident in
    an editor must not hide what follows. Bullets open and close no comment, so no memory can hide another."""
    if not _holds_verbatim(text):
        return frozenset()
    return frozenset(_verbatim(lines))


def _holds_verbatim(text: str) -> bool:
    # A letter alone is found many times faster than a few in a row, and most texts hold none of these.
    return any(sign[0] in text and sign in text for sign in ("```", "~~~", "<!--"))


def _verbatim(lines: Sequence[str]) -> Iterator[int]:
    at, comments_close = 0, True
    while at < len(lines):
        end = None
        if opening := _FENCE.match(lines[at]):
            end = _closing_fence(lines, at, opening.group(1))
        elif comments_close and _COMMENT.match(lines[at]):
            end = _comment_end(lines, at)
            comments_close = end is not None
        if end is not None:
            yield from range(at, end + 1)
            at = end
        at += 1


def _closing_fence(lines: Sequence[str], at: int, fence: str) -> int | None:
    for index in range(at + 1, len(lines)):
        line = lines[index].strip()
        if len(line) >= len(fence) and not line.strip(fence[0]):
            return index
    return None


def _comment_end(lines: Sequence[str], at: int) -> int | None:
    for index in range(at, len(lines)):
        if "-->" in lines[index] and lines[index].lstrip()[:1] not in ("-", "*", "+"):
            return index
        if lines[index].lstrip().startswith("-->"):
            return index
    return None

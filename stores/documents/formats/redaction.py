"""Documents without what is erased, or secret: that leaves, the lines and sentences around it stay as they are."""

import re
from dataclasses import replace
from itertools import groupby

from language.meaning.mentions import Sayings, Verdict
from language.sensitive.secrets import redact
from stores.documents.formats import daily_md, markdown
from stores.documents.formats.memory_md import MEMORY_MD, Slot, parse
from stores.keys import label, tells_secret

_LEAD = re.compile(r"[ \t]*(?:[-*+>][ \t]+)*")
_NOTHING = re.compile(r"[\s~*_\-+>#]*")


def left_of(sayings: Sayings, kind: str, key: str, value: str) -> str:
    """What stays of a memory; nothing where its key, its first line, or both together say what is erased."""
    if sayings.verdict(label(key)) is Verdict.YES:
        return ""
    kept = sayings.cut(value)
    if kept == value:
        return "" if sayings.verdict(f"{label(key)}: {value}") is Verdict.YES else value
    first = value.split("\n", 1)[0]
    return kept if kind == "note" or sayings.cut(first).strip() else ""


def without(sayings: Sayings, text: str) -> str:
    """A text a person may have written, line by line; a line that was nothing but the quotation goes."""
    return "".join(_line(sayings, line) for line in markdown.split(text))


def memory_md_without(sayings: Sayings, text: str, standing: set[Slot]) -> str:
    """MEMORY.md with its prose cut; the lines of memories follow their rows."""
    lines = markdown.split(text)
    rows = {entry.line - 1 for entry in parse(text).entries if entry.slot in standing}
    return "".join(line if at in rows else _line(sayings, line) for at, line in enumerate(lines))


def prose_of(name: str, text: str) -> str:
    """What of a document stands for no memory: their lines follow their rows."""
    entries = parse(text).entries if name == MEMORY_MD else daily_md.parse(text)
    listed = {entry.line - 1 for entry in entries}
    return "".join(line for at, line in enumerate(markdown.split(text)) if at not in listed)


def memory_md_without_secrets(text: str) -> str:
    """MEMORY.md for other eyes than its owner's: no line with a secret, and a mark in place of those in its prose."""
    entries = {entry.line - 1: entry for entry in parse(text).entries}
    kept: list[str] = []
    for listed, lines in groupby(enumerate(markdown.split(text)), key=lambda line: line[0] in entries):
        if listed:
            kept += [line for at, line in lines if not tells_secret(entries[at].value, entries[at].key)]
        else:
            kept.append(redact("".join(line for _, line in lines)))
    return "".join(kept)


def daily_without(sayings: Sayings, text: str) -> str:
    """A daily note with its memories cut as their rows are, and everything between them line by line."""
    lines = markdown.split(text)
    entries = {entry.line - 1: entry for entry in daily_md.parse(text)}
    kept: list[str] = []
    at = 0
    while at < len(lines):
        end = _end(lines, at)
        entry = entries.get(at)
        block = lines[at:end]
        if entry is not None:
            kept += _entry(sayings, entry, block)
        else:
            first = _line(sayings, block[0])
            # What is indented below a line belongs to it, and would otherwise join the line above.
            kept += [first, *(_line(sayings, line) for line in block[1:])] if first else []
        at = end
    return "".join(kept)


def _entry(sayings: Sayings, entry: daily_md.DailyEntry, block: list[str]) -> list[str]:
    left = left_of(sayings, entry.kind, entry.key, entry.value)
    if left == entry.value:
        return block
    if not left:
        return []
    end = markdown.ending(block[0]) or "\n"
    return [line + end for line in daily_md.lines_of(replace(entry, value=left), entry.section)]


def _end(lines: list[str], at: int) -> int:
    """Where the lines that are indented below a line end."""
    depth = _depth(lines[at])
    end = at + 1
    while end < len(lines) and lines[end].strip() and _depth(lines[end]) > depth:
        end += 1
    return end


def _depth(line: str) -> int:
    return len(line.expandtabs(4)) - len(line.expandtabs(4).lstrip())


def _line(sayings: Sayings, line: str) -> str:
    end = markdown.ending(line)
    said = markdown.chop(line)
    # The pattern matches every line, if only with nothing.
    lead = _LEAD.match(said)[0]  # type: ignore[index]  # it matches any text
    kept = sayings.cut(said[len(lead) :])
    if kept == said[len(lead) :]:
        return line
    return "" if _NOTHING.fullmatch(kept) else lead + kept + end

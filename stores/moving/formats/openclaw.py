"""OpenClaw: a workspace with `MEMORY.md`, `USER.md` and a note for each day. What it is told to be is not read.

Our own documents have the same names; their lines are read as our documents are, with key and category.
"""

import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import date

from stores.documents.formats import daily_md, memory_md
from stores.moving.archive import Member, Source
from stores.moving.records import Found, LeftOut, Remembered
from stores.moving.text_entries import noted_in, text_of

_MEMORY, _ITSELF = ("MEMORY.md", "USER.md"), ("AGENTS.md", "SOUL.md", "DREAMS.md", "IDENTITY.md", "TOOLS.md")
_PRINTED = ("the more you know, the better you can help",)
"""How the lines begin that OpenClaw itself puts into a new file, for whoever reads it."""
_NOTE = re.compile(r"(?:^|/)(?P<folder>memory/)?(?P<day>\d{4}-\d{2}-\d{2})(?:-[\w-]+)?\.md$")


def is_one(member: Member, start: bytes) -> bool:
    return member.base in (*_MEMORY, *_ITSELF) or bool(_noted(member, start))


def _noted(member: Member, start: bytes) -> str:
    """The day that a note is of: by its place, or, outside its folder, where its heading says so too."""
    found = _NOTE.search(member.name)
    if found is None:
        return ""
    headed = re.search(rb"(?m)^#.*\b%s\b" % found["day"].encode(), start)
    return found["day"] if found["folder"] or headed else ""


def read(source: Source, members: list[Member], *, saved: bool = False) -> Iterator[Found]:
    """What is known for good, then the notes, oldest first."""
    for member in sorted(members, key=lambda one: (bool(_NOTE.search(one.name)), one.name)):
        source.have_read(member.size)
        noted = _noted(member, member.start())
        if member.base in _ITSELF or (not noted and member.base not in _MEMORY) or not member.size:
            continue
        day = _day(noted) if noted else None
        text = text_of(member)
        ours = [*_own_note(text, day)] if day else [*_own_memory(text)]
        yield from ours or (
            replace(entry.remembered(), day=day, plain=day is not None)
            for entry in noted_in(text)
            if not entry.text.casefold().startswith(_PRINTED)
        )


def _own_memory(text: str) -> Iterator[Found]:
    """The memories of a MEMORY.md of our own."""
    if memory_md.TITLE not in text.splitlines():
        return
    for entry in memory_md.parse(text).entries:
        yield Remembered(
            entry.value, key=entry.key, category=entry.category, plain=True, kind=entry.kind, pinned=entry.pinned
        )


def _own_note(text: str, day: date) -> Iterator[Found]:
    """The memories of a daily note of our own; what it tells of others' becoming is no memory."""
    for entry in daily_md.parse(text):
        if entry.category == daily_md.HISTORY and daily_md.tells(entry.key):
            yield LeftOut("lines of a note that tell what became of a memory")
        else:
            yield Remembered(entry.value, key=entry.key, category=entry.category, day=day, kind=entry.kind)


def _day(text: str) -> date | None:
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None

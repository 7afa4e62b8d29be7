"""OpenClaw: a workspace with `MEMORY.md`, `USER.md` and a note for each day. What it is told to be is not read."""

import re
from collections.abc import Iterator
from datetime import date

from stores.moving.archive import Member, Source
from stores.moving.records import Found, Remembered
from stores.moving.text_entries import noted_in, text_of

_MEMORY, _ITSELF = ("MEMORY.md", "USER.md"), ("AGENTS.md", "SOUL.md", "DREAMS.md", "IDENTITY.md", "TOOLS.md")
_NOTE = re.compile(r"(?:^|/)memory/(\d{4}-\d{2}-\d{2})(?:-[\w-]+)?\.md$")


def is_one(member: Member, start: bytes) -> bool:
    return member.base in (*_MEMORY, *_ITSELF) or bool(_NOTE.search(member.name))


def read(source: Source, members: list[Member], *, saved: bool = False) -> Iterator[Found]:
    """What is known for good, then the notes, oldest first."""
    for member in sorted(members, key=lambda one: (bool(_NOTE.search(one.name)), one.name)):
        source.have_read(member.size)
        noted = _NOTE.search(member.name)
        if member.base in _ITSELF or (not noted and member.base not in _MEMORY) or not member.size:
            continue
        day = _day(noted[1]) if noted else None
        yield from (Remembered(entry.text, day=day, plain=day is not None) for entry in noted_in(text_of(member)))


def _day(text: str) -> date | None:
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None

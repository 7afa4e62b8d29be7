"""A list of statements as plain text or Markdown: what an assistant gives when it is asked for its memories."""

import re
from collections.abc import Iterator

from stores.moving.archive import Member, Source
from stores.moving.records import Found
from stores.moving.text_entries import is_list, listed_in, text_of

_TEXTS = (".md", ".markdown", ".txt", "")
_JSON = re.compile(rb'\s*(?:\{|\[\s*(?:[\[{"\]]|-?[\d.]+\s*,\s*-?[\d.]+\s*[,\]]))')
"""How JSON begins, and no entry of a list does."""


def is_one(member: Member, start: bytes) -> bool:
    if _JSON.match(start) or not (member.suffix in _TEXTS or is_list(start.decode("utf-8", "replace"))):
        return False
    return b"\0" not in start or start.startswith((b"\xff\xfe", b"\xfe\xff"))


def read(source: Source, members: list[Member], *, saved: bool = False) -> Iterator[Found]:
    """Every entry of every text."""
    for member in members:
        source.have_read(member.size)
        if member.size:
            yield from (entry.remembered() for entry in listed_in(text_of(member)))

"""basic-memory: Markdown notes with observations; and the lines of the MCP reference server's `memory.json`."""

import re
from collections.abc import Iterator
from typing import Any

from stores.moving.archive import Member, Source
from stores.moving.json_stream import elements, shape
from stores.moving.records import Found, Remembered, fit, listed, named
from stores.moving.text_entries import front_matter, noted_in, text_of
from stores.records import CATEGORIES, USER_KINDS

_OBSERVATION = re.compile(r"[-*]\s+\[(?P<category>[^\]\[()\n]{1,60})\]\s+(?P<words>\S.*)$")
_PINNED = "pinned"
_CHECKBOX = re.compile(r"[ xX-]?")
_USER = re.compile(r"(?:default_?user|(?:the_?)?user|me|myself)", re.IGNORECASE)


def is_one(member: Member, start: bytes) -> bool:
    return _is_note(start) or _is_graph(start)


def _is_note(start: bytes) -> bool:
    """Told by what stands above a note, whatever its file is called."""
    told, below = front_matter(start.removeprefix(b"\xef\xbb\xbf").decode("utf-8", "replace"))
    return "permalink" in told or ("title" in told and any(map(_observation, below.splitlines())))


def _is_graph(start: bytes) -> bool:
    first = start.removeprefix(b"\xef\xbb\xbf").lstrip().partition(b"\n")[0]
    built = shape(first)
    return built.top == "object" and ("entityType" in built.keys or "relationType" in built.keys)


def read(source: Source, members: list[Member], *, saved: bool = False) -> Iterator[Found]:
    """The observations; of a note without any, its lines."""
    for member in members:
        if _is_note(member.start()):
            source.have_read(member.size)
            yield from _note(text_of(member))
        else:
            for one in elements(member, "", source, several=True):
                yield from _entity(named(one))


def _note(text: str) -> Iterator[Found]:
    below = front_matter(text)[1]
    found = [one for one in map(_observation, below.splitlines()) if one]
    if not found:
        yield from (entry.remembered() for entry in noted_in(text))
    for one in found:
        yield _observed(one["words"].strip(), one["category"].strip())


def _observed(words: str, category: str) -> Remembered:
    """An observation; where it comes from us its category may name a kind too (`fact/skill`)."""
    if category == _PINNED:
        return Remembered(words, category="personal_context", pinned=True)
    kind, stroke, category_of_kind = category.partition("/")
    if stroke and kind in USER_KINDS and (category_of_kind in CATEGORIES[kind] or kind == "note"):
        return Remembered(words, kind=kind, category=category_of_kind)
    return Remembered(words, category=category if category in CATEGORIES["memory"] else "")


def _observation(line: str) -> re.Match[str] | None:
    found = _OBSERVATION.match(line.strip())
    return found if found and not _CHECKBOX.fullmatch(found["category"]) else None


def _entity(data: dict[str, Any]) -> Iterator[Found]:
    """What was observed of the user as it stands, of anything else with its name."""
    if data.get("type") == "relation":
        ends = [_name(data.get(end)) for end in ("from", "to")]
        words = " ".join(filter(None, [ends[0], _name(data.get("relationType")), ends[1]]))
        yield from [Remembered(words, plain=True)] if all(ends) else []
        return
    name = _name(data.get("name"))
    for one in listed(data.get("observations")):
        words = " ".join(fit(one).split())
        if words:
            yield Remembered(words if not name or _USER.fullmatch(name) else f"{name}: {words}", plain=True)


def _name(given: object) -> str:
    words = " ".join(fit(given, 200).replace("_", " ").split())
    return "User" if _USER.fullmatch(words.replace(" ", "_")) else words

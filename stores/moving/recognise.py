"""Whose export is it? Told by what the files hold; a name decides only where the name is the format."""

from collections.abc import Iterator
from dataclasses import dataclass

from stores.moving.archive import Member, Source
from stores.moving.formats import basic_memory, chatgpt, claude, letta, mem0, openclaw, text_list
from stores.moving.json_stream import Shape, shape
from stores.moving.records import CannotImport, Found

AUTO, OURS = "auto", "json"
READERS = {
    "chatgpt": chatgpt,
    "claude": claude,
    "letta": letta,
    "mem0": mem0,
    "basic-memory": basic_memory,
    "openclaw": openclaw,
    "text": text_list,
}
"""In the order in which they are asked: the more a format is recognised by its content, the sooner."""
FORMATS = (AUTO, *sorted(READERS), OURS)
NAMES = {
    "chatgpt": "ChatGPT",
    "claude": "Claude",
    "letta": "Letta",
    "mem0": "mem0",
    "basic-memory": "basic-memory",
    "openclaw": "OpenClaw",
    "text": "a plain text list",
    OURS: "hnpal-memory",
}
_BINARY = (
    (b"%PDF", "is_pdf"),
    (b"\x89PNG", "is_picture"),
    (b"\xff\xd8\xff", "is_picture"),
    (b"GIF8", "is_picture"),
    (b"\x1f\x8b", "is_gzip"),
    (b"7z\xbc\xaf", "is_7zip"),
    (b"Rar!", "is_rar"),
    (b"{\\rtf", "is_rtf"),
    (b"\xd0\xcf\x11\xe0", "is_old_office"),
    (b"<!DOCTYPE html", "is_web_page"),
    (b"<html", "is_web_page"),
)
_DATABASE = "is_other_database"
_FOREIGN: tuple[tuple[frozenset[str], str], ...] = (
    (frozenset({"header", "titleUrl"}), "is_google_activity"),
    (frozenset({"header", "products"}), "is_google_activity"),
    (frozenset({"sessionId", "parentUuid"}), "is_claude_code"),
    (frozenset({"client_msg_id", "team"}), "Slack"),
    (frozenset({"entities", "episodes"}), "Zep"),
    (frozenset({"conversations", "responses"}), "Grok"),
    (frozenset({"personal_information", "chats"}), "Telegram"),
    (frozenset({"name", "type", "id", "messages"}), "is_telegram_chat"),
)


@dataclass(frozen=True)
class Recognised:
    """The format of a source, and the files of it that are read."""

    format: str
    members: list[Member]

    def read(self, source: Source, *, saved: bool) -> Iterator[Found]:
        found: Iterator[Found] = READERS[self.format].read(source, self.members, saved=saved)
        return found


def recognise(source: Source, wanted: str = AUTO) -> Recognised:
    """The format that the content shows; one that was asked for must be it."""
    if wanted not in FORMATS:
        raise CannotImport("no_such_format", "choose_format", format=wanted, formats=", ".join(FORMATS))
    starts = [(member, member.start()) for member in source.members if member.size]
    found = _ours(starts) or _best(starts)
    if found is not None and wanted in (AUTO, found.format):
        return found
    if wanted not in (AUTO, OURS):
        members = [member for member, start in starts if READERS[wanted].is_one(member, start)]
        if members:
            return Recognised(wanted, members)
    if found is not None:
        told = {"file": source.name, "product": NAMES[found.format], "wanted": NAMES[wanted], "format": found.format}
        raise CannotImport("other_format", "leave_from_out", **told)
    raise _unknown(source, starts)


def _ours(starts: list[tuple[Member, bytes]]) -> Recognised | None:
    ours = [member for member, start in starts if b"hnpal-memory" in start and shape(start).says == "hnpal-memory"]
    return Recognised(OURS, ours[:1]) if ours else None


def _best(starts: list[tuple[Member, bytes]]) -> Recognised | None:
    for name, reader in READERS.items():
        members = [member for member, start in starts if not _binary(start) and reader.is_one(member, start)]
        if members:
            return Recognised(name, members)
    return None


def _binary(start: bytes) -> str:
    head = start.lstrip()[:16]
    return next((what for mark, what in _BINARY if head.lower().startswith(mark.lower())), "")


def _unknown(source: Source, starts: list[tuple[Member, bytes]]) -> CannotImport:
    """The error that names what it is, where that is known."""
    for _member, start in starts:
        if what := _binary(start) or _database(start) or _foreign(shape(start)):
            code = what if what.startswith("is_") else "is_foreign_export"
            return CannotImport(code, "known_formats", file=source.name, product=what)
    broken = [member.name for member, start in starts if _looks_like_json(start) and not shape(start).top]
    if broken:
        return CannotImport("not_json", "export_again", file=broken[0])
    return CannotImport("nothing_recognised", "known_formats", file=source.name)


def _database(start: bytes) -> str:
    return _DATABASE if start.startswith(mem0.DATABASE) else ""


def _foreign(built: Shape) -> str:
    keys = built.keys | built.inner
    return next((what for marks, what in _FOREIGN if marks <= keys), "")


def _looks_like_json(start: bytes) -> bool:
    return start.lstrip()[:1] in (b"{", b"[", b'"')

"""mem0: what `get_all()` and the server's list answer as JSON, and the library's own `history.db`."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from stores.moving.archive import Member, Source
from stores.moving.json_stream import elements, shape
from stores.moving.records import CannotImport, Found, LeftOut, Remembered, fit, named
from stores.records import CATEGORIES, USER_KINDS

DATABASE = b"SQLite format 3\0"
_COLUMNS = (b"memory_id", b"new_memory")
"""Of the table that mem0 keeps; what a database holds stands at its start."""
_PLACES = ("results", "memories", "items", "data")
_NEWEST = """
    SELECT new_memory, event, is_deleted FROM history
    WHERE rowid IN (SELECT max(rowid) FROM history GROUP BY memory_id) ORDER BY rowid
"""


def is_one(member: Member, start: bytes) -> bool:
    if start.startswith(DATABASE):
        return all(name in start for name in _COLUMNS)
    built = shape(start)
    if built.top == "list":
        return bool({"memory", "id"} <= built.inner)
    return built.top == "object" and _place(built.keys) != "" and bool(built.inner & {"memory", "content"})


def _place(keys: frozenset[str]) -> str:
    return next((name for name in _PLACES if name in keys), "")


def read(source: Source, members: list[Member], *, saved: bool = False) -> Iterator[Found]:
    """The memories as they stand."""
    for member in members:
        start = member.start()
        if start.startswith(DATABASE):
            yield from _history(member)
            continue
        built = shape(start)
        prefix = "item" if built.top == "list" else f"{_place(built.keys)}.item"
        for one in elements(member, prefix, source):
            yield from _memory(named(one))


def _memory(data: dict[str, Any]) -> Iterator[Found]:
    if data.get("state") in ("deleted", "archived", "paused"):
        yield LeftOut("memories that mem0 had put away")
        return
    told = named(data.get("metadata"))
    words = " ".join(fit(data.get("memory") or data.get("content") or data.get("text")).split())
    if words:
        ours = _value(words, told)
        kind = str(told.get("kind")) if ours and told.get("kind") in USER_KINDS else "memory"
        category = fit(told.get("category"), 80)
        known = category if category in CATEGORIES[kind] or kind == "note" else ""
        pinned = bool(ours) and kind == "memory" and told.get("pinned") is True
        key = fit(told.get("key"), 80)
        yield Remembered(ours or words, key=key, category=known, plain=True, kind=kind, pinned=pinned)


def _value(words: str, told: dict[str, Any]) -> str:
    """What a memory says without its label, where an export of ours names it and the text still ends so."""
    value = fit(told.get("value"))
    return value if told.get("key") and value.strip() and words.endswith(" ".join(value.split())) else ""


def _history(member: Member) -> Iterator[Found]:
    """The newest word on each memory; one whose last event is its deletion is gone."""
    if member.path is None:
        raise CannotImport("database_in_archive", "unpack_and_pass_file", file=member.name)
    try:
        with closing(_opened(member.path)) as connection:
            for words, event, deleted in connection.execute(_NEWEST):
                if isinstance(words, str) and words.strip() and event != "DELETE" and not deleted:
                    yield Remembered(" ".join(fit(words).split()), plain=True)
    except (sqlite3.Error, ValueError) as error:
        raise CannotImport("damaged_database", "pass_history_db", file=member.name) from error


def _opened(path: Path) -> sqlite3.Connection:
    """For reading only, whatever a process of mem0 does with it."""
    place = path.absolute().as_uri()
    return sqlite3.connect(f"{place}?mode=ro&immutable=1", uri=True)

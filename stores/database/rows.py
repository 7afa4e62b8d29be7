"""A memory as a table row and as the JSON of an audit event."""

from collections.abc import Mapping
from dataclasses import fields
from datetime import date, datetime
from operator import attrgetter
from typing import Any

from sqlalchemy import RowMapping

from language.meaning.alike.similarity import fingerprint
from stores.records import Author, Durability, Memory, State

COLUMNS = tuple(field.name for field in fields(Memory))
_OF_RECORD = attrgetter(*COLUMNS)
_CHOICES = tuple(
    (COLUMNS.index(name), {str(one): one for one in choice})
    for name, choice in (("durability", Durability), ("state", State), ("author", Author))
)
_MOMENTS = ("created_at", "updated_at", "expires_at", "recalled_at")


def to_row(user_id: str, memory: Memory) -> dict[str, Any]:
    """The column values of a memory, with the spelling that finds its duplicates."""
    row = {name: getattr(memory, name) for name in COLUMNS}
    row["details"] = dict(memory.details)
    return row | {"user_id": user_id, "fingerprint": fingerprint(memory.value)[:200]}


def from_row(row: RowMapping) -> Memory:
    values = {name: row[name] for name in COLUMNS}
    values["durability"] = Durability(values["durability"])
    values["state"] = State(values["state"])
    values["author"] = Author(values["author"])
    return Memory(**values)


def from_record(row: Any) -> Memory:
    """The same of a row whose columns are attributes, as `quick` gives it."""
    values = list(row if row._fields == COLUMNS else _OF_RECORD(row))
    for at, choices in _CHOICES:
        values[at] = choices[values[at]]
    return Memory(*values)


def to_json(memory: Memory) -> dict[str, Any]:
    """Everything needed to bring this state of a memory back, in plain JSON."""
    data = {name: getattr(memory, name) for name in COLUMNS if name != "revision"}
    for name in _MOMENTS:
        data[name] = data[name].isoformat() if data[name] else None
    data["day"] = memory.day.isoformat() if memory.day else None
    data["details"] = dict(memory.details)
    return data


def from_json(data: Mapping[str, Any]) -> Memory:
    values = {name: data[name] for name in COLUMNS if name in data}
    for name in _MOMENTS:
        values[name] = datetime.fromisoformat(values[name]) if values.get(name) else None
    values["day"] = date.fromisoformat(values["day"]) if values.get("day") else None
    values["durability"] = Durability(values["durability"])
    values["state"] = State(values["state"])
    values["author"] = Author(values["author"])
    return Memory(**values)

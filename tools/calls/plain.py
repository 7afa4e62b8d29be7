"""Records as dicts, lists and strings: what a checkpoint, an interrupt or a JSON answer can hold."""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from datetime import date
from enum import Enum
from typing import Any


def plain(record: Any) -> Any:
    """The record without its types; empty fields are left out."""
    if isinstance(record, Enum):
        return record.value
    if is_dataclass(record) and not isinstance(record, type):
        items = {field.name: plain(getattr(record, field.name)) for field in fields(record)}
        return {name: value for name, value in items.items() if value not in (None, "", [], {})}
    if isinstance(record, Mapping):
        return {str(name): plain(value) for name, value in record.items()}
    if isinstance(record, list | tuple):
        return [plain(item) for item in record]
    return record.isoformat() if isinstance(record, date) else record

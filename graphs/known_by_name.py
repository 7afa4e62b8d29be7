"""What a message tells of the user's people and animals whom memories know by name."""

from collections.abc import Sequence
from datetime import date
from typing import Any

from language.people.by_name import Named, told_by_name
from language.statements.worth_keeping import durability
from stores.records import Memory

Entry = dict[str, Any]


def with_named(message: str, entries: Sequence[Entry], known: Sequence[Memory], day: date) -> list[Entry]:
    """The entries, and beside them what nothing has heard yet of those whom memories, or the entries, name."""
    values = [*(one["value"] for one in entries), *(one.value for one in known)]
    named = [one for one in told_by_name(message, values, day) if not _is_heard(one.says.value, entries)]
    return [*entries, *(_entry(one, day) for one in named)]


def _is_heard(value: str, entries: Sequence[Entry]) -> bool:
    said = value.casefold()
    return any(said in one["value"].casefold() or one["value"].casefold() in said for one in entries)


def _entry(one: Named, day: date) -> Entry:
    says = one.says
    return {
        "category": says.category,
        "key": says.key,
        "value": says.value,
        "durability": durability(says, day),
        "confidence": says.confidence,
        "reads": f"{one.known}. {says.value}",
    }

"""What a message tells of the user's people and animals whom memories know by name."""

from collections.abc import Sequence
from datetime import date
from typing import Any

from language.people.acquainted import names_any
from language.people.by_name import Named, told_by_name
from language.statements.worth_keeping import durability
from stores.records import Memory

Entry = dict[str, Any]


def with_named(message: str, entries: Sequence[Entry], known: Sequence[Memory], day: date) -> list[Entry]:
    """The entries, and beside them what nothing has heard yet of those whom memories, or the entries, name; in place of
    a part of it that names nobody ("he's a chef now")."""
    values = [*(one["value"] for one in entries), *(one.value for one in known)]
    named = [one for one in told_by_name(message, values, day) if not _is_heard(one, entries)]
    parts = [one for one in entries if any(_is_part(one, other) for other in named)]
    return [*(one for one in entries if one not in parts), *(_entry(one, day) for one in named)]


def told_in(message: str, known: Sequence[Memory]) -> list[str]:
    """The memories that rest on a message."""
    said = message.strip()
    return [one.value for one in known if said and one.evidence.strip() and one.evidence.strip() in said]


def _is_heard(named: Named, entries: Sequence[Entry]) -> bool:
    said = named.says.value.casefold()
    same = [one for one in entries if said in one["value"].casefold() or one["value"].casefold() in said]
    return any(not _is_part(one, named) for one in same)


def _is_part(entry: Entry, named: Named) -> bool:
    value, whole = entry["value"].casefold(), named.says.value.casefold()
    return value != whole and value in whole and not names_any(entry["value"], [named.name])


def _entry(one: Named, day: date) -> Entry:
    says = one.says
    return {
        "category": says.category,
        "key": says.key,
        "value": says.value,
        "durability": durability(says, day),
        "confidence": says.confidence,
        "reads": f"{says.value}. {one.known.replace(':', ',')}",  # what follows a colon may be another's words
    }

"""What a model writes of a move or a job to come waits beside what holds now, and takes its place on its day."""

from dataclasses import replace
from datetime import date

from language.statements.ahead.planned import PLANNED
from language.statements.ahead.plans import plans
from stores.changes import NewMemory, NewValue
from stores.records import Author, Memory

_MODELS = frozenset({Author.AGENT, Author.TOOL})
_KINDS = frozenset({"memory", "fact"})


def as_planned(new: NewMemory, today: date) -> NewMemory:
    """The memory under the key and with the day of a plan, where a model tells one; any other as it is."""
    if new.author not in _MODELS or new.kind not in _KINDS or new.key.startswith(PLANNED):
        return new
    told = plans(new.value, today)
    return replace(new, key=told[0].key, value=told[0].value) if len(told) == 1 else new


def is_plan_for(old: Memory, wanted: NewValue, today: date) -> bool:
    """Would a model put a plan in the place of what holds now?"""
    if wanted.author not in _MODELS or old.kind not in _KINDS:
        return False
    return any(one.slot == old.key for one in plans(wanted.value, today))

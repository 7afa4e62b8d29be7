"""Has the day come from which something planned is so? It waits under a key of its own (`planned_company`)."""

from datetime import date

from language.statements.ahead.planned import PLANNED, day_of
from stores.records import Hit, Memory

OVERTAKEN = "overtaken"
"""Marks a plan after which something else was told: it stays as it is."""


def begins(told: Memory | Hit) -> date | None:
    """The day that stands in its words, else in its details."""
    since = told.details.get("valid_from")
    return day_of(told.value) or (date.fromisoformat(since) if isinstance(since, str) else None)


def is_due(told: Memory | Hit, today: date) -> bool:
    if not told.key.startswith(PLANNED) or told.details.get(OVERTAKEN):
        return False
    day = begins(told)
    return day is not None and day <= today

"""Moments and days as a person reads them, where they are."""

from datetime import UTC, date, datetime, timedelta
from string import Template
from zoneinfo import ZoneInfo

from markupsafe import Markup

from language.languages import by_language

_DAYS = by_language("program.pages.calendar", "DAY", str)
_MONTHS = by_language("program.pages.calendar", "MONTHS", tuple)
_WHOLE_MONTHS = by_language("program.pages.calendar", "WHOLE_MONTHS", tuple)
WEEKDAYS = by_language("program.pages.calendar", "WEEKDAYS", tuple)


def day_words(day: date, language: str) -> str:
    """12 Feb 2026"""
    month = _MONTHS[language][day.month - 1]
    return Template(_DAYS[language]).substitute(day=day.day, month=month, year=day.year)


def month_words(day: date, language: str) -> str:
    return f"{_WHOLE_MONTHS[language][day.month - 1]} {day.year}"


def moment(at: datetime | None, zone: str, language: str, *, clock: bool = False) -> Markup:
    """A moment as the user's calendar has it, with the hour where it matters."""
    if at is None:
        return Markup("–")
    there = at.astimezone(ZoneInfo(zone))
    words = day_words(there.date(), language) + (f", {there:%H:%M}" if clock else "")
    return Markup('<time datetime="{}">{}</time>').format(at.astimezone(UTC).isoformat(timespec="seconds"), words)


def week_of(at: datetime, zone: str) -> date:
    """The Monday of the week in which it was where the user is."""
    day = at.astimezone(ZoneInfo(zone)).date()
    return day - timedelta(days=day.weekday())

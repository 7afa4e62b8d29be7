"""Moments and days as a person reads them, where they are."""

from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

from markupsafe import Markup

_MONTHS = {
    "en": ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"),
    "uk": ("січ.", "лют.", "бер.", "квіт.", "трав.", "черв.", "лип.", "серп.", "вер.", "жовт.", "лист.", "груд."),
}
_WHOLE_MONTHS = {
    "en": (
        *("January", "February", "March", "April", "May", "June", "July", "August", "September", "October"),
        *("November", "December"),
    ),
    "uk": (
        *("Січень", "Лютий", "Березень", "Квітень", "Травень", "Червень", "Липень", "Серпень", "Вересень", "Жовтень"),
        *("Листопад", "Грудень"),
    ),
}
WEEKDAYS = {"en": ("Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"), "uk": ("Пн", "Вт", "Ср", "Чт", "Пт", "Сб", "Нд")}


def day_words(day: date, language: str) -> str:
    """12 Feb 2026"""
    return f"{day.day} {_MONTHS[language][day.month - 1]} {day.year}"


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

"""Relative times made absolute: "next week" said on 2026-02-12 is the week of 2026-02-16, whenever it is read again.

Each language says in its `dates.py` how it speaks of them, by the kinds of `_COMING_KINDS` and `_CERTAIN_KINDS`.
"""

import re
from calendar import monthrange
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import date, timedelta

from language.languages import alternatives, by_language
from language.patterns import pattern_of
from language.sentences.calendars import CALENDARS, Calendar
from language.sentences.tenses import tells_done


@dataclass(frozen=True, slots=True)
class Resolved:
    """A text with its times made absolute, the last day it speaks of, and the same text and times apart."""

    text: str
    until: date | None = None
    rest: str = ""
    times: tuple[str, ...] = ()


Found = tuple[str, date, date]
"""Which form of words, the day to name, the last day it covers."""
_Handler = Callable[[re.Match[str], date, Calendar], Found | None]
_Row = tuple[re.Pattern[str], _Handler, Calendar]
_ANY_TIME = pattern_of(rf"\d|{alternatives('dates', 'ANY_TIME')}", re.IGNORECASE)
"""A quick look: most texts speak of no time at all."""
_PREPOSITION = pattern_of(rf"\b(?:{alternatives('dates', 'BEFORE_A_DAY')}) $", re.IGNORECASE)


def resolve(text: str, today: date, *, coming: bool = False) -> Resolved:
    """Replace relative times; `until` is the latest day named, if any is named.

    A bare "on Friday" or "in March" can be past or future: it is resolved only when `coming` says it lies ahead; of
    what a verb tells as done, "on Friday" was the last one.
    """
    if not _ANY_TIME.search(text):
        return Resolved(text, None, text)
    until: date | None = None
    rest = text
    times: list[str] = []
    for pattern, handler, calendar in _rows_for(text, coming=coming):

        def replaced(match: re.Match[str], handler: _Handler = handler, calendar: Calendar = calendar) -> str:
            nonlocal until
            found = _found(handler, match, today, calendar)
            if found is None:
                return match.group()
            form, day, last = found
            until = last if until is None else max(until, last)
            month = calendar.names[day.month - 1].capitalize()
            times.append(_form(calendar, form, match).format(day=day, month=month))
            return times[-1]

        text = pattern.sub(replaced, text)
        rest = pattern.sub(" ", rest)
    return Resolved(text, until, " ".join(rest.split()), tuple(times))


def _form(calendar: Calendar, form: str, match: re.Match[str]) -> str:
    """How a time is written where it stands: behind a preposition without one of its own ("from November 2026")."""
    written, before = calendar.forms[form], match.string[: match.start()]
    preposition, _, rest = written.partition(" ")
    if rest and re.search(rf"\b{re.escape(preposition)} $", before, re.IGNORECASE):
        return rest
    return calendar.forms.get(f"bare {form}", written) if _PREPOSITION.search(before) else written


def _rows_for(text: str, *, coming: bool) -> tuple["_Row", ...]:
    """The times that a text may speak of, each with what it means there."""
    if not coming:
        return _CERTAIN
    return (*_GONE_BY, *_CERTAIN) if tells_done(text) else (*_COMING, *_CERTAIN)


def _found(handler: _Handler, match: re.Match[str], today: date, calendar: Calendar) -> Found | None:
    """What a match means; nothing when there is no such day (30 February, the year 10000)."""
    try:
        return handler(match, today, calendar)
    except (ValueError, OverflowError, KeyError):
        return None


def _week(today: date, offset: int) -> Found:
    monday = today - timedelta(days=today.weekday()) + timedelta(weeks=offset)
    return "week", monday, monday + timedelta(days=6)


def _weekend(today: date, offset: int) -> Found:
    saturday = today - timedelta(days=today.weekday()) + timedelta(days=5, weeks=offset)
    return "weekend", saturday, saturday + timedelta(days=1)


def _month(today: date, offset: int) -> Found:
    index = today.month - 1 + offset
    return _month_of(today.year + index // 12, index % 12 + 1)


def _month_of(year: int, month: int) -> Found:
    return "month", date(year, month, 1), date(year, month, monthrange(year, month)[1])


def _year(today: date, offset: int) -> Found:
    return "year", date(today.year + offset, 1, 1), date(today.year + offset, 12, 31)


def _on(day: date) -> Found:
    return "day", day, day


def _day_offset(days: int) -> _Handler:
    return lambda _, today, __: _on(today + timedelta(days=days))


_STEPS = {"weekend": _weekend, "week": _week, "month": _month, "year": _year}


def _unit(offset: int) -> _Handler:
    """ "next week", "last month"."""

    def handler(match: re.Match[str], today: date, calendar: Calendar) -> Found | None:
        step = _STEPS.get(calendar.unit(match["unit"]))
        return step(today, offset) if step else None

    return handler


def _weekday(match: re.Match[str], today: date, calendar: Calendar) -> Found:
    """The coming day of that name."""
    return _on(today + timedelta(days=calendar.ahead(match["weekday"], today) or 7))


def _next_weekday(match: re.Match[str], today: date, calendar: Calendar) -> Found:
    """ "next Friday" is the one of next week."""
    return _on(today + timedelta(days=7 - today.weekday() + calendar.days.index(match["weekday"].lower())))


def _last_weekday(match: re.Match[str], today: date, calendar: Calendar) -> Found:
    return _on(today - timedelta(days=-calendar.ahead(match["weekday"], today) % 7 or 7))


def _in_units(sign: int) -> _Handler:
    def handler(match: re.Match[str], today: date, calendar: Calendar) -> Found | None:
        said = (match["count"] or "").lower()
        count = sign * (int(said) if said.isdecimal() else calendar.numbers.get(said, 1))
        unit = calendar.unit(match["unit"])
        if unit == "day":
            return _on(today + timedelta(days=count))
        if unit == "week":
            middle = today + timedelta(weeks=count)
            return "around", middle, middle + timedelta(days=3)
        return _STEPS[unit](today, count) if unit else None

    return handler


def _calendar_day(match: re.Match[str], today: date, calendar: Calendar) -> Found:
    month, day = calendar.months[match["month"].lower()], int(match["day"])
    return _on(date(int(match["year"]) if match["year"] else _coming_year(today, month, day), month, day))


def _coming_year(today: date, month: int, day: int = 28) -> int:
    return today.year if (month, day) >= (today.month, today.day) else today.year + 1


def _named_month(match: re.Match[str], today: date, calendar: Calendar) -> Found:
    month = calendar.months[match["month"].lower()]
    return _month_of(int(match["year"]) if match["year"] else _coming_year(today, month), month)


_COMING_KINDS: dict[str, _Handler] = {
    "month_day": _calendar_day,
    "day_month": _calendar_day,
    "in_month": _named_month,
    "weekday": _weekday,
}
_CERTAIN_KINDS: dict[str, _Handler] = {
    "day+2": _day_offset(2),
    "day+1": _day_offset(1),
    "day+0": _day_offset(0),
    "day-1": _day_offset(-1),
    "next_weekday": _next_weekday,
    "last_weekday": _last_weekday,
    "next_unit": _unit(1),
    "this_unit": _unit(0),
    "last_unit": _unit(-1),
    "in_units": _in_units(1),
    "units_ago": _in_units(-1),
}
"""In this order: "the day after tomorrow" is looked for before "tomorrow"."""


def _rows(name: str, kinds: dict[str, _Handler]) -> Iterator[_Row]:
    spoken = by_language("dates", name, dict)
    for kind, handler in kinds.items():
        for language, patterns in spoken.items():
            calendar = CALENDARS[language]
            yield from ((calendar.pattern(pattern), handler, calendar) for pattern in patterns.get(kind, ()))


_COMING = tuple(_rows("COMING", _COMING_KINDS))
_GONE_BY = tuple(_rows("COMING", {"weekday": _last_weekday}))
_CERTAIN = tuple(_rows("CERTAIN", _CERTAIN_KINDS))

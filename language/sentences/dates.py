"""Relative times made absolute: "next week" said on 2026-02-12 is the week of 2026-02-16, whenever it is read again."""

import re
from calendar import monthrange
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, timedelta

from language.packs.time_words import DAYS_EN, DAYS_UK, MONTHS_EN, MONTHS_UK, MONTHS_UK_IN, NUMBERS


@dataclass(frozen=True, slots=True)
class Resolved:
    """A text with its times made absolute, the last day it speaks of, and the same text and times apart."""

    text: str
    until: date | None = None
    rest: str = ""
    times: tuple[str, ...] = ()


Found = tuple[str, date, date]
"""Which form of words, the day to name, the last day it covers."""

_FORMS = {
    "day": ("on {day}", "{day}"),
    "bare": ("{day}", "{day}"),
    "week": ("the week of {day}", "на тижні з {day}"),
    "weekend": ("on the weekend of {day}", "на вихідних {day}"),
    "around": ("around {day}", "близько {day}"),
    "month": ("in {month} {day:%Y}", "у {day:%Y-%m}"),
    "year": ("in {day:%Y}", "у {day:%Y} році"),
}
_ANY_TIME = re.compile(
    r"\d|(?:day|week|weekend|month|year)s?\b|morrow|yesterday|tonight|today|this \w|\b(?:in|on|by) (?:"
    + "|".join(MONTHS_EN)
    + r")|last night|дн|день|тиж|місяц|рок|рік|завтра|сьогодні|вчора|"
    + "|".join((*DAYS_UK, *MONTHS_UK_IN)),
    re.IGNORECASE,
)
"""A quick look: most texts speak of no time at all."""
_CYRILLIC = re.compile(r"[а-яіїєґ]", re.IGNORECASE)
_Handler = Callable[[re.Match[str], date], Found | None]

_NUMBER = r"(\d{1,2}|" + "|".join(sorted((n for n in NUMBERS if n), key=len, reverse=True)) + ")"
_MONTH_EN = "(" + "|".join(f"{m}|{m[:3]}" for m in MONTHS_EN) + r")\.?"
_DAY_EN = "(" + "|".join(DAYS_EN) + ")"
_AFTER_PREPOSITION = (
    "(?:" + "|".join(rf"(?<=\b{word} )" for word in ("until", "till", "by", "before", "after", "from")) + ")"
)
_PREPOSITION = re.compile(r"\b(?:until|till|by|before|after|from|since|до|після|від) $", re.IGNORECASE)
_DAY_UK = "(" + "|".join(DAYS_UK) + ")"


def resolve(text: str, today: date, *, coming: bool = False) -> Resolved:
    """Replace relative times; `until` is the latest day named, if any is named.

    A bare "on Friday" or "in March" can be past or future: it is resolved only when `coming` says it lies ahead.
    """
    if not _ANY_TIME.search(text):
        return Resolved(text, None, text)
    until: date | None = None
    rest = text
    times: list[str] = []
    for pattern, handler in (*_COMING, *_CERTAIN) if coming else _CERTAIN:

        def replaced(match: re.Match[str], handler: _Handler = handler) -> str:
            nonlocal until
            found = _found(handler, match, today)
            if found is None:
                return match.group()
            form, day, last = found
            if form == "day" and _PREPOSITION.search(match.string[: match.start()]):
                form = "bare"
            until = last if until is None else max(until, last)
            words = _FORMS[form][bool(_CYRILLIC.search(match.group()))]
            times.append(words.format(day=day, month=MONTHS_EN[day.month - 1].capitalize()))
            return times[-1]

        text = pattern.sub(replaced, text)
        rest = pattern.sub(" ", rest)
    return Resolved(text, until, " ".join(rest.split()), tuple(times))


def _found(handler: _Handler, match: re.Match[str], today: date) -> Found | None:
    """What a match means; nothing when there is no such day (30 February, the year 10000)."""
    try:
        return handler(match, today)
    except (ValueError, OverflowError):
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
    return lambda _, today: _on(today + timedelta(days=days))


def _unit(offset: int) -> _Handler:
    """ "next week", "last month": the second group names the unit."""

    def handler(match: re.Match[str], today: date) -> Found | None:
        unit = match[1].lower()
        for prefixes, step in (
            (("weekend", "вихідн"), _weekend),
            (("week", "тижн"), _week),
            (("month", "місяц"), _month),
            (("year", "рок"), _year),
        ):
            if unit.startswith(prefixes):
                return step(today, offset)
        return None

    return handler


def _weekday(days: tuple[str, ...], *, following: bool) -> _Handler:
    """The coming day of that name; "next Friday" is the one of next week."""

    def handler(match: re.Match[str], today: date) -> Found:
        ahead = (days.index(match[1].lower()) - today.weekday()) % 7
        if following:
            ahead = 7 - today.weekday() + days.index(match[1].lower())
        return _on(today + timedelta(days=ahead or 7))

    return handler


def _last_weekday(match: re.Match[str], today: date) -> Found:
    back = (today.weekday() - DAYS_EN.index(match[1].lower())) % 7
    return _on(today - timedelta(days=back or 7))


def _in_units(sign: int) -> _Handler:
    def handler(match: re.Match[str], today: date) -> Found | None:
        count = int(match[1]) if (match[1] or "").isdecimal() else NUMBERS.get((match[1] or "").lower(), 1)
        unit = match[2].lower()
        if unit.startswith(("day", "дн", "ден")):
            return _on(today + timedelta(days=sign * count))
        if unit.startswith(("week", "тиж")):
            middle = today + timedelta(weeks=sign * count)
            return "around", middle, middle + timedelta(days=3)
        return _month(today, sign * count) if unit.startswith(("month", "міс")) else _year(today, sign * count)

    return handler


def _calendar_day(month_group: int, day_group: int, months: tuple[str, ...], year_group: int = 3) -> _Handler:
    def handler(match: re.Match[str], today: date) -> Found | None:
        word = match[month_group].lower()
        month = next(
            i for i, name in enumerate(months, 1) if name.startswith(word[:3] if months is MONTHS_EN else word)
        )
        year = int(match[year_group]) if match[year_group] else _coming_year(today, month, int(match[day_group]))
        return _on(date(year, month, int(match[day_group])))

    return handler


def _coming_year(today: date, month: int, day: int = 28) -> int:
    return today.year if (month, day) >= (today.month, today.day) else today.year + 1


def _named_month(months: tuple[str, ...]) -> _Handler:
    def handler(match: re.Match[str], today: date) -> Found:
        month = months.index(match[1].lower()) + 1
        return _month_of(int(match[2]) if match[2] else _coming_year(today, month), month)

    return handler


def _table(*rows: tuple[str, _Handler]) -> tuple[tuple[re.Pattern[str], _Handler], ...]:
    return tuple((re.compile(pattern, re.IGNORECASE), handler) for pattern, handler in rows)


_COMING = _table(
    (
        rf"(?:\bon )?\b{_MONTH_EN} (\d{{1,2}})(?:st|nd|rd|th)?\b(?!:)(?:,? (\d{{4}}))?",
        _calendar_day(1, 2, MONTHS_EN),
    ),
    (
        rf"(?:\bon )?(?:the )?\b(\d{{1,2}})(?:st|nd|rd|th)? (?:of )?{_MONTH_EN}\b(?:,? (\d{{4}}))?",
        _calendar_day(2, 1, MONTHS_EN),
    ),
    (r"\b(\d{1,2}) (" + "|".join(MONTHS_UK) + r")\b(?: (\d{4}))?", _calendar_day(2, 1, MONTHS_UK)),
    (r"\bin (" + "|".join(MONTHS_EN) + r")\b(?: (\d{4}))?", _named_month(MONTHS_EN)),
    (r"\b[ву] (" + "|".join(MONTHS_UK_IN) + r")\b(?: (\d{4}))?", _named_month(MONTHS_UK_IN)),
    (
        rf"(?:\b(?:on |this |this coming |coming )+|{_AFTER_PREPOSITION}){_DAY_EN}\b(?!s)",
        _weekday(DAYS_EN, following=False),
    ),
    (rf"\b[ву] (?:цю |цей )?{_DAY_UK}\b", _weekday(DAYS_UK, following=False)),
)
_CERTAIN = _table(
    (r"\b(?:the )?day after tomorrow\b|\bпіслязавтра\b", _day_offset(2)),
    (r"\btomorrow(?: (?:morning|afternoon|evening|night))?\b|\bзавтра\b", _day_offset(1)),
    (r"\b(?:today|tonight|this (?:morning|afternoon|evening))\b|\bсьогодні\b", _day_offset(0)),
    (r"\b(?:yesterday|last night)\b|\b(?:вчора|учора)\b", _day_offset(-1)),
    (rf"\b(?:on )?next {_DAY_EN}\b", _weekday(DAYS_EN, following=True)),
    (rf"\b(?:on )?last {_DAY_EN}\b", _last_weekday),
    (rf"\bнаступн\w+ {_DAY_UK}\b", _weekday(DAYS_UK, following=True)),
    (r"\bnext (weekend|week|month|year)\b", _unit(1)),
    (r"\bthis (weekend|week|month|year)\b", _unit(0)),
    (r"\b(?:last|this past) (weekend|week|month|year)\b", _unit(-1)),
    (r"\bнаступн(?:ого|ому|их|і) (тижн\w+|місяц\w+|ро\w+|вихідн\w+)", _unit(1)),
    (r"\b(?:цього|цьому|цих|ці) (тижн\w+|місяц\w+|ро\w+|вихідн\w+)", _unit(0)),
    (r"\bминулого (тижн\w+|місяц\w+|ро\w+)", _unit(-1)),
    (rf"\bin {_NUMBER} (days?|weeks?|months?|years?)\b", _in_units(1)),
    (rf"\b{_NUMBER} (days?|weeks?|months?|years?) from now\b", _in_units(1)),
    (rf"\b{_NUMBER} (days?|weeks?|months?|years?) ago\b", _in_units(-1)),
    (
        rf"\bчерез {_NUMBER}? ?(дні|днів|день|тиждень|тижні|тижнів|місяць|місяці|місяців|рік|роки|років)\b",
        _in_units(1),
    ),
)

"""The time a question asks about ("last week", "im März", "hace dos días", "до того як я переїхав") as days.

A month without a year is the latest one that has begun: questions to a memory are about what has been.
"""

import re
from calendar import monthrange
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, timedelta

from language.asking.words import words_for
from language.languages import alternatives, by_language, joined, listed, words
from language.packs.time_words import NUMBERS
from language.patterns import pattern_of

_MONTHS = by_language("asking", "MONTHS", tuple)
_MONTH_OF = {name: place for names in _MONTHS.values() for place, name in enumerate(names, 1)}
_NAMES = "|".join(sorted(_MONTH_OF, key=len, reverse=True))
_MONTH = rf"(?P<month>{_NAMES})\w*\.?"
_YEAR = r"(?P<year>(?:19|20)\d\d)"
_SEASONS = joined("asking", "SEASONS")
_BEGINS = {"spring": 3, "summer": 6, "autumn": 9, "winter": 12}
"""The month that a season begins with."""
_UNITS = joined("asking", "UNITS")
_UNIT = "(?:" + "|".join(f"(?P<{name}>{names})" for name, names in _UNITS.items()) + r")\b"
_NUMBER_WORDS: dict[str, int] = {
    **NUMBERS,
    **{
        word: number
        for numbers in by_language("asking", "NUMBER_WORDS", dict).values()
        for word, number in numbers.items()
    },
}
_COUNT = r"(?P<count>\d{1,3}|" + "|".join(sorted((w for w in _NUMBER_WORDS if w), key=len, reverse=True)) + ")"


def _any(name: str) -> str:
    return f"(?:{alternatives('asking', name)})"


_IN, _PAST, _DAY_OF = _any("IN_TIME"), _any("PAST"), rf"(?:{_any('DAY_OF')} )?"
_TIMES = tuple(
    (name, pattern_of(pattern, re.IGNORECASE))
    for name, pattern in (
        ("date", r"\b(?P<iso>\d{4}-\d\d-\d\d)\b"),
        (
            "day",
            rf"\b(?P<number>\d{{1,2}})(?:{_any('ORDINALS')}|\.)? {_DAY_OF}{_MONTH}(?:,? {_DAY_OF}{_YEAR})?\b",
        ),
        ("day", rf"\b{_MONTH} (?P<number>\d{{1,2}}){_any('ORDINALS')}?\b(?:,? {_YEAR})?"),
        ("month", rf"(?:\b{_IN} )?\b{_MONTH},? (?:{_any('YEAR_OF')} )?{_YEAR}\b"),
        ("month", rf"\b{_IN} {_MONTH}(?!\w)"),
        (
            "ago",
            rf"\b{_COUNT} {_UNIT} {_any('AGO')}\b|\b{_any('AGO_BEFORE')} (?P<count_behind>\w+) (?P<unit_behind>\w+)",
        ),
        ("last", rf"\b{_PAST} {_UNIT}|\b{_any('LAST_UNIT')}\b"),
        ("this", rf"\b{_any('PRESENT')} {_UNIT}"),
        ("yesterday", rf"\b{_any('YESTERDAY')}\b"),
        ("today", rf"\b{_any('TODAY')}\b"),
        ("season", rf"\b(?:(?:{_PAST}|{_any('BEFORE_SEASON')}) )*(?P<season>{'|'.join(_SEASONS.values())})\b"),
        ("year", rf"\b{_IN} (?:{_any('IN_YEAR')} )?{_YEAR}(?: {_any('BEHIND_YEAR')})?\b"),
    )
)
_EVENT = pattern_of(
    rf"\b(?P<before>{_any('BEFORE_EVENT')})\b(?P<until>.+)$|\b{_any('AFTER_EVENT')}\b(?P<since>.+)$", re.IGNORECASE
)
_TIME_WORDS = words("asking", "TIME_WORDS").union(_MONTH_OF, *(names.split("|") for names in _SEASONS.values()))
_BEGINNINGS = listed("asking", "TIME_BEGINNINGS")
"""The words that name a time, and how such words begin: a quick look, for most questions name none."""
_FIRST, _LAST = (pattern_of(alternatives("asking", name), re.IGNORECASE) for name in ("FIRST_ASKED", "LAST_ASKED"))
_ENDS = words("asking", "ENDS_ASKED")
_JOINTS = words("asking", "EVENT_WORDS")
_AHEAD = pattern_of(rf"\b(?:{alternatives('asking', 'AHEAD')})", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Period:
    """The days a question asks about, both included, and the question without the words that say so."""

    first: date
    last: date
    rest: str


@dataclass(frozen=True, slots=True)
class Event:
    """What a question asks about the time before or after of, and the question without that."""

    told: str
    before: bool
    rest: str
    own: bool = True
    """Is it told as the asker's own ("before I moved"), not only named ("before the move")?"""


@dataclass(frozen=True, slots=True)
class End:
    """Whether a question asks for the earliest or the latest of several things, and the question without that."""

    first: bool
    rest: str


def period_of(question: str, today: date) -> Period | None:
    """The time that a question names, if it names one."""
    words = (word.strip("¿¡\"'(.,;:?!)") for word in question.lower().split())
    if not any(word in _TIME_WORDS or word[:1].isdecimal() or word.startswith(_BEGINNINGS) for word in words):
        return None
    for name, pattern in _TIMES:
        for match in pattern.finditer(question):
            days = _days(name, match.groupdict(), today)
            if days is not None:
                rest = f"{question[: match.start()]} {question[match.end() :]}"
                return Period(*days, " ".join(rest.split()))
    return None


def event_of(question: str) -> Event | None:
    """The event that a question sets its time by: "before I moved", "before the move"."""
    match = None if _JOINTS.isdisjoint(question.lower().split()) else _EVENT.search(question)
    if match is None:
        return None
    own = not words_for(question).me.isdisjoint(match[0].lower().strip(" ?.,!").split())
    told = (match["until"] or match["since"]).strip(" ?.,!")
    rest = question[: match.start()].strip()
    return Event(told, bool(match["before"]), rest, own) if told and rest else None


def end_of(question: str) -> End | None:
    """Which of several things a question asks for by when they were: "what did I do first?"."""
    if _ENDS.isdisjoint(question.lower().replace("?", " ").replace(",", " ").split()):
        return None
    for pattern in (_FIRST, _LAST):
        if match := pattern.search(question):
            rest = f"{question[: match.start()]} {question[match.end() :]}"
            return End(pattern is _FIRST, " ".join(rest.split()))
    return None


def asks_ahead(question: str) -> bool:
    """Does a question ask for what is to come ("where will I live?")?"""
    return _AHEAD.search(question) is not None


def _days(name: str, found: dict[str, str | None], today: date) -> tuple[date, date] | None:
    try:
        if name == "date":
            return (date.fromisoformat(found["iso"] or ""),) * 2
        if name in ("yesterday", "today"):
            return (today - timedelta(days=name == "yesterday"),) * 2
        if name == "year":
            return date(int(found["year"] or 0), 1, 1), date(int(found["year"] or 0), 12, 31)
        if name in ("day", "month"):
            return _calendar(found, today)
        if name == "season":
            named = (found["season"] or "").lower()
            return _season(next(_BEGINS[one] for one, names in _SEASONS.items() if named in names), today)
        back = _count(found) if name == "ago" else int(name == "last")
        unit = next(_units(found), None)
        return _back(unit, back, today, whole=name != "ago") if unit and back is not None else None
    except (ValueError, OverflowError):
        return None


def _units(found: dict[str, str | None]) -> Iterator[str]:
    """The unit that was named, by its own group or by its word."""
    yield from (unit for unit in _UNITS if found.get(unit))
    for word in (word for group, word in found.items() if group.startswith("unit_") and word):
        yield from (unit for unit, names in _UNITS.items() if re.fullmatch(names, word, re.IGNORECASE))


def _count(found: dict[str, str | None]) -> int | None:
    word = (found["count"] or found["count_behind"] or "").lower()
    return int(word) if word.isdecimal() else _NUMBER_WORDS.get(word)


def _calendar(found: dict[str, str | None], today: date) -> tuple[date, date]:
    month = _MONTH_OF[(found["month"] or "").lower()]
    named = found.get("year")
    year = int(named) if named else today.year - (month > today.month)
    if day := found.get("number"):
        return (date(year, month, int(day)),) * 2
    return _month(year, month)


def _month(year: int, month: int) -> tuple[date, date]:
    return date(year, month, 1), date(year, month, monthrange(year, month)[1])


def _season(month: int, today: date) -> tuple[date, date]:
    """The latest one that has begun; a winter goes on in the next year."""
    year = today.year - (month > today.month)
    last = month + 2
    return date(year, month, 1), _month(year + last // 13, (last - 1) % 12 + 1)[1]


def _back(unit: str, count: int, today: date, *, whole: bool) -> tuple[date, date]:
    """So many units back: a whole week, month or year, or a day with what lies around it as wide as one counts."""
    if unit == "month":
        index = today.year * 12 + today.month - 1 - count
        return _month(index // 12, index % 12 + 1)
    if unit == "year":
        return date(today.year - count, 1, 1), date(today.year - count, 12, 31)
    if unit == "day":
        return (today - timedelta(days=count),) * 2
    if whole:
        monday = today - timedelta(days=today.weekday(), weeks=count)
        return monday, monday + timedelta(days=6)
    middle = today - timedelta(weeks=count)
    return middle - timedelta(days=3), middle + timedelta(days=3)

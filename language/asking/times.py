"""The time a question asks about ("last week", "im März", "hace dos días", "до того як я переїхав") as days.

A month without a year is the latest one that has begun: questions to a memory are about what has been.
"""

import re
from calendar import monthrange
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, timedelta

from language.asking.words import words_for
from language.packs.time_words import NUMBERS
from language.words.lexicon import words_of

_MONTHS = (
    "jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec",
    "січ|лют|берез|квіт|трав|черв|лип|серп|верес|жовт|листопад|груд",
    "januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember",
    "enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre",
)
_MONTH_OF = {name: place for row in _MONTHS for place, name in enumerate(row.split("|"), 1)}
_NAMES = "|".join(sorted(_MONTH_OF, key=len, reverse=True))
_MONTH = rf"(?P<month>{_NAMES})\w*\.?"
_YEAR = r"(?P<year>(?:19|20)\d\d)"
_IN = r"(?:in|during|of|since|im|seit|en|de|desde|у|в|з)"
_SEASONS = {
    3: "spring|frühling|frühjahr|весна|весни|весною|навесні|primavera",
    6: "summer|sommer|літо|літа|літом|влітку|verano",
    9: "autumn|herbst|осінь|осені|восени|otoño",
    12: "winter|зима|зими|зимою|взимку|invierno",
}
_UNITS = {
    "day": r"days?|tage?n?|день|дні|днів|días?",
    "week": r"weeks?|wochen?|тиж\w+|semanas?",
    "month": r"months?|monate?[ns]?|місяц\w+|mes(?:es)?",
    "year": r"years?|jahre?[ns]?|рок\w+|рік|років|años?",
}
_UNIT = "(?:" + "|".join(f"(?P<{name}>{words})" for name, words in _UNITS.items()) + r")\b"
_PAST = r"(?:last|past|previous|letzte[rnms]?|vorige[rnms]?|vergangene[rnms]?|минул\w+|попередн\w+)"
_PRESENT = r"(?:this|diese[rsnm]?|цього|цьому|цей|est[ae])"
_NUMBER_WORDS = {
    **NUMBERS, "einem": 1, "einer": 1, "zwei": 2, "drei": 3, "vier": 4, "un": 1, "una": 1, "dos": 2, "tres": 3,
}  # fmt: skip
_COUNT = r"(?P<count>\d{1,3}|" + "|".join(sorted((w for w in _NUMBER_WORDS if w), key=len, reverse=True)) + ")"
_TIMES = tuple(
    (name, re.compile(pattern, re.IGNORECASE))
    for name, pattern in (
        ("date", r"\b(?P<iso>\d{4}-\d\d-\d\d)\b"),
        ("day", rf"\b(?P<number>\d{{1,2}})(?:st|nd|rd|th|\.)? (?:of |de )?{_MONTH}(?:,? (?:of |de )?{_YEAR})?\b"),
        ("day", rf"\b{_MONTH} (?P<number>\d{{1,2}})(?:st|nd|rd|th)?\b(?:,? {_YEAR})?"),
        ("month", rf"(?:\b{_IN} )?\b{_MONTH},? (?:of |de |у |в )?{_YEAR}\b"),
        ("month", rf"\b{_IN} {_MONTH}(?!\w)"),
        ("ago", rf"\b{_COUNT} {_UNIT} (?:ago|тому)\b|\b(?:vor|hace) (?P<count2>\w+) (?P<unit2>\w+)"),
        ("last", rf"\b{_PAST} {_UNIT}|\b(?:la|el) (?P<unit2>semana|mes|año) pasad[oa]\b"),
        ("this", rf"\b{_PRESENT} {_UNIT}"),
        ("yesterday", r"\b(?:yesterday|last night|gestern|вчора|учора|ayer)\b"),
        ("today", r"\b(?:today|heute|сьогодні|hoy)\b"),
        ("season", rf"\b(?:(?:{_PAST}|in|im|en|el|the|du(?:ring)?) )*(?P<season>{'|'.join(_SEASONS.values())})\b"),
        ("year", rf"\b{_IN} (?:the year |jahr |році )?{_YEAR}(?: ро\w+)?\b"),
    )
)
_EVENT = re.compile(
    r"\b(?P<before>before|bevor|vor meine[mr]|antes de(?: que)?|до того,? як|перед тим,? як|перед)\b(?P<until>.+)$"
    r"|\b(?:after|since|nachdem|nach meine[mr]|seit(?:dem)?|después de(?: que)?|desde que|після(?: того,? як)?"
    r"|відколи)\b(?P<since>.+)$",
    re.IGNORECASE,
)


_TIME_WORDS = words_of(f"""
    january february march april may june july august september october november december
    last past previous this ago vor hace yesterday gestern ayer today heute hoy pasado pasada
    letzte letzten letzter letztes vorige vorigen voriges vergangene vergangenen diese diesen dieser dieses este esta
    {" ".join(_MONTHS).replace("|", " ")} {" ".join(_SEASONS.values()).replace("|", " ")}
""")
_BEGINNINGS = (
    *_MONTHS[1].split("|"),
    "минул",
    "попередн",
    "цього",
    "цьому",
    "цей",
    "тому",
    "вчора",
    "учора",
    "сьогодні",
)
"""The words that name a time, and how those of Cyrillic letters begin: a quick look, for most questions name none."""
_JOINTS = words_of("before bevor vor antes до перед after since nach nachdem seit seitdem después desde після відколи")


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
    """The event of the asker's own life that a question sets its time by: "before I moved"."""
    match = None if _JOINTS.isdisjoint(question.lower().split()) else _EVENT.search(question)
    if match is None or not words_for(question).me & set(match[0].lower().strip(" ?.,!").split()):
        return None
    told = (match["until"] or match["since"]).strip(" ?.,!")
    rest = question[: match.start()].strip()
    return Event(told, bool(match["before"]), rest) if told and rest else None


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
            return _season(next(m for m, words in _SEASONS.items() if (found["season"] or "").lower() in words), today)
        back = _count(found) if name == "ago" else int(name == "last")
        unit = next(_units(found), None)
        return _back(unit, back, today, whole=name != "ago") if unit and back is not None else None
    except (ValueError, OverflowError):
        return None


def _units(found: dict[str, str | None]) -> Iterator[str]:
    """The unit that was named, by its own group or by its word."""
    yield from (unit for unit in _UNITS if found.get(unit))
    if word := found.get("unit2"):
        yield from (unit for unit, words in _UNITS.items() if re.fullmatch(words, word, re.IGNORECASE))


def _count(found: dict[str, str | None]) -> int | None:
    word = (found["count"] or found["count2"] or "").lower()
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

"""Dates as people say them: whoever said Friday the 9th of July knows it as that, not as 2027-07-09."""

import re
from datetime import date
from string import Template

from language.languages import by_language
from language.patterns import pattern_of

_ISO = pattern_of(r"(?<![\w-])(?P<day>\d{4}-\d\d-\d\d)(?![\w-])")
_WEEKDAYS = by_language("asking", "WEEKDAYS", tuple)
_TEXTS = by_language("program.texts", "TEXTS", dict)
_BEGIN = {
    code: pattern_of(rf"(?<!\w){word} $", re.IGNORECASE)
    for code, word in by_language("dates", "BEGIN_WORD", str).items()
}
_BEGIN_DAYS = by_language("dates", "DAYS_FROM", tuple)
_BEGIN_THE = by_language("dates", "BEGIN_DAY", str)
"""What stands between "from" and a day."""
_NEAR = 366
"""Days around today in which people think in weekdays."""


def with_days(text: str, language: str, today: date | None = None) -> str:
    """A text with its dates in words, those near today with the weekday, where none stands before them."""
    code = language if language in _TEXTS else "en"

    def said(found: re.Match[str]) -> str:
        try:
            day = date.fromisoformat(found["day"])
        except ValueError:
            return found["day"]
        before = text[: found.start()]
        begins = _BEGIN[code].search(before) is not None
        weekday = (_BEGIN_DAYS.get(code, _WEEKDAYS[code]) if begins else _WEEKDAYS[code])[day.weekday()]
        told = before.casefold().rstrip(" ,").endswith(weekday.casefold())
        near = today is not None and abs((day - today).days) <= _NEAR
        said = _in_words(day, code) if told or not near else f"{weekday}, {_in_words(day, code)}"
        return f"{_BEGIN_THE.get(code, '')}{said}" if begins else said

    return _ISO.sub(said, text)


def _in_words(day: date, language: str) -> str:
    texts = _TEXTS[language]
    month = texts["months"].split()[day.month - 1]
    return Template(texts["day_month_year"]).substitute(day=day.day, month=month, year=day.year)

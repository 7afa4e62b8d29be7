"""The weekday beside a date of these months: whoever said Friday knows it as Friday, not as 2026-11-20."""

import re
from datetime import date

from language.languages import by_language
from language.patterns import pattern_of

_ISO = pattern_of(r"(?<![\w-])(?P<day>\d{4}-\d\d-\d\d)(?![\w-])")
_NAMES = by_language("asking", "WEEKDAYS", tuple)
_NEAR = 366
"""Days around today in which people think in weekdays."""


def with_weekdays(text: str, language: str, today: date) -> str:
    """A text with the weekday before each date that is near and has none before it."""
    names = _NAMES.get(language, _NAMES["en"])

    def named(found: re.Match[str]) -> str:
        try:
            day = date.fromisoformat(found["day"])
        except ValueError:
            return found["day"]
        name = names[day.weekday()]
        told = text[: found.start()].casefold().rstrip(" ,").endswith(name.casefold())
        return found["day"] if told or abs((day - today).days) > _NEAR else f"{name}, {found['day']}"

    return _ISO.sub(named, text)

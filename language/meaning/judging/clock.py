"""Times of the clock in digits: "half past four", "halb fünf", "пів на п'яту" and "las cuatro y media" are 4:30."""

import re

from language.languages import alternatives, by_language
from language.patterns import pattern_of

_HOURS = by_language("vocabulary.judging", "HOURS", dict)
_ROUND = 12
_HOUR = 60


def _told(language: str, told: str) -> re.Pattern[str]:
    hours = "|".join((*sorted(_HOURS[language], key=len, reverse=True), r"1?\d"))
    told = told.replace("{hour}", f"(?:{hours})")
    return pattern_of(rf"\b(?:{told})\b(?!:)", re.IGNORECASE)


_CLOCK = tuple(
    (_told(language, told), minutes, _HOURS[language])
    for language, rows in by_language("vocabulary.judging", "CLOCK", tuple).items()
    for told, minutes in rows
)
_ANY = pattern_of(alternatives("vocabulary.judging", "CLOCK_SIGNS"), re.IGNORECASE)
"""A quick look: most texts tell no such time."""
_PADDED = pattern_of(r"\b0(?=\d:[0-5]\d\b)")
_DOTTED = pattern_of(
    rf"\b(\d{{1,2}})\.([0-5]\d)(?= ?(?:{alternatives('vocabulary.judging', 'HOUR_SIGNS')})\b)", re.IGNORECASE
)


def in_clock(text: str) -> str:
    """A text with its times of the clock in digits."""
    if ":" in text or "." in text:
        text = _DOTTED.sub(r"\1:\2", _PADDED.sub("", text))
    if not _ANY.search(text):
        return text
    for told, minutes, hours in _CLOCK:
        text = told.sub(lambda found: _digits(found[0], minutes, hours), text)  # noqa: B023
    return text


def _digits(told: str, minutes: int, hours: dict[str, int]) -> str:
    words = told.casefold().split()
    named = next((hours.get(word) or int(word) for word in words if word in hours or word.isdigit()), 0)
    hour, minute = divmod(named * _HOUR + minutes, _HOUR)
    return f"{hour if hour > 0 else hour + _ROUND}:{minute:02d}"

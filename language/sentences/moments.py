"""Dates that stand for what a person called "next week" or "tomorrow"."""

import re

from language.languages import alternatives
from language.patterns import pattern_of

_DATE = rf"(?:\d{{4}}-\d{{2}}(?:-\d{{2}})?|(?:19|20)\d{{2}}(?:\s+(?:{alternatives('dates', 'AFTER_A_YEAR')}))?)"
_GAP = r"(?:(?<!\s)\s{1,100})?"
"""The blanks before a date, looked at once: from their beginning."""

_RESOLVED = pattern_of(rf"{_GAP}\b(?:{alternatives('dates', 'BEFORE_A_DATE')}){_DATE}", re.IGNORECASE)
_TOLD = pattern_of(rf"\b(?:{alternatives('dates', 'TELLS_TIME')})\b", re.IGNORECASE)


def tells_time(text: str) -> bool:
    """Whether a text says when, in words that a date can stand for."""
    return _TOLD.search(text) is not None


def undated(text: str) -> str:
    """The text without the dates that may have been worked out from such words."""
    return _RESOLVED.sub("", text).strip(" ,.;")

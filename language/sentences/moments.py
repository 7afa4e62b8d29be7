"""Dates that stand for what a person called "next week" or "tomorrow"."""

import re

_DATE = r"(?:\d{4}-\d{2}(?:-\d{2})?|(?:19|20)\d{2}(?:\s+(?:році|року|года?))?)"
_MONTH = r"(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*"
_GAP = r"(?:(?<!\s)\s{1,100})?"
"""The blanks before a date, looked at once: from their beginning."""

_RESOLVED = re.compile(
    rf"{_GAP}\b(?:(?:on|in|around|by|from|until|since|during)\s+)?(?:the\s+(?:week|weekend)\s+of\s+)?(?:{_MONTH}\s+)?{_DATE}"
    rf"|{_GAP}\b(?:на\s+тижні\s+з|на\s+вихідних|близько|у|в|до|з|на\s+неделе\s+с)\s+{_DATE}",
    re.IGNORECASE,
)
_TOLD = re.compile(
    r"\b(?:today|tonight|tomorrow|yesterday|(?:next|last|this|coming|following)\s+\w+|(?:mon|tues|wednes|thurs|fri|satur|sun)day"
    r"|weekend|in\s+(?:a|an|\d+|\w+)\s+(?:day|week|month|year)s?|ago|soon|spring|summer|autumn|fall|winter"
    rf"|{_MONTH}"
    r"|сьогодні|завтра|післязавтра|вчора|наступн\w+|минул\w+|цього|через|тому|понеділ\w+|вівтор\w+|серед\w+|четвер\w*"
    r"|п.ятниц\w+|субот\w+|неділ\w+|вихідн\w+|сегодня|вчера|следующ\w+|прошл\w+|morgen|nächste\w*|mañana|demain|jutro)\b",
    re.IGNORECASE,
)


def tells_time(text: str) -> bool:
    """Whether a text says when, in words that a date can stand for."""
    return _TOLD.search(text) is not None


def undated(text: str) -> str:
    """The text without the dates that may have been worked out from such words."""
    return _RESOLVED.sub("", text).strip(" ,.;")

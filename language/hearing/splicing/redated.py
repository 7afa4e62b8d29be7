"""A day that was put off: a message names the new day or the new month alone, and the rest of the date stays."""

import re
from datetime import date

from language.asking.words import words_for
from language.languages import alternatives, by_language
from language.patterns import pattern_of

_ISO = pattern_of(r"\b(\d{4})-(\d{2})(?:-(\d{2}))?\b")
_MONTHS = {**by_language("asking", "MONTHS", tuple), **by_language("dates", "MONTHS", tuple)}
_WORDED = {
    language: pattern_of(
        rf"\b(?P<day>\d{{1,2}})(?P<behind>\.|st|nd|rd|th)?(?=\s+(?:of\s+|de\s+)?(?:{'|'.join(months)})\b)",
        re.IGNORECASE,
    )
    for language, months in _MONTHS.items()
}
"""The day of a date whose month is written as a word."""
_MONTH = {code: pattern_of(rf"\b(?:{'|'.join(months)})\b", re.IGNORECASE) for code, months in _MONTHS.items()}
_DAY = {
    language: pattern_of(rf"(?<!\w)(?:{said})(?!\w|[.,:]\d)", re.IGNORECASE)
    for language, said in by_language("sentences", "DAY_ALONE", str).items()
}
_PUT_OFF = pattern_of(rf"(?<!\w)(?:{alternatives('sentences', 'PUT_OFF')})(?!\w)", re.IGNORECASE)
_MOST_DAYS = 31


def redated(said: str, note: str) -> str:
    """The note with the day or the month that a message names, in its date; nothing where it names none of them."""
    language = words_for(said).language
    day, month = _day(said, language), _month(said, language)
    stored = list(_ISO.finditer(note))
    if len(stored) == 1 and (day or (month and _PUT_OFF.search(said))):
        return _in_iso(note, stored[0], day, month)
    if month and not (day or stored) and _PUT_OFF.search(said):
        return _in_words(said, note, language)
    worded = list(_WORDED[words_for(note).language].finditer(note)) if words_for(note).language in _WORDED else []
    if stored or len(worded) != 1 or not day or month or day == int(worded[0]["day"]):
        return ""
    found = worded[0]
    spelt = f"{day}{_ending(day) if (found['behind'] or '.') != '.' else found['behind'] or ''}"
    return f"{note[: found.start()]}{spelt}{note[found.end() :]}"


def _in_words(said: str, note: str, language: str) -> str:
    """The note with the month that the message names, both as words: where no day stands before it, and no ending bends
    it."""
    month = _MONTH.get(language)
    old, new = ([*month.finditer(text)] if month else [] for text in (note, said))
    bent = language in by_language("sentences", "MONTH_ENDINGS", str)
    if bent or len(old) != 1 or len(new) != 1 or _WORDED[language].search(note):
        return ""
    named = new[0][0].capitalize() if old[0][0][0].isupper() else new[0][0]
    text = f"{note[: old[0].start()]}{named}{note[old[0].end() :]}"
    return text if text.casefold() != note.casefold() else ""


def _in_iso(note: str, found: re.Match[str], day: int, month: int) -> str:
    year, old = int(found[1]), int(found[3] or 0)
    new = day or (0 if month else old)
    try:
        told = date(year, month or int(found[2]), new or 1).isoformat()
    except ValueError:
        return ""
    text = f"{note[: found.start()]}{told if new else told[:7]}{note[found.end() :]}"
    return text if text != note else ""


def _day(said: str, language: str) -> int:
    """The one day of a month that is named by its number alone or before a month, else 0."""
    days = {int(found["day"]) for found in _DAY[language].finditer(said)} if language in _DAY else set[int]()
    return days.pop() if len(days) == 1 and max(days) <= _MOST_DAYS else 0


def _month(said: str, language: str) -> int:
    """The one month that is named, else 0."""
    lower = said.casefold()
    months = enumerate(zip(_MONTHS.get(language, ()), _beginnings(language), strict=False), 1)
    found = [place for place, names in months if any(re.search(rf"(?<!\w){one}(?!\w)", lower) for one in names)]
    return found[0] if len(found) == 1 else 0


def _beginnings(language: str) -> list[str]:
    """How the months are called in other forms of the word."""
    ends = by_language("sentences", "MONTH_ENDINGS", str).get(language)
    return [f"{one}(?:{ends})" if ends else one for one in by_language("asking", "MONTHS", tuple).get(language, ())]


def _ending(day: int) -> str:
    teens = 10 < day % 100 < 14
    return "th" if teens else {1: "st", 2: "nd", 3: "rd"}.get(day % 10, "th")

"""From when something is so that a person tells: "From March I work at Siemens" is not so yet in January.

A month without a year is the coming one. Where the words may as well mean "since" («з вересня») the nearer one counts;
a verb of what is to come, or of what was, decides before that, and of where one lives or works the day of the week is
the coming one («з суботи я живу …»).
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, timedelta
from functools import cache

from language.languages import by_language
from language.packs.choice import pack_of
from language.patterns import pattern_of
from language.sentences.cues import cues_of
from language.sentences.split import own_words, sentences

_BEGINS = by_language("dates", "BEGINS", str)
_SINCE = by_language("dates", "BEGINS_SINCE", str)
_BEGAN = by_language("dates", "BEGAN", str)
_ORDINAL = pattern_of(r"\b(\d{1,2})\. (?=[^\W\d_])")
_CLAUSE = pattern_of(r"[,;:—–]\s+")
_JOINT = pattern_of(r"[\s,;:—–]+(?:[^\W\d_]{1,3}\s*)?$")
"""What joins a clause to the one before it."""
_WORD_OF = pattern_of(r"[^\W\d_]{2,}")
_CLAUSE_WORDS = 3
_WEEK = 7
_AS_NOW: list[tuple[re.Pattern[str], str]] = [
    (pattern_of(pair[0], re.IGNORECASE), pair[1])
    for pairs in by_language("dates", "AHEAD_AS_NOW", tuple).values()
    for pair in pairs
]
_YEARS = (-1, 0, 1)
_SOON = 92
"""Days ahead up to which words that may as well mean "since" are taken for a coming time."""


@dataclass(frozen=True, slots=True)
class Beginning:
    """Words that tell what is so from a day on that is still to come."""

    told: str
    sentence: str
    day: date
    language: str


def beginnings(text: str, today: date) -> list[Beginning]:
    """What a text tells of the time to come, clause by clause."""
    return [one for sentence in _sentences(text) for one in _of(sentence, today)]


def besides_beginnings(text: str, today: date) -> str:
    """What a text tells of now, and of what was."""
    left = []
    for sentence in _sentences(text):
        for one in _of(sentence, today):
            before, found, after = sentence.partition(one.told)
            sentence = f"{_JOINT.sub('', before)} {after}" if found else ""
        left.append(sentence)
    return " ".join(" ".join(left).split()) if any(_WORD_OF.search(one) for one in left) else ""


def as_now(text: str, today: date) -> str:
    """A text that tells what is or will be so from a day on, told as if it were so: it is read like any other."""
    if beginnings(text, today):
        for pattern, now in _AS_NOW:
            text = pattern.sub(now, text)
    return " ".join(" ".join(_without_day(one) for one in _sentences(text)).split())


def _without_day(sentence: str) -> str:
    """A sentence without the day from which it is so, and with its subject before its verb as without that day."""
    language = cues_of(sentence.casefold()).language
    match = _pattern(language).search(sentence) if language in _BEGINS else None
    if match is None or not _told(sentence, language):
        return sentence
    before, after = sentence[: match.start()].rstrip(), sentence[match.end() :].lstrip(" ,")
    for pattern, plain in by_language("dates", "TURNED", tuple).get(language, ()):
        after = re.sub(rf"\A(?:{pattern})", plain, after, flags=re.IGNORECASE)
    stop = "." if before and not before[-1].isalnum() and before[-1] not in ",.;:!" else ""
    return f"{before}{stop} {after}".strip()


def _sentences(text: str) -> Iterator[str]:
    """The dot behind the number of a day ends no sentence."""
    return sentences(_ORDINAL.sub(r"\1 ", own_words(text)))


def _of(sentence: str, today: date) -> Iterator[Beginning]:
    language = cues_of(sentence.casefold()).language
    if language not in _BEGINS or not _pattern(language).search(sentence):
        return
    told = _told(sentence, language)
    match = _pattern(language).search(told)
    ahead = _said("AHEAD_FORM", language).search(told) is not None
    begun = pack_of(sentence).past.search(told) or _said("BEGAN_SIGN", language).search(sentence)
    coming = bool(match and match["weekday"] and _said("BEGIN_STATES", language).search(told))
    ahead = ahead or (coming and not begun)
    if match and (ahead or not begun) and (day := _day(match, language, today, ahead)):
        yield Beginning(told, sentence, day, language)


def _told(sentence: str, language: str) -> str:
    """The clause that the time stands in; what comes before the time belongs to it where little comes behind."""
    if pack_of(sentence).question.search(sentence):
        return ""
    starts = (end.end() for end in _CLAUSE.finditer(sentence))
    start = max((place for place in starts if _begins_at(sentence, place, language)), default=0)
    told = sentence[start:]
    match = _pattern(language).search(told)
    behind = told[match.end() :] if match else ""
    return told[match.start() :] if match and len(_WORD_OF.findall(behind)) >= _CLAUSE_WORDS else told


def _begins_at(sentence: str, place: int, language: str) -> bool:
    return _pattern(language).search(sentence, place) is not None


def _day(match: re.Match[str], language: str, today: date, ahead: bool) -> date | None:
    """The day that is named, where it lies ahead."""
    if not ahead and re.fullmatch(_BEGAN.get(language, r"(?!)"), match["begins"], re.IGNORECASE):
        return None
    since = not ahead and re.fullmatch(_SINCE.get(language, r"(?!)"), match["begins"], re.IGNORECASE)
    try:
        day = _named(match, language, today, nearest=bool(since))
    except ValueError:
        return None
    return day if day and day > today else None


def _named(match: re.Match[str], language: str, today: date, *, nearest: bool) -> date | None:
    found = match.groupdict()
    if found["iso"]:
        return date.fromisoformat(found["iso"])
    if found["month"]:
        month = _months(language)[found["month"].lower()]
        return _in_year(today, month, int(found["number"] or 1), found["year"], nearest)
    if found["weekday"]:
        ahead = (_weekdays(language)[found["weekday"].lower()] - today.weekday()) % _WEEK or _WEEK
        return None if nearest and ahead > _WEEK // 2 else today + timedelta(days=ahead)
    if found["tomorrow"]:
        return today + timedelta(days=1)
    if found["only_year"]:
        return date(int(found["only_year"]), 1, 1)
    return _next(found, today)


def _in_year(today: date, month: int, day: int, year: str | None, nearest: bool) -> date | None:
    """That day of the year named; of this year or the next; or the nearest one, where it may have passed."""
    if year:
        return date(int(year), month, day)
    days = [date(today.year + offset, month, day) for offset in _YEARS]
    if nearest:
        near = min(days, key=lambda one: abs((one - today).days))
        return near if (near - today).days <= _SOON else None
    if month == today.month and day == 1:
        return None
    return next((one for one in days if one > today), None)


def _next(found: dict[str, str | None], today: date) -> date | None:
    units = ("week", "month", "year")
    unit = next((one for one in units if found[f"unit_{one}"] or found[f"behind_{one}"]), "")
    if unit == "week":
        return today + timedelta(days=_WEEK - today.weekday())
    if unit == "month":
        return (today.replace(day=1) + timedelta(days=31)).replace(day=1)
    return date(today.year + 1, 1, 1) if unit == "year" else None


@cache
def _pattern(language: str) -> re.Pattern[str]:
    """How a language says from when something is so."""

    def said(name: str, table: str = "dates") -> str:
        return by_language(table, name, str).get(language) or r"(?!)"

    months = "|".join(sorted(_months(language), key=len, reverse=True))
    days = "|".join(sorted(_weekdays(language), key=len, reverse=True))
    units = by_language("asking", "UNITS", dict)[language]
    unit = "|".join(f"(?P<unit_{name}>{words})" for name, words in units.items())
    of, year = f"(?:(?:{said('DAY_OF', 'asking')}) )?", r"(?P<year>20\d\d)"
    day = rf"(?P<number>\d{{1,2}})(?:{said('ORDINALS', 'asking')}|\.|-го)? {of}"
    times = (
        r"(?P<iso>20\d\d-\d\d-\d\d)",
        rf"(?:{day})?(?P<month>{months})\b(?:,? {of}{year})?",
        rf"(?P<weekday>{days})",
        rf"(?P<tomorrow>{said('TOMORROW')})",
        rf"(?:(?:{said('NEXT')}) (?:{unit})|(?:{unit.replace('(?P<unit_', '(?P<behind_')}) (?:{said('NEXT')}))",
        r"(?P<only_year>20\d\d)(?! ?[\d.:%€$])",
    )
    lead = rf"(?<![\w'])(?P<begins>{said('BEGINS')}) (?:(?:{said('BEGINS_THE')}) )*"
    return pattern_of(rf"{lead}(?:{'|'.join(times)})(?!\w)(?! (?:{said('LASTS_UNTIL')})\b|\s?[–—-])", re.IGNORECASE)


@cache
def _said(name: str, language: str) -> re.Pattern[str]:
    return pattern_of(by_language("dates", name, str).get(language, r"(?!)"), re.IGNORECASE)


@cache
def _months(language: str) -> dict[str, int]:
    """Full names, and short ones that a language writes out as words."""
    names = by_language("dates", "MONTHS", tuple).get(language) or by_language("asking", "MONTHS", tuple)[language]
    return {name: number for number, name in enumerate(names, 1)}


@cache
def _weekdays(language: str) -> dict[str, int]:
    names = by_language("dates", "DAYS_FROM", tuple).get(language) or by_language("asking", "WEEKDAYS", tuple)[language]
    return {name.lower(): number for number, name in enumerate(names)}

"""Plans of a move or a new job in free words: "I'm going to move to Porto in May" tells where somebody will live."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache

from language.languages import by_language
from language.languages.forms.rule import PERSONAL, WORK
from language.patterns import pattern_of
from language.sentences.cues import cues_of
from language.sentences.persons import PERSONS
from language.sentences.split import own_words, sentences
from language.statements import wording
from language.statements.ahead.planned import PLANNED, dated
from language.statements.statement import Statement
from language.words.classes import classes_of
from language.words.spelling import fold

_PLANS = by_language("turns.plans", "PLANS", tuple)
_YEAR = r"(?P<year>20\d\d)"
_UPPER = r"[^\W\d_a-zа-яіїєґßäöüáéíóúñ]"
_WHAT = rf"(?P<what>(?-i:{_UPPER}[\w.&'-]*(?: {_UPPER}[\w.&'-]*)*))"
_MOST_BESIDE = 3
"""Words that may stand beside a plan in its sentence."""
_CATEGORIES = {"location": PERSONAL, "company": WORK}
_SURE = 0.9
_LONG_AGO = date(2000, 1, 1)


@dataclass(frozen=True, slots=True)
class Plan:
    """What will be so (`location`, `company`), its value, and from when."""

    slot: str
    what: str
    day: date
    language: str
    sentence: str

    @property
    def key(self) -> str:
        return f"{PLANNED}{self.slot}"

    @property
    def value(self) -> str:
        return dated(self.what, self.day, self.language)

    @property
    def statement(self) -> Statement:
        return Statement(self.key, self.value, _CATEGORIES[self.slot], _SURE, 1, self.sentence, self.slot)


def plans(text: str, today: date) -> list[Plan]:
    """The plans that a text tells, in its writer's words or in those of whoever notes them."""
    if not any(_sign(language).search(text) for language in _PLANS):
        return []
    told = (_plan(sentence, today) for sentence in sentences(own_words(text)))
    return [one for one in told if one]


def besides_plans(text: str, told: Sequence[Plan]) -> str:
    """A text without the sentences of its plans."""
    for one in told:
        text = text.replace("’", "'").replace(one.sentence, " ", 1)
    return text if any(letter.isalnum() for letter in text) else ""


def rests_on_plan(value: str, key: str, messages: Sequence[str]) -> bool:
    """Is a memory of something planned what messages tell as a plan?"""
    if not key.startswith(PLANNED):
        return False
    told = [one for text in messages for one in plans(text, _LONG_AGO)]
    return any(one.key == key and fold(value).startswith(fold(one.what)) for one in told)


def _plan(sentence: str, today: date) -> Plan | None:
    if "?" in sentence:
        return None
    for language in _PLANS:
        when = _when(language).search(sentence) if _sign(language).search(sentence) else None
        day = _day(when, language, today) if when else None
        if when is None or day is None or day <= today:
            continue
        rest = " ".join(f"{sentence[: when.start()]} {sentence[when.end() :]}".split()).strip(" ,.!")
        for pattern, slot in _patterns(language):
            match = pattern.search(rest)
            beside = f"{rest[: match.start()]} {rest[match.end() :]}" if match else ""
            if match and len(beside.split()) <= _MOST_BESIDE and not _is_of_another(rest[: match.start()]):
                what = wording.place_named(match["what"], language) if slot == "location" else match["what"]
                return Plan(slot, what, day, language, sentence)
    return None


def _is_of_another(before: str) -> bool:
    """Does somebody else stand before what is planned ("Lena", "my daughter")?"""
    lower = before.casefold()
    sorts = {one for word in lower.split() for one in classes_of(word)}
    return bool(sorts & PERSONS) and not cues_of(lower).find("me", lower)


def _day(when: re.Match[str], language: str, today: date) -> date | None:
    if when["month"]:
        number = _months(language)[when["month"].casefold()]
        return date(int(when["year"]) if when["year"] else today.year + (number <= today.month), number, 1)
    if when["only_year"]:
        return date(int(when["only_year"]), 1, 1)
    if when["next_year"]:
        return date(today.year + 1, 1, 1)
    return date(today.year + today.month // 12, today.month % 12 + 1, 1)


@cache
def _months(language: str) -> dict[str, int]:
    found: dict[str, int] = {}
    for table, name in (("asking", "MONTHS"), ("dates", "MONTHS"), ("dates", "MONTHS_IN")):
        listed = by_language(table, name, tuple).get(language, ())
        found |= {str(month).casefold(): number for number, month in enumerate(listed, 1)}
    return found


@cache
def _when(language: str) -> re.Pattern[str]:
    said = {name: by_language("turns.plans", name, str)[language] for name in ("IN", "OF", "NEXT_YEAR", "NEXT_MONTH")}
    months = "|".join(sorted(map(re.escape, _months(language)), key=len, reverse=True))
    return pattern_of(
        rf"\b(?:(?:{said['IN']}) )?(?:(?P<month>{months})\b(?: (?:{said['OF']} )?{_YEAR})?"
        rf"|(?P<next_year>{said['NEXT_YEAR']})|(?P<next_month>{said['NEXT_MONTH']}))(?!\w)"
        rf"|\b(?:{said['IN']}) (?P<only_year>20\d\d)(?!\d)",
        re.I,
    )


@cache
def _sign(language: str) -> re.Pattern[str]:
    return pattern_of(by_language("turns.plans", "SIGNS", str)[language], re.I)


@cache
def _patterns(language: str) -> list[tuple[re.Pattern[str], str]]:
    return [(pattern_of(pattern.replace("{what}", _WHAT), re.I), slot) for pattern, slot in _PLANS[language]]

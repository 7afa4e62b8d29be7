"""The words of each language for months, days and units of time, as `dates` reads them."""

import re
from dataclasses import dataclass
from datetime import date

from language.languages import by_language
from language.patterns import pattern_of


@dataclass(frozen=True, slots=True)
class Calendar:
    """The words of one language for times."""

    names: tuple[str, ...]
    """The months, as they are written."""
    months: dict[str, int]
    """Each form of their names, with the number of the month."""
    days: tuple[str, ...]
    numbers: dict[str, int]
    units: dict[str, re.Pattern[str]]
    forms: dict[str, str]
    """How a time is written once it is known."""
    groups: dict[str, str]
    """What stands for the placeholders of a pattern."""

    def unit(self, word: str) -> str:
        """Which unit of time a word names; none for another word."""
        return next((unit for unit, begins in self.units.items() if begins.match(word.lower())), "")

    def ahead(self, weekday: str, today: date) -> int:
        """In how many days a day of the week comes; today's own in none."""
        return (self.days.index(weekday.lower()) - today.weekday()) % 7

    def pattern(self, text: str) -> re.Pattern[str]:
        """A pattern of this language with its own words in it."""
        for placeholder, group in self.groups.items():
            text = text.replace(placeholder, group)
        return pattern_of(text, re.IGNORECASE)


def _group(name: str, words: tuple[str, ...]) -> str:
    return f"(?P<{name}>{'|'.join(sorted(words, key=len, reverse=True))})"


def _read() -> dict[str, Calendar]:
    lists = {name: by_language("dates", name, tuple) for name in ("MONTHS", "MONTHS_SHORT", "MONTHS_IN", "DAYS")}
    numbers, units = (by_language("dates", name, dict) for name in ("NUMBERS", "UNITS"))
    found = {}
    for language, forms in by_language("dates", "FORMS", dict).items():
        months, short, inside, days = (table.get(language, ()) for table in lists.values())
        found[language] = Calendar(
            names=months,
            months={word: number for names in (months, short, inside) for number, word in enumerate(names, 1)},
            days=days,
            numbers=numbers[language],
            units={unit: pattern_of(f"(?:{begins})") for unit, begins in units[language].items()},
            forms=forms,
            groups={
                "{month}": _group("month", (*months, *short)),
                "{in_month}": _group("month", inside or months),
                "{weekday}": _group("weekday", days),
                "{number}": _group("count", (r"\d{1,2}", *numbers[language])),
            },
        )
    return found


CALENDARS = _read()
"""By language; one that does not write times out is not here."""

"""Words for times, of all languages."""

from language.languages import by_language

MONTH_NAMES = frozenset(
    month
    for name in ("MONTHS", "MONTHS_IN")
    for months in by_language("dates", name, tuple).values()
    for month in months
)
"""In each form they have beside a day or a year."""
NUMBERS: dict[str, int] = {"": 1} | {
    word: number for numbers in by_language("dates", "NUMBERS", dict).values() for word, number in numbers.items()
}
"""Small numbers in words; without one it is a single thing."""

"""Sums that a message asks for, worked out: "15% of 240", "сімнадцять помнож на шість", "12 mal 14", "30 por 12".

One step with two numbers; whatever else is asked is for a model.
"""

import re
from collections.abc import Callable
from decimal import Decimal

from language.languages import alternatives
from language.patterns import pattern_of
from language.words.lexicon import NUMBERS
from language.words.numerals import in_digits

_NUMBER = r"(\d+(?:[.,]\d+)?)"
_WORDS = pattern_of(rf"(?<!\w)(?:{'|'.join(sorted(NUMBERS, key=len, reverse=True))})(?!\w)", re.IGNORECASE)


def _any(name: str) -> str:
    return alternatives("asking", name)


_WAYS = (
    (rf"{_NUMBER}\s*(?:%|{_any('PERCENT')})\s*(?:{_any('PERCENT_OF')})\s*{_NUMBER}", "%"),
    (rf"(?:{_any('MULTIPLY')})\s+{_NUMBER}\s+(?:{_any('MULTIPLY_BY')})\s+{_NUMBER}", "×"),
    (rf"(?:{_any('DIVIDE')})\s+{_NUMBER}\s+(?:{_any('DIVIDE_BY')})\s+{_NUMBER}", "÷"),
    (rf"{_NUMBER}\s*(?:x|×|\*|·|{_any('TIMES')})\s*{_NUMBER}", "×"),
    (rf"{_NUMBER}\s*(?:\s/\s|÷|{_any('DIVIDED_BY')})\s*{_NUMBER}", "÷"),
    (rf"{_NUMBER}\s*(?:\+|{_any('PLUS')})\s*{_NUMBER}", "+"),
    (rf"{_NUMBER}\s*(?:\s[−–-]\s|{_any('MINUS')})\s*{_NUMBER}", "−"),
)
_STEPS = tuple((pattern_of(rf"(?<![\d.,]){way}(?!\d)", re.IGNORECASE), sign) for way, sign in _WAYS)
_OPERATIONS: dict[str, Callable[[Decimal, Decimal], Decimal]] = {
    "%": lambda a, b: a * b / 100,
    "×": lambda a, b: a * b,
    "÷": lambda a, b: a / b,
    "+": lambda a, b: a + b,
    "−": lambda a, b: a - b,
}
_ASKED = pattern_of(rf"\b(?:{_any('SUM_ASKED')})\s+(?:\S+\s+){{0,2}}?\S*\d", re.IGNORECASE)
_LONGEST = 120


def worked_out(text: str) -> str:
    """The sum that a text asks for, with its result; nothing where it asks for none."""
    if len(text) > _LONGEST:
        return ""
    plain = _WORDS.sub(lambda found: str(NUMBERS[found[0].casefold()]), in_digits(text))
    for way, sign in _STEPS:
        if found := way.search(plain):
            first, second = (Decimal(one.replace(",", ".")) for one in found.groups())
            return "" if sign == "÷" and not second else _equation(first, sign, second)
    return ""


def asks_sum(text: str) -> bool:
    """Does a text ask what a sum comes to?"""
    return _ASKED.search(text) is not None


def _equation(first: Decimal, sign: str, second: Decimal) -> str:
    shown = "% ×" if sign == "%" else sign
    return f"{_shown(first)} {shown} {_shown(second)} = {_shown(_OPERATIONS[sign](first, second))}"


def _shown(number: Decimal) -> str:
    """A number without what is nothing behind its point."""
    plain = f"{round(number, 4):f}"
    return plain.rstrip("0").rstrip(".") if "." in plain else plain

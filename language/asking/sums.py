"""Sums that a message asks for, worked out: "15% of 240", "сімнадцять помнож на шість", "12 mal 14", "30 por 12".

One step with two numbers; whatever else is asked is for a model.
"""

import re
from collections.abc import Callable
from decimal import Decimal

from language.words.lexicon import NUMBERS
from language.words.numerals import in_digits

_NUMBER = r"(\d+(?:[.,]\d+)?)"
_WORDS = re.compile(rf"(?<!\w)(?:{'|'.join(sorted(NUMBERS, key=len, reverse=True))})(?!\w)", re.IGNORECASE)
_TIMES = (
    r"x|×|\*|·|times|multiplied\s+by|по?множ(?:ити|ене|ено|те)?\s+на|mal|multipliziert\s+mit|por|multiplicado\s+por|"
    r"на(?=\s*\d)"
)
_BY = (
    r"\s/\s|÷|divided\s+by|over|поділи(?:ти|ть)?\s+на|розділи(?:ти|ть)?\s+на|поділене\s+на|geteilt\s+durch|durch|"
    r"dividido\s+(?:por|entre)|entre"
)
_PERCENT = r"%|percent|per\s+cent|prozent|відсотк\w+|процент\w*|por\s+ciento"
_MULTIPLY = r"multiply|multiplizier\w*|multiplica\w*|по?множ\w*"
_DIVIDE = r"divide|dividier\w*|teile?|поділи\w*|розділи\w*"
_WAYS = (
    (rf"{_NUMBER}\s*(?:{_PERCENT})\s*(?:of|von|від|de|del)\s*{_NUMBER}", "%"),
    (rf"(?:{_MULTIPLY})\s+{_NUMBER}\s+(?:by|mit|por|на)\s+{_NUMBER}", "×"),
    (rf"(?:{_DIVIDE})\s+{_NUMBER}\s+(?:by|durch|entre|por|на)\s+{_NUMBER}", "÷"),
    (rf"{_NUMBER}\s*(?:{_TIMES})\s*{_NUMBER}", "×"),
    (rf"{_NUMBER}\s*(?:{_BY})\s*{_NUMBER}", "÷"),
    (rf"{_NUMBER}\s*(?:\+|plus|плюс|más|додати)\s*{_NUMBER}", "+"),
    (rf"{_NUMBER}\s*(?:\s[−–-]\s|minus|мінус|menos|less|відняти)\s*{_NUMBER}", "−"),
)
_STEPS = tuple((re.compile(rf"(?<![\d.,]){way}(?!\d)", re.IGNORECASE), sign) for way, sign in _WAYS)
_OPERATIONS: dict[str, Callable[[Decimal, Decimal], Decimal]] = {
    "%": lambda a, b: a * b / 100,
    "×": lambda a, b: a * b,
    "÷": lambda a, b: a / b,
    "+": lambda a, b: a + b,
    "−": lambda a, b: a - b,
}
_ASKED = re.compile(
    r"\b(?:what['’]?s|what\s+is|how\s+much\s+is|скільки(?:\s+буде)?|was\s+(?:ist|macht|ergibt|sind)|"
    r"wie\s*viel\s+(?:ist|macht|sind)|"
    r"cu[áa]nto\s+(?:es|son|da))\s+(?:\S+\s+){0,2}?\S*\d",
    re.IGNORECASE,
)
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

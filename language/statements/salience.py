"""How likely a turn of a conversation is to carry a fact about its speaker.

A logistic sum over a dozen plain signs: how long it is, what it states in the first person, when it happened,
and whether it only praises, thanks or asks. The weights are rounded; 0.5 is the threshold to use.
"""

import math
import re
from datetime import date

from language.languages import alternatives
from language.patterns import pattern_of
from language.statements.extract import extract

BIAS = -2.9
LENGTH = 0.85
_CAPPED = {"stated": (0.15, 3), "told": (0.2, 3), "first_person": (0.2, 6), "asked": (-0.2, 3)}
"""Weight of a count, and where counting stops."""
_SIGNS: tuple[tuple[float, re.Pattern[str]], ...] = (
    (0.2, pattern_of(alternatives("statements", "DID"))),
    (0.55, pattern_of(rf"(?i)\b(?:{alternatives('statements', 'WHEN')})\b")),
    (0.3, pattern_of(alternatives("statements", "MY_WORLD"), re.IGNORECASE)),
    (0.25, pattern_of(alternatives("statements", "WANTS"), re.IGNORECASE)),
    (-0.5, pattern_of(rf"(?i)^\W*(?:{alternatives('statements', 'PRAISES')})\b")),
    (-0.2, pattern_of(rf"(?i)^\W*(?:{alternatives('statements', 'THANKS')})\b")),
    (-0.3, pattern_of(rf"(?i)\b(?:{alternatives('statements', 'FEELS')})\b")),
)
_FIRST_PERSON = pattern_of(rf"(?i)\b(?:{alternatives('statements', 'FIRST_PERSON')})\b")
NO_FIRST_PERSON = -0.5
_QUESTION = pattern_of(r"\?(?=\s|$)")
_ANY_DAY = date(2000, 1, 1)


def carries_fact(text: str) -> float:
    """A score between 0 and 1; from 0.5 on, the turn is worth keeping as a source of facts."""
    text = text[:4000].replace("’", "'")
    statements = extract(text, today=_ANY_DAY)
    told = sum(statement.kind == "other" for statement in statements)
    counts = {
        "stated": len(statements) - told,
        "told": told,
        "first_person": len(_FIRST_PERSON.findall(text)),
        "asked": len(_QUESTION.findall(text)),
    }
    total = BIAS + LENGTH * math.log1p(len(text.split()))
    total += sum(weight * min(counts[name], cap) for name, (weight, cap) in _CAPPED.items())
    total += sum(weight for weight, pattern in _SIGNS if pattern.search(text))
    if not counts["first_person"]:
        total += NO_FIRST_PERSON
    return 1 / (1 + math.exp(-total))

"""How long answers shall be: a wish for the other way, from now on, makes the wish before it outdated."""

import re

from language.hearing.news import NOW
from language.hearing.repairs import repairs
from language.hearing.spans import clause_spans, sentence_spans
from language.languages import alternatives
from language.patterns import pattern_of

_SHORT = pattern_of(rf"\b(?:{alternatives('hearing', 'SHORT')})\b", re.IGNORECASE)
_LONG = pattern_of(rf"\b(?:{alternatives('hearing', 'LONG')})\b", re.IGNORECASE)
_ANSWERS = pattern_of(rf"(?:{alternatives('hearing', 'ANSWERS')})", re.IGNORECASE)
_ALWAYS = pattern_of(rf"\b(?:{alternatives('hearing', 'ALWAYS')})\b", re.IGNORECASE)
_FRAME = pattern_of(rf"\A\W*(?:{alternatives('hearing', 'FRAME')})\s+", re.IGNORECASE)
"""How a wish begins that is put as a question."""
_EDGES = " \t\n,;:.!?¿¡…—–-()"


def restyled(said: str, note: str) -> str:
    """What a message wishes instead of what a note says of the length of answers; empty where it wishes nothing else.

    What is asked for once ("a shorter summary of this, please") is no wish for good.
    """
    if not _ANSWERS.search(note) or not (NOW.search(said) or _ALWAYS.search(said) or repairs(said)):
        return ""
    other = _SHORT if _LONG.search(note) else _LONG if _SHORT.search(note) else None
    if other is None or (_LONG if other is _SHORT else _SHORT).search(said):
        return ""
    clauses = [clause.of(said) for sentence in sentence_spans(said) for clause in clause_spans(said, sentence)]
    wish = next((clause for clause in clauses if other.search(clause)), "")
    told = _FRAME.sub("", wish).strip(_EDGES)
    return told[:1].upper() + told[1:]


def speaks_of_length(said: str) -> bool:
    """Does a message speak of how long something shall be?"""
    return bool(_SHORT.search(said) or _LONG.search(said))

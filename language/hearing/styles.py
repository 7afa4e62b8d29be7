"""How answers shall be put: a wish for the other way, from now on, makes the wish before it outdated.

Answers are short or long; their reader is spoken to formally or as a friend.
"""

import re

from language.hearing.features import tokens
from language.hearing.judge import topics_of
from language.hearing.news import NOW
from language.hearing.relate import denies
from language.hearing.repairs import repairs
from language.hearing.spans import clause_spans, sentence_spans
from language.languages import alternatives
from language.patterns import pattern_of
from language.words.classes import classes_of

_SHORT = pattern_of(rf"\b(?:{alternatives('hearing', 'SHORT')})\b", re.IGNORECASE)
_LONG = pattern_of(rf"\b(?:{alternatives('hearing', 'LONG')})\b", re.IGNORECASE)
_FORMAL = pattern_of(rf"\b(?:{alternatives('hearing', 'FORMAL')})\b", re.IGNORECASE)
_FAMILIAR = pattern_of(rf"\b(?:{alternatives('hearing', 'FAMILIAR')})\b", re.IGNORECASE)
_ANSWERS = pattern_of(rf"(?:{alternatives('hearing', 'ANSWERS')})", re.IGNORECASE)
_ALWAYS = pattern_of(rf"\b(?:{alternatives('hearing', 'ALWAYS')})\b", re.IGNORECASE)
_ALL_ANSWERS = pattern_of(rf"\b(?:{alternatives('hearing', 'ALL_ANSWERS')})\b", re.IGNORECASE)
_FORMAT, _SURELY, _LIKELY = "format", 0.9, 0.5
_FRAME = pattern_of(rf"\A\W*(?:{alternatives('hearing', 'FRAME')})\s+", re.IGNORECASE)
"""How a wish begins that is put as a question."""
_SMILEYS = pattern_of(rf"\b(?:{alternatives('hearing', 'SMILEYS')})\b", re.IGNORECASE)
_LISTS = pattern_of(rf"\b(?:{alternatives('hearing', 'LISTS')})\b", re.IGNORECASE)
_SIDES = {"length": (_SHORT, _LONG), "address": (_FORMAL, _FAMILIAR), "pictures": (_SMILEYS,), "rows": (_LISTS,)}
"""The sides of an answer for which people have wishes; each can be as wished beside the others."""
_EDGES = " \t\n,;:.!?¿¡…—–-()"


def restyled(said: str, note: str) -> str:
    """What a message wishes instead of what a note says of how answers shall be; empty where it wishes nothing else.

    What is asked for once ("a shorter summary of this, please") is no wish for good; how somebody is spoken to is.
    """
    lasting = NOW.search(said) or _ALWAYS.search(said) or repairs(said)
    wish = _turned(said, note, _SHORT, _LONG) if lasting and _ANSWERS.search(note) else ""
    told = _FRAME.sub("", wish or _turned(said, note, _FORMAL, _FAMILIAR)).strip(_EDGES)
    return told[:1].upper() + told[1:]


def _turned(said: str, note: str, one: re.Pattern[str], two: re.Pattern[str]) -> str:
    """Of two opposite ways the clause that wishes the one, where a note wishes the other; empty where none does."""
    for wished, before in ((one, two), (two, one)):
        if before.search(note) and not wished.search(note):
            return next(
                (clause for clause in _clauses(said) if wished.search(clause) and _is_plain(clause, before)), ""
            )
    return ""


def _clauses(said: str) -> list[str]:
    return [clause.of(said) for sentence in sentence_spans(said) for clause in clause_spans(said, sentence)]


def _is_plain(clause: str, before: re.Pattern[str]) -> bool:
    return not before.search(clause) and not any(map(denies, tokens(clause)))


def wishes_for_good(said: str) -> bool:
    """Does a message plainly wish how all answers shall be ("keep your answers short"), and not only the next one?"""
    lasting = _ALL_ANSWERS.search(said) or NOW.search(said) or _ALWAYS.search(said)
    return bool(lasting) and topics_of(said)[_FORMAT] >= _SURELY


def is_another_side(said: str, note: str) -> bool:
    """Do two wishes speak of different sides of an answer ("no emojis" – "short answers")? Then both can hold."""
    ours, theirs = _sides(said), _sides(note)
    return bool(ours and theirs) and ours.isdisjoint(theirs)


def _sides(wish: str) -> set[str]:
    if topics_of(wish)[_FORMAT] < _LIKELY:
        return set()
    found = {side for side, words in _SIDES.items() if any(one.search(wish) for one in words)}
    spoken = any("spoken_language" in classes_of(word) for word in tokens(wish))
    return found | {"language"} if spoken else found


def speaks_of_style(said: str) -> bool:
    """Does a message speak of how long something shall be, or of how its writer is spoken to?"""
    return any(one.search(said) for one in (_SHORT, _LONG, _FORMAL, _FAMILIAR))

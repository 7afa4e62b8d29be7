"""Things somebody has, told in one breath: "I have three horses and a vineyard" is read as two statements.

Each can then be corrected and forgotten without the other.
"""

import re

from language.hearing.relate import content
from language.hearing.spans import sentence_spans
from language.languages import alternatives
from language.patterns import pattern_of
from language.statements.statement import Statement
from language.words.classes import classes_of
from language.words.lexicon import NUMBERS

_HAVING = alternatives("statements", "HAVING")
_AND = alternatives("hearing", "AND")
_COUNTED = rf"(?:{alternatives('statements', 'COUNTING')}|\d+|{'|'.join(map(re.escape, NUMBERS))})"
_LIST = pattern_of(
    rf"(?P<before>(?:^|[.!?,;]\s+|\n)(?:(?:{_AND})\s+)?)(?P<have>(?:{_HAVING})\s+)"
    rf"(?P<one>[^,.;:!?\n]+?)\s+(?:{_AND})\s+(?P<other>[^,.;:!?\n]+?)(?=\s+(?:{_AND})\s|[,.;:!?\n]|$)",
    re.IGNORECASE,
)
_HAS = pattern_of(rf"^(?:{alternatives('statements', 'VALUE_BEGINS')}) ", re.IGNORECASE)
_BEGINS_COUNTED = pattern_of(rf"{_COUNTED}\s", re.IGNORECASE)
_MOST = 8
"""Words of one thing and what is said of it."""
_THINGS = frozenset({
    "dog", "cat", "other_pet", "farm_animal", "child", "partner", "parent", "sibling", "relative", "illness", "allergy",
    "car", "bike", "instrument", "home", "business",
})  # fmt: skip
"""Sorts of which a bare word is a thing of its own ("asthma and eczema")."""


def things(one: Statement) -> list[str]:
    """A statement of several things somebody has, as a sentence for each; empty where it tells of one."""
    value, apart = set(content(_HAS.sub("", one.value))), _LIST.sub(_apart, one.quote)
    told = [span.of(apart) for span in sentence_spans(apart)]
    told = [sentence for sentence in told if set(content(sentence)[-1:]) <= value]
    said = {word for sentence in told for word in content(sentence)}
    return told if len(told) > 1 and value <= said else []


def _apart(found: re.Match[str]) -> str:
    one, other = found["one"], found["other"]
    if max(len(one.split()), len(other.split())) > _MOST or not (_is_thing(one) and _is_thing(other)):
        return found[0]
    have = found["have"]
    return f"{found['before']}{have}{one}. {have[:1].upper()}{have[1:]}{other}"


def _is_thing(words: str) -> bool:
    named = content(words)
    if not named:
        return False
    bare = words.split()[0].casefold() == named[0] and not _THINGS.isdisjoint(classes_of(named[0]))
    return bare or _BEGINS_COUNTED.match(words) is not None

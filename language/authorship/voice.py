"""Whose voice is it? The first person, a speaker's name, and the words with which users turn back to themselves."""

import re
from functools import partial

from language.languages import alternatives, words
from language.patterns import pattern_of

_any = partial(alternatives, "authorship")
_ELIDED = _any("FIRST_ELIDED")
FIRST_PERSON = pattern_of(rf"\b(?:{_any('FIRST_PERSON')})\b|\b(?:{_ELIDED})", re.IGNORECASE)
SINGULAR = pattern_of(rf"\b(?:{_any('SINGULAR')})\b|\b(?:{_ELIDED})", re.IGNORECASE)
FIRST_VERB = pattern_of(rf"\b(?:\w{{2,20}}(?:{_any('FIRST_ENDINGS')})|{_any('FIRST_VERBS')})\b", re.IGNORECASE)
"""Verbs that say "I" by their ending."""
SECOND_PERSON = pattern_of(rf"\b(?:{_any('SECOND_PERSON')})\b", re.IGNORECASE)
_ADDRESSED = pattern_of(rf"(?<!\w)(?:{_any('ADDRESSED')})\b")
SELF = words("authorship", "SELF")
"""How an exported chat names the one who exported it."""

_SELF_NOTES = tuple(words("authorship", "SELF_NOTES"))
ASIDE = pattern_of(rf"(?:{_any('ASIDES')})\b[,:]?|{_any('ASIDES_BEHIND_I')}", re.IGNORECASE)
"""Turns from what others said to oneself."""

REQUEST = pattern_of(rf"¿|(?:{_any('REQUESTS')})(?!\w)", re.IGNORECASE)
"""Turns to the assistant."""

_SENTENCE = pattern_of(r"(?<=[.!?…])[\"”»“’)]?\s+(?=\S)")


def turns_back(line: str) -> bool:
    """Does the user speak here again, to add something or to ask for it?"""
    line = line.lstrip(" \t(*-–—")
    return ASIDE.match(line) is not None or REQUEST.match(line) is not None


def comments_on(line: str) -> bool:
    """Is the last line below what others wrote the user's word on it: an aside, or a question that goes to no "you"?"""
    if ASIDE.match(line.lstrip(" \t(*-–—")):
        return True
    asks = any(sentence.rstrip(' )"”»').endswith("?") for sentence in _SENTENCE.split(line))
    return asks and _ADDRESSED.search(line) is None


def aside_in(line: str) -> int:
    """Where a sentence of this line turns back to the user; its length if none does."""
    places = (end.end() for end in _SENTENCE.finditer(line))
    return next((place for place in places if ASIDE.match(line, place)), len(line))


def is_self(name: str) -> bool:
    """Is this how a chat names its owner?"""
    return name.strip(" *~@").casefold() in SELF or name.casefold().endswith(_SELF_NOTES)

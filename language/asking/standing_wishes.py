"""Wishes that stand ("always cite a source", "I prefer tea"), and requests that they are to be heeded in.

A request for advice shares few words with the wish it should follow; so both are told by how they are put.
"""

import re

from language.languages import alternatives
from language.patterns import pattern_of
from language.words.framing import looks_back

_STANDING, _WHEN_ASKED, _ASKED, _GIVEN = (
    alternatives("asking", name) for name in ("STANDING_WISH", "WISH_WHEN_ASKED", "ADVICE_ASKED", "ADVICE_GIVEN")
)
_IS_STANDING = pattern_of(f"{_STANDING}|{_WHEN_ASKED}", re.IGNORECASE)
_IS_FOR_ANSWERS = pattern_of(_WHEN_ASKED, re.IGNORECASE)
_ASKS_ADVICE = pattern_of(_ASKED, re.IGNORECASE)
_ADVICE_GIVEN = pattern_of(_GIVEN, re.IGNORECASE)
_LONGEST = 2_000
"""Characters looked at: a wish is put before what it is about, and a request is short."""


def is_standing(text: str) -> bool:
    """Whether a text says how its writer wants things in general."""
    return _IS_STANDING.search(_read(text)) is not None


def is_for_answers(text: str) -> bool:
    """Whether a text says how its writer wants questions answered."""
    return _IS_FOR_ANSWERS.search(_read(text)) is not None


def asks_advice(text: str) -> bool:
    """Whether a text asks what to do, or for something to be done; looking back on what was said is neither."""
    read = _read(text)
    if _ASKS_ADVICE.search(read) is None or looks_back(text):
        return False
    return _ASKS_ADVICE.search(_ADVICE_GIVEN.sub(" ", read)) is not None


def _read(text: str) -> str:
    return text[:_LONGEST].replace("’", "'")

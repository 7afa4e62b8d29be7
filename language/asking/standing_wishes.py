"""Wishes that stand ("always cite a source", "I prefer tea"), and requests that they are to be heeded in.

A request for advice shares few words with the wish it should follow; so both are told by how they are put.
"""

import re

from language.languages import alternatives
from language.patterns import pattern_of
from language.words.framing import looks_back

_IS_STANDING = pattern_of(alternatives("asking", "STANDING_WISH"), re.IGNORECASE)
_ASKS_ADVICE = pattern_of(alternatives("asking", "ADVICE_ASKED"), re.IGNORECASE)
_LONGEST = 2_000
"""Characters looked at: a wish is put before what it is about, and a request is short."""


def is_standing(text: str) -> bool:
    """Whether a text says how its writer wants things in general."""
    return _IS_STANDING.search(_read(text)) is not None


def asks_advice(text: str) -> bool:
    """Whether a text asks what to do, or for something to be done, other than to look back on what was told."""
    return _ASKS_ADVICE.search(_read(text)) is not None and not looks_back(text)


def _read(text: str) -> str:
    return text[:_LONGEST].replace("’", "'")

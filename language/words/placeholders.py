"""Words that stand where something should stand and say nothing: "None", "unknown", "N/A"."""

import re

from language.languages import alternatives, words
from language.patterns import pattern_of

_WORDS = words("words", "PLACEHOLDERS")
_EDGES = pattern_of(r"^[\W_]+|[\W_]+$")
_SPEAKS = pattern_of(r"[^\W_]")
_SUBJECT = pattern_of(rf"^(?:{alternatives('words', 'PLACEHOLDER_SUBJECT')})", re.IGNORECASE)


def says_nothing(text: str) -> bool:
    """Is this a placeholder, or nothing but marks?"""
    if not _SPEAKS.search(text):
        return True
    told = " ".join(_EDGES.sub("", text).casefold().split())
    return told in _WORDS or _EDGES.sub("", _SUBJECT.sub("", told)) in _WORDS

"""Words that stand where something should stand and say nothing: "None", "unknown", "N/A"."""

import re

from language.languages import alternatives, words

_WORDS = words("words", "PLACEHOLDERS")
_EDGES = re.compile(r"^[\W_]+|[\W_]+$")
_SPEAKS = re.compile(r"[^\W_]")
_SUBJECT = re.compile(rf"^(?:{alternatives('words', 'PLACEHOLDER_SUBJECT')})", re.IGNORECASE)


def says_nothing(text: str) -> bool:
    """Is this a placeholder, or nothing but marks?"""
    if not _SPEAKS.search(text):
        return True
    told = " ".join(_EDGES.sub("", text).casefold().split())
    return told in _WORDS or _EDGES.sub("", _SUBJECT.sub("", told)) in _WORDS

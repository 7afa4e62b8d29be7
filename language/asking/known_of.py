"""Questions for what is known of somebody or something."""

import re

from language.languages import alternatives
from language.patterns import pattern_of

_KNOWN_OF = pattern_of(
    rf"[\W_]*(?:(?:{alternatives('asking', 'MEMORY_LEADS')})[\s,]+){{0,3}}(?:{alternatives('asking', 'KNOWN_OF')})\s",
    re.IGNORECASE,
)


def asked_of(text: str) -> str:
    """Of whom or what a text asks what is known; empty where it does not ask that."""
    found = _KNOWN_OF.match(text)
    return text[found.end() :] if found else ""

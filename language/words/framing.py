"""How a question that looks back is framed: "walk me through", "a summary of", "in our conversations, in order".

Such words say nothing of the topic, and what was said of it holds none of them.
"""

import re

from language.languages import alternatives, words
from language.patterns import pattern_of

_SIGNS = words("asking", "FRAMING_SIGNS")
"""Words, one of which stands in every question that looks back: a quick look, for most do not."""
_ORDER, _BACK, _OTHER = (alternatives("asking", name) for name in ("ORDER_ASKED", "LOOKING_BACK", "FRAMING"))
_ASKS_ORDER = pattern_of(_ORDER, re.IGNORECASE)
_LOOKS_BACK = pattern_of(f"{_ORDER}|{_BACK}", re.IGNORECASE)
_FRAMING = pattern_of(f"{_ORDER}|{_BACK}|{_OTHER}", re.IGNORECASE)
_LONGEST = 2_000
"""Characters looked at: what is longer is no question but a text to compare."""


def unframed(question: str) -> str:
    """A question that looks back, without the words that frame it."""
    return _FRAMING.sub(" ", question) if looks_back(question) else question


def asks_order(question: str) -> bool:
    """Does a question ask in which order things were told?"""
    return _may_frame(question) and _ASKS_ORDER.search(question) is not None


def looks_back(question: str) -> bool:
    """Does a question ask for the order or a summary of what was told, so for no advice?"""
    return _may_frame(question) and _LOOKS_BACK.search(question) is not None


def _may_frame(question: str) -> bool:
    if len(question) > _LONGEST:
        return False
    return not _SIGNS.isdisjoint(question.lower().replace("?", " ").replace(",", " ").replace(".", " ").split())

"""What beside a question only says that its writer has told the answer ("going by my own words", "I told you once")."""

import re

from language.languages import alternatives
from language.patterns import pattern_of

_ANYWHERE = pattern_of(rf",?\s*(?<!\w)(?:{alternatives('asking', 'AS_TOLD')})(?!\w)", re.IGNORECASE)
_ASIDE = pattern_of(rf"(?:^|[,;.!–—(]\s*)(?:{alternatives('asking', 'TOLD_ASIDE')})\s*(?=[,;.!?)–—]|$)", re.IGNORECASE)
"""Stands between commas: "what did I tell you?" asks for what was told."""
_BEFORE_MARK = pattern_of(r"[\s,;]+(?=[?!.])")
_EDGES = " \t\n,;–—"


def without_as_told(question: str) -> str:
    """A question without what says that the answer was told; as it is where nothing else is left of it."""
    left = _ASIDE.sub(" ", _ANYWHERE.sub(" ", question))
    left = _BEFORE_MARK.sub("", " ".join(left.split())).strip(_EDGES)
    return left if any(map(str.isalnum, left)) else question

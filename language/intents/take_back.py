"""A message that only wants the last change taken back: "undo that", "скасуй", "mach das rückgängig", "deshazlo"."""

import re

from language.languages import alternatives
from language.patterns import pattern_of

_LEADS, _UNDOING, _TRAILS = (alternatives("intents", name) for name in ("UNDO_LEADS", "UNDO", "UNDO_TRAILS"))
_UNDO = pattern_of(rf"(?:(?:{_LEADS}) )*(?:{_UNDOING})(?: (?:{_TRAILS}))*")


def asks_to_undo(text: str) -> bool:
    """Is the whole message a request to take the last change back?"""
    plain = " ".join(re.sub(r"[^\w\s'’]", " ", text.casefold()).split()).replace("’", "'")
    return bool(_UNDO.fullmatch(plain))

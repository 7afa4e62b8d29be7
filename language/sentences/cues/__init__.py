"""The words by which each language asks, supposes, denies, reports, plans, ends and jests: one file for each.

English, Ukrainian (with Russian), German and Spanish; a text in another language has no cues and is read as a plain
statement.
"""

import re
from functools import lru_cache

from language.sentences.cues.english import ENGLISH
from language.sentences.cues.form import Cues
from language.sentences.cues.german import GERMAN
from language.sentences.cues.spanish import SPANISH
from language.sentences.cues.ukrainian import UKRAINIAN

__all__ = ["ENGLISH", "LANGUAGES", "Cues", "cues_of"]

PLAIN = Cues(
    "",
    frozenset(),
    r"\b(?:je|j'ai|moi|nous|ja|mnie|mną)\b",
    r"\b(?:mon|ma|mes|mój|moja|moje)\b",
    "",
    r"\b(?:femme|mari|żona|mąż|szef)\b",
    *[""] * 17,
)
"""Any other language: a plain statement of whoever writes."""

_CYRILLIC = re.compile("[\u0400-\u04ff]")
_WORD = re.compile(r"[^\W\d_]+(?:'[^\W\d_]+)*")
_LATIN = (GERMAN, SPANISH, ENGLISH)
LANGUAGES = (*_LATIN, UKRAINIAN)


@lru_cache(maxsize=2048)
def cues_of(text: str, fallback: Cues = ENGLISH) -> Cues:
    """The cues of the language a text (in lower case) is written in, to judge by its letters and small words."""
    letters = len(_CYRILLIC.findall(text))
    if letters and letters * 3 >= len(text.replace(" ", "")):
        return UKRAINIAN
    words = _WORD.findall(text)
    counts = [sum(word in cues.common for word in words) for cues in _LATIN]
    best = max(counts)
    if not best:
        return fallback if text.isascii() else PLAIN
    likely = [cues for cues, count in zip(_LATIN, counts, strict=True) if count == best]
    return fallback if fallback in likely else likely[0]

"""The words by which each language asks, supposes, denies, reports, plans, ends and jests.

Each language that has them brings them in its `cues.py`, with the small words that tell it; a text in a language
without cues is read as a plain statement.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

from language.languages import alternatives, by_language
from language.languages.forms.cues import Cues
from language.patterns import pattern_of
from language.sentences.conjugation import readings_of
from language.sentences.scripts import SCRIPTS

__all__ = ["ENGLISH", "LANGUAGES", "Cues", "cues_of"]


def _completed() -> dict[str, Cues]:
    """The cues of each language, with the words of those that are read with another's."""
    found = by_language("cues", "CUES", Cues)
    added = by_language("cues", "ADDED", dict)
    for code, other in by_language("cues", "READ_AS", str).items():
        own = found[other]
        more: dict[str, Any] = {
            cue: "|".join(filter(None, (getattr(own, cue), words))) for cue, words in added[code].items()
        }
        found[other] = replace(own, **more)
    return found


_CUES = _completed()
ENGLISH = _CUES["en"]
"""For what shows no language."""
PLAIN = Cues(
    "",
    me=rf"\b(?:{alternatives('cues', 'ME')})\b",
    mine=rf"\b(?:{alternatives('cues', 'MINE')})\b",
    people=rf"\b(?:{alternatives('cues', 'PEOPLE')})\b",
)
"""Any other language: a plain statement of whoever writes."""

_WORD = pattern_of(r"[^\W\d_]+(?:'[^\W\d_]+)*")
_LATIN = (*(cues for code, cues in _CUES.items() if code not in SCRIPTS and cues is not ENGLISH), ENGLISH)
_BY_SCRIPT = {
    letter: tuple(cues for code, cues in _CUES.items() if SCRIPTS.get(code) == letter)
    for code, letter in SCRIPTS.items()
    if code in _CUES
}
LANGUAGES = (*_LATIN, *(cues for readers in _BY_SCRIPT.values() for cues in readers))


@lru_cache(maxsize=2048)
def cues_of(text: str, fallback: Cues = ENGLISH) -> Cues:
    """The cues of the language a text (in lower case) is written in, to judge by its letters and small words."""
    for letter, readers in _BY_SCRIPT.items():
        letters = len(letter.findall(text))
        if letters and letters * 3 >= len(text.replace(" ", "")):
            return _likely(text, readers, fallback) or readers[0]
    return _likely(text, _LATIN, fallback) or _by_verbs(text, fallback) or (fallback if text.isascii() else PLAIN)


def _likely(text: str, among: Sequence[Cues], fallback: Cues) -> Cues | None:
    """The cues whose small words a text has most of, of several the fallback; none where it has none."""
    words = _WORD.findall(text)
    return _most([sum(word in cues.common for word in words) for cues in among], among, fallback)


def _by_verbs(text: str, fallback: Cues) -> Cues | None:
    """The cues of the language whose verbs a text without small words has: "cultivo" is Spanish."""
    words = _WORD.findall(text)
    return _most([sum(bool(readings_of(word, one.language)) for word in words) for one in _LATIN], _LATIN, fallback)


def _most(counts: list[int], among: Sequence[Cues], fallback: Cues) -> Cues | None:
    best = max(counts)
    if not best:
        return None
    likely = [cues for cues, count in zip(among, counts, strict=True) if count == best]
    return fallback if fallback in likely else likely[0]

"""Which way a memory leans: does its owner want more of something, or less, and of what?

A memory is read in parts, at commas and at words such as "but". A part leans by its own words; one without any goes on
as the part before ("Interested in Rust, Go and databases"). What is said to be over is left out.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

from language.languages import alternatives, words
from language.packs.topic_words import NOT_A_TOPIC
from language.patterns import pattern_of
from language.words.index_terms import STOP_WORDS


def _any(name: str) -> str:
    return alternatives("topics", name)


_AVERSE = pattern_of(
    rf"^\s*(?:{_any('DENIED')})\b(?!\ (?:{_any('NOT_ONLY')})) | \b(?:{_any('AVERSE')})", re.IGNORECASE | re.VERBOSE
)
_FOND = pattern_of(rf"\b(?:{_any('FOND')})", re.IGNORECASE | re.VERBOSE)
_PART = pattern_of(
    rf"[,;:.!?—–()\n]+(?=\s|$)|\s-\s|\b(?:{_any('BUT')}|(?P<instead>{_any('INSTEAD')})|(?P<except>{_any('EXCEPT')}))\b",
    re.IGNORECASE,
)
"""Where a part ends. What follows "instead of" is only compared with, and what follows "except" leans the other way."""
_OVER = pattern_of(rf"\b(?:{_any('OVER')})\b(?!\s+(?:{_any('STILL')}))", re.IGNORECASE)
_WORD = pattern_of(r"[^\W_](?:[\w.+#'’-]*[\w+#])?")
_ABOUT_READING = words("topics", "ABOUT_READING")
_TOPICS = words("topics", "TOPICS")
"""What names something though it is no word that usually does."""
_LONGEST = 6
"""Words of what a memory is about, as it is told to its owner."""


class Lean(NamedTuple):
    """What a part of a memory is about, and whether more (1) or less (-1) of it is wanted; 0 where it does not say."""

    about: str
    way: int


def leans(text: str, label: str = "") -> list[Lean]:
    """What a memory is about, part by part; its label leans for it where its own words do not ("Dislikes: crypto")."""
    found = [lean for lean in _parts(text) if lean.about]
    if any(lean.way for lean in found):
        return found
    return [lean._replace(way=way(label)) for lean in found]


def is_over(text: str) -> bool:
    """Does a memory tell of what was so once?"""
    return bool(_OVER.search(text))


def ways(text: str, label: str = "") -> frozenset[int]:
    """Which ways the parts of a memory lean, whatever they are about; its label leans for it where its words do not."""
    found = frozenset(lean.way for lean in _parts(text)) - {0}
    return found or frozenset({way(label)}) - {0}


def _parts(text: str) -> Iterator[Lean]:
    going, start = 0, 0
    mark: re.Match[str] | None = None
    for following in (*_PART.finditer(text), None):
        part = text[start : following.start() if following else len(text)]
        told = way(part)
        if mark and mark["except"]:
            told = told or -(going or 1)
        going = told or going
        if not (mark and mark["instead"]) and not _OVER.search(part):
            yield Lean(" ".join(_about(part)[:_LONGEST]), going)
        mark, start = following, following.end() if following else 0


def way(part: str) -> int:
    """Whether words want more (1) or less (-1) of something; 0 where they do not say."""
    return -1 if _AVERSE.search(part) else 1 if _FOND.search(part) else 0


def _about(part: str) -> list[str]:
    """The words that name something; those that only say how it is liked are left out."""
    cues = [found.span() for cue in (_AVERSE, _FOND) for found in cue.finditer(part)]
    told = ((found.start(), found[0]) for found in _WORD.finditer(part))
    return [word for at, word in told if _names(word.casefold()) and not any(start <= at < end for start, end in cues)]


def _names(word: str) -> bool:
    return word not in STOP_WORDS and word not in _ABOUT_READING and (word not in NOT_A_TOPIC or word in _TOPICS)

"""Words agreed on with a bank or a friend, and answers to secret questions, told in the order of each language.

What announces the word may stand before it or after it, and in scripts without blanks nothing parts the two. So each
language lists how it tells such a word (`ANSWERED`), with a place for it.
"""

import re
from collections.abc import Iterator
from itertools import chain

from language.languages import alternatives, listed
from language.patterns import pattern_of
from language.sensitive.glance.names import rows_in
from language.sensitive.values import Found
from language.sensitive.vocabulary import AGREED, ASKERS, PLAIN, RECALLS, TALK

_PLACE = "…"
_SYLLABLES = "\u3041-\u30ff\u3400-\u9fff\uac00-\ud7af"
_SYLLABLE = f"(?-i:[{_SYLLABLES}])"
"""They have no cases; looked for in both, a pattern takes long to compile."""
_WORD = r"[^\W\d_][\w'’\u0900-\u097f-]{0,20}"
_VALUE = rf"(?:{_SYLLABLE}(?:[^\W_]|(?<=\w) ){{0,13}}?|(?!{_SYLLABLE}){_WORD}(?: {_WORD}){{0,3}}?)"
_TOLD, _RECALLED = (
    tuple(pattern_of(form.replace(_PLACE, _VALUE), re.IGNORECASE) for form in listed("secrets", row))
    for row in ("ANSWERED", "RECALLED")
)
"""How an agreed word is told, and how what only its writer knows is told where somebody asks for it."""
_TALKING = alternatives("secrets", "ANSWER_TALK")
_TALK = pattern_of(rf"(?:{_TALKING})(?![^\W_])|(?={_SYLLABLE})(?-i:[{_SYLLABLES} ])*?(?:{_TALKING})", re.IGNORECASE)
_BEFORE, _AFTER = 60, 120
_KIND = "answer to a secret question"


def find_agreed(text: str, low: str) -> Iterator[Found]:
    """The agreed words and answers that sentences give away."""
    for start, end, forms in _places(low):
        for told in forms:
            place = start
            while found := told.search(text, place, end):
                is_told = not _is_talk(found[1]) and not _names(low[found.start(1) : found.end(1)])
                if is_told:
                    yield Found(_KIND, *found.span(1))
                place = found.end() if is_told else found.start() + 1


def _places(low: str) -> Iterator[tuple[int, int, tuple[re.Pattern[str], ...]]]:
    """Where such a word is spoken of, by its name or by what is asked for and who asks, and how it may be told."""
    over = 0
    rows = rows_in(low)
    names = (pattern.finditer(low) for row, pattern in (("agreed", AGREED), ("recalls", RECALLS)) if row in rows)
    for name in chain.from_iterable(names):
        start, end = max(0, name.start() - _BEFORE), name.end() + _AFTER
        agreed = AGREED.match(low, name.start()) is not None
        if end > over and (agreed or ASKERS.search(low, start, end)):
            over = end
            yield start, end, _TOLD if agreed else _TOLD + _RECALLED


def _is_talk(value: str) -> bool:
    """Do the words only speak about the answer: by how they begin, or by any of them where they are several?"""
    words = value.casefold().split()
    described = PLAIN if len(words) > 1 else TALK
    return _TALK.match(value) is not None or any(map(described.fullmatch, words))


def _names(value: str) -> bool:
    """Is it only the name of what is asked for?"""
    return AGREED.search(value) is not None or RECALLS.search(value) is not None

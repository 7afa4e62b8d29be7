"""Misspelt words of a request to forget, put right: "olbida", "dleete", "vegriss" are heard as what they mean.

Only a word that is no other word is put right: one letter too many, too few, wrong or swapped inside of it, one of
two equal letters at its end, or letters that sound the same in a language. Another difference at its end may be another
form ("forgot") and counts for nothing.
"""

from functools import lru_cache

from language.languages import by_language, words
from language.patterns import pattern_of
from language.words.classes import classes_of
from language.words.lexicon import FUNCTION_WORDS

_REQUESTING = words("wishes.forget", "MISSPELT")
_WORD = pattern_of(r"[^\W\d_]+")
_SOUNDS = tuple(pair for pairs in by_language("wishes.forget", "SOUNDS", tuple).values() for pair in pairs)
_SHORT = 5
"""Letters from which on one wrong letter is taken for a slip."""
_END = 2
"""Letters at the end of a word in which its forms differ."""


def mended(text: str) -> str:
    """A text with the words of requests as they are spelt."""
    return _WORD.sub(lambda found: _right(found[0].casefold()) or found[0], text)


@lru_cache(maxsize=2048)
def _right(word: str) -> str:
    """The word that is meant; empty where this one is meant itself."""
    if word in _REQUESTING or word in FUNCTION_WORDS or (word.isascii() and classes_of(word)):
        return ""
    return next((other for other in sorted(_REQUESTING) if _sounds(word) == _sounds(other) or slips(word, other)), "")


def _sounds(word: str) -> str:
    for letters, sound in _SOUNDS:
        word = word.replace(letters, sound)
    return word


def slips(word: str, other: str) -> bool:
    """Are they one word with a slip inside?"""
    if len(word) >= _SHORT and other == word + word[-1]:
        return True
    if min(len(word), len(other)) < _SHORT or abs(len(word) - len(other)) > 1 or word[0] != other[0]:
        return False
    start = next((i for i, (a, b) in enumerate(zip(word, other, strict=False)) if a != b), min(len(word), len(other)))
    rest, wanted = word[start:], other[start:]
    if len(wanted) <= _END and rest != wanted[::-1]:
        return False
    swapped = rest[:2] == wanted[:2][::-1] and rest[2:] == wanted[2:]
    return swapped or rest[1:] in (wanted, wanted[1:]) or rest == wanted[1:]

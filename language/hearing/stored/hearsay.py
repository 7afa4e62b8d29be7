"""Does a message bring no news of its writer, or only in words that are not theirs: a quotation, a text to work on?
Whether a note still holds is no question then.
"""

from difflib import SequenceMatcher
from functools import lru_cache

from language import authorship
from language.hearing.compare import own, told_by
from language.hearing.features import tokens
from language.hearing.relate import acts_of, content, denies, is_alike
from language.hearing.repairs import repairs
from language.hearing.signs import is_change
from language.patterns import pattern_of
from language.sentences.cues import cues_of
from language.sentences.split import HIDDEN, own_words

_MARKS = pattern_of(r"[\"“”„«»‘]|(?<!\w)'")
_HARDLY = 0.03
"""How likely a message must at least tell something, or want it gone, to bear on a note."""
_ALIKE = 0.7
"""How alike two spellings of one word are."""
_LIKELY = 0.5
"""How likely the words around a quotation must tell something by themselves."""


def is_hearsay(said: str, note: str, new: str = "") -> bool:
    """Is what speaks against a note no news at all, unless it spells a word of it otherwise, or only quoted?"""
    return (brings_no_news(said) and not _respells(note, new)) or is_only_quoted(said, note, new)


@lru_cache(maxsize=256)
def brings_no_news(said: str) -> bool:
    """Does the judge of acts hear a message tell nothing, and puts it nothing right, denies nothing, counts nothing and
    says nothing that its writer does?"""
    words, lower = tokens(said), said.casefold()
    if repairs(said) or any(map(denies, words)) or any(word.isdigit() for word in words):
        return False
    return _tells(own(said)) < _HARDLY and not cues_of(lower).find("verbs", lower)


def is_only_quoted(said: str, note: str, new: str = "") -> bool:
    """Does what speaks against a note, or would come into it, stand in a quotation of a message and nowhere else?"""
    told = told_by(said)
    if not _is_quoted(said):
        return False
    if new and not all(_is_in(word, told) for word in content(new) if not _is_in(word, note)):
        return True
    if repairs(told):
        return False
    return _tells(told) < _LIKELY or not (new or is_change(told) or any(map(denies, tokens(told))))


def _respells(note: str, new: str) -> bool:
    """Is a word that would come into a note one of the note's in another spelling?"""
    noted = content(note)
    came = [word for word in content(new) if word not in noted]
    return any(SequenceMatcher(None, word, other).ratio() >= _ALIKE for word in came for other in noted)


def _is_quoted(said: str) -> bool:
    """Does a message hold words that are not its writer's?"""
    return bool(_MARKS.search(said)) and (
        HIDDEN in own_words(said) or authorship.own_words(said).strip() != said.strip()
    )


def _tells(words: str) -> float:
    acts = acts_of(words)
    return acts["tell"] + acts["forget"]


def _is_in(word: str, text: str) -> bool:
    return any(is_alike(word, other) for other in content(text))

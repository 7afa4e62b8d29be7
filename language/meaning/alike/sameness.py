"""How much two statements about a user say the same, or the opposite, by their words and the meanings of those.

Looser than `similarity`: "hiking in mountains" and "trekking in the hills" are the same wish in other words. Whatever
rests on it is only shown to a person, who decides; nothing is merged by it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from language.languages import words
from language.meaning.alike.likeness import alike
from language.meaning.contrasts import contrary
from language.meaning.relations import ENDING, GENERIC_WORDS, NEGATIVE_WORDS
from language.meaning.vocabulary import sense
from language.words.reader import Role, Word, read

_TOPICAL = (Role.CONTENT, Role.NAME, Role.NUMBER)
_DEGREES = words("meaning", "DEGREES")
SAME = 0.6
"""From here on two statements are worth showing to a person side by side."""


@dataclass(frozen=True, slots=True)
class Gist:
    """What a statement is about, and whether it is for or against it."""

    words: tuple[Word, ...]
    against: bool
    over: bool


@lru_cache(maxsize=4096)
def gist(text: str) -> Gist:
    """The gist of a statement."""
    words = read(text)
    denied = sum(word.role is Role.NEGATION or word.stem in NEGATIVE_WORDS for word in words)
    topical = [word for word in words if word.role in _TOPICAL and word.stem not in GENERIC_WORDS | NEGATIVE_WORDS]
    return Gist(tuple(topical), denied % 2 == 1, any(word.text.casefold() in ENDING for word in words))


def sameness(one: str, two: str) -> float:
    """From 0 to 1: which share of what they are about they have in common; nothing where one denies the other."""
    left, right = gist(one), gist(two)
    if left.against != right.against or left.over != right.over or _exclude(left, right):
        return 0.0
    return _shared(left.words, right.words)


def contradicts(one: str, two: str) -> bool:
    """Is the one for, and the other against the same thing?"""
    left, right = gist(one), gist(two)
    if left.over or right.over or (left.against == right.against and not _exclude(left, right)):
        return False
    few, many = sorted((_steady(left.words), _steady(right.words)), key=len)
    return bool(few) and len(many) <= len(few) + 1 and len(_matches(few, many)) == len(few)


def _shared(left: Sequence[Word], right: Sequence[Word]) -> float:
    matches = len(_matches(left, right))
    together = len(left) + len(right) - matches
    return matches / together if together else 0.0


def _matches(left: Sequence[Word], right: Sequence[Word]) -> list[tuple[Word, Word]]:
    free, found = list(right), []
    for word in left:
        other = next((one for one in free if means_same(word, one)), None)
        if other is not None:
            free.remove(other)
            found.append((word, other))
    return found


def means_same(one: Word, two: Word) -> bool:
    """Are they one word, or two words of one meaning? Names and numbers stand for themselves."""
    if one.stem == two.stem or alike(one, two):
        return True
    if Role.NUMBER in (one.role, two.role):
        return False
    return bool(sense(one.text.casefold()).means & sense(two.text.casefold()).means)


def _exclude(left: Gist, right: Gist) -> bool:
    """Does a word of the one exclude a word of the other: morning and evening, buy and sell?"""
    ours, theirs = ({word.text.casefold() for word in side.words} for side in (left, right))
    return contrary(ours - theirs, theirs - ours)


def _steady(words: Sequence[Word]) -> list[Word]:
    """The words without those that only say how often or how much."""
    return [word for word in words if word.text.casefold() not in _DEGREES]

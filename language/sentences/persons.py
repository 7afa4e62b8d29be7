"""Is a clause about somebody else, by a name or by what they are to the user?"""

from collections.abc import Sequence

from language.people.sorts import FIRST_NAMES, KIN
from language.sentences.cues import Cues
from language.sentences.cues.common import AT_ME
from language.sentences.marks import is_headed
from language.words.classes import classes_of
from language.words.reader import Role, Word

_FIRST = 4
ROLES = frozenset({"job", "boss_colleague"})
"""Sorts of `classes.txt` that name what somebody is by trade or post."""
PERSONS = ROLES | FIRST_NAMES | KIN | {"partner"}


def somebody(words: Sequence[Word], cues: Cues) -> bool:
    """Is there somebody else at the head: "our Lisa runs", "the midwife has", "новий директор у нас"?"""
    for place, word in enumerate(words[:_FIRST]):
        sorts = classes_of(word.text.casefold())
        if not sorts & PERSONS or not is_headed(words[:place]):
            continue
        after = _text(words[place + 1 :])
        if place and after and cues.begins("mine", _text(words[:place])):
            return True
        if sorts & ROLES and (AT_ME.match(after) or _acts(words, place, cues)):
            return True
    return False


def is_person(word: Word) -> bool:
    """Is it a name of somebody, or what somebody is by trade, at the head of a sentence?"""
    return word.text[:1].isupper() and (word.role is Role.NAME or bool(classes_of(word.text.casefold()) & PERSONS))


def _acts(words: Sequence[Word], place: int, cues: Cues) -> bool:
    """Does whoever is named here, behind an article, do something?"""
    headed = place > 0 and words[0].role is Role.FUNCTION
    return headed and cues.find("others", _text(words[: place + 2])) is not None


def _text(words: Sequence[Word]) -> str:
    return " ".join(word.text.casefold() for word in words)

"""What is left of a memory when only a part of it shall go: some of its words, or the piece that is of a sort."""

import re
from collections.abc import Sequence

from language.asking.persons import persons
from language.asking.words import words_for
from language.hearing.features import tokens
from language.hearing.relate import content, is_alike
from language.hearing.removal.names import asking_part, asking_parts, each_of, is_about, left_words, same_word, touches
from language.hearing.removal.request import Request
from language.hearing.removal.sorts import is_nothing_but, looks_like, may_tell, sorts_in, tells, without_part
from language.hearing.removal.stays import without
from language.hearing.removal.subjects import subject_of
from language.intents.stay_words import POINTERS
from language.languages import alternatives
from language.patterns import pattern_of
from language.words.classes import classes_of
from language.words.spelling import fold

_OPENS = 2
"""Words in which a memory names whom it tells of."""

_SURNAME = pattern_of(rf"\b(?:{alternatives('wishes.sorts', 'SURNAME')})\b", re.IGNORECASE)
_CAPITAL = r"[A-ZÄÖÜÁÉÍÓÚÑÅØÆА-ЯІЇЄҐ]"
_WHOLE_NAME = pattern_of(rf"(?P<first>(?:[\w'’]+ ){{0,3}}?{_CAPITAL}[\w'’-]+)(?: {_CAPITAL}[\w'’-]+){{1,3}}")
"""A first name, with what leads to it, and a surname of one or more words."""


def left_of(request: Request, value: str) -> str | None:
    """What is left of a memory when only the parts that a request names go; None when all of it does."""
    if request.all_but:
        return None  # what is excepted of it is found by `excepted.part_kept`
    if _SURNAME.search(asking_part(request.said)) and (named := _WHOLE_NAME.fullmatch(value)):
        return named["first"]
    if not request.rest and _names_subject(asking_part(request.said), value):
        return None
    staying = sorts_in(request.rest) if request.rest else ()
    left, going = value, sorts_in(asking_part(request.said))
    if not request.rest and any(is_nothing_but(sort, value) for sort in going):
        return None
    for sort in going:
        left = left if sort in staying else without_part(sort, left) or left
    if left != value:
        return left
    return cut(value, request.said, request.rest, wished=True) or _without_words(request, value)


def _names_subject(asked: str, value: str) -> bool:
    """Does a request name nothing but whom a memory tells of: nothing of it is left without them?"""
    language = words_for(value).language
    words = [word for word in left_words(asked) if any(not one.endswith("+") for one in classes_of(word))]
    subject = persons(" ".join(tokens(value)[:_OPENS]), language)
    return bool(words) and bool(subject) and all(persons(word, language) & subject for word in words)


def _without_words(request: Request, value: str) -> str | None:
    """A memory without the very words that are named, where others of it are named to stay; else None."""
    going, staying = left_words(asking_part(request.said)), left_words(request.rest)

    def is_one(word: str, named: Sequence[str]) -> bool:
        return any(same_word(one, other) for one in content(word) for other in named)

    words = value.split()
    left = [word for word in words if not is_one(word, going)]
    return " ".join(left) if len(left) < len(words) and any(is_one(word, staying) for word in left) else None


def cut(value: str, said: str, rest: str, *, wished: bool = False) -> str | None:
    """A memory without the parts that are named and not to stay; None when nothing of it would be left. What a wish
    does not name where it asks it may name beside ("Forget it. I mean the …")."""
    named = [word for word in left_words(asking_part(said)) if word not in POINTERS]
    if wished and not (sorts_in(asking_part(said)) or any(_says(word, value) for word in named)):
        named = [word for word in left_words(said) if word not in POINTERS]
    words = _besides_subject(named, value) if wished else named
    sorts = sorts_in(asking_part(said))
    whole = [sort for sort in sorts if tells(sort, value)]
    seen = [sort for sort in sorts if sort not in whole]

    def has_word(part: str) -> bool:
        return any(_says(word, part) for word in words)

    others = [word for word in words if not _says(word, value)]

    def goes(part: str) -> bool:
        several = bool(each_of(said)) or asking_parts(said) > 1 or not has_word(value)
        named = has_word(part) or any(tells(sort, part) or (sort in whole and may_tell(sort, part)) for sort in sorts)
        named |= any(looks_like(sort, part) for sort in seen)
        named |= several and any(touches(word, part) for word in others)
        return named and not stays(part, said, rest)

    return without(value, goes)


def _besides_subject(words: list[str], value: str) -> list[str]:
    """The words that are named without those that only say whom a memory tells of, where another is the memory's own
    ("my mother's illness")."""
    subject = content(subject_of(value))
    others = [word for word in words if not any(same_word(word, one) for one in subject)]
    return others if any(_says(word, value) for word in others) else words


def _says(word: str, text: str) -> bool:
    return any(is_alike(word, other) or fold(word) == fold(other) for other in content(text))


def stays(note: str, said: str, rest: str) -> bool:
    """Is a note, or a part of one, what a request lets stay?"""
    noted = content(note)

    def names(words: Sequence[str]) -> bool:
        return any(same_word(word, other) for word in words for other in noted)

    if not rest or names(left_words(asking_part(said))):
        return False
    return names(left_words(rest)) or is_about(rest, note)

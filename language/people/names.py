"""Names of people as they stand in a sentence, and whether two of them name the same person."""

import re

from language.languages import alternatives
from language.patterns import pattern_of
from language.people.sorts import FIRST_NAMES
from language.words.classes import classes_of, is_listed
from language.words.lexicon import FUNCTION_WORDS

_UPPER = "A-ZÄÖÜÁÉÍÓÚÑÀÈÇŁŠŽĆČŚА-ЯІЇЄҐ"
_PART = rf"[{_UPPER}][^\W\d_]*(?:'(?!s\b)[^\W\d_]{{2,}})?(?:-[{_UPPER}][^\W\d_]+)?"
NAME = rf"{_PART}(?: {_PART})?"
"""A first name, and perhaps a family name."""
_ENDING = pattern_of(rf"(?<=..)(?:{alternatives('people.relations', 'NAME_ENDINGS')})$")
_WORD = pattern_of(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")


def is_name(words: str) -> bool:
    """May these words be a person's name: are they no words of grammar, and no names of other things?"""
    return all(_may_be_name(word) for word in words.casefold().split())


def _may_be_name(word: str) -> bool:
    plain = {one for one in classes_of(word) if not one.endswith("+")}
    return word not in FUNCTION_WORDS and (not plain or bool(plain & FIRST_NAMES))


def is_first_name(word: str) -> bool:
    return bool(classes_of(word.casefold()) & FIRST_NAMES)


def is_listed_name(word: str) -> bool:
    """Is a word a first name in just this form?"""
    return any(is_listed(word.casefold(), sort) for sort in FIRST_NAMES)


def with_capitals(text: str) -> str:
    """A text in small letters with its first names spelt as names."""
    if not text.islower():
        return text
    return _WORD.sub(lambda found: found[0].capitalize() if is_first_name(_owner(found[0])) else found[0], text)


def _owner(word: str) -> str:
    return re.sub(r"['’]s?$", "", word)


def root(name: str) -> str:
    """What all forms of a name have in common: "Марко", "Марка"; "Anna", "Annas"."""
    return _ENDING.sub("", _owner(name.casefold()))


def same_person(one: str, other: str) -> bool:
    """Do two names, in whatever form, name the same person? A family name counts where both have one."""
    ones, others = [root(word) for word in one.split()], [root(word) for word in other.split()]
    shared = min(len(ones), len(others))
    return bool(shared) and ones[:shared] == others[:shared]


def stands_in(name: str, text: str) -> bool:
    """Does a text have this name, in any of its forms?"""
    spelt = with_capitals(text)
    return any(
        same_person(name.split()[0], word) and word[:1].isupper() for word in _WORD.findall(spelt.replace("’", "'"))
    )

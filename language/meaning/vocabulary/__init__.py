"""What one word says of another: who bought a boat has one, who moved to Lviv lives there.

A line of the lists lists words of one meaning in English, Ukrainian, German and Spanish. A model that writes in another
language than the user, or says "boys" as "sons", adds nothing; the lists are what counts as such a rewording. After `<`
stand words that say it too, though it does not say them. A star stands for any ending; `@be` is "I am …", `@my` is
"my …", `@order` a request. Nothing that says more than the other words of its line belongs there.
"""

import re
from dataclasses import dataclass
from functools import lru_cache

from language.meaning.vocabulary.deeds import DEEDS
from language.meaning.vocabulary.doings import DOINGS
from language.meaning.vocabulary.glossary import Glossary, Lines, lines_of
from language.meaning.vocabulary.matters import MATTERS
from language.meaning.vocabulary.people import PEOPLE
from language.meaning.vocabulary.places import PLACES
from language.meaning.vocabulary.qualities import QUALITIES
from language.meaning.vocabulary.things import THINGS

_ENDED = 5
_ENDING = re.compile("(.{3,}?)(s|ed|ing)")
BEING, OWNING, ORDERING = "@be", "@my", "@order"


@dataclass(frozen=True, slots=True)
class Sense:
    """What a word means, and what all is said by saying it."""

    means: Lines
    shows: Lines


def _halves() -> tuple[list[str], list[str]]:
    every = (PEOPLE, PLACES, THINGS, MATTERS, DEEDS, DOINGS, QUALITIES)
    pairs = [line.partition("<") for table in every for line in lines_of(table)]
    return [pair[0] for pair in pairs], [pair[2] for pair in pairs]


_MEANT, _SHOWN = (Glossary(lines) for lines in _halves())
_DONE = Glossary([line.partition("<")[0] for table in (DEEDS, DOINGS) for line in lines_of(table)])


@lru_cache(maxsize=8192)
def sense(word: str) -> Sense:
    """The meanings of a word in lower case, or of one of the signs above."""
    means = _found(_MEANT, word)
    return Sense(means, means | _found(_SHOWN, word))


def _found(glossary: Glossary, word: str) -> Lines:
    """The lines of a word, and of what an English ending was put to: "lived" is "live" too."""
    found = glossary.find(word)
    if len(word) < _ENDED or not word.isascii() or not (match := _ENDING.fullmatch(word)):
        return found
    base, ending = match[1], match[2]
    forms = [base] if ending == "s" else [base, base + "e", base[:-1] if base[-1:] == base[-2:-1] else base]
    return found.union(*(glossary.whole(form) for form in forms))


@lru_cache(maxsize=8192)
def is_deed(word: str) -> bool:
    """Is it a word for what somebody does or is?"""
    return bool(_found(_DONE, word))

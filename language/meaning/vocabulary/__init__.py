"""What one word says of another: who bought a boat has one, who moved to Lviv lives there.

A concept has words of one meaning in every language. A model that writes in another language than the user, or says
"boys" as "sons", adds nothing; the tables of the languages are what counts as such a rewording.
"""

from dataclasses import dataclass
from functools import lru_cache

from language.languages import merged
from language.meaning.vocabulary.concepts import concepts
from language.meaning.vocabulary.glossary import Glossary, Lines
from language.patterns import pattern_of

_ENDED = 5
_LOST = merged("vocabulary", "ENDINGS")
_ENDING = pattern_of(f"(.{{3,}}?)({'|'.join(_LOST)})")
BEING, OWNING, ORDERING = "@be", "@my", "@order"


@dataclass(frozen=True, slots=True)
class Sense:
    """What a word means, and what all is said by saying it."""

    means: Lines
    shows: Lines


_MEANT = Glossary(lambda: (one.meant for one in concepts()))
_SHOWN = Glossary(lambda: (one.shown for one in concepts()))
_DONE = Glossary(lambda: (one.meant if one.done else "" for one in concepts()))


@lru_cache(maxsize=8192)
def sense(word: str) -> Sense:
    """The meanings of a word in lower case, or of one of the signs above."""
    means = _found(_MEANT, word)
    return Sense(means, means | _found(_SHOWN, word))


def meanings(*names: str) -> Lines:
    """The meanings that these names of concepts stand for, whatever the language."""
    return frozenset(line for line, one in enumerate(concepts()) if one.name in names)


def _found(glossary: Glossary, word: str) -> Lines:
    """The lines of a word, and of what an ending was put to: "lived" is "live" too."""
    found = glossary.find(word)
    if len(word) < _ENDED or not word.isascii() or not (match := _ENDING.fullmatch(word)):
        return found
    base, lost = match[1], _LOST[match[2]]
    forms = [base, base + lost, base[:-1] if base[-1:] == base[-2:-1] else base] if lost else [base]
    return found.union(*(glossary.whole(form) for form in forms))


@lru_cache(maxsize=8192)
def is_deed(word: str) -> bool:
    """Is it a word for what somebody does or is?"""
    return bool(_found(_DONE, word))

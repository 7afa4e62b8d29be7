"""Which relations a word like "family" stands for: asked for by the group, people are found by what they are."""

from functools import cache

from language.languages import gathered
from language.meaning.vocabulary import sense
from language.words.classes import classes_of
from language.words.reader import split

_MEMBERS = {
    "family": "mother father son daughter brother sister wife husband grandmother uncle aunt cousin motherinlaw baby",
    "siblings": "brother sister twins",
    "parents": "mother father parents",
    "children": "son daughter child baby",
    "work": "colleague boss manager",
    "friends": "friend",
    "neighbours": "neighbour roommate",
}
"""Names of meanings, by group."""
_SORTS = {
    "family": frozenset(("partner", "child", "parent", "sibling", "relative")),
    "siblings": frozenset(("sibling",)),
    "parents": frozenset(("parent",)),
    "children": frozenset(("child",)),
    "work": frozenset(("boss_colleague",)),
    "friends": frozenset(("friend",)),
}
"""Sorts of people (`language/words/classes.py`), by group."""


@cache
def _names() -> dict[str, str]:
    """By each word that names a group, the group."""
    told = gathered("words", "PEOPLE_GROUPS").items()
    return {word: name for name, named in told for words in named for word in words.split()}


@cache
def _meanings(name: str) -> frozenset[int]:
    return frozenset().union(*(sense(one).means for one in _MEMBERS[name].split()))


def group(words: str) -> str:
    """The group that a query asks for; empty where it asks for something else."""
    named = (_names().get(word) for word in split(words.casefold().replace("’", "'")))
    return next((name for name in named if name), "")


def belongs(relation: str, named: str) -> bool:
    """Is somebody with this relation one of the group?"""
    name = group(named)
    told = relation.casefold().replace("-in-law", "inlaw")
    words = [word for part in told.split() for word in (part.strip(".,;:()"), *split(part.replace("-", " ")))]
    return bool(name) and any(_is_one(word, name) for word in words if word not in _names())


def _is_one(word: str, name: str) -> bool:
    return bool(sense(word).means & _meanings(name) or classes_of(word) & _SORTS.get(name, frozenset()))

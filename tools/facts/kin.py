"""Which relations a word like "family" stands for: asked for by the group, people are found by what they are."""

from functools import cache

from language.meaning.vocabulary import sense
from language.words.lexicon import words_of
from language.words.reader import split

_FAMILY = """
    mother father parents son daughter child brother sister wife husband grandmother grandfather grandchild uncle aunt
    cousin nephew niece twins motherinlaw fatherinlaw brotherinlaw sisterinlaw baby
"""
_GROUPS = {
    """
    family relative relatives kin сім'я сім'ї родина родини родичі familie verwandte verwandten familia parientes
    """: _FAMILY,
    "siblings sibling geschwister hermanos": "brother sister twins",
    "parents батьки eltern padres": "mother father parents",
    "children kids діти kinder hijos": "son daughter child baby",
    "work job office colleagues робота колеги arbeit kollegen trabajo colegas": "colleague boss manager",
    "friends друзі freunde amigos": "friend",
    "neighbours neighbors сусіди nachbarn vecinos": "neighbour roommate",
}
"""Names of a group, and who belongs to it; the other languages of a relation come by its meaning."""
_ALSO = {
    "work": words_of("mentor mentee client customer employee intern teammate клієнт клієнтка kunde kundin cliente"),
    "family": words_of("fiancé fiancée fiance partner spouse stepfather stepmother stepson stepdaughter"),
}


@cache
def _group_of(word: str) -> tuple[str, frozenset[int]]:
    for names, members in _GROUPS.items():
        if word in names.split():
            return names.split()[0], frozenset().union(*(sense(one).means for one in members.split()))
    return "", frozenset()


def group(words: str) -> str:
    """The group that a query asks for; empty where it asks for something else."""
    named = [word for word in split(words.casefold().replace("’", "'")) if _group_of(word)[1]]
    return named[0] if named else ""


def belongs(relation: str, named: str) -> bool:
    """Is somebody with this relation one of the group?"""
    name, meanings = _group_of(named)
    words = [word.casefold() for word in split(relation.replace("-in-law", "inlaw").replace("-", " "))]
    return any(sense(word).means & meanings or word in _ALSO.get(name, ()) for word in words)

"""Words that ask for, or stand for, the same sort of thing: who asks where somebody lives is told a location.

Wider than synonyms: a database and PostgreSQL, a spouse and a husband. Keys are mostly English whatever language is
spoken, so each group holds the words of all languages. A search looks for them beside the words of the question and
counts them less.
"""

from collections import defaultdict

from language.kept import kept
from language.languages import gathered
from language.words.index_terms import default_analyzer


@kept
def _akin() -> dict[str, tuple[str, ...]]:
    """By each word, as the index knows it, the others of its groups; behind a bar stand those that the others ask for:
    who asks for a drink may be told of coffee, but who asks for coffee not of any drink."""
    stems = default_analyzer().query
    found: defaultdict[str, set[str]] = defaultdict(set)
    for parts in gathered("words", "CONCEPTS").values():
        halves = zip(*(part.partition("|")[::2] for part in parts), strict=True)
        heads, special = (frozenset(stems(" ".join(half)).words) for half in halves)
        for word in heads:
            found[word] |= (heads | special) - {word}
    return {word: tuple(sorted(others)) for word, others in found.items()}


@kept
def _spelled() -> dict[str, str]:
    """By each word of the groups as the index knows it, as it is listed."""
    listed = (word for parts in gathered("words", "CONCEPTS").values() for part in parts for word in part.split())
    return {term: word for word in listed for term in default_analyzer().query(word).words}


def spelled(term: str) -> str:
    """A term of the index as a word, where a group lists it."""
    return _spelled().get(term, term)


def akin(word: str) -> tuple[str, ...]:
    """The words that stand for the same sort of thing as this one, all as terms of the index."""
    return _akin().get(word, ())

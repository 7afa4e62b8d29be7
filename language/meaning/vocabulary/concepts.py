"""The concepts of all languages: each a line of words that mean it, and of words and signs that say it too.

A language has its words for a concept in the tables of its module `vocabulary`, under the name that the concept has in
every language. Signs are no words: `@be` is "I am …", `@my` is "my …", `@order` a request, and so on.
"""

from dataclasses import dataclass
from functools import cache

from language.languages import gathered

_NAMED = ("PEOPLE", "PLACES", "THINGS", "MATTERS")
_DONE = ("DEEDS", "DOINGS")
_TABLES = (*_NAMED, *_DONE, "QUALITIES")
_SIGNS = {
    ("PEOPLE", "son"): "@son",
    ("PEOPLE", "daughter"): "@daughter",
    ("MATTERS", "child"): "@parent @son @daughter",
    ("MATTERS", "parent"): "@parent",
    ("DEEDS", "have"): "@my @ill @parent @son @daughter @with @given",
    ("DEEDS", "take part"): "@my",
    ("DEEDS", "live"): "@home",
    ("DEEDS", "work"): "@be @job",
    ("DEEDS", "use"): "@be",
    ("DEEDS", "know"): "@my",
    ("DEEDS", "like"): "@order",
    ("DEEDS", "dislike"): "@order",
    ("DEEDS", "want"): "@order",
    ("DEEDS", "visit"): "@visit",
    ("DEEDS", "suffer"): "@ill @my",
    ("DEEDS", "be"): "@be @ill @name @age",
    ("DEEDS", "stay"): "@be",
    ("DOINGS", "live"): "@home",
    ("DOINGS", "suffer"): "@ill",
    ("DOINGS", "want"): "@order",
    ("DOINGS", "ask"): "@order",
    ("QUALITIES", "located"): "@be",
    ("QUALITIES", "from"): "@origin",
    ("QUALITIES", "prefer"): "@order",
}
"""What says a concept without a word for it."""


@dataclass(frozen=True, slots=True)
class Concept:
    """One meaning: its words in all languages, and the words and signs that say it though it does not say them."""

    name: str
    done: bool
    """Is it something that somebody does or is?"""
    meant: str
    shown: str


@cache
def concepts() -> tuple[Concept, ...]:
    """Every concept; its place here is the line that words are found to have."""
    return tuple(
        _concept(table, name, words) for table in _TABLES for name, words in gathered("vocabulary", table).items()
    )


def _concept(table: str, name: str, words: list[str]) -> Concept:
    halves = [one.partition("<") for one in words]
    shown = [*(half[2] for half in halves), _SIGNS.get((table, name), "")]
    return Concept(name, table in _DONE, " ".join(half[0] for half in halves), " ".join(shown))

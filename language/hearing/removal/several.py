"""Requests for several things: the notes that are meant by each of them, and the one that is left where others stay."""

from collections.abc import Callable, Sequence, Set

from language.hearing.compare import ASKS
from language.hearing.relate import shares
from language.hearing.removal.excepted import named_by_word
from language.hearing.removal.names import each_of, left_words, touches
from language.hearing.removal.request import asks_plainly
from language.hearing.removal.sorts import sorts_in, tells
from language.intents.stay_words import POINTERS

Found = dict[int, float]


def each_meant(asked: str, notes: Sequence[str]) -> Found:
    """Of several things that are named the notes that are meant by each."""
    found: Found = {}
    for one in each_of(asked):
        likely, named = shares("forget", one, notes), named_by_word(one, notes)
        for index, share in likely.items():
            likeliest = index in named and share == max(likely.values())
            if (share >= ASKS or likeliest) and any(touches(word, notes[index]) for word in left_words(one)):
                found[index] = max(found.get(index, 0.0), share)
    return found


def with_missing(asked: str, found: Found, notes: Sequence[str], look: Callable[[str], Found]) -> Found:
    """What was found for a request, with what is plainly meant by the things of it that none of that is about."""
    for one in each_of(asked):
        if not any(_is_of(one, notes[index]) for index in found):
            found = found | look(one)
    return found


def _is_of(one: str, note: str) -> bool:
    words = set(left_words(one)) - POINTERS
    return any(tells(sort, note) for sort in sorts_in(one)) or any(touches(word, note) for word in words)


def only_left(said: str, asked: str, staying: Set[int], notes: Sequence[str]) -> list[int]:
    """The one note beside those that a plain request lets stay, where it names no sort that the note would tell."""
    others = [index for index in range(len(notes)) if index not in staying]
    return others if staying and len(others) == 1 and asks_plainly(said) and not sorts_in(asked) else []

"""What people call the things a memory is about: "my job" for a role, "where I live" for a city, in any language.

The words stand in `wishes/subjects.py` of each folder of `language/languages/`."""

from collections.abc import Iterable, Iterator

from language.languages import gathered, words
from language.meaning.relations import PEOPLE
from language.words.reader import Word
from language.words.spelling import fold
from language.words.stems import stem
from language.words.synonyms import meaning

_WORDS = "wishes.subjects"


def _stem(word: str) -> str:
    return fold(meaning(stem(word.casefold())))


def _stems(words: Iterable[str]) -> frozenset[str]:
    return frozenset(map(_stem, words))


def _named(table: str) -> Iterator[tuple[str, str]]:
    """The words of a table in which each language lists what it calls a thing, and that thing."""
    for thing, lists in gathered(_WORDS, table).items():
        yield from ((word, thing) for listed in lists for word in listed.split())


_SLOT_OF = {stem(word.casefold()): slot for word, slot in _named("SLOTS")}


def slot(word: Word) -> str | None:
    """What the word speaks of. It is taken as it is written: folded, words of two languages may fall together."""
    return _SLOT_OF.get(stem(word.text.casefold().replace("’", "'").replace("ʼ", "'")))


_ONE_SORT = frozenset(map(stem, words(_WORDS, "ONE_SORT")))
"""Words for one sort of what a slot holds: who speaks of a cat means no dog."""


def is_narrow(word: Word) -> bool:
    """Does it name one sort of thing, of which another is not meant?"""
    return stem(word.text.casefold()) in _ONE_SORT


KIN = PEOPLE - _stems(words(_WORDS, "AT_WORK"))
"""People of the user's life: what is known of them is not what is known of the user."""

ALL = words(_WORDS, "ALL")
OF_ME = words(_WORDS, "OF_ME")
"""With one of these, "everything" is all that is known of the user."""

SESSIONS = _stems(words(_WORDS, "SESSIONS"))
"""What a past conversation is called."""

KINDS = {_stem(word): kind for word, kind in _named("KINDS")}
"""What the kinds of memories are called; "all my notes" are the notes only."""

CARRIERS = frozenset(KINDS) | _stems(words(_WORDS, "CARRIERS"))
"""Words for what is kept rather than for what it says."""

FILLERS = _stems(words(_WORDS, "FILLERS"))
"""Words that stand around what is named and say nothing of it."""

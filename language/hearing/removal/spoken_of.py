"""Which notes a request speaks of in any of its words, be they misspelt, in dialect or for a thing of that sort."""

from collections.abc import Sequence
from difflib import SequenceMatcher

from language.hearing.line import Line
from language.hearing.relate import content, denies, shares
from language.hearing.removal.names import is_kin, is_same_thing, left_words
from language.hearing.stored.bearing import named_things
from language.intents.stay_words import POINTERS

SURELY = 0.75
"""How likely the judge must take a note for meant where a request is known by nothing else."""
_ALIKE = 0.7
"""How alike two spellings of one word are."""
_SHORTENED = 4
"""Letters that are left of a word of at least twice as many."""
_LONG = 5
"""Letters of a word whose spelling is compared."""


def spoken_of(said: str, notes: Sequence[str]) -> list[int]:
    """The notes with a name or a word of a request, else in another spelling, else with a thing of its sort."""
    words = [word for word in left_words(said) if word not in POINTERS and not denies(word)]
    for fits in (_is_name, _is_word, _is_spelt_alike, _is_of_sort):
        if found := [at for at, note in enumerate(notes) if any(fits(word, note) for word in words)]:
            return found
    return []


def told_in_words(said: str, notes: Sequence[str], *, loosely: bool) -> list[int]:
    """The notes with a name or a word of a message, loosely also in another spelling."""
    found = spoken_of(said, notes)
    words = [word for word in left_words(said) if word not in POINTERS]
    ways = (_is_name, _is_word, _is_spelt_alike) if loosely else (_is_name, _is_word)
    return [at for at in found if any(fits(word, notes[at]) for fits in ways for word in words)]


def misspelt(said: str, notes: Sequence[str]) -> list[int]:
    """The notes with a word of a request in another spelling."""
    words = [word for word in left_words(said) if word not in POINTERS and not denies(word)]
    return [at for at, note in enumerate(notes) if any(_is_spelt_alike(word, note) for word in words)]


def shortened(said: str, text: str) -> bool:
    """Does a request say the beginning of a long word of a text for it ("lipo" for "liposuction")?"""
    words = [word for word in left_words(said) if word not in POINTERS and len(word) >= _SHORTENED]
    return any(other.startswith(word) and len(other) >= 2 * len(word) for word in words for other in content(text))


def surely_meant(said: str, notes: Sequence[str]) -> int | None:
    """The one note that the judge surely takes for meant and the request speaks of; None where there is none."""
    likely = shares("forget", said, notes)
    best = max(likely, key=likely.__getitem__, default=None)
    return best if best is not None and likely[best] >= SURELY and spoken_of(said, notes) == [best] else None


def called(said: str, notes: Sequence[str]) -> list[int]:
    """The notes of which a request says a name."""
    return [at for at, note in enumerate(notes) if any(_is_name(word, note) for word in left_words(said))]


def _is_name(word: str, note: str) -> bool:
    line = Line(note)
    return any(line.lower[at] == word and line.shape(at, at) == "name" for at in range(len(line.words)))


def _is_word(word: str, note: str) -> bool:
    return any(is_same_thing(word, other) for other in content(note))


def _is_spelt_alike(word: str, note: str) -> bool:
    return any(
        min(len(word), len(other)) >= _LONG
        and word[0] == other[0]
        and SequenceMatcher(None, word, other).ratio() >= _ALIKE
        for other in content(note)
    )


def _is_of_sort(word: str, note: str) -> bool:
    return is_kin(word, note) or bool(named_things(word) & named_things(note))

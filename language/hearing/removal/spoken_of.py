"""Which notes a request speaks of in any of its words, be they misspelt, in dialect or for a thing of that sort."""

from collections.abc import Sequence
from difflib import SequenceMatcher

from language.hearing.line import Line
from language.hearing.relate import acts_of, content, denies, shares
from language.hearing.removal.names import is_kin, is_same_thing, left_words
from language.hearing.repairs import repairs
from language.hearing.stored.bearing import named_things
from language.intents.forget import wishes_kept, without_denied
from language.intents.stay_words import POINTERS

SURELY = 0.75
"""How likely the judge must take a note for meant where a request is known by nothing else."""
_FAINTLY, _HARDLY = 0.05, 0.2
"""How likely a message must at least be a request, and how likely at most one that tells something, to look for what it
names among the notes."""
_ALIKE = 0.7
"""How alike two spellings of one word are."""
_LONG = 5
"""Letters of a word whose spelling is compared."""


def spoken_of(said: str, notes: Sequence[str]) -> list[int]:
    """The notes with a name or a word of a request, else in another spelling, else with a thing of its sort."""
    words = [word for word in left_words(said) if word not in POINTERS and not denies(word)]
    for fits in (_is_name, _is_word, _is_spelt_alike, _is_of_sort):
        if found := [at for at, note in enumerate(notes) if any(fits(word, note) for word in words)]:
            return found
    return []


def misspelt(said: str, notes: Sequence[str]) -> list[int]:
    """The notes with a word of a request in another spelling."""
    words = [word for word in left_words(said) if word not in POINTERS and not denies(word)]
    return [at for at, note in enumerate(notes) if any(_is_spelt_alike(word, note) for word in words)]


def surely_meant(said: str, notes: Sequence[str]) -> int | None:
    """The one note that the judge surely takes for meant and the request speaks of; None where there is none."""
    likely = shares("forget", said, notes)
    best = max(likely, key=likely.__getitem__, default=None)
    return best if best is not None and likely[best] >= SURELY and spoken_of(said, notes) == [best] else None


def may_ask(text: str) -> bool:
    """May a message that says no be a faint request ("write nothing down about her"): neither told, nor asked?"""
    acts = acts_of(without_denied(text))
    return (
        "?" not in text
        and not (repairs(text) or wishes_kept(text))
        and acts["forget"] >= _FAINTLY
        and max(acts["tell"], acts["ask"]) < _HARDLY
        and any(map(denies, content(text)))
    )


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

"""What the words of a message have to do with those of a note: a bow with a cello, moving with where somebody lives.

The judge of outdated notes is told which things both name, by concepts that all languages share, and how near those lie
to each other (`language/words/near`).
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from language.asking.words import words_for
from language.hearing.features import tokens
from language.hearing.relate import content, is_alike
from language.words.dictionary import Concepts, phrases_of
from language.words.near.vectors import DIMENSIONS, Vector, stands_for, together, vector_of

_STEPS = (0.15, 0.25, 0.35, 0.45, 0.55, 0.65, 0.75, 0.85, 0.95)
_MOST = 80
"""Words of a text that are looked at."""
_BACK = 2
"""Of what a message brings, so many words nearest to the note count."""
_AMONG = ("best", "together", "lost mean")
"""What is compared with the other notes."""
_NONE: Concepts = frozenset()


class Thing(NamedTuple):
    """A word that says something by itself, and what it stands for."""

    word: str
    names: Concepts
    vector: Vector | None


Nearness = dict[str, float]


def nearness(said: str, note: str) -> Nearness:
    """How near the words of a message lie to those of a note, all of them and those that only one has."""
    told, known = things(said), things(note)
    ours, theirs = _lying(told), _lying(known)
    between = _lying(_without(told, known)) @ _lying(_without(known, told)).T
    all_of = ours @ theirs.T
    found = {
        "best": _most(all_of),
        "mean": float(all_of.max(axis=0).mean()) if all_of.size else 0.0,
        "lost": _most(between),
        "lost mean": float(between.max(axis=0).mean()) if between.size else 0.0,
        "brought": float(np.sort(between.max(axis=1))[-_BACK:].mean()) if between.size else 0.0,
        "together": _together(told, known),
    }
    for name, at in (("last", -1), ("first", 0)):
        if known and (vector := known[at].vector) is not None and len(ours):
            found[name] = float((ours @ vector).max())
    return found


def likeness(near: Nearness, others: Sequence[Nearness]) -> Iterator[str]:
    """How near a note lies to a message, by itself and beside the other notes."""
    yield from (f"near {name}={_step(value)}" for name, value in near.items())
    yield f"near both={_step(near['best'])},{_step(near['lost mean'])}"
    for name in _AMONG:
        most = max((other[name] for other in others), default=-1.0)
        yield f"nearest {name}={near[name] >= most},{bool(others)}"
        yield f"nearest {name} by={_step(near[name] - most)},{bool(others)}"


def named_signs(said: str, note: str, topic: str) -> Iterator[str]:
    """What a message and a note name, and what of the one stands beside what of the other."""
    told, known = (sorted(_NONE.union(*(one.names for one in things(text)))) for text in (said, note))
    yield from (f"names={one}" for one in told)
    yield from (f"names={one}|{topic}" for one in told)
    yield from (f"noted={one}" for one in known)
    yield from (f"names={one}~{other}" for one in told for other in known)


@lru_cache(maxsize=256)
def things(text: str) -> tuple[Thing, ...]:
    """The words of a text that say something by themselves, each with what it and its phrases stand for."""
    language, words, telling = words_for(text).language, tokens(text)[:_MOST], frozenset(content(text))
    phrases: dict[int, Concepts] = {}
    for start, end, names in phrases_of(words, language):
        for place in range(start, end + 1):
            phrases[place] = phrases.get(place, _NONE) | names
    named = [
        (word, stands_for(word, language) | phrases.get(place, _NONE))
        for place, word in enumerate(words)
        if word in telling
    ]
    return tuple(Thing(word, names, vector_of(names)) for word, names in named)


def _without(some: Sequence[Thing], others: Sequence[Thing]) -> list[Thing]:
    return [one for one in some if not any(is_alike(one.word, other.word) for other in others)]


def _lying(some: Sequence[Thing]) -> npt.NDArray[np.float32]:
    vectors = [one.vector for one in some if one.vector is not None]
    return np.array(vectors) if vectors else np.zeros((0, DIMENSIONS), np.float32)


def _together(told: Sequence[Thing], known: Sequence[Thing]) -> float:
    ours, theirs = (together([one.vector for one in some if one.vector is not None]) for some in (told, known))
    return float(ours @ theirs) if ours is not None and theirs is not None else 0.0


def _most(table: npt.NDArray[np.float32]) -> float:
    return float(table.max()) if table.size else 0.0


def _step(value: float) -> int:
    return sum(value >= one for one in _STEPS)

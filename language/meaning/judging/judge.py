"""How much speaks for a memory, weighed by small trees of questions about its features.

`python -m benchmarks.evidence.train` makes the file of the weights from labelled claims.
"""

from collections.abc import Mapping
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


def weight(features: Mapping[str, float]) -> float:
    """How much these features speak for a memory, as a logit."""
    trees = loaded()
    return trees.weigh(np.array([features.get(name, 0.0) for name in trees.names], dtype=np.float32))


@cache
def loaded() -> Trees:
    with np.load(FILE) as stored:
        names = tuple(str(name) for name in stored["names"])
        return Trees(names, float(stored["base"]), stored["asked"], stored["bounds"], stored["leaves"])


def write(trees: Trees) -> None:
    """Put trees into the file."""
    np.savez_compressed(
        FILE,
        allow_pickle=False,
        names=np.array(trees.names),
        base=np.array(trees.base),
        asked=trees.asked,
        bounds=trees.bounds,
        leaves=trees.leaves,
    )

"""A judge of two parts: what each feature says by itself, and what a few hidden units say of all features together.

A sum of weights cannot say "both of one kind, and the value differs"; a hidden unit can. The weights are small integers
in one file, made by `benchmarks/hearing/layers.py`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

Small = npt.NDArray[np.int8]
Floats = npt.NDArray[np.float32]


@dataclass(frozen=True, eq=False)
class Layered:
    """How likely something is, given the features of some rows."""

    table: Small
    """What each row says by itself."""
    scale: float
    inner: Small
    """What each row says to each hidden unit; rows that have the same last bits share theirs."""
    inner_scale: float
    bias: Floats
    out: Floats
    """How much each hidden unit says, and last what is said without any."""

    @property
    def bits(self) -> int:
        return int(self.table.shape[0]).bit_length() - 1

    def likely(self, several: Sequence[Sequence[int]]) -> list[float]:
        """How likely it is given the features of these rows, for several of them at once."""
        if not several:
            return []
        starts = np.cumsum([0, *map(len, several)])[:-1]
        rows = np.array([row for rows in several for row in rows])
        alone = np.add.reduceat(self.table[rows], starts, dtype=np.int64) * self.scale
        told = np.add.reduceat(self.inner[rows & (len(self.inner) - 1)], starts, axis=0, dtype=np.int64)
        units = np.maximum(told * self.inner_scale + self.bias, 0)
        shares: list[float] = (1 / (1 + np.exp(-(alone + units @ self.out[:-1] + self.out[-1])))).tolist()
        return shares

    def write(self, path: Path) -> None:
        """Put it into a file."""
        np.savez_compressed(path, allow_pickle=False, **vars(self))


def read(path: Path) -> Layered:
    """The judge that a file holds."""
    with np.load(path) as stored:
        return Layered(
            stored["table"],
            float(stored["scale"]),
            stored["inner"],
            float(stored["inner_scale"]),
            stored["bias"],
            stored["out"],
        )

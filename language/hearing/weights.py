"""The trained weights: small integers, read once from the files beside this one.

`python -m benchmarks.hearing.train` makes the files. A model is a table of one row per hashed feature and one column
per label; the probability of a label is the softmax of the sums of its column over the features that are there.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

import numpy as np
import numpy.typing as npt

FILE = Path(__file__).with_name("weights.npz")
"""What a message tells, and what is new in it."""
TURNS = Path(__file__).with_name("turns.npz")
"""What sort of turn a message is, and which note it is about."""


@dataclass(frozen=True, eq=False)
class Model:
    """One judgement: its labels, and how much each feature speaks for each of them."""

    labels: tuple[str, ...]
    table: npt.NDArray[np.int8]
    scale: float

    @property
    def bits(self) -> int:
        return int(self.table.shape[0]).bit_length() - 1

    def add(self, rows: Sequence[int]) -> float:
        """How much these features speak for the first label."""
        return sum(map(self._first.__getitem__, rows)) * self.scale

    @cached_property
    def _first(self) -> memoryview:
        """The column of the first label: one by one, numbers are read faster from memory than by NumPy."""
        return np.ascontiguousarray(self.table[:, 0]).data

    def weigh(self, rows: Sequence[int]) -> dict[str, float]:
        """How likely each label is, given the features of these rows."""
        sums = self.table[list(rows)].sum(axis=0, dtype=np.int64) * self.scale
        raised = np.exp(sums - sums.max())
        return dict(zip(self.labels, (raised / raised.sum()).tolist(), strict=True))

    def likely(self, label: str, several: Sequence[Sequence[int]]) -> list[float]:
        """How likely a label is given the features of these rows, for several of them at once."""
        if not several:
            return []
        ends = np.cumsum([0, *map(len, several)])[:-1]
        sums = np.add.reduceat(self.table[[row for rows in several for row in rows]], ends, axis=0, dtype=np.int64)
        weighed = sums * self.scale
        raised = np.exp(weighed - weighed.max(axis=1, keepdims=True))
        shares: list[float] = (raised / raised.sum(axis=1, keepdims=True))[:, self.labels.index(label)].tolist()
        return shares


def model(name: str) -> Model:
    """The trained model of that name."""
    return _loaded()[name]


def use(models: Mapping[str, Model]) -> None:
    """Put models in the place of those in the files: for training one on what another says."""
    _loaded().update(models)


@cache
def _loaded() -> dict[str, Model]:
    return read(FILE) | read(TURNS)


def read(path: Path) -> dict[str, Model]:
    """The models that a file holds, by name."""
    with np.load(path) as stored:
        names = [name.removesuffix(".table") for name in stored.files if name.endswith(".table")]
        return {
            name: Model(
                tuple(str(label) for label in stored[f"{name}.labels"]),
                stored[f"{name}.table"],
                float(stored[f"{name}.scale"]),
            )
            for name in names
        }


def write(path: Path, models: Mapping[str, Model]) -> None:
    """Put models into a file."""
    stored = {
        f"{name}.{part}": value
        for name, model in models.items()
        for part, value in (
            ("table", model.table),
            ("labels", np.array(model.labels)),
            ("scale", np.array(model.scale)),
        )
    }
    np.savez_compressed(path, allow_pickle=False, **stored)

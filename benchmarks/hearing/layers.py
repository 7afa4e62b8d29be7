"""Train a judge of two parts (`language.hearing.stored.layered`): weights of features, and hidden units over them all.

Each hidden unit sits out half of the time while it learns, and there are few rounds: what is learned by heart of 30,000
examples helps nobody.
"""

from collections.abc import Iterator, Sequence

import numpy as np
import numpy.typing as npt

from language.hearing.stored.layered import Layered

UNITS, INNER_BITS = 16, 15
ROUNDS, STEP, SLOWER = 3, 1e-3, 0.7
"""How often all examples are looked at, how far each look leads, and by how much less in the last round."""
_BATCH, _OUT = 64, 0.5
_MEAN, _SQUARE, _TINY = 0.9, 0.999, 1e-8
_SPREAD = 0.03
_LARGEST, _SMALLEST = 31, 2
"""A weight in the file is a whole number of at most this size; what weighs next to nothing is left out."""

Array = npt.NDArray[np.float32]
Rows = npt.NDArray[np.intp]


class _Weights:
    """The weights while they are learned, each with the mean of its slopes and of their squares."""

    def __init__(self, bits: int, seed: int) -> None:
        self.chance = np.random.default_rng(seed)
        self.all = {
            "table": np.zeros(1 << bits, np.float32),
            "inner": self.chance.normal(0, _SPREAD, (1 << INNER_BITS, UNITS)).astype(np.float32),
            "bias": np.zeros(UNITS, np.float32),
            "out": np.append(self.chance.uniform(-1, 1, UNITS) / UNITS**0.5, 0).astype(np.float32),
        }
        self._means = {name: np.zeros_like(one) for name, one in self.all.items()}
        self._squares = {name: np.zeros_like(one) for name, one in self.all.items()}
        self._steps = 0

    def learn(self, slopes: dict[str, Array], step: float) -> None:
        """Take one step down these slopes (Adam)."""
        self._steps += 1
        for name, slope in slopes.items():
            mean, square = self._means[name], self._squares[name]
            mean += (1 - _MEAN) * (slope - mean)
            square += (1 - _SQUARE) * (slope * slope - square)
            root = np.sqrt(square / (1 - _SQUARE**self._steps)) + _TINY
            self.all[name] -= step / (1 - _MEAN**self._steps) * mean / root


def fit(
    rows: Sequence[Rows], wanted: Sequence[bool], bits: int, *, counts: Sequence[float] | None = None, seed: int = 0
) -> Layered:
    """The judge that tells these examples apart; the same examples and seed give the same. Each example counts once,
    or as much as `counts` says."""
    weights = _Weights(bits, seed)
    right = np.array(wanted, np.float32)
    each = np.ones(len(rows), np.float32) if counts is None else np.array(counts, np.float32)
    for number in range(ROUNDS):
        step = STEP * (1 - SLOWER * number / ROUNDS)
        for chosen in _batches(len(rows), weights.chance):
            weights.learn(_slopes(weights, [rows[one] for one in chosen], right[chosen], each[chosen]), step)
    return _rounded(weights.all)


def _batches(size: int, chance: np.random.Generator) -> Iterator[npt.NDArray[np.int64]]:
    order = chance.permutation(size)
    return (order[start : start + _BATCH] for start in range(0, size, _BATCH))


def _slopes(weights: _Weights, several: Sequence[Rows], right: Array, counts: Array) -> dict[str, Array]:
    """How much the loss over a batch grows with each weight."""
    table, inner, bias, out = weights.all.values()
    flat, lengths = np.concatenate(several), np.array([len(rows) for rows in several])
    starts, places = np.cumsum(lengths) - lengths, flat & (len(inner) - 1)
    told = np.add.reduceat(inner[places], starts, axis=0) + bias
    awake = (weights.chance.random(told.shape) >= _OUT) / (1 - _OUT)
    units = np.maximum(told, 0) * awake
    alone = np.add.reduceat(table[flat], starts)
    off = (1 / (1 + np.exp(-(alone + units @ out[:-1] + out[-1]))) - right) * counts / len(several)
    hidden = off[:, None] * out[:-1] * awake * (told > 0)
    spread = np.repeat(hidden, lengths, axis=0)
    slopes = {
        "table": np.bincount(flat, np.repeat(off, lengths), len(table)),
        "inner": np.stack([np.bincount(places, unit, len(inner)) for unit in spread.T], axis=1),
        "bias": hidden.sum(axis=0),
        "out": np.append(off @ units, off.sum()),
    }
    return {name: slope.astype(np.float32) for name, slope in slopes.items()}


def _rounded(learned: dict[str, Array]) -> Layered:
    """As small integers, so that the file stays small."""
    table, scale = _small(learned["table"])
    inner, inner_scale = _small(learned["inner"])
    return Layered(table, scale, inner, inner_scale, learned["bias"], learned["out"])


def _small(values: Array) -> tuple[npt.NDArray[np.int8], float]:
    scale = float(np.abs(values).max()) / _LARGEST or 1.0
    whole = np.rint(values / scale)
    whole[np.abs(whole) < _SMALLEST] = 0
    return whole.astype(np.int8), scale

"""Softmax regression over hashed features, by stochastic gradient descent with a step size per weight."""

import random
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from language.hearing.weights import Model

EPOCHS = 12
STEP = 0.05
DECAY = 1e-4
_SMALL = 0.1
_LARGEST = 127
_SMALLEST = 3

Rows = npt.NDArray[np.intp]


def fit(rows: Sequence[Rows], labels: Sequence[str], names: Sequence[str], bits: int, *, seed: int = 0) -> Model:
    """The weights that tell these examples apart; the same examples and seed give the same weights."""
    table = np.zeros((1 << bits, len(names)))
    squares = np.zeros_like(table)
    wanted = [names.index(label) for label in labels]
    order = list(range(len(rows)))
    shuffle = random.Random(seed).shuffle
    for _ in range(EPOCHS):
        shuffle(order)
        for one in order:
            at = rows[one]
            slope = _softmax(table[at].sum(axis=0))
            slope[wanted[one]] -= 1
            step = slope + DECAY * table[at]
            squares[at] += step * step
            table[at] -= STEP * step / np.sqrt(squares[at] + _SMALL)
    return _rounded(table, names)


def rank(choices: Sequence[tuple[list[Rows], set[int]]], bits: int, *, seed: int = 0) -> Model:
    """The weights that choose the right options: each choice has the features of its options and the right ones."""
    table = np.zeros((1 << bits, 1))
    squares = np.zeros_like(table)
    order = list(range(len(choices)))
    shuffle = random.Random(seed).shuffle
    for _ in range(EPOCHS):
        shuffle(order)
        for one in order:
            options, right = choices[one]
            slope = _softmax(np.array([table[rows, 0].sum() for rows in options]))
            for option in right:
                slope[option] -= 1 / len(right)
            for rows, along in zip(options, slope, strict=True):
                step = along + DECAY * table[rows]
                squares[rows] += step * step
                table[rows] -= STEP * step / np.sqrt(squares[rows] + _SMALL)
    return _rounded(table, ["right"])


def _softmax(sums: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    raised = np.exp(sums - sums.max())
    return np.asarray(raised / raised.sum())


def _rounded(table: npt.NDArray[np.float64], names: Sequence[str]) -> Model:
    """As small integers; what weighs next to nothing is left out, so that the file stays small."""
    scale = float(np.abs(table).max()) / _LARGEST or 1.0
    whole = np.rint(table / scale)
    whole[np.abs(whole) < _SMALLEST] = 0
    return Model(tuple(names), whole.astype(np.int8), scale)

"""The weights of a chain of two states, by stochastic gradient descent with a step size per weight."""

import random
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from benchmarks.authorship.examples import Example
from language.authorship.judge import Sums, Weights, added, certain, shares
from language.authorship.signs import rows_of, signs, turns

EPOCHS = 10
STEP = 0.05
DECAY = 3e-4
_SMALL = 0.1
_LARGEST = 127
_SMALLEST = 2

Rows = npt.NDArray[np.intp]


def fit(examples: Sequence[Example], bits: int, turn_bits: int, *, seed: int = 0) -> Weights:
    """The weights that tell whose each piece is; the same examples and seed give the same weights."""
    piece, turn = np.zeros(1 << bits), np.zeros((1 << turn_bits, 4))
    piece_squares, turn_squares = np.zeros_like(piece), np.zeros_like(turn)
    rows = [_rows(one, bits, turn_bits) for one in examples]
    order = list(range(len(examples)))
    shuffle = random.Random(seed).shuffle
    for _ in range(EPOCHS):
        shuffle(order)
        for one in order:
            alone_rows, turn_rows = rows[one]
            alone = np.zeros((len(alone_rows), 2))
            for index, at in enumerate(alone_rows):
                alone[index, 1] = at if isinstance(at, float) else piece[at].sum()
            between = [turn[at].sum(axis=0).reshape(2, 2) for at in turn_rows]
            wanted = [
                at > 0 if isinstance(at, float) else theirs
                for theirs, at in zip(examples[one].foreign, alone_rows, strict=True)
            ]
            expected = shares(alone, between)
            for index, at in enumerate(alone_rows):
                if not isinstance(at, float):
                    _step(piece, piece_squares, at, expected[index, 1] - wanted[index])
            for index, (at, pair) in enumerate(zip(turn_rows, _pairs(alone, between), strict=True)):
                pair[2 * wanted[index] + wanted[index + 1]] -= 1
                _step(turn, turn_squares, at, pair)
    return Weights(*_rounded(piece), *_rounded(turn))


def _rows(one: Example, bits: int, turn_bits: int) -> tuple[list[Rows | float], list[Rows]]:
    """The rows of each piece, or what speaks for it where that is sure, and the rows of each step."""
    alone: list[Rows | float] = []
    for index, piece in enumerate(one.pieces):
        sure = certain(piece)
        alone.append(np.array(rows_of(signs(one.pieces, index), bits)) if sure is None else sure)
    return alone, [np.array(rows_of(turns(one.pieces, index), turn_bits)) for index in range(1, len(one.pieces))]


def _step(table: Sums, squares: Sums, at: Rows, slope: Sums | float) -> None:
    step = slope + DECAY * table[at]
    squares[at] += step * step
    table[at] -= STEP * step / np.sqrt(squares[at] + _SMALL)


def _pairs(alone: Sums, between: Sequence[Sums]) -> list[Sums]:
    """How likely each pair of states is at each step."""
    ahead, back = [alone[0]], [np.zeros(2)]
    for step, here in zip(between, alone[1:], strict=True):
        ahead.append(here + added(ahead[-1][:, None] + step, 0))
    for step, here in zip(reversed(between), alone[:0:-1], strict=True):
        back.append(added(step + (here + back[-1])[None, :], 1))
    back.reverse()
    found = []
    for index, step in enumerate(between):
        sums = (ahead[index][:, None] + step + (alone[index + 1] + back[index + 1])[None, :]).ravel()
        raised = np.exp(sums - sums.max())
        found.append(raised / raised.sum())
    return found


def _rounded(table: Sums) -> tuple[npt.NDArray[np.int8], float]:
    """As small integers; what weighs next to nothing is left out, so that the file stays small."""
    scale = float(np.abs(table).max()) / _LARGEST or 1.0
    whole = np.rint(table / scale)
    whole[np.abs(whole) < _SMALLEST] = 0
    return whole.astype(np.int8), scale

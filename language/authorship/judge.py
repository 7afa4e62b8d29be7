"""Whose is each piece of a message? Judged one after the other: a writer goes on until something speaks for another.

A chain over the pieces with two states, the user's and somebody else's. `benchmarks/authorship` trains its weights.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np
import numpy.typing as npt

from language.authorship.signs import MINE, SURE, Piece, rows_of, signs, turns

FILE = Path(__file__).with_name("weights.npz")
CERTAIN = 30.0
"""What speaks for a piece that the recognisers are sure of."""

Table = npt.NDArray[np.int8]
Sums = npt.NDArray[np.float64]


@dataclass(frozen=True, eq=False)
class Weights:
    """How much each sign speaks for somebody else, and each turn for staying with or changing the writer."""

    piece: Table
    piece_scale: float
    turn: Table
    turn_scale: float

    def of_piece(self, pieces: Sequence[Piece], index: int) -> float:
        if (known := certain(pieces[index])) is not None:
            return known
        rows = rows_of(signs(pieces, index), _bits(self.piece))
        return float(self.piece[rows].sum(dtype=np.int64) * self.piece_scale)

    def of_turn(self, pieces: Sequence[Piece], index: int) -> Sums:
        """What speaks for each of the user's or somebody else's words (rows) being followed by either (columns)."""
        rows = rows_of(turns(pieces, index), _bits(self.turn))
        return np.asarray(self.turn[rows].sum(axis=0, dtype=np.int64) * self.turn_scale).reshape(2, 2)


def foreign(pieces: Sequence[Piece], weights: Weights | None = None) -> list[float]:
    """How likely each piece is somebody else's."""
    if not pieces:
        return []
    weights = weights or loaded()
    alone = np.array([[0.0, weights.of_piece(pieces, index)] for index in range(len(pieces))])
    between = [weights.of_turn(pieces, index) for index in range(1, len(pieces))]
    return [float(share) for share in shares(alone, between)[:, 1]]


def certain(piece: Piece) -> float | None:
    """What speaks for somebody else where the recognisers are sure."""
    return CERTAIN if piece.rule == SURE else -CERTAIN if piece.rule == MINE else None


def shares(alone: Sums, between: Sequence[Sums]) -> Sums:
    """How likely each state is at each place, given what speaks for it there and for each step between two places."""
    ahead, back = [alone[0]], [np.zeros(2)]
    for step, here in zip(between, alone[1:], strict=True):
        ahead.append(here + added(ahead[-1][:, None] + step, 0))
    for step, here in zip(reversed(between), alone[:0:-1], strict=True):
        back.append(added(step + (here + back[-1])[None, :], 1))
    both = np.array(ahead) + np.array(back[::-1])
    raised = np.exp(both - both.max(axis=1, keepdims=True))
    return np.asarray(raised / raised.sum(axis=1, keepdims=True))


def added(sums: Sums, axis: int) -> Sums:
    """The logarithm of the sum of what these are the logarithms of."""
    most = sums.max(axis=axis, keepdims=True)
    return np.asarray((most + np.log(np.exp(sums - most).sum(axis=axis, keepdims=True))).squeeze(axis))


def _bits(table: Table) -> int:
    return int(table.shape[0]).bit_length() - 1


@cache
def loaded() -> Weights:
    with np.load(FILE) as stored:
        return Weights(
            stored["piece"], float(stored["piece_scale"]), stored["turn"], float(stored["turn_scale"])
        )  # fmt: skip

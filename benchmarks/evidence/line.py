"""A line of weights for the signs of a wording, fitted step by step (AdaGrad)."""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from language.meaning.judging.judge import Line
from language.meaning.judging.wording import SIZE

Floats = npt.NDArray[np.float64]
_ROUNDS = 6
_RATE = 0.3
_SHRINK = 1e-4
_FIRST = 1e-2
_BASE_RATE = 0.01
_STEPS = 127


def fit_line(places: Sequence[Sequence[int]], wanted: Floats, weights: Floats, *, seed: int = 0) -> Line:
    """The line that tells these examples apart; the same examples and seed give the same line."""
    line, slopes, base = np.zeros(SIZE), np.full(SIZE, _FIRST), 0.0
    rows = [np.array(one, dtype=np.intp) for one in places]
    weights = weights / weights.max()
    draw = np.random.default_rng(seed)
    for _ in range(_ROUNDS):
        for at in draw.permutation(len(rows)):
            row = rows[at]
            share = max(1, len(row)) ** -0.5
            likely = 1 / (1 + np.exp(-(base + line[row].sum() * share)))
            slope = weights[at] * (likely - wanted[at])
            pull = slope * share + _SHRINK * line[row]
            slopes[row] += pull**2
            line[row] -= _RATE * pull / np.sqrt(slopes[row])
            base -= _BASE_RATE * slope
    step = float(np.abs(line).max()) / _STEPS
    return Line(float(base), step, np.round(line / step).astype(np.int8))

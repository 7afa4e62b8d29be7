"""Gradient boosting: small trees of one depth, each fitted to what those before it leave wrong."""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from language.meaning.judging.judge import DEPTH, Trees

Floats = npt.NDArray[np.float64]
Places = npt.NDArray[np.intp]
TREES = 130
STEP = 0.08
_BINS = 16
_SHRINK = 5.0
_ROWS, _COLUMNS = 0.7, 0.5
_LEAST = 2.0
_FEWEST = 20
_GAIN = 1e-3


def fit(table: Floats, wanted: Floats, weights: Floats, names: Sequence[str], *, seed: int = 0) -> Trees:
    """The trees that tell these examples apart; the same examples and seed give the same trees."""
    grower = _Grower(table, weights, seed)
    share = float((weights * wanted).sum() / weights.sum())
    base = float(np.log(share / (1 - share)))
    sums = np.full(len(table), base)
    grown = []
    for _ in range(TREES):
        likely = 1 / (1 + np.exp(-sums))
        asked, bounds, leaves, leaf_of = grower.grow(
            weights * (wanted - likely), weights * likely * (1 - likely) + 1e-9
        )
        sums += leaves[leaf_of]
        grown.append((asked, bounds, leaves))
    columns = [np.array(column) for column in zip(*grown, strict=True)]
    return Trees(
        tuple(names), base, columns[0].astype(np.int16), columns[1].astype(np.float32), columns[2].astype(np.float32)
    )


def joined(forests: Sequence[Trees]) -> Trees:
    """Several forests as one, each with its share of the say."""
    return Trees(
        forests[0].names,
        sum(one.base for one in forests) / len(forests),
        np.concatenate([one.asked for one in forests]),
        np.concatenate([one.bounds for one in forests]),
        (np.concatenate([one.leaves for one in forests]) / len(forests)).astype(np.float32),
    )


class _Grower:
    """Grows one tree after the other on the same examples."""

    def __init__(self, table: Floats, weights: Floats, seed: int) -> None:
        self.draw = np.random.default_rng(seed)
        steps = np.linspace(0, 1, _BINS + 1)[1:-1]
        self.edges = [np.unique(np.quantile(column, steps)) for column in table.T]
        self.bins = np.stack(
            [np.searchsorted(edges, column) for edges, column in zip(self.edges, table.T, strict=True)], axis=1
        )

    def grow(self, slope: Floats, curve: Floats) -> tuple[Places, Floats, Floats, Places]:
        """The features and bounds of the nodes, what the leaves add, and the leaf of each example."""
        size = 2**DEPTH - 1
        asked, bounds = np.zeros(size, dtype=np.intp), np.full(size, np.inf)
        node = np.zeros(len(self.bins), dtype=np.intp)
        rows = self.draw.random(len(self.bins)) < _ROWS
        columns = np.flatnonzero(self.draw.random(len(self.edges)) < _COLUMNS)
        for place in range(size):
            inside = np.flatnonzero(node == place)
            best = self._split(inside[rows[inside]], columns, slope, curve)
            right = np.zeros(len(inside), dtype=bool)
            if best:
                asked[place], at = best
                bounds[place] = self.edges[best[0]][at]
                right = self.bins[inside, best[0]] > at
            node[inside] = 2 * place + 1 + right
        node -= size
        used = np.flatnonzero(rows)
        sums = np.bincount(node[used], slope[used], size + 1)
        return asked, bounds, STEP * sums / (np.bincount(node[used], curve[used], size + 1) + _SHRINK), node

    def _split(self, inside: Places, columns: Places, slope: Floats, curve: Floats) -> tuple[int, int] | None:
        """The feature and bound that part these examples best."""
        if len(inside) < _FEWEST:
            return None
        all_slope, all_curve = slope[inside].sum(), curve[inside].sum()
        most, found = _GAIN, None
        for column in columns:
            count = len(self.edges[column]) + 1
            bins = self.bins[inside, column]
            low = np.cumsum(np.bincount(bins, slope[inside], count))[:-1]
            flat = np.cumsum(np.bincount(bins, curve[inside], count))[:-1]
            gain = low**2 / (flat + _SHRINK) + (all_slope - low) ** 2 / (all_curve - flat + _SHRINK)
            gain -= all_slope**2 / (all_curve + _SHRINK)
            gain[(flat < _LEAST) | (all_curve - flat < _LEAST)] = -1
            at = int(gain.argmax())
            if gain[at] > most:
                most, found = gain[at], (int(column), at)
        return found

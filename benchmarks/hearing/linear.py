"""Softmax regression over hashed features, by stochastic gradient descent with a step size per weight; and the command
that trains a judge by it."""

import argparse
import random
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt

from language.hearing.stored.layered import Layered
from language.hearing.weights import Model, write

EPOCHS = 12
STEP = 0.05
DECAY = 1e-4
_SMALL = 0.1
_LARGEST = 63
_SMALLEST = 2
_TINY = 1e-8

Rows = npt.NDArray[np.intp]
Known = TypeVar("Known")
"""What a judge is trained on."""


def train(
    about: str,
    file: Path,
    known: Callable[[], Sequence[Known]],
    trained: Callable[[Sequence[Known]], Model | Layered],
    check: Callable[[Sequence[Known]], Iterator[str]],
) -> None:
    """Write the judge that a file is named after; with `--check` print what it gets right of sets it has not seen."""
    arguments = argparse.ArgumentParser(description=about.partition("\n")[0])
    arguments.add_argument("--check", action="store_true", help="measure on sets that were not trained on")
    checks, examples = arguments.parse_args().check, known()
    print(f"{len(examples)} examples")
    if checks:
        for line in check(examples):
            print(line)
        return
    judge = trained(examples)
    if isinstance(judge, Layered):
        judge.write(file)
    else:
        write(file, {file.stem: judge})
    print(f"{file.name}: {file.stat().st_size / 1024:.0f} KB")


def fit(
    rows: Sequence[Rows],
    labels: Sequence[str],
    names: Sequence[str],
    bits: int,
    *,
    counts: Sequence[float] | None = None,
    seed: int = 0,
) -> Model:
    """The weights that tell these examples apart; the same examples and seed give the same weights. Each example counts
    once, or as much as `counts` says."""
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
            if counts is not None:
                slope *= counts[one]
            step = slope + DECAY * table[at]
            squares[at] += step * step
            table[at] -= STEP * step / np.sqrt(squares[at] + _SMALL)
    return rounded(table, names)


def rank(choices: Sequence[tuple[list[Rows], set[int]]], bits: int, *, seed: int = 0) -> Model:
    """The weights that choose the right options: each choice has the features of its options and the right ones."""
    table = np.zeros(1 << bits)
    squares = np.zeros_like(table)
    prepared = [_prepared(options, right) for options, right in choices]
    shuffle = random.Random(seed).shuffle
    for _ in range(EPOCHS):
        shuffle(prepared)
        for rows, starts, lengths, right, places, where in prepared:
            slope = _softmax(np.add.reduceat(table[rows], starts)) - right
            step = np.bincount(where, weights=np.repeat(slope, lengths)) + DECAY * table[places]
            squares[places] += step * step
            table[places] -= STEP * step / np.sqrt(squares[places] + _SMALL)
    return rounded(table[:, np.newaxis], ["right"])


def rank_lightly(
    choices: Sequence[tuple[list[Rows], list[float]]], bits: int, *, decay: float = 20.0, rounds: int = 100
) -> Model:
    """The weights that choose a good option, be it any, the rather the better it is, and none of them heavy: for few
    choices with many features. In each round all choices are looked at together."""
    used = [one for one in choices if max(one[1]) > min(one[1])]
    rows = [np.asarray(option) for options, _ in used for option in options]
    lengths = np.array([len(option) for option in rows])
    sizes = np.array([len(options) for options, _ in used])
    good = np.array([one for _, several in used for one in several])
    flat, starts, firsts = np.concatenate(rows), np.cumsum(lengths) - lengths, np.cumsum(sizes) - sizes
    table, mean, square = (np.zeros(1 << bits) for _ in range(3))
    for number in range(1, rounds + 1):
        shares = _shares_of(np.add.reduceat(table[flat], starts), firsts, sizes)
        wanted = shares * good
        wanted /= np.repeat(np.add.reduceat(wanted, firsts), sizes)
        slope = np.bincount(flat, weights=np.repeat(shares - wanted, lengths), minlength=1 << bits) + decay * table
        mean, square = 0.9 * mean + 0.1 * slope, 0.999 * square + 0.001 * slope * slope
        table -= 2 * STEP * mean / (1 - 0.9**number) / (np.sqrt(square / (1 - 0.999**number)) + _TINY)
    return rounded(table[:, np.newaxis], ["right"])


def _shares_of(
    sums: npt.NDArray[np.float64], firsts: npt.NDArray[np.intp], sizes: npt.NDArray[np.intp]
) -> npt.NDArray[np.float64]:
    """How likely each option is among those of its choice."""
    raised = np.exp(sums - np.repeat(np.maximum.reduceat(sums, firsts), sizes))
    return np.asarray(raised / np.repeat(np.add.reduceat(raised, firsts), sizes))


def _prepared(options: list[Rows], right: set[int]) -> tuple[npt.NDArray[Any], ...]:
    """A choice as flat arrays: its rows, where each option starts, what is right, and the rows without repetition."""
    rows = np.concatenate(options)
    lengths = np.array([len(option) for option in options])
    wanted = np.array([(number in right) / len(right) for number in range(len(options))])
    places, where = np.unique(rows, return_inverse=True)
    return rows, np.cumsum(lengths) - lengths, lengths, wanted, places, where


def _softmax(sums: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    raised = np.exp(sums - sums.max())
    return np.asarray(raised / raised.sum())


def rounded(table: npt.NDArray[np.float64], names: Sequence[str]) -> Model:
    """As small integers; what weighs next to nothing is left out, so that the file stays small."""
    scale = float(np.abs(table).max()) / _LARGEST or 1.0
    whole = np.rint(table / scale)
    whole[np.abs(whole) < _SMALLEST] = 0
    return Model(tuple(names), whole.astype(np.int8), scale)

"""Noise that hides every single reader, from OpenDP (https://opendp.org): discrete Laplace on whole counts.

The library says itself what a release costs; a count is never released without it, and there is no other source of
noise: without the library nothing is published.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from stores.errors import InvalidInput

MISSING = "trends need OpenDP: pip install 'hnpal-memory[trends]'. Nothing was published."


class Noise(NamedTuple):
    """How counts are made noisy, and what one release costs (epsilon)."""

    apply: Callable[[Sequence[int]], list[int]]
    epsilon: float


def laplace(sensitivity: int, epsilon: float) -> Noise:
    """Noise for counts that one reader changes by at most `sensitivity` in all."""
    try:
        import opendp.prelude as dp
    except ImportError:
        raise InvalidInput(MISSING) from None
    dp.enable_features("contrib")
    counts = dp.vector_domain(dp.atom_domain(T=int)), dp.l1_distance(T=int)
    measurement = dp.m.make_laplace(*counts, scale=scale(sensitivity, epsilon))
    return Noise(lambda exact: [int(one) for one in measurement(list(exact))], float(measurement.map(sensitivity)))


def scale(sensitivity: int, epsilon: float) -> float:
    """The spread of the noise."""
    return sensitivity / epsilon

"""Whether work takes longer only in proportion to its size."""

import time
from collections.abc import Callable

TIMES = 10
MOST = 40
"""Ten times the size may take forty times as long: quadratic work takes a hundred."""

TRIES = 3
"""On a busy machine a measurement may be off; work that grows faster is too slow every time."""


def grows_with_length_only(work: Callable[[int], object], size: int) -> bool:
    """Compare work of this size with work of a tenth of it."""
    return any(_seconds(work, size) < MOST * max(_seconds(work, size // TIMES), 0.005) for _ in range(TRIES))


def _seconds(work: Callable[[int], object], size: int) -> float:
    start = time.process_time()
    work(size)
    return time.process_time() - start

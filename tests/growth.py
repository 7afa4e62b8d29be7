"""Whether work takes longer only in proportion to its size."""

import time
from collections.abc import Callable

TIMES = 10
MOST = 40
"""Ten times the size may take forty times as long: quadratic work takes a hundred."""
PLAIN = 20
"""Linear work takes ten times as long: a ratio below this needs no second measurement."""
TRIES = 5
"""On a busy machine single measurements are off; their median is not. It is known when three say the same."""


def grows_with_length_only(work: Callable[[int], object], size: int) -> bool:
    """Compare work of this size with work of a tenth of it.

    Each try is a little larger: what remembers its last answers would else be measured once."""
    ratios: list[float] = []
    for number in range(TRIES):
        now = size + number * (size // 16)
        ratios.append(_seconds(work, now) / max(_seconds(work, now // TIMES), 0.005))
        if ratios[0] < PLAIN:
            return True
        slow = sum(ratio >= MOST for ratio in ratios)
        if max(slow, len(ratios) - slow) > TRIES // 2:  # the median is known
            break
    return slow <= TRIES // 2


def _seconds(work: Callable[[int], object], size: int) -> float:
    """What this thread computed; the work of others does not count."""
    start = time.thread_time()
    work(size)
    return time.thread_time() - start

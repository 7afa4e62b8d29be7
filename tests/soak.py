"""How often a test tries something: enough to fail in `make test`, and far more in the long run (`make soak`)."""

import os

SHARE = float(os.environ.get("MEMORY_SOAK") or 0)
"""Of the long run: 1 is all of it, 0.01 goes the same ways in a hundredth of the tries, 0 is the usual run."""
SOAKING = SHARE > 0


def times(usual: int, soaking: int) -> int:
    """The usual count, or that of the long run."""
    return soaking if SHARE >= 1 else max(usual, round(soaking * SHARE))

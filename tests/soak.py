"""How often a test tries something: enough to fail in `make test`, and far more in the long run (`make soak`)."""

import os

SOAKING = bool(os.environ.get("MEMORY_SOAK"))


def times(usual: int, soaking: int) -> int:
    """The usual count, or that of the long run."""
    return soaking if SOAKING else usual

"""Long work on other threads steps back while the writer writes: two threads of Python that compute share one lock."""

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

_STRETCH = 0.002
"""Seconds that long work may take before it looks whether anybody writes."""
_MOMENT = 0.05
"""Seconds for which it steps back at most."""


class Courtesy:
    """Knows whether the writer is at work."""

    def __init__(self) -> None:
        self._idle = threading.Event()
        self._idle.set()

    @contextmanager
    def writing(self) -> Iterator[None]:
        self._idle.clear()
        try:
            yield
        finally:
            self._idle.set()

    def give_way(self) -> Callable[[], None]:
        """For one piece of long work, to be called between its steps."""
        since = time.monotonic()

        def step_back() -> None:
            nonlocal since
            if time.monotonic() - since >= _STRETCH:
                self._idle.wait(_MOMENT)
                since = time.monotonic()

        return step_back

"""How fast a run may ask its model, and how long one user's night has taken so far."""

import asyncio
import math
import time


class Pace:
    """At most so many model calls a minute, evenly spread over all users of the process; 0 is no limit."""

    def __init__(self, calls_per_minute: int = 0) -> None:
        self._gap = 60 / calls_per_minute if calls_per_minute else 0.0
        self._next = 0.0

    async def turn(self) -> None:
        """Wait for the next free place. Places are given out in order of asking."""
        if not self._gap:
            return
        now = time.monotonic()
        place = max(now, self._next)
        self._next = place + self._gap
        await asyncio.sleep(place - now)


class Stopwatch:
    """The time a night has taken; waiting for its turn does not count."""

    def __init__(self, limit: float = math.inf) -> None:
        self._limit = limit
        self._started = time.monotonic()
        self._waited = 0.0

    async def wait(self, pace: Pace) -> None:
        since = time.monotonic()
        await pace.turn()
        self._waited += time.monotonic() - since

    @property
    def seconds(self) -> float:
        return time.monotonic() - self._started - self._waited

    @property
    def is_late(self) -> bool:
        """Whether it has taken so long that the model is not asked again."""
        return self.seconds > self._limit

    @property
    def milliseconds(self) -> int:
        return round(self.seconds * 1000)

"""Jobs on their way to the writing thread, in order, and when that is woken for them.

To wake a thread costs more than to hand it a job, and takes the interpreter from whoever answers a user meanwhile. So
what nobody waits for wakes it only where it would not look by itself.
"""

from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from queue import Empty, SimpleQueue

from stores.write.queue.jobs import Job


class Waiting:
    """Filled from any thread, emptied by one."""

    def __init__(self) -> None:
        self._jobs: deque[Job | None] = deque()
        self._calls: SimpleQueue[None] = SimpleQueue()
        self._sleeps = False
        """Whether the thread waits without an end. It says so before it looks for the last time, and a job is put
        there before this is asked: one of the two sees the other."""

    def put(self, job: Job) -> None:
        self._jobs.append(job)
        if self._sleeps or not job.lazy:
            self._calls.put(None)

    def end(self) -> None:
        """Nothing comes after this."""
        self._jobs.append(None)
        self._calls.put(None)

    def take(self, most: int, patience: float | None) -> Iterator[Job | None]:
        """So many jobs, the first first; where there is none they are waited for so many seconds, or for ever. None
        stands for the end."""
        while not self._calls.empty():
            self._calls.get()  # it was for a job that stands here or is taken
        self._sleeps = patience is None
        if not self._jobs:
            with suppress(Empty):
                self._calls.get(timeout=patience)
        self._sleeps = False
        for _ in range(min(most, len(self._jobs))):
            yield self._jobs.popleft()

"""Work that takes longer than a page may: it goes on by itself, and pages show how far it is.

A job belongs to the process that began it. What a night changes is in the tables, for every worker to see; what a
rehearsal or an examination found is only here, and only for a while.
"""

import asyncio
import contextvars
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any

KEPT = timedelta(minutes=15)
"""How long a finished job is shown; a rehearsal holds words of users."""
_log = logging.getLogger(__name__)


@dataclass
class Job:
    """One piece of work: how far it is, and what came of it."""

    name: str
    began: datetime
    ended: datetime | None = None
    done: int = 0
    due: int = 0
    result: Any = None
    error: str = ""
    task: asyncio.Task[None] | None = field(default=None, repr=False)

    @property
    def running(self) -> bool:
        return self.ended is None

    @property
    def seconds(self) -> float:
        return ((self.ended or datetime.now(UTC)) - self.began).total_seconds()


Work = Callable[[Job], Awaitable[Any]]


class Jobs:
    """The newest job of each name; one at a time."""

    def __init__(self) -> None:
        self._jobs: dict[str, Job] = {}

    def get(self, name: str) -> Job | None:
        job = self._jobs.get(name)
        if job and job.ended and datetime.now(UTC) - job.ended > KEPT:
            del self._jobs[name]
            return None
        return job

    def start(self, name: str, work: Work) -> Job:
        """Begin, unless one of that name is still at it."""
        if (running := self.get(name)) and running.running:
            return running
        job = self._jobs[name] = Job(name, datetime.now(UTC))
        # A context of its own: nothing of the request goes on with the job.
        job.task = asyncio.create_task(_carried_out(job, work), context=contextvars.Context())
        return job

    async def stop(self) -> None:
        """End what is still running, before the store closes; a night that is ended so is taken up again later."""
        tasks = [job.task for job in self._jobs.values() if job.task and not job.task.done()]
        for task in tasks:
            task.cancel()
        for task in tasks:
            with suppress(asyncio.CancelledError):
                await task
        self._jobs.clear()


async def _carried_out(job: Job, work: Work) -> None:
    try:
        job.result = await work(job)
    except Exception as error:  # the page tells what went wrong; there is nobody else to tell
        _log.warning("Work begun on a page failed (%s)", type(error).__name__)
        job.error = type(error).__name__
    finally:
        job.ended = datetime.now(UTC)


jobs = Jobs()

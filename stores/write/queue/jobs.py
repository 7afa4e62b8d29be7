"""What waits for the one thread that writes: calls, and whose turn it is."""

import time
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import nullcontext
from contextvars import Context, copy_context
from dataclasses import dataclass, field, replace
from typing import Any

from stores.documents.formats.edits import Edit
from stores.records import Receipt, Status
from stores.write.erasure.eras import began_paused, outdated
from stores.write.erasure.erase import Erasable
from stores.write.unit_of_work import UnitOfWork

Work = Callable[[UnitOfWork], Any]
TRIES = 8
UNWRITTEN = "the file could not be written now and follows when the disk allows"
_PAUSE = 0.005
"""Seconds; each further try for a file that a person is at comes one later."""
LINGER = 0.05
"""Seconds after which what nobody waits for is written at the latest."""
PATIENCE = 0.3
"""Seconds to wait for an editor that has the file open, or has moved it away for a moment."""


@dataclass
class Job:
    """A call waiting for its turn."""

    user_id: str
    work: Work
    apart: bool = False
    """It touches neither memories nor documents, so the files need no look."""
    lazy: bool = False
    """Nobody waits for it, and it does no harm if it is lost with the power."""
    since: float = field(default_factory=time.monotonic)
    context: Context = field(default_factory=copy_context)
    """That of the caller: what is in force there is in force on the writer's thread."""
    future: Future[Any] = field(default_factory=Future)
    result: Any = None
    error: BaseException | None = None

    committed: bool = False
    unshown: str = UNWRITTEN
    """Why the files do not show it yet; empty when they do."""

    def run(self, unit: UnitOfWork) -> None:
        self.error = outdated(self.context, unit.user)
        if self.error is None:
            with unit.as_if_paused() if began_paused(self.context, unit.user.id) else nullcontext():
                self.result = self.context.run(self.work, unit)

    def answer(self) -> None:
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(_not_shown_yet(self.result, self.unshown) if self.unshown else self.result)


@dataclass(frozen=True)
class Ahead:
    """A long edit, worked out before its transaction: what it makes of the rows as they were then."""

    edit: Edit
    unit: UnitOfWork


@dataclass
class Turn:
    """What one user waits for. A user whose files are not ready comes again later, and nobody else waits for that."""

    user_id: str
    jobs: list[Job] = field(default_factory=list)
    alone: bool = False
    """After a failure: one job at a time, each in a transaction of its own."""
    thorough: bool = False
    tries: int = 0
    due: float = 0.0
    lingers_until: float = 0.0
    """Only what nobody waits for is here: until then more may come to share its transaction."""
    patient_until: float = 0.0

    reading: Future[Ahead | None] | None = None
    """A long edit of the user that is being read on another thread."""
    ahead: Ahead | None = None

    def is_due(self, now: float) -> bool:
        if self.reading is not None and not self.reading.done():
            self.due = now + 2 * _PAUSE
        return self.due <= now

    @property
    def now(self) -> list[Job]:
        """The jobs of the next transaction."""
        return self.jobs[:1] if self.alone else self.jobs

    def be_patient(self) -> bool:
        """Put off until the files are quiet; False when that has lasted long enough."""
        now = time.monotonic()
        self.patient_until = self.patient_until or now + PATIENCE
        self.due = now + 2 * _PAUSE
        return now < self.patient_until

    def come_again(self, *, soon: bool, counts: bool = True) -> None:
        """A next try; one that goes on with what is left to do counts as none."""
        self.tries = self.tries + 1 if counts else 0
        self.due = 0.0 if soon else time.monotonic() + self.tries * _PAUSE


class Turns(dict[str, Turn]):
    """Who waits, by user."""

    def take(self, job: Job) -> None:
        turn = self.setdefault(job.user_id, Turn(job.user_id))
        if not job.lazy:
            self.hurry()
        elif not turn.jobs:
            turn.due = turn.lingers_until = job.since + LINGER
        turn.jobs.append(job)

    def due(self, now: float) -> list[Turn]:
        return [turn for turn in self.values() if turn.is_due(now)]

    def hurry(self) -> None:
        """What nobody waits for lingers no more: it goes with what somebody waits for."""
        for turn in self.values():
            if turn.due == turn.lingers_until:
                turn.due = 0.0


def _not_shown_yet(result: Any, why: str) -> Any:
    if isinstance(result, list):
        return [_not_shown_yet(one, why) for one in result]
    if isinstance(result, Erasable):
        return replace(result, receipt=_not_shown_yet(result.receipt, why))
    if not isinstance(result, Receipt):
        return result
    said = f"{result.reason}; " if result.reason else ""
    remains = (*result.remains, why) if result.status is Status.DELETED else result.remains
    return replace(result, reason=f"{said}{why}", remains=remains)

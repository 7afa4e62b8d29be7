"""The one thread that writes. Calls that wait together share a transaction, so a crowd pays for few commits.

Every call is answered only after its rows are committed and its documents published. A call that fails takes its
transaction with it, and the others run again, each on its own.
"""

import threading
import time
from collections.abc import Callable, Iterable
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import suppress
from contextvars import Context, copy_context
from dataclasses import dataclass, field, replace
from datetime import datetime
from queue import Empty, SimpleQueue
from typing import Any

from sqlalchemy import bindparam, update

from stores import schema
from stores.database import Database
from stores.documents.files import storage_errors
from stores.documents.pages import Page
from stores.documents.publisher import Publisher
from stores.documents.swaps import Prepared
from stores.eras import outdated
from stores.erasure import Erasable
from stores.errors import StorageFailed
from stores.ledger import Candidates, Ledger
from stores.ownership import act_for_everybody
from stores.recall import Recalled
from stores.records import Receipt, Status
from stores.settings import Settings

Work = Callable[[Ledger], Any]
_c = schema.documents.c
_MARK = (
    update(schema.documents)
    .where(_c.user_id == bindparam("user"), _c.name == bindparam("doc"))
    .values(published=_c.current, pending=False)
)
_UNWRITTEN = "the file could not be written now and follows when the disk allows"
_CROWD = 128
_TRIES = 8
_PAUSE = 0.005
"""Seconds; each further try for a file that a person is at waits one longer."""


@dataclass
class Job:
    """A call waiting for its turn."""

    user_id: str
    work: Work
    apart: bool = False
    """It touches neither memories nor documents, so the files need no look."""
    lazy: bool = False
    """It does no harm if it is lost with the power."""
    context: Context = field(default_factory=copy_context)
    """That of the caller: what is in force there is in force on the writer's thread."""
    future: Future[Any] = field(default_factory=Future)
    result: Any = None
    error: BaseException | None = None

    committed: bool = False
    shown: bool = False

    def run(self, ledger: Ledger) -> None:
        self.error = outdated(self.context, ledger.user)
        if self.error is None:
            self.result = self.context.run(self.work, ledger)

    def answer(self) -> None:
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result if self.shown else _not_shown_yet(self.result))


class Writer:
    """Carries out jobs in order of arrival; jobs of one user see each other's effects."""

    def __init__(
        self,
        database: Database,
        publisher: Publisher,
        settings: Settings,
        clock: Callable[[], datetime],
        candidates: Candidates,
    ) -> None:
        self._database = database
        self._publisher = publisher
        self._settings = settings
        self._clock = clock
        self._candidates = candidates
        self.recalled = Recalled()
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._disk_pool = ThreadPoolExecutor(8, thread_name_prefix="memory-files")
        self._thread = threading.Thread(target=self._loop, name="memory-writer", daemon=True)
        self._thread.start()

    def submit(self, user_id: str, work: Work, *, apart: bool = False, lazy: bool = False) -> Future[Any]:
        job = Job(user_id, work, apart, lazy)
        self._queue.put(job)
        return job.future

    def close(self) -> None:
        """Finish what waits, then stop."""
        self._queue.put(None)
        self._thread.join()
        self._disk_pool.shutdown()

    def _loop(self) -> None:
        while True:
            jobs, last = self._next()
            if jobs:
                self._carry_out(jobs)
                self._database.scrub_again()
            if last:
                return

    def _next(self) -> tuple[list[Job], bool]:
        first = self._queue.get()
        if first is None:
            return [], True
        jobs = [first]
        while len(jobs) < _CROWD:
            try:
                job = self._queue.get_nowait()
            except Empty:
                break
            if job is None:
                return _started(jobs), True
            jobs.append(job)
        return _started(jobs), False

    def _carry_out(self, jobs: list[Job]) -> None:
        try:
            self._together(jobs)
        except Exception as error:  # goes to the caller whose work it was; the thread lives on
            left = [job for job in jobs if not job.committed]
            if len(jobs) == 1:
                for job in left:
                    job.error = error
            else:
                # One of them spoiled the transaction: each gets its own. What is committed never runs again.
                for job in left:
                    self._carry_out([job])
                jobs = [job for job in jobs if job not in left]
        for job in jobs:
            job.answer()

    def _together(self, jobs: list[Job]) -> None:
        # Users in one order everywhere: two processes never wait for each other's rows in a ring.
        waiting: dict[str, list[Job]] = {user_id: [] for user_id in sorted({job.user_id for job in jobs})}
        for job in jobs:
            waiting[job.user_id].append(job)
        writing = [user_id for user_id, jobs in waiting.items() if not self._are_apart(user_id, jobs)]
        with storage_errors(), self._publisher.lock(writing):
            for turn in range(_TRIES):
                if turn:
                    time.sleep(turn * _PAUSE)
                waiting = self._attempt(waiting)
                if not waiting:
                    return
        if any(not job.committed for job in jobs):
            raise StorageFailed("the user's files are changing all the time; nothing was changed. Try again.")

    def _attempt(self, waiting: dict[str, list[Job]]) -> dict[str, list[Job]]:
        """One transaction and its publication; the users whose files a person changed meanwhile come again."""
        prepared: dict[str, list[Prepared]] = {}
        pages: dict[str, dict[str, Page]] = {}
        ran: list[Job] = []
        try:
            with self._database.writing(lazy=self._are_lazy(waiting)) as connection:
                for user_id, jobs in waiting.items():
                    ledger = Ledger.open(
                        connection,
                        user_id,
                        settings=self._settings,
                        now=self._clock(),
                        candidates=self._candidates,
                    )
                    ran += self._run(ledger, jobs)
                    pages[user_id] = ledger.pages.to_publish()
                self._prepare_all(pages, prepared)
        except BaseException:
            for user_id in waiting:
                self._publisher.forget_known(user_id)
                with suppress(OSError):
                    self._publisher.discard(prepared.get(user_id, []))
            raise
        for job in ran:
            job.committed = True
        return self._publish_all(waiting, prepared)

    def _run(self, ledger: Ledger, jobs: list[Job]) -> list[Job]:
        """A person's edit is a transaction of its own: the jobs then find it in the tables, and come again."""
        if not self._are_apart(ledger.user.id, jobs):
            self._publisher.settle(ledger)
            self.recalled.write(ledger)
        ready = [job for job in jobs if not job.committed and not ledger.batches]
        for job in ready:
            job.run(ledger)
        ledger.flush()
        return ready

    def _are_apart(self, user_id: str, jobs: list[Job]) -> bool:
        """Whether nothing here concerns the files; those of a user we have not met are made by their first job."""
        return all(job.apart for job in jobs) and self._publisher.has_met(user_id)

    def _are_lazy(self, waiting: dict[str, list[Job]]) -> bool:
        apart = all(self._are_apart(user_id, jobs) for user_id, jobs in waiting.items())
        return apart and all(job.lazy for jobs in waiting.values() for job in jobs)

    def _prepare_all(self, pages: dict[str, dict[str, Page]], prepared: dict[str, list[Prepared]]) -> None:
        """Put the texts beside their files, a crowd's side by side. What is there is known even when one fails."""

        def prepare(user_id: str) -> None:
            prepared[user_id] = self._publisher.prepare(user_id, pages[user_id])

        if len(pages) == 1:
            return prepare(*pages)
        begun = [self._disk_pool.submit(prepare, user_id) for user_id in pages]
        wait(begun)
        for one in begun:
            one.result()
        return None

    def _publish_all(self, waiting: dict[str, list[Job]], prepared: dict[str, list[Prepared]]) -> dict[str, list[Job]]:
        """After the commit: nothing that fails from here on takes it back, the next access goes on with it."""
        published = dict(zip(prepared, self._each(self._publish, prepared), strict=True))
        self._mark([{"user": user_id, "doc": name} for user_id, names in published.items() for name in names or ()])
        again: dict[str, list[Job]] = {}
        for user_id, jobs in waiting.items():
            names = published[user_id]
            done = names is not None and len(names) == len(prepared[user_id])
            for job in jobs:
                job.shown = done
            refused = names is None
            finished = (done or refused) and not self._publisher.is_waiting(user_id)
            if not finished or not all(job.committed for job in jobs):
                again[user_id] = jobs
        return again

    def _each(self, work: Callable[[str, list[Prepared]], Any], busy: dict[str, list[Prepared]]) -> Iterable[Any]:
        """One user's files on this thread, a crowd's side by side: syncs of several files cost little more than one."""
        spread = map if sum(map(bool, busy.values())) <= 1 else self._disk_pool.map
        return spread(work, busy, busy.values())

    def _publish(self, user_id: str, texts: list[Prepared]) -> list[str] | None:
        """The names published; None where the disk refused: the text is committed and follows at the next access."""
        try:
            return self._publisher.publish(user_id, texts)
        except (OSError, StorageFailed):
            self._publisher.forget_known(user_id)
            return None

    def _mark(self, published: list[dict[str, str]]) -> None:
        """Record that the disk holds the current texts: a later difference is then a person's."""
        if published:
            with suppress(StorageFailed), self._database.writing(lazy=True) as connection:
                act_for_everybody(connection)
                connection.execute(_MARK, published)


def _started(jobs: list[Job]) -> list[Job]:
    """Leave out what its caller has given up before we began."""
    return [job for job in jobs if job.future.set_running_or_notify_cancel()]


def _not_shown_yet(result: Any) -> Any:
    if isinstance(result, list):
        return [_not_shown_yet(one) for one in result]
    if isinstance(result, Erasable):
        return replace(result, receipt=_not_shown_yet(result.receipt))
    if not isinstance(result, Receipt):
        return result
    said = f"{result.reason}; " if result.reason else ""
    remains = (*result.remains, _UNWRITTEN) if result.status is Status.DELETED else result.remains
    return replace(result, reason=f"{said}{_UNWRITTEN}", remains=remains)

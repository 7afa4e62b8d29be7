"""The one thread that writes. Calls that wait together share a transaction, so a crowd pays for few commits.

Every call is answered only after its rows are committed and its documents published. A call that fails leaves the
others alone: nothing reaches a table before its ledger is flushed.
"""

import threading
from collections.abc import Callable, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from datetime import datetime
from queue import Empty, SimpleQueue
from typing import Any

from sqlalchemy import bindparam, update

from stores import schema
from stores.database import Database
from stores.errors import StorageFailed
from stores.ledger import Candidates, Ledger
from stores.publisher import Prepared, Publisher
from stores.records import Receipt
from stores.settings import Settings

Work = Callable[[Ledger], Any]
_c = schema.documents.c
_MARK = (
    update(schema.documents)
    .where(_c.user_id == bindparam("user"), _c.name == bindparam("doc"))
    .values(published=_c.current, pending=False)
)
_CROWD = 128
_TRIES = 20


@dataclass
class Job:
    """A call waiting for its turn."""

    user_id: str
    work: Work
    future: Future[Any] = field(default_factory=Future)
    result: Any = None
    error: BaseException | None = None

    def run(self, ledger: Ledger) -> None:
        try:
            self.result = self.work(ledger)
        except Exception as error:  # the caller gets it; the others in this transaction go on
            self.error = error

    def answer(self) -> None:
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


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
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._disk_pool = ThreadPoolExecutor(8, thread_name_prefix="memory-files")
        self._thread = threading.Thread(target=self._loop, name="memory-writer", daemon=True)
        self._thread.start()

    def submit(self, user_id: str, work: Work) -> Future[Any]:
        job = Job(user_id, work)
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
        except Exception as error:
            if len(jobs) == 1:
                jobs[0].error = _as_storage_error(error)
            else:
                # One of them spoiled the transaction: each gets its own.
                for job in jobs:
                    job.result = job.error = None
                    self._carry_out([job])
                return
        for job in jobs:
            job.answer()

    def _together(self, jobs: list[Job]) -> None:
        waiting: dict[str, list[Job]] = {}
        for job in jobs:
            waiting.setdefault(job.user_id, []).append(job)
        with self._publisher.lock(waiting):
            for _ in range(_TRIES):
                waiting = self._attempt(waiting)
                if not waiting:
                    return

    def _attempt(self, waiting: dict[str, list[Job]]) -> dict[str, list[Job]]:
        """One transaction and its publication; the users whose files a person changed meanwhile come again."""
        prepared: dict[str, list[Prepared]] = {}
        try:
            with self._database.writing() as connection:
                for user_id, jobs in waiting.items():
                    ledger = Ledger.open(
                        connection,
                        user_id,
                        settings=self._settings,
                        now=self._clock(),
                        candidates=self._candidates,
                    )
                    self._publisher.settle(ledger)
                    for job in jobs:
                        job.run(ledger)
                    ledger.flush()
                    prepared[user_id] = []
                    prepared[user_id] = self._publisher.prepare(user_id, ledger.pages.to_publish())
        except BaseException:
            for user_id, texts in prepared.items():
                self._publisher.discard(texts)
                self._publisher.forget_known(user_id)
            raise
        busy = {user_id: texts for user_id, texts in prepared.items() if texts}
        published = dict(zip(busy, self._each(self._publish, busy), strict=True))
        marked = [{"user": user_id, "doc": name} for user_id, names in published.items() for name in names or ()]
        if marked:
            self._mark(marked)
        for user_id in (user_id for user_id, names in published.items() if names is None):
            for job in waiting[user_id]:
                job.result = _not_shown_yet(job.result)
        return {
            user_id: []
            for user_id, names in published.items()
            if names is not None and len(names) < len(busy[user_id])
        }

    def _each(self, work: Callable[[str, list[Prepared]], Any], busy: dict[str, list[Prepared]]) -> Iterable[Any]:
        """One user's files on this thread, a crowd's side by side: syncs of several files cost little more than one."""
        spread = map if len(busy) == 1 else self._disk_pool.map
        return spread(work, busy, busy.values())

    def _publish(self, user_id: str, texts: list[Prepared]) -> list[str] | None:
        """The names published; None where the disk refused: the text is committed and follows at the next access."""
        try:
            return self._publisher.publish(user_id, texts)
        except OSError:
            self._publisher.forget_known(user_id)
            return None

    def _mark(self, published: list[dict[str, str]]) -> None:
        """Record that the disk holds the current texts: a later difference is then a person's."""
        with self._database.writing(lazy=True) as connection:
            connection.execute(_MARK, published)


def _started(jobs: list[Job]) -> list[Job]:
    """Leave out what its caller has given up before we began."""
    return [job for job in jobs if job.future.set_running_or_notify_cancel()]


def _not_shown_yet(result: Any) -> Any:
    if not isinstance(result, Receipt):
        return result
    said = f"{result.reason}; " if result.reason else ""
    return replace(result, reason=f"{said}the file could not be written now and follows when the disk allows")


def _as_storage_error(error: Exception) -> Exception:
    if isinstance(error, OSError):
        return StorageFailed(
            f"the disk refused ({error.strerror or type(error).__name__}); nothing was changed. "
            "Free space or mend permissions of the data folder, then try again."
        )
    return error

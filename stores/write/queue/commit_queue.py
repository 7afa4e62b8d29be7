"""The one thread that writes. Calls that wait together share a transaction, so a crowd pays for few commits.

Every call is answered only after its rows are committed and its documents published. A call that fails takes its
transaction with it, and the others run again, each on its own.
"""

import threading
import time
from collections.abc import Callable, Iterable
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import suppress
from datetime import datetime
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import Connection

from stores.database.connection import Database
from stores.database.users import NOBODY, User, lock_user, look_up_user
from stores.disk import nameless
from stores.disk.files import storage_errors
from stores.documents.files.atomic_swap import Prepared
from stores.documents.files.inspection import Look
from stores.documents.publisher import Publisher
from stores.documents.records import Page, ParsedDocuments, mark_published, pages_of
from stores.errors import StorageFailed
from stores.records import Memory
from stores.settings import Settings
from stores.write import take_in_edits
from stores.write.queue.courtesy import Courtesy
from stores.write.queue.jobs import TRIES, UNWRITTEN, Ahead, Job, Turn, Turns, Work
from stores.write.queue.waiting import Waiting
from stores.write.recall_log import Recalled
from stores.write.rows.first_statement import Opened, open_user
from stores.write.rows.reads import Candidates
from stores.write.seen_files import bring_in_line
from stores.write.unit_of_work import UnitOfWork

S = TypeVar("S")
T = TypeVar("T")
_CROWD = 128
_CHANGING = "the user's files are changing all the time; nothing was changed. Try again."


class CommitQueue:
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
        self.parsed = ParsedDocuments()
        self.learn: Callable[[User, list[Memory], dict[str, Memory | None]], None] = lambda user, memories, before: None
        """Told what was committed as the newest revision of a user."""
        self._waiting = Waiting()
        self._turns = Turns()
        self._disk_pool = ThreadPoolExecutor(8, thread_name_prefix="memory-files")
        self.courtesy = Courtesy()
        self._thread = threading.Thread(target=self._loop, name="memory-writer", daemon=True)
        self._thread.start()

    def submit(self, user_id: str, work: Work, *, apart: bool = False, lazy: bool = False) -> Future[Any]:
        job = Job(user_id, work, apart, lazy)
        self._waiting.put(job)
        return job.future

    def close(self) -> None:
        """Finish what waits, then stop."""
        self._waiting.end()
        self._thread.join()
        self._disk_pool.shutdown()

    def _loop(self) -> None:
        last = False
        while not last or self._turns:
            last = self._collect(last) or last
            due = self._turns.due(time.monotonic())
            together = [turn for turn in due if not turn.alone]
            for turns in ([together] if together else []) + [[turn] for turn in due if turn.alone]:
                with self.courtesy.writing():
                    self._carry_out(turns)
                    self._database.scrub_again()
                nameless.free(self._disk_pool)

    def _collect(self, last: bool) -> bool:
        """Take in what was submitted, at most a crowd; wait for it only while nobody's turn is due."""
        due = min((turn.due for turn in self._turns.values()), default=None)
        patience = None if due is None else max(0.0, due - time.monotonic())
        if last:
            time.sleep(patience or 0.0)
            return True
        for job in self._waiting.take(_CROWD, patience):
            if job is None:
                self._turns.hurry()
                return True
            # Left out is what its caller has given up before we began.
            if job.future.set_running_or_notify_cancel():
                self._turns.take(job)
        return False

    def _carry_out(self, turns: list[Turn]) -> None:
        try:
            self._together(turns)
        except Exception as error:  # goes to the caller whose work it was; the thread lives on
            for turn in turns:
                # One job spoiled the transaction: each gets its own. What is committed never runs again.
                if len(turns) == 1 and len(turn.now) == 1:
                    turn.now[0].error = None if turn.now[0].committed else error
                    self._answer(turn, turn.now)
                else:
                    self._answer(turn, [job for job in turn.now if job.committed])
                    turn.alone, turn.due = True, 0.0

    def _answer(self, turn: Turn, jobs: list[Job]) -> None:
        for job in jobs:
            job.answer()
        turn.jobs = [job for job in turn.jobs if job not in jobs]
        turn.tries, turn.patient_until, turn.thorough = 0, 0.0, False
        if not turn.jobs:
            del self._turns[turn.user_id]

    def _together(self, turns: list[Turn]) -> None:
        """One transaction and its publication, for the users whose files are ready."""
        # Users in one order everywhere: two processes never wait for each other's rows in a ring.
        turns = sorted(turns, key=lambda turn: turn.user_id)
        writing = [turn for turn in turns if not self._are_apart(turn)]
        if not writing:
            return self._rows_only(turns)
        with storage_errors(), self._publisher.lock([turn.user_id for turn in writing]):
            looks = dict(zip([turn.user_id for turn in writing], self._each(self._look, writing), strict=True))
            ready = [turn for turn in turns if not self._is_put_off(turn, looks.get(turn.user_id))]
            if ready:
                self._attempt(ready, looks)
        return None

    def _rows_only(self, turns: list[Turn]) -> None:
        """Work that concerns no files is done with its commit."""
        with self._database.writing(lazy=all(self._is_lazy(turn) for turn in turns)) as connection:
            for turn in turns:
                unit = self._unit(connection, Opened(lock_user(connection, turn.user_id)), read=False)
                for job in turn.now:
                    if not job.committed:
                        job.run(unit)
                unit.flush()
        for turn in turns:
            for job in turn.now:
                job.committed, job.unshown = True, ""
            self._answer(turn, turn.now)

    def _look(self, turn: Turn) -> Look:
        if turn.reading is not None:
            turn.ahead = turn.reading.result()
            turn.reading = None
        return self._publisher.look(turn.user_id, self._pages_of, thorough=turn.thorough)

    def _pages_of(self, user_id: str, names: Iterable[str] | None) -> dict[str, Page]:
        with self._database.reading(user_id) as connection:
            return pages_of(connection, user_id, names)

    def _is_put_off(self, turn: Turn, look: Look | None) -> bool:
        if look is None:
            return False
        if look.to_read:
            if turn.tries >= TRIES:
                raise StorageFailed(_CHANGING)
            turn.come_again(soon=False)
            turn.reading = self._disk_pool.submit(self._read_ahead, turn.user_id, look)
            return True
        return look.unsettled and turn.be_patient()

    def _read_ahead(self, user_id: str, look: Look) -> Ahead | None:
        """Read the user's long edits on another thread, and work out what the first of them does to the rows."""
        give_way = self.courtesy.give_way()
        sights = look.read(give_way)
        sight = next((one for one in sights if one.edit is not None), None)
        if sight is None or sight.edit is None:
            return None
        with self._database.reading(user_id) as connection:
            unit = self._unit(connection, Opened(look_up_user(connection, user_id)), read=False)
            unit.give_way = give_way
            take_in_edits.take_in(unit, sight.name, sight.edit)
            unit.prepare()
        return Ahead(sight.edit, unit)

    def _unit(self, connection: Connection, opened: Opened, *, read: bool = True) -> UnitOfWork:
        return UnitOfWork(
            connection, opened.user, settings=self._settings, now=self._clock(), candidates=self._candidates,
            pages=opened.pages if read else None, parsed=self.parsed, forgot=opened.forgot,
        )  # fmt: skip

    def _attempt(self, turns: list[Turn], looks: dict[str, Look]) -> None:
        prepared: dict[str, list[Prepared]] = {}
        pages: dict[str, dict[str, Page]] = {}
        ran: list[Job] = []
        units: list[UnitOfWork] = []
        try:
            with self._database.writing(lazy=all(self._is_lazy(turn) for turn in turns)) as connection:
                for turn in turns:
                    unit = self._unit(connection, open_user(connection, turn.user_id))
                    units.append(unit)
                    ran += self._run(unit, turn, looks)
                    pages[turn.user_id] = unit.pages.to_publish()
                self._prepare_all(pages, looks, prepared)
        except BaseException:
            for turn in turns:
                self._publisher.forget_known(turn.user_id)
                with suppress(OSError):
                    self._publisher.discard(prepared.get(turn.user_id, []))
            raise
        for job in ran:
            job.committed = True
        for unit in units:
            if unit.flushed:
                self.learn(unit.user, unit.flushed, unit.replaced)
        self._publish_all(turns, looks, pages, prepared)

    def _run(self, unit: UnitOfWork, turn: Turn, looks: dict[str, Look]) -> list[Job]:
        """A person's edit is a transaction of its own: the jobs then find it in the tables, and come again."""
        if turn.user_id in looks:
            turn.thorough = not self._bring_in_line(unit, looks, turn.ahead)
            turn.ahead = None
            if turn.thorough:
                return []
            self.recalled.write(unit)
        ready = [job for job in turn.now if not job.committed and not unit.batches]
        for job in ready:
            job.run(unit)
        unit.flush()
        return ready

    def _bring_in_line(self, unit: UnitOfWork, looks: dict[str, Look], ahead: Ahead | None) -> bool:
        """Where another machine was faster we look again: the user is locked by now, and nobody overtakes us twice."""
        user_id = unit.user.id
        if bring_in_line(unit, looks[user_id], ahead):
            return True
        again = self._publisher.look(user_id, partial(pages_of, unit.connection), thorough=True)
        if not (again.to_read or again.unsettled) and bring_in_line(unit, again):
            looks[user_id] = again
            return True
        del looks[user_id]  # what was seen is not dealt with, and must not count as known
        return False

    def _are_apart(self, turn: Turn) -> bool:
        """Whether nothing here concerns the files; those of a user we have not met are made by their first job."""
        met = turn.user_id == NOBODY or self._publisher.has_met(turn.user_id)
        return met and all(job.apart for job in turn.now)

    def _is_lazy(self, turn: Turn) -> bool:
        return self._are_apart(turn) and all(job.lazy for job in turn.now)

    def _prepare_all(
        self, pages: dict[str, dict[str, Page]], looks: dict[str, Look], prepared: dict[str, list[Prepared]]
    ) -> None:
        """Put the texts beside their files, a crowd's side by side. What is there is known even when one fails."""

        def prepare(user_id: str) -> None:
            held = looks[user_id].held if user_id in looks else set[str]()
            prepared[user_id] = self._publisher.prepare(user_id, pages[user_id], held)

        if len(pages) == 1:
            return prepare(*pages)
        begun = [self._disk_pool.submit(prepare, user_id) for user_id in pages]
        wait(begun)
        for one in begun:
            one.result()
        return None

    def _publish_all(
        self,
        turns: list[Turn],
        looks: dict[str, Look],
        pages: dict[str, dict[str, Page]],
        prepared: dict[str, list[Prepared]],
    ) -> None:
        """After the commit: nothing that fails from here on takes it back, the next access goes on with it."""
        for user_id, look in looks.items():
            if user_id in pages:
                self._publisher.settled(user_id, look, pages[user_id])
        busy = [user_id for user_id, texts in prepared.items() if texts]
        published = dict(
            zip(busy, self._each(lambda user_id: self._publish(user_id, prepared[user_id]), busy), strict=True)
        )
        self._mark([self._publisher.mark(user_id, name) for user_id in busy for name in published[user_id] or ()])
        for turn in turns:
            names = published.get(turn.user_id, [])
            self._conclude(turn, looks.get(turn.user_id) or Look(), names, len(pages[turn.user_id]))

    def _conclude(self, turn: Turn, look: Look, names: list[str] | None, wanted: int) -> None:
        """Answer the jobs, or let the user come again where a person was at a file in this very moment."""
        jobs = turn.now
        shown = names is not None and len(names) == wanted
        tried = shown or names is None or len(names) == wanted - len(look.held)
        for job in jobs:
            job.unshown = "" if shown else look.why_held() or UNWRITTEN
        committed = all(job.committed for job in jobs)
        if committed and tried and not (look.waiting or look.more):
            self._answer(turn, jobs)
            return
        turn.come_again(soon=tried, counts=not look.more)
        if turn.tries >= TRIES:
            for job in jobs:
                if not job.committed:
                    job.error = StorageFailed(_CHANGING)
            self._answer(turn, jobs)

    def _each(self, work: Callable[[S], T], items: list[S]) -> Iterable[T]:
        """One user's files on this thread, a crowd's side by side: syncs of several files cost little more than one."""
        return map(work, items) if len(items) <= 1 else self._disk_pool.map(work, items)

    def _publish(self, user_id: str, texts: list[Prepared]) -> list[str] | None:
        """The names published; None where the disk refused: the text is committed and follows at the next access."""
        try:
            return self._publisher.publish(user_id, texts)
        except (OSError, StorageFailed):
            self._publisher.forget_known(user_id)
            return None

    def _mark(self, published: list[dict[str, Any]]) -> None:
        """Record that the disk holds the current texts: a later difference is then a person's."""
        if published:
            with suppress(StorageFailed), self._database.writing(lazy=True) as connection:
                mark_published(connection, published)

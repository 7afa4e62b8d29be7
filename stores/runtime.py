"""How calls run: writes on the writer's thread, reads on a few others, one hop each, so that a cancelled caller can
never stop one half-way. Holds what the store is made of, from open to close."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, suppress
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import Any, TypeVar, cast

from sqlalchemy import Connection, select

from language.meaning.mentions import Sayings
from stores.database import queries, schema
from stores.database.brief import BriefLooks, TakesLong
from stores.database.connection import Database
from stores.database.migrate import migrate
from stores.database.users import look_up_user
from stores.disk.erasure_list import list_of
from stores.disk.files import Disk
from stores.disk.modes import keep_folder_private
from stores.documents.files import versions
from stores.documents.files.copies import SEVERAL_MACHINES
from stores.documents.files.paths import check_user
from stores.documents.publisher import Publisher
from stores.errors import StorageFailed
from stores.log_levels import quiet_libraries
from stores.records import Receipt, Status, Viewer
from stores.search.apart import here, kept_elsewhere, told
from stores.search.index_cache import Indexes
from stores.search.profile_cache import Standing
from stores.settings import Settings
from stores.write import remember
from stores.write.checks.second_opinion import considered
from stores.write.erasure.erase import Erasable, would_clear
from stores.write.queue.commit_queue import CommitQueue
from stores.write.unit_of_work import UnitOfWork

_log = logging.getLogger(__name__)
T = TypeVar("T")
Clock = Callable[[], datetime]
_READERS = 4
_UNSETTLED = object()


class Runtime:
    """The database, the files, the indexes, and the threads that work on them."""

    def __init__(self, settings: Settings, clock: Clock, disk: Disk) -> None:
        quiet_libraries(settings)
        self.settings = settings
        self.clock = clock
        self.database = Database(settings.url, row_security=settings.postgres_row_security, pool=settings.postgres_pool)
        self.brief_looks = BriefLooks(self.database)
        self.publisher = Publisher.of(settings, disk)
        self.indexes = Indexes(settings)
        self.writer = CommitQueue(self.database, self.publisher, settings, clock, self.indexes.candidates)
        self.indexes.submit = self.writer.submit
        self.writer.learn = self.indexes.learn
        self.standing = Standing(self.indexes.rows)
        kept = self.indexes.drop, self.standing.drop, self.writer.parsed.drop, versions.let_go
        self.erased: list[Callable[[str], None]] = [*kept]
        """Who keeps words of users in memory, and lets go of them when told."""
        self.listed = list_of(settings.data_dir, settings.erasure_list)
        self._readers = ThreadPoolExecutor(_READERS, thread_name_prefix="memory-reader")

    async def write(self, user_id: str, work: Callable[[UnitOfWork], Any]) -> Any:
        """Run on the writer's thread; the answer comes after commit and publication."""
        check_user(user_id)
        return await asyncio.wrap_future(self.writer.submit(user_id, work))

    async def once(
        self, user_id: str, work: Callable[[UnitOfWork], Receipt], actor: str, call_id: str | None = None
    ) -> Receipt:
        """Carry out a verb as one batch. Where it takes a second opinion, that is asked for between two attempts."""

        async def attempt(verb: Callable[[UnitOfWork], Receipt]) -> Receipt:
            return cast(
                Receipt, await self.write(user_id, partial(remember.once, work=verb, actor=actor, call_id=call_id))
            )

        return await considered(work, attempt)

    async def write_rows_only(self, user_id: str, work: Callable[[UnitOfWork], Any]) -> Any:
        """The same for work that touches neither memories nor documents."""
        check_user(user_id)
        return await asyncio.wrap_future(self.writer.submit(user_id, work, apart=True))

    def write_later(self, user_id: str, work: Callable[[UnitOfWork], Any]) -> None:
        """Hand such work over without waiting: its caller makes sure of it later."""
        check_user(user_id)
        self.writer.submit(user_id, work, apart=True, lazy=True)

    async def read(self, user_id: str, viewer: Viewer, nothing: T, look: Callable[..., T], *, brief: bool = False) -> T:
        """Run a read of one user on committed rows, after taking in what they changed in their files. A `brief` one is
        done at once where what it needs is at hand."""
        check_user(user_id)
        seen = self._glance(user_id, viewer, nothing, look) if brief else _UNSETTLED
        if seen is _UNSETTLED:
            seen = await self.in_reader(self._look, user_id, viewer, nothing, look, here())
        if seen is not _UNSETTLED:
            return cast(T, seen)
        # A file that somebody is at keeps its own reader waiting, and none of the threads.
        await self._take_in(user_id)
        return cast(T, await self.in_reader(self._look, user_id, viewer, nothing, look, here(), True))

    def _look(
        self,
        user_id: str,
        viewer: Viewer,
        nothing: T,
        look: Callable[..., T],
        conversation_id: str | None,
        settled: bool = False,
    ) -> object:
        if not settled and not self._is_settled(user_id):
            return _UNSETTLED
        with self.database.reading(user_id) as connection:
            return self._shown(connection, user_id, viewer, nothing, look, conversation_id)

    def _glance(self, user_id: str, viewer: Viewer, nothing: T, look: Callable[..., T]) -> object:
        """The same on the event loop itself, where nobody has to be waited for and no file has changed."""
        if not self.indexes.is_at_hand(user_id):
            return _UNSETTLED
        with suppress(TakesLong, StorageFailed), self.brief_looks.looking() as connection:
            if self.publisher.unchanged(user_id):
                return self._shown(connection, user_id, viewer, nothing, look, here())
        return _UNSETTLED

    def _shown(
        self,
        connection: Connection,
        user_id: str,
        viewer: Viewer,
        nothing: T,
        look: Callable[..., T],
        conversation_id: str | None,
    ) -> T:
        user = look_up_user(connection, user_id)
        if not user.known or (viewer == "agent" and not (user.enabled and self.settings.enabled)):
            return nothing
        found = look(connection, user)
        if viewer != "agent":
            return found
        return told(found, kept_elsewhere(connection, user, conversation_id), nothing)

    async def read_rows(self, user_id: str, look: Callable[[Connection], T], *, brief: bool = False) -> T:
        """Run a read of one user's rows as they are; a `brief` one at once."""
        check_user(user_id)
        return await self._read_rows(look, partial(self.database.reading, user_id), brief)

    async def read_everyone(self, look: Callable[[Connection], T], *, brief: bool = False) -> T:
        """The same for a question that is about nobody in particular."""
        return await self._read_rows(look, self.database.reading_all, brief)

    async def _read_rows(
        self, look: Callable[[Connection], T], reading: Callable[[], AbstractContextManager[Connection]], brief: bool
    ) -> T:
        if brief:
            with suppress(TakesLong, StorageFailed), self.brief_looks.looking() as connection:
                return look(connection)
        return await self.in_reader(self._seen, look, reading)

    @staticmethod
    def _seen(look: Callable[[Connection], T], reading: Callable[[], AbstractContextManager[Connection]]) -> T:
        with reading() as connection:
            return look(connection)

    async def in_reader(self, work: Callable[..., T], *arguments: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, work, *arguments)

    async def catch_up(self, user_id: str) -> None:
        """Take in a person's edits before reading; the common case is a look at the files' signatures."""
        if not await self.in_reader(self._is_settled, user_id):
            await self._take_in(user_id)

    def _is_settled(self, user_id: str) -> bool:
        if self.publisher.unchanged(user_id):
            return True
        with self.database.reading(user_id) as connection:
            known = look_up_user(connection, user_id).known
            texts = queries.documents(connection, user_id)
        if self.publisher.agrees(user_id, texts) and (known or not texts):
            return True
        return not known and not self.publisher.has_files(user_id)

    async def _take_in(self, user_id: str) -> None:
        await asyncio.wrap_future(self.writer.submit(user_id, lambda unit: None))

    async def notices(self, user_id: str) -> list[str]:
        """What lies beside the user's files and waits for them to choose."""
        check_user(user_id)
        return await self.in_reader(self.publisher.notices, user_id)

    async def foresee(self, user_id: str, work: Callable[[UnitOfWork], T]) -> T:
        """What work on a user's memory would find; it must change nothing, and keeps nobody from writing."""
        check_user(user_id)
        await self.catch_up(user_id)
        return await self.in_reader(self._foreseen, user_id, work)

    async def foresee_erasure(self, user_id: str, work: Callable[[UnitOfWork], Erasable | None]) -> Erasable | None:
        """What erasing a memory would take and leave, also beside the files."""
        found = await self.foresee(user_id, work)
        return found and replace(found, receipt=await self._with_copies(user_id, found.receipt, found.sayings))

    async def foresee_clear(self, user_id: str) -> Receipt:
        """What erasing everything would take and leave, also beside the files."""
        return await self._with_copies(user_id, await self.foresee(user_id, would_clear))

    async def _with_copies(self, user_id: str, receipt: Receipt, sayings: Sayings | None = None) -> Receipt:
        copies, foreign = await self.in_reader(partial(self.publisher.tidy, user_id, sayings, only_look=True))
        return replace(receipt, removed=(*receipt.removed, *copies), remains=(*receipt.remains, *foreign))

    def _foreseen(self, user_id: str, work: Callable[[UnitOfWork], T]) -> T:
        with self.database.reading(user_id) as connection:
            user, candidates = look_up_user(connection, user_id), self.indexes.candidates
            unit = UnitOfWork(connection, user, settings=self.settings, now=self.clock(), candidates=candidates)
            unit.give_way = self.writer.courtesy.give_way()
            return work(unit)

    async def erase(self, user_id: str, work: Callable[[UnitOfWork], Receipt | Erasable]) -> Receipt:
        """An erasure, and after its commit what is kept outside the tables."""
        done = await self.write(user_id, work)
        await self.in_reader(self._list_erased, user_id, done)
        if isinstance(done, Erasable):
            return await self.in_reader(self.scrub, user_id, done.receipt, done.sayings)
        receipt: Receipt = done
        return await self.in_reader(self.scrub, user_id, receipt) if receipt.status is Status.DELETED else receipt

    def _list_erased(self, user_id: str, done: Receipt | Erasable) -> None:
        """A restored backup must not bring it back."""
        if isinstance(done, Erasable):
            self.listed.note_memory(done.memory_id)
        elif done.status is Status.DELETED:
            with self.database.reading(user_id) as connection:
                self.listed.note_user(user_id, look_up_user(connection, user_id).era)

    def scrub(self, user_id: str, receipt: Receipt, sayings: Sayings | None = None) -> Receipt:
        """After the commit: the index in memory, copies of ours beside the files, and the write-ahead log."""
        for let_go in self.erased:
            let_go(user_id)
        held = self.database.scrub()
        copies, foreign = self.publisher.tidy(user_id, sayings)
        left = (*receipt.remains, *foreign, *([held] if held else []))
        untold = "; ".join(one for one in left if one not in receipt.reason)
        reason = f"{receipt.reason}; left: {untold}" if untold else receipt.reason
        return replace(receipt, reason=reason, removed=(*receipt.removed, *copies), remains=left)

    def open(self) -> None:
        """Bring the schema up to date and finish what a kill interrupted."""
        keep_folder_private(self.settings.data_dir)
        if self.settings.has_copies:
            _log.warning(SEVERAL_MACHINES)
        migrate(self.database)
        pending = select(schema.documents.c.user_id).where(schema.documents.c.pending).distinct()
        with self.database.reading_all() as connection:
            interrupted = list(connection.execute(pending).scalars())
        for job in [self.writer.submit(user_id, lambda unit: None) for user_id in interrupted]:
            with suppress(StorageFailed):  # it stays pending: that user's next access tries again, and tells
                job.result()
        self.database.scrub()
        self.brief_looks.open()

    def close(self) -> None:
        self.writer.close()
        self._readers.shutdown()
        self.brief_looks.close()
        self.database.close()

"""The store: what is remembered of each user, explicit, audited, and theirs to read and edit.

    async with open_store(Settings()) as store:
        receipt = await store.write("ann", key="role", value="Backend engineer", category="work_context")

The surface is async; each call is one hop to a thread that runs synchronous code, so a cancelled caller can never
stop it half-way. `user_id` comes first everywhere; no call reads or touches another user's data.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import UTC, date, datetime
from functools import partial
from typing import Any, Literal, TypeVar

from sqlalchemy import Connection, select

from stores import erasure, exchange, history, indexes, reading, removal, schema, switches, verbs
from stores.activity import Activity
from stores.context import Context, assemble
from stores.conversations import Conversations
from stores.database import Database
from stores.draft import Draft
from stores.expiry import expire
from stores.files import Disk
from stores.full_text import search_full_text
from stores.indexes import Indexes
from stores.ledger import Ledger
from stores.migrate import migrate
from stores.pages import MEMORY_MD, daily_name
from stores.paths import check_user
from stores.publisher import Publisher
from stores.records import MESSAGE, Event, Evidence, Hit, Memory, Profile, Receipt, Status
from stores.runs import Runs
from stores.scratchpad import Scratchpad
from stores.search import Query, search
from stores.settings import Settings
from stores.undo import undo
from stores.users import User, look_up_user
from stores.writer import Writer

T = TypeVar("T")
Viewer = Literal["user", "agent"]
Clock = Callable[[], datetime]
_READERS = 4


class MemoryStore:
    """One audited memory of many users. Made by `open_store`."""

    def __init__(self, settings: Settings, *, clock: Clock, disk: Disk) -> None:
        self.settings = settings
        self._clock = clock
        self._database = Database(settings.url)
        self._publisher = Publisher.of(settings, disk)
        self._indexes = Indexes(settings)
        self._readers = ThreadPoolExecutor(_READERS, thread_name_prefix="memory-reader")
        self._writer = Writer(self._database, self._publisher, settings, clock, self._indexes.candidates)
        self._indexes.submit = self._writer.submit
        self.activity = Activity(self._do)
        self.conversations = Conversations(self._do, self._see)
        self.runs = Runs(self._do, self._see)
        self.scratchpad = Scratchpad(self._do, self._see)

    # -- remembering ----------------------------------------------------------------------------------------------

    async def write(
        self,
        user_id: str,
        *,
        key: str = "",
        value: str,
        category: str = "",
        kind: str = "memory",
        durability: str = "durable",
        source: str = "explicit",
        confidence: float = 1.0,
        author: str = "user",
        evidence: Evidence = (),
        details: Mapping[str, Any] | None = None,
        conversation_id: str | None = None,
        day: date | None = None,
        call_id: str | None = None,
        actor: str | None = None,
    ) -> Receipt:
        """Remember one statement. The receipt says what came of it; a replayed `call_id` writes once."""
        new = verbs.NewMemory(
            key, value, category, kind, durability, source, confidence, author, evidence, details or {},
            conversation_id, day,
        )  # fmt: skip
        return await self._verb(user_id, partial(verbs.write, new=new), actor or author, call_id)

    async def update(
        self,
        user_id: str,
        key: str,
        value: str,
        *,
        kind: str = "memory",
        category: str | None = None,
        confidence: float | None = None,
        reason: str = "",
        author: str = "user",
        evidence: Evidence = (),
        source: str | None = None,
        details: Mapping[str, Any] | None = None,
        call_id: str | None = None,
        actor: str | None = None,
    ) -> Receipt:
        """Give the memory with this key or id another value (and category, confidence)."""
        change = partial(
            verbs.update, key=key, value=value, kind=kind, category=category, confidence=confidence, reason=reason,
            author=author, evidence=evidence, source=source, details=details,
        )  # fmt: skip
        return await self._verb(user_id, change, actor or author, call_id)

    async def forget(
        self,
        user_id: str,
        key: str,
        *,
        kind: str = "memory",
        category: str | None = None,
        reason: str = "",
        erase: bool = False,
        call_id: str | None = None,
        actor: str = "user",
    ) -> Receipt:
        """Never find this memory again; `undo` can bring it back, unless it is erased."""
        if erase:
            return await self._erase(user_id, key, kind, category)
        work = partial(removal.forget, key=key, kind=kind, category=category, reason=reason)
        return await self._verb(user_id, work, actor, call_id)

    async def merge(
        self,
        user_id: str,
        ids: Sequence[str],
        value: str,
        *,
        confidence: float = 1.0,
        author: str = "user",
        evidence: Evidence = (),
        reason: str = "",
        call_id: str | None = None,
    ) -> Receipt:
        """Make one memory of several: the first takes the value, the others are forgotten."""
        work = partial(
            removal.merge, ids=list(ids), value=value, confidence=confidence, author=author, evidence=evidence,
            reason=reason,
        )  # fmt: skip
        return await self._verb(user_id, work, author, call_id)

    async def propose_removal(self, user_id: str, key: str, *, kind: str = "memory", reason: str = "") -> Receipt:
        """Record that a memory should go, for the user to confirm; nothing is removed."""
        return await self._verb(user_id, partial(removal.propose_removal, key=key, kind=kind, reason=reason), "nightly")

    @asynccontextmanager
    async def batch(self, user_id: str, *, actor: str = "user", dry_run: bool = False) -> AsyncIterator[Draft]:
        """The same verbs as one transaction and one unit of undo; nothing shows before the block ends."""
        check_user(user_id)
        await self._hop(self._settle, user_id)
        draft = Draft(user_id, actor, self._database, self._indexes, self.settings, self._clock, self._hop)
        yield draft
        if not dry_run:
            draft.receipts[:] = await self._do(user_id, draft.apply)

    # -- reading --------------------------------------------------------------------------------------------------

    async def search(
        self,
        user_id: str,
        query: str,
        *,
        limit: int = 5,
        category: str = "all",
        kinds: Sequence[str] | None = None,
        min_score: float | None = None,
        conversation_id: str | None = None,
        since: datetime | None = None,
        until: datetime | None = None,
        source: str | None = None,
        explain: bool = False,
        viewer: Viewer = "user",
    ) -> list[Hit]:
        """The memories that best answer a query, best first; none when none does."""
        wanted = Query(query, limit, category, kinds, min_score, conversation_id, since, until, source, explain)
        hits = await self._view(user_id, viewer, [], partial(self._search, wanted=wanted))
        if viewer == "agent":
            self._writer.recalled.note(user_id, (hit.id for hit in hits if hit.kind != MESSAGE))
        return hits

    async def read(
        self,
        user_id: str,
        *,
        category: str | None = None,
        kind: str | None = "memory",
        limit: int | None = 20,
        durability: str | None = None,
        archived: bool = True,
        viewer: Viewer = "user",
    ) -> list[Memory]:
        """The memories of a kind and category, newest first."""
        look = partial(
            reading.read, category=category, kind=kind, limit=limit, durability=durability, archived=archived,
            now=self._clock(),
        )  # fmt: skip
        return await self._view(user_id, viewer, [], look)

    async def get(self, user_id: str, key: str, *, kind: str = "memory", viewer: Viewer = "user") -> Memory | None:
        """One memory by key or id."""
        return await self._view(user_id, viewer, None, partial(reading.get, key=key, kind=kind))

    async def context(self, user_id: str, topic: str, max_tokens: int | None = None) -> Context:
        """What an agent should know before it speaks about a topic; empty for an unknown or paused user."""
        budget = self.settings.context_max_tokens if max_tokens is None else max_tokens
        return await self._view(
            user_id,
            "agent",
            Context(""),
            lambda connection, user: assemble(connection, user, self._indexes, topic, budget, self._clock()),
        )

    async def document(self, user_id: str, day: date | None = None) -> str | None:
        """The text of MEMORY.md, or of a daily note."""
        name = MEMORY_MD if day is None else daily_name(day)
        return await self._view(user_id, "user", None, partial(reading.document, name=name))

    async def save_document(self, user_id: str, text: str, *, day: date | None = None) -> Receipt:
        """A person's edit of a document made elsewhere than in the file; it wins as an edit in the file does."""
        return await self._verb(user_id, partial(switches.save_document, text=text, day=day), "file")

    async def history(self, user_id: str, key: str | None = None, kind: str | None = None) -> list[Event]:
        """Every change, oldest first."""
        return await self._view(user_id, "user", [], partial(history.events_of, key=key, kind=kind))

    # -- the user's own switches ----------------------------------------------------------------------------------

    async def profile(self, user_id: str) -> Profile:
        """The user's settings; an unknown user has the defaults."""
        check_user(user_id)
        user = await self._see(partial(look_up_user, user_id=user_id))
        return Profile(user_id, user.enabled and self.settings.enabled, user.timezone)

    async def set_timezone(self, user_id: str, timezone: str) -> None:
        """Days of this user begin and end in this IANA zone."""
        await self._do(user_id, partial(switches.set_timezone, timezone=timezone))

    async def pause(self, user_id: str) -> Receipt:
        """From now on nothing is written for the user, read for them by an agent, or extracted."""
        return await self._verb(user_id, partial(switches.switch, enabled=False), "user")

    async def resume(self, user_id: str) -> Receipt:
        return await self._verb(user_id, partial(switches.switch, enabled=True), "user")

    async def undo(self, user_id: str, batch: str | None = None) -> Receipt:
        """Take back the newest batch that changed a memory, or the named one."""
        receipt: Receipt = await self._do(user_id, partial(undo, batch=batch))
        return receipt

    async def clear(self, user_id: str) -> Receipt:
        """Erase everything known of the user, from every byte we hold."""
        receipt: Receipt = await self._do(user_id, erasure.clear)
        return await self._hop(self._scrub, user_id, receipt)

    async def prune(self, user_id: str) -> dict[str, int]:
        """Remove what has expired: daily notes as whole files, messages, interactions."""
        counts: dict[str, int] = await self._do(user_id, expire)
        return counts

    async def export(self, user_id: str) -> dict[str, Any]:
        """Everything known of the user, as plain JSON."""
        return await self._view(user_id, "user", exchange.nothing(user_id), exchange.export)

    async def load(self, user_id: str, data: Mapping[str, Any]) -> Receipt:
        """Take in an export; what is already known stays once."""
        parsed = exchange.parse(data)
        return await self._verb(user_id, partial(exchange.load, data=parsed), "import")

    async def users(self) -> list[str]:
        """The ids of all users."""
        query = select(schema.users.c.id).order_by(schema.users.c.id)
        return list(await self._see(lambda connection: list(connection.execute(query).scalars())))

    async def rebuild_index(self, user_id: str) -> dict[str, int]:
        """Build the user's search index from the rows; says how many entries it holds of each sort."""
        await self._do(user_id, indexes.discard)
        return await self._view(user_id, "user", {}, self._indexes.sizes)

    # -- how calls run --------------------------------------------------------------------------------------------

    async def _verb(
        self, user_id: str, work: Callable[[Ledger], Receipt], actor: str, call_id: str | None = None
    ) -> Receipt:
        receipt: Receipt = await self._do(user_id, partial(verbs.once, work=work, actor=actor, call_id=call_id))
        return receipt

    async def _do(self, user_id: str, work: Callable[[Ledger], Any]) -> Any:
        """Run on the writer's thread; the answer comes after commit and publication."""
        check_user(user_id)
        return await asyncio.wrap_future(self._writer.submit(user_id, work))

    async def _view(self, user_id: str, viewer: Viewer, nothing: T, look: Callable[..., T]) -> T:
        """Run a read of one user on committed rows, after taking in what they changed in their files."""
        check_user(user_id)
        return await self._hop(self._look, user_id, viewer, nothing, look)

    def _look(self, user_id: str, viewer: Viewer, nothing: T, look: Callable[..., T]) -> T:
        self._settle(user_id)
        with self._database.reading() as connection:
            user = look_up_user(connection, user_id)
            if not user.known or (viewer == "agent" and not (user.enabled and self.settings.enabled)):
                return nothing
            return look(connection, user)

    async def _see(self, look: Callable[[Connection], T]) -> T:
        return await self._hop(self._seen, look)

    def _seen(self, look: Callable[[Connection], T]) -> T:
        with self._database.reading() as connection:
            return look(connection)

    async def _hop(self, work: Callable[..., T], *arguments: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, work, *arguments)

    def _settle(self, user_id: str) -> None:
        """Take in a person's edits before reading; the common case is a look at the files' signatures."""
        if self._publisher.unchanged(user_id):
            return
        with self._database.reading() as connection:
            known = look_up_user(connection, user_id).known
            texts = reading.documents(connection, user_id)
        if self._publisher.agrees(user_id, texts) and (known or not texts):
            return
        if known or self._publisher.has_files(user_id):
            self._writer.submit(user_id, lambda ledger: None).result()

    def _search(self, connection: Connection, user: User, wanted: Query) -> list[Hit]:
        messages = wanted.kinds is not None and MESSAGE in wanted.kinds
        if self.settings.search == "tsvector" and not messages:
            return search_full_text(connection, user, wanted, self._clock())
        return search(connection, user, self._indexes, wanted, self._clock())

    async def _erase(self, user_id: str, key: str, kind: str, category: str | None) -> Receipt:
        receipt: Receipt = await self._do(user_id, partial(removal.erase, key=key, kind=kind, category=category))
        return await self._hop(self._scrub, user_id, receipt) if receipt.status is Status.DELETED else receipt

    def _scrub(self, user_id: str, receipt: Receipt) -> Receipt:
        """After the commit: the index in memory, files nobody names any more, and the write-ahead log."""
        self._indexes.drop(user_id)
        self._publisher.tidy(user_id)
        remains = self._database.scrub()
        return replace(receipt, reason=f"{receipt.reason}; {remains}") if remains else receipt

    # -- lifetime -------------------------------------------------------------------------------------------------

    def open(self) -> None:
        """Bring the schema up to date and finish what a kill interrupted."""
        migrate(self._database)
        pending = select(schema.documents.c.user_id).where(schema.documents.c.pending).distinct()
        with self._database.reading() as connection:
            interrupted = list(connection.execute(pending).scalars())
        for user_id in interrupted:
            self._writer.submit(user_id, lambda ledger: None).result()
        if interrupted:
            self._database.scrub()

    def close(self) -> None:
        self._writer.close()
        self._readers.shutdown()
        self._database.close()


@asynccontextmanager
async def open_store(
    settings: Settings | None = None, *, clock: Clock | None = None, disk: Disk | None = None
) -> AsyncIterator[MemoryStore]:
    """Open the store of these settings (by default those of the environment) for the length of the block."""
    store = await asyncio.to_thread(MemoryStore, settings or Settings(), clock=clock or _now, disk=disk or Disk())
    try:
        await asyncio.to_thread(store.open)
        yield store
    finally:
        await asyncio.to_thread(store.close)


def _now() -> datetime:
    return datetime.now(UTC)

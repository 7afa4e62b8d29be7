"""A batch being prepared: the store's verbs, answered at once, applied together at the end.

No lock and no transaction is held while the caller thinks (a model may be asked in between). Each verb is tried on
a unit of its own that is never flushed; at the end there is one real transaction. Where the verbs only added, and
nobody has written since, what was tried is taken over; else all of them run again, in order.
"""

import asyncio
import difflib
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import date
from functools import partial
from typing import TypeVar
from uuid import uuid4

from sqlalchemy import Connection

from stores.areas.review.review import proposals
from stores.changes import Change, NewMemory
from stores.database.queries import document, read
from stores.database.users import User, look_up_user
from stores.disk.encoding import decode
from stores.interface import MemoryVerbs
from stores.records import Event, Hit, Memory, Receipt, State, Viewer
from stores.runtime import Runtime
from stores.search.context import RecalledText, assemble
from stores.search.index.draft_index import DraftIndex
from stores.search.query import Query, search, search_in
from stores.write import forget, remember
from stores.write.checks.second_opinion import considered
from stores.write.prompt_stamp import current_prompt, prompted
from stores.write.unit_of_work import UnitOfWork
from stores.write.word_limit import archive_surplus

T = TypeVar("T")
Verb = Callable[[UnitOfWork], Receipt]
Also = Callable[[UnitOfWork, Sequence[Receipt]], object]
Guard = Callable[[UnitOfWork], Receipt | None]
Work = tuple[Verb, str | None]
"""A verb and the id of the call that asked for it."""


class Draft(MemoryVerbs):
    """The verbs of the store for one user; made by `store.batch`."""

    def __init__(self, user_id: str, actor: str, runtime: Runtime) -> None:
        self.user_id = user_id
        self.actor = actor
        self.batch = str(uuid4())
        self.receipts: list[Receipt] = []
        self._runtime = runtime
        self._verbs: list[Work] = []
        self._also: list[Also] = []
        self._unit: UnitOfWork | None = None
        self._tried_on: list[User] = []
        """The states of the user's records that verbs were tried on."""
        self._before: dict[str, str] = {}
        self._index = DraftIndex(runtime.indexes)
        self._turn = asyncio.Lock()

    async def change(
        self, user_id: str, wanted: Change, *, actor: str, call_id: str | None = None, unless: Guard | None = None
    ) -> Receipt:
        """As the store's, in the name of the batch's actor; not carried out where the guard answers."""

        async def attempt(verb: Verb) -> Receipt:
            return (await self._add(user_id, lambda unit: (unless and unless(unit)) or [(verb, call_id)]))[0]

        return await considered(partial(forget.carry_out, wanted=wanted), attempt)

    async def write_all(self, user_id: str, memories: Sequence[NewMemory]) -> list[Receipt]:
        """Several at once, in order."""
        return await self._add(user_id, lambda unit: [(partial(remember.write, new=new), None) for new in memories])

    async def find(self, user_id: str, wanted: Query, viewer: Viewer = "user") -> list[Hit]:
        """As the store's, with what this draft has changed."""
        return await self._look(user_id, viewer, [], partial(self._search, wanted=wanted))

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
        look = partial(self._read, category=category, kind=kind, limit=limit, durability=durability, archived=archived)
        return await self._look(user_id, viewer, [], look)

    async def write_beside(
        self, user_id: str, days: Sequence[date], made: Callable[[list[Memory]], Sequence[NewMemory]]
    ) -> list[Receipt]:
        """Write what is made of what stands in the daily notes of these days."""

        def work(unit: UnitOfWork) -> list[Work]:
            noted = [memory for day in days for memory in unit.daily(day) if memory.state is State.ACTIVE]
            return [(partial(remember.write, new=new), None) for new in made(noted)]

        return await self._add(user_id, work)

    async def get(self, user_id: str, key: str, *, kind: str = "memory", viewer: Viewer = "user") -> Memory | None:
        return await self._look(user_id, viewer, None, lambda unit: remember.locate(unit, key, kind))

    async def context(self, user_id: str, topic: str, max_tokens: int | None = None) -> RecalledText:
        """What was known when the draft began; what it has changed since is found by its search."""
        budget = self._runtime.settings.context_max_tokens if max_tokens is None else max_tokens
        return await self._look(user_id, "agent", RecalledText(""), partial(self._context, topic=topic, budget=budget))

    async def proposals(self, user_id: str) -> list[Event]:
        """What nights have put to the user before."""
        return await self._look(user_id, "user", [], lambda unit: proposals(unit.connection, unit.user))

    def also(self, work: Also) -> None:
        """Something to do in the same transaction, after the verbs and with what came of them; an error from it
        applies nothing."""
        self._also.append(work)

    @property
    def texts(self) -> dict[str, tuple[str, str]]:
        """The documents this draft would change: each as it is now, and as it would be."""
        changed = self._unit.pages.changed if self._unit else {}
        return {name: (self._before[name], decode(page.current or b"")) for name, page in changed.items()}

    def diff(self) -> str:
        """What this draft would change in the documents, as a unified diff."""
        return "".join(
            line
            for name, (now, then) in self.texts.items()
            for line in difflib.unified_diff(
                now.splitlines(keepends=True), then.splitlines(keepends=True), f"{name} (now)", f"{name} (then)"
            )
        )

    def apply(self, unit: UnitOfWork) -> list[Receipt]:
        """Run everything for real, as one batch."""
        # Others share the transaction: what was executed before an error is taken back here, not by it.
        with unit.connection.begin_nested(), unit.batch(self.actor, batch_id=self.batch):
            receipts = self._as_tried(unit) or self._again(unit)
            for work in self._also:
                work(unit, receipts)
        return [replace(receipt, batch=self.batch) for receipt in receipts]

    def _as_tried(self, unit: UnitOfWork) -> list[Receipt]:
        """What the verbs did when they were tried; nothing, where it may not be so any more."""
        if self._unit is None or len(self._tried_on) != 1:
            return []
        fresh = unit.add_tried(self._unit, self._tried_on[0])
        if fresh is None:
            return []
        return [
            replace(one, memory=fresh.get(one.memory.id, one.memory)) if one.memory else one for one in self.receipts
        ]

    def _again(self, unit: UnitOfWork) -> list[Receipt]:
        receipts = [remember.once(unit, work=verb, actor=self.actor, call_id=call) for verb, call in self._verbs]
        archive_surplus(unit)
        return receipts

    def _check(self, user_id: str) -> None:
        assert user_id == self.user_id, "a draft belongs to one user"

    async def _add(self, user_id: str, asked: Callable[[UnitOfWork], Receipt | Sequence[Work]]) -> list[Receipt]:
        """Try what is asked for, in one trip; a receipt in its place is the answer, and nothing was done."""
        self._check(user_id)
        trying = partial(self._try_all, asked=asked, stamp=current_prompt())
        async with self._turn:
            tried = await self._runtime.in_reader(self._on_unit, trying)
            if isinstance(tried, Receipt):
                return [tried]
            done = [(work, receipt) for work, receipt in tried if not receipt.asks]
            self._verbs += [work for work, _ in done]
            self.receipts += [receipt for _, receipt in done]
        return [receipt for _, receipt in tried]

    async def _look(self, user_id: str, viewer: Viewer, nothing: T, look: Callable[[UnitOfWork], T]) -> T:
        self._check(user_id)

        def allowed(unit: UnitOfWork) -> T:
            paused = not (unit.user.enabled and unit.settings.enabled)
            return nothing if viewer == "agent" and paused else look(unit)

        async with self._turn:
            return await self._runtime.in_reader(self._on_unit, allowed)

    def _on_unit(self, work: Callable[[UnitOfWork], T]) -> T:
        """Work on our unit, which reads through to what is committed now; a pause is noticed at once."""
        with self._runtime.database.reading(self.user_id) as connection:
            user = look_up_user(connection, self.user_id)
            if self._unit is None:
                self._unit = self._new_unit(connection, user)
            self._unit.read_through(connection)
            self._unit.user = user
            return work(self._unit)

    def _new_unit(self, connection: Connection, user: User) -> UnitOfWork:
        runtime = self._runtime
        return UnitOfWork(
            connection, user, settings=runtime.settings, now=runtime.clock(), candidates=runtime.indexes.candidates
        )

    def _try_all(
        self, unit: UnitOfWork, asked: Callable[[UnitOfWork], Receipt | Sequence[Work]], stamp: str
    ) -> Receipt | list[tuple[Work, Receipt]]:
        if isinstance(wanted := asked(unit), Receipt):
            return wanted
        if unit.user not in self._tried_on:
            self._tried_on.append(unit.user)
        work: list[Work] = [(partial(_under, stamp, verb), call_id) for verb, call_id in wanted]
        return [(one, self._try(unit, *one)) for one in work]

    def _try(self, unit: UnitOfWork, verb: Verb, call_id: str | None) -> Receipt:
        with unit.batch(self.actor, batch_id=self.batch):
            receipt = remember.once(unit, work=verb, actor=self.actor, call_id=call_id)
        for name in unit.pages.changed.keys() - self._before.keys():
            self._before[name] = document(unit.connection, unit.user, name=name) or ""
        return receipt

    def _search(self, unit: UnitOfWork, wanted: Query) -> list[Hit]:
        connection, user, written, now = unit.connection, unit.user, unit.written, self._runtime.clock()
        if not written:
            return search(connection, user, self._runtime.indexes, wanted, now)
        return search_in(self._index.of(connection, user, written), connection, user, wanted, now, written)

    def _read(
        self,
        unit: UnitOfWork,
        category: str | None,
        kind: str | None,
        limit: int | None,
        durability: str | None,
        archived: bool,
    ) -> list[Memory]:
        found = read(
            unit.connection, unit.user, category=category, kind=kind, limit=None, durability=durability,
            archived=archived, now=self._runtime.clock(),
        )  # fmt: skip
        fresh = {memory.id: memory for memory in unit.written}
        standing = [memory for memory in found if memory.id not in fresh]
        ours = [memory for memory in fresh.values() if _fits(memory, category, kind, durability, archived)]
        return [*reversed(ours), *standing][:limit]

    def _context(self, unit: UnitOfWork, topic: str, budget: int) -> RecalledText:
        runtime = self._runtime
        return assemble(unit.connection, unit.user, runtime.indexes, runtime.standing, topic, budget, runtime.clock())


def _under(stamp: str, verb: Verb, unit: UnitOfWork) -> Receipt:
    """The verb in the name of the prompt that was in charge when it was asked for."""
    with prompted(stamp):
        return verb(unit)


def _fits(memory: Memory, category: str | None, kind: str | None, durability: str | None, archived: bool) -> bool:
    return (
        memory.state is not State.FORGOTTEN
        and (archived or memory.state is State.ACTIVE)
        and kind in (None, memory.kind)
        and category in (None, "all", memory.category)
        and durability in (None, memory.durability)
    )

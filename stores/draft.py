"""A batch being prepared: the store's verbs, answered at once, applied together at the end.

No lock and no transaction is held while the caller thinks (a model may be asked in between). Each verb is tried on
a ledger of its own that is never flushed; at the end all of them run again, in order, in one real transaction.
"""

import difflib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import date, datetime
from functools import partial
from typing import Any

from stores import removal, verbs
from stores.context import Context, assemble
from stores.engine import Engine
from stores.ledger import Ledger
from stores.pages import Page, decode
from stores.prune import archive_surplus
from stores.reading import read
from stores.records import Evidence, Hit, Memory, Receipt
from stores.search import Query, search_with
from stores.users import look_up_user

Verb = Callable[[Ledger], Receipt]


class Draft:
    """The verbs of the store for one user; made by `store.batch`."""

    def __init__(self, user_id: str, actor: str, engine: Engine) -> None:
        self.user_id = user_id
        self.actor = actor
        self.receipts: list[Receipt] = []
        self._engine = engine
        self._verbs: list[tuple[Verb, str | None]] = []
        self._also: list[Callable[[Ledger], None]] = []
        self._ledger: Ledger | None = None
        self._before: dict[str, Page] = {}

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
        new = verbs.NewMemory(
            key, value, category, kind, durability, source, confidence, author, evidence, details or {},
            conversation_id, day,
        )  # fmt: skip
        return await self._add(user_id, partial(verbs.write, new=new), call_id)

    async def update(self, user_id: str, key: str, value: str, *, call_id: str | None = None, **more: Any) -> Receipt:
        more.pop("actor", None)
        return await self._add(user_id, partial(verbs.update, key=key, value=value, **more), call_id)

    async def forget(self, user_id: str, key: str, *, call_id: str | None = None, **more: Any) -> Receipt:
        more.pop("actor", None)
        return await self._add(user_id, partial(removal.forget, key=key, **more), call_id)

    async def propose_removal(self, user_id: str, key: str, *, kind: str = "memory", reason: str = "") -> Receipt:
        return await self._add(user_id, partial(removal.propose_removal, key=key, kind=kind, reason=reason), None)

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
        viewer: str = "user",
    ) -> list[Hit]:
        """As the store's search, with what this draft has changed."""
        self._check(user_id)
        wanted = Query(query, limit, category, kinds, min_score, conversation_id, since, until, source, explain)
        return list(await self._engine.hop(self._search, wanted))

    async def read(
        self,
        user_id: str,
        *,
        category: str | None = None,
        kind: str | None = "memory",
        limit: int | None = 20,
        viewer: str = "user",
    ) -> list[Memory]:
        self._check(user_id)
        return list(await self._engine.hop(self._read, category, kind, limit))

    async def context(self, user_id: str, topic: str, max_tokens: int | None = None) -> Context:
        """What was known when the draft began; what it has changed since is found by its search."""
        self._check(user_id)
        budget = self._engine.settings.context_max_tokens if max_tokens is None else max_tokens
        context: Context = await self._engine.hop(self._context, topic, budget)
        return context

    def _context(self, topic: str, budget: int) -> Context:
        with self._engine.database.reading() as connection:
            user = look_up_user(connection, self.user_id)
            return assemble(connection, user, self._engine.indexes, topic, budget, self._engine.clock())

    def also(self, work: Callable[[Ledger], None]) -> None:
        """Something to do in the same transaction, after the verbs; an error from it applies nothing."""
        self._also.append(work)

    def diff(self) -> str:
        """What this draft would change in the documents, as a unified diff."""
        if self._ledger is None:
            return ""
        pages = self._ledger.pages.changed
        return "".join(
            line
            for name, page in pages.items()
            for line in difflib.unified_diff(
                decode(self._before.get(name, Page()).current or b"").splitlines(keepends=True),
                decode(page.current or b"").splitlines(keepends=True),
                f"{name} (now)",
                f"{name} (then)",
            )
        )

    def apply(self, ledger: Ledger) -> list[Receipt]:
        """Run everything for real, as one batch."""
        receipts: list[Receipt] = []
        with ledger.batch(self.actor) as batch:
            for verb, call_id in self._verbs:
                receipts.append(verbs.once(ledger, work=verb, actor=self.actor, call_id=call_id))
            archive_surplus(ledger)
            for work in self._also:
                work(ledger)
        return [replace(receipt, batch=batch.id) for receipt in receipts]

    def _check(self, user_id: str) -> None:
        assert user_id == self.user_id, "a draft belongs to one user"

    async def _add(self, user_id: str, verb: Verb, call_id: str | None) -> Receipt:
        self._check(user_id)
        receipt: Receipt = await self._engine.hop(self._try, verb, call_id)
        self._verbs.append((verb, call_id))
        self.receipts.append(receipt)
        return receipt

    def _try(self, verb: Verb, call_id: str | None) -> Receipt:
        with self._engine.database.reading() as connection:
            ledger = self._on(connection)
            with ledger.batch(self.actor):
                return verbs.once(ledger, work=verb, actor=self.actor, call_id=call_id)

    def _search(self, wanted: Query) -> list[Hit]:
        with self._engine.database.reading() as connection:
            ledger = self._on(connection)
            return search_with(
                connection, ledger.user, self._engine.indexes, wanted, self._engine.clock(), ledger.written
            )

    def _read(self, category: str | None, kind: str | None, limit: int | None) -> list[Memory]:
        with self._engine.database.reading() as connection:
            ledger = self._on(connection)
            found = read(connection, ledger.user, category=category, kind=kind, limit=None, now=self._engine.clock())
            fresh = {memory.id: memory for memory in ledger.written}
            standing = [memory for memory in found if memory.id not in fresh]
            ours = [m for m in fresh.values() if _fits(m, category, kind)]
            return [*reversed(ours), *standing][:limit]

    def _on(self, connection: Any) -> Ledger:
        """Our ledger, reading through this connection."""
        if self._ledger is None:
            self._ledger = Ledger(
                connection,
                look_up_user(connection, self.user_id),
                settings=self._engine.settings,
                now=self._engine.clock(),
                candidates=self._engine.indexes.candidates,
            )
            self._before = {name: self._ledger.pages[name] for name in self._ledger.pages.names()}
        self._ledger.read_through(connection)
        return self._ledger


def _fits(memory: Memory, category: str | None, kind: str | None) -> bool:
    found = memory.state != "forgotten" and (kind is None or memory.kind == kind)
    return found and category in (None, "all", memory.category)

"""A LangGraph `BaseStore` on the database of the memory, for `store=` of any graph and for the LangGraph server.

Two worlds. The namespace `("memories", user)` is the user's real memory, with gate, audit and MEMORY.md; a refusal is a
`ValueError` that says why. Every other namespace holds plain items; those below `("users", user)` are that user's, and
go with them. A search ranks and does not filter: with a query all items of the namespace come, best first.
"""

import asyncio
from collections.abc import AsyncIterator, Iterable, Sequence
from concurrent.futures import Future
from contextlib import asynccontextmanager
from typing import Any

import orjson
from langgraph.store.base import (
    BaseStore,
    GetOp,
    IndexConfig,
    Item,
    ListNamespacesOp,
    Op,
    PutOp,
    Result,
    SearchItem,
    SearchOp,
    TTLConfig,
    validate_op_namespace,
)

from integrations.run_async import in_loop, run
from integrations.shared_store import shared_store
from integrations.ttl_sweeper import TtlSweeper
from integrations.user_memories import UserMemories, is_memory
from stores import MemoryStore
from stores.areas.items import items as plain
from stores.areas.items.namespaces import MEMORIES, Namespace, ends_with, starts_with

_SWEEP_MINUTES = 5.0


class UserMemoryStore(BaseStore):
    """Memories and items of an open `MemoryStore`, sync and async; `index` names the fields a query reads."""

    supports_ttl = True

    def __init__(self, store: MemoryStore, *, index: IndexConfig | None = None, ttl: TTLConfig | None = None) -> None:
        self.store = store
        self.index_config = index
        self.ttl_config = ttl
        self._memories = UserMemories(store)
        self._fields = tuple((index or {}).get("fields") or ("$",))
        self._sweeper = TtlSweeper(store.items.sweep)

    # -- operations -----------------------------------------------------------------------------------------------

    def batch(self, ops: Iterable[Op]) -> list[Result]:
        """Reads see what was there before the batch; of several puts of one key the last counts."""
        every = _checked(ops)
        if any(map(_concerns_memories, every)):
            return run(self._batch(every))
        results, read = self._look(every)
        for kept in [*self.store.items.refresh(read), *self.store.items.change(_puttings(every))]:
            kept.result()
        return results

    async def abatch(self, ops: Iterable[Op]) -> list[Result]:
        """The same, without blocking the event loop."""
        return await self._batch(_checked(ops))

    async def _batch(self, every: list[Op]) -> list[Result]:
        results: list[Result] = [None] * len(every)
        items = self.store.items
        if any(not isinstance(op, PutOp) for op in every):
            results, read = await self.store.in_reader(self._look, every)
            await _all(items.refresh(read))
        for number, op in enumerate(every):
            if _concerns_memories(op) and not isinstance(op, PutOp):
                results[number] = await self._remembered(op, results[number])
        for op in _last(every):
            if is_memory(op.namespace):
                await self._memories.put(op)
        await _all(items.change(_puttings(every)))
        return results

    def _look(self, every: Sequence[Op]) -> tuple[list[Result], list[plain.Item]]:
        """What the table of items answers to each reading operation, and what was read so that it lives longer."""
        results: list[Result] = [None] * len(every)
        read: list[plain.Item] = []
        for number, op in enumerate(every):
            if isinstance(op, GetOp) and not is_memory(op.namespace):
                item = self.store.items.get(op.namespace, op.key, expired=self._shows_expired)
                results[number] = None if item is None else Item(**_fields(item))
                read += [item] if item and op.refresh_ttl else []
            elif isinstance(op, SearchOp):
                found = self.store.items.search(self._wanted(op))
                results[number] = [SearchItem(**_fields(item), score=item.score) for item in found]
                read += found if op.refresh_ttl else []
            elif isinstance(op, ListNamespacesOp):
                results[number] = _page(op, self._namespaces(_fixed_prefix(op)))
        return results, read

    def _wanted(self, op: SearchOp) -> plain.Wanted:
        """Below a user's memory, all that could come to the page: what it is merged with is known later."""
        limit, offset = (op.limit + op.offset, 0) if is_memory(op.namespace_prefix) else (op.limit, op.offset)
        asked = op.namespace_prefix, op.filter, op.query or "", limit, offset
        return plain.Wanted(*asked, self._fields, self._shows_expired)

    def _namespaces(self, prefix: Namespace) -> list[Namespace]:
        return self.store.items.namespaces(prefix, expired=self._shows_expired)

    @property
    def _shows_expired(self) -> bool:
        """Until they are swept, as LangGraph's stores do, unless the configuration says otherwise or nobody sweeps."""
        return self.ttl_config is not None and not self.ttl_config.get("omit_expired")

    async def _remembered(self, op: Op, beside: Result) -> Result:
        """What the memory answers, with the items that lie below the same namespace."""
        if isinstance(op, GetOp):
            return await self._memories.get(op)
        if isinstance(op, SearchOp):
            known = await self._memories.search(op._replace(limit=op.limit + op.offset, offset=0))
            both: list[Any] = [*known, *(beside or ())]  # type: ignore[misc]  # the answer to a search is a list
            if op.query:
                both.sort(key=lambda item: -1.0 if item.score is None else item.score, reverse=True)
            return both[op.offset : op.offset + op.limit]
        assert isinstance(op, ListNamespacesOp)
        prefix = _fixed_prefix(op)
        below = await self.store.in_reader(self._namespaces, prefix)
        return _page(op, [*below, *await self._memories.namespaces(prefix)])

    # -- items that expire ----------------------------------------------------------------------------------------

    def sweep_ttl(self) -> Any:
        """Remove expired items and say how many; to be awaited where an event loop runs."""
        return self.store.in_reader(self.store.items.sweep) if in_loop() else self.store.items.sweep()

    def start_ttl_sweeper(self, sweep_interval_minutes: float | None = None) -> Any:
        """Sweep now and then from here on: a future, or the task to be awaited for where an event loop runs."""
        return self._started(sweep_interval_minutes) if in_loop() else self._start(sweep_interval_minutes)

    def _start(self, minutes: float | None) -> "Future[None]":
        if not self.ttl_config:
            done: Future[None] = Future()
            done.set_result(None)
            return done
        return self._sweeper.start(minutes or self.ttl_config.get("sweep_interval_minutes") or _SWEEP_MINUTES)

    async def _started(self, minutes: float | None) -> "asyncio.Task[None]":
        return asyncio.create_task(_finished(self._start(minutes)))

    def stop_ttl_sweeper(self, timeout: float | None = None) -> Any:
        """Whether it has stopped; to be awaited where an event loop runs."""
        return asyncio.to_thread(self._sweeper.stop, timeout) if in_loop() else self._sweeper.stop(timeout)


@asynccontextmanager
async def open_items(index: IndexConfig | None = None, ttl: TTLConfig | None = None) -> AsyncIterator[UserMemoryStore]:
    """What langgraph.json names as its store: the settings are read at each opening."""
    async with shared_store() as store:
        opened = UserMemoryStore(store, index=index, ttl=ttl)
        try:
            yield opened
        finally:
            await asyncio.to_thread(opened._sweeper.stop)


def _checked(ops: Iterable[Op]) -> list[Op]:
    every = list(ops)
    for op in every:
        validate_op_namespace(op)
    return every


def _concerns_memories(op: Op) -> bool:
    if isinstance(op, SearchOp):
        return is_memory(op.namespace_prefix)
    if isinstance(op, ListNamespacesOp):
        return _fixed_prefix(op)[:1] in ((), (MEMORIES,))
    return is_memory(op.namespace)


def _last(every: Iterable[Op]) -> list[PutOp]:
    puts = [op for op in every if isinstance(op, PutOp)]
    return list({(op.namespace, op.key): op for op in puts}.values())


def _puttings(every: Iterable[Op]) -> list[plain.Putting]:
    return [_putting(op) for op in _last(every) if not is_memory(op.namespace)]


def _putting(op: PutOp) -> plain.Putting:
    value = None if op.value is None else orjson.dumps(dict(op.value)).decode()
    fields = [] if op.index is False else op.index
    return plain.Putting(op.namespace, op.key, value, op.ttl, fields)


def _fields(item: plain.Item) -> dict[str, Any]:
    return {
        "namespace": item.namespace,
        "key": item.key,
        "value": item.value,
        "created_at": item.created_at,
        "updated_at": item.updated_at,
    }


def _fixed_prefix(op: ListNamespacesOp) -> Namespace:
    """The labels that every namespace asked for begins with."""
    longest: Namespace = ()
    for condition in op.match_conditions or ():
        if condition.match_type == "prefix":
            path = tuple(condition.path)
            fixed = path[: path.index("*")] if "*" in path else path
            longest = max(longest, fixed, key=len)
    return longest


def _page(op: ListNamespacesOp, found: Iterable[Namespace]) -> list[Namespace]:
    tests = {"prefix": starts_with, "suffix": ends_with}
    kept = {
        one if op.max_depth is None else one[: op.max_depth]
        for one in found
        if all(tests[each.match_type](one, each.path) for each in op.match_conditions or ())
    }
    return sorted(kept)[op.offset : op.offset + op.limit]


async def _all(futures: Iterable["Future[Any]"]) -> None:
    for future in futures:
        await asyncio.wrap_future(future)


async def _finished(future: "Future[None]") -> None:
    await asyncio.wrap_future(future)

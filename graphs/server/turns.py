"""One turn of a thread at a time, wherever it runs: two at once would both build on the same checkpoint, and one of
them would be lost with the other's.

Between processes on one PostgreSQL an advisory lock keeps the order. All locks of a process are held by one
connection, which ends with the process: whoever is killed in mid-turn keeps nobody waiting.
"""

import asyncio
import hashlib
import time
from collections.abc import AsyncIterator
from contextlib import aclosing, asynccontextmanager, suppress
from typing import Any, Self
from weakref import WeakValueDictionary

from langchain_core.runnables import RunnableConfig
from langgraph.checkpoint.base import BaseCheckpointSaver
from langgraph.graph import END, START
from langgraph.graph.state import CompiledStateGraph

from graphs.server.paused_turns import ended_unseen, first_unanswered
from stores.errors import Erased, StorageFailed

_FIRST_PAUSE, _LONGEST_PAUSE = 0.01, 0.2
"""Seconds between two tries to get a thread that another process works on."""
_UNREACHABLE = "the database of threads cannot be reached; nothing was changed. Check that it runs, then try again."
LONGEST_WAIT = 600.0
"""Seconds; a turn has ended long before, or its process is stuck."""


class Turns:
    """Turns of this process; those of a thread wait for each other."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def of(self, thread_id: str) -> AsyncIterator[None]:
        """Hold a thread for the length of a turn."""
        async with self._locks.setdefault(thread_id, asyncio.Lock()), self._everywhere(thread_id):
            yield

    @asynccontextmanager
    async def _everywhere(self, thread_id: str) -> AsyncIterator[None]:
        yield

    async def close(self) -> None:
        """Let go of everything."""


class PostgresTurns(Turns):
    """Turns of all processes on one PostgreSQL."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self._address = address
        self._connection: Any = None
        self._asking = asyncio.Lock()

    @asynccontextmanager
    async def _everywhere(self, thread_id: str) -> AsyncIterator[None]:
        number = _number(thread_id)
        holder = await self._acquire(number)
        try:
            yield
        finally:
            # A connection that broke has let go already.
            with suppress(Exception):
                await asyncio.shield(self._ask(holder, "SELECT pg_advisory_unlock(%s)", number))

    async def _acquire(self, number: int) -> Any:
        pause, until = _FIRST_PAUSE, time.monotonic() + LONGEST_WAIT
        while True:
            holder = await self._connected()
            if await self._ask(holder, "SELECT pg_try_advisory_lock(%s)", number):
                return holder
            if time.monotonic() > until:
                raise StorageFailed("another turn of this thread has not ended; nothing was changed. Try again later.")
            await asyncio.sleep(pause)
            pause = min(2 * pause, _LONGEST_PAUSE)

    async def _ask(self, holder: Any, question: str, number: int) -> bool:
        from psycopg import OperationalError

        async with self._asking:
            try:
                row = await (await holder.execute(question, (number,))).fetchone()
            except OperationalError:
                raise StorageFailed(_UNREACHABLE) from None
            return bool(row[0])

    async def _connected(self) -> Any:
        from psycopg import AsyncConnection, OperationalError

        async with self._asking:
            if self._connection is None or self._connection.closed:
                try:
                    self._connection = await AsyncConnection.connect(self._address, autocommit=True)
                except OperationalError:
                    raise StorageFailed(_UNREACHABLE) from None
            return self._connection

    async def close(self) -> None:
        if self._connection is not None:
            await self._connection.close()


def _number(thread_id: str) -> int:
    """What PostgreSQL knows a thread's lock by."""
    digest = hashlib.blake2b(f"turn of {thread_id}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big", signed=True)


class SavedStepByStep(CompiledStateGraph[Any, Any, Any, Any]):
    """A graph whose runs save each step as it is done, whatever their caller asks for.

    A run that saved only at its end would build on nothing: nobody could tell that it began before an erasure.
    """

    @classmethod
    def of(cls, graph: Any, **more: Any) -> Self:
        return cls(**more, **graph.__dict__)

    async def astream(self, input: Any, config: RunnableConfig | None = None, **how: Any) -> AsyncIterator[Any]:
        try:
            # LangGraph types its generator as an iterator, which has no `aclose`.
            async with aclosing(super().astream(input, config, **_step_by_step(how))) as events:  # type: ignore[type-var]
                async for event in events:
                    yield event
        except Erased:
            await self._leave_nothing(config)
            raise
        except (Exception, asyncio.CancelledError, GeneratorExit):
            await self._break_off(config)
            raise

    async def _break_off(self, config: RunnableConfig | None) -> None:
        """A run that breaks off while memory is paused has ended too: what it was given leaves the thread. So it does
        where its first node did not come to see whether it is. A run that waits for an answer goes on later."""
        if config is None or "thread_id" not in (config.get("configurable") or {}):
            return
        with suppress(Exception):  # the failure of the run is what its caller must hear
            saved = await self.aget_state(config)
            if not saved.next or saved.interrupts:
                return
            first = first_unanswered(saved.values) if set(saved.next) <= self._first else ""
            if first or saved.values.get("unsaid"):
                with ended_unseen(first):
                    await self.aupdate_state(config, None, as_node=END)

    @property
    def _first(self) -> set[str]:
        """What a run begins with."""
        return {START, *(after for before, after in self.builder.edges if before == START)}

    async def _leave_nothing(self, config: RunnableConfig | None) -> None:
        """What a run saved that began before an erasure goes, though its first step may have been saved after it."""
        thread = ((config or {}).get("configurable") or {}).get("thread_id")
        if thread is not None and isinstance(self.checkpointer, BaseCheckpointSaver):
            await self.checkpointer.adelete_thread(str(thread))


def _step_by_step(how: dict[str, Any]) -> dict[str, Any]:
    """How to run, without the ways to ask that nothing be saved before the end."""
    at_the_end = how.get("durability") == "exit" or how.get("checkpoint_during") is False
    kept = {name: value for name, value in how.items() if name not in ("durability", "checkpoint_during")}
    return {**kept, "durability": "async"} if at_the_end else how


class OneTurnAtATime(SavedStepByStep):
    """A graph whose threads are held for the length of a run."""

    def __init__(self, *, turns: Turns, **given: Any) -> None:
        super().__init__(**given)
        self.turns = turns

    async def astream(self, input: Any, config: RunnableConfig | None = None, **how: Any) -> AsyncIterator[Any]:
        thread = ((config or {}).get("configurable") or {}).get("thread_id")
        if thread is None:
            async for event in super().astream(input, config, **how):
                yield event
            return
        # The generator has an `aclose`, though its type does not say so.
        async with self.turns.of(str(thread)), aclosing(super().astream(input, config, **how)) as events:  # type: ignore[type-var]
            async for event in events:
                yield event

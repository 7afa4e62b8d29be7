"""One open store for all who ask for the same settings in this process: the server asks once per thread.

A module of its own, because the server imports the file named in langgraph.json under another name.
"""

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime

from stores import MemoryStore, Settings
from stores.disk.files import Disk

_lock = threading.Lock()


@dataclass
class _Shared:
    """A store, and how many use it."""

    store: MemoryStore
    users: int = 0


_open: dict[str, _Shared] = {}


@asynccontextmanager
async def shared_store(settings: Settings | None = None) -> AsyncIterator[MemoryStore]:
    """The store of these settings (by default those of the environment now), opened once, closed with its last user."""
    chosen = settings if settings is not None else await asyncio.to_thread(Settings)
    name = str(sorted(chosen.model_dump().items()))
    store = await asyncio.to_thread(_enter, name, chosen)
    try:
        yield store
    finally:
        await asyncio.to_thread(_leave, name)


def _enter(name: str, settings: Settings) -> MemoryStore:
    with _lock:
        if name not in _open:
            store = MemoryStore(settings, clock=lambda: datetime.now(UTC), disk=Disk())
            try:
                store.open()
            except BaseException:
                store.close()
                raise
            _open[name] = _Shared(store)
        _open[name].users += 1
        return _open[name].store


def _leave(name: str) -> None:
    with _lock:
        shared = _open[name]
        shared.users -= 1
        if not shared.users:
            del _open[name]
            shared.store.close()

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


_open: dict[Settings, _Shared] = {}


@asynccontextmanager
async def shared_store(settings: Settings | None = None) -> AsyncIterator[MemoryStore]:
    """The store of these settings (by default those of the environment now), opened once, closed with its last user."""
    chosen = settings if settings is not None else await asyncio.to_thread(Settings)
    store = await asyncio.to_thread(_enter, chosen)
    try:
        yield store
    finally:
        await asyncio.to_thread(_leave, chosen)


def _enter(settings: Settings) -> MemoryStore:
    with _lock:
        if settings not in _open:
            store = MemoryStore(settings, clock=lambda: datetime.now(UTC), disk=Disk())
            try:
                store.open()
            except BaseException:
                store.close()
                raise
            _open[settings] = _Shared(store)
        _open[settings].users += 1
        return _open[settings].store


def _leave(settings: Settings) -> None:
    with _lock:
        shared = _open[settings]
        shared.users -= 1
        if not shared.users:
            del _open[settings]
            shared.store.close()

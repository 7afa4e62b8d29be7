"""What one server process holds open for all its graphs: settings, store and model.

Opened when the server starts, or by whoever asks first, and closed when it stops. It is a module of its
own because the server imports the file named in langgraph.json once more under another name.
"""

import asyncio
import sys
from contextlib import AsyncExitStack
from functools import partial
from typing import Any

from graphs.build import builders, compiled
from graphs.models.choose import Models, open_models
from graphs.server.checkpoints import open_threads
from graphs.server.jwt_tokens import Tokens
from graphs.server.threads import delete_threads
from language.meaning.mentions import Sayings
from stores import MemoryStore, Settings, open_store

_SERVER = "langgraph_api.server"
"""Where it is not loaded, nobody but us has records of threads."""


class Process:
    """The graphs of this process, by name, and who may call them. Settings, tokens, store and models are
    there once open."""

    settings: Settings
    tokens: Tokens
    store: MemoryStore
    models: Models

    def __init__(self) -> None:
        self._opening = asyncio.Lock()
        self._open = AsyncExitStack()
        self._graphs: dict[str, Any] = {}
        self._threads: Any = None

    async def graph(self, name: str) -> Any:
        """The graph of that name, over the one store of the process."""
        await self.open()
        return self._graphs[name]

    async def open(self) -> None:
        async with self._opening:
            if not self._graphs:
                self._graphs = await self._start()

    async def _start(self) -> dict[str, Any]:
        self.settings = settings = await asyncio.to_thread(Settings)
        self.tokens = await asyncio.to_thread(Tokens.of, settings)
        self.store = store = await self._open.enter_async_context(open_store(settings))
        self.models = model = await self._open.enter_async_context(open_models(settings))
        self._threads = await self._open.enter_async_context(open_threads(settings))
        delete = partial(_delete_threads, self._threads)
        made = await asyncio.to_thread(builders, store, model, settings, delete_threads=delete)
        return {name: compiled(name, builder, self._threads.turns) for name, builder in made.items()}

    async def delete_threads(
        self, user_id: str, quoting: Sayings | None = None, *, era: int | None = None
    ) -> list[str]:
        """Delete the user's saved threads, or those that quote a statement; answers what remains, in words."""
        if quoting is None and _SERVER in sys.modules:
            return await _delete_threads(self._threads, user_id, "", era=era)
        return await delete_threads(self._threads, user_id, "", quoting=quoting, era=era)

    async def close(self) -> None:
        async with self._opening:
            self._graphs = {}
            await self._open.aclose()


async def _delete_threads(threads: Any, user_id: str, keep: str, *, era: int | None = None) -> list[str]:
    """First through the server, so that its own records of the threads go too."""
    from httpx import HTTPStatusError
    from langgraph_sdk import get_client

    for thread_id in await threads.aowned(user_id, era):
        try:
            if thread_id != keep:
                await get_client().threads.delete(thread_id)
        except HTTPStatusError as error:
            if error.response.status_code not in (404, 422):
                raise
    return await delete_threads(threads, user_id, keep, era=era)


process = Process()

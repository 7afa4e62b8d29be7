"""One open memory as clients see it: its tools, its documents, and ChatGPT's pair of search and fetch."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import mcp_types as types
from mcp.server.context import ServerRequestContext

from integrations.mcp import pair
from integrations.mcp.calls import Caller
from integrations.mcp.describe import described
from integrations.mcp.documents import Documents
from stores import MemoryStore, Settings, open_store
from tools.toolkits import offered, toolkits


class Session:
    """What the server's requests are answered from."""

    def __init__(self, store: MemoryStore, settings: Settings) -> None:
        self._tools = offered(toolkits(store, settings), settings)
        self._caller = Caller(self._tools, store.usage)
        self._documents = Documents(store)
        self._pair = pair.Pair(store)

    def tools(self) -> list[types.Tool]:
        return [*(described(tool) for tool in self._tools), *pair.TOOLS]

    async def call(
        self, user_id: str, wanted: types.CallToolRequestParams, request: ServerRequestContext[object, object]
    ) -> types.CallToolResult | types.InputRequiredResult:
        if wanted.name in pair.NAMES:
            return await self._pair.call(user_id, wanted)
        return await self._caller.call(user_id, wanted, request)

    async def resources(self, user_id: str) -> list[types.Resource]:
        return await self._documents.listed(user_id)

    def templates(self) -> list[types.ResourceTemplate]:
        return self._documents.templates()

    async def resource(self, user_id: str, uri: str) -> types.ReadResourceResult:
        return await self._documents.read(user_id, uri)


@asynccontextmanager
async def open_session(settings: Settings | None = None) -> AsyncIterator[Session]:
    """A session over the store of the settings, by default those of the environment."""
    if settings is None:
        settings = await asyncio.to_thread(Settings)
    async with open_store(settings) as store:
        yield await asyncio.to_thread(Session, store, settings)

"""The memory over MCP at `/mcp`, where the protocol's package is installed; else the route says what is missing."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.util import find_spec
from typing import TYPE_CHECKING

from starlette.responses import JSONResponse
from starlette.types import Receive, Scope, Send

from graphs.server.jwt_tokens import Refused
from graphs.server.resources import process

if TYPE_CHECKING:
    from integrations.mcp.http import Endpoint
    from integrations.mcp.session import Session

_MISSING = "MCP is not installed in this server: pip install 'hnpal-memory[mcp]'"
_OPEN = (
    "MCP needs to know whose memory it is: set MEMORY_AUTH_SECRET and send a token "
    "(for one user of this machine, start `hnpal-memory mcp --user-id NAME` instead)"
)


class McpRoute:
    """The route, between `async with route.running():`."""

    def __init__(self) -> None:
        self._endpoint: Endpoint | None = None

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        if find_spec("mcp") is None:
            yield
            return
        from integrations.mcp.http import Endpoint

        self._endpoint = Endpoint(_caller, _session)
        async with self._endpoint.running():
            yield

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        answer = self._endpoint or JSONResponse({"detail": _MISSING}, 501)
        await answer(scope, receive, send)


def _caller(authorization: str | None) -> str:
    if not process.tokens.required:
        raise PermissionError(_OPEN)
    try:
        return process.tokens.caller(authorization).user_id
    except Refused as refused:
        raise PermissionError(str(refused)) from None


@asynccontextmanager
async def _session() -> "AsyncIterator[Session]":
    """The tools over the store that the server has open anyway."""
    from integrations.mcp.session import Session

    await process.open()
    yield Session(process.store, process.settings)

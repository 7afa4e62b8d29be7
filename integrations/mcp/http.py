"""The memory over streamable HTTP: every request says with its token whose memory it is about."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from mcp.server.auth.middleware.bearer_auth import AuthenticatedUser
from mcp.server.auth.provider import AccessToken
from mcp.server.context import ServerRequestContext
from mcp.server.streamable_http_manager import StreamableHTTPSessionManager
from mcp.server.transport_security import TransportSecuritySettings
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.types import Receive, Scope, Send

from integrations.mcp.server import memory_server
from integrations.mcp.session import Session

Caller = Callable[[str | None], str]
"""The user whom an Authorization header names; raises `PermissionError` with the reason where it names nobody."""
_GUARDED_ELSEWHERE = TransportSecuritySettings(enable_dns_rebinding_protection=False)
"""Host and origin are looked at by the server that this route belongs to."""


class Endpoint:
    """The route `/mcp`, between `async with endpoint.running():`."""

    def __init__(self, caller: Caller, opened: Callable[[], AbstractAsyncContextManager[Session]]) -> None:
        self._caller = caller
        self._opened = opened
        self._manager: StreamableHTTPSessionManager | None = None

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        server = memory_server(self._user, self._opened)
        self._manager = StreamableHTTPSessionManager(server, security_settings=_GUARDED_ELSEWHERE)
        async with self._manager.run():
            yield

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            user_id = self._caller(Request(scope).headers.get("authorization"))
        except PermissionError as refused:
            answer = JSONResponse({"detail": str(refused)}, 401, {"WWW-Authenticate": "Bearer"})
            await answer(scope, receive, send)
            return
        assert self._manager is not None, "the endpoint is not running"
        mine = AuthenticatedUser(AccessToken(token="", client_id=user_id, scopes=[]))  # binds the session to its user
        await self._manager.handle_request({**scope, "user": mine}, receive, send)

    def _user(self, request: ServerRequestContext[object, object]) -> str:
        """Each request by its own token, also within one session."""
        sent = request.request
        return self._caller(sent.headers.get("authorization") if isinstance(sent, Request) else None)

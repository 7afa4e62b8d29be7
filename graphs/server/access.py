"""The door in front of every route of the server, also of those the server itself leaves unguarded.

With keys configured, only health checks pass without a token. An open server answers nobody but this machine, and
no web page except those of the allowed origins. The server's routes for its own tests and deployment are shut.

The pages of a person below `/memory/` carry the token in a cookie: the door makes a header of it, for these paths and
no other, and sends who has none to the sign-in page.
"""

import json
import re
from collections.abc import Mapping
from http.cookies import CookieError, SimpleCookie
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.middleware.cors import CORSMiddleware
from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from graphs.server.jwt_tokens import Refused
from graphs.server.resources import process
from stores.settings import Settings

HEALTH = ("/", "/ok")
PAGES = "/memory/"
SIGN_IN = "/memory/sign-in"
FILES = "/memory/files/"
METRICS = "/memory/metrics"
TOKEN_COOKIE = "memory_token"  # noqa: S105 - its name
SHUT = re.compile(r"/(?:internal|deploy)(?:/|\Z)")
_INSIDE = "/noauth"
"""Where the server's own client enters; a request from outside cannot name it."""
_DELETE_THREAD = re.compile(r"/threads/[0-9a-fA-F-]{36}")
_LOCAL_NAMES = ("localhost", "testserver")
_TO_SIGN_IN = {"cache-control": "no-store"}
_READABLE = ("content-location", "x-pagination-total", "x-pagination-next")


class Door:
    """Lets a request in, or answers it here."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._across: ASGIApp | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        await process.open()
        if self._across is None:
            self._across = _across_origins(self._guard, process.settings)
        await self._across(scope, receive, send)

    async def _guard(self, scope: Scope, receive: Receive, send: Send) -> None:
        asked, scope = scope, _with_cookie(scope)
        refusal = self._refusal(scope)
        if refusal is None:
            await self._app(scope, receive, send)
        elif refusal[0] == 401 and _is_page(path_of(scope)) and not _header(asked, b"authorization"):
            await RedirectResponse(SIGN_IN, 303, _TO_SIGN_IN)(scope, receive, send)
        elif scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008})
        else:
            await _answer(send, *refusal)

    def _refusal(self, scope: Scope) -> tuple[int, str] | None:
        path, tokens = path_of(scope), process.tokens
        if str(scope.get("root_path", "")).startswith(_INSIDE):
            ours = scope.get("method") == "DELETE" and _DELETE_THREAD.fullmatch(path)
            return None if ours or not tokens.required else (403, "only requests from outside name a user")
        if SHUT.match(path):
            return 404, "there is no such route"
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        if not tokens.required:
            return _not_from_here(scope, headers, process.settings)
        if path in HEALTH or is_public(path):
            return None
        try:
            tokens.caller(headers.get("authorization"))
        except Refused as refused:
            return 401, str(refused)
        return None


def is_public(path: str) -> bool:
    """Whether a page is there for whoever has no token yet; it shows nothing of anybody."""
    return path == SIGN_IN or path.startswith((f"{SIGN_IN}/", FILES))


def _is_page(path: str) -> bool:
    return f"{path}/".startswith(PAGES) and path != METRICS


def _with_cookie(scope: Scope) -> Scope:
    """The request with the token of its cookie as its header, where it asks for a page and has no header."""
    if not f"{path_of(scope)}/".startswith(PAGES) or _header(scope, b"authorization"):
        return scope
    try:
        cookies = SimpleCookie(_header(scope, b"cookie"))
    except CookieError:
        return scope
    if TOKEN_COOKIE not in cookies:
        return scope
    token = f"Bearer {cookies[TOKEN_COOKIE].value}".encode("latin-1", "replace")
    return {**scope, "headers": [*scope["headers"], (b"authorization", token)]}


def _header(scope: Scope, wanted: bytes) -> str:
    found = (value.decode("latin-1") for name, value in scope["headers"] if name.lower() == wanted)
    return next(found, "")


def path_of(scope: Scope) -> str:
    """The path as the routes have it, without the prefix the server may be mounted at."""
    path, root = str(scope["path"]), str(scope.get("root_path", ""))
    return path[len(root) :] if root and path.startswith(root) else path


def _not_from_here(scope: Scope, headers: Mapping[str, str], settings: Settings) -> tuple[int, str] | None:
    """An open server is for this machine: not for the network, nor for web pages, under whatever name they call it."""
    client = scope.get("client")
    if client and not _is_local(client[0]):
        return 403, "this server has no authentication and answers only its own machine; set MEMORY_AUTH_SECRET"
    if not _is_local(urlsplit(f"//{headers.get('host', '')}").hostname or ""):
        return 403, "this server has no authentication; address it as localhost, or set MEMORY_AUTH_SECRET"
    origin = headers.get("origin")
    if origin and origin not in settings.allowed_origins and not _is_local(urlsplit(origin).hostname or ""):
        return 403, "pages of this origin may not use the server; name it in MEMORY_ALLOWED_ORIGINS"
    return None


def _is_local(host: str) -> bool:
    if host in _LOCAL_NAMES or host.endswith(".localhost"):
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def _across_origins(app: ASGIApp, settings: Settings) -> ASGIApp:
    """What browsers are told about pages of other origins: nothing, unless an origin is allowed."""
    if not settings.allowed_origins:
        return app
    return CORSMiddleware(
        app,
        allow_origins=settings.allowed_origins,
        allow_methods=("*",),
        allow_headers=("*",),
        allow_private_network=True,
        expose_headers=_READABLE,
    )


async def _answer(send: Send, status: int, detail: str) -> None:
    headers: list[tuple[bytes, bytes]] = [(b"content-type", b"application/json")]
    if status == 401:
        headers.append((b"www-authenticate", b"Bearer"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": json.dumps({"detail": detail}).encode()})

"""The routes beside the graphs, and the pages of the memory below `/memory/`: langgraph.json names this `app`."""

import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from graphs.server.access import PAGES, Door
from graphs.server.resources import process
from web.mcp_route import McpRoute
from web.metrics import metrics
from web.pages.operator.jobs import jobs
from web.pages.routes import ROUTES

logger = logging.getLogger(__name__)
OPEN = (
    "AUTHENTICATION IS OFF. Whoever reaches this server from this machine can read and change the memory of every "
    "user; requests from elsewhere are refused. Set MEMORY_AUTH_SECRET or MEMORY_AUTH_PUBLIC_KEY to ask for tokens."
)


_mcp = McpRoute()


async def root(request: Request) -> Response:
    """A browser goes on to the pages; whoever checks that the server lives gets LangGraph's own answer."""
    if "text/html" in request.headers.get("accept", ""):
        return RedirectResponse(PAGES, 303, {"cache-control": "no-store", "vary": "accept"})
    return JSONResponse({"ok": True})


@asynccontextmanager
async def lifespan(app: Starlette) -> AsyncIterator[None]:
    await process.open()
    if not process.tokens.required:
        logger.warning(OPEN)
    try:
        async with AsyncExitStack() as running:
            await running.enter_async_context(_mcp.running())
            yield
    finally:
        await jobs.stop()
        await process.close()


app = Starlette(
    # A route, not a mount: a mount would redirect /mcp to /mcp/, and clients do not follow.
    routes=[Route("/", root), Route("/memory/metrics", metrics), Route("/mcp", _mcp), *ROUTES],
    middleware=[Middleware(Door)],
    lifespan=lifespan,
)

"""What langgraph.json names: one factory per graph, and the routes beside them.

No graph brings a checkpointer: the server's is configured in langgraph.json, and all graphs share one store.
"""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from graphs.server.access import Door
from graphs.server.resources import process
from tools.calls.metrics import tool_metrics

logger = logging.getLogger(__name__)
OPEN = (
    "AUTHENTICATION IS OFF. Whoever reaches this server from this machine can read and change the memory of every "
    "user; requests from elsewhere are refused. Set MEMORY_AUTH_SECRET or MEMORY_AUTH_PUBLIC_KEY to ask for tokens."
)


async def discussion() -> Any:
    return await process.graph("discussion")


async def capture() -> Any:
    return await process.graph("capture")


async def post_discussion() -> Any:
    return await process.graph("post_discussion")


async def nightly() -> Any:
    return await process.graph("nightly")


async def summarize() -> Any:
    return await process.graph("summarize")


async def metrics(request: Request) -> Response:
    """Counters and latencies of the memory tools, for Prometheus; no text of any user."""
    return Response(tool_metrics().render(), media_type="text/plain; version=0.0.4")


@asynccontextmanager
async def lifespan(app: Starlette) -> AsyncIterator[None]:
    await process.open()
    if not process.tokens.required:
        logger.warning(OPEN)
    try:
        yield
    finally:
        await process.close()


app = Starlette(routes=[Route("/memory/metrics", metrics)], middleware=[Middleware(Door)], lifespan=lifespan)

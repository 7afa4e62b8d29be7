"""While a slow model is waited for, whoever listens to the graph is told so."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from langgraph.types import StreamWriter

TOLD_EVERY = 5.0
"""Seconds between two signs of life."""


@asynccontextmanager
async def progress_told(write: StreamWriter, doing: str) -> AsyncIterator[None]:
    """Every few seconds of the block, what it is doing and for how long."""

    async def tell() -> None:
        waited = 0.0
        while True:
            await asyncio.sleep(TOLD_EVERY)
            waited += TOLD_EVERY
            write({"progress": f"{doing} ({waited:.0f} s)", "seconds": waited})

    telling = asyncio.create_task(tell())
    try:
        yield
    finally:
        telling.cancel()

"""What langgraph.json names: one factory per graph.

No graph brings a checkpointer: the server's is configured in langgraph.json, and all graphs share one store.
"""

from typing import Any

from graphs.server.resources import process


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


async def rank() -> Any:
    return await process.graph("rank")


async def digest() -> Any:
    return await process.graph("digest")

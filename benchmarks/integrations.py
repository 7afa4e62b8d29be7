"""What the memory costs an agent of somebody else's making, and how soon an MCP client is connected.

`python -m benchmarks.integrations`: a turn of `create_agent` with the middleware beside one without it, both saved by
LangGraph's own SQLite saver, with a model that takes no time.
"""

import asyncio
import os
import sys
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from langchain.agents import create_agent
from langchain_core.messages import HumanMessage
from langgraph.checkpoint.sqlite.aio import AsyncSqliteSaver
from mcp import Client, StdioServerParameters

from benchmarks.agents import Instant
from benchmarks.graphs import acquaint
from benchmarks.measuring import Act, by_turns, table, verdict
from integrations.middleware import UserMemory
from stores import Settings, open_store
from tools.context import Context

ROUNDS = 60
CONNECTIONS = 5
MOST_TURN, MOST_CONNECT = 1.3, 1.5
WITH, WITHOUT = "create_agent with UserMemory", "create_agent alone"
OURS, BARE = "memory server", "bare server of the same package"
_BARE = """
import asyncio
from mcp.server.lowlevel.server import Server
from mcp.server.stdio import stdio_server
async def main():
    server = Server("bare")
    async with stdio_server() as (incoming, outgoing):
        await server.run(incoming, outgoing, server.create_initialization_options())
asyncio.run(main())
"""


async def turns() -> list[tuple[object, ...]]:
    """Medians of one turn, by turns."""

    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="hnpal-bench-")))
        store = await stack.enter_async_context(open_store(Settings(data_dir=folder)))
        await acquaint(store, "ann")
        acts: dict[str, Act] = {}
        for name, middleware in ((WITHOUT, []), (WITH, [UserMemory(store)])):
            saver = await stack.enter_async_context(AsyncSqliteSaver.from_conn_string(str(folder / f"{len(acts)}.db")))
            agent = create_agent(Instant(), [], middleware=middleware, context_schema=Context, checkpointer=saver)
            acts[name] = _act(agent, f"thread {name}")
        figures = await by_turns(acts, ROUNDS, say="turns of an agent")
    ratio = figures[WITH].seconds / figures[WITHOUT].seconds
    return [
        (WITHOUT, figures[WITHOUT], ""),
        (WITH, figures[WITH], f"{ratio:.2f}× {verdict(ratio, MOST_TURN)}"),
    ]


def _act(agent: Any, thread: str) -> Act:
    async def act(number: int) -> None:
        config = {"configurable": {"thread_id": f"{thread} {number // 12}"}}
        await agent.ainvoke(
            {"messages": [HumanMessage(f"What changed in release {number} of the database?")]},
            config,
            context=Context(user_id="ann"),
        )

    return act


async def connections() -> list[tuple[object, ...]]:
    """From starting the process to being connected."""
    with tempfile.TemporaryDirectory(prefix="hnpal-bench-") as folder:
        environment = {**os.environ, "MEMORY_DATA_DIR": folder}
        acts: dict[str, Act] = {
            BARE: _connect(StdioServerParameters(command=sys.executable, args=["-c", _BARE], env=environment)),
            OURS: _connect(
                StdioServerParameters(
                    command=sys.executable, args=["-m", "scripts.mcp", "--user-id", "ann"], env=environment
                )
            ),
        }
        figures = await by_turns(acts, CONNECTIONS, warm_up=1, say="connections")
    ratio = figures[OURS].seconds / figures[BARE].seconds
    return [(BARE, figures[BARE], ""), (OURS, figures[OURS], f"{ratio:.2f}× {verdict(ratio, MOST_CONNECT)}")]


def _connect(process: StdioServerParameters) -> Act:
    async def act(number: int) -> None:
        async with Client(process, mode="legacy"):
            pass

    return act


async def main() -> None:
    table("A turn of an agent", ("agent", "median", "to the one alone"), await turns())
    table("Connecting over stdio", ("server", "median", "to the bare one"), await connections())


if __name__ == "__main__":
    asyncio.run(main())

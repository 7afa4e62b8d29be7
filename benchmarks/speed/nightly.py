"""The night under load: `python -m benchmarks.speed.nightly`.

With a model of fixed latency, how close the run of all users comes to the ideal; with one of none, what a night costs
beside a bare LangGraph agent with the same steps; what idle users cost; whether memory grows with the number of
users; and how two Dask workers compare with one.
"""

import asyncio
import os
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Annotated, Any

from langchain_core.language_models import BaseChatModel
from langchain_core.messages import AIMessage, AnyMessage, BaseMessage, HumanMessage, SystemMessage
from langgraph.graph import START, StateGraph
from langgraph.graph.message import add_messages
from langgraph.prebuilt import ToolNode, tools_condition
from sqlalchemy import event, insert
from typing_extensions import TypedDict

from benchmarks.measuring import Figure, by_turns, skipped, table, verdict
from benchmarks.samples.scripted_model import Scripted, asking
from graphs.nightly.graph import LocalEngine, Nightly
from graphs.nightly.user_night import Nights
from stores import MemoryStore, Settings, open_store
from stores.database import schema
from tools.context import Context
from tools.memory.tools import memory_tools

LATENCY, USERS, AT_ONCE = 1.0, 32, 8
CALLS = 3
ROUNDS = 30
IDLE = 10_000
DASK_USERS, DASK_THREADS = 48, 4


class Paced(Scripted):
    """A model with a fixed latency that takes the same three steps for everybody: look, write, end."""

    async def reply(self, messages: list[BaseMessage], offered: list[dict[str, Any]]) -> AIMessage:
        return _step(messages)


def _step(messages: list[BaseMessage]) -> AIMessage:
    turn = sum(isinstance(message, AIMessage) for message in messages)
    sure = {"durability": "durable", "confidence": 0.95, "source": "messages"}
    steps: list[list[tuple[str, dict[str, Any]]]] = [
        [("search_memory", {"query": "stripe"}), ("search_memory", {"query": "kyiv"})],
        [
            ("write_memory", {"key": "company", "value": "Works at Stripe", "category": "work_context"} | sure),
            ("write_memory", {"key": "home", "value": "Lives in Kyiv", "category": "personal_context"} | sure),
        ],
    ]
    if turn >= len(steps):
        return AIMessage("Done.")
    return asking(steps[turn], prefix=str(turn))


@asynccontextmanager
async def opened(**chosen: Any) -> AsyncIterator[tuple[MemoryStore, Settings]]:
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(data_dir=Path(folder), offline_fallback=False, **chosen)
        async with open_store(settings) as store:
            yield store, settings


async def fill(store: MemoryStore, users: list[str]) -> None:
    """A message and a reaction of each user, two hours ago."""
    at = datetime.now(UTC) - timedelta(hours=2)
    for start in range(0, len(users), 50):
        some = users[start : start + 50]
        said = "I work at Stripe and I live in Kyiv"
        await asyncio.gather(
            *(store.activity.message(one, f"{one}-talk", role="user", content=said, at=at) for one in some),
            *(store.activity.react(one, "p", title="Rust 2.0", reaction="👍", at=at) for one in some),
        )
        await asyncio.gather(*(store.conversations.close(one, f"{one}-talk") for one in some))


def nightly(store: MemoryStore, settings: Settings, model: BaseChatModel, at_once: int) -> Any:
    nights = Nights(store, model, settings)
    nights.prepare()
    return Nightly(store, LocalEngine(nights, at_once), settings).builder().compile()


def tonight() -> date:
    return datetime.now(UTC).date()


async def ideal() -> list[tuple[str, str, str, str]]:
    """N users at concurrency C against N·calls·L/C."""
    async with opened() as (store, settings):
        await fill(store, [f"user{number:04d}" for number in range(USERS)])
        graph = nightly(store, settings, Paced(latency=LATENCY), AT_ONCE)
        began = time.perf_counter()
        report = (await graph.ainvoke({}))["report"]
        taken = time.perf_counter() - began
    assert report["processed"] == USERS
    assert report["memories_written"] == 2 * USERS
    best = USERS * CALLS * LATENCY / AT_ONCE
    what = f"{USERS} users, {CALLS} calls of {LATENCY} s each, {AT_ONCE} at once"
    return [(what, f"{taken:.2f} s", f"ideal {best:.2f} s: {taken / best:.3f}×", verdict(taken / best, 1.15))]


class Messages(TypedDict):
    messages: Annotated[list[AnyMessage], add_messages]


def bare_agent(store: MemoryStore, model: BaseChatModel) -> Any:
    """The agent of every tutorial: model and tools in a loop, each write on its own."""
    tools = memory_tools(store)
    bound = model.bind_tools(tools)

    async def agent(state: Messages) -> dict[str, Any]:
        return {"messages": [await bound.ainvoke(state["messages"])]}

    return (
        StateGraph(Messages, context_schema=Context)
        .add_node("agent", agent)
        .add_node("tools", ToolNode(tools))
        .add_edge(START, "agent")
        .add_conditional_edges("agent", tools_condition)
        .add_edge("tools", "agent")
        .compile()
    )


async def overhead() -> list[tuple[str, str, str, str]]:
    """A night beside a bare agent with the same steps on the same store; the model answers at once.

    The bare agent reads what was said and what is known, asks the model and runs its calls, and notes what was read
    and discussed. It neither claims, nor gathers its writes into one batch, nor keeps a record.
    """
    model = Paced()
    async with opened() as (store, settings):
        await fill(store, [f"{name}{number:04d}" for name in ("night", "bare") for number in range(ROUNDS + 3)])
        nights = Nights(store, model, settings)
        nights.prepare()
        agent = bare_agent(store, model)

        async def ours(number: int) -> object:
            return await nights.of(f"night{number:04d}", tonight())

        async def theirs(number: int) -> object:
            user_id = f"bare{number:04d}"
            messages = await store.conversations.messages(user_id, f"{user_id}-talk")
            known = await store.context(user_id, "Rust 2.0")
            said = HumanMessage("\n".join(message.content for message in messages))
            given = {"messages": [SystemMessage(f"Extract memories. {known}"), said]}
            result = await agent.ainvoke(given, context=Context(user_id=user_id))
            for line in ('👍 "Rust 2.0"', f"Discussed nothing in particular ({len(messages)} message)"):
                await store.write(user_id, value=line, category="reading_history", durability="daily")
            return result

        taken = await by_turns({"night": ours, "bare": theirs}, ROUNDS, say="Overhead")
        assert len(await store.read("bare0005", durability="durable")) == 2
        assert len(await store.read("night0005", durability="durable")) == 2
    ratio = taken["night"].seconds / taken["bare"].seconds
    return [
        (
            "one user's night, model of no latency",
            str(taken["night"]),
            f"bare agent {taken['bare']}: {ratio:.2f}×",
            verdict(ratio, 2.0),
        )
    ]


async def idle() -> list[tuple[str, str, str, str]]:
    """Ten thousand users who did nothing since yesterday."""
    async with opened() as (store, settings):
        with store._runtime.database.writing() as connection:
            connection.execute(insert(schema.users), [{"id": f"idle{number:05d}"} for number in range(IDLE)])
        asked: list[str] = []
        engine = store._runtime.database.engine
        event.listen(engine, "before_cursor_execute", lambda c, cursor, text, *more: asked.append(text))
        graph = nightly(store, settings, Paced(), AT_ONCE)
        began = time.perf_counter()
        report = (await graph.ainvoke({}))["report"]
        taken = Figure(time.perf_counter() - began)
    due = [text for text in asked if text.startswith("SELECT") and "memory_extraction_runs" in text]
    assert report["due"] == 0
    return [(f"{IDLE:,} idle users", str(taken), f"{len(due)} query to see who is due", verdict(len(due), 1))]


async def memory() -> list[tuple[str, str, str, str]]:
    """What the process holds after many users against what it held after a few."""
    async with opened(index_cache_mb=4) as (store, settings):
        users = [f"user{number:04d}" for number in range(330)]
        await fill(store, users)
        graph = nightly(store, settings, Paced(), AT_ONCE)
        await graph.ainvoke({"limit": 30})
        few = _resident()
        await graph.ainvoke({"limit": 300})
        many = _resident()
    grown = many / few
    return [
        (
            "memory of the process after 330 users",
            f"{many:.0f} MB",
            f"after 30 users {few:.0f} MB: {grown:.2f}×",
            verdict(grown, 1.15),
        )
    ]


def _resident() -> float:
    """Megabytes in use by this process."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


async def dask() -> list[tuple[str, str, str, str]]:
    """Two worker processes against one, on a service of fixed latency."""
    taken = {workers: await _on_cluster(workers) for workers in (1, 2)}
    gain = taken[1] / taken[2]
    what = f"{DASK_USERS} users on Dask, {DASK_THREADS} at once on each worker"
    return [
        (
            what,
            f"2 workers {taken[2]:.2f} s",
            f"1 worker {taken[1]:.2f} s: {gain:.2f}×",
            verdict(gain, 1.7, at_most=False),
        )
    ]


async def _on_cluster(workers: int) -> float:
    from distributed import Client, LocalCluster

    from graphs.nightly.dask_workers import open_on

    async with opened() as (store, settings), slow_service(LATENCY) as address:
        first = DASK_THREADS * workers  # pay for imports and connections
        await fill(store, [f"user{number:04d}" for number in range(first + DASK_USERS)])
        chosen = {"MEMORY_DATA_DIR": str(settings.data_dir), "OPENAI_BASE_URL": address}
        size = {"n_workers": workers, "threads_per_worker": DASK_THREADS, "dashboard_address": None}
        with environment(chosen):
            async with (
                LocalCluster(**size, asynchronous=True) as cluster,
                Client(cluster, asynchronous=True) as client,
                open_on(client) as engine,
            ):
                graph = Nightly(store, engine, settings).builder().compile()
                await graph.ainvoke({"limit": first})
                began = time.perf_counter()
                report = (await graph.ainvoke({}))["report"]
                assert report["processed"] == DASK_USERS
                return time.perf_counter() - began


@contextmanager
def environment(values: dict[str, str]) -> Iterator[None]:
    """Variables that worker processes inherit."""
    kept = {name: os.environ.get(name) for name in values}
    os.environ.update(values)
    try:
        yield
    finally:
        for name, value in kept.items():
            os.environ.pop(name)
            if value is not None:
                os.environ[name] = value


@asynccontextmanager
async def slow_service(latency: float) -> AsyncIterator[str]:
    """A service with the OpenAI protocol that answers every question late and in one word."""
    choice = b'{"index":0,"message":{"role":"assistant","content":"Done."},"finish_reason":"stop"}'
    body = b'{"id":"1","object":"chat.completion","created":1,"model":"slow","choices":[' + choice + b"]}"
    head = b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n" % len(body)

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while header := await reader.readuntil(b"\r\n\r\n"):
                sizes = [line for line in header.lower().split(b"\r\n") if line.startswith(b"content-length:")]
                await reader.readexactly(int(sizes[0].partition(b":")[2]))
                await asyncio.sleep(latency)
                writer.write(head + body)
                await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/v1"
    finally:
        server.close()


async def main() -> None:
    rows = [*await ideal(), *await overhead(), *await idle(), *await memory()]
    try:
        rows += await dask()
    except ImportError:
        skipped("two Dask workers against one", "the extra `dask` is not installed")
    table("The night", ("what", "figure", "beside", "target"), rows)


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))

"""What the six memory tools cost: the share that is ours of a call, each tool alone and with a hundred callers.

A call through LangGraph's ToolNode costs something even when the tool does nothing; the body of a tool is what our
verbs and answers take beside that, the store's own work apart. `python -m benchmarks.speed.tools`.
"""

import asyncio
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from statistics import median
from typing import Any

from langchain_core.messages import AIMessage, HumanMessage
from langchain_core.tools import tool
from langgraph.graph import START, MessagesState, StateGraph
from langgraph.prebuilt import ToolNode, ToolRuntime

from benchmarks.measuring import Figure, by_turns, sentences, table, verdict
from benchmarks.speed.graphs import acquaint
from language.intents.forget import wishes
from stores import MemoryStore, Settings, open_store
from stores.records import Memory, Receipt, Status
from tools.calls.run_call import run_call
from tools.context import Context
from tools.memory.tools import memory_tools

ROUNDS = 60
CALLERS = 100
SECONDS = 5.0
"""How long the crowd writes to see how many writes a minute it comes to."""

READ = "delete_memory, the message read before"
"""As in a turn of ours, which has looked for wishes in the message by the time that a model calls."""
TEXTS = sentences(ROUNDS + 10, seed=3)


def arguments(name: str, number: int) -> dict[str, Any]:
    """What a model would send; the keys that are updated or deleted were written in the same round."""
    text = TEXTS[number % len(TEXTS)]
    written = {"key": f"tool_{number}", "value": text, "category": "preference", "durability": "daily"}
    return {
        "write_memory": written,
        "read_memory": {"category": "preference"},
        "search_memory": {"query": text},
        "get_memory_context": {"topic": text},
        "update_memory": {"key": f"known_{number % 40}", "value": f"{text} {number}"},
        "delete_memory": {"key": f"tool_{number}"},
    }[name]


def said(name: str, number: int) -> dict[str, Any]:
    """The messages of a run whose model has just asked for this tool."""
    call = {"name": name, "args": arguments(name, number), "id": f"{name}-{number}", "type": "tool_call"}
    human = HumanMessage(f"Please forget tool {number}, and note: {TEXTS[number % len(TEXTS)]}")
    return {"messages": [human, AIMessage("", tool_calls=[call])]}


@asynccontextmanager
async def opened() -> AsyncIterator[MemoryStore]:
    with tempfile.TemporaryDirectory(prefix="hnpal-bench-") as folder:
        async with open_store(Settings(data_dir=Path(folder))) as store:
            yield store


async def each() -> list[tuple[object, ...]]:
    """p50 and p95 of each tool on a user with a profile, one call after the other."""
    async with opened() as store:
        await acquaint(store, "ann")
        tools = memory_tools(store)
        taken: dict[str, list[float]] = {each_tool.name: [] for each_tool in tools}
        for number in range(ROUNDS):
            for name, seconds in taken.items():
                seconds.append(await _timed(tools, name, number, "ann"))
    return [(name, *_percentiles(seconds[5:])) for name, seconds in taken.items()]


async def crowd() -> list[tuple[object, ...]]:
    """A hundred calls at once, of as many users and of one; how long each waited, and whether all were answered."""
    rows: list[tuple[object, ...]] = []
    for whose in ("as many users", "one user"):
        async with opened() as store:
            users = [f"user-{number}" if whose != "one user" else "user" for number in range(CALLERS)]
            for user in dict.fromkeys(users):
                await store.write(user, key="name", value="Reads about databases", category="preference")
            tools = memory_tools(store)
            for name in ("search_memory", "get_memory_context", "write_memory"):
                calls = (_timed(tools, name, number, user) for number, user in enumerate(users))
                answered = await asyncio.gather(*calls, return_exceptions=True)
                good = [seconds for seconds in answered if isinstance(seconds, float)]
                rows.append((name, whose, *_percentiles(good), f"{len(good)} of {CALLERS}"))
    return rows


async def writes_a_minute() -> tuple[float, int]:
    """Writes through the tool by a hundred callers for some seconds, and how many failed."""
    async with opened() as store:
        tools = memory_tools(store)
        ends = time.perf_counter() + SECONDS
        failed = done = 0

        async def write(caller: int) -> None:
            nonlocal failed, done
            for number in range(caller, 1_000_000, CALLERS):
                if time.perf_counter() > ends:
                    return
                try:
                    await _timed(tools, "write_memory", number, f"user-{caller}")
                    done += 1
                except RuntimeError:
                    failed += 1

        began = time.perf_counter()
        await asyncio.gather(*map(write, range(CALLERS)))
        return 60 * done / (time.perf_counter() - began), failed


async def _timed(tools: list[Any], name: str, number: int, user: str) -> float:
    state = said(name, number)
    began = time.perf_counter()
    answer = await run_call(tools, state["messages"][-1].tool_calls[0], state=state, context=Context(user_id=user))
    taken = time.perf_counter() - began
    if answer.status == "error":
        raise RuntimeError(answer.text)
    return taken


def _percentiles(seconds: list[float]) -> tuple[Figure, Figure]:
    ordered = sorted(seconds)
    return Figure(median(ordered)), Figure(ordered[int(0.95 * len(ordered))])


class Answered:
    """A store that has its answer ready: what remains is the tool. It knows whichever memory was last asked for."""

    def __init__(self) -> None:
        self._memory = Memory(
            "00000000-0000-4000-8000-000000000001", "role", "Backend engineer at Stripe", "work_context"
        )
        receipt = Receipt(Status.STORED, memory=self._memory)
        self.write = self.update = self.forget = _always(receipt)
        self.search = _always([])
        self.context = _always(_Known("## User Memory"))

    async def get(self, user_id: str, key: str, **more: Any) -> Memory:
        self._memory = replace(self._memory, key=key)
        return self._memory

    async def read(self, user_id: str, **more: Any) -> list[Memory]:
        return [self._memory] * 5


class _Known(str):
    hits: tuple[Any, ...] = ()


def _always(answer: Any) -> Callable[..., Awaitable[Any]]:
    async def answered(*given: Any, **more: Any) -> Any:
        return answer

    return answered


async def body() -> list[tuple[object, ...]]:
    """The body of each tool as a share of what ToolNode costs around a tool that does nothing."""

    @tool
    async def nothing(query: str) -> str:
        """Do nothing."""
        return "done"

    asked = AIMessage("", tool_calls=[{"name": "nothing", "args": {"query": "x"}, "id": "1", "type": "tool_call"}])
    node = StateGraph(MessagesState).add_node("tools", ToolNode([nothing])).add_edge(START, "tools").compile()
    bare = StateGraph(MessagesState).add_node("tools", _idle).add_edge(START, "tools").compile()
    async with opened() as store:
        await acquaint(store, "ann")
        # Not a store: it answers at once, so that only the tool's own lines are measured.
        bodies = {one.name: one for one in memory_tools(Answered())}  # type: ignore[arg-type]  # only what they call
        whole = {one.name: one for one in memory_tools(store)}
        acts = {
            "graph": lambda _: bare.ainvoke({"messages": [asked]}),
            "node": lambda _: node.ainvoke({"messages": [asked]}),
            **{name: _body(one, name) for name, one in bodies.items()},
            **{f"{name} whole": _body(one, name) for name, one in whole.items()},
            READ: _body(bodies["delete_memory"], "delete_memory", read=True),
        }
        taken = await by_turns(acts, 3 * ROUNDS, say="tool bodies")
    around = taken["node"].seconds - taken["graph"].seconds
    shares = {name: taken[name].seconds / around for name in taken}
    return [
        (name, taken[name], f"{shares[name]:.2f}×", verdict(shares[name], 0.33), taken[f"{name} whole"])
        for name in bodies
    ] + [
        (READ, taken[READ], f"{shares[READ]:.2f}×", verdict(shares[READ], 0.33), ""),
        ("ToolNode around it", Figure(around), "", "", ""),
    ]


def _body(one: Any, name: str, *, read: bool = False) -> Callable[[int], Awaitable[object]]:
    filled = {"source": "", "confidence": 1.0} if name == "write_memory" else {}
    more = filled | ({"category": None} if name == "update_memory" else {})

    async def act(number: int) -> float:
        number += ROUNDS * ROUNDS if read else 0
        if read:
            wishes(said(name, number)["messages"][0].text)
        runtime = ToolRuntime(
            state=said(name, number),
            context=Context(user_id="ann"),
            config={},
            stream_writer=print,
            tool_call_id=str(number),
            store=None,
        )
        began = time.perf_counter()
        await one.coroutine(**more, **arguments(name, number), runtime=runtime)
        return time.perf_counter() - began

    return act


async def _idle(state: MessagesState) -> dict[str, Any]:
    return {}


async def main() -> None:
    columns = ("tool", "body", "to ToolNode", "target", "with the store's work")
    table("The body of a tool beside what ToolNode costs around it", columns, await body())
    table("One call after the other", ("tool", "p50", "p95"), await each())
    table(f"{CALLERS} calls at once", ("tool", "of", "p50", "p95", "answered"), await crowd())
    rate, failed = await writes_a_minute()
    table(
        "Writing without a pause", ("", "writes a minute", "failed"), [(f"{CALLERS} callers", f"{rate:,.0f}", failed)]
    )


if __name__ == "__main__":
    asyncio.run(main())

"""An agent as every tutorial builds it, and a model that answers at once: what our graphs are measured beside.

The bare agent gets the same model, the same tools and the same checkpointer. To have the same number of steps as a
graph of ours, it passes through as many nodes that do nothing as that graph has around its model and tools.
"""

from itertools import pairwise
from typing import Annotated, Any

from langchain_core.language_models import BaseChatModel
from langchain_core.messages import AIMessage, AnyMessage, BaseMessage, HumanMessage
from langgraph.graph import END, START, StateGraph
from langgraph.graph.message import add_messages
from langgraph.prebuilt import ToolNode, tools_condition
from pydantic import Field
from typing_extensions import TypedDict

from benchmarks.samples.scripted_model import Call, Scripted, asking
from stores import MemoryStore
from tools.calls.plain import plain
from tools.context import Context
from tools.memory.tools import memory_tools


class Instant(Scripted):
    """A model without latency: asks for the calls of each step in turn, then answers."""

    steps: list[list[Call]] = Field(default_factory=list)
    answer: str = "Asynchronous reads make vacuum faster, and upgrades keep what the planner has learned."

    async def reply(self, messages: list[BaseMessage], offered: list[dict[str, Any]]) -> AIMessage:
        last = max(place for place, message in enumerate(messages) if isinstance(message, HumanMessage))
        done = sum(isinstance(one, AIMessage) for one in messages[last + 1 :])
        if done >= len(self.steps):
            return AIMessage(self.answer)
        said = messages[last].text
        filled = [(name, {key: _filled(value, said) for key, value in args.items()}) for name, args in self.steps[done]]
        return asking(filled, prefix=f"{said}-{done}")


def _filled(value: Any, said: str) -> Any:
    """Arguments may repeat what the user said."""
    return value.replace("{said}", said) if isinstance(value, str) else value


async def _plainly(request: Any, call: Any) -> Any:
    """Records as plain data, which is all that the checkpointer's serializer takes."""
    message = await call(request)
    message.artifact = plain(message.artifact)
    return message


class Messages(TypedDict):
    messages: Annotated[list[AnyMessage], add_messages]


def bare_agent(store: MemoryStore, model: BaseChatModel, *, before: int = 0, after: int = 0) -> StateGraph[Any, Any]:
    """Model and tools in a loop, with so many steps before and after them that change nothing."""
    tools = memory_tools(store)
    bound = model.bind_tools(tools)

    async def agent(state: Messages) -> dict[str, Any]:
        return {"messages": [await bound.ainvoke(state["messages"])]}

    async def idle(state: Messages) -> dict[str, Any]:
        return {}

    graph = StateGraph(Messages, context_schema=Context)
    first = [f"before-{number}" for number in range(before)]
    last = [f"after-{number}" for number in range(after)]
    for name in (*first, *last):
        graph.add_node(name, idle)
    graph.add_node("agent", agent).add_node("tools", ToolNode(tools, awrap_tool_call=_plainly)).add_edge(
        "tools", "agent"
    )
    graph.add_conditional_edges("agent", tools_condition, {"tools": "tools", END: (*last, END)[0]})
    for path in ((START, *first, "agent"), (*last, END)):
        for here, there in pairwise(path):
            graph.add_edge(here, there)
    return graph

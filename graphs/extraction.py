"""Extraction: the agent ⇄ tools loop of the night, over the draft of one user's batch.

Nothing it does is visible before the batch ends. Calls run one after the other, because a later search must see
an earlier write.
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from langchain_core.language_models import BaseChatModel
from langchain_core.messages import AIMessage, AnyMessage, ToolMessage
from langchain_core.tools import BaseTool
from langgraph.errors import NodeError
from langgraph.graph import END, START, StateGraph
from langgraph.graph.message import add_messages
from langgraph.runtime import Runtime
from langgraph.types import Command
from typing_extensions import TypedDict

from graphs.interactions import is_durable_change
from graphs.models import ask
from graphs.policy import MODEL_RETRY, MODEL_SECONDS, fall_back
from graphs.replying import bounded
from graphs.state import Update
from stores.draft import Draft
from stores.records import Status
from tools.budget import Budget
from tools.context import Context
from tools.execute import calls, run_call

MODEL_TURNS = 20
"""Answers of the model in one round; at five calls each this is more than the budget allows."""

MOST_NEW = 20
"""New durable memories of one user in one night."""

ENOUGH = f"Not written: {MOST_NEW} new durable memories are the most for one night. Finish now."


@dataclass(frozen=True)
class Round:
    """What one round of extraction works with."""

    context: Context
    draft: Draft
    tools: Sequence[BaseTool]
    model: BaseChatModel
    budget: Budget
    before_turn: Callable[[], Awaitable[None]]
    """Waits for the rate limit and keeps the claim on the user's run: not part of the model's own time."""
    fallback: BaseChatModel | None = None
    """Stands in for a model that fails, where that is allowed."""


class State(TypedDict, total=False):
    messages: Annotated[list[AnyMessage], add_messages]
    evidence: list[dict[str, Any]]
    failed: str


@dataclass(frozen=True)
class Extraction:
    """Learn from interactions with the memory tools."""

    async def agent(self, state: State, runtime: Runtime[Round]) -> Update:
        given = runtime.context
        turns = sum(isinstance(message, AIMessage) for message in state["messages"])
        tools = given.tools if turns < MODEL_TURNS else ()
        model = given.fallback if state.get("failed") and given.fallback else given.model
        return {"messages": [bounded(await ask(model, state["messages"], tools))]}

    async def stand_in(self, state: State, error: NodeError, runtime: Runtime[Round]) -> Command[str]:
        """The offline model goes on where that is allowed; otherwise the user's night has failed."""
        if runtime.context.fallback is None:
            raise error.error
        return await fall_back(state, error)

    def after_agent(self, state: State) -> Literal["tools", "__end__"]:
        turns = [message for message in state["messages"] if isinstance(message, AIMessage)]
        return "tools" if calls(turns[-1]) and len(turns) <= MODEL_TURNS else "__end__"

    async def tools(self, state: State, runtime: Runtime[Round]) -> Update:
        """Every call of the answer, in order."""
        answer = state["messages"][-1]
        assert isinstance(answer, AIMessage)
        answers = [await self._run(call, state, runtime.context) for call in calls(answer)]
        await runtime.context.before_turn()
        return {"messages": answers}

    async def _run(self, call: dict[str, Any], state: State, given: Round) -> ToolMessage:
        new = sum(is_durable_change(r) and r.status is Status.STORED for r in given.draft.receipts)
        if call["name"] == "write_memory" and new >= MOST_NEW:
            return ToolMessage(ENOUGH, tool_call_id=str(call["id"]), name=call["name"], status="error")
        return await run_call(given.tools, call, state=state, context=given.context, budget=given.budget)

    def builder(self) -> StateGraph[State, Round, State, State]:
        return (
            StateGraph(State, context_schema=Round)
            .add_node(
                "agent",
                self.agent,
                timeout=MODEL_SECONDS,
                retry_policy=MODEL_RETRY,
                error_handler=self.stand_in,
            )
            .add_node("tools", self.tools)
            .add_edge(START, "agent")
            .add_conditional_edges("agent", self.after_agent, ["tools", END])
            .add_edge("tools", "agent")
        )

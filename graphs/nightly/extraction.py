"""Extraction: the agent ⇄ tools loop of the night, over the draft of one user's batch.

Nothing it does is visible before the batch ends. Calls run one after the other, because a later search must see
an earlier write.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

from langchain_core.language_models import BaseChatModel
from langchain_core.messages import AIMessage, AnyMessage
from langchain_core.tools import BaseTool
from langgraph.errors import NodeError
from langgraph.graph import END, START, StateGraph
from langgraph.graph.message import add_messages
from langgraph.runtime import Runtime
from langgraph.types import Command, RetryPolicy
from typing_extensions import TypedDict

from graphs.discussion.answer.reply import bounded
from graphs.models.choose import ask
from graphs.models.client_errors import transient
from graphs.models.effort import USUAL, Effort
from graphs.models.failure_policy import fall_back
from graphs.nightly.pace import Pace, Stopwatch
from graphs.state import Update
from stores.areas.usage import Usage
from stores.write.checks.second_opinion import Opinion, seconded_by
from tools.calls.budget import Budget
from tools.calls.evidence import said
from tools.calls.repeats import fresh
from tools.calls.run_call import calls, run_call
from tools.calls.tool_kinds import is_read_only
from tools.context import Context
from tools.second_opinion import ask_ahead, claimed_in

MODEL_TURNS = 24
"""Answers of the model in one night, whatever it has to read; with five calls each, more than its budget allows."""

RETRY = RetryPolicy(initial_interval=1.0, backoff_factor=3.0, max_interval=10.0, max_attempts=3, retry_on=transient)
"""Nobody is waiting for an answer at night: a busy service gets a little longer."""


@dataclass(frozen=True)
class Round:
    """What the extraction from one portion of interactions works with."""

    context: Context
    tools: Sequence[BaseTool]
    offered: Sequence[dict[str, Any]]
    """The tools as a model is told of them: the same for all users, so made once."""
    model: BaseChatModel
    budget: Budget
    fallback: BaseChatModel | None = None
    """Stands in for a model that fails, where that is allowed."""
    turns: int = MODEL_TURNS
    """Answers that are left to the model."""
    pace: Pace = field(default_factory=Pace)
    watch: Stopwatch = field(default_factory=Stopwatch)
    """That of the whole night."""
    effort: Effort = USUAL
    usage: Usage | None = None
    """Where the calls are counted."""
    opinion: Opinion | None = None
    """Who is asked about what rules leave open."""


class ExtractionState(TypedDict, total=False):
    messages: Annotated[list[AnyMessage], add_messages]
    evidence: list[dict[str, Any]]
    failed: str


@dataclass(frozen=True)
class Extraction:
    """Learn from interactions with the memory tools."""

    seconds: float = 15.0
    """How long an answer may take."""

    async def agent(self, state: ExtractionState, runtime: Runtime[Round]) -> Update:
        """Ask the model for its next step."""
        given = runtime.context
        model = given.fallback if state.get("failed") and given.fallback else given.model
        names = [tool.name for tool in given.tools]
        looking = [tool.name for tool in given.tools if is_read_only(tool)]
        answer = await ask(model, state["messages"], given.offered, effort=given.effort, graph="nightly")
        return {"messages": [fresh(bounded(answer, names, _quoted(state["messages"])), state["messages"], looking)]}

    async def stand_in(self, state: ExtractionState, error: NodeError, runtime: Runtime[Round]) -> Command[str]:
        """The offline model goes on where that is allowed; otherwise the user's night has failed."""
        if runtime.context.fallback is None:
            raise error.error
        return await fall_back(state, error)

    async def after_agent(self, state: ExtractionState) -> Literal["tools", "__end__"]:
        answer = state["messages"][-1]
        return "tools" if isinstance(answer, AIMessage) and calls(answer) else "__end__"

    async def tools(self, state: ExtractionState, runtime: Runtime[Round]) -> Update:
        """Every call of the answer, in order, after one second opinion on all they claim; then wait until the model may
        be asked again.

        A night whose database fails has failed: what it collected must wait for the next, not count as read.
        """
        given, answer = runtime.context, state["messages"][-1]
        assert isinstance(answer, AIMessage)
        with seconded_by(None if state.get("failed") or given.watch.is_late else given.opinion):
            await ask_ahead(claimed_in(calls(answer)), said(state))
            answers = [
                await run_call(
                    given.tools,
                    call,
                    state=state,
                    context=given.context,
                    budget=given.budget,
                    usage=given.usage,
                    storage_must_work=True,
                )
                for call in calls(answer)
            ]
        await given.watch.wait(given.pace)
        return {"messages": answers}

    async def after_tools(self, state: ExtractionState, runtime: Runtime[Round]) -> Literal["agent", "__end__"]:
        turns = sum(isinstance(message, AIMessage) for message in state["messages"])
        enough = turns >= runtime.context.turns or runtime.context.watch.is_late
        return "__end__" if enough else "agent"

    def builder(self) -> StateGraph[ExtractionState, Round, ExtractionState, ExtractionState]:
        return (
            StateGraph(ExtractionState, context_schema=Round)
            .add_node(
                "agent",
                self.agent,
                timeout=self.seconds,
                retry_policy=RETRY,
                error_handler=self.stand_in,
            )
            .add_node("tools", self.tools)
            .add_edge(START, "agent")
            .add_conditional_edges("agent", self.after_agent, ["tools", END])
            .add_conditional_edges("tools", self.after_tools, ["agent", END])
        )


def _quoted(messages: Sequence[AnyMessage]) -> str:
    return "\n".join(str(message.text) for message in messages)

"""This memory in an agent of LangChain or deepagents: `create_agent(model, tools, middleware=[UserMemory(store)])`.

Before the model speaks it is shown what is known of the user, quoted, after the host's own system prompt. It may use
the tools of the chosen vocabulary, within their budget and time; whatever goes wrong in one is a message to the model.
What was said is recorded, and what the reply rests on is noted. Where rules cannot tell whether the user said what the
model wants to remember, the model is asked for a second opinion. It adds no step to the agent: a turn saves as often as
without it. The user comes from the run's context or the server, never from the model.
"""

import asyncio
import inspect
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any, Literal, NotRequired, TypeVar

from langchain.agents.middleware.types import (
    AgentMiddleware,
    AgentState,
    ExtendedModelResponse,
    ModelRequest,
    ModelResponse,
    PrivateStateAttr,
)
from langchain_core.language_models import BaseChatModel
from langchain_core.messages import AIMessage, AnyMessage, HumanMessage, SystemMessage, ToolMessage
from langchain_core.tools import BaseTool
from langgraph.checkpoint.base import BaseCheckpointSaver
from langgraph.prebuilt.tool_node import ToolCallRequest
from langgraph.types import Command, TracePolicy

from integrations.agent_turn import AgentTurn, genuine
from integrations.recalled_message import RecalledMessage
from integrations.run_async import run
from language.intents.phrases import asks_why
from prompts import block, load, quoted
from stores import MemoryStore, Receipt
from stores.errors import NotOwner
from stores.search.context import RecalledText
from stores.write.checks.second_opinion import seconded_by
from stores.write.erasure.eras import begun_in
from tools.answers import one_line
from tools.calls.budget import DISCUSSION, Budget
from tools.calls.run_call import run_call
from tools.second_opinion import SecondOpinion, asked
from tools.toolkits import guidance, offered, toolkits
from tools.used_memories import found_in, used_in
from tools.vocabulary import written_kind

F = TypeVar("F", bound=Callable[..., Any])
Mode = Literal["recall", "tools", "both"]
_TURNS_KEPT = 256


def _signed(function: F) -> F:
    """The same function, with what it takes said beforehand."""
    function.__signature__ = inspect.signature(function)  # type: ignore[attr-defined]  # inspect looks there first
    return function


class MemoryState(AgentState[Any]):
    """What the agent keeps of the memory between turns: ids, and no text."""

    memory_used: NotRequired[Annotated[list[str], PrivateStateAttr]]
    memory_unsaid: NotRequired[Annotated[list[str], PrivateStateAttr]]
    """What the user said while memory was paused: it speaks for no memory."""
    unsaid: NotRequired[Annotated[str, PrivateStateAttr]]
    """The message of this turn, if it is such: threads of our own lose it when the turn is over."""


@dataclass(frozen=True)
class _Recalled:
    """What was looked up when a turn began."""

    known: RecalledText
    captured: list[str]
    opinion: SecondOpinion | None = None
    """The agent's model, for a second opinion on what it wants to remember."""
    paused: bool = False


class UserMemory(AgentMiddleware[MemoryState, Any, Any]):
    """An explicit, audited memory of each user for a host's agent.

    `mode`: `recall` shows what is known, `tools` offers the tools of `toolkit`, `both` does both. With `capture` turns
    are recorded and what the user asks to have remembered is written at once, without the model. Give the agent's
    `checkpointer` so that `clear` reaches its threads too.
    """

    state_schema = MemoryState
    trace_policy = TracePolicy(process_inputs=lambda _: {}, process_outputs=lambda _: {})

    def __init__(
        self,
        store: MemoryStore,
        mode: Mode = "both",
        toolkit: str = "memory",
        capture: bool = True,
        checkpointer: BaseCheckpointSaver[Any] | None = None,
        *,
        max_tokens: int | None = None,
        budget: Budget = DISCUSSION,
    ) -> None:
        super().__init__()
        if mode not in ("recall", "tools", "both"):
            raise ValueError(f"there is no mode {mode!r}; use recall, tools or both")
        self.store, self.mode, self.captures = store, mode, capture
        self._checkpointer, self._max_tokens, self._budget = checkpointer, max_tokens, budget
        settings = type(store.settings).model_validate({**store.settings.model_dump(), "toolkits": toolkit})
        self._all: list[BaseTool] = [] if mode == "recall" else toolkits(store, settings)
        self.tools: Sequence[BaseTool] = offered(self._all, settings)
        self._kind = written_kind(settings.toolkits)
        self._guidance = guidance(settings) if self.tools else ""
        self._prompt = load("recall", settings.prompts_dir)
        self._recalled: OrderedDict[tuple[str, str, str], _Recalled] = OrderedDict()
        self._owned: set[tuple[str, str]] = set()
        self._asked: tuple[BaseChatModel, SecondOpinion | None] | None = None

    # -- the model ------------------------------------------------------------------------------------------------

    # What LangChain awaits is made by plain functions: for a coroutine function its tracer goes to another thread and
    # back twice in every call, whether anything is traced or not. Of each function it asks in every call what it takes.

    @_signed
    def awrap_model_call(
        self, request: ModelRequest[Any], handler: Callable[[ModelRequest[Any]], Awaitable[ModelResponse[Any]]]
    ) -> Coroutine[Any, Any, Any]:
        return self._around(request, handler)

    async def _around(
        self, request: ModelRequest[Any], handler: Callable[[ModelRequest[Any]], Awaitable[ModelResponse[Any]]]
    ) -> Any:
        turn, recalled, shown = await self._before(request)
        return self._after(request, turn, recalled, await handler(shown))

    @_signed
    def wrap_model_call(
        self, request: ModelRequest[Any], handler: Callable[[ModelRequest[Any]], ModelResponse[Any]]
    ) -> Any:
        turn, recalled, shown = run(self._before(request))
        return self._after(request, turn, recalled, handler(shown))

    async def _before(self, request: ModelRequest[Any]) -> tuple[AgentTurn, _Recalled, ModelRequest[Any]]:
        turn = AgentTurn.of(request.messages, request.runtime)
        if turn.within:
            return turn, _Recalled(RecalledText(""), []), request
        name = (turn.context.user_id, turn.conversation, turn.id)
        recalled = self._recalled.get(name) or await self._begin(turn)
        if self.tools:
            recalled = replace(recalled, opinion=await self._second(request.model))
        if turn.id:
            self._recalled[name] = recalled
            while len(self._recalled) > _TURNS_KEPT:
                self._recalled.popitem(last=False)
        system = await self._system(request, turn, recalled)
        return turn, recalled, request.override(system_message=system)

    async def _second(self, model: BaseChatModel) -> SecondOpinion | None:
        """The agent's model for a second opinion, the same as long as the model is."""
        if self._asked is None or self._asked[0] is not model:
            self._asked = model, await asyncio.to_thread(asked, model, self.store.settings)
        return self._asked[1]

    async def _begin(self, turn: AgentTurn) -> _Recalled:
        """Once in a turn: whose thread it is, what is known on its topic, and what is to be kept of it."""
        user_id = turn.context.user_id
        if (user_id, turn.conversation) not in self._owned:
            if (await self.store.conversations.owner(turn.conversation) or user_id) != user_id:
                raise NotOwner("This thread belongs to another user; start a new one.")
            self._owned.add((user_id, turn.conversation))
        only_asked = bool(self.tools)
        looking = self._look(turn)
        if not self.captures or not turn.may_concern(only_asked=only_asked):
            return await looking
        found, concerns = await asyncio.gather(looking, turn.concerns(only_asked=only_asked))
        if not concerns or found.paused:
            return found
        with begun_in(user_id, found.known.era):
            return replace(found, captured=await turn.capture(self.store, self._kind, only_asked=only_asked))

    async def _look(self, turn: AgentTurn) -> _Recalled:
        """What is known on the topic; where it is not shown, only which era of the user this is."""
        user_id, known = turn.context.user_id, RecalledText("")
        if self.mode != "tools":
            known = await self.store.context(user_id, turn.text, self._max_tokens)
        if known.era is not None:  # nothing is known of one who has paused, or is new
            return _Recalled(known, [])
        profile = await self.store.profile(user_id)
        paused = self.store.settings.enabled and not profile.enabled
        return _Recalled(RecalledText("", era=profile.era), [], paused=paused)

    async def _system(self, request: ModelRequest[Any], turn: AgentTurn, recalled: _Recalled) -> SystemMessage:
        blocks = []
        if recalled.known:
            blocks.append(block("memory", str(recalled.known)))
        if recalled.captured:
            blocks.append(block("captured", "\n".join(recalled.captured)))
        used: list[str] = request.state.get("memory_used", [])  # type: ignore[assignment]  # ours, see MemoryState
        if used and asks_why(turn.text) is not None:
            blocks.append(block("grounds", await self._grounds(turn.context.user_id, used)))
        said = self._prompt.fill(**quoted(*blocks)) if blocks else ""
        texts = [text for text in (self._guidance, said) if text]
        if not said:
            before = request.system_message
            plain = RecalledMessage.after(before, *texts, "") if texts else before
            return SystemMessage(plain.content) if plain else SystemMessage("")
        return RecalledMessage.after(request.system_message, *texts)

    async def _grounds(self, user_id: str, used: Sequence[str]) -> str:
        """Where what the last reply rests on comes from."""
        found = [await self.store.get(user_id, one, viewer="agent") for one in used]
        return "\n".join(
            f"- {one_line(one.value)} (source: {one.source or 'unknown'}, {one.created_at:%Y-%m-%d}, id: {one.id}"
            + (f", the user said: {one_line(one.evidence, 200)}" if one.evidence else "")
            + ")"
            for one in found
            if one and one.created_at
        )

    def _after(
        self, request: ModelRequest[Any], turn: AgentTurn, recalled: _Recalled, response: ModelResponse[Any]
    ) -> Any:
        """When the model has answered: what was said is recorded, and what the answer rests on is noted."""
        reply = next((one for one in reversed(response.result) if isinstance(one, AIMessage)), None)
        if turn.within:
            return response
        noted = _unsaid(request.state, turn, recalled)
        if reply is not None and not reply.tool_calls:
            if self.captures:
                with begun_in(turn.context.user_id, recalled.known.era, paused=recalled.paused):
                    turn.record(self.store, reply)
            shown = [(hit.id, hit.value) for hit in recalled.known.hits]
            noted["memory_used"] = used_in(reply.text, [*shown, *found_in(request.messages)])
        state: Any = request.state
        changed = {name: value for name, value in noted.items() if value != (state.get(name) or type(value)())}
        return ExtendedModelResponse(response, Command(update=changed)) if changed else response

    # -- the tools ------------------------------------------------------------------------------------------------

    @_signed
    def awrap_tool_call(
        self, request: ToolCallRequest, handler: Callable[[ToolCallRequest], Awaitable[ToolMessage | Command[Any]]]
    ) -> Coroutine[Any, Any, ToolMessage | Command[Any]]:
        return self._called(request, handler)

    async def _called(
        self, request: ToolCallRequest, handler: Callable[[ToolCallRequest], Awaitable[ToolMessage | Command[Any]]]
    ) -> ToolMessage | Command[Any]:
        return await self._call(request) if self._is_ours(request) else await handler(request)

    @_signed
    def wrap_tool_call(
        self, request: ToolCallRequest, handler: Callable[[ToolCallRequest], ToolMessage | Command[Any]]
    ) -> ToolMessage | Command[Any]:
        return run(self._call(request)) if self._is_ours(request) else handler(request)

    def _is_ours(self, request: ToolCallRequest) -> bool:
        return any(tool.name == request.tool_call["name"] for tool in self._all)

    async def _call(self, request: ToolCallRequest) -> ToolMessage:
        """The words of the user are the evidence of a call; an agent called by another has none of them."""
        state: Any = request.state
        messages = genuine(state.get("messages", []) if isinstance(state, dict) else getattr(state, "messages", []))
        turn = AgentTurn.of(messages, request.runtime)
        context = replace(turn.context, conversation_id=turn.conversation)
        recalled = self._recalled.get((context.user_id, turn.conversation, turn.id))
        said = [one for one in messages if not self._is_unsaid(one, turn, state)]
        heard: dict[str, Any] = {"messages": said, **({"evidence": []} if turn.within else {})}
        opinion = recalled.opinion if recalled and not turn.within else None
        begun = recalled or _Recalled(RecalledText(""), [])
        with begun_in(context.user_id, begun.known.era, paused=begun.paused), seconded_by(opinion):
            call, usage = request.tool_call, self.store.usage
            return await run_call(self._all, call, state=heard, context=context, budget=self._budget, usage=usage)

    def _is_unsaid(self, message: AnyMessage, turn: AgentTurn, state: Any) -> bool:
        """Whether the user said it in an earlier turn, while memory was paused; of one that failed only we know."""
        if message.id == turn.id or not isinstance(message, HumanMessage):
            return False
        begun = self._recalled.get((turn.context.user_id, turn.conversation, str(message.id)))
        noted = state.get("memory_unsaid", []) if isinstance(state, dict) else []
        return message.id in noted or (begun is not None and begun.paused)

    # -- erasure --------------------------------------------------------------------------------------------------

    async def clear(self, user_id: str) -> Receipt:
        """Erase everything known of a user, and the agent's threads with them; the receipt names what remains."""
        threads = [one.id for one in await self.store.conversations.all(user_id)]
        receipt = await self.store.clear(user_id)
        self._recalled.clear()
        self._owned.clear()
        remains = list(receipt.remains)
        if self._checkpointer is None and threads:
            remains.append(f"{len(threads)} threads of the agent, in a checkpointer that this memory was not given")
        elif self._checkpointer is not None:
            for thread in threads:
                await self._checkpointer.adelete_thread(thread)
        if not self.captures:
            remains.append("threads of the agent: with capture off it is not known which are this user's")
        return replace(receipt, remains=tuple(remains))


def _unsaid(state: Any, turn: AgentTurn, recalled: _Recalled) -> dict[str, Any]:
    """What the agent's state says of words while memory is paused."""
    before: list[str] = state.get("memory_unsaid") or []
    added = [turn.id] if recalled.paused and turn.id and turn.id not in before else []
    return {"memory_unsaid": [*before, *added], "unsaid": turn.id if recalled.paused else ""}

"""The memory for any LangChain agent: `create_agent(…, middleware=[UserMemory(store)], context_schema=Context)`.

Before the model speaks, what is known of the user is added after the agent's own system prompt; the agent gets the
memory tools; what the user plainly tells is kept; the turn is recorded. No text of the memory is kept in the agent's
state, so its threads hold no copy of it.
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from langchain.agents.middleware.types import (
    AgentMiddleware,
    AgentState,
    ModelRequest,
    ModelResponse,
    ToolCallRequest,
)
from langchain_core.messages import AIMessage, AnyMessage, HumanMessage, SystemMessage, ToolMessage
from langgraph.checkpoint.base import BaseCheckpointSaver
from langgraph.config import get_config
from langgraph.types import Command, TracePolicy

from graphs.capture import Capture
from graphs.discussion.incoming import why
from graphs.discussion.reply_sources import explained, found_by_tools, grounds, used_in
from graphs.discussion.window import since
from graphs.models.offline import OfflineModel
from graphs.offload import offload
from integrations.erasing import clear
from integrations.waiting import wait
from language.intents import phrases
from language.sensitive.secrets import redact
from prompts import block, load, quoted
from stores import MemoryStore
from stores.areas.activity import Turn
from stores.errors import NotOwner
from stores.records import Receipt
from stores.search.context import Context as Known
from tools.calls.budget import DISCUSSION, Budget
from tools.calls.run_call import run_call
from tools.context import Context, resolve
from tools.toolkits import guidance, offered, toolkits

Mode = Literal["both", "recall", "tools"]
_MOST_TURNS = 256
"""Turns under way whose recall is kept; one that falls out looks again."""
USED = "memory_used"
"""Where a reply keeps the ids of the memories it rests on."""
_NOT_THE_USER = "lc_source"
"""How LangChain marks a human message that a program wrote, a summary for one."""


@dataclass(frozen=True)
class _Turn:
    """A turn under way: who said what, what was recalled for it, and what the model is told at each of its calls."""

    context: Context
    said: HumanMessage
    known: Known
    prompt: str


class UserMemory(AgentMiddleware[AgentState[Any], Context, Any]):
    """Gives an agent the memory of the user named in its context.

    `mode`: "recall" tells the model what is known, "tools" gives it the tools, "both" does both. `toolkit` names one of
    the toolkits or several. With `capture`, what the user plainly states is kept by rules too, whatever the model does.
    `checkpointer` is the agent's own: `clear` then erases the user's threads too.
    """

    trace_policy = TracePolicy(process_inputs=lambda _: {}, process_outputs=lambda _: {})

    def __init__(
        self,
        store: MemoryStore,
        *,
        mode: Mode = "both",
        toolkit: str | Sequence[str] = "memory",
        capture: bool = False,
        budget: Budget = DISCUSSION,
        max_tokens: int | None = None,
        checkpointer: BaseCheckpointSaver[Any] | None = None,
    ) -> None:
        if mode not in ("both", "recall", "tools"):
            raise ValueError(f"mode must be 'both', 'recall' or 'tools', not {mode!r}")
        chosen = [toolkit] if isinstance(toolkit, str) else list(toolkit)
        settings = type(store.settings)(**{**store.settings.model_dump(), "toolkits": chosen})
        self.store = store
        self.tools = offered(toolkits(store, settings), settings) if mode != "recall" else []
        self._recalls = mode != "tools"
        self._budget = budget
        self._checkpointer = checkpointer
        self._most = max_tokens or settings.context_max_tokens
        self._prompt = load("middleware", settings.prompts_dir)
        self._guidance = guidance(settings) if self.tools else ""
        self._capture = (
            Capture(store, OfflineModel(), settings).builder().compile(checkpointer=False) if capture else None
        )
        self._turns: dict[tuple[str, str], _Turn] = {}
        self._owners: dict[str, str] = {}

    async def clear(self, user_id: str) -> Receipt:
        """Erase everything known of the user, and their threads where the agent's checkpointer was given."""
        return await clear(self.store, user_id, self._checkpointer)

    # -- the turn: all of it around the model's calls, because a step of its own would be saved, and cost, like one ----

    async def awrap_model_call(
        self, request: ModelRequest[Context], handler: Callable[[ModelRequest[Context]], Awaitable[ModelResponse[Any]]]
    ) -> ModelResponse[Any]:
        """Before the first call recall and keep what the user plainly says; after the last one record the turn."""
        turn = await self._turn(request)
        response = await handler(_told(request, turn))
        await self._end(request, turn, response)
        return response

    async def awrap_tool_call(
        self,
        request: ToolCallRequest,
        handler: Callable[[ToolCallRequest], Awaitable[ToolMessage | Command[Any]]],
    ) -> ToolMessage | Command[Any]:
        return await (self._run(request) if self._is_ours(request) else handler(request))

    # The same for agents that are called without a loop.

    def wrap_model_call(
        self, request: ModelRequest[Context], handler: Callable[[ModelRequest[Context]], ModelResponse[Any]]
    ) -> ModelResponse[Any]:
        turn = wait(self._turn(request))
        response = handler(_told(request, turn))
        wait(self._end(request, turn, response))
        return response

    def wrap_tool_call(
        self, request: ToolCallRequest, handler: Callable[[ToolCallRequest], ToolMessage | Command[Any]]
    ) -> ToolMessage | Command[Any]:
        return wait(self._run(request)) if self._is_ours(request) else handler(request)

    # -- its parts ------------------------------------------------------------------------------------------------

    async def _turn(self, request: ModelRequest[Context]) -> _Turn | None:
        """The turn that this call belongs to, begun where it is new; none where no user is speaking."""
        said = _asked(request.messages) or _asked(request.state["messages"])
        if said is None or _is_subagent():
            return None
        context = resolve(request.runtime)
        turn = self._turns.get((context.user_id, str(said.id)))
        if turn is None:
            await self._check_owner(context)
            turn = await self._begin(context, said, request.messages)
            _keep(self._turns, (context.user_id, str(said.id)), turn)
        return turn

    async def _begin(self, context: Context, said: HumanMessage, messages: Sequence[AnyMessage]) -> _Turn:
        known = Known("")
        if self._recalls:
            known = await self.store.context(context.user_id, said.text, max_tokens=self._most)
        told = {"memory": str(known)}
        if known and await offload(phrases.asks_why, said.text) is not None:
            used = next(
                (one.additional_kwargs[USED] for one in reversed(messages) if USED in one.additional_kwargs), ()
            )
            found = await grounds(self.store, context.user_id, await offload(why, said.text), used)
            told["grounds"] = explained(found, said.text)
        if self._capture is not None:
            heard = {"message": said.text, "message_id": str(said.id), "known": str(known)}
            result = await self._capture.ainvoke(heard, context=context)
            told["captured"] = "\n".join(one["text"] for one in result["captured"])
        blocks = [block(name, text) for name, text in told.items() if text or name == "memory"]
        return _Turn(context, said, known, self._prompt.fill(guidance=self._guidance, **quoted(*blocks)))

    async def _end(self, request: ModelRequest[Context], turn: _Turn | None, response: ModelResponse[Any]) -> None:
        """After the reply: what was said is recorded, and the reply carries the ids of the memories it rests on."""
        reply = response.result[-1] if response.result else None
        if turn is None or not isinstance(reply, AIMessage) or reply.tool_calls:
            return
        self._turns.pop((turn.context.user_id, str(turn.said.id)), None)
        recalled = [(hit.id, hit.value) for hit in turn.known.hits]
        used = used_in(str(reply.text), [*recalled, *found_by_tools(since(request.messages, str(turn.said.id)))])
        if used:
            reply.additional_kwargs[USED] = used
        await self._record(turn, str(reply.text))

    async def _run(self, request: ToolCallRequest) -> ToolMessage:
        """The tool's answer, within the budget; whatever goes wrong is a message that the model can act on."""
        messages = request.state["messages"]
        state: dict[str, Any] = {"messages": [one for one in messages if _is_genuine(one)]}
        if _is_subagent():
            state["evidence"] = []  # the words of another agent
        return await run_call(
            self.tools,
            request.tool_call,
            state=state,
            context=resolve(request.runtime),
            config=request.runtime.config,
            budget=self._budget,
        )

    async def _check_owner(self, context: Context) -> None:
        """A thread belongs to whoever began it; looked up once, as it never changes hands."""
        thread = context.conversation_id
        if not thread or self._owners.get(thread) == context.user_id:
            return
        owner = await self.store.conversations.owner(thread)
        if owner and owner != context.user_id:
            raise NotOwner("This thread belongs to another user; start a new one.")
        if owner:
            _keep(self._owners, thread, owner)

    async def _record(self, turn: _Turn, reply: str) -> None:
        name = str(turn.said.id)
        conversation = turn.context.conversation_id or f"run-{name}"
        texts = (("user", turn.said.text, name), ("assistant", reply, f"{name}:reply"))
        turns = [
            Turn(conversation, role, await offload(redact, text), key) for role, text, key in texts if text.strip()
        ]
        await self.store.activity.record(turn.context.user_id, *turns)

    def _is_ours(self, request: ToolCallRequest) -> bool:
        return request.tool_call["name"] in {tool.name for tool in self.tools}


def _keep(kept: dict[Any, Any], name: object, value: object) -> None:
    """The newest of them; the oldest goes when there are too many."""
    kept[name] = value
    while len(kept) > _MOST_TURNS:
        kept.pop(next(iter(kept)))


def _told(request: ModelRequest[Context], turn: _Turn | None) -> ModelRequest[Context]:
    """The request with what is known after the agent's own system prompt, so that its cached prefix stays."""
    return request.override(system_message=_after(request.system_message, turn.prompt)) if turn else request


def _asked(messages: Sequence[AnyMessage]) -> HumanMessage | None:
    """The user's latest message."""
    mine = (one for one in reversed(messages) if isinstance(one, HumanMessage) and _is_genuine(one))
    return next((one for one in mine if one.text.strip()), None)


def _is_genuine(message: AnyMessage) -> bool:
    return not (isinstance(message, HumanMessage) and message.additional_kwargs.get(_NOT_THE_USER))


def _is_subagent() -> bool:
    """Does this agent work for another one, as its tool? Then nobody here is the user."""
    path = str(get_config().get("configurable", {}).get("checkpoint_ns", "")).split("|")[:-1]
    return any(step.startswith("tools:") for step in path)


def _after(system: SystemMessage | None, added: str) -> SystemMessage:
    if system is None:
        return SystemMessage(added)
    if isinstance(system.content, str):
        return SystemMessage(f"{system.content}\n\n{added}")
    return SystemMessage([*system.content, {"type": "text", "text": added}])

"""One turn of a host's agent, as the memory sees it: whose it is, what the user says, and what becomes of it."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any
from zoneinfo import ZoneInfo

from langchain_core.messages import AIMessage, AnyMessage, HumanMessage
from langgraph.config import get_config
from langgraph.prebuilt import ToolRuntime
from langgraph.runtime import Runtime

from language.intents import phrases
from language.intents.remember import may_ask, requests
from language.sentences.split import own_words
from language.statements.worth_keeping import EVERYTHING, durability, worth_keeping
from stores import MemoryStore, Said
from stores.areas.activity import Turn
from stores.zones import is_zone
from tools.answers import written
from tools.context import Context, resolve
from tools.vocabulary import in_vocabulary

_TOOLS = "tools:"
_BY_PROGRAM = "lc_source"
_ASKED = frozenset({"asked"})
_MOST = 10


@dataclass(frozen=True)
class AgentTurn:
    """The user's latest message and where it was said."""

    context: Context
    message: HumanMessage | None
    within: bool
    """Of an agent that another agent called: its messages are that agent's words, not the user's."""

    @classmethod
    def of(cls, messages: Sequence[AnyMessage], runtime: Runtime[Any] | ToolRuntime[Any, Any]) -> "AgentTurn":
        last = next((one for one in reversed(genuine(messages)) if isinstance(one, HumanMessage)), None)
        return cls(_resolved(runtime), last, _is_within())

    @property
    def text(self) -> str:
        return self.message.text if self.message else ""

    @property
    def id(self) -> str:
        return str(self.message.id) if self.message and self.message.id else ""

    @property
    def conversation(self) -> str:
        """The thread; a run without one is a conversation of its own."""
        return self.context.conversation_id or f"run-{self.id}"

    def record(self, store: MemoryStore, reply: AIMessage) -> None:
        """Leave what was said to be recorded, once per message."""
        now = datetime.now(UTC)
        said = [Turn(self.conversation, "user", self.text, self.id, at=now)] if self.text and self.id else []
        answered = [Turn(self.conversation, "assistant", reply.text, f"{self.id}:reply", at=now)] if reply.text else []
        if said:
            store.activity.leave(self.context.user_id, *said, *answered)

    def may_concern(self, *, only_asked: bool) -> bool:
        """Whether there may be something to capture: a look that costs little, and not at whose words they are."""
        return may_ask(self.text) or (not only_asked and phrases.speaks_of_self(self.text))

    async def concerns(self, *, only_asked: bool) -> bool:
        """The same, of the user's own words."""
        return await asyncio.to_thread(_concerns, self.text, only_asked)

    async def capture(self, store: MemoryStore, kind: str, *, only_asked: bool) -> list[str]:
        """Write what the user asks to have remembered, or plainly states; answers what came of it, in words."""
        profile = await store.profile(self.context.user_id)
        if not profile.enabled:
            return []
        today = datetime.now(ZoneInfo(_zone(self.context.timezone or profile.timezone))).date()
        keep = _ASKED if only_asked else EVERYTHING
        found = await asyncio.to_thread(worth_keeping, self.text, today, keep)
        lines = []
        for number, one in enumerate(found[:_MOST]):
            entry: dict[str, Any] = {"category": one.category, "key": one.key, "value": one.value}
            receipt = await store.write(
                self.context.user_id,
                **in_vocabulary(kind, entry),
                durability=durability(one, today),
                confidence=one.confidence,
                source=f"discussion:{self.conversation}",
                author="agent",
                evidence=[Said(self.text, datetime.now(UTC))],
                conversation_id=self.conversation,
                call_id=f"capture:{self.id}:{number}" if self.id else None,
            )
            lines.append(written(receipt))
        return lines


def genuine(messages: Sequence[AnyMessage]) -> list[AnyMessage]:
    """Without what a program wrote in the user's place, as LangChain's summary of a conversation."""
    return [one for one in messages if not (isinstance(one, HumanMessage) and one.additional_kwargs.get(_BY_PROGRAM))]


def _resolved(runtime: Runtime[Any] | ToolRuntime[Any, Any]) -> Context:
    """The host may have a context of its own kind: whatever names a user will do."""
    given = runtime.context
    if given is not None and not isinstance(given, Context):
        fields = given if isinstance(given, Mapping) else vars(given)
        known = {name: fields[name] for name in ("user_id", "conversation_id", "timezone") if fields.get(name)}
        given = Context(**known)
    seen: Runtime[Context] = Runtime(
        context=given or Context(),
        execution_info=runtime.execution_info,
        server_info=runtime.server_info,
    )
    return resolve(seen)


def _is_within() -> bool:
    """Whether a tool of another agent is what runs this one."""
    namespace = str(get_config().get("configurable", {}).get("checkpoint_ns", ""))
    return any(part.startswith(_TOOLS) for part in namespace.split("|")[:-1])


def _concerns(text: str, only_asked: bool) -> bool:
    words = own_words(text)
    if phrases.asks_to_leave(words):
        return False
    return bool(requests(text)) or (not only_asked and phrases.speaks_of_self(words))


def _zone(name: str) -> str:
    return name if is_zone(name) else "UTC"

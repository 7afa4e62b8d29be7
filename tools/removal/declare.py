"""What stands before every tool that removes something: what would go is looked up, and the user must have agreed.

A tool says how to find what a call would remove; its body runs only when that may go. At night nobody can agree: what
the agent would remove is proposed to the user.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

from langgraph.prebuilt import ToolRuntime

from stores.interface import MemoryVerbs
from stores.records import Memory, Receipt
from tools.answers import one_line
from tools.calls.evidence import Exchange, exchange
from tools.context import Context, resolve
from tools.removal.consent import agreed, asks

_FEW, _SHORT = 40, 1_000
"""So many memories, and letters of what was said, are weighed before another thread has begun to."""
Run = ToolRuntime[Context, Any]
Also = Callable[[Exchange, Sequence[Memory]], bool]


@dataclass(frozen=True, slots=True)
class Doomed:
    """What a call would remove, among what; and what else the user may say to allow it."""

    memories: Sequence[Memory]
    reason: str = "no longer true, it seems"
    also: Also | None = None
    among: Sequence[Memory] | None = None
    """Where it is not among the memories of the user: all that it could be confused with."""


Find = Callable[..., Awaitable[Doomed | str]]


@dataclass(frozen=True, slots=True)
class Unasked:
    """What a refused call would have removed, for whoever can ask the user."""

    unasked: Sequence[Memory]


@dataclass(frozen=True, slots=True)
class Removal:
    """How a tool removes: what a call would remove (or the answer, when there is nothing to remove), and how it
    answers when that may not go.
    """

    store: MemoryVerbs
    find: Find
    refuse: Callable[[str, Sequence[Memory]], str]
    """The answer that says why nothing was removed, in the words of the vocabulary."""
    propose: Callable[[Receipt, Memory], str] | None = None
    """The answer when a removal was proposed; nothing is proposed without it."""

    async def refusal(self, runtime: Run, arguments: dict[str, Any]) -> tuple[str, Receipt | Unasked | None] | None:
        """The answer to a call that may not run; nothing when it may."""
        context = resolve(runtime)
        doomed = await self.find(runtime, **arguments)
        if isinstance(doomed, str):
            return doomed, None
        if not doomed.memories:
            return None
        if context.actor == "nightly":
            return await self._proposed(context.user_id, doomed)
        if context.confirmed or await self._is_agreed(context, exchange(runtime.state), doomed):
            return None
        return self.refuse(_not_asked(doomed.memories), doomed.memories), Unasked(doomed.memories)

    async def _is_agreed(self, context: Context, said: Exchange, doomed: Doomed) -> bool:
        if not (asks(said) or doomed.also):
            return False
        known = doomed.among
        if known is None:
            known = await self.store.read(context.user_id, kind=None, limit=None, viewer="agent")
        brief = len(known) <= _FEW and len(said.message) + len(said.reply) <= _SHORT
        if await _weighed(brief, agreed, said, doomed.memories, known, context.conversation_id):
            return True
        return doomed.also is not None and await _weighed(brief, doomed.also, said, known)

    async def _proposed(self, user_id: str, doomed: Doomed) -> tuple[str, Receipt | None]:
        if self.propose is None or len(doomed.memories) > 1:
            return self.refuse("only the user may remove this, and nobody can ask them now", doomed.memories), None
        (memory,) = doomed.memories
        receipt = await self.store.propose_removal(user_id, memory.id, reason=doomed.reason)
        return self.propose(receipt, memory), receipt


async def _weighed(brief: bool, weigh: Callable[..., bool], *given: Any) -> bool:
    """What a judgement says; on a thread of its own unless it is brief, so that nobody waits for a long one."""
    return weigh(*given) if brief else await asyncio.to_thread(weigh, *given)


def _not_asked(memories: Sequence[Memory]) -> str:
    """Why nothing was removed, and what to do, for the model."""
    first = one_line(memories[0].key.replace("_", " ") or memories[0].value, 60)
    name = f"“{first}”" if len(memories) == 1 else f"all {len(memories)} of these"
    return (
        f"the user's current message does not ask to forget {name}. Ask them first, naming what would go "
        f"(“Shall I delete …?”), and call again when they plainly say yes."
    )

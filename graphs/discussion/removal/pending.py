"""Commands, and removals that wait for a yes: answered without a model, outside the conversation."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Literal

from langchain_core.messages import RemoveMessage
from langgraph.graph.message import REMOVE_ALL_MESSAGES
from langgraph.runtime import Runtime
from langgraph.types import Command, interrupt

from graphs.discussion.answer import reply as replying
from graphs.discussion.removal.wish import outcomes, remove
from graphs.models.clock import moment
from graphs.state import DiscussionState, Update
from stores import MemoryStore
from tools.commands import commands, review
from tools.commands.replies import Replies
from tools.context import Context, resolve
from tools.texts import say


@dataclass(frozen=True)
class Removals:
    """What a user has removed, by command or because they were asked."""

    store: MemoryStore
    delete_threads: Callable[..., Awaitable[list[str]]] | None = None

    async def command(
        self, state: DiscussionState, runtime: Runtime[Context]
    ) -> Command[Literal["confirm", "__end__"]]:
        """Answer `/memory …`; what removes something is shown first."""
        user_id, text, language = resolve(runtime).user_id, state["turn"]["text"], replying.spoken(state)
        conversation = resolve(runtime).conversation_id
        reply = await commands.run(self.store, user_id, _command(text), language, conversation)
        if reply.needs_confirmation:
            removal = {"question": reply.text, "would_remove": reply.would_remove}
            return Command(update={"removal": removal}, goto="confirm")
        await self._record(state, user_id)
        return Command(update={"messages": [replying.aside(reply.text)], "review": reply.review}, goto="__end__")

    async def review(self, state: DiscussionState, runtime: Runtime[Context]) -> Update:
        """Carry out what the user answers to a question about their memory, and put the next one."""
        user_id, turn, replies = resolve(runtime).user_id, state["turn"], Replies(replying.spoken(state))
        call = f"review:{turn['id']}"
        asked = await review.answered(self.store, user_id, state["review"], turn["text"], replies, call)
        return {"messages": [replying.aside(asked.text)], "review": asked.waits, "used": []}

    async def confirm(self, state: DiscussionState, runtime: Runtime[Context]) -> Update:
        """Remove exactly what was shown, once the user says yes, be it in their next message; all, for `clear`."""
        user_id, removal, language = resolve(runtime).user_id, state["removal"], replying.spoken(state)
        asked = commands.parse(state["turn"]["text"])
        if not (removal["agreed"] if "agreed" in removal else commands.confirms(interrupt(removal))):
            return {"messages": [replying.aside(say("declined", language))], "removal": {}}
        if asked is None:
            return await self._confirmed(user_id, removal, language)
        if asked.name != "clear":
            await self._record(state, user_id)
            reason = f"/memory {asked.name}" if state.get("unsaid") else ""
            done = await commands.apply(self.store, user_id, asked, removal["would_remove"], language, reason=reason)
            return {"messages": [replying.aside(done.text)], "removal": {}, "used": []}
        here = state["turn"]["conversation"]
        others = partial(self.delete_threads, user_id, here) if self.delete_threads else None
        done = await commands.apply(self.store, user_id, asked, removal["would_remove"], language, others)
        return {
            "messages": [RemoveMessage(id=REMOVE_ALL_MESSAGES), replying.aside(done.text)],
            "removal": {},
            "used": [],
            "discussing": {},
            "erased": True,
        }

    async def _record(self, state: DiscussionState, user_id: str) -> None:
        """Keep the command, unless it was given while memory was paused."""
        if not state.get("unsaid"):
            await self.store.activity.command(user_id, state["turn"]["text"], at=moment(state["turn"]["at"]))

    async def _confirmed(self, user_id: str, removal: dict[str, Any], language: str) -> Update:
        receipts = await remove(self.store, user_id, removal["would_remove"], removal["reason"])
        texts = [one["text"] for one in outcomes(receipts, removal["would_remove"], language)]
        text = "\n".join(texts or [say("nothing_stored", language)])
        return {"messages": [replying.aside(text)], "removal": {}, "used": []}


def _command(text: str) -> commands.Command:
    """The command that `enter` has seen in the message."""
    asked = commands.parse(text)
    assert asked is not None
    return asked

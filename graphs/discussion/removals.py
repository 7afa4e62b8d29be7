"""Commands, and removals that wait for a yes: answered without a model, outside the conversation."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Literal

from langchain_core.messages import RemoveMessage
from langgraph.graph.message import REMOVE_ALL_MESSAGES
from langgraph.runtime import Runtime
from langgraph.types import Command, interrupt

from graphs.discussion import reply as replying
from graphs.discussion.removing import corrected, remove, removed
from graphs.models.clock import moment
from graphs.state import State, Update
from stores import MemoryStore
from tools.commands import commands
from tools.context import Context, resolve
from tools.texts import say


@dataclass(frozen=True)
class Removals:
    """What a user has removed, by command or because they were asked."""

    store: MemoryStore
    delete_threads: Callable[[str, str], Awaitable[list[str]]] | None = None

    async def command(self, state: State, runtime: Runtime[Context]) -> Command[Literal["confirm", "__end__"]]:
        """Answer `/memory …`; what removes something is shown first."""
        user_id, text = resolve(runtime).user_id, state["turn"]["text"]
        reply = await commands.run(self.store, user_id, _command(text))
        if reply.needs_confirmation:
            removal = {"question": reply.text, "would_remove": reply.would_remove}
            return Command(update={"removal": removal}, goto="confirm")
        await self.store.activity.command(user_id, text, at=moment(state["turn"]["at"]))
        return Command(update={"messages": [replying.aside(reply.text)]}, goto="__end__")

    async def confirm(self, state: State, runtime: Runtime[Context]) -> Update:
        """Remove exactly what was shown, once the user says yes, be it in their next message; all, for `clear`."""
        user_id, removal = resolve(runtime).user_id, state["removal"]
        asked = commands.parse(state["turn"]["text"])
        if not (removal["agreed"] if "agreed" in removal else commands.confirms(interrupt(removal))):
            return {"messages": [replying.aside(commands.DECLINED)], "removal": {}}
        if asked is None:
            return await self._confirmed(user_id, removal, state["turn"]["text"])
        if asked.name != "clear":
            await self.store.activity.command(user_id, state["turn"]["text"], at=moment(state["turn"]["at"]))
            done = await commands.apply(self.store, user_id, asked, removal["would_remove"])
            return {"messages": [replying.aside(done.text)], "removal": {}, "used": []}
        left = await self.delete_threads(user_id, state["turn"]["conversation"]) if self.delete_threads else []
        done = await commands.apply(self.store, user_id, asked, removal["would_remove"], left)
        return {
            "messages": [RemoveMessage(id=REMOVE_ALL_MESSAGES), replying.aside(done.text)],
            "removal": {},
            "used": [],
            "discussing": {},
            "erased": True,
        }

    async def _confirmed(self, user_id: str, removal: dict[str, Any], words: str) -> Update:
        receipts = await remove(self.store, user_id, removal["would_remove"], removal["reason"])
        done = {"remembered": corrected(receipts), "forgotten": removed(receipts, removal["would_remove"])}
        texts = [say(name, words, words=what) for name, what in done.items() if what]
        text = "\n".join(texts or [say("nothing_stored", words)])
        return {"messages": [replying.aside(text)], "removal": {}, "used": []}


def _command(text: str) -> commands.Command:
    """The command that `enter` has seen in the message."""
    asked = commands.parse(text)
    assert asked is not None
    return asked

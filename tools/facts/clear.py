"""Forgetting the whole profile: every fact at once, only on the user's word and only after they confirm."""

from typing import Annotated, Any

from langchain_core.tools import BaseTool
from langgraph.prebuilt import ToolRuntime
from langgraph.types import interrupt
from pydantic import Field

from stores import MemoryStore
from stores.records import Memory, Receipt, Status
from tools.calls.evidence import asked_for, call_id
from tools.calls.plain import plain
from tools.calls.tool_kinds import removing
from tools.commands.commands import confirms
from tools.context import Context, resolve
from tools.facts import answers
from tools.remarks import remark
from tools.removal.declare import Doomed, Removal
from tools.vocabulary import everything

_MOST_SHOWN = 50

Run = ToolRuntime[Context, Any]


def clearing_tools(store: MemoryStore) -> list[BaseTool]:
    """The tools over a store."""

    async def known(user_id: str) -> list[Memory]:
        return await everything(store, user_id)

    async def doomed(runtime: Run, reason: str) -> Doomed | str:
        user_id = resolve(runtime).user_id
        nothing = answers.skipped("empty", "No facts are known", count=0)
        facts = await known(user_id)
        return Doomed(facts) if facts else await answers.unavailable(store, user_id) or nothing

    @removing(Removal(store, doomed, answers.not_cleared), confirmed=True)
    async def clear_profile(
        reason: Annotated[str, Field(default_factory=str)], runtime: Run
    ) -> tuple[str, Receipt | None]:
        """Forget all facts about the user. Use only when the user asks you to forget everything you know of
        them; they are asked to confirm. For a single fact use forget_fact.

        Args:
            reason: Why clear? (for audit trail)
        """
        context = resolve(runtime)
        facts = await known(context.user_id)
        if not (context.confirmed or confirms(interrupt(_question(facts)))):
            return answers.skipped("declined", "The user did not confirm; nothing was forgotten", count=0), None
        receipt = await store.facts.forget_all(
            context.user_id,
            reason=remark("reason", reason) or asked_for(context),
            call_id=call_id(runtime, context, "clear_profile"),
        )
        if receipt.status is not Status.DELETED:
            return answers.error(f"Not cleared: {receipt.reason}"), receipt
        return answers.success(f"Forgotten: {len(facts)} facts", count=len(facts)), receipt

    return [clear_profile]


def _question(facts: list[Memory]) -> dict[str, Any]:
    shown = [
        {name: plain(getattr(fact, name)) for name in ("id", "key", "value", "category", "kind")} for fact in facts
    ]
    count = f"{len(facts)} facts" if len(facts) > 1 else "the one fact"
    question = f"Forget {count} I know about you? Answer `yes` to confirm; anything else keeps everything."
    return {"question": question, "would_remove": shown[:_MOST_SHOWN]}

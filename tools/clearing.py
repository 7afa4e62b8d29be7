"""Forgetting the whole profile: every fact at once, only on the user's word and only after they confirm."""

from typing import Annotated, Any

from langchain_core.tools import BaseTool
from langgraph.prebuilt import ToolRuntime
from langgraph.types import interrupt
from pydantic import Field

from stores import MemoryStore
from stores.facts import FACT
from stores.records import Memory, Receipt, Status
from tools import fact_answers as answers
from tools.commands import confirms
from tools.consent import asks_to_forget
from tools.context import Context, resolve
from tools.declare import asking
from tools.evidence import call_id, current_message
from tools.plain import plain
from tools.remarks import remark

_MOST_SHOWN = 50


def clearing_tools(store: MemoryStore) -> list[BaseTool]:
    """The tools over a store."""

    @asking
    async def clear_profile(
        reason: Annotated[str, Field(default_factory=str)], runtime: ToolRuntime[Context, Any]
    ) -> tuple[str, Receipt | None]:
        """Forget all facts about the user. Use only when the user asks you to forget everything you know of
        them; they are asked to confirm. For a single fact use forget_fact.

        Args:
            reason: Why clear? (for audit trail)
        """
        context = resolve(runtime)
        facts = await store.read(context.user_id, kind=FACT, limit=None, viewer="agent")
        if not facts:
            return await answers.unavailable(store, context.user_id) or answers.skipped(
                "empty", "No facts are known", count=0
            ), None
        if context.actor == "nightly" or not (context.confirmed or asks_to_forget(current_message(runtime.state))):
            return answers.error(
                "Not cleared: the user's current message does not ask to forget. Ask them first."
            ), None
        if not (context.confirmed or confirms(interrupt(_question(facts)))):
            return answers.skipped("declined", "The user did not confirm; nothing was forgotten", count=0), None
        receipt = await store.facts.forget_all(
            context.user_id,
            reason=remark("reason", reason) or "the user asked for it",
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

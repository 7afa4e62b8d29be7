"""Messages that must not expire with the others: a promise, a decision, a critical detail."""

from datetime import timedelta
from typing import Annotated, Any, Literal

from langchain_core.tools import BaseTool
from langgraph.prebuilt import ToolRuntime
from pydantic import Field, WithJsonSchema

from stores import MemoryStore
from tools.calls.tool_kinds import writing
from tools.context import Context, resolve
from tools.facts import answers
from tools.limits import within
from tools.remarks import remark

MOST_MESSAGES = 20
EXTRA_DAYS = {"high": 60, "critical": 365}

Count = Annotated[
    int,
    Field(default_factory=lambda: 5),
    WithJsonSchema({"type": "integer", "minimum": 1, "maximum": MOST_MESSAGES}),
]


def importance_tools(store: MemoryStore) -> list[BaseTool]:
    """The tools over a store."""

    @writing
    async def mark_important(
        message_count: Count,
        importance_level: Literal["high", "critical"],
        reason: Annotated[str, Field(default_factory=str)],
        runtime: ToolRuntime[Context, Any],
    ) -> tuple[str, None]:
        """Mark recent messages as important to prevent automatic deletion. Use for critical information,
        decisions, or promises.

        Args:
            message_count: How many recent messages to mark (default 5)
            importance_level: Importance level (high = kept 60 days longer than others, critical = 365 days)
            reason: Why is this important? (for audit trail)
        """
        context = resolve(runtime)
        if refused := await answers.unavailable(store, context.user_id):
            return refused, None
        days = store.settings.message_retention_days + EXTRA_DAYS[importance_level]
        until = store.clock() + timedelta(days=days)
        store.activity.catch_up(context.user_id)
        marked = await store.conversations.keep(
            context.user_id,
            context.conversation_id or "",
            newest=within(message_count, MOST_MESSAGES),
            until=until,
            reason=remark("reason", reason) or importance_level,
        )
        if not marked:
            return answers.error("No messages of this conversation are recorded; nothing was marked."), None
        message = f"{marked} messages are kept for {days} days, {EXTRA_DAYS[importance_level]} longer than others"
        return answers.success(message, count=marked, kept_until=until), None

    return [mark_important]

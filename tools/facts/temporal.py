"""Facts in time: what holds from and until when, with what held before kept beside it."""

from datetime import date
from typing import Annotated, Any

from langchain_core.tools import BaseTool
from langgraph.prebuilt import ToolRuntime
from pydantic import Field

from stores import MemoryStore
from stores.errors import InvalidInput
from stores.records import Receipt
from tools.calls.evidence import call_id
from tools.calls.tool_kinds import writing
from tools.context import Context, resolve
from tools.facts import answers
from tools.facts.statements import Confidence, Excerpt, FactType, stated

Day = Annotated[str, Field(default_factory=str)]


def temporal_tools(store: MemoryStore) -> list[BaseTool]:
    """The tools over a store."""

    @writing
    async def update_fact_with_temporal(
        fact_type: FactType,
        fact_key: str,
        new_value: str,
        confidence: Confidence,
        valid_from: Day,
        valid_until: Day,
        source_excerpt: Excerpt,
        runtime: ToolRuntime[Context, Any],
    ) -> tuple[str, Receipt]:
        """Update a fact that changed with time, keeping what was true before. Use for "I used to live in Kyiv,
        now Lviv": one call for Lviv, and one for Kyiv with valid_until if Kyiv is not known yet. A value whose
        time is over, or has not begun, is kept beside the current one and never replaces it.

        Args:
            fact_type: Category of fact
            fact_key: Which fact changed (e.g., 'location')
            new_value: The value that holds in this time
            confidence: How confident you are (0.5-1.0)
            valid_from: First day on which it holds, YYYY-MM-DD (optional)
            valid_until: Last day on which it holds, YYYY-MM-DD (optional)
            source_excerpt: Quote from message that supports this change
        """
        context = resolve(runtime)
        since, until = _day("valid_from", valid_from), _day("valid_until", valid_until)
        if since and until and until < since:
            raise InvalidInput("valid_until is before valid_from; a fact cannot end before it begins")
        receipt = await store.facts.supersede(
            context.user_id,
            stated(runtime, context, fact_type, fact_key, new_value, confidence, source_excerpt),
            valid_from=since,
            valid_until=until,
            call_id=call_id(runtime, context, fact_type, fact_key, new_value, valid_from, valid_until),
        )
        return answers.updated(receipt), receipt

    return [update_fact_with_temporal]


def _day(name: str, text: str) -> date | None:
    if not text.strip():
        return None
    try:
        return date.fromisoformat(text.strip()[:10])
    except ValueError:
        raise InvalidInput(f"{name}: not a date; write it as 2026-02-12") from None

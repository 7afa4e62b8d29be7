"""The profile as a whole: facts that could be one, and all of them in a few sentences."""

import asyncio
from datetime import date
from typing import Annotated, Any

from langchain_core.tools import BaseTool
from langgraph.prebuilt import ToolRuntime
from pydantic import Field

from stores import MemoryStore
from stores.areas.facts import FACT, holds
from stores.records import CATEGORIES, Memory
from tools.answers import one_line
from tools.calls.json_answers import answer
from tools.calls.tool_kinds import reading
from tools.context import Context, resolve
from tools.facts import answers
from tools.facts.alike import alike
from tools.facts.narrative import narrate
from tools.facts.recall import today
from tools.limits import within
from tools.vocabulary import everything, type_of

_MOST_FACTS = 300
_MOST_PAIRS = 20
_MOST_WORDS = 1000

Run = ToolRuntime[Context, Any]


def profile_tools(store: MemoryStore) -> list[BaseTool]:
    """The tools over a store."""

    @reading
    async def suggest_merge(
        fact_types: Annotated[list[str], Field(default_factory=list)], runtime: Run, limit: int = 5
    ) -> tuple[str, list[Any]]:
        """Suggest facts that say nearly the same, in the same or in other words, and could be merged.
        Nothing is changed; use merge_facts with the IDs if you agree.

        Args:
            fact_types: Filter by types (optional)
            limit: Max suggestions (default 5)
        """
        user_id = resolve(runtime).user_id
        facts = await _facts(store, user_id)
        day = await today(store, user_id)
        wanted = [
            fact for fact in facts if holds(fact.details, day) and type_of(fact) in (fact_types or CATEGORIES[FACT])
        ]
        pairs = (await alike(store, wanted))[: within(limit, _MOST_PAIRS)]
        refused = None if facts else await answers.unavailable(store, user_id)
        candidates = [_candidate(likeness, pair, day) for likeness, pair in pairs]
        return refused or answer({"status": "success", "count": len(pairs), "candidates": candidates}), []

    @reading
    async def generate_profile_summary(runtime: Run, max_words: int = 200) -> tuple[str, list[Memory]]:
        """Summarize all facts about the user as a short narrative: what matters most is told whole, what has no
        room is named. Use when you need the whole picture rather than single facts.

        Args:
            max_words: Length of the summary at most (default 200)
        """
        user_id = resolve(runtime).user_id
        facts = await _facts(store, user_id)
        if not facts and (refused := await answers.unavailable(store, user_id)):
            return refused, []
        day = await today(store, user_id)
        made = await asyncio.to_thread(narrate, facts, within(max_words, _MOST_WORDS), day, store.clock())
        counts = {"count": len(facts), "included": len(made.whole), "named": len(made.named)}
        return answer({"status": "success", **counts, "summary": made.text}), made.whole

    return [suggest_merge, generate_profile_summary]


async def _facts(store: MemoryStore, user_id: str) -> list[Memory]:
    """What is known of the user, whichever vocabulary wrote it."""
    known = await everything(store, user_id)
    return [one for one in known if one.category != "reading_history"][:_MOST_FACTS]


def _candidate(likeness: float, pair: tuple[Memory, Memory], day: date) -> dict[str, Any]:
    longer = max(pair, key=lambda fact: len(fact.value))
    return {
        "fact_ids": [fact.id for fact in pair],
        "similarity": likeness,
        "suggested_value": one_line(longer.value),
        "facts": [answers.item(fact, day) for fact in pair],
    }

"""The profile as a whole: facts that could be one, and all of them in a few sentences."""

import asyncio
from collections.abc import Iterable, Sequence
from datetime import date
from itertools import combinations
from typing import Annotated, Any

from langchain_core.tools import BaseTool
from langgraph.prebuilt import ToolRuntime
from pydantic import Field

from language.meaning.similarity import near
from language.words.reader import Role, read
from stores import MemoryStore
from stores.areas.facts import FACT, holds
from stores.keys import label
from stores.records import CATEGORIES, Memory
from tools.answers import one_line
from tools.calls.json_answers import answer
from tools.calls.tool_kinds import reading
from tools.context import Context, resolve
from tools.facts import answers
from tools.facts.recall import today
from tools.limits import within
from tools.vocabulary import everything, type_of

_MOST_FACTS = 300
_MOST_PAIRS = 20
_MOST_WORDS = 1000
_ALIKE = 0.5
_TITLES = {
    "personal": "Personal", "preference": "Preferences", "skill": "Skills", "trait": "Traits", "opinion": "Opinions",
    "relationship": "Relationships",
}  # fmt: skip

Run = ToolRuntime[Context, Any]


def profile_tools(store: MemoryStore) -> list[BaseTool]:
    """The tools over a store."""

    @reading
    async def suggest_merge(
        fact_types: Annotated[list[str], Field(default_factory=list)], runtime: Run, limit: int = 5
    ) -> tuple[str, list[Any]]:
        """Suggest facts that say nearly the same and could be merged. Nothing is changed; use merge_facts with
        the IDs if you agree.

        Args:
            fact_types: Filter by types (optional)
            limit: Max suggestions (default 5)
        """
        user_id = resolve(runtime).user_id
        facts = await _facts(store, user_id)
        day = await today(store, user_id)
        wanted = [fact for fact in facts if holds(fact.details, day) and type_of(fact) in (fact_types or _TITLES)]
        pairs = (await asyncio.to_thread(_alike, wanted))[: within(limit, _MOST_PAIRS)]
        refused = None if facts else await answers.unavailable(store, user_id)
        candidates = [_candidate(likeness, pair, day) for likeness, pair in pairs]
        return refused or answer({"status": "success", "count": len(pairs), "candidates": candidates}), []

    @reading
    async def generate_profile_summary(runtime: Run, max_words: int = 200) -> tuple[str, list[Memory]]:
        """Summarize all facts about the user in a few sentences, the surest first. Use when you need the whole
        picture rather than single facts.

        Args:
            max_words: Length of the summary at most (default 200)
        """
        user_id = resolve(runtime).user_id
        facts = await _facts(store, user_id)
        if not facts and (refused := await answers.unavailable(store, user_id)):
            return refused, []
        shown = _within(sorted(facts, key=lambda fact: -fact.confidence), within(max_words, _MOST_WORDS))
        summary = " ".join(_sentences(shown, await today(store, user_id)))
        counts = {"count": len(facts), "included": len(shown)}
        return answer({"status": "success", **counts, "summary": summary}), shown

    return [suggest_merge, generate_profile_summary]


async def _facts(store: MemoryStore, user_id: str) -> list[Memory]:
    """What is known of the user, whichever vocabulary wrote it."""
    known = await everything(store, user_id)
    return [one for one in known if one.category != "reading_history"][:_MOST_FACTS]


def _alike(facts: Sequence[Memory]) -> list[tuple[float, tuple[Memory, Memory]]]:
    stems = {fact.id: _stems(fact.value) for fact in facts}
    found = []
    for one, two in combinations(facts, 2):
        if type_of(one) != type_of(two):
            continue
        together = stems[one.id] | stems[two.id]
        share = len(stems[one.id] & stems[two.id]) / len(together) if together else 0.0
        if share >= _ALIKE or (share and near(one.value, two.value)):
            found.append((round(share, 2), (one, two)))
    return sorted(found, key=lambda pair: -pair[0])


def _stems(text: str) -> set[str]:
    return {word.stem for word in read(text) if word.role in (Role.CONTENT, Role.NAME, Role.NUMBER)}


def _candidate(likeness: float, pair: tuple[Memory, Memory], day: date) -> dict[str, Any]:
    longer = max(pair, key=lambda fact: len(fact.value))
    return {
        "fact_ids": [fact.id for fact in pair],
        "similarity": likeness,
        "suggested_value": one_line(longer.value),
        "facts": [answers.item(fact, day) for fact in pair],
    }


def _within(facts: Iterable[Memory], words: int) -> list[Memory]:
    shown: list[Memory] = []
    for fact in facts:
        words -= len(_told(fact).split())
        if words < 0:
            break
        shown.append(fact)
    return shown


def _sentences(facts: Sequence[Memory], day: date) -> Iterable[str]:
    current = [fact for fact in facts if holds(fact.details, day)]
    for category in CATEGORIES[FACT]:
        told = [_told(fact) for fact in current if type_of(fact) == category]
        if told:
            yield f"{_TITLES[category]}: {'; '.join(told)}."
    before = [_told(fact) for fact in facts if fact not in current]
    if before:
        yield f"No longer: {'; '.join(before)}."


def _told(fact: Memory) -> str:
    return f"{label(fact.key)} – {one_line(fact.value, 300).rstrip('.')}"

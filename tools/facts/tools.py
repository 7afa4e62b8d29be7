"""The fact vocabulary: what is true of the user, by type and key, remembered, recalled, corrected and retired.

Facts carry the conversation they were stated in. What another person's text says makes no fact and retires none.
"""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from langchain_core.tools import BaseTool
from langgraph.prebuilt import ToolRuntime
from pydantic import Field, WithJsonSchema

from stores import MemoryStore
from stores.records import USER_KINDS, Hit, Memory, Receipt
from tools.calls.evidence import Exchange, asked_at, basis, call_id, current_message
from tools.calls.tool_kinds import reading, remembering, removing, writing
from tools.context import Context, resolve
from tools.facts import answers
from tools.facts.clear import clearing_tools
from tools.facts.kept_messages import importance_tools
from tools.facts.profile import profile_tools
from tools.facts.recall import Wanted, check_types, recall, today
from tools.facts.relationships import relationship_tools
from tools.facts.statements import Confidence, Excerpt, FactType, stated
from tools.facts.temporal import temporal_tools
from tools.ids import memory_id
from tools.limits import within
from tools.removal.consent import agreed_to_merge, ended, replaced
from tools.removal.declare import Doomed, Removal
from tools.removal.merge import lost, made_up
from tools.vocabulary import type_of

MOST_RESULTS = 50

Types = Annotated[list[str], Field(default_factory=list)]
Words = Annotated[str, Field(default_factory=str)]
Limit = Annotated[
    int,
    Field(default_factory=lambda: 10),
    # Shown to the model, not held against it: a call for more gets the most there is.
    WithJsonSchema({"type": "integer", "minimum": 1, "maximum": MOST_RESULTS}),
]
Ids = Annotated[list[str], Field(min_length=2, max_length=5)]

Run = ToolRuntime[Context, Any]


def fact_tools(store: MemoryStore, kinds: Sequence[str] = USER_KINDS) -> list[BaseTool]:
    """The tools over a store. `kinds` are those that may be recalled; what is new is remembered as a fact."""

    async def recalled(runtime: Run, wanted: Wanted) -> tuple[str, list[Memory | Hit]]:
        user_id = resolve(runtime).user_id
        check_types(wanted.types)
        facts = await recall(store, user_id, wanted)
        refused = None if facts else await answers.unavailable(store, user_id)
        return refused or answers.listed(facts, await today(store, user_id)), facts

    async def to_forget(
        runtime: Run, fact_type: str, fact_key: str, reason: str, replacement_fact_id: str
    ) -> Doomed | str:
        user_id = resolve(runtime).user_id
        check_types([fact_type])
        fact = await store.facts.find(user_id, fact_type, fact_key, viewer="agent")
        if fact is None:
            return await answers.unavailable(store, user_id) or answers.unknown(fact_type, fact_key)
        replacement = await _replacement(store, user_id, replacement_fact_id, fact)
        if replacement_fact_id.strip() and replacement is None:
            return answers.error("replacement_fact_id names no other fact of this type; recall the facts first.")

        def retired(exchange: Exchange, known: Sequence[Memory]) -> bool:
            return ended(exchange, fact, known) or (replacement is not None and replaced(exchange, fact, replacement))

        return Doomed([fact], reason, retired)

    async def to_merge(
        runtime: Run, fact_ids: Sequence[str], merged_value: str, merged_confidence: float
    ) -> Doomed | str:
        context = resolve(runtime)
        facts = await _different(store, context.user_id, fact_ids)
        if not facts:
            few = answers.error("Merging takes the IDs of at least two different facts; recall the facts first.")
            return await answers.unavailable(store, context.user_id) or few
        if invented := made_up(merged_value, facts, current_message(runtime.state)):
            return answers.error(
                f"Not merged: neither the facts nor the user's message say {', '.join(invented[:5])[:100]}. "
                "Use the words of the facts, or ask the user."
            )
        gone = lost(merged_value, facts)

        def wanted(exchange: Exchange, known: Sequence[Memory]) -> bool:
            return agreed_to_merge(exchange, gone, known, context.conversation_id)

        return Doomed(gone, "merged", wanted)

    @remembering
    async def remember_fact(
        fact_type: FactType,
        fact_key: str,
        fact_value: str,
        confidence: Confidence,
        source_excerpt: Excerpt,
        runtime: Run,
    ) -> tuple[str, Receipt]:
        """Store a new fact about a user. Use when you learn something important about them (location,
        preferences, skills, etc.). Returns confirmation or error.

        Args:
            fact_type: Category of fact
            fact_key: Standardized key (e.g., 'location', 'programming_language', 'hobby')
            fact_value: The actual fact content
            confidence: How confident you are (0.5-1.0)
            source_excerpt: Quote from message that supports this fact
        """
        context = resolve(runtime)
        statement = stated(runtime, context, fact_type, fact_key, fact_value, confidence, source_excerpt)
        call = call_id(runtime, context, fact_type, fact_key, fact_value)
        receipt = await store.facts.remember(context.user_id, statement, call_id=call)
        return answers.remembered(receipt, await today(store, context.user_id)), receipt

    @reading
    async def recall_facts(
        fact_types: Types, search_query: Words, limit: Limit, runtime: Run
    ) -> tuple[str, list[Memory | Hit]]:
        """Search for facts about a user. Use before storing new facts to check for duplicates or
        contradictions. Finds facts of the current conversation and, where it tells nothing, of all others.

        Args:
            fact_types: Filter by types (optional)
            search_query: Semantic search query (optional)
            limit: Max results (default 10)
        """
        conversation = resolve(runtime).conversation_id
        wanted = Wanted(fact_types, search_query, within(limit, MOST_RESULTS), conversation, kinds)
        return await recalled(runtime, wanted)

    @reading
    async def recall_facts_global(
        fact_types: Types, search_query: Words, limit: Limit, runtime: Run
    ) -> tuple[str, list[Memory | Hit]]:
        """Search for facts about a user in all of their conversations.

        Args:
            fact_types: Filter by types (optional)
            search_query: Semantic search query (optional)
            limit: Max results (default 10)
        """
        return await recalled(runtime, Wanted(fact_types, search_query, within(limit, MOST_RESULTS), None, kinds))

    @writing
    async def update_fact(
        fact_type: FactType,
        fact_key: str,
        new_value: str,
        confidence: Confidence,
        change_reason: Literal["correction", "update", "refinement", "contradiction"],
        source_excerpt: Excerpt,
        runtime: Run,
    ) -> tuple[str, Receipt]:
        """Update an existing fact when you learn new/corrected information. Returns updated fact or error if
        not found.

        Args:
            fact_type: Category of fact
            fact_key: Which fact to update (e.g., 'location')
            new_value: New/corrected value
            confidence: How confident you are (0.5-1.0)
            change_reason: Why the change?
            source_excerpt: Quote from message that supports this change
        """
        context = resolve(runtime)
        statement = stated(runtime, context, fact_type, fact_key, new_value, confidence, source_excerpt)
        call = call_id(runtime, context, fact_type, fact_key, new_value)
        receipt = await store.facts.change(context.user_id, statement, reason=change_reason, call_id=call)
        return answers.updated(receipt), receipt

    @removing(Removal(store, to_forget, answers.not_forgotten, answers.proposed))
    async def forget_fact(
        fact_type: str,
        fact_key: str,
        reason: Literal["outdated", "incorrect", "superseded", "user_requested"],
        replacement_fact_id: Words,
        runtime: Run,
    ) -> tuple[str, Receipt]:
        """Mark a fact as outdated or incorrect. It will be archived but not deleted (for audit trail).

        Args:
            fact_type: Category of fact
            fact_key: Which fact to forget (e.g., 'location')
            reason: Why forget this?
            replacement_fact_id: If superseded, ID of new fact
        """
        context = resolve(runtime)
        fact = await store.facts.find(context.user_id, fact_type, fact_key, viewer="agent")
        replacement = memory_id(replacement_fact_id)
        receipt = await store.forget(
            context.user_id,
            fact.id if fact else "",
            reason=f"{reason}, replaced by {replacement}" if replacement else reason,
            asked_at=asked_at(runtime.state),
            actor="agent",
            call_id=call_id(runtime, context, fact_type, fact_key, reason),
        )
        return answers.forgotten(receipt), receipt

    @removing(Removal(store, to_merge, answers.not_merged))
    async def merge_facts(
        fact_ids: Ids, merged_value: str, merged_confidence: Confidence, runtime: Run
    ) -> tuple[str, Receipt]:
        """Merge two related facts into one consolidated fact. Use when you notice redundant information.

        Args:
            fact_ids: IDs of facts to merge (from recall_facts)
            merged_value: Consolidated fact value
            merged_confidence: How confident you are (0.5-1.0)
        """
        context = resolve(runtime)
        facts = await _different(store, context.user_id, fact_ids)
        grounds = basis(runtime, context, *fact_ids, merged_value)
        receipt = await store.merge(
            context.user_id,
            [fact.id for fact in facts],
            merged_value,
            confidence=merged_confidence,
            reason="merged",
            **grounds,
        )
        return answers.updated(receipt), receipt

    core = [remember_fact, recall_facts, recall_facts_global, update_fact, forget_fact, merge_facts]
    more = [*importance_tools(store), *clearing_tools(store), *temporal_tools(store)]
    return [*core, *more, *profile_tools(store), *relationship_tools(store)]


async def _fact(store: MemoryStore, user_id: str, given: str) -> Memory | None:
    handle = memory_id(given)
    fact = await store.get(user_id, handle, viewer="agent") if handle else None
    return fact if fact and fact.kind in USER_KINDS else None


async def _different(store: MemoryStore, user_id: str, given: Sequence[str]) -> list[Memory]:
    """The facts of these IDs, each once; none unless there are two, and all of them exist."""
    facts = [await _fact(store, user_id, one) for one in given]
    known = {fact.id: fact for fact in facts if fact}
    return [] if len(known) < 2 or None in facts else list(known.values())


async def _replacement(store: MemoryStore, user_id: str, given: str, fact: Memory) -> Memory | None:
    """A fact of the same type that may stand in for this one."""
    other = await _fact(store, user_id, given)
    return other if other and other.id != fact.id and type_of(other) == type_of(fact) else None

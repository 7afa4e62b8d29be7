"""The six memory tools of HN Pal. Each is one verb of the store: text for the model, the record as artifact.

The user comes from the run's context, the evidence from what the user wrote; a model can choose neither.
"""

from collections.abc import Sequence
from typing import Annotated, Any, Literal, get_args

from langchain_core.tools import BaseTool
from langgraph.prebuilt import ToolRuntime
from pydantic import Field, WithJsonSchema

from stores.interface import MemoryVerbs
from stores.labels import key_after, key_beside
from stores.records import Hit, Memory, Receipt
from tools import answers
from tools.calls.evidence import asked_at, asked_for, basis, call_id, origin
from tools.calls.tool_kinds import reading, remembering, removing, writing
from tools.context import Context, resolve
from tools.limits import within
from tools.removal.declare import Doomed, Removal
from tools.vocabulary import category_of, everything, find

Category = Literal["preference", "work_context", "personal_context", "reading_history"]
AnyCategory = Literal["preference", "work_context", "personal_context", "reading_history", "all"]
Durability = Literal["durable", "daily"]

# A default made by a factory stays out of the schema: optional, with nothing for the model to copy.
OptionalCategory = Annotated[
    Category | None,
    WithJsonSchema({"type": "string", "enum": list(get_args(Category))}),
    Field(default_factory=lambda: None),
]
Source = Annotated[str, Field(default_factory=str)]
Confidence = Annotated[float, Field(ge=0, le=1, default_factory=lambda: 1.0)]

MOST_ENTRIES = 50
MOST_TOKENS = 4000

Run = ToolRuntime[Context, Any]


def memory_tools(store: MemoryVerbs) -> list[BaseTool]:
    """The tools over a store, or over the draft of a batch."""

    async def doomed(runtime: Run, key: str) -> Doomed | str:
        user_id = resolve(runtime).user_id
        memory = await find(store, user_id, key)
        if memory is None:
            return answers.nothing_to_delete(key, hidden=await store.get(user_id, key) is not None)
        return Doomed([memory])

    @remembering
    async def write_memory(
        key: str,
        value: str,
        category: Category,
        durability: Durability,
        source: Source,
        confidence: Confidence,
        runtime: Run,
    ) -> tuple[str, Receipt]:
        """Write a new memory entry about the user. Durable entries go to MEMORY.md, daily ones to today's note.
        Search first: when similar entries exist, or the key holds something else, nothing is written and they
        are shown, so that you can update one instead or choose another key.

        Args:
            key: Short identifier for the memory (e.g., 'role', 'interested_in_rust', 'opinion_on_crypto')
            value: The memory content: one line of natural language, no code
            category: Memory category
            durability: durable = MEMORY.md (persists), daily = memory/YYYY-MM-DD.md (expires in 90 days)
            source: Where this came from (e.g., 'discussion:uuid', 'explicit_mention', 'batch_extraction')
            confidence: Confidence score (0-1). Only reaches MEMORY.md if >= 0.7
        """
        context = resolve(runtime)
        receipt = await store.write(
            context.user_id,
            key=key_beside(key, value),
            value=value,
            category=category,
            durability=durability,
            source=source or origin(context),
            confidence=confidence,
            conversation_id=context.conversation_id,
            replaces=False,
            **basis(runtime, context, key, value),
        )
        return answers.written(receipt), receipt

    @reading
    async def read_memory(category: Category, runtime: Run, limit: int = 20) -> tuple[str, Sequence[Memory]]:
        """Read all memory entries in one category, to understand the user.

        Args:
            category: Memory category to read
            limit: Max number of entries to return (default: 20)
        """
        user_id = resolve(runtime).user_id
        known = await everything(store, user_id)
        entries = [one for one in known if category_of(one) == category][: within(limit, MOST_ENTRIES)]
        return answers.listed(category, entries), entries

    @reading
    async def search_memory(
        query: str, runtime: Run, limit: int = 5, category: AnyCategory = "all"
    ) -> tuple[str, Sequence[Hit]]:
        """Search the user's memory by words (full-text BM25). Finds related past context; use it before you
        write, and before you answer a question about the user.

        Args:
            query: Search query (e.g., 'kubernetes', 'python async', 'distributed systems')
            limit: Max number of results (default: 5)
            category: Filter by category or search all (default: all)
        """
        user_id = resolve(runtime).user_id
        hits = await store.search(user_id, query, limit=within(limit, MOST_ENTRIES), category=category, viewer="agent")
        return answers.found(query, hits), hits

    @reading
    async def get_memory_context(topic: str, runtime: Run, max_tokens: int = 1500) -> tuple[str, Sequence[Hit]]:
        """Get what is known of the user as one formatted text (~1500 tokens): the core profile, past entries
        that bear on the topic, and recent activity.

        Args:
            topic: Article topic or discussion topic (e.g., 'PostgreSQL 18'). Used for BM25 search.
            max_tokens: Max tokens in returned context (default: 1500)
        """
        user_id = resolve(runtime).user_id
        known = await store.context(user_id, topic, max_tokens=within(max_tokens, MOST_TOKENS))
        if known:
            return str(known), list(known.hits)
        hidden = await store.read(user_id, kind=None, limit=1, viewer="agent")
        return answers.no_room(max_tokens) if hidden else answers.NOTHING_KNOWN, []

    @writing
    async def update_memory(key: str, value: str, category: OptionalCategory, runtime: Run) -> tuple[str, Receipt]:
        """Update an existing memory entry: give it a new value, or move it to another category.

        Args:
            key: The memory key to update
            value: New value
            category: Category (optional, keeps current if not specified)
        """
        context = resolve(runtime)
        memory = await find(store, context.user_id, key)
        receipt = await store.update(
            context.user_id,
            memory.id if memory else key,
            value,
            category=category if memory is None or memory.kind == "memory" else None,
            new_key=key_after(memory.key, memory.value, value) if memory else "",
            **basis(runtime, context, key, value),
        )
        return answers.updated(receipt), receipt

    @removing(Removal(store, doomed, answers.not_deleted, answers.proposed))
    async def delete_memory(key: str, runtime: Run) -> tuple[str, Receipt]:
        """Delete a memory entry, when the user's current message asks to forget or remove it.

        Args:
            key: The memory key to delete
        """
        context = resolve(runtime)
        memory = await find(store, context.user_id, key)
        receipt = await store.forget(
            context.user_id,
            memory.id if memory else key,
            reason=asked_for(context),
            asked_at=asked_at(runtime.state),
            actor="agent",
            call_id=call_id(runtime, context, key),
        )
        return answers.deleted(receipt, key), receipt

    return [write_memory, read_memory, search_memory, get_memory_context, update_memory, delete_memory]

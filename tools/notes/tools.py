"""The note vocabulary: free-form notes about the user, with stable note ids, found by search.

Notes belong to the user, not to a conversation or channel. Four verbs; the tools for past sessions and for
export and import are part of the vocabulary, and can be left out.
"""

from collections.abc import Sequence
from typing import Any

from langchain_core.tools import BaseTool
from langgraph.prebuilt import ToolRuntime

from language.intents import ask
from stores import MemoryStore
from stores.keys import normalise_key
from stores.records import USER_KINDS, Hit, Memory, Receipt
from stores.search.index.user_index import Match
from stores.search.query import memory_hit
from tools.calls.evidence import asked_at, asked_for, basis, call_id, origin
from tools.calls.json_answers import unavailable
from tools.calls.tool_kinds import reading, remembering, removing, writing
from tools.context import Context, resolve
from tools.ids import memory_id
from tools.limits import within
from tools.notes import answers
from tools.notes.exchange import exchange_tools
from tools.notes.sessions import session_tools
from tools.notes.spoken import with_turns
from tools.removal.declare import Doomed, Removal

MOST_RESULTS = 20
NOTE = "note"

Run = ToolRuntime[Context, Any]


def note_tools(
    store: MemoryStore, kinds: Sequence[str] = USER_KINDS, *, sessions: bool = True, exchange: bool = True
) -> list[BaseTool]:
    """The tools over a store. `kinds` are those that may be found and changed; what is saved is a note.

    Without `sessions` and `exchange` (export and import) these are the four verbs alone.
    """

    async def find(user_id: str, note_id: str) -> Memory | None:
        handle = memory_id(note_id)
        memory = await store.get(user_id, handle, viewer="agent") if handle else None
        return memory if memory and memory.kind in kinds else None

    async def doomed(runtime: Run, note_id: str) -> Doomed | str:
        user_id = resolve(runtime).user_id
        memory = await find(user_id, note_id)
        return Doomed([memory]) if memory else await unavailable(store, user_id) or answers.unknown(note_id)

    @reading
    async def memory_search(
        query: str, runtime: Run, top_k: int = 5, include_conversation: bool = False, category: str = ""
    ) -> tuple[str, Sequence[Hit]]:
        """Search your persistent memory for relevant information. Use this when you need to recall user
        preferences, past decisions, stored facts, or anything previously saved. Results are ranked by
        relevance. By default searches only your saved notes; set include_conversation to true to also
        search the current conversation history.

        Args:
            query: Natural language search query; "*" lists the newest notes
            top_k: Max results to return (default: 5, max: 20)
            include_conversation: Also search the current conversation (default: false)
            category: Only notes saved under this category (optional)
        """
        context = resolve(runtime)
        limit = within(top_k, MOST_RESULTS)
        wanted = normalise_key(category) or "all"
        if ask.for_everything(query):
            notes = await _newest(store, context.user_id, kinds, wanted, limit)
            refused = None if notes else await unavailable(store, context.user_id)
            return refused or answers.found(notes), notes
        hits = await store.search(
            context.user_id, query, limit=limit, kinds=list(kinds), category=wanted, viewer="agent"
        )
        found = await with_turns(store, runtime, query, hits, limit) if include_conversation else hits
        best = sorted(found, key=lambda hit: -hit.score)[:limit]
        refused = None if best else await unavailable(store, context.user_id)
        return refused or answers.found(best), best

    @remembering
    async def memory_save(content: str, runtime: Run, category: str = "") -> tuple[str, Receipt]:
        """Save an important piece of information to your persistent memory as a natural language note. Use
        this proactively whenever the user shares preferences, makes decisions, states facts, or tells you
        something worth remembering across conversations. Saved notes persist across all sessions and
        channels. Returns a note_id for future reference.

        Args:
            content: Natural language text to save (fact, preference, decision, etc.)
            category: A word or two to file the note under (optional)
        """
        context = resolve(runtime)
        receipt = await store.write(
            context.user_id,
            value=content,
            category=normalise_key(category),
            kind=NOTE,
            source=origin(context),
            conversation_id=context.conversation_id,
            **basis(runtime, context, content, category),
        )
        return answers.saved(receipt), receipt

    @writing
    async def memory_update(note_id: str, content: str, runtime: Run) -> tuple[str, Receipt | None]:
        """Update a previously saved note with new content. Use this when the user corrects or changes
        previously stored information (e.g., a new preferred name, an updated preference). First use
        memory_search to find the note and its note_id, then call this with the note_id and the new content.

        Args:
            note_id: ID of the note to update (from memory_search or memory_save results)
            content: New content to replace the existing note
        """
        context = resolve(runtime)
        memory = await find(context.user_id, note_id)
        if memory is None:
            return await unavailable(store, context.user_id) or answers.unknown(note_id), None
        receipt = await store.update(
            context.user_id, memory.id, content, kind=memory.kind, **basis(runtime, context, note_id, content)
        )
        return answers.updated(receipt, answers.note_id(memory)), receipt

    @removing(Removal(store, doomed, answers.not_deleted, answers.proposed))
    async def memory_delete(note_id: str, runtime: Run) -> tuple[str, Receipt]:
        """Delete a previously saved note from memory. Use this when the user asks you to forget specific
        information. First use memory_search to find the note and its note_id, then call this with the
        note_id to remove it.

        Args:
            note_id: ID of the note to delete (from memory_search results)
        """
        context = resolve(runtime)
        receipt = await store.forget(
            context.user_id,
            memory_id(note_id) or "",
            reason=asked_for(context),
            asked_at=asked_at(runtime.state),
            actor="agent",
            call_id=call_id(runtime, context, note_id),
        )
        return answers.deleted(receipt, note_id), receipt

    notes = [memory_search, memory_save, memory_update, memory_delete]
    return [*notes, *(session_tools(store) if sessions else ()), *(exchange_tools(store) if exchange else ())]


async def _newest(store: MemoryStore, user_id: str, kinds: Sequence[str], category: str, limit: int) -> list[Hit]:
    """What was written last, of all these kinds together."""
    found = [
        memory
        for kind in kinds
        for memory in await store.read(user_id, kind=kind, category=category, limit=limit, viewer="agent")
    ]
    newest = sorted(found, key=lambda memory: -memory.revision)[:limit]
    return [memory_hit(memory, Match(memory.id, 0.0)) for memory in newest]

"""The current conversation as `memory_search` sees it: as it was recorded, or as the run itself holds it."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from langchain_core.messages import AIMessage, AnyMessage, HumanMessage
from langgraph.prebuilt import ToolRuntime

from stores import MemoryStore
from stores.records import MESSAGE, Hit
from stores.search.index.entries import Entry
from stores.search.index.user_index import UserIndex
from tools.context import Context, resolve
from tools.notes.sessions import said_in

Run = ToolRuntime[Context, Any]


async def with_turns(store: MemoryStore, runtime: Run, query: str, hits: Sequence[Hit], limit: int) -> Sequence[Hit]:
    """The hits, and the turns of this conversation that answer the query, with scores that can be compared."""
    context = resolve(runtime)
    talk = context.conversation_id
    if talk and await store.conversations.get(context.user_id, talk):
        turns = await said_in(store, runtime, query, limit, conversation_id=talk)
    elif (await store.profile(context.user_id)).enabled:
        spoken = _turns(runtime.state.get("messages", ()), talk)
        turns = [hit for hit in await asyncio.to_thread(_on_one_scale, query, spoken) if hit.score]
    else:
        turns = []
    return await asyncio.to_thread(_on_one_scale, query, [*hits, *turns]) if turns else hits


def _turns(messages: Sequence[AnyMessage], talk: str | None) -> list[Hit]:
    """What was said before the question that is being answered: an agent that records nothing still has it."""
    asked = max((place for place, one in enumerate(messages) if isinstance(one, HumanMessage)), default=0)
    speakers = {HumanMessage: "user", AIMessage: "assistant"}
    return [
        Hit(message.id or "", speakers[type(message)], message.text, "", MESSAGE, 0.0, conversation_id=talk)
        for message in messages[:asked]
        if type(message) in speakers and message.text
    ]


def _on_one_scale(query: str, hits: Sequence[Hit]) -> list[Hit]:
    """Notes and turns of a conversation with scores that can be compared: those they have among each other."""
    index = UserIndex()
    for place, hit in enumerate(hits):
        index.put(Entry(str(place), hit.value, key="" if hit.kind == MESSAGE else hit.key))
    scores = {match.id: match.score for match in index.search(query, limit=len(hits))}
    return [replace(hit, score=scores.get(str(place), 0.0)) for place, hit in enumerate(hits)]

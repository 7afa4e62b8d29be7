"""Where what a reply rests on comes from: the answer to "why do you think that?"."""

import asyncio
from collections.abc import Sequence
from typing import Any

from language.asking.answers import answering
from language.asking.notes import Note
from stores import MemoryStore
from stores.records import Memory
from stores.search.context import RecalledText
from tools.texts import say, say_source

_ON_SUBJECT = 3
_LONGEST_QUOTE = 200


async def grounds(store: MemoryStore, user_id: str, subject: str, used: Sequence[str]) -> list[Memory]:
    """The memories on a subject; without one, those the last reply rests on that still stand."""
    if subject:
        known = await store.read(user_id, kind=None, limit=None, viewer="agent")
        notes = [Note(memory.key, memory.value) for memory in known]
        meant = await asyncio.to_thread(answering, subject, notes)
        if meant:
            return [known[place] for place in meant[:_ON_SUBJECT]]
        hits = await store.search(user_id, subject, limit=_ON_SUBJECT, viewer="agent")
        return [memory for memory in [await store.get(user_id, hit.id, viewer="agent") for hit in hits] if memory]
    found = [await store.get(user_id, name, viewer="agent") for name in used]
    return [memory for memory in found if memory]


def explained(memories: Sequence[Memory], language: str) -> str:
    """Where it comes from, one line a memory, with the words it rests on."""
    lines = [_line(memory, language) for memory in memories]
    return "\n".join([say("because", language), *lines]) if memories else say("rests_on_nothing", language)


def _line(memory: Memory, language: str) -> str:
    when = f", {memory.created_at:%Y-%m-%d}" if memory.created_at else ""
    source = say("source", language, source=say_source(memory.source, language) or say("unknown_source", language))
    origin = f"- {memory.value} (`{memory.key}`, {source}{when}, id: {memory.id})"
    spoken = " ".join(memory.evidence.split())[:_LONGEST_QUOTE]
    return f"{origin}; {say('said', language, words=spoken)}" if spoken else origin


def recalled_from(known: RecalledText) -> dict[str, Any]:
    """What a model is shown of the memory, and the memories it was made of."""
    return {"text": str(known), "memories": [(hit.id, hit.value) for hit in known.hits]}

"""Which memories a reply rests on, so that "why do you think that?" can be answered with sources."""

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from langchain_core.messages import AnyMessage, ToolMessage

from graphs.discussion.texts import say
from language.asking.answering import Note, answering
from language.words.lexicon import FUNCTION_WORDS
from language.words.reader import split
from language.words.spelling import plain
from stores import MemoryStore
from stores.records import Memory
from stores.search.context import Context

_MOST = 5
_ON_SUBJECT = 3
_LONGEST_QUOTE = 200
_SHARED = 0.3
"""Share of a memory's meaningful words that a reply must use to rest on it."""


def found_by_tools(turn: Sequence[AnyMessage]) -> list[tuple[str, str]]:
    """Id and value of what searches of this turn brought up."""
    artifacts = [message.artifact for message in turn if isinstance(message, ToolMessage)]
    items = [item for artifact in artifacts if isinstance(artifact, list) for item in artifact]
    return [(item["id"], item["value"]) for item in items if isinstance(item, Mapping) and item.get("value")]


def used_in(reply: str, memories: Iterable[tuple[str, str]]) -> list[str]:
    """The ids of those whose words the reply uses, most of them first."""
    words = _meaningful(reply)
    shares = {name: _share(_meaningful(value), words) for name, value in memories if _may_share(value, words)}
    return sorted((name for name in shares if shares[name] >= _SHARED), key=lambda name: -shares[name])[:_MOST]


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


def explained(memories: Sequence[Memory], words: str) -> str:
    """Where it comes from, one line a memory, with the words it rests on."""
    lines = [_line(memory, words) for memory in memories]
    return "\n".join([say("because", words), *lines]) if memories else say("rests_on_nothing", words)


def _line(memory: Memory, words: str) -> str:
    when = f", {memory.created_at:%Y-%m-%d}" if memory.created_at else ""
    origin = f"- {memory.value} (`{memory.key}`, source: {memory.source or 'unknown'}{when}, id: {memory.id})"
    spoken = " ".join(memory.evidence.split())[:_LONGEST_QUOTE]
    return f"{origin}; {say('said', words, words=spoken)}" if spoken else origin


def _may_share(value: str, words: set[str]) -> bool:
    """A look that costs little: most of what was recalled has nothing in common with the reply."""
    folded = plain(value.casefold())
    return any(word in folded for word in words)


def _share(told: set[str], words: set[str]) -> float:
    return len(told & words) / len(told) if told else 0.0


def _meaningful(text: str) -> set[str]:
    return {word for word in split(text.casefold()) if word not in FUNCTION_WORDS and len(word) > 1}


def recalled_from(known: Context) -> dict[str, Any]:
    """What a model is shown of the memory, and the memories it was made of."""
    return {"text": str(known), "memories": [(hit.id, hit.value) for hit in known.hits]}

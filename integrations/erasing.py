"""Erasure beyond the memory: the threads in which an agent of another program keeps what was said."""

from dataclasses import replace
from typing import Any

from langgraph.checkpoint.base import BaseCheckpointSaver

from stores import MemoryStore
from stores.records import Receipt


async def clear(store: MemoryStore, user_id: str, threads: BaseCheckpointSaver[Any] | None) -> Receipt:
    """Erase everything known of the user, and their threads; the receipt names what remains."""
    talks = [one.id for one in await store.conversations.all(user_id)]
    receipt = await store.clear(user_id)
    if threads is None:
        left = f"the agent's own threads, as no checkpointer was given: {', '.join(talks)}"
        return replace(receipt, remains=(*receipt.remains, left)) if talks else receipt
    for talk in talks:
        await threads.adelete_thread(talk)
    return receipt

"""The last change taken back in plain words; what it replaced returns."""

from collections.abc import Sequence
from datetime import datetime, timedelta

from graphs.state import Update
from stores import MemoryStore
from stores.records import Event, State, Status
from tools.texts import say

_RECENT = timedelta(hours=1)
"""What happened longer ago may not be what "that" means: the reply names the command instead."""
_BY_ITSELF = ("nightly", "post_discussion")
"""Who changes the memory without a word of the user at that moment."""
_UNDONE = "undone"


async def taken_back(store: MemoryStore, user_id: str, language: str, since: datetime | None) -> Update:
    """Undo all that the message of that time changed, newest first; the last change where nothing tells the time.

    Only what was made just now and at the user's word."""
    events = [one for one in await store.history(user_id) if one.actor not in _BY_ITSELF]
    last = events[-1] if events else None
    if last is None or last.operation == _UNDONE or store.clock() - last.at > _RECENT:
        return {"captured": [{"text": say("undo_which", language), "status": str(Status.UNCHANGED)}]}
    came = [one.batch for one in reversed(events) if since and one.at >= since and one.operation != _UNDONE]
    return await undone(store, user_id, language, list(dict.fromkeys(came)) or [last.batch])


async def undone(store: MemoryStore, user_id: str, language: str, batches: Sequence[str]) -> Update:
    """Undo batches and say what came of it."""
    receipts = [await store.undo(user_id, batch) for batch in batches]
    ours = {one.batch for one in receipts if one.status is Status.UPDATED}
    if not ours:
        return {"captured": [{"text": say("undo_which", language), "status": str(receipts[0].status)}]}
    changes = [one for one in await store.history(user_id) if one.batch in ours and one.memory_id]
    gone, back = _values(changes, gone=True), _values(changes, gone=False)
    told = [say("forgotten", language, words=gone)] if gone else []
    told += [say("restored", language, words=back)] if back or not gone else []
    return {"captured": [{"text": one, "status": str(Status.UPDATED)} for one in told]}


async def replacing(store: MemoryStore, user_id: str, ids: Sequence[str]) -> str:
    """The batch in which memories took the place of others; empty where they are new, or came one by one."""
    latest = {one.memory_id: one for one in await store.history(user_id) if one.memory_id in ids}
    batches = {one.batch for one in latest.values()}
    replaced = any(one.before and one.before["state"] == State.ACTIVE for one in latest.values())
    return batches.pop() if replaced and len(batches) == 1 else ""


def _values(changes: Sequence[Event], *, gone: bool) -> str:
    after = [one.after for one in changes if one.after]
    values = [str(one["value"]) for one in after if (one["state"] == State.FORGOTTEN) is gone]
    return "; ".join(dict.fromkeys(values))

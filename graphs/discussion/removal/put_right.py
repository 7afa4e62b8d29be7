"""What a memory says once a question whether to correct it is answered with yes."""

from collections.abc import Mapping

from graphs.discussion.correction.overlap import holds
from stores.draft import Draft
from stores.records import Code, Receipt


async def correct(draft: Draft, user_id: str, memory_id: str, new: Mapping[str, str], reason: str) -> Receipt:
    """Write what a memory says now. What was just learned under its key goes where the correction says it and more; any
    other memory keeps its key, and so does this one."""
    done = await draft.update(user_id, memory_id, new["value"], new_key=new["key"], reason=reason)
    if done.code is not Code.TAKEN or says_already(done, new["value"]):
        return done
    for part in done.similar:
        if holds(new["value"], part.value):
            await draft.forget(user_id, part.id, reason="the corrected memory says it")
            return await draft.update(user_id, memory_id, new["value"], new_key=new["key"], reason=reason)
    return await draft.update(user_id, memory_id, new["value"], reason=reason)


def says_already(receipt: Receipt, value: str) -> bool:
    """Does what was just learned from the message say all of it under the key that the correction would have?"""
    return receipt.code is Code.TAKEN and any(holds(one.value, value) for one in receipt.similar)

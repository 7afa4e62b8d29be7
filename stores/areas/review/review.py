"""Review, as `store.review`: the next question about a user's memory, and what their answer does.

"Yes" makes a memory the user's own word and strengthens it, "no" forgets it, "change" puts it right; each is one batch
that undo takes back. Who has paused their memory is asked nothing.
"""

from collections.abc import Mapping
from functools import partial
from itertools import islice
from typing import Any

from sqlalchemy import Connection, bindparam, select

from stores.areas.history import event_of
from stores.areas.review.doubts import MARKS, Doubt, doubts
from stores.areas.review.renaming import renamed
from stores.changes import Merger, NewValue
from stores.database import queries, quick, schema
from stores.database.users import User
from stores.records import Author, Code, Event, Memory, Receipt, State, Status
from stores.runtime import Runtime
from stores.strength import confirmations
from stores.write import remember as verbs
from stores.write.forget import forget_memory, merge
from stores.write.unit_of_work import UnitOfWork

MOST = 5
"""Questions that are foreseen at once: a review is short, and can be taken up again."""
_PROPOSED = ("removal_proposed", "merge_proposed")
_GONE = "this memory has changed since it was asked about"
_events = schema.events.c
_PROPOSALS = (
    select(schema.events)
    .where(_events.user_id == bindparam("user"), _events.operation.in_(_PROPOSED))
    .order_by(_events.id.desc())
)


class Review:
    """Asks, and carries out what is answered."""

    def __init__(self, runtime: Runtime) -> None:
        self._runtime = runtime

    async def questions(self, user_id: str, limit: int = MOST) -> list[Doubt]:
        """What to ask next, the most pressing first; nothing while memory is paused."""
        return await self._runtime.read(user_id, "agent", [], partial(self._find, limit=limit))

    async def answer(
        self, user_id: str, asked: Mapping[str, Any], said: str, words: str = "", *, call_id: str | None = None
    ) -> Receipt:
        """Carry out an answer to a question (`Doubt.plain()`): "yes", "no", or "change" with the right words."""
        work = partial(answer, asked=asked, said=said, words=words)
        receipt: Receipt = await self._runtime.write(
            user_id, partial(verbs.once, work=work, actor="user", call_id=call_id)
        )
        return receipt

    def _find(self, connection: Connection, user: User, limit: int) -> list[Doubt]:
        now = self._runtime.clock()
        memories = queries.read(connection, user, kind=None, limit=None, now=now)
        return list(islice(doubts(memories, proposals(connection, user), now), limit))


def proposals(connection: Connection, user: User) -> list[Event]:
    """What nights have proposed, the newest first."""
    return [event_of(row._asdict()) for row in quick.rows(connection, _PROPOSALS, {"user": user.id})]


def answer(unit: UnitOfWork, asked: Mapping[str, Any], said: str, words: str) -> Receipt:
    """One answer as part of a transaction."""
    if not (unit.user.enabled and unit.settings.enabled):
        return verbs.rejected(verbs.PAUSED, Code.PAUSED)
    memory, other = unit.get(str(asked["id"])), unit.get(str(asked["other"])) if asked["other"] else None
    if memory is None or memory.state is State.FORGOTTEN or memory.revision != asked["revision"]:
        return verbs.rejected(_GONE, Code.CHANGED_SINCE)
    if said == "yes":
        return _confirmed(unit, memory, memory.value, str(asked["mark"]), "the user says it is still true")
    pair = asked["sort"] == "same" and other is not None and other.state is not State.FORGOTTEN
    if pair and other is not None:
        value = other.value if said == "no" else words
        return merge(unit, Merger([other.id, memory.id], value, reason="the user says that they are one"))
    if said == "no":
        gone = forget_memory(unit, memory, reason="the user says it is not true", asked_at=unit.now)
        return Receipt(Status.DELETED, memory=gone)
    return _confirmed(unit, memory, words, str(asked["mark"]), "the user put it right")


def _confirmed(unit: UnitOfWork, memory: Memory, value: str, mark: str, reason: str) -> Receipt:
    """The user's own word from now on; of a line that they typed, it is that already."""
    details = {
        "confirmed": confirmations(memory) + 1,
        "confirmed_at": unit.now.isoformat(),
        MARKS: [*memory.details.get(MARKS, ()), mark],
    }
    author = memory.author if memory.author is Author.FILE else Author.USER
    new = NewValue(memory.id, value, confidence=1.0, author=author, reason=reason, details=details)
    return verbs.update(unit, new if value == memory.value else renamed(unit, memory, new))

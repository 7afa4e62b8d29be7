"""The memories that searches found lately, as the rows of a user's present revision hold them.

A write by any process raises the revision, and what is kept here starts anew; so a memory is never older than its row.
"""

import threading
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import datetime

from sqlalchemy import Connection

from stores.database import queries
from stores.database.users import User
from stores.records import Memory, State

_MOST = 50_000
"""Memories kept of all users together."""


@dataclass(slots=True)
class _Held:
    """What is known of one user as of a state of the rows."""

    as_of: tuple[int, int]
    memories: dict[str, Memory] = field(default_factory=dict)


class RowCache:
    """The users asked for least recently go first."""

    def __init__(self) -> None:
        self._held: OrderedDict[str, _Held] = OrderedDict()
        self._number = 0
        self._guard = threading.Lock()

    def by_ids(self, connection: Connection, user: User, ids: Sequence[str], now: datetime) -> dict[str, Memory]:
        """Those of these memories that stand and have not expired."""
        known = self._of(user).memories
        found = {one: held for one in ids if (held := known.get(one)) is not None}
        if missing := [one for one in ids if one not in found]:
            read = queries.by_ids(connection, user, missing, now)
            self.hold(user, read.values())
            found |= read
        return {name: one for name, one in found.items() if one.expires_at is None or one.expires_at > now}

    def hold(self, user: User, memories: Iterable[Memory]) -> None:
        """Keep what was read of the user's rows."""
        held = self._of(user)
        with self._guard:
            before = len(held.memories)
            held.memories.update((one.id, one) for one in memories)
            if self._held.get(user.id) is held:
                self._number += len(held.memories) - before
            while self._number > _MOST and len(self._held) > 1:
                _, gone = self._held.popitem(last=False)
                self._number -= len(gone.memories)

    def learn(self, user: User, memories: Iterable[Memory]) -> None:
        """What was just committed as the user's newest revision; all else is as it was."""
        with self._guard:
            held = self._held.get(user.id)
            if held is None or held.as_of != (user.epoch, user.revision - 1):
                return
            before = len(held.memories)
            for one in memories:
                held.memories.pop(one.id, None)
                if one.state is not State.FORGOTTEN:
                    held.memories[one.id] = one
            held.as_of = user.epoch, user.revision
            self._number += len(held.memories) - before

    def drop(self, user_id: str) -> None:
        with self._guard:
            if (gone := self._held.pop(user_id, None)) is not None:
                self._number -= len(gone.memories)

    def _of(self, user: User) -> _Held:
        as_of = user.epoch, user.revision
        held = self._held.get(user.id)
        if held is None or held.as_of != as_of:
            self.drop(user.id)
            held = _Held(as_of)
        with self._guard:
            held = self._held.setdefault(user.id, held)
            self._held.move_to_end(user.id)
            return held if held.as_of == as_of else _Held(as_of)

"""The search indexes of the users in use, always as new as the rows.

An index is built from the user's rows on first use and then kept current by the user's revision: a write by any
process raises it, and the next search loads only the rows changed since. An erasure raises the epoch, and the
index starts anew. Indexes are disposable: dropping one costs time, never an answer.
"""

import threading
from collections import OrderedDict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, select

from stores import schema
from stores.index import Entry, UserIndex
from stores.records import MESSAGE, State
from stores.settings import Settings
from stores.users import User

_MB = 1024 * 1024
_CANDIDATES = 10


@dataclass
class Cached:
    """A user's index and the state of the rows it stands for."""

    index: UserIndex
    epoch: int
    upto: int = -1
    lock: threading.Lock = field(default_factory=threading.Lock)


class Indexes:
    """Least recently used indexes go when the memory they take exceeds the limit."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._cached: OrderedDict[tuple[str, str], Cached] = OrderedDict()
        self._guard = threading.Lock()

    def memories(self, connection: Connection, user: User) -> UserIndex:
        """The index of the user's memories as of `user.revision`."""
        return self._current(connection, user, "memory", _load_memories, user.revision)

    def messages(self, connection: Connection, user: User) -> UserIndex:
        """The index of the user's conversations."""
        return self._current(connection, user, MESSAGE, _load_messages, None)

    def candidates(self, connection: Connection, user: User, text: str) -> list[str]:
        """Memories whose words are close to a text: what the gate compares a new one with."""
        return [match.id for match in self.memories(connection, user).candidates(text, _CANDIDATES)]

    def copy(self, connection: Connection, user: User) -> UserIndex:
        """The index of the user's memories, for a caller that changes it."""
        index = self.memories(connection, user)
        return UserIndex.load(index.dump(), self._settings.bm25_k1, self._settings.bm25_b)

    def drop(self, user_id: str) -> None:
        with self._guard:
            for name in ("memory", MESSAGE):
                self._cached.pop((user_id, name), None)

    def _current(
        self,
        connection: Connection,
        user: User,
        name: str,
        load: Callable[[Connection, User, int, UserIndex], int],
        revision: int | None,
    ) -> UserIndex:
        cached = self._take(user, name)
        if revision is None or cached.upto < revision:
            with cached.lock:
                cached.upto = max(cached.upto, load(connection, user, cached.upto, cached.index), revision or 0)
            self._make_room()
        return cached.index

    def _take(self, user: User, name: str) -> Cached:
        with self._guard:
            cached = self._cached.get((user.id, name))
            if cached is None or cached.epoch != user.epoch:
                cached = Cached(self._empty(name), user.epoch)
                self._cached[user.id, name] = cached
            self._cached.move_to_end((user.id, name))
            return cached

    def _empty(self, name: str) -> UserIndex:
        return UserIndex(self._settings.bm25_k1, self._settings.bm25_b, conversations=name == MESSAGE)

    def _make_room(self) -> None:
        with self._guard:
            most = self._settings.index_cache_mb * _MB
            used = sum(cached.index.nbytes for cached in self._cached.values())
            while used > most and len(self._cached) > 1:
                _, gone = self._cached.popitem(last=False)
                used -= gone.index.nbytes


def _load_memories(connection: Connection, user: User, after: int, index: UserIndex) -> int:
    c = schema.memory.c
    columns = (
        c.id, c.key, c.value, c.kind, c.category, c.source, c.created_at, c.conversation_id, c.state, c.details,
        c.revision,
    )  # fmt: skip
    query = select(*columns).where(c.user_id == user.id, c.revision > after).order_by(c.revision)
    if after < 0:
        query = query.where(c.state != State.FORGOTTEN)
    for row in connection.execute(query):
        if row.state == State.FORGOTTEN:
            index.remove(row.id)
        else:
            index.put(memory_entry(row))
        after = row.revision
    return after


def memory_entry(row: Any) -> Entry:
    """What is searched of a memory: its key, its value, and the words its details add."""
    more: Iterable[str] = (*row.details.get("points", ()), *row.details.get("tags", ()))
    return Entry(
        id=row.id,
        text=" ".join((row.value, *map(str, more))),
        key=row.key,
        kind=row.kind,
        category=row.category,
        source=row.source,
        created_at=row.created_at,
        conversation_id=row.conversation_id,
    )


def _load_messages(connection: Connection, user: User, after: int, index: UserIndex) -> int:
    c = schema.messages.c
    query = select(schema.messages).where(c.user_id == user.id, c.arrival > after).order_by(c.arrival)
    for row in connection.execute(query):
        index.put(
            Entry(
                id=str(row.arrival),
                text=row.content,
                kind=MESSAGE,
                category=row.role,
                created_at=row.at,
                conversation_id=row.conversation_id,
                speaker=row.speaker or "",
                position=row.arrival,
            )
        )
        after = row.arrival
    return after

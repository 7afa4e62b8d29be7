"""The search indexes of the users in use, always as new as the rows.

An index is read from its snapshot, or built from the user's rows, on first use and then kept current by the user's
revision: a write by any process raises it, and the next search loads only the rows changed since. An erasure raises
the epoch, and the index starts anew. Indexes are disposable: dropping one costs time, never an answer.
"""

import re
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, bindparam, delete, func, insert, select

from stores.database import quick, schema
from stores.database.brief import take_long
from stores.database.users import User, UserRows
from stores.errors import SnapshotDamaged
from stores.records import MESSAGE, Memory, State
from stores.search.index.entries import day_of
from stores.search.index.user_index import Entry, UserIndex
from stores.search.row_cache import RowCache
from stores.settings import Settings

MEMORY = "memory"
_MB = 1024 * 1024
_CANDIDATES = 10
_LABEL_WORDS = 3
"""Words of a key that only names its memory ("favourite tea brand"); longer keys say something."""
_A_FEW = 3
"""Memories of one commit that an index takes in at once. More are of a night or an import, after which nobody may ask:
whoever does reads them with the next search."""
_BRIEFLY_SEARCHED = 10_000
"""Entries whose search is so brief that the event loop may wait for it."""
_WORTH_A_SNAPSHOT = 500
"""Entries loaded from rows before a snapshot saves time at the next start; also a tenth of the index."""

_c = schema.memory.c
_CHANGED = (
    select(
        _c.id, _c.key, _c.value, _c.kind, _c.category, _c.source, _c.created_at, _c.updated_at,
        _c.conversation_id, _c.state, _c.details, _c.revision,
    )
    .where(_c.user_id == bindparam("user"), _c.revision > bindparam("after"))
    .order_by(_c.revision, _c.id)
)  # fmt: skip
_STANDING = _CHANGED.where(_c.state != State.FORGOTTEN)
_s = schema.snapshots.c
_SNAPSHOT = select(_s.upto, _s.data).where(
    _s.user_id == bindparam("user"), _s.name == bindparam("name"), _s.epoch == bindparam("epoch")
)

Submit = Callable[[str, Callable[[UserRows], None]], Any]
Load = Callable[[Connection, User, int, UserIndex], tuple[int, int]]


@dataclass
class Cached:
    """A user's index, the state of the rows it stands for, and how much of it no snapshot holds."""

    index: UserIndex
    epoch: int
    upto: int = -1
    unsaved: int = 0
    nbytes: int = 0
    lock: threading.Lock = field(default_factory=threading.Lock)


class Indexes:
    """Least recently used indexes go when the memory they take exceeds the limit."""

    def __init__(self, settings: Settings, submit: Submit | None = None) -> None:
        self._settings = settings
        self.submit = submit
        self.rows = RowCache()
        self._cached: OrderedDict[tuple[str, str], Cached] = OrderedDict()
        self._guard = threading.Lock()
        self._used = 0

    def is_at_hand(self, user_id: str) -> bool:
        """Whether the index of the user's memories is in memory, and its search brief."""
        cached = self._cached.get((user_id, MEMORY))
        return cached is not None and cached.upto >= 0 and len(cached.index) <= _BRIEFLY_SEARCHED

    def memories(self, connection: Connection, user: User) -> UserIndex:
        """The index of the user's memories as of `user.revision`."""
        return self._current(connection, user, MEMORY, user.revision)

    def messages(self, connection: Connection, user: User) -> UserIndex:
        """The index of the user's conversations."""
        table = schema.messages
        newest = select(func.max(table.c.arrival)).where(table.c.user_id == user.id)
        return self._current(connection, user, MESSAGE, connection.execute(newest).scalar() or 0)

    def candidates(self, connection: Connection, user: User, text: str) -> list[str]:
        """Memories whose words are close to a text: what the gate compares a new one with."""
        return [match.id for match in self.memories(connection, user).candidates(text, _CANDIDATES)]

    def copy(self, connection: Connection, user: User) -> UserIndex:
        """The index of the user's memories, for a caller that changes it."""
        index = self.memories(connection, user)
        return self._read(index.dump(), MEMORY) if len(index) else self._empty(MEMORY)

    def sizes(self, connection: Connection, user: User) -> dict[str, int]:
        """How many entries each index of the user holds."""
        return {
            "memories": len(self.memories(connection, user)),
            "messages": len(self.messages(connection, user)),
        }

    def drop(self, user_id: str) -> None:
        self.rows.drop(user_id)
        with self._guard:
            for name in (MEMORY, MESSAGE):
                if (gone := self._cached.pop((user_id, name), None)) is not None:
                    self._used -= gone.nbytes

    def _current(self, connection: Connection, user: User, name: str, newest: int) -> UserIndex:
        cached = self._take(user, name)
        if cached.upto < newest:
            take_long()
        if cached.upto >= newest:
            return cached.index
        with cached.lock:
            if cached.upto < 0:
                self._load_snapshot(connection, user, name, cached)
            if cached.upto < newest:
                upto, loaded = _LOADS[name](connection, user, cached.upto, cached.index)
                cached.upto = max(upto, newest)
                cached.unsaved += loaded
            blob = self._snapshot_due(cached)
        self._save(user, name, cached, blob)
        self._make_room((user.id, name), cached)
        return cached.index

    def learn(self, user: User, memories: Sequence[Memory], before: Mapping[str, Memory | None]) -> None:
        """What was just committed as the user's newest revision, and what some of it was before: the next search or
        write need not read it."""
        self.rows.learn(user, memories)
        with self._guard:
            cached = self._cached.get((user.id, MEMORY))
        if cached is None or cached.epoch != user.epoch:
            return
        new = [memory for memory in memories if not _reads_alike(before.get(memory.id), memory)]
        if len(new) > _A_FEW:
            return
        with cached.lock:
            if cached.upto != user.revision - 1:
                return
            for memory in new:
                _put(cached.index, memory)
            cached.upto = user.revision
            cached.unsaved += len(new)
            blob = self._snapshot_due(cached)
        self._save(user, MEMORY, cached, blob)
        self._make_room((user.id, MEMORY), cached)

    def _save(self, user: User, name: str, cached: Cached, blob: bytes | None) -> None:
        if blob is not None and self.submit is not None:
            values = {"name": name, "epoch": cached.epoch, "upto": cached.upto, "data": blob}
            self.submit(user.id, lambda mine: _save_snapshot(mine, values))

    def _take(self, user: User, name: str) -> Cached:
        with self._guard:
            cached = self._cached.get((user.id, name))
            if cached is None or cached.epoch != user.epoch:
                self._used -= cached.nbytes if cached is not None else 0
                cached = self._cached[user.id, name] = Cached(self._empty(name), user.epoch)
            self._cached.move_to_end((user.id, name))
            return cached

    def _load_snapshot(self, connection: Connection, user: User, name: str, cached: Cached) -> None:
        """A damaged snapshot, or one from before an erasure, is passed over."""
        for row in quick.rows(connection, _SNAPSHOT, {"user": user.id, "name": name, "epoch": user.epoch}):
            with suppress(SnapshotDamaged):
                cached.index = self._read(row.data, name)
                cached.upto = row.upto

    def _read(self, blob: bytes, name: str) -> UserIndex:
        return UserIndex.load(blob, *self._weights(name), conversations=name == MESSAGE)

    def _empty(self, name: str) -> UserIndex:
        return UserIndex((), None, *self._weights(name), conversations=name == MESSAGE)

    def _weights(self, name: str) -> tuple[float, float]:
        """BM25's two parameters for an index."""
        settings = self._settings
        return settings.bm25_k1, settings.bm25_turns_b if name == MESSAGE else settings.bm25_b

    def _snapshot_due(self, cached: Cached) -> bytes | None:
        if cached.unsaved < max(_WORTH_A_SNAPSHOT, len(cached.index) // 10):
            return None
        cached.unsaved = 0
        return cached.index.dump()

    def _make_room(self, key: tuple[str, str], grown: Cached) -> None:
        """Costs the same however many users are in use."""
        with self._guard:
            if self._cached.get(key) is not grown:
                return
            size = grown.index.nbytes
            self._used += size - grown.nbytes
            grown.nbytes = size
            while self._used > self._settings.index_cache_mb * _MB and len(self._cached) > 1:
                _, gone = self._cached.popitem(last=False)
                self._used -= gone.nbytes


def discard(mine: UserRows) -> None:
    """Drop the user's snapshots; every process builds the index from the rows at its next search."""
    mine.connection.execute(delete(schema.snapshots).where(schema.snapshots.c.user_id == mine.user.id))
    mine.mark_erased()


def _save_snapshot(mine: UserRows, values: dict[str, Any]) -> None:
    """Keep a snapshot unless the user's words were erased since it was made."""
    if mine.user.epoch != values["epoch"]:
        return
    table = schema.snapshots
    mine.connection.execute(delete(table).where(table.c.user_id == mine.user.id, table.c.name == values["name"]))
    mine.connection.execute(insert(table).values(user_id=mine.user.id, **values))


def _load_memories(connection: Connection, user: User, after: int, index: UserIndex) -> tuple[int, int]:
    loaded = 0
    for row in quick.rows(connection, _STANDING if after < 0 else _CHANGED, {"user": user.id, "after": after}):
        _put(index, row)
        after, loaded = row.revision, loaded + 1
    return after, loaded


def _put(index: UserIndex, memory: Any) -> None:
    if memory.state == State.FORGOTTEN:
        index.remove(memory.id)
    else:
        index.put(memory_entry(memory))


def _reads_alike(before: Memory | None, after: Memory) -> bool:
    """Whether a search finds a changed memory as it did: what leaves MEMORY.md for the archive is searched as ever."""
    if before is None or State.FORGOTTEN in (before.state, after.state):
        return False
    return memory_entry(before) == memory_entry(after)


def memory_entry(row: Any, *, day: bool = True) -> Entry:
    """What is searched of a memory: its key, its value, the words its details add, of an agent's observation those of
    its sources ("GOAL:check-database"), and the day, which says nothing of what a memory means."""
    steps = row.details.get("sources") or [row.source or ""] if row.kind == "observation" else []
    sources = [re.sub(r"[\W_]+", " ", step) for step in steps if not step.startswith(("discussion:", "session:"))]
    more: Iterable[str] = (*row.details.get("points", ()), *row.details.get("tags", ()), *sources)
    return Entry(
        id=row.id,
        text=dated(" ".join((row.value, *map(str, more))), row.created_at if day else None),
        key="" if _has_old_key(row) else row.key,
        kind=row.kind,
        category=row.category,
        source=row.source,
        created_at=row.created_at,
        conversation_id=row.conversation_id,
    )


def _has_old_key(row: Any) -> bool:
    """Whether a key that was made of a sentence may tell what the memory said before a change."""
    changed = row.created_at and row.updated_at and row.updated_at > row.created_at
    return bool(changed) and row.key.count("_") >= _LABEL_WORDS


def dated(text: str, made: datetime | None) -> str:
    """A text with the day it was noted on, which a question may ask for."""
    return f"{text} {day_of(made)}" if made else text


def _load_messages(connection: Connection, user: User, after: int, index: UserIndex) -> tuple[int, int]:
    c = schema.messages.c
    query = select(schema.messages).where(c.user_id == user.id, c.arrival > after).order_by(c.arrival)
    loaded = 0
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
        after, loaded = row.arrival, loaded + 1
    return after, loaded


_LOADS: dict[str, Load] = {MEMORY: _load_memories, MESSAGE: _load_messages}

"""What one user's unit of work reads: the rows as its transaction sees them, but for those its own changes hide."""

from collections.abc import Callable, Iterable, Iterator
from datetime import date, datetime
from typing import Any

from sqlalchemy import Connection, Select, Text, bindparam, cast, select, union_all

from stores.database import quick, rows, schema
from stores.database.users import User
from stores.records import KINDS, Durability, Memory, State
from stores.write.rows.overlay import Brought, Holding, Overlay, spelled

# Statements of every call are built once: building one takes longer than running it.
_c = schema.memory.c
_MINE = select(schema.memory).where(_c.user_id == bindparam("user"))
_OF_ID = _MINE.where(_c.id == bindparam("id"))
_OF_KEY = _MINE.where(_c.kind == bindparam("kind"), _c.key == bindparam("key"))
_OF_DAY = _MINE.where(_c.durability == Durability.DAILY, _c.day == bindparam("day"))
_STANDING = _MINE.where(_c.durability == Durability.DURABLE, _c.state == State.ACTIVE)
_NOTES = _MINE.where(_c.durability == Durability.DAILY, _c.state == State.ACTIVE)
_SPELLED_ALIKE = _MINE.where(_c.fingerprint == bindparam("fingerprint"))
_OF_IDS = _MINE.where(_c.id.in_(bindparam("ids", expanding=True)))
_HELD_AGAINST = union_all(
    _MINE.where(_c.kind.in_(KINDS), _c.key == bindparam("key")),
    _SPELLED_ALIKE,
    _OF_IDS,
)
"""One statement of three: with OR, SQLite reads every row of the user."""
_TOLD_OF = _MINE.where(
    _c.durability == Durability.DAILY,
    _c.state == State.ACTIVE,
    cast(_c.details, Text).like(bindparam("mark")),
)
_TOMBSTONES = select(schema.tombstones).where(
    schema.tombstones.c.user_id == bindparam("user"),
    schema.tombstones.c.digest.in_(bindparam("digests", expanding=True)),
)
_ALL_TOMBSTONES = select(schema.tombstones).where(schema.tombstones.c.user_id == bindparam("user"))

Candidates = Callable[[Connection, User, str], Iterable[str]]
"""Ids of memories whose words are close to a text: the search index, as the unit needs it."""


class Reading:
    """The memories of one user, with what is changed but not yet flushed."""

    now: datetime

    def __init__(self, connection: Connection, user: User, candidates: Candidates, *, forgot: bool) -> None:
        self.connection = connection
        self.user = user
        self._candidates = candidates
        self._overlay = Overlay()
        self._forgot = forgot
        """Whether the user may have tombstones."""
        self._tombstones: dict[str, datetime | None] = {}
        self._holding: Holding | None = None
        self._brought: Brought | None = None

    def get(self, memory_id: str) -> Memory | None:
        if self._overlay.hides(memory_id):
            return self._overlay.written.get(memory_id)
        return next(iter(self._read((), _OF_ID, {"id": memory_id})), None)

    def find(self, kind: str, key: str, category: str | None = None, *, daily: bool = True) -> Memory | None:
        """The standing durable memory of that key, else (when asked for) the newest daily one."""
        found = [memory for memory in self._of_key(kind, key) if memory.state is not State.FORGOTTEN]
        if category is not None and kind == "fact":
            found = [memory for memory in found if memory.category == category]
        durable = [memory for memory in found if memory.durability is Durability.DURABLE]
        if durable or not daily:
            return durable[0] if durable else None
        return max(found, key=lambda memory: (memory.created_at or self.now, memory.revision), default=None)

    def lost(self, kind: str, key: str) -> list[Memory]:
        """Forgotten memories of that key, newest first."""
        found = [memory for memory in self._of_key(kind, key) if memory.state is State.FORGOTTEN]
        return sorted(found, key=lambda memory: -memory.revision)

    def _of_key(self, kind: str, key: str) -> list[Memory]:
        if self._holding is not None:
            return [*self._unchanged(self._holding.of_key(kind, key)), *self._overlay.of_key(kind, key)]
        if self._brought is not None and self._brought.key == key:
            return [*self._unchanged(self._brought.of_key(kind)), *self._overlay.of_key(kind, key)]
        return self._read(self._overlay.of_key(kind, key), _OF_KEY, {"kind": kind, "key": key})

    def bring(self, key: str, value: str) -> None:
        """Read at once what a new memory of this key and value is held against."""
        if self._holding is not None:
            return
        ids, words = list(self._candidates(self.connection, self.user, value)), spelled(value)
        asked = {"user": self.user.id, "key": key, "fingerprint": words, "ids": ids}
        read = map(rows.from_record, quick.rows(self.connection, _HELD_AGAINST, asked))
        self._brought = Brought(key, value, {memory.id: memory for memory in read}, words, frozenset(ids))

    def standing(self) -> list[Memory]:
        """The durable memories that MEMORY.md shows."""
        found = self._read(self._overlay.written.values(), _STANDING, {})
        return [memory for memory in found if _stands(memory)]

    def daily(self, day: date) -> list[Memory]:
        """The memories of one daily note, in the order they were written."""
        found = self._read(self._overlay.of_day(day), _OF_DAY, {"day": day})
        return sorted(found, key=lambda memory: (memory.created_at or self.now, memory.id))

    def noted(self, day: date, kind: str, key: str) -> list[Memory]:
        """What stands in one daily note under this key; costs nothing of the note's other lines."""
        return [one for one in self._of_key(kind, key) if one.day == day and one.state is State.ACTIVE]

    def notes(self) -> list[Memory]:
        """Everything that stands in daily notes."""
        found = self._read(self._overlay.written.values(), _NOTES, {})
        return [one for one in found if one.durability is Durability.DAILY and one.state is State.ACTIVE]

    def told_of(self, key: str) -> list[Memory]:
        """The lines of daily notes that tell what was learned under this key."""
        if self._holding is not None:
            found = [*self._unchanged(self._holding.told_of(key)), *self._overlay.written.values()]
        else:
            found = self._read(self._overlay.written.values(), _TOLD_OF, {"mark": f'%"about":"{key}"%'})
        return [one for one in found if one.details.get("about") == key and one.state is State.ACTIVE]

    def close_to(self, value: str) -> list[Memory]:
        """Memories that may say the same as `value`: for the gate to compare one by one."""
        if self._brought is not None and self._brought.value == value:
            close = [*self._unchanged(self._brought.close()), *self._overlay.close_to(value)]
            return [memory for memory in close if memory.state is not State.FORGOTTEN]
        alike = self._read(self._overlay.close_to(value), _SPELLED_ALIKE, {"fingerprint": spelled(value)})
        found = {memory.id: memory for memory in alike}
        # Two statements, because one with OR reads every row of the user.
        missing = [one for one in self._candidates(self.connection, self.user, value) if one not in found]
        found |= {memory.id: memory for memory in self._read((), _OF_IDS, {"ids": missing})}
        return [memory for memory in found.values() if memory.state is not State.FORGOTTEN]

    def everything(self) -> list[Memory]:
        """Every memory of the user in any state."""
        return self._read(self._overlay.written.values(), _MINE, {})

    def tombstones(self, digests: list[str]) -> list[datetime]:
        """When these were laid; those lifted since are not among them."""
        laid: dict[str, datetime | None]
        if self._holding is not None:
            laid = {digest: at for digest in digests if (at := self._holding.tombstones.get(digest))}
        elif not self._forgot:
            laid = {}
        else:
            found = quick.rows(self.connection, _TOMBSTONES, {"user": self.user.id, "digests": digests})
            laid = {row.digest: row.at for row in found}
        laid |= {digest: self._tombstones[digest] for digest in digests if digest in self._tombstones}
        return [at for at in laid.values() if at is not None]

    def hold_everything(self) -> None:
        """Read all rows and tombstones at once, until the next flush: for work that asks for hundreds of keys."""
        found = self.connection.execute(_MINE, {"user": self.user.id}).mappings()
        laid = self.connection.execute(_ALL_TOMBSTONES, {"user": self.user.id})
        self._holding = Holding([rows.from_row(row) for row in found], {row.digest: row.at for row in laid})

    def _unchanged(self, memories: Iterable[Memory]) -> Iterator[Memory]:
        return (memory for memory in memories if not self._overlay.hides(memory.id))

    def _read(self, fresh: Iterable[Memory], query: Select[Any], values: dict[str, Any]) -> list[Memory]:
        """Rows of this user, except those that our own changes hide, and these changes."""
        read = quick.rows(self.connection, query, {"user": self.user.id, **values})
        return [*(rows.from_record(row) for row in read if not self._overlay.hides(row.id)), *fresh]


def _stands(memory: Memory) -> bool:
    return memory.durability is Durability.DURABLE and memory.state is State.ACTIVE

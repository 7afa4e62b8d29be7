"""One user's unit of work. It reads through to the rows and keeps every change aside until it is flushed,
together with the audit events and the documents that show it; an error on the way therefore changes nothing.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import fields, replace
from datetime import date, datetime
from typing import Any
from uuid import uuid4
from zoneinfo import ZoneInfo

from sqlalchemy import Connection, Select, Text, bindparam, cast, select, update

from language.meaning.similarity import fingerprint
from language.sensitive.secrets import redact, redacted
from stores.database import rows, schema
from stores.database.users import User
from stores.documents.records import Pages
from stores.errors import NotAlone
from stores.prompt_stamp import current_prompt
from stores.records import Durability, Memory, State
from stores.settings import Settings
from stores.write import flush
from stores.write.audit import Batch, Change
from stores.write.overlay import Holding, Overlay

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
_REVISED = (
    update(schema.users)
    .where(schema.users.c.id == bindparam("user"))
    .values(revision=bindparam("to_revision"), epoch=bindparam("to_epoch"))
)

_OWN_SETTINGS = frozenset(one.name for one in fields(User))
Candidates = Callable[[Connection, User, str], Iterable[str]]
"""Ids of memories whose words are close to a text: the search index, as the unit needs it."""


class UnitOfWork:
    """The memory of one user inside one transaction."""

    def __init__(
        self, connection: Connection, user: User, *, settings: Settings, now: datetime, candidates: Candidates
    ) -> None:
        self.connection = connection
        self.user = user
        self.settings = settings
        self.now = now
        self.pages = Pages(connection, user.id, on_disk=settings.documents == "files")
        self.batches: list[Batch] = []
        self.give_way: Callable[[], None] = lambda: None
        """Called by long work between its steps, to let others go first."""
        self._candidates = candidates
        self._overlay = Overlay()
        self._holding: Holding | None = None
        self._tombstones: dict[str, datetime | None] = {}
        self._calls: dict[str, dict[str, Any]] = {}
        self._cleared = False
        self._prepared: flush.Prepared | None = None
        self._batch: Batch | None = None

    @property
    def today(self) -> date:
        """The date where the user is."""
        return self.now.astimezone(ZoneInfo(self.user.timezone)).date()

    @property
    def revision(self) -> int:
        """The revision that everything changed here will carry."""
        return self.user.revision + 1

    @property
    def written(self) -> list[Memory]:
        """What changed here and is not flushed, in the order it was written."""
        return list(self._overlay.written.values())

    def read_through(self, connection: Connection) -> None:
        """Read through another connection from now on (a draft outlives the one it began with)."""
        self.connection = connection
        self.pages.read_through(connection)

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
        return self._read(self._overlay.of_key(kind, key), _OF_KEY, {"kind": kind, "key": key})

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
        alike = self._read(self._overlay.close_to(value), _SPELLED_ALIKE, {"fingerprint": fingerprint(value)[:200]})
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
        else:
            found = self.connection.execute(_TOMBSTONES, {"user": self.user.id, "digests": digests})
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
        read = self.connection.execute(query, {"user": self.user.id, **values}).mappings()
        return [*(rows.from_row(row) for row in read if not self._overlay.hides(row["id"])), *fresh]

    @contextmanager
    def batch(self, actor: str, *, undoes: str | None = None, batch_id: str | None = None) -> Iterator[Batch]:
        """Collect changes under one batch id; an error inside leaves no trace of them. Inside a batch, join it."""
        if self._batch is not None:
            with self._all_or_nothing(self._batch):
                yield self._batch
            return
        text_before = self.pages.text_before()
        self._batch = Batch(batch_id or str(uuid4()), actor, undoes=undoes)
        try:
            with self._all_or_nothing(self._batch):
                yield self._batch
            # A patch holds what left the file: after an erasure there must be none.
            self._batch.patch = None if self._overlay.erased else self.pages.patch(text_before)
            if self._batch.changes or self._batch.notes or self._batch.patch:
                self.batches.append(self._batch)
        finally:
            self._batch = None

    @contextmanager
    def _all_or_nothing(self, batch: Batch) -> Iterator[None]:
        overlay, pages, calls = self._overlay.snapshot(), self.pages.snapshot(), dict(self._calls)
        tombstones, changes, notes = dict(self._tombstones), len(batch.changes), len(batch.notes)
        try:
            yield
        except BaseException:
            self._overlay.restore(overlay)
            self.pages.restore(pages)
            self._calls, self._tombstones = calls, tombstones
            del batch.changes[changes:], batch.notes[notes:]
            raise

    def put(
        self,
        memory: Memory,
        operation: str,
        *,
        before: Memory | None = None,
        source: str | None = None,
        reason: str = "",
        as_of: datetime | None = None,
    ) -> Memory:
        """Keep this state of a memory, and the event that says how it came to be."""
        assert self._batch is not None, "put() belongs inside batch()"
        self.give_way()
        memory = replace(
            memory,
            revision=self.revision,
            updated_at=as_of or self.now,
            created_at=memory.created_at or self.now,
            # The gate has read the value; what came along with it may quote a secret.
            evidence=redact(memory.evidence),
            source=redact(memory.source),
            details=redacted(memory.details),
        )
        self._overlay.put(memory)
        said = memory.source if source is None else redact(source)
        self._batch.changes.append(Change(operation, before, memory, said, redact(reason)))
        return memory

    def amend(self, memory: Memory) -> None:
        """Keep this state without an event: an erasure must not tell what was there before."""
        self._overlay.put(replace(memory, revision=self.revision))

    def erase(self, memory: Memory) -> None:
        """Take the row away for good; what its events said of it is redacted when flushed."""
        self._overlay.erase(memory.id)

    def note(
        self, operation: str, *, reason: str = "", source: str = "", after: Mapping[str, Any] | None = None
    ) -> None:
        """An event that changes no memory: pause, resume, a proposal, an erasure."""
        assert self._batch is not None, "note() belongs inside batch()"
        told = {"reason": redact(reason), "source": redact(source), "after": redacted(after)}
        note = {"operation": operation, "prompt": current_prompt(), **told}
        self._batch.notes.append(note)

    def set_user(self, **values: Any) -> None:
        """Change the user's own row at once; the transaction still decides."""
        self.connection.execute(update(schema.users).where(schema.users.c.id == self.user.id).values(**values))
        named = {"enabled" if name == "memory_enabled" else name: value for name, value in values.items()}
        self.user = replace(self.user, **{name: named[name] for name in _OWN_SETTINGS & named.keys()})

    def take_over(self, prepared: "UnitOfWork") -> bool:
        """The changes of a unit made before this transaction; False, with nothing done, if it rests on old records."""
        if self.changed or self.user != prepared.user or not self.pages.take_over(prepared.pages):
            return False
        self._overlay, self._tombstones, self.batches = prepared._overlay, prepared._tombstones, prepared.batches
        self._prepared = prepared._prepared
        return True

    def prepare(self) -> None:
        """Make many changes ready for the tables, before the transaction that flushes them."""
        if self.written and self.batches:
            made = self.connection.dialect, self.user.id, self.written, list(self.batches), self.now
            self._prepared = flush.Prepared.of(*made)

    def drop_changes(self) -> None:
        """Forget what waits to be flushed."""
        self._overlay.clear()
        self._holding = self._prepared = None
        self._tombstones, self._calls, self.batches = {}, {}, []

    def mark_erased(self) -> None:
        """Rows went without a trace: every index of this user starts anew."""
        self._cleared = True

    def answered(self, call_id: str) -> dict[str, Any] | None:
        """What an earlier call with this id was answered."""
        if call_id in self._calls:
            return self._calls[call_id]
        table = schema.calls
        query = select(table.c.receipt).where(table.c.user_id == self.user.id, table.c.call_id == call_id)
        return self.connection.execute(query).scalar()

    def answer(self, call_id: str, receipt: dict[str, Any]) -> None:
        self._calls[call_id] = receipt

    def lay_tombstones(self, digests: list[str], at: datetime | None = None) -> None:
        self._tombstones |= dict.fromkeys(digests, at or self.now)

    def lift_tombstones(self, digests: list[str]) -> None:
        self._tombstones |= dict.fromkeys(digests)

    def must_be_alone(self) -> None:
        """For work that reads the tables of history: no earlier change may still wait to be flushed here."""
        if self.batches:
            raise NotAlone("changes of an earlier call are not in the tables yet")

    @property
    def changed(self) -> bool:
        return bool(self._overlay or self.batches or self.pages.changed)

    def flush(self) -> None:
        """Write rows, events, batches, documents and the new revision on the open transaction."""
        connection, user_id, overlay = self.connection, self.user.id, self._overlay
        if overlay.erased:
            flush.delete_rows(connection, user_id, overlay.erased)
        flush.write_changes(connection, user_id, self.written, self.batches, self.now, self._prepared)
        if self._tombstones:
            flush.write_tombstones(connection, user_id, self._tombstones)
        if overlay.erased:
            flush.redact_events(connection, user_id, overlay.erased)
        if self._calls:
            flush.write_calls(connection, user_id, self._calls, self.now)
        self.pages.flush()
        if overlay or self._cleared:
            epoch = self.user.epoch + bool(overlay.erased or self._cleared)
            connection.execute(_REVISED, {"user": user_id, "to_revision": self.revision, "to_epoch": epoch})
            self.user = replace(self.user, revision=self.revision, epoch=epoch)
        self._cleared = False
        self.drop_changes()


def _stands(memory: Memory) -> bool:
    return memory.durability is Durability.DURABLE and memory.state is State.ACTIVE

"""One user's unit of work. It reads through to the rows and keeps every change aside until it is flushed,
together with the audit events and the documents that show it; an error on the way therefore changes nothing.
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import fields, replace
from datetime import date, datetime
from functools import cache
from typing import Any
from uuid import uuid4
from zoneinfo import ZoneInfo

from sqlalchemy import Connection, bindparam, select, update

from language.sensitive.secrets import redact, redacted
from stores.database import quick, schema
from stores.database.statements import change, values_of
from stores.database.users import User
from stores.disk.erasure_list import list_beside
from stores.documents.records import Page, Pages, ParsedDocuments
from stores.errors import NotAlone
from stores.records import Memory
from stores.settings import Settings
from stores.write.audit import Batch, Change
from stores.write.prompt_stamp import current_prompt
from stores.write.rows import flush
from stores.write.rows.reads import Candidates, Reading

_REVISED = (
    update(schema.users)
    .where(schema.users.c.id == bindparam("user"))
    .values(revision=bindparam("to_revision"), epoch=bindparam("to_epoch"))
)

_ANSWERED = select(schema.calls.c.receipt).where(
    schema.calls.c.user_id == bindparam("user"), schema.calls.c.call_id == bindparam("call")
)

_OWN_SETTINGS = frozenset(one.name for one in fields(User))


class UnitOfWork(Reading):
    """The memory of one user inside one transaction."""

    def __init__(
        self,
        connection: Connection,
        user: User,
        *,
        settings: Settings,
        now: datetime,
        candidates: Candidates,
        pages: Mapping[str, Page] | None = None,
        parsed: ParsedDocuments | None = None,
        forgot: bool = True,
    ) -> None:
        super().__init__(connection, user, candidates, forgot=forgot)
        self.settings = settings
        self.now = now
        on_disk = settings.documents == "files"
        key = list_beside(settings.url, settings.data_dir, settings.erasure_list).key_to_lines
        self.pages = Pages(connection, user.id, on_disk=on_disk, opened=pages, parsed=parsed, key=key)
        self.batches: list[Batch] = []
        self.give_way: Callable[[], None] = lambda: None
        """Called by long work between its steps, to let others go first."""
        self.flushed: list[Memory] = []
        """What the newest flush wrote."""
        self.replaced: dict[str, Memory | None] = {}
        """What that was before, by its id."""
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
            if not self._overlay.erased:
                self._batch.patch = self.pages.patch(text_before, self._batch.replaced)
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
            source=_told_source(memory),
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
        quick.put(self.connection, _changed(tuple(values)), [{"user": self.user.id, **values_of(values)}])
        named = {"enabled" if name == "memory_enabled" else name: value for name, value in values.items()}
        self.user = replace(self.user, **{name: named[name] for name in _OWN_SETTINGS & named.keys()})

    @contextmanager
    def as_if_paused(self) -> Iterator[None]:
        """Inside, nothing is kept, whatever the user has decided since."""
        enabled, self.user = self.user.enabled, replace(self.user, enabled=False)
        try:
            yield
        finally:
            self.user = replace(self.user, enabled=enabled)

    def take_over(self, prepared: "UnitOfWork") -> bool:
        """The changes of a unit made before this transaction; False, with nothing done, if it rests on old records."""
        if self.changed or self.user != prepared.user or not self.pages.take_over(prepared.pages):
            return False
        self._overlay, self._tombstones, self.batches = prepared._overlay, prepared._tombstones, prepared.batches
        self._prepared = prepared._prepared
        return True

    def add_tried(self, tried: "UnitOfWork", on: User) -> dict[str, Memory] | None:
        """What was tried on a unit that is never flushed, inside the batch that is open, and each memory of it as it is
        now; None, with nothing done, where it did more than add, or on other records than there are."""
        assert self._batch is not None, "add_tried() belongs inside batch()"
        changes = [change for batch in tried.batches for change in batch.changes]
        if self.changed or (self.user, self.today) != (on, tried.today) or any(change.before for change in changes):
            return None
        if any(self.answered(call_id) for call_id in tried._calls) or not self.pages.take_over(tried.pages):
            return None
        fresh = {memory.id: _at(memory, tried.now, self.now) for memory in tried.written}
        for memory in fresh.values():
            self._overlay.put(memory)
        self._tombstones |= tried._tombstones
        self._calls |= tried._calls
        self._batch.changes += [replace(one, after=fresh[one.after.id]) for one in changes if one.after]
        self._batch.notes += [note for batch in tried.batches for note in batch.notes]
        return fresh

    def prepare(self) -> None:
        """Make many changes ready for the tables, before the transaction that flushes them."""
        if self.written and self.batches:
            made = self.connection.dialect, self.user.id, self.written, list(self.batches), self.now
            self._prepared = flush.Prepared.of(*made)

    def drop_changes(self) -> None:
        """Forget what waits to be flushed."""
        self._overlay.clear()
        self._holding = self._prepared = self._brought = None
        self._tombstones, self._calls, self.batches = {}, {}, []

    def mark_erased(self) -> None:
        """Rows went without a trace: every index of this user starts anew."""
        self._cleared = True

    def answered(self, call_id: str) -> dict[str, Any] | None:
        """What an earlier call with this id was answered."""
        if call_id in self._calls:
            return self._calls[call_id]
        found = quick.rows(self.connection, _ANSWERED, {"user": self.user.id, "call": call_id})
        return found[0].receipt if found else None

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
        self.flushed, self._forgot = self.written, self._forgot or bool(self._tombstones)
        # Of several changes of one memory the first tells what the row held.
        changes = [change for batch in reversed(self.batches) for change in reversed(batch.changes)]
        self.replaced = {change.after.id: change.before for change in changes if change.after}
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
            quick.put(connection, _REVISED, [{"user": user_id, "to_revision": self.revision, "to_epoch": epoch}])
            self.user = replace(self.user, revision=self.revision, epoch=epoch)
        self._cleared = False
        self.drop_changes()


@cache
def _changed(names: tuple[str, ...]) -> Any:
    """Gives these columns of a user another value."""
    return change(schema.users, names).where(schema.users.c.id == bindparam("user"))


def _told_source(memory: Memory) -> str:
    """Its source without secrets; the name of its conversation, which stands beside it, is none."""
    return memory.source if memory.source == f"discussion:{memory.conversation_id}" else redact(memory.source)


def _at(memory: Memory, then: datetime, now: datetime) -> Memory:
    """A memory that was written at one moment, as if it were at another."""
    made, changed = memory.created_at, memory.updated_at
    return replace(memory, created_at=now if made == then else made, updated_at=now if changed == then else changed)

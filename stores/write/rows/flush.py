"""Writing one user's collected changes to the tables, inside the transaction that is open."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Dialect, delete, insert, update

from stores.database import quick, rows, schema
from stores.database.statements import Bound, upsert
from stores.records import Memory, State
from stores.write.audit import Batch

_NEW_BATCHES, _NEW_EVENTS, _NEW_CALLS = insert(schema.batches), insert(schema.events), insert(schema.calls)


@dataclass(frozen=True, slots=True)
class Prepared:
    """Many memories and their events, made ready for the tables before the transaction that writes them."""

    memories: list[Memory]
    batches: list[Batch]
    rows: Bound
    events: Bound

    @classmethod
    def of(
        cls, dialect: Dialect, user_id: str, memories: list[Memory], batches: list[Batch], at: datetime
    ) -> "Prepared":
        rows, events = _rows(user_id, memories), _events(user_id, batches, at)
        into = upsert(dialect.name, schema.memory, ("id",)), _NEW_EVENTS
        return cls(memories, batches, Bound.of(dialect, into[0], rows), Bound.of(dialect, into[1], events))


def write_changes(
    connection: Connection,
    user_id: str,
    memories: list[Memory],
    batches: list[Batch],
    at: datetime,
    prepared: Prepared | None,
) -> None:
    """The rows of memories and the events that tell how they came; as prepared, if just these were."""
    if prepared is not None and (prepared.memories, prepared.batches) != (memories, batches):
        prepared = None
    if prepared is not None:
        prepared.rows.execute(connection)
    elif memories:
        quick.put(connection, upsert(connection.dialect.name, schema.memory, ("id",)), _rows(user_id, memories))
    if batches:
        _write_batches(connection, user_id, batches, at, prepared)


def _rows(user_id: str, memories: Iterable[Memory]) -> list[dict[str, Any]]:
    # What leaves a key goes first: another memory may take the key in the same flush.
    ordered = sorted(memories, key=lambda memory: memory.state is not State.FORGOTTEN)
    return [rows.to_row(user_id, memory) for memory in ordered]


def delete_rows(connection: Connection, user_id: str, ids: Iterable[str]) -> None:
    table = schema.memory
    connection.execute(delete(table).where(table.c.user_id == user_id, table.c.id.in_(list(ids))))


def redact_events(connection: Connection, user_id: str, ids: Iterable[str]) -> None:
    """Keep that something happened to these memories, not what they said."""
    table = schema.events
    connection.execute(
        update(table)
        .where(table.c.user_id == user_id, table.c.memory_id.in_(list(ids)))
        .values(before=None, after=None, key="", reason="erased", source="")
    )


def write_tombstones(connection: Connection, user_id: str, tombstones: Mapping[str, datetime | None]) -> None:
    """Lay those with a time, lift those without."""
    table = schema.tombstones
    connection.execute(delete(table).where(table.c.user_id == user_id, table.c.digest.in_(list(tombstones))))
    laid = [{"user_id": user_id, "digest": digest, "at": at} for digest, at in tombstones.items() if at]
    if laid:
        connection.execute(insert(table), laid)


def _events(user_id: str, batches: Sequence[Batch], at: datetime) -> list[dict[str, Any]]:
    return [row for batch in batches for row in batch.events(user_id, at)]


def _write_batches(
    connection: Connection, user_id: str, batches: Sequence[Batch], at: datetime, prepared: Prepared | None
) -> None:
    quick.put(connection, _NEW_BATCHES, [batch.row(user_id, at) for batch in batches])
    if prepared is not None:
        prepared.events.execute(connection)
    elif events := _events(user_id, batches, at):
        quick.put(connection, _NEW_EVENTS, events)
    table = schema.batches
    for batch in batches:
        if batch.undoes:
            undone = (table.c.user_id == user_id) & (table.c.id == batch.undoes)
            connection.execute(update(table).where(undone).values(undone_by=batch.id))


def write_calls(connection: Connection, user_id: str, calls: Mapping[str, Any], at: datetime) -> None:
    values = [{"user_id": user_id, "call_id": call_id, "receipt": said, "at": at} for call_id, said in calls.items()]
    quick.put(connection, _NEW_CALLS, values)

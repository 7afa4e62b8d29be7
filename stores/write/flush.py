"""Writing one user's collected changes to the tables, inside the transaction that is open."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, delete, insert, update

from stores.database import rows, schema
from stores.database.statements import upsert
from stores.records import Memory, State
from stores.write.audit import Batch


def write_rows(connection: Connection, user_id: str, memories: Iterable[Memory]) -> None:
    # What leaves a key goes first: another memory may take the key in the same flush.
    ordered = sorted(memories, key=lambda memory: memory.state is not State.FORGOTTEN)
    values = [rows.to_row(user_id, memory) for memory in ordered]
    connection.execute(upsert(connection.dialect.name, schema.memory, ("id",)), values)


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


def write_batches(connection: Connection, user_id: str, batches: Sequence[Batch], at: datetime) -> None:
    connection.execute(insert(schema.batches), [batch.row(user_id, at) for batch in batches])
    events = [row for batch in batches for row in batch.events(user_id, at)]
    if events:
        connection.execute(insert(schema.events), events)
    table = schema.batches
    for batch in batches:
        if batch.undoes:
            undone = (table.c.user_id == user_id) & (table.c.id == batch.undoes)
            connection.execute(update(table).where(undone).values(undone_by=batch.id))


def write_calls(connection: Connection, user_id: str, calls: Mapping[str, Any], at: datetime) -> None:
    values = [{"user_id": user_id, "call_id": call_id, "receipt": said, "at": at} for call_id, said in calls.items()]
    connection.execute(insert(schema.calls), values)

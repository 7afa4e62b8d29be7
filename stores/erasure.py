"""Erasure: gone from rows, events, documents, index and files. What remains is that something was erased, and when."""

import json
from typing import Any

from sqlalchemy import delete, func, select, update

from stores import schema
from stores.documents.memory_md import template
from stores.documents.pages import MEMORY_MD, decode, encode
from stores.ledger import Ledger
from stores.records import Durability, Memory, Receipt, State, Status
from stores.task_schema import tasks
from stores.tombstones import lay

_HOLDINGS = (
    schema.vectors,
    schema.memory,
    schema.events,
    schema.batches,
    schema.calls,
    tasks,
    schema.tombstones,
    schema.deliveries,
    schema.posts,
    schema.messages,
    schema.conversations,
    schema.commands,
    schema.extraction_runs,
    schema.scratchpad,
    schema.snapshots,
)


def clear(ledger: Ledger) -> Receipt:
    """Erase everything known of the user; their settings and the fact of the erasure stay."""
    counts = {}
    for table in _HOLDINGS:
        mine = table.c.user_id == ledger.user.id
        counts[table.name] = ledger.connection.execute(select(func.count()).select_from(table).where(mine)).scalar()
        ledger.connection.execute(delete(table).where(mine))
    ledger.drop_changes()
    for name in ledger.pages.names():
        ledger.pages.put_text(name, encode(template()) if name == MEMORY_MD else b"")
    removed = {name: count for name, count in counts.items() if count}
    with ledger.batch("user") as batch:
        ledger.note("cleared", after=removed)
        ledger.mark_erased()
    return Receipt(Status.DELETED, reason="everything was erased", batch=batch.id, counts=removed)


def erase(ledger: Ledger, memory: Memory) -> Receipt:
    """Erase one memory: its row, its lines, and its words wherever else they were kept."""
    ledger.must_be_alone()
    with ledger.batch("user") as batch:
        lay(ledger, memory)
        if memory.durability is Durability.DURABLE and memory.state is State.ACTIVE:
            ledger.pages.hide(memory)
        words = [words for words in (memory.value, *memory.evidence.split("\n")) if words.strip()]
        for name in ledger.pages.names() - {MEMORY_MD}:
            lines = decode(ledger.pages[name].current or b"").split("\n")
            kept = [line for line in lines if not _says(line, words)]
            ledger.pages.put_text(name, encode("\n".join(kept)))
        counts = {"memories": 1, "messages": _erase_messages(ledger, words), "events": _redact(ledger, words)}
        ledger.erase(memory)
        for told in ledger.everything():
            if told.durability is Durability.DAILY and _says(told.value, words):
                ledger.erase(told)
        ledger.note("erased")
    return Receipt(Status.DELETED, reason="erased", batch=batch.id, counts=counts)


def _erase_messages(ledger: Ledger, words: list[str]) -> int:
    """Messages that say it: they are what it could be learned from again."""
    table = schema.messages
    query = select(table.c.arrival, table.c.content).where(table.c.user_id == ledger.user.id)
    said = [row.arrival for row in ledger.connection.execute(query) if _says(row.content, words)]
    if said:
        ledger.connection.execute(delete(table).where(table.c.arrival.in_(said)))
    return len(said)


def _redact(ledger: Ledger, words: list[str]) -> int:
    """Events, evidence and kept receipts that quote it."""
    events, memory = schema.events, schema.memory
    mine = events.c.user_id == ledger.user.id
    rows = ledger.connection.execute(select(events.c.id, events.c.before, events.c.after).where(mine)).all()
    quoted = [row.id for row in rows if _says(_plain(row.before) + _plain(row.after), words)]
    if quoted:
        ledger.connection.execute(
            update(events).where(events.c.id.in_(quoted)).values(before=None, after=None, key="", reason="erased")
        )
    evidence = select(memory.c.id, memory.c.evidence).where(memory.c.user_id == ledger.user.id)
    resting = [row.id for row in ledger.connection.execute(evidence) if _says(row.evidence, words)]
    if resting:
        ledger.connection.execute(update(memory).where(memory.c.id.in_(resting)).values(evidence=""))
    batches = schema.batches
    ledger.connection.execute(update(batches).where(batches.c.user_id == ledger.user.id).values(patch=None))
    for table in (schema.snapshots, schema.calls, tasks):
        ledger.connection.execute(delete(table).where(table.c.user_id == ledger.user.id))
    return len(quoted)


def _plain(data: Any) -> str:
    return " ".join(str(value) for value in data.values()) if isinstance(data, dict) else json.dumps(data)


def _says(text: str, words: list[str]) -> bool:
    folded = text.casefold()
    return any(word.casefold() in folded for word in words)

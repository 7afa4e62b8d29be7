"""Erasure: gone from rows, events, documents, index and files. What remains is that something was erased, and when."""

import json
from typing import Any

from sqlalchemy import Table, delete, func, select, update

from stores import schema
from stores.documents.memory_md import template
from stores.documents.pages import MEMORY_MD, decode, encode
from stores.ledger import Ledger
from stores.records import Durability, Memory, Receipt, State, Status
from stores.task_schema import tasks
from stores.tombstones import lay
from stores.vector_schema import turn_vectors

_HOLDINGS = (
    schema.vectors,
    turn_vectors,
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


_QUOTING = (
    (schema.commands, ("command",)),
    (schema.scratchpad, ("value",)),
    (tasks, ("call", "answer")),
)
_TEXTS = ("value", "evidence")


def clear(ledger: Ledger) -> Receipt:
    """Erase everything known of the user; their settings and the fact of the erasure stay."""
    counts = {}
    for table in _HOLDINGS:
        mine = table.c.user_id == ledger.user.id
        counts[table.name] = ledger.connection.execute(select(func.count()).select_from(table).where(mine)).scalar()
        ledger.connection.execute(delete(table).where(mine))
    ledger.drop_changes()
    counts[schema.documents.name] = len(ledger.pages.names())
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
        words = _words_of(ledger, memory)
        for name in ledger.pages.names() - {MEMORY_MD}:
            lines = decode(ledger.pages[name].current or b"").split("\n")
            kept = [line for line in lines if not _says(line, words)]
            ledger.pages.put_text(name, encode("\n".join(kept)))
        counts = {"memories": 1, "messages": _erase_messages(ledger, words), "events": _redact(ledger, words)}
        counts |= {table.name: _erase_rows(ledger, table, columns, words) for table, columns in _QUOTING}
        ledger.erase(memory)
        for told in ledger.everything():
            if told.durability is Durability.DAILY and _says(told.value, words):
                ledger.erase(told)
        ledger.note("erased")
    return Receipt(Status.DELETED, reason="erased", batch=batch.id, counts={k: n for k, n in counts.items() if n})


def _words_of(ledger: Ledger, memory: Memory) -> list[str]:
    """What the memory says, what it said before, and what it rests on."""
    events = schema.events
    mine = (events.c.user_id == ledger.user.id) & (events.c.memory_id == memory.id)
    told = ledger.connection.execute(select(events.c.before, events.c.after).where(mine)).all()
    states = [state for row in told for state in row if isinstance(state, dict)]
    quoted = [memory.value, memory.evidence, *(str(state.get(name) or "") for state in states for name in _TEXTS)]
    return sorted({line for text in quoted for line in text.split("\n") if line.strip()})


def _erase_rows(ledger: Ledger, table: Table, columns: tuple[str, ...], words: list[str]) -> int:
    """Rows of other sorts that quote it."""
    mine = table.c.user_id == ledger.user.id
    keys = list(table.primary_key.columns)
    rows = ledger.connection.execute(select(*keys, *(table.c[name] for name in columns)).where(mine)).all()
    quoting = [row[: len(keys)] for row in rows if any(_says(_plain(text), words) for text in row[len(keys) :])]
    for key in quoting:
        same = [one == value for one, value in zip(keys, key, strict=True)]
        ledger.connection.execute(delete(table).where(mine, *same))
    return len(quoting)


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
    if isinstance(data, str):
        return data
    return " ".join(str(value) for value in data.values()) if isinstance(data, dict) else json.dumps(data)


def _says(text: str, words: list[str]) -> bool:
    folded = text.casefold()
    return any(word.casefold() in folded for word in words)

"""Erasure: gone from rows, events, documents, index and files. What remains is that something was erased, and when."""

from collections import Counter
from dataclasses import dataclass, replace

from sqlalchemy import Table, delete, func, select

from language.meaning.mentions import Sayings
from stores.database import schema
from stores.database.schemas.items import items
from stores.database.schemas.tasks import tasks
from stores.database.schemas.vectors import turn_vectors
from stores.disk.encoding import encode
from stores.documents.formats.memory_md import template
from stores.documents.records import MEMORY_MD
from stores.records import Durability, Memory, Receipt, State, Status
from stores.write.checks.tombstones import lay
from stores.write.erasure.seen import Seen, Trace
from stores.write.erasure.traces import sayings_of, told, traces
from stores.write.unit_of_work import UnitOfWork

MAY_SPEAK = " may speak of it"
"""How a line of a receipt ends that names what was left."""
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
    items,
)


@dataclass(frozen=True, slots=True)
class Erasable:
    """What erasing a memory takes and leaves, and the wordings to look for wherever else words are kept."""

    receipt: Receipt
    sayings: Sayings
    seen: Seen
    memory_id: str = ""


def would_clear(unit: UnitOfWork) -> Receipt:
    """What erasing everything would take, by number and by name; nothing is changed."""
    names = sorted(name for name in unit.pages.names() if unit.pages[name].current)
    counts = {table.name: _count(unit, table) for table in _HOLDINGS} | {schema.documents.name: len(names)}
    removed = {name: count for name, count in counts.items() if count}
    return Receipt(Status.DELETED, reason="everything would be erased", counts=removed, removed=tuple(names))


def _count(unit: UnitOfWork, table: Table) -> int:
    mine = select(func.count()).select_from(table).where(table.c.user_id == unit.user.id)
    return unit.connection.execute(mine).scalar() or 0


def clear(unit: UnitOfWork) -> Receipt:
    """Erase everything known of the user; their settings and the fact of the erasure stay. They take part in no trends
    any more, until they choose it again."""
    counts = {}
    for table in _HOLDINGS:
        counts[table.name] = _count(unit, table)
        unit.connection.execute(delete(table).where(table.c.user_id == unit.user.id))
    unit.drop_changes()
    counts[schema.documents.name] = len(unit.pages.names())
    for name in unit.pages.names():
        unit.pages.begin_anew(name, encode(template()) if name == MEMORY_MD else b"")
    removed = {name: count for name, count in counts.items() if count}
    with unit.batch("user") as batch:
        unit.note("cleared", after=removed)
        unit.mark_erased()
        unit.set_user(era=unit.user.era + 1, trends=False)
    return Receipt(Status.DELETED, reason="everything was erased", batch=batch.id, counts=removed)


def erase(unit: UnitOfWork, memory: Memory, foreseen: Erasable) -> Erasable:
    """Erase one memory: its row, its lines, and its words wherever else they were kept.

    What was foreseen has read the tables already, while nobody waited."""
    unit.must_be_alone()
    sayings, seen = sayings_of(unit, memory), foreseen.seen
    again = foreseen.sayings.same_as(sayings) and seen.holds_for(unit.user)
    sayings = foreseen.sayings if again else sayings
    with unit.batch("user") as batch:
        lay(unit, memory)
        found = traces(unit, memory, sayings, seen, again=again)
        if memory.durability is Durability.DURABLE and memory.state is State.ACTIVE:
            unit.pages.hide(memory)
        for trace in found:
            if trace.take_out is not None:
                trace.take_out()
        unit.erase(memory)
        for name in {MEMORY_MD, *unit.pages.changed}:
            unit.pages.part_with_earlier(name)
        table = schema.snapshots
        unit.connection.execute(delete(table).where(table.c.user_id == unit.user.id))
        receipt = _receipt(memory, found)
        unit.note("erased", after=receipt.counts)
    return Erasable(replace(receipt, batch=batch.id), sayings, seen, memory.id)


def would_erase(unit: UnitOfWork, memory: Memory) -> Erasable:
    """What erasing the memory would take, and what it would leave; nothing is changed."""
    sayings, seen = sayings_of(unit, memory), Seen.begin(unit)
    return Erasable(_receipt(memory, traces(unit, memory, sayings, seen)), sayings, seen, memory.id)


def _receipt(memory: Memory, found: list[Trace]) -> Receipt:
    """Counts and names of what goes, and where the words may mean something else and stay."""
    gone, left = ([trace for trace in found if trace.certain is certain] for certain in (True, False))
    counts = Counter(["memories", *("memories" if trace.place == "memory" else trace.place for trace in gone)])
    removed = (f"{memory.kind} {memory.key}", *told([trace for trace in gone if trace.name]))
    remains = tuple(f"{name}{MAY_SPEAK}" for name in told(left))
    return Receipt(Status.DELETED, reason="erased", counts=dict(counts), removed=removed, remains=remains)

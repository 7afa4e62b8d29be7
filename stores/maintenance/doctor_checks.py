"""What the doctor looks for in one user: each check compares two places and says how they could agree again.

A check runs on a unit and changes nothing; a difference carries the mending as a function of a unit.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import date
from functools import partial
from typing import Any
from uuid import uuid4

from sqlalchemy import select, update

from language.meaning.alike.similarity import fingerprint
from stores.database import rows, schema
from stores.disk.encoding import decode
from stores.documents.formats import daily_md
from stores.documents.formats.memory_md import Entry
from stores.documents.formats.memory_rows import slot_of
from stores.documents.records import daily_name, entry_of
from stores.errors import SnapshotDamaged
from stores.keys import tells_secret
from stores.records import MESSAGE, Author, Durability, Memory, State
from stores.search.index.user_index import UserIndex
from stores.search.index_cache import Indexes, discard, memory_entry
from stores.write.daily_lines import append_memory
from stores.write.steering.retention import expiry
from stores.write.unit_of_work import UnitOfWork
from stores.zones import UTC_NAME, is_zone

_QUERIES = 20
"""Memories whose own words are searched for in the index in use and in a fresh one."""
_SOURCE = "doctor"


@dataclass(frozen=True, slots=True)
class Difference:
    """Two places that do not agree, and how they would; without `mend` only a person can say."""

    where: str
    problem: str
    repair: str = ""
    mend: Callable[[UnitOfWork], None] | None = None


def check_events(unit: UnitOfWork) -> Iterator[Difference]:
    """Every row is what its newest event says, and every event's memory has a row."""
    table = schema.events
    query = (
        select(table.c.memory_id, table.c.after)
        .where(table.c.user_id == unit.user.id, table.c.memory_id.is_not(None))
        .order_by(table.c.id)
    )
    newest: dict[str, Mapping[str, Any] | None] = {row.memory_id: row.after for row in unit.connection.execute(query)}
    known = {memory.id: memory for memory in unit.everything()}
    fresh = {memory.id for memory in unit.written}
    for memory_id, memory in known.items():
        if memory_id not in newest and memory_id not in fresh:
            yield Difference(
                "events", f"no event says where {_name(memory)} comes from", "record that it was found",
                partial(_record, memory=memory, before=None),
            )  # fmt: skip
    for memory_id, after in newest.items():
        if after is None or memory_id in fresh:
            continue
        told, row = rows.from_json(after), known.get(memory_id)
        if row is None:
            yield Difference(
                "rows", f"the row of {_name(told)} is gone, its events are there", "bring the row back",
                partial(_bring_back, memory=told),
            )  # fmt: skip
        elif not _same(row, told):
            yield Difference(
                "events", f"{_name(row)} differs from what its newest event says", "record it as it is now",
                partial(_record, memory=row, before=told),
            )  # fmt: skip


def check_memory_md(unit: UnitOfWork) -> Iterator[Difference]:
    """Every line of MEMORY.md has its row, and every active durable row its line."""
    lines = {entry.slot: entry for entry in unit.pages.memory_md.entries}
    standing = {entry_of(memory).slot: memory for memory in unit.standing()}
    for slot, memory in standing.items():
        entry = lines.get(slot)
        if entry is None:
            yield Difference(
                "file", f"MEMORY.md has no line for {_name(memory)}", "add the line",
                partial(_show, memory=memory),
            )  # fmt: skip
        elif (entry.value, entry.category) != (memory.value, memory.category):
            yield Difference(
                "rows", f"line {entry.line} of MEMORY.md says something else than the row of {_name(memory)}",
                "give the row the words of the file", partial(_follow, memory=memory, entry=entry),
            )  # fmt: skip
    for slot, entry in lines.items():
        # A secret that a person typed stays in the file and is meant to have no row.
        if slot not in standing and not tells_secret(entry.value, entry.key):
            yield Difference(
                "rows", f"line {entry.line} of MEMORY.md ({entry.key}) has no row", "make a row of the line",
                partial(_adopt, entry=entry),
            )  # fmt: skip


def check_daily_notes(unit: UnitOfWork) -> Iterator[Difference]:
    """Every active daily row stands in the note of its day, and every line there has its row."""
    active = [one for one in unit.everything() if one.durability is Durability.DAILY and one.state is State.ACTIVE]
    days = {memory.day for memory in active if memory.day}
    days |= {day for name in unit.pages.names() if (day := daily_md.day_of(name.rpartition("/")[2]))}
    for day in sorted(days):
        name = daily_name(day)
        lines = {entry.thread: entry for entry in daily_md.parse(decode(unit.pages[name].current or b""))}
        of_day = {slot_of(one.kind, one.category, one.key): one for one in active if one.day == day}
        for thread in of_day.keys() - lines.keys():
            yield Difference(
                "file", f"{name} has no line for {_name(of_day[thread])}", "append the line",
                partial(_show, memory=of_day[thread]),
            )  # fmt: skip
        for thread in lines.keys() - of_day.keys():
            entry = lines[thread]
            if not tells_secret(entry.value, entry.key):
                yield Difference(
                    "rows", f"line {entry.line} of {name} ({entry.key}) has no row", "make a row of the line",
                    partial(_adopt, entry=entry, day=day),
                )  # fmt: skip


def check_columns(unit: UnitOfWork) -> Iterator[Difference]:
    """The columns that other parts rely on: the revision that tells the index what is new, and the spelling."""
    c = schema.memory.c
    query = select(c.id, c.value, c.revision, c.fingerprint).where(c.user_id == unit.user.id)
    found = unit.connection.execute(query).all()
    highest = max((row.revision for row in found), default=0)
    if highest > unit.user.revision:
        yield Difference(
            "rows", "rows are newer than the user's revision, so that no index would load them", "raise the revision",
            partial(_raise_revision, revision=highest),
        )  # fmt: skip
    misspelled = {row.id: wanted for row in found if (wanted := fingerprint(row.value)[:200]) != row.fingerprint}
    if misspelled:
        yield Difference(
            "rows", f"{len(misspelled)} rows carry a spelling that finds no duplicates", "spell them anew",
            partial(_spell, spelled=misspelled),
        )  # fmt: skip


def check_index(unit: UnitOfWork) -> Iterator[Difference]:
    """The index in use answers as one built from the rows does."""
    table = schema.snapshots
    query = select(table.c.name, table.c.epoch, table.c.data).where(table.c.user_id == unit.user.id)
    anew = "build the index from the rows"
    for row in unit.connection.execute(query):
        if row.epoch != unit.user.epoch:
            yield Difference("index", f"the snapshot of {row.name} is from before an erasure", "drop it", discard)
        elif not _readable(unit, row.name, row.data):
            yield Difference("index", f"the snapshot of {row.name} is damaged", anew, discard)
    known = [memory for memory in unit.everything() if memory.state is not State.FORGOTTEN]
    used = Indexes(unit.settings).memories(unit.connection, unit.user)
    missing = sum(memory.id not in used for memory in known)
    if missing or len(used) != len(known):
        problem = f"the index holds {len(used)} memories, the rows {len(known)}; {missing} would not be found"
        yield Difference("index", problem, anew, discard)
    elif not _answer_alike(unit, used, known):
        yield Difference("index", "the index ranks otherwise than one built from the rows", anew, discard)


def check_zone(unit: UnitOfWork) -> Iterator[Difference]:
    """The user's time zone is one; where it is none, days are reckoned in UTC."""
    table = schema.users
    zone = unit.connection.execute(select(table.c.timezone).where(table.c.id == unit.user.id)).scalar()
    if not is_zone(zone):
        problem = f"the time zone {str(zone)[:60]!r} is none, so UTC is used"
        yield Difference("rows", problem, "set it to UTC", lambda unit: unit.set_user(timezone=UTC_NAME))


CHECKS = (check_zone, check_events, check_memory_md, check_daily_notes, check_columns, check_index)
"""In the order of mending: a row that is brought back has its line then, and is in the index."""


def _name(memory: Memory) -> str:
    return f"{memory.kind} {memory.key!r}"


def _same(memory: Memory, told: Memory) -> bool:
    """Recalling a memory and redacting its evidence leave no event, so they may differ."""
    one, other = (
        replace(m, updated_at=None, recalled_at=None, recalls=0, evidence="", revision=0) for m in (memory, told)
    )
    return one == other


def _record(unit: UnitOfWork, *, memory: Memory, before: Memory | None) -> None:
    unit.put(memory, "found", before=before, source=_SOURCE, reason="no event told of this state")


def _bring_back(unit: UnitOfWork, *, memory: Memory) -> None:
    taken = unit.find(memory.kind, memory.key, memory.category, daily=False)
    if memory.durability is Durability.DURABLE and memory.state is not State.FORGOTTEN and taken:
        memory = replace(memory, state=State.FORGOTTEN)
    unit.put(memory, "found", source=_SOURCE, reason="its row was gone")


def _show(unit: UnitOfWork, *, memory: Memory) -> None:
    if memory.durability is Durability.DAILY:
        append_memory(unit, memory)
    else:
        unit.pages.show(memory)
    unit.note("found", source=_SOURCE, reason="its line was gone", after={"id": memory.id, "key": memory.key})


def _follow(unit: UnitOfWork, *, memory: Memory, entry: Entry) -> None:
    new = replace(memory, value=entry.value, category=entry.category, author=Author.FILE, confidence=1.0)
    unit.put(new, "updated", before=memory, source=_SOURCE, reason="the file says so")


def _adopt(unit: UnitOfWork, *, entry: Entry | daily_md.DailyEntry, day: date | None = None) -> None:
    if isinstance(entry, daily_md.DailyEntry):
        details: dict[str, Any] = {"section": entry.section}
    else:
        details = {"pinned": True} if entry.pinned else {}
    memory = Memory(
        id=str(uuid4()), key=entry.key, value=entry.value, category=entry.category, kind=entry.kind, details=details,
        durability=Durability.DAILY if day else Durability.DURABLE, day=day, author=Author.FILE, source=_SOURCE,
        expires_at=expiry(unit) if day else None,
    )  # fmt: skip
    unit.put(memory, "stored", reason="its line stood in the file")


def _raise_revision(unit: UnitOfWork, *, revision: int) -> None:
    unit.set_user(revision=revision)
    unit.user = replace(unit.user, revision=revision)


def _spell(unit: UnitOfWork, *, spelled: Mapping[str, str]) -> None:
    table = schema.memory
    for memory_id, wanted in spelled.items():
        mine = (table.c.user_id == unit.user.id) & (table.c.id == memory_id)
        unit.connection.execute(update(table).where(mine).values(fingerprint=wanted))


def _readable(unit: UnitOfWork, name: str, data: bytes) -> bool:
    settings = unit.settings
    try:
        UserIndex.load(data, settings.bm25_k1, settings.bm25_b, conversations=name == MESSAGE)
    except SnapshotDamaged:
        return False
    return True


def _answer_alike(unit: UnitOfWork, used: UserIndex, known: list[Memory]) -> bool:
    fresh = UserIndex(k1=unit.settings.bm25_k1, b=unit.settings.bm25_b)
    for memory in known:
        fresh.put(memory_entry(memory))
    asked = known[:: max(1, len(known) // _QUERIES)]
    return all(used.search(memory.value, 10) == fresh.search(memory.value, 10) for memory in asked)

"""Export and import: everything known of a user as plain JSON, and back.

`exported` knows the form of the file and checks it whole; here it is written, and taken in as one batch.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date, datetime
from typing import Any
from uuid import NAMESPACE_URL, uuid5

from sqlalchemy import Connection, select

from stores.areas.activity import insert_once
from stores.areas.items.namespaces import as_text, from_text, moved_home
from stores.database import imported_rows, queries, schema
from stores.database.imported_rows import TABLES
from stores.database.imported_turns import TAKEN_IN
from stores.database.row_security import for_everybody
from stores.database.users import User
from stores.disk.encoding import encode
from stores.documents.formats.memory_md import template
from stores.documents.formats.redaction import memory_md_without_secrets
from stores.documents.records import MEMORY_MD
from stores.keys import normalise_key
from stores.maintenance.doctor_checks import check_memory_md
from stores.maintenance.export_format import FORMAT, VERSION, Activity, Row
from stores.maintenance.import_checks import Checked, refusal
from stores.records import Author, Code, Durability, Memory, Receipt, State, Status
from stores.write.daily_lines import append_memory, append_retraction
from stores.write.remember import PAUSED, rejected
from stores.write.unit_of_work import UnitOfWork

_NAMES = {
    "posts": ("id",),
    "deliveries": ("post_id",),
    "conversations": ("id",),
    "messages": ("conversation_id", "id"),
    "scratchpad": ("key",),
    "items": ("namespace", "key"),
}
"""What tells the rows of one user apart."""
_INTERNAL = frozenset({"user_id", "arrival", "run", "delivered_run", "read_run", "reaction_run", "saved_run"})
_AT_ONCE = 500


def nothing(user_id: str) -> dict[str, Any]:
    """The export of a user nobody knows."""
    return _package({"id": user_id}, [], None, {name: [] for name in TABLES})


def export(connection: Connection, user: User) -> dict[str, Any]:
    """Everything known of the user that is not forgotten."""
    memories = [
        {name: _plain(getattr(memory, name)) for name in Row.model_fields}
        for memory in sorted(
            queries.read(connection, user, kind=None, limit=None),
            key=lambda memory: (str(memory.created_at), memory.id),
        )
    ]
    settings = {"id": user.id, "timezone": user.timezone, "enabled": user.enabled}
    settings |= {"language": user.language, "quiet": user.quiet}
    text = queries.document(connection, user, name=MEMORY_MD)
    activity = {name: _rows(connection, user, table) for name, table in TABLES.items()}
    return _package(settings, memories, text and memory_md_without_secrets(text), activity)


def load(unit: UnitOfWork, data: Checked) -> Receipt:
    """Take in an export as one batch; what is already known stays once."""
    if not (unit.user.enabled and unit.settings.enabled):
        return rejected(PAUSED, Code.PAUSED)
    export, known = data.export, {memory.id: memory for memory in unit.everything()}
    _refuse_new(data, known)
    blank = unit.pages.text_before() in (None, encode(template()))
    renamed = _renamed(unit, [talk.id for talk in export.activity.conversations])
    counts = _load_memories(unit, data, renamed)
    if not known and blank and export.memory_md is not None:
        _put_file(unit, export.memory_md)
    if not known:
        person = export.user
        unit.set_user(timezone=person.timezone, language=person.language, quiet=person.quiet)
    if any(talk.kept_here for talk in export.activity.conversations):
        unit.set_user(keeps_apart=True)
    counts |= _load_activity(unit, export.activity, renamed)
    status = Status.STORED if counts["stored"] or counts["updated"] else Status.UNCHANGED
    return Receipt(status, counts={name: count for name, count in counts.items() if count})


def foresee(unit: UnitOfWork, data: Checked) -> dict[str, int]:
    """What `load` would count now; the unit must not be flushed."""
    _refuse_new(data, {memory.id: memory for memory in unit.everything()})
    renamed = _renamed(unit, [talk.id for talk in data.export.activity.conversations])
    counts = _load_memories(unit, data, renamed)
    for name, table in TABLES.items():
        rows = _rows_of(unit, name, data.export.activity, renamed)
        counts[name] = len(_unknown_commands(unit, rows) if name == "commands" else _unknown(unit, table, rows))
    return {name: count for name, count in counts.items() if count}


def _load_memories(unit: UnitOfWork, data: Checked, renamed: Mapping[str, str]) -> Counter[str]:
    done: set[str] = set()
    return Counter(_load(unit, _memory(row, renamed), done) for row in data.export.memories)


def _refuse_new(data: Checked, known: Mapping[str, Memory]) -> None:
    """Words that no writer could have stored are refused, unless they are here already and so add nothing."""
    rows = [(number, data.export.memories[number]) for number in data.refused]
    new = [number for number, row in rows if row.id not in known or known[row.id].value != row.value]
    if new:
        raise refusal([f"memories[{number}].{data.refused[number]}" for number in new])


def _memory(row: Row, renamed: Mapping[str, str]) -> Memory:
    given = row.model_dump() | {
        "key": normalise_key(row.key),
        "value": row.value.strip(),
        "category": row.category if row.kind != "note" else normalise_key(row.category),
        "durability": Durability(row.durability),
        "state": State(row.state),
        "author": Author(row.author),
        "conversation_id": renamed.get(row.conversation_id or "", row.conversation_id),
    }
    return Memory(**given)


def _load(unit: UnitOfWork, memory: Memory, done: set[str]) -> str:
    """Each memory here stands for one of the file at most: `done` tells which already do."""
    copy = str(uuid5(NAMESPACE_URL, f"{unit.user.id} {memory.id}"))
    old = _same_place(unit, memory) or _same_id(unit, memory, (memory.id, copy))
    if old is not None and old.id not in done:
        done.add(old.id)
        if old.state is not State.FORGOTTEN:
            return _load_over(unit, old, memory)
        memory = replace(memory, id=old.id)
    else:
        old = None
        if unit.get(memory.id) or queries.is_taken(unit.connection, memory.id):
            memory = replace(memory, id=copy)
        done.add(memory.id)
    memory = unit.put(memory, "stored", before=old, reason="imported", as_of=memory.updated_at)
    _show(unit, memory)
    return "stored"


def _same_place(unit: UnitOfWork, memory: Memory) -> Memory | None:
    """The memory whose place this one would take, or that stands in the same note with the same words."""
    if memory.durability is Durability.DURABLE:
        return unit.find(memory.kind, memory.key, memory.category, daily=False)
    assert memory.day is not None
    known = (one for one in unit.daily(memory.day) if one.state is not State.FORGOTTEN)
    return next(
        (one for one in known if (one.kind, one.key, one.value) == (memory.kind, memory.key, memory.value)), None
    )


def _same_id(unit: UnitOfWork, memory: Memory, ids: Sequence[str]) -> Memory | None:
    """The memory of this id, or of the id that an earlier import gave to a copy; of the same sort only."""
    found = (unit.get(one) for one in ids)
    sort = memory.kind, memory.durability, memory.day
    return next((one for one in found if one and (one.kind, one.durability, one.day) == sort), None)


def _load_over(unit: UnitOfWork, old: Memory, memory: Memory) -> str:
    newer = (memory.updated_at or unit.now) > (old.updated_at or unit.now)
    if old.value == memory.value or not newer:
        return "unchanged"
    if old.durability is Durability.DAILY:
        append_retraction(unit, old)
    elif old.state is State.ACTIVE:
        unit.pages.hide(old)
    changed = unit.put(replace(memory, id=old.id), "updated", before=old, reason="imported", as_of=memory.updated_at)
    _show(unit, changed)
    return "updated"


def _show(unit: UnitOfWork, memory: Memory) -> None:
    if memory.durability is Durability.DAILY:
        append_memory(unit, memory)
    elif memory.state is State.ACTIVE:
        unit.pages.show(memory)


def _put_file(unit: UnitOfWork, text: str) -> None:
    """The file as the person knew it, if it tells what the memories tell."""
    unit.pages.put_text(MEMORY_MD, encode(text))
    differences = [f"memory_md: {one.problem}" for one in check_memory_md(unit)]
    if differences:
        raise refusal([*differences[:1], "with null as memory_md the file is made from the memories"])


def _renamed(unit: UnitOfWork, ids: Sequence[str]) -> dict[str, str]:
    """New ids for conversations whose ids others have: a conversation belongs to one user."""
    table = schema.conversations
    taken: set[str] = set()
    with for_everybody(unit.connection):
        for start in range(0, len(ids), _AT_ONCE):
            some = table.c.id.in_(ids[start : start + _AT_ONCE])
            query = select(table.c.id).where(some, table.c.user_id != unit.user.id)
            taken.update(unit.connection.execute(query).scalars())
    return {one: str(uuid5(NAMESPACE_URL, f"{unit.user.id} {one}")) for one in taken}


def _load_activity(unit: UnitOfWork, activity: Activity, renamed: Mapping[str, str]) -> dict[str, int]:
    brought = {}
    for name, table in TABLES.items():
        rows = _rows_of(unit, name, activity, renamed)
        if name == "commands":
            rows = _unknown_commands(unit, rows)
        brought[name] = [row for row in rows if insert_once(unit.connection, table, row)]
    if any(brought.values()):
        unit.note(TAKEN_IN, source="import:json", after=imported_rows.event(brought))
    return {name: len(rows) for name, rows in brought.items()}


def _rows_of(unit: UnitOfWork, name: str, activity: Activity, renamed: Mapping[str, str]) -> list[dict[str, Any]]:
    """The rows of a table as they would stand for this user."""
    rows = [one.model_dump() | {"user_id": unit.user.id} for one in getattr(activity, name)]
    place = {"conversations": "id", "messages": "conversation_id"}.get(name)
    for row in rows:
        if place:
            row[place] = renamed.get(row[place], row[place])
        if name == "items":
            row["namespace"] = as_text(moved_home(from_text(row["namespace"]), unit.user.id))
    return rows


def _unknown(unit: UnitOfWork, table: Any, rows: list[dict[str, Any]]) -> set[tuple[Any, ...]]:
    """The names among the rows that no row of the user has."""
    names = _NAMES[table.name]
    if not rows:
        return set()
    query = select(*(table.c[name] for name in names)).where(table.c.user_id == unit.user.id)
    return {tuple(row[name] for name in names) for row in rows} - {tuple(row) for row in unit.connection.execute(query)}


def _unknown_commands(unit: UnitOfWork, rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Commands have no key: each counts as known as often as it is here."""
    table = schema.commands
    query = select(table.c.command, table.c.at).where(table.c.user_id == unit.user.id)
    known = Counter((row.command, row.at) for row in unit.connection.execute(query))
    new = []
    for row in rows:
        name = row["command"], row["at"]
        if known[name]:
            known[name] -= 1
        else:
            new.append(row)
    return new


def _rows(connection: Connection, user: User, table: Any) -> list[dict[str, Any]]:
    hidden = _INTERNAL | ({"id"} if table.c.get("id") is not None and table.c.id.autoincrement is True else set())
    query = select(table).where(table.c.user_id == user.id).order_by(*table.primary_key.columns)
    return [
        {name: _plain(value) for name, value in row.items() if name not in hidden}
        for row in connection.execute(query).mappings()
    ]


def _package(user: Any, memories: Any, text: str | None, activity: Any) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "version": VERSION,
        "user": user,
        "memories": memories,
        "memory_md": text,
        "activity": activity,
    }


def _plain(value: Any) -> Any:
    if isinstance(value, datetime | date):
        return value.isoformat()
    return (
        dict(value)
        if isinstance(value, Mapping)
        else str(value)
        if isinstance(value, Author | Durability | State)
        else value
    )

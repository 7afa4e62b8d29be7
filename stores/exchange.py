"""Export and import: everything known of a user as plain JSON, and back."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date, datetime
from typing import Annotated, Any, Literal
from uuid import uuid4

from pydantic import BaseModel, ConfigDict, Field, ValidationError
from sqlalchemy import Connection, select

from stores import gate, reading, schema
from stores.activity import insert_once
from stores.columns import Moment
from stores.documents.memory_md import template
from stores.documents.notes import append_memory
from stores.documents.pages import MEMORY_MD, encode
from stores.errors import InvalidInput
from stores.ledger import Ledger
from stores.records import Author, Durability, Memory, Receipt, State, Status
from stores.users import User

FORMAT = "hnpal-memory"
VERSION = 1
_ACTIVITY = {
    "posts": schema.posts,
    "deliveries": schema.deliveries,
    "conversations": schema.conversations,
    "messages": schema.messages,
    "commands": schema.commands,
    "scratchpad": schema.scratchpad,
}
_INTERNAL = frozenset({"user_id", "arrival", "run", "delivered_run", "read_run", "reaction_run", "saved_run"})
_MOST = 1_000_000


class Row(BaseModel):
    """One memory of an export."""

    model_config = ConfigDict(extra="forbid", strict=False)

    id: str = Field(max_length=64)
    kind: Literal["memory", "note", "observation", "fact", "episode"]
    category: str = Field(max_length=80)
    key: str = Field(max_length=200)
    value: str = Field(max_length=20_000)
    durability: Durability
    state: Literal["active", "archived"]
    source: str = Field(default="", max_length=500)
    author: Author = Author.USER
    confidence: float = Field(ge=0.0, le=1.0)
    evidence: str = Field(default="", max_length=2_000)
    details: dict[str, Any] = Field(default_factory=dict)
    conversation_id: str | None = None
    day: date | None = None
    created_at: datetime
    updated_at: datetime
    expires_at: datetime | None = None


class Export(BaseModel):
    """The whole of one user."""

    model_config = ConfigDict(extra="forbid")

    format: Literal["hnpal-memory"]
    version: Annotated[int, Field(ge=1, le=VERSION)]
    user: dict[str, str | bool]
    memories: Annotated[list[Row], Field(max_length=_MOST)]
    memory_md: str | None = None
    activity: dict[str, list[dict[str, str | int | float | None]]] = Field(default_factory=dict)


def nothing(user_id: str) -> dict[str, Any]:
    """The export of a user nobody knows."""
    return _package({"id": user_id}, [], None, {name: [] for name in _ACTIVITY})


def export(connection: Connection, user: User) -> dict[str, Any]:
    """Everything known of the user that is not forgotten."""
    memories = [
        {name: _plain(getattr(memory, name)) for name in Row.model_fields}
        for memory in sorted(
            reading.read(connection, user, kind=None, limit=None),
            key=lambda memory: (str(memory.created_at), memory.id),
        )
    ]
    settings = {"id": user.id, "timezone": user.timezone, "enabled": user.enabled}
    text = reading.document(connection, user, name=MEMORY_MD)
    activity = {name: _rows(connection, user, table) for name, table in _ACTIVITY.items()}
    return _package(settings, memories, text, activity)


def parse(data: Mapping[str, Any]) -> Export:
    """Check an export completely before anything of it is taken in."""
    try:
        parsed = Export.model_validate(data)
    except ValidationError as error:
        first = error.errors(include_input=False, include_url=False)[0]
        where = ".".join(str(part) for part in first["loc"])
        raise InvalidInput(
            f"this is not an export of version {VERSION}: {where or 'the file'}: {first['msg']}. Nothing was imported."
        ) from None
    unknown = set(parsed.activity) - set(_ACTIVITY)
    if unknown:
        raise InvalidInput(f"unknown part of an export: {sorted(unknown)[0][:60]!r}. Nothing was imported.")
    return parsed


def load(ledger: Ledger, data: Export) -> Receipt:
    """Take in an export as one batch; what is already known stays once."""
    fresh = not ledger.everything()
    blank = ledger.pages.text_before() in (None, encode(template()))
    counts = {"stored": 0, "updated": 0, "unchanged": 0, "rejected": 0}
    for row in data.memories:
        counts[_load(ledger, row)] += 1
    text = data.memory_md
    if fresh and blank and text is not None:
        ledger.pages.put_text(MEMORY_MD, encode(text))
    for name, table in _ACTIVITY.items():
        counts[name] = _load_rows(ledger, table, data.activity.get(name, []))
    timezone = data.user.get("timezone")
    if fresh and isinstance(timezone, str):
        ledger.set_user(timezone=timezone)
    status = Status.STORED if counts["stored"] or counts["updated"] else Status.UNCHANGED
    return Receipt(status, counts={name: count for name, count in counts.items() if count})


def _load(ledger: Ledger, row: Row) -> str:
    refused = (
        gate.check_category(row.kind, row.category)
        or gate.check_key(row.key)
        or (
            gate.check_text(row.value, kind=row.kind, key=row.key)
            if row.author is not Author.FILE
            else gate.check_unicode(row.value)
        )
    )
    if refused or gate.tells_secret(row.value, row.key):
        return "rejected"
    memory = Memory(**{**row.model_dump(), "key": gate.normalise_key(row.key), "state": State(row.state)})
    old = ledger.get(memory.id)
    if old is None and memory.durability is Durability.DURABLE:
        old = ledger.find(memory.kind, memory.key, memory.category, daily=False)
    if old is None and memory.durability is Durability.DAILY and memory.day is not None:
        known = (one for one in ledger.daily(memory.day) if one.state is not State.FORGOTTEN)
        old = next((one for one in known if (one.key, one.value) == (memory.key, memory.value)), None)
    if old is not None and old.state is not State.FORGOTTEN:
        return _load_over(ledger, old, memory)
    if old is None and reading.is_taken(ledger.connection, memory.id):
        memory = replace(memory, id=str(uuid4()))
    memory = ledger.put(memory, "stored", before=old, reason="imported", as_of=memory.updated_at)
    _show(ledger, memory)
    return "stored"


def _load_over(ledger: Ledger, old: Memory, memory: Memory) -> str:
    newer = (memory.updated_at or ledger.now) > (old.updated_at or ledger.now)
    if old.value == memory.value or not newer or old.durability is not memory.durability:
        return "unchanged"
    changed = ledger.put(replace(memory, id=old.id), "updated", before=old, reason="imported", as_of=memory.updated_at)
    if old.durability is Durability.DURABLE and old.state is State.ACTIVE:
        ledger.pages.hide(old)
    _show(ledger, changed)
    return "updated"


def _show(ledger: Ledger, memory: Memory) -> None:
    if memory.durability is Durability.DAILY:
        append_memory(ledger, memory)
    elif memory.state is State.ACTIVE:
        ledger.pages.show(memory)


def _rows(connection: Connection, user: User, table: Any) -> list[dict[str, Any]]:
    hidden = _INTERNAL | ({"id"} if table.c.get("id") is not None and table.c.id.autoincrement is True else set())
    query = select(table).where(table.c.user_id == user.id).order_by(*table.primary_key.columns)
    return [
        {name: _plain(value) for name, value in row.items() if name not in hidden}
        for row in connection.execute(query).mappings()
    ]


def _load_rows(ledger: Ledger, table: Any, rows: Sequence[Mapping[str, Any]]) -> int:
    columns = {column.name: column for column in table.columns if column.name not in _INTERNAL}
    loaded = 0
    for row in rows:
        unknown = set(row) - set(columns)
        if unknown:
            raise InvalidInput(f"unknown column in {table.name}: {sorted(unknown)[0][:60]!r}. Nothing was imported.")
        values = {name: _typed(columns[name], value) for name, value in row.items()}
        loaded += insert_once(ledger.connection, table, values | {"user_id": ledger.user.id})
    return loaded


def _typed(column: Any, value: Any) -> Any:
    if isinstance(column.type, Moment) and isinstance(value, str):
        return datetime.fromisoformat(value)
    return value


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

"""A small world to break: two users with memories, all that may be done to them, and what must hold whatever happens.

A deed is one call of the store. Whatever stops it, the world is afterwards as it was before the deed or as it is after
it, and the files and the rows say the same."""

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, NullPool, bindparam, create_engine, select

from stores import MemoryStore, Settings, Status, open_store
from stores.database import schema
from stores.documents.formats import daily_md, memory_md
from stores.records import Receipt, Run
from tests.conftest import Clock

ANN, BOB, NEW = USERS = ("ann", "bob", "new")
TODAY = date(2026, 2, 12)
EDITED = "- Language: Typed by a person\n"

Deed = Callable[[MemoryStore], Awaitable[Receipt | None]]
Person = Callable[[Path], None]
State = dict[str, Any]
_claimed: list[Run] = []


@dataclass(frozen=True)
class Scenario:
    """What a person did to the files before, the deeds, and what a person does just as a text is published."""

    name: str
    deeds: tuple[Deed, ...]
    before: Person | None = None
    meanwhile: Person | None = None
    users: tuple[str, ...] = (ANN,)
    settings: Mapping[str, Any] = field(default_factory=dict)


def settings_for(folder: Path, scenario: Scenario) -> Settings:
    return _usual().model_copy(update={"data_dir": folder, **scenario.settings})


@cache
def _usual() -> Settings:
    """Made once: it takes longer than to open a store."""
    return Settings()


def user_folder(folder: Path, user: str = ANN) -> Path:
    return folder / "memory" / user


# -- the world before ---------------------------------------------------------------------------------------------


async def build(settings: Settings) -> None:
    """Memories of every sort, a person's own words in the file, a daily note, messages."""
    async with open_store(settings, clock=Clock()) as store:
        await store.write(ANN, key="theme", value="Dark everywhere", category="preference")
        await store.write(ANN, key="language", value="Python", category="work_context")
        await store.write(ANN, key="birthday", value="May 4", category="personal_context")
        await store.write(ANN, key="recipe", value="Flour,\nwater, salt", kind="note")
        await store.write(ANN, key="city", value="Lviv", category="personal", kind="fact")
        await store.write(ANN, key="mood", value="Tired today", category="personal_context", durability="daily")
        await store.activity.message(ANN, "talk", role="user", content="I moved to Lviv", id="m1")
        await store.activity.deliver(ANN, "p1", title="Rust for Pythonistas")
        await store.write(BOB, key="theme", value="Light", category="preference")
        file = user_folder(settings.data_dir) / "MEMORY.md"
        file.write_bytes(file.read_bytes() + b"\n## Mine\n\nkept *byte* for byte\t\r\n")
        await store.read(ANN)


# -- deeds --------------------------------------------------------------------------------------------------------


async def write(store: MemoryStore) -> Receipt:
    receipt = await store.write(ANN, key="editor", value="Helix, modal by heart", category="preference")
    return _is(receipt, Status.STORED)


async def write_first(store: MemoryStore) -> Receipt:
    receipt = await store.write(NEW, key="editor", value="Helix, modal by heart", category="preference")
    return _is(receipt, Status.STORED)


async def update(store: MemoryStore) -> Receipt:
    return _is(await store.update(ANN, "language", "Rust"), Status.UPDATED)


async def forget(store: MemoryStore) -> Receipt:
    return _is(await store.forget(ANN, "theme"), Status.DELETED)


async def erase(store: MemoryStore) -> Receipt:
    return _is(await store.forget(ANN, "mood", erase=True), Status.DELETED)


async def clear(store: MemoryStore) -> Receipt:
    return _is(await store.clear(ANN), Status.DELETED)


async def undo(store: MemoryStore) -> Receipt:
    return _is(await store.undo(ANN), Status.UPDATED)


async def write_daily(store: MemoryStore) -> Receipt:
    return await _have_lunch(store, ANN)


async def write_daily_first(store: MemoryStore) -> Receipt:
    return await _have_lunch(store, BOB)


async def _have_lunch(store: MemoryStore, user: str) -> Receipt:
    receipt = await store.write(
        user, key="lunch", value="Borshch at the corner", category="personal_context", durability="daily"
    )
    return _is(receipt, Status.STORED)


async def forget_daily(store: MemoryStore) -> Receipt:
    return _is(await store.forget(ANN, "mood"), Status.DELETED)


async def crowd(store: MemoryStore) -> None:
    receipts = await asyncio.gather(
        *(store.write(user, key="drink", value="Green tea", category="preference") for user in USERS)
    )
    assert {receipt.status for receipt in receipts} == {Status.STORED}


async def load(store: MemoryStore) -> Receipt:
    return _is(await store.load(NEW, await store.export(ANN)), Status.STORED)


async def claim(store: MemoryStore) -> None:
    run = await store.runs.claim(ANN, TODAY, worker="w")
    assert isinstance(run, Run), run
    _claimed.append(run)


async def night(store: MemoryStore) -> Receipt:
    run = _claimed[-1]
    async with store.batch(ANN, actor="nightly") as draft:
        await draft.write(ANN, key="reads", value="Articles about compilers", category="preference")
        await draft.update(ANN, "language", "Rust and Python")
        await draft.write(
            ANN, key="slept", value="Well, at last", category="personal_context", durability="daily", day=TODAY
        )
        draft.also(lambda unit, receipts: store.runs.finish(unit, run, memories_written=len(receipts)))
    return draft.receipts[0]


async def message(store: MemoryStore) -> None:
    assert await store.activity.message(ANN, "talk", role="user", content="And I like it", id="m2")


async def pause(store: MemoryStore) -> Receipt:
    return _is(await store.pause(ANN), Status.UPDATED)


async def expire(store: MemoryStore) -> None:
    assert (await store.prune(ANN))["daily_notes"] == 1


async def read(store: MemoryStore) -> None:
    await store.read(ANN)


def _is(receipt: Receipt, status: Status) -> Receipt:
    assert receipt.status is status, receipt
    return receipt


# -- a person at the files ----------------------------------------------------------------------------------------


def edit(folder: Path) -> None:
    """Change a line, add one, take one out, write around them: in place, as many editors do."""
    file = user_folder(folder) / "MEMORY.md"
    text = file.read_text().replace("- Language: Python\n", EDITED + "- Pet: A cat named Sirko\n")
    file.write_text(text.replace("- Theme: Dark everywhere\n", "") + "\nmy own last line")


def save_beside(folder: Path) -> None:
    """The same edit, saved as a new file in the place of the old one."""
    file = user_folder(folder) / "MEMORY.md"
    beside = file.with_name("MEMORY.md.swp")
    beside.write_bytes(file.read_bytes())
    text = beside.read_text().replace("- Language: Python\n", EDITED)
    beside.write_text(text)
    beside.replace(file)


def delete(folder: Path) -> None:
    (user_folder(folder) / "MEMORY.md").unlink()


def edit_daily(folder: Path) -> None:
    file = user_folder(folder) / "memory" / f"{TODAY}.md"
    file.write_text(file.read_text().replace("Tired today", "Wide awake") + "- Typed: below\n")


def damage(folder: Path) -> None:
    file = user_folder(folder) / "MEMORY.md"
    file.write_bytes(file.read_bytes()[:-20] + b"\0" * 20)


SCENARIOS = {
    scenario.name: scenario
    for scenario in (
        Scenario("write", (write, update)),
        Scenario("first write", (write_first,), users=(NEW,)),
        Scenario("update", (update,)),
        Scenario("forget", (forget,)),
        Scenario("erase", (erase,)),
        Scenario("clear", (clear,)),
        Scenario("undo", (forget, undo)),
        Scenario("daily write", (write_daily, forget_daily)),
        Scenario("first daily write", (write_daily_first,), users=(BOB,)),
        Scenario("expiry", (expire,), settings={"daily_retention_days": 1}),
        Scenario("crowd", (crowd,), users=USERS),
        Scenario("import", (load,), users=(NEW,)),
        Scenario("night", (claim, night)),
        Scenario("message", (message,)),
        Scenario("pause", (pause,)),
        Scenario("edit", (read,), before=edit),
        Scenario("edit, then write", (write,), before=edit),
        Scenario("edit, then undo", (undo,), before=edit),
        Scenario("delete the file", (read,), before=delete),
        Scenario("edit a daily note", (write_daily,), before=edit_daily),
        Scenario("damaged file", (write,), before=damage),
        Scenario("edit in mid-write", (write,), meanwhile=edit),
        Scenario("save beside in mid-write", (write,), meanwhile=save_beside),
        Scenario("edit in mid-clear", (clear,), meanwhile=edit),
    )
}


def clock_for(scenario: Scenario) -> Clock:
    clock = Clock()
    clock.advance(hours=1)
    if scenario.name == "expiry":
        clock.advance(days=3)
    return clock


# -- what must hold -----------------------------------------------------------------------------------------------


async def recover(settings: Settings, clock: Clock) -> None:
    """Open the store again and look at everybody: all that recovery does by itself."""
    async with open_store(settings, clock=clock) as store:
        for user in USERS:
            await store.read(user)


async def observe(settings: Settings, clock: Clock, users: tuple[str, ...]) -> State:
    """The state of the world after recovery; asserts everything that must hold in any state.

    These users also go on; nobody has to."""
    async with open_store(settings, clock=clock) as store:
        for user in USERS:
            await store.read(user)
        with _reading(settings) as connection:
            state = _look(connection, settings)
            _agree(connection, settings)
        _swept(settings, [user for user in USERS if state[user]["known"]])
        for user in users:
            await _goes_on(store, user)
        with _reading(settings) as connection:
            _agree(connection, settings)
        _swept(settings, [*users])
        for user in users:
            first = {} if state[user]["known"] else {"MEMORY.md": memory_md.template().encode()}
            assert _on_disk(settings, user) == state[user]["documents"] | first
    return state


def look(settings: Settings) -> State:
    """The state as it is now, untouched."""
    with _reading(settings) as connection:
        return _look(connection, settings)


@contextmanager
def _reading(settings: Settings) -> Iterator[Connection]:
    """A connection of one engine for all the worlds: an engine works its statements out anew, which takes longer."""
    _where[:] = [settings.data_dir / "memory.db"]
    with _engine.connect() as connection:
        yield connection


_where = list[Path]()
_engine = create_engine("sqlite://", creator=lambda: sqlite3.connect(_where[0]), poolclass=NullPool)


def _look(connection: Connection, settings: Settings) -> State:
    return {user: _state(connection, settings, user) for user in USERS}


async def _goes_on(store: MemoryStore, user: str) -> None:
    """The next operations work as if nothing had happened."""
    paused = not (await store.profile(user)).enabled
    receipt = await store.write(user, key="afterwards", value="Life goes on", category="personal_context")
    assert receipt.status is (Status.REJECTED if paused else Status.STORED), receipt
    assert paused or not receipt.reason, receipt
    if not paused:
        assert (await store.undo(user, receipt.batch)).status is Status.UPDATED


_USER = select(schema.users).where(schema.users.c.id == bindparam("user"))


@cache
def _rows(table: Any, *columns: str) -> Any:
    """Put together once: thousands of worlds are looked at."""
    return select(*(table.c[name] for name in columns)).where(table.c.user_id == bindparam("user"))


def _state(connection: Connection, settings: Settings, user: str) -> State:
    def of(table: Any, *columns: str) -> list[Any]:
        return sorted((tuple(row) for row in connection.execute(_rows(table, *columns), {"user": user})), key=repr)

    memory = ("kind", "category", "key", "value", "durability", "state", "day", "author", "source", "confidence")
    found = connection.execute(_USER, {"user": user}).mappings().first()
    return {
        "known": found is not None,
        "enabled": found and found["memory_enabled"],
        "memories": of(schema.memory, *memory),
        "events": of(schema.events, "operation", "actor", "kind", "key"),
        "messages": of(schema.messages, "conversation_id", "id", "content"),
        "runs": of(schema.extraction_runs, "run_date", "status"),
        "documents": _on_disk(settings, user),
    }


def _on_disk(settings: Settings, user: str) -> dict[str, bytes]:
    folder = user_folder(settings.data_dir, user)
    files = (*folder.glob("memory/*.md"), folder / "MEMORY.md")
    return {file.name: file.read_bytes() for file in files if file.exists()}


def _swept(settings: Settings, users: list[str]) -> None:
    """No temporary file is left."""
    for user in users:
        left = [path for path in user_folder(settings.data_dir, user).rglob(".*") if path.suffix != ".md"]
        assert not left, left


def _agree(connection: Connection, settings: Settings) -> None:
    """File = record = rows, for every document; nothing pending, nothing twice, no change without its event."""
    memories = connection.execute(select(schema.memory)).mappings().all()
    for document in connection.execute(select(schema.documents)).mappings():
        path = user_folder(settings.data_dir, document["user_id"]) / document["name"]
        on_disk = path.read_bytes() if path.exists() else b""
        assert not document["pending"], document["name"]
        assert on_disk == document["current"] == (document["published"] or b""), document["name"]
        mine = [row for row in memories if row["user_id"] == document["user_id"] and row["state"] == "active"]
        _says_the_rows(document["name"], on_disk.decode(), mine)
    events = connection.execute(select(schema.events).order_by(schema.events.c.id)).mappings()
    last = {event["memory_id"]: event["after"] for event in events if event["after"]}
    for row in memories:
        if said := last.get(row["id"]):
            assert (said["value"], said["state"]) == (row["value"], row["state"]), "an event is missing"


def _says_the_rows(name: str, text: str, rows: list[Any]) -> None:
    entries: Any
    if name == "MEMORY.md":
        entries = memory_md.parse(text).entries
        mine = [row for row in rows if row["durability"] == "durable"]
    else:
        entries = daily_md.parse(text)
        mine = [row for row in rows if row["durability"] == "daily" and str(row["day"]) in name]
    shown = Counter((entry.kind, entry.category, entry.key, entry.value) for entry in entries)
    kept = Counter((row["kind"], row["category"], row["key"], row["value"]) for row in mine)
    assert shown == kept, name

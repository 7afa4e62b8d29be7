"""S18: an import can break nothing: the file is checked whole before anything of it is written."""

import asyncio
import copy
import itertools
import json
import random
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from langchain_core.tools import BaseTool

from scripts.memory import main
from stores import MemoryStore, Settings, open_store
from stores.errors import InvalidInput
from stores.maintenance.doctor import Doctor
from stores.records import Author, Status
from stores.settings import VOCABULARIES
from tests.conftest import Clock
from tests.promises.mutations import SECRETS, Data, mutated
from tests.soak import times
from tests.tools.agent import Agent
from tools.toolkits import toolkits

EXPORTS = times(30, 10_000)
RECALLS: dict[str, dict[str, Any]] = {
    "search_memory": {"query": "vacuum tuning"},
    "recall_facts_global": {"fact_types": [], "search_query": ""},
    "recall_relationships": {"search_query": ""},
    "generate_profile_summary": {},
    "recall_episodes": {"search_query": "deploy", "tags": [], "min_importance": 0.1},
    "memory_search": {"query": "ideas"},
    "recall": {"query": "deploy"},
}


@dataclass
class World:
    """A store with two users: one whose export is changed, one whose things are taken."""

    store: MemoryStore
    settings: Settings
    ann: Data
    bob: Data
    tools: list[BaseTool]
    doctor: Doctor

    def state(self) -> list[Any]:
        """Every row of every table but the counts of tool calls, which are written a little later; and every file."""
        with closing(sqlite3.connect(self.settings.data_dir / "memory.db")) as connection:
            names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
            names = [name for name in names if not name.startswith("tool_")]
            rows = [list(connection.execute(f'SELECT * FROM "{name}"')) for name in names]
        files = sorted((self.settings.data_dir / "memory").rglob("*.md"))
        return [rows, [(file, file.read_bytes()) for file in files]]


async def fill(store: MemoryStore, user: str) -> Data:
    await store.set_timezone(user, "Europe/Kyiv")
    await store.write(user, key="role", value="Backend engineer", category="work_context", evidence="I am an engineer")
    await store.write(user, key="vacuum", value="Doubts vacuum tuning", category="preference", confidence=0.5)
    await store.write(user, key="idea", value="Two lines\nof an idea", category="ideas", kind="note")
    tagged = {"tags": ["deploy"], "importance": 0.8, "topic": "Friday", "messages": ["m1"]}
    await store.write(user, key="friday", value="A deploy failed", category="negative", kind="episode", details=tagged)
    dated = {"valid_from": "2025-01-01", "valid_until": None, "conversations": ["c1"]}
    await store.write(user, key="skill", value="Rust", category="skill", kind="fact", details=dated)
    await store.write(user, key="deploys", value="Fridays go wrong", category="lesson", kind="observation")
    await store.activity.message(user, f"talk-{user}", role="user", content="I think vacuum tuning is an art", id="m1")
    await store.activity.react(user, "p1", title="PostgreSQL 18", reaction="👍")
    await store.activity.command(user, "/memory search birds")
    await store.scratchpad.set(user, "plan", "step one")
    exported: Data = json.loads(json.dumps(await store.export(user)))
    return exported


@pytest.fixture
async def world(place: Path, tmp_path: Path, clock: Clock) -> AsyncIterator[World]:
    settings = Settings(data_dir=place / tmp_path.name)
    async with open_store(settings, clock=clock) as store:
        tools = toolkits(store, settings.model_copy(update={"toolkits": VOCABULARIES}))
        with closing(Doctor(settings)) as doctor:
            yield World(store, settings, await fill(store, "ann"), await fill(store, "bob"), tools, doctor)


async def everything_works(world: World, user: str, others: bool) -> None:
    """Each verb, the tools that read, the daily note, expiry, export and the doctor."""
    store = world.store
    before = await store.export(user)
    written = await store.write(user, key="new", value="A day with owls", category="preference", durability="daily")
    assert written.status is Status.STORED, written.reason
    if others:
        await store.write(user, key="bird", value="Likes herons", category="preference")
        await store.update(user, "bird", "Likes grey herons")
        await store.search(user, "herons", kinds=["memory", "note", "fact", "observation", "episode", "message"])
        await store.context(user, "vacuum tuning")
        await store.profile(user)
        await store.conversations.all(user)
        await store.forget(user, "bird")
        await store.undo(user)
        agent = Agent(store, user, world.tools)
        for name, arguments in RECALLS.items():
            answered = await agent.message(name, **arguments)
            assert answered.status == "success", answered.text
        await store.prune(user)
        await store.history(user)
    again = await store.load(user, before)
    assert (again.status, again.counts.get("stored"), again.counts.get("commands")) == (Status.UNCHANGED, None, None)
    assert await asyncio.to_thread(world.doctor.examine, [user]) == []
    assert (await store.clear(user)).ok


async def refusal(store: MemoryStore, user: str, data: Data) -> str:
    try:
        await store.load(user, data)
    except InvalidInput as problem:
        return str(problem)
    return ""


async def test_no_mutated_export_breaks_anything(world: World) -> None:
    chance = random.Random(18)
    before, accepted, refused = await asyncio.to_thread(world.state), 0, 0
    for number in range(EXPORTS):
        data = mutated(world.ann, chance, world.bob)
        user = f"user-{number}"
        if problem := await refusal(world.store, user, data):
            refused += 1
            assert "Nothing was imported" in problem
            assert await asyncio.to_thread(world.state) == before, problem
        else:
            accepted += 1
            await everything_works(world, user, others=accepted % 5 == 0)
            before = await asyncio.to_thread(world.state)
    assert await world.store.export("bob") == world.bob
    assert min(accepted, refused) > EXPORTS / 20, (accepted, refused)


BROKEN: dict[str, Callable[[Data], Any]] = {
    "user.timezone": lambda data: data["user"].update(timezone="Nowhere/Land"),
    "memories[2].details.valid_from": lambda data: data["memories"][2].update(details={"valid_from": "soon"}),
    "memories[1].details.tags[1]": lambda data: data["memories"][1].update(details={"tags": ["a", 7]}),
    "memories[0].created_at": lambda data: data["memories"][0].update(created_at="2026-02-12T09:00:00"),
    "memories[0].value": lambda data: data["memories"][0].update(value="nul \0"),
    "memories[0].day": lambda data: data["memories"][0].update(durability="daily", day="2026-02-30"),
    "memories[3].id": lambda data: data["memories"][3].update(id=data["memories"][0]["id"]),
    "activity.messages[0].at": lambda data: data["activity"]["messages"][0].update(at="yesterday"),
    "activity.messages[0].role": lambda data: data["activity"]["messages"][0].update(role="root"),
    "activity.messages[0].conversation_id": lambda data: data["activity"].update(conversations=[]),
    "activity.deliveries[0].post_id": lambda data: data["activity"].update(posts=[]),
    "memory_md": lambda data: data.update(memory_md=data["memory_md"] + "- Bird: likes herons\n"),
}


async def test_an_error_names_the_place_in_the_file(world: World) -> None:
    for where, change in BROKEN.items():
        data = copy.deepcopy(world.ann)
        change(data)
        problem = await refusal(world.store, "eve", data)
        assert f"{where}: " in problem, problem or where


async def test_no_author_brings_in_a_secret_or_code(world: World) -> None:
    for value, author in itertools.product(SECRETS, Author):
        data = copy.deepcopy(world.ann) | {"memory_md": None}
        data["memories"][0] |= {"value": value.replace("\n", " "), "author": author.value}
        problem = await refusal(world.store, "eve", data)
        assert "memories[0].value: the value " in problem, (value, author)
        assert value not in problem


async def test_ones_own_export_adds_nothing_whatever_the_gate_has_learned_since(world: World) -> None:
    document = await world.store.document("ann") or ""
    await world.store.save_document("ann", document + "- Loop: `for x in xs: print(x)`\n")
    mine = json.loads(json.dumps(await world.store.export("ann")))
    before = await asyncio.to_thread(world.state)
    for _ in range(2):
        receipt = await world.store.load("ann", mine)
        assert (receipt.status, set(receipt.counts)) == (Status.UNCHANGED, {"unchanged"})
    assert await asyncio.to_thread(world.state) == before


async def test_a_copy_takes_over_nobodys_conversation(world: World) -> None:
    for _ in range(2):
        await world.store.load("eve", world.ann)
    assert await world.store.conversations.owner("talk-ann") == "ann"
    assert await world.store.activity.message("ann", "talk-ann", role="user", content="Still mine")
    (copied,) = await world.store.conversations.all("eve")
    assert (copied.messages, copied.id != "talk-ann") == (1, True)


async def test_nothing_is_imported_while_paused(world: World) -> None:
    await world.store.pause("bob")
    before = await asyncio.to_thread(world.state)
    assert (await world.store.load("bob", world.ann)).status is Status.REJECTED
    assert await asyncio.to_thread(world.state) == before


async def test_a_bad_zone_in_the_database_stops_no_day_and_the_doctor_mends_it(world: World) -> None:
    for zone in ("Nowhere/Land", "", 7):
        with pytest.raises(InvalidInput, match="time zone"):
            await world.store.set_timezone("ann", zone)  # type: ignore[arg-type]
    with closing(sqlite3.connect(world.settings.data_dir / "memory.db")) as connection:
        connection.execute("UPDATE users SET timezone = 'Nowhere/Land' WHERE id = 'ann'")
        connection.commit()
    assert (await world.store.write("ann", key="day", value="A day", category="preference", durability="daily")).ok
    assert (await world.store.profile("ann")).timezone == "UTC"
    await world.store.prune("ann")
    (finding,) = await asyncio.to_thread(world.doctor.examine, ["ann"])
    assert "Nowhere/Land" in finding.problem
    await asyncio.to_thread(world.doctor.repair, ["ann"])
    assert await asyncio.to_thread(world.doctor.examine, ["ann"]) == []


async def test_a_write_with_details_that_would_break_reading_is_refused(world: World) -> None:
    spoiled: list[Any] = [{"valid_from": "soon"}, {"tags": "one"}, {"x": {1, 2}}, {"x": "\0"}, [1]]
    for details in spoiled:
        receipt = await world.store.write("ann", key="k", value="Some value", category="preference", details=details)
        assert (receipt.status, "details" in receipt.reason) == (Status.REJECTED, True)


def test_the_command_takes_back_a_file_with_bytes_that_are_no_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "data" / "memory" / "ann" / "MEMORY.md"
    file.parent.mkdir(parents=True)
    file.write_bytes(b"# User Memory\n\n## Work Context\n- Role: Engineer\n\n## Mine\nbytes \xff\xfe\n")
    assert main(["show", "--user-id", "ann"]) == 0
    assert main(["export", "out.json", "--user-id", "ann"]) == 0
    assert main(["clear", "--user-id", "ann", "--yes"]) == 0
    assert main(["import", "out.json", "--user-id", "ann"]) == 0, capfd.readouterr().err
    assert b"bytes \xff\xfe" in file.read_bytes()

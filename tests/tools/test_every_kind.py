"""What every vocabulary writes is the user's: in MEMORY.md to edit, in /memory, export, undo and erasure."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from stores import MemoryStore, Settings, open_store
from stores.records import KINDS, Status
from tests.tools.agent import Agent
from tools.commands.commands import apply, parse, run
from tools.toolkits import TOOLKITS, toolkits

SAID = "I collect antique synthesizers"


@dataclass(frozen=True)
class Written:
    """How a model writes a memory of a kind, and where the user finds it."""

    kind: str
    tool: str
    arguments: dict[str, Any]
    section: str
    line: str


VALUE = "Collects antique synthesizers"
FACT = {"fact_type": "preference", "fact_key": "hobby", "fact_value": VALUE, "confidence": 0.9}
EPISODE = {"topic": "Hobby", "summary": VALUE, "importance": 0.8, "tags": ["music"]}
MEMORY = {"key": "hobby", "value": VALUE, "category": "preference", "durability": "durable"}
EACH = (
    Written("memory", "write_memory", MEMORY, "User Preferences", f"- Hobby: {VALUE}"),
    Written("note", "memory_save", {"content": VALUE}, "Notes", f"- {VALUE}"),
    Written("observation", "remember_observation", {"content": VALUE, "category": "insight"},
            "Observations (the agent's notes)", f"- [insight] {VALUE}"),
    Written("fact", "remember_fact", FACT, "Facts", f"- [preference] Hobby: {VALUE}"),
    Written("episode", "create_episode", EPISODE, "Episodes (the agent's notes)", f"- [neutral] Hobby: {VALUE}"),
)  # fmt: skip
each_kind = pytest.mark.parametrize("written", EACH, ids=lambda written: written.kind)


def agent_of(store: MemoryStore, user: str) -> Agent:
    return Agent(store, user, toolkits(store, store.settings.model_copy(update={"toolkits": tuple(TOOLKITS)})))


async def write(store: MemoryStore, user: str, written: Written) -> None:
    message = await agent_of(store, user).message(written.tool, said=SAID, **written.arguments)
    assert message.status == "success"


def file_of(store: MemoryStore, user: str) -> Path:
    return store.settings.data_dir / "memory" / user / "MEMORY.md"


def test_every_kind_is_here() -> None:
    assert tuple(written.kind for written in EACH) == KINDS


@each_kind
async def test_it_stands_in_its_own_section_and_an_edit_there_wins(
    any_store: MemoryStore, user: str, written: Written
) -> None:
    await write(any_store, user, written)
    file = file_of(any_store, user)
    text = file.read_text()
    assert f"## {written.section}\n{written.line}\n" in text
    (before,) = await any_store.read(user, kind=written.kind)
    file.write_text(text.replace("antique", "modern"))
    (after,) = await any_store.read(user, kind=written.kind)
    assert after.value == "Collects modern synthesizers"
    if written.kind not in ("note", "observation"):  # whose key is their words: an edited line is another memory
        assert (after.id, after.category) == (before.id, before.category)
    assert (await any_store.history(user))[-1].actor == "file"
    file.write_text("".join(line for line in file.read_text().splitlines(True) if "synthesizers" not in line))
    assert await any_store.read(user, kind=written.kind) == []


@each_kind
async def test_a_line_that_a_person_adds_is_found_by_the_tools(
    any_store: MemoryStore, user: str, written: Written
) -> None:
    await write(any_store, user, written)
    file = file_of(any_store, user)
    line = written.line.replace("Hobby", "Instrument").replace(VALUE, "Plays the theremin")
    file.write_text(file.read_text().replace(written.line, f"{written.line}\n{line}"))
    agent = agent_of(any_store, user)
    for tool, query in (("memory_search", "query"), ("recall", "query"), ("recall_facts", "search_query"),
                        ("recall_episodes", "search_query")):  # fmt: skip
        arguments: dict[str, Any] = {query: "theremin"}
        assert "theremin" in (await agent.message(tool, **arguments)).text, tool


@each_kind
async def test_it_is_seen_searched_exported_and_undone(any_store: MemoryStore, user: str, written: Written) -> None:
    await write(any_store, user, written)

    async def asked(text: str) -> str:
        command = parse(text)
        assert command
        return (await run(any_store, user, command)).text

    assert VALUE in await asked("/memory")
    assert VALUE in await asked("/memory search synthesizers")
    assert VALUE in await asked("/memory export")
    assert SAID in await asked("/memory why synthesizers") or written.kind in ("observation", "episode")
    data = await any_store.export(user)
    assert [(row["kind"], row["value"]) for row in data["memories"]] == [(written.kind, VALUE)]
    assert (await any_store.load(f"{user}-copy", data)).counts["stored"] == 1
    (copy,) = await any_store.read(f"{user}-copy", kind=written.kind)
    (row,) = await any_store.read(user, kind=written.kind)
    assert (copy.key, copy.value, copy.category, dict(copy.details)) == (
        row.key, row.value, row.category, dict(row.details),
    )  # fmt: skip
    assert "Taken back" in await asked("/memory undo")
    assert await any_store.read(user, kind=written.kind) == []
    assert VALUE not in file_of(any_store, user).read_text()


@each_kind
async def test_it_is_forgotten_by_topic(any_store: MemoryStore, user: str, written: Written) -> None:
    await write(any_store, user, written)
    command = parse("/memory forget synthesizers")
    assert command
    shown = await run(any_store, user, command)
    assert [one["kind"] for one in shown.would_remove] == [written.kind]
    await apply(any_store, user, command, shown.would_remove)
    assert await any_store.search(user, "synthesizers") == []


@each_kind
async def test_erasure_leaves_no_byte_of_it(settings: Settings, written: Written) -> None:
    async with open_store(settings) as store:
        await write(store, "ann", written)
        await write(store, "bob", written)
        (row,) = await store.read("ann", kind=written.kind)
        assert (await store.forget("ann", row.id, kind=written.kind, erase=True)).status is Status.DELETED
        assert (await store.clear("bob")).status is Status.DELETED
    left = [path for path in settings.data_dir.rglob("*") if path.is_file() and b"antique" in path.read_bytes()]
    assert left == []

"""Exports as people really have them: without times, beside other files, in parts, under other names."""

import json
import sqlite3
from contextlib import closing
from datetime import date, timedelta
from pathlib import Path

import pytest

from stores import MemoryStore
from stores.moving.archive import open_source
from stores.moving.recognise import recognise
from stores.moving.records import CannotImport, LeftOut, Remembered
from tests.conftest import Clock
from tests.stores.moving import samples


def read(path: Path) -> tuple[str, list[str], int]:
    """The format, the statements and how much was left out."""
    with open_source(path) as source:
        known = recognise(source)
        found = list(known.read(source, saved=False))
    left = sum(one.count for one in found if isinstance(one, LeftOut))
    return known.format, [one.text for one in found if isinstance(one, Remembered)], left


async def test_turns_without_a_time_are_not_said_later_by_a_second_import(
    any_store: MemoryStore, user: str, tmp_path: Path, clock: Clock
) -> None:
    talk = samples.talk("a")
    for message in [talk, *(node["message"] for node in talk["mapping"].values() if node["message"])]:
        message["create_time"] = None
    path = tmp_path / "conversations.json"
    path.write_text(json.dumps([talk]))
    await any_store.load_from(user, path)
    before = await any_store.export(user)
    clock.now += timedelta(hours=1)
    assert not (await any_store.load_from(user, path)).changes
    assert await any_store.export(user) == before


async def test_an_undone_import_leaves_no_trace_on_a_conversation_that_it_went_on_with(
    any_store: MemoryStore, user: str, tmp_path: Path
) -> None:
    path = tmp_path / "conversations.json"
    for turns in (4, 6):
        path.write_text(json.dumps([samples.talk("a", turns), samples.talk("b")]))
        await any_store.load_from(user, path)
        if turns == 4:
            before = await any_store.conversations.all(user)
    await any_store.undo(user)
    assert await any_store.conversations.all(user) == before


def test_of_lettas_folder_only_the_blocks_about_the_user_are_read(tmp_path: Path) -> None:
    above = "---\ndescription: what this block is for\nlimit: 2000\n---\n"
    files = {
        "system/human.md": f"{above}- Plays the cello",
        "system/human/family.md": f"{above}- Has a brother in Lviv",
        "system/persona.md": f"{above}- I am Sam, a patient assistant",
        "skills/cooking.md": f"{above}- Weigh the flour first",
    }
    name, texts, left = read(samples.put(tmp_path, files))
    assert (name, sorted(texts), left) == ("letta", ["Has a brother in Lviv", "Plays the cello"], 2)


def database(path: Path, table: str) -> Path:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(table)
        connection.commit()
    return path


def test_a_database_of_something_else_is_no_history_of_mem0(tmp_path: Path) -> None:
    workspace = samples.put(tmp_path / "claw", {"workspace/MEMORY.md": "- Prefers tea", "index/main.txt": "x"})
    database(workspace / "index" / "main.sqlite", "CREATE TABLE chunks (id TEXT, words TEXT)")
    assert read(workspace)[:2] == ("openclaw", ["Prefers tea"])
    with pytest.raises(CannotImport, match="is a SQLite database"):
        read(database(tmp_path / "places.db", "CREATE TABLE history (url TEXT)"))


@pytest.mark.parametrize("place", ["memory", "memory/2026-01-02.md"])
async def test_notes_of_days_are_notes_without_their_workspace(store: MemoryStore, tmp_path: Path, place: str) -> None:
    note = "# 2026-01-02\n\n- Booked a ferry to Odesa\n"
    samples.put(tmp_path, {"memory/2026-01-02.md": note, "memory/2026-01-02-ferry.md": note})
    report = await store.load_from("ann", tmp_path / place)
    assert report.format == "openclaw"
    (line,) = await store.read("ann", kind=None, limit=None)
    assert (line.day, line.value) == (date(2026, 1, 2), "Booked a ferry to Odesa")


def test_a_list_that_is_called_by_a_date_is_a_list(tmp_path: Path) -> None:
    (tmp_path / "2026-01-02.md").write_text("- Likes tea\n")
    assert read(tmp_path / "2026-01-02.md")[:2] == ("text", ["Likes tea"])


@pytest.mark.parametrize(
    "text",
    [
        "Here is what I know:\n\n```\n[2025-01-05] - Likes tea\n```\n",
        "1. Likes tea\n",
        "[unknown] - Likes tea\n",
        "\n• Likes tea\n",
        "What I remember of you:\n\n+ Likes tea\n",
    ],
)
def test_a_list_is_known_by_its_lines_whatever_it_is_called(tmp_path: Path, text: str) -> None:
    (tmp_path / "answer.log").write_text(text, encoding="utf-8")
    assert read(tmp_path / "answer.log")[:2] == ("text", ["Likes tea"])

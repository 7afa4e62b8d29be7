"""What goes out comes back: exported and imported into an empty user, it is the same memory."""

import asyncio
import json
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stores import MemoryStore, Settings, open_store
from stores.errors import InvalidInput
from stores.moving.archive import open_source
from stores.moving.recognise import recognise
from stores.moving.writers import WRITERS
from tests.soak import times
from tests.stores.moving import samples

EXAMPLES = times(4, 200)
_CATEGORIES = ("preference", "work_context", "personal_context")
_WORDS = """
river canoe plums Kyiv Львів чай jazz cello 1984 tea: paints (often) rides #birds walks “slowly” bread café bees
the and in of a Oksana’s hates likes C++ 100% -- [sic] night * __x__ snow_flake e.g. Müller
"""
_READ_AS = {"markdown": "openclaw"}
"""Our own documents have the names of OpenClaw's, and are known by that format."""
_KEYS = "role hobby home city drink music pet team tool food"


def _says_something(value: str) -> bool:
    return any(letter.isalnum() for letter in value)


values = st.lists(st.sampled_from(_WORDS.split()), min_size=1, max_size=9).map(" ".join).filter(_says_something)
keys = st.lists(st.sampled_from(_KEYS.split()), min_size=1, max_size=2)
memories = st.lists(st.tuples(keys.map("_".join), values, st.sampled_from(_CATEGORIES)), max_size=6)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("round-trip")


async def _known(store: MemoryStore, user: str) -> set[tuple[str, str]]:
    return {(memory.key, memory.value) for memory in await store.read(user, limit=None)}


async def _moved(folder: Path, told: Any, form: str) -> None:
    ann, bob = f"ann-{uuid4()}", f"bob-{uuid4()}"
    async with open_store(Settings(data_dir=folder / "data")) as store:
        async with store.batch(ann) as draft:
            for key, value, category in told:
                await draft.write(ann, key=key, value=value, category=category)
        files = await store.export_as(ann, form)
        place = samples.put(folder / str(uuid4()), files)
        if not await _known(store, ann):
            return
        report = await store.load_from(bob, place, format=_READ_AS.get(form, form))
        assert await _known(store, bob) == await _known(store, ann), (files, report.rows)
        kept = {(memory.key, memory.category) for memory in await store.read(bob, limit=None)}
        assert kept == {(memory.key, memory.category) for memory in await store.read(ann, limit=None)}


@pytest.mark.parametrize("form", WRITERS)
def test_out_and_in_again_is_the_same_memory(folder: Path, form: str) -> None:
    @settings(max_examples=EXAMPLES)
    @given(memories)
    def moves(told: Any) -> None:
        asyncio.run(_moved(folder, told, form))

    moves()


async def test_json_brings_back_everything(store: MemoryStore, user: str, tmp_path: Path) -> None:
    await store.write(user, key="idea", value="Two lines\nof an idea", category="ideas", kind="note")
    await store.write(user, key="walk", value="Walked far", category="preference", durability="daily")
    await store.load_from(user, text="- Likes jazz")
    await store.activity.message(user, f"talk-{user}", role="user", content="Hello")
    exported = await store.export(user)
    assert list(exported)[3] == "memories"
    (text,) = (await store.export_as(user, "json")).values()
    assert json.loads(text) == exported
    other = Settings(data_dir=tmp_path / "other")
    async with open_store(other) as fresh:
        report = await fresh.load_from(user, text=text)
        assert (report.counts["stored"], report.messages) == (3, 1)
        assert await fresh.export(user) == exported
        again = await fresh.load_from(user, text=text)
        assert (again.changes, again.counts["known"]) == (False, 3)


async def _sorts(store: MemoryStore, user: str) -> set[tuple[object, ...]]:
    known = await store.read(user, kind=None, limit=None)
    return {(one.kind, one.category, one.key, one.value, one.pinned, one.day) for one in known}


@pytest.mark.parametrize("form", sorted(set(WRITERS) - {"json"}))
async def test_facts_notes_and_what_is_pinned_come_back_as_such(
    store: MemoryStore, user: str, tmp_path: Path, form: str
) -> None:
    """In every form; notes of days and an agent's own where the form has a place for them."""
    await store.write(user, key="blood_group", value="0 negative", category="personal_context")
    await store.pin(user, "blood_group")
    await store.write(user, key="job", value="Restores old organs", category="work_context")
    await store.write(user, key="гурт", value="Співає в хорі «Дударик»", category="preference")
    await store.write(user, key="guide", value="User's guide is what the attic holds", category="preference")
    await store.write(user, key="sister", value="Halyna in Brest", category="relationship", kind="fact")
    await store.write(user, key="plan", value="Swap the bellows", category="repairs", kind="note")
    if form in ("markdown", "openclaw"):
        await store.write(user, key="walk", value="Walked far", category="preference", durability="daily")
    if form == "markdown":
        await store.write(user, key="list", value="First line\n- second line", category="", kind="note")
        await store.write(user, key="tone", value="Short answers land", category="lesson", kind="observation")
        await store.write(user, key="trip", value="Planned a tour of organs", category="positive", kind="episode")
    place = samples.put(tmp_path / form, await store.export_as(user, form))
    report = await store.load_from("bob", place)
    assert await _sorts(store, "bob") == await _sorts(store, user), report.rows
    assert not (await store.load_from("bob", place)).changes
    await store.undo("bob")
    assert await _sorts(store, "bob") == set()


async def test_markdown_is_the_users_own_documents(store: MemoryStore, user: str) -> None:
    await store.write(user, key="role", value="Nurse", category="work_context")
    await store.write(user, key="walk", value="Walked far", category="preference", durability="daily")
    files = await store.export_as(user, "markdown")
    assert files["MEMORY.md"] == await store.document(user)
    assert [name for name in files if name != "MEMORY.md"] == ["memory/2026-02-12.md"]


async def test_our_own_notes_come_back_line_by_line(store: MemoryStore, user: str, tmp_path: Path) -> None:
    await store.write(user, key="walk", value="Walked far", category="preference", durability="daily")
    await store.write(user, key="call", value="Call the dentist", category="work_context", durability="daily")
    day = "memory/2026-02-12.md"
    files = await store.export_as(user, "markdown")
    files[day] += '- User said: "remember that I walked far"\n'
    report = await store.load_from("bob", samples.put(tmp_path / "moved", files))
    came = {(one.key, one.value, one.category, str(one.day)) for one in await store.read("bob", kind=None, limit=None)}
    assert came == {
        ("walk", "Walked far", "preference", "2026-02-12"),
        ("call", "Call the dentist", "work_context", "2026-02-12"),
    }
    assert sum(report.left_out.values()) == 1


async def test_a_memory_for_mem0_says_what_it_is(store: MemoryStore, user: str, tmp_path: Path) -> None:
    await store.write(user, key="location", value="Lviv", category="personal_context")
    files = await store.export_as(user, "mem0")
    exported = json.loads(files["memories.json"])
    assert exported["results"][0]["memory"] == "Location: Lviv"
    exported["results"][0]["memory"] = "Location: Odesa"
    place = samples.put(tmp_path / "moved", {"memories.json": json.dumps(exported)})
    await store.load_from("bob", place)
    assert await _known(store, "bob") == {("location", "Location: Odesa")}, "what mem0 changed since is what counts"


async def test_each_form_is_recognised_as_what_it_is(store: MemoryStore, user: str, tmp_path: Path) -> None:
    await store.write(user, key="role", value="Nurse", category="work_context")
    for form in set(WRITERS) - {"markdown"}:
        place = samples.put(tmp_path / form, await store.export_as(user, form))
        with open_source(place) as source:
            assert recognise(source).format == form
    with pytest.raises(InvalidInput, match="choose one of"):
        await store.export_as(user, "zep")


async def test_exports_have_the_shapes_of_their_systems(store: MemoryStore, user: str) -> None:
    await store.write(user, key="role", value="Nurse", category="work_context")
    mem0 = json.loads((await store.export_as(user, "mem0"))["memories.json"])["results"][0]
    assert {"id", "memory", "hash", "metadata", "created_at", "updated_at", "user_id"} <= set(mem0)
    agent = json.loads((await store.export_as(user, "letta"))["memory.af"])
    assert agent["agents"][0]["block_ids"] == [agent["blocks"][0]["id"]]
    assert (agent["blocks"][0]["label"], agent["blocks"][0]["value"]) == ("human", "## Work\n\n- Role: Nurse\n")
    (note,) = (await store.export_as(user, "basic-memory")).values()
    assert note.startswith("---\ntitle: ")
    assert "\n- [work_context] Role: Nurse\n" in note


@pytest.mark.parametrize("form", WRITERS)
async def test_what_stood_side_by_side_comes_back_so_however_alike(
    store: MemoryStore, user: str, tmp_path: Path, form: str
) -> None:
    """One value may have been changed until it was near another: both are known, and both move."""
    await store.write(user, key="hobby", value="Paints", category="preference")
    await store.write(user, key="club", value="Rows a canoe on the wide river", category="preference")
    await store.write(user, key="hobby", value="Rows a canoe on the wide river often", category="preference")
    await store.write(user, key="habit", value="Sleeps long", category="preference")
    await store.write(user, key="habit", value="Rows a canoe on the wide river", category="preference")
    place = samples.put(tmp_path / form, await store.export_as(user, form))
    await store.load_from("bob", place, format=_READ_AS.get(form, form))
    assert await _known(store, "bob") == await _known(store, user)
    assert len(await _known(store, user)) == 3
    again = await store.load_from("bob", place, format=_READ_AS.get(form, form))
    assert not again.changes


@pytest.mark.parametrize("form", ["markdown", "mem0", "basic-memory"])
async def test_what_moves_stands_in_the_same_order(store: MemoryStore, user: str, tmp_path: Path, form: str) -> None:
    for value in ("Rows a canoe", "Bakes rye bread", "Collects old maps"):
        await store.write(user, key=value.split()[0].lower(), value=value, category="preference")
    await store.write(user, key="rows", value="Rows a red canoe", category="preference")
    await store.load_from(user, text="- Sings in a choir\n- Paints boats\n- Fears heights\n")
    place = samples.put(tmp_path / form, await store.export_as(user, form))
    await store.load_from("bob", place, format=_READ_AS.get(form, form))
    assert await store.document("bob") == await store.document(user)


async def test_a_heading_says_of_what_sort_the_lines_below_are(store: MemoryStore, user: str) -> None:
    told = "**Work context**\n- Ferments hot sauce\n\n## Personal\n- Codes in the attic\n\n## Whatever\n- Likes rain"
    await store.load_from(user, text=told)
    kept = {memory.value: memory.category for memory in await store.read(user, limit=None)}
    assert kept["Ferments hot sauce"] == "work_context"
    assert kept["Codes in the attic"] == "personal_context"
    assert kept["Likes rain"] == "preference"

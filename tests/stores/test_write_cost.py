"""What one write costs: few statements however much is known, and nothing read that this process has just written."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from sqlalchemy import event

from stores import MemoryStore, Said, Settings, Status, open_store
from stores.changes import NewMemory
from stores.database.connection import Database, driver_of
from stores.documents import records
from stores.documents.formats import memory_md
from stores.records import Memory
from stores.search import profile_cache
from stores.write import remember
from stores.write.checks import support
from stores.write.unit_of_work import UnitOfWork

MOST_STATEMENTS = 8
"""User and documents; what the memory is held against; memory, batch, event, document, revision; the mark."""


@contextmanager
def statements(database: Database) -> Iterator[list[str]]:
    """Every statement that SQLite runs inside transactions, but for their beginnings and ends."""
    seen: list[str] = []

    def note(text: str) -> None:
        if text.split()[0] in ("SELECT", "INSERT", "UPDATE", "DELETE"):
            seen.append(" ".join(text.split()))

    def watch(connection: object) -> None:
        driver_of(connection).set_trace_callback(note)  # type: ignore[arg-type]

    event.listen(database.engine, "begin", watch)
    try:
        yield seen
    finally:
        event.remove(database.engine, "begin", watch)
        for resting in database._resting.values():
            for connection in resting:
                driver_of(connection).set_trace_callback(None)


async def _write(store: MemoryStore, number: int, **more: object) -> None:
    value = f"Plans the {chr(97 + number % 26) * 3}{number}x release with colleagues from another town"
    receipt = await store.write("ann", key=f"plan {value.split()[2]}", value=value, category="work_context", **more)  # type: ignore[arg-type]
    assert receipt.status in (Status.STORED, Status.DEMOTED), receipt


@pytest.mark.parametrize("known", [3, 120])
async def test_a_write_takes_few_statements_however_much_is_known(store: MemoryStore, known: int) -> None:
    async with store.batch("ann") as draft:
        for number in range(known):
            value = f"Visited the {chr(97 + number % 26) * 4}{number} museum"
            await draft.write("ann", key=f"visit {number}x", value=value, category="personal_context")
    await _write(store, 1)
    with statements(store._runtime.database) as seen:
        await _write(store, 2)
    assert len(seen) <= MOST_STATEMENTS, seen


async def test_what_was_just_written_is_found_without_reading_it(store: MemoryStore) -> None:
    await _write(store, 1)
    await store.search("ann", "release")
    await _write(store, 2)
    with statements(store._runtime.database) as seen:
        hits = await store.search("ann", "release")
    assert len(hits) == 2
    assert not [text for text in seen if "FROM memory" in text], seen
    await store.forget("ann", hits[0].key)
    assert [hit.key for hit in await store.search("ann", "release")] == [hits[1].key]
    await store.undo("ann")
    assert len(await store.search("ann", "release")) == 2


async def test_what_another_process_wrote_is_seen_in_between(settings: Settings) -> None:
    async with open_store(settings) as one, open_store(settings) as other:
        await _write(one, 1)
        await one.search("ann", "release")
        await _write(other, 2)
        await _write(one, 3)
        for store in (one, other):
            assert len(await store.search("ann", "release")) == 3


async def test_memory_md_is_parsed_once(store: MemoryStore, monkeypatch: pytest.MonkeyPatch) -> None:
    await _write(store, 1)
    await _write(store, 2)
    parsed: list[str] = []

    def noted(text: str) -> memory_md.Document:
        parsed.append(text)
        return memory_md.parse(text)

    monkeypatch.setattr(records, "parse", noted)
    await _write(store, 3)
    assert parsed == []
    path = next(store.settings.data_dir.rglob("MEMORY.md"))
    path.write_text(path.read_text() + "\n## Notes\n- A line of a person\n")
    await _write(store, 4)
    text = await store.document("ann")
    assert text is not None
    assert "A line of a person" in text
    assert text.count("release with colleagues") == 4


async def test_what_stands_is_found_without_reading_all_that_was_ever_kept(store: MemoryStore) -> None:
    await _write(store, 1)
    with store._runtime.database.reading("ann") as connection:
        plan = driver_of(connection).execute(
            "EXPLAIN QUERY PLAN SELECT * FROM memory WHERE user_id = ? AND durability = ? AND state = ?",
            ("ann", "durable", "active"),
        )
        assert "memory_standing" in str(plan.fetchall())


async def test_words_are_weighed_once_for_a_draft_and_what_becomes_of_it(
    store: MemoryStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def noted(value: str, key: str, said: object) -> bool:
        asked.append(value)
        return True

    monkeypatch.setattr(support, "supports", noted)
    async with store.batch("ann") as draft:
        said = [Said("I plan the yearly fair of our town")]
        value = "Plans the yearly fair of their town"
        await draft.write("ann", key="fair", value=value, category="work_context", author="agent", evidence=said)
    assert asked == [value]
    assert [memory.key for memory in await store.read("ann")] == ["fair"]


async def test_of_words_that_say_the_same_the_newest_are_read_and_kept(
    store: MemoryStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []

    def noted(value: str, key: str, said: list[Said]) -> bool:
        read.append(said[0].text)
        return "marathon" in said[0].text

    monkeypatch.setattr(remember, "supports", noted)
    said = [Said("I ran a marathon once"), Said("I ran a marathon in Bergen"), Said("What a day")]
    receipt = await store.write(
        "ann", key="run", value="Ran a marathon", category="reading_history", durability="daily", evidence=said
    )
    assert receipt.memory is not None
    assert receipt.memory.evidence == "I ran a marathon in Bergen"
    assert read == ["What a day", "I ran a marathon in Bergen"]


async def test_of_a_profile_only_what_has_changed_is_read_again(
    store: MemoryStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(5):
        await store.write("ann", key=f"pet {'abcde'[number]}", value=f"Has {number + 2} cats", category="preference")
    await store.context("ann", "cats")
    made: list[str] = []

    def noted(memory: Memory) -> profile_cache.Line:
        made.append(memory.value)
        return line(memory)

    line = profile_cache._line
    monkeypatch.setattr(profile_cache, "_line", noted)
    await store.write("ann", key="pet c", value="Has one cat only", category="preference")
    await store.forget("ann", "pet d")
    text = await store.context("ann", "cats")
    assert made == ["Has one cat only"]
    assert [f"Has {number}" in text for number in (2, 3, 4, 5, 6, "one cat only")] == [
        True,
        True,
        False,
        False,
        True,
        True,
    ]


@pytest.mark.parametrize("meanwhile", [False, True])
async def test_a_draft_that_adds_is_tried_once_unless_somebody_writes_meanwhile(
    store: MemoryStore, monkeypatch: pytest.MonkeyPatch, meanwhile: bool
) -> None:
    await _write(store, 1)
    checked: list[str] = []

    def noted(unit: UnitOfWork, new: NewMemory) -> None:
        checked.append(new.key)

    monkeypatch.setattr(remember, "_refusal", noted)
    async with store.batch("ann") as draft:
        tried = await draft.write("ann", key="boat", value="Owns a rowing boat", category="personal_context")
        if meanwhile:
            await store.write("ann", key="tent", value="Sleeps in a green tent", category="personal_context")
    assert checked == (["boat", "tent", "boat"] if meanwhile else ["boat"])
    [receipt] = draft.receipts
    found = await store.get("ann", "boat")
    assert found is not None
    assert receipt.memory == found
    assert meanwhile or (tried.memory and tried.memory.id == found.id)
    assert "Owns a rowing boat" in (await store.document("ann") or "")
    assert (await store.undo("ann", draft.batch)).ok
    assert await store.get("ann", "boat") is None

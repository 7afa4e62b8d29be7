"""MEMORY.md stays under its word limit; what leaves the file stays in the memory."""

from collections.abc import AsyncIterator

import pytest

from stores import MemoryStore, Settings, State, open_store
from stores.documents.formats.memory_md import parse
from stores.search.index.user_index import Entry, UserIndex
from tests.conftest import Clock


@pytest.fixture
async def small(settings: Settings, clock: Clock) -> AsyncIterator[MemoryStore]:
    async with open_store(settings.model_copy(update={"max_words": 60}), clock=clock) as opened:
        yield opened


async def _fill(store: MemoryStore, user: str, count: int = 20, confidence: float = 0.9) -> None:
    for number in range(count):
        await store.write(
            user,
            key=f"topic_{number}",
            value=f"Cares about subject number {number}",
            category="preference",
            confidence=confidence,
        )


async def test_the_file_stays_under_the_limit_and_the_archive_is_searched(small: MemoryStore, user: str) -> None:
    await _fill(small, user)
    text = await small.document(user) or ""
    assert parse(text).words <= 60
    assert "number 19" in text
    assert "number 0" not in text
    archived = await small.get(user, "topic_0")
    assert archived is not None
    assert archived.state is State.ARCHIVED
    assert "topic_0" in [hit.key for hit in await small.search(user, "subject number 0", limit=20)]
    assert [event.operation for event in await small.history(user, key="topic_0")] == ["stored", "archived"]


async def test_what_is_archived_stays_in_the_index_as_it_is(
    small: MemoryStore, user: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One entry is read for each write, and a memory that is archived by its own batch is found too."""
    await _fill(small, user, count=1)
    await small.search(user, "subject")
    put, indexed = UserIndex.put, list[str]()

    def noted(index: UserIndex, entry: Entry) -> None:
        indexed.append(entry.key)
        put(index, entry)

    monkeypatch.setattr(UserIndex, "put", noted)
    await _fill(small, user)
    assert len(await small.search(user, "subject", limit=30)) == 20
    assert indexed == [f"topic_{number}" for number in range(1, 20)]
    async with small.batch(user) as draft:
        for number in range(3):
            value = f"Talks of {' '.join(['zebras'] * 50)} {number}"
            await draft.write(user, key=f"long_{number}", value=value, category="preference")
    assert len(await small.search(user, "zebras", limit=5)) == 3


async def test_low_confidence_goes_first_and_what_is_recalled_stays(small: MemoryStore, user: str) -> None:
    await small.write(user, key="sure", value="Certainly fond of zebras", category="preference")
    await _fill(small, user, count=3, confidence=0.75)
    await small.search(user, "subject number 0", limit=1, viewer="agent")
    await _fill(small, user, count=12)
    text = await small.document(user) or ""
    assert "zebras" in text
    kept = [row.key for row in await small.read(user, limit=None, archived=False)]
    assert "topic_1" not in kept


async def test_undo_of_the_write_brings_the_archived_line_back(small: MemoryStore, user: str) -> None:
    await _fill(small, user, count=8)
    before = await small.document(user)
    for number in range(8, 11):
        await small.write(
            user, key=f"topic_{number}", value=f"Cares about subject number {number}", category="preference"
        )
    for _ in range(3):
        await small.undo(user)
    assert await small.document(user) == before


async def test_lines_a_person_typed_are_never_pruned(small: MemoryStore, settings: Settings, user: str) -> None:
    await _fill(small, user, count=2)
    path = settings.data_dir / "memory" / user / "MEMORY.md"
    typed = "".join(f"- Typed line {number} by my own hand\n" for number in range(20))
    path.write_text(path.read_text().replace("## Work Context\n", f"## Work Context\n{typed}"))
    await _fill(small, user, count=6)
    text = path.read_text()
    assert text.count("by my own hand") == 20
    assert "Cares about" not in text


async def test_writing_an_archived_memory_again_brings_it_back_to_the_file(small: MemoryStore, user: str) -> None:
    await _fill(small, user)
    await small.write(user, key="topic_0", value="Cares about subject number 0", category="preference")
    assert "subject number 0" in (await small.document(user) or "")

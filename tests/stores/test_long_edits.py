"""A long edit is worked out before its transaction, and comes out as one that was worked out inside."""

from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

from stores import MemoryStore, Settings, open_store
from stores.documents.files import inspection
from stores.documents.files.inspection import Look
from stores.write.queue import commit_queue
from stores.write.queue.jobs import Ahead
from stores.write.seen_files import bring_in_line
from stores.write.unit_of_work import UnitOfWork
from tests.conftest import Clock

MANY = 90


@pytest.fixture(autouse=True)
def _soon_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """A kilobyte is long here: what is long otherwise takes seconds, and goes the same way."""
    monkeypatch.setattr("stores.documents.files.inspection.LONG", 2**10)


def _text(store: MemoryStore, user: str) -> Path:
    return store.settings.data_dir / "memory" / user / "MEMORY.md"


async def _three_edits(store: MemoryStore, user: str) -> list[Any]:
    """Lines added, then changed, then some taken out, and that taken back; a line is forgotten and typed again."""
    await store.write(user, key="role", value="Engineer", category="work_context")
    await store.write(user, key="item 7", value="Forgotten long ago", category="preference")
    await store.forget(user, "item 7")
    file = _text(store, user)
    lines = "".join(f"- Item {one}: A long line about the thing number {one} on the list\n" for one in range(MANY))
    file.write_text(file.read_text().replace("## User Preferences\n", "## User Preferences\n" + lines))
    seen: list[Any] = [len(await store.read(user, limit=None))]
    file.write_text(file.read_text().replace("A long line", "A longer line").replace("- Item 9:", "- [pin] Item 9:"))
    await store.read(user)
    left = [line for line in file.read_text().splitlines(True) if not line.startswith("- Item 2")]
    file.write_text("".join(left))
    seen.append(len(await store.read(user, limit=None)))
    await store.undo(user)
    seen.append(sorted((row.key, row.value, row.author, row.pinned) for row in await store.read(user, limit=None)))
    seen += [file.read_text(), await store.document(user)]
    told = [(one.operation, one.key, one.actor, one.source, one.reason) for one in await store.history(user)]
    return [*seen, told]


async def test_it_comes_out_the_same_worked_out_before_or_inside(
    any_settings: Settings, clock: Clock, user: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken: list[bool] = []
    take_over = UnitOfWork.take_over

    def watched(self: UnitOfWork, prepared: UnitOfWork) -> bool:
        taken.append(take_over(self, prepared))
        return taken[-1]

    monkeypatch.setattr(UnitOfWork, "take_over", watched)
    async with open_store(any_settings, clock=clock) as store:
        before = await _three_edits(store, user)
        assert taken == [True] * 3
        monkeypatch.setattr(UnitOfWork, "take_over", lambda *_: False)
        inside = await _three_edits(store, f"{user}-2")
    assert before == inside
    assert before[0] == MANY + 1


@pytest.mark.parametrize("what", ["revision", "page"])
async def test_what_rests_on_old_records_is_worked_out_again(
    settings: Settings, clock: Clock, user: str, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    """Another machine was faster: the rows are not those that the edit was worked out on."""
    taken: list[bool] = []
    take_over = UnitOfWork.take_over

    def overtaken(self: UnitOfWork, prepared: UnitOfWork) -> bool:
        if what == "revision":
            prepared.user = prepared.user.__class__(user, revision=prepared.user.revision - 1, known=True)
        else:
            prepared.pages._found["memory/2026-02-11.md"] = prepared.pages["MEMORY.md"]
        taken.append(take_over(self, prepared))
        return taken[-1]

    monkeypatch.setattr(UnitOfWork, "take_over", overtaken)
    async with open_store(settings, clock=clock) as store:
        assert (await _three_edits(store, user))[0] == MANY + 1
    assert taken == [False] * 3


@pytest.mark.parametrize("long", [False, True])
async def test_many_notes_at_once_are_taken_in_by_and_by(
    settings: Settings, clock: Clock, monkeypatch: pytest.MonkeyPatch, long: bool
) -> None:
    """A folder that was restored may hold years of notes: one transaction for all would keep everybody waiting."""
    if long:
        monkeypatch.setattr(inspection, "LONG", 1)
    at_once: list[int] = []

    def counted(unit: UnitOfWork, look: Look, ahead: Ahead | None = None) -> bool:
        at_once.append(sum(sight.edit is not None for sight in look.sights.values()))
        return bring_in_line(unit, look, ahead)

    monkeypatch.setattr(commit_queue, "bring_in_line", counted)
    async with open_store(settings, clock=clock) as store:
        await store.write("ann", key="tea", value="Drinks tea", category="preference")
        notes = _text(store, "ann").parent / "memory"
        notes.mkdir(exist_ok=True)
        days = [date(2026, 1, 1) - timedelta(days=number) for number in range(100)]
        for day in days:
            (notes / f"{day}.md").write_text(f"# {day}\n\n## Explicit Memories\n- Saw a heron on {day}\n")
        assert len(await store.read("ann", durability="daily", limit=None)) == len(days)
    assert sum(at_once) == len(days)
    assert max(at_once) < len(days) / 2

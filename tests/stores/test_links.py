"""A link that leads out of the user's folder is not followed; only what it stands for is refused, with the remedy."""

from collections.abc import Awaitable, Callable
from contextlib import closing
from datetime import date
from pathlib import Path

import pytest

from stores import MemoryStore, Settings, Status, open_store
from stores.maintenance.doctor import Doctor
from tests.conftest import Clock

Write = Callable[[MemoryStore, str], Awaitable[str]]
DAY = date(2026, 2, 12)
OUTSIDE = "# User Memory\n\n## Work Context\n- Secret: of somebody else\n"


async def _note(store: MemoryStore, key: str) -> str:
    receipt = await store.write("ann", key=key, value=f"About {key}", category="personal_context", durability="daily")
    assert receipt.status is Status.STORED, receipt
    return receipt.reason


async def _keep(store: MemoryStore, key: str) -> str:
    receipt = await store.write("ann", key=key, value=f"About {key}", category="preference")
    assert receipt.status is Status.STORED, receipt
    return receipt.reason


def _lead_out(path: Path, outside: Path) -> Path:
    """A link to somewhere else in the place of a file or folder; says where what stood there is."""
    if path.is_dir():
        outside.mkdir()
        (outside / "2026-02-12.md").write_text(OUTSIDE)
    else:
        outside.write_text(OUTSIDE)
    path.rename(path.with_name(f"{path.name}.mine"))
    path.symlink_to(outside)
    return path.with_name(f"{path.name}.mine")


def _all_below(place: Path) -> dict[str, bytes]:
    files = [place] if place.is_file() else sorted(place.rglob("*"))
    return {str(file): file.read_bytes() for file in files}


@pytest.mark.parametrize(
    ("what", "refused", "works", "notice"),
    [
        ("MEMORY.md", _keep, _note, "MEMORY.notice.txt"),
        ("memory/2026-02-12.md", _note, _keep, "memory/2026-02-12.notice.txt"),
        ("memory", _note, _keep, "daily-notes.notice.txt"),
    ],
)
async def test_only_what_leads_out_is_refused(
    settings: Settings,
    clock: Clock,
    tmp_path: Path,
    what: str,
    refused: Write,
    works: Write,
    notice: str,
) -> None:
    home, outside = settings.data_dir / "memory" / "ann", tmp_path / "outside"
    async with open_store(settings, clock=clock) as store:
        await _keep(store, "tea")
        await _note(store, "walk")
        mine = _lead_out(home / what, outside)
        before = _all_below(outside)
        assert await works(store, "cake") == ""
        assert "leads out of the user's folder" in await refused(store, "bread")
        assert "remove the link" in await refused(store, "soup")
        known = {memory.key for memory in await store.read("ann")}
        assert known == {"tea", "walk", "cake", "bread", "soup"}
        assert await store.search("ann", "cake")
        assert _all_below(outside) == before
        assert "remove the link" in (home / notice).read_text()
        assert any("remove the link" in one for one in await store.notices("ann"))
        with closing(Doctor(settings)) as doctor:
            assert any("leads out" in one.problem for one in doctor.examine(["ann"]))
    async with open_store(settings, clock=clock) as store:
        assert {memory.key for memory in await store.read("ann")} == known
        (home / what).unlink()
        mine.rename(home / what)
        await works(store, "milk")
        assert await refused(store, "fish") == ""
        assert {memory.key for memory in await store.read("ann")} == known | {"milk", "fish"}
        shown = (home / "MEMORY.md").read_text() + (home / "memory" / f"{DAY}.md").read_text()
        assert all(f"About {key}" in shown for key in ("bread", "soup", "fish"))
        assert not (home / notice).exists()
        assert _all_below(outside) == before


async def test_clearing_everything_goes_round_the_link(settings: Settings, clock: Clock, tmp_path: Path) -> None:
    home, outside = settings.data_dir / "memory" / "ann", tmp_path / "outside"
    async with open_store(settings, clock=clock) as store:
        await _keep(store, "tea")
        await _note(store, "walk")
        _lead_out(home / "memory", outside)
        receipt = await store.clear("ann")
        assert receipt.status is Status.DELETED
        assert any("leads out" in one for one in receipt.remains)
        assert await store.read("ann") == []
        assert "About" not in (home / "MEMORY.md").read_text()
        assert (outside / "2026-02-12.md").read_text() == OUTSIDE

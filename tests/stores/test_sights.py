"""Whether a user's files are as known is seen by few looks, and every change of theirs is noticed."""

import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from stores.disk.files import Disk
from stores.documents.files import signatures
from stores.documents.files.signatures import Watch

NOTE = "2026-03-01.md"


class Counting(Disk):
    """Counts what is asked besides marks."""

    asked = 0

    def signature(self, path: Path | str) -> tuple[int, int, int, int] | None:
        self.asked += 1
        return super().signature(path)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    (tmp_path / "ann" / "memory").mkdir(parents=True)
    (tmp_path / "ann" / "MEMORY.md").write_text("# Memory\n")
    (tmp_path / "ann" / "memory" / NOTE).write_text("# Note\n")
    return tmp_path


def _settle(home: Path) -> None:
    """As if all of it were written long ago; the time at which it was really changed cannot be set."""
    long_ago = time.time_ns() - 10**12
    for path in [home / "ann", *(home / "ann").rglob("*")]:
        os.utime(path, ns=(long_ago, long_ago))


@pytest.fixture
def watch(home: Path, monkeypatch: pytest.MonkeyPatch) -> Watch:
    """Files that were seen to be as known."""
    _settle(home)
    monkeypatch.setattr(signatures, "_RACY_NS", -(10**12))
    watch = Watch(home, Counting())
    texts = {"MEMORY.md": b"# Memory\n", f"memory/{NOTE}": b"# Note\n"}
    assert watch.agrees("ann", texts)
    assert watch.unchanged("ann")
    return watch


def _replace(home: Path) -> None:
    (home / "new").write_text("# Memory\n")
    os.replace(home / "new", home / "ann" / "MEMORY.md")


def _lead_elsewhere(home: Path) -> None:
    (home / "ann" / "MEMORY.md").rename(home / "ann" / "other.md")
    (home / "ann" / "MEMORY.md").symlink_to(home / "elsewhere")


CHANGES: dict[str, Callable[[Path], object]] = {
    "edited": lambda home: (home / "ann" / "MEMORY.md").write_text("# Mine\n"),
    "note edited": lambda home: (home / "ann" / "memory" / NOTE).write_text("# Mine\n"),
    "note added": lambda home: (home / "ann" / "memory" / "2026-03-02.md").write_text("# Mine\n"),
    "note removed": lambda home: (home / "ann" / "memory" / NOTE).unlink(),
    "removed": lambda home: (home / "ann" / "MEMORY.md").unlink(),
    "replaced": _replace,
    "a link": _lead_elsewhere,
    "folder moved": lambda home: (home / "ann" / "memory").rename(home / "ann" / "memories"),
    "all moved": lambda home: (home / "ann").rename(home / "bob"),
}


def test_what_looks_as_it_did_is_not_looked_at_again(watch: Watch) -> None:
    disk = watch._disk
    assert isinstance(disk, Counting)
    disk.asked = 0
    assert watch.unchanged("ann")
    assert disk.asked == 0


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_every_change_is_noticed(watch: Watch, home: Path, change: Callable[[Path], object]) -> None:
    change(home)
    assert not watch.unchanged("ann")


def test_a_file_beside_the_documents_costs_a_second_look_and_changes_nothing(watch: Watch, home: Path) -> None:
    (home / "ann" / "notes.txt").write_text("mine")
    assert watch.unchanged("ann")


def test_what_is_in_doubt_is_looked_at_again(watch: Watch) -> None:
    watch.doubt("ann", "MEMORY.md")
    assert not watch.unchanged("ann")
    watch.forget("ann")
    assert not watch.unchanged("ann")
    assert not watch._sights


def test_a_folder_that_was_just_changed_is_no_sight_to_rely_on(
    home: Path, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(signatures, "_RACY_NS", 50_000_000)
    watch._sights.clear()
    (home / "ann" / "memory" / "read.txt").write_text("mine")
    assert watch.unchanged("ann")
    assert not watch._sights


def test_links_inside_the_folder_are_followed_every_time(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(signatures, "_RACY_NS", -(10**12))
    (home / "ann" / "MEMORY.md").rename(home / "ann" / "real.md")
    (home / "ann" / "MEMORY.md").symlink_to(home / "ann" / "real.md")
    watch = Watch(home, Disk())
    assert watch.agrees("ann", {"MEMORY.md": b"# Memory\n", f"memory/{NOTE}": b"# Note\n"})
    assert watch.unchanged("ann")
    assert not watch._sights
    (home / "ann" / "real.md").write_text("# Mine\n")
    assert not watch.unchanged("ann")

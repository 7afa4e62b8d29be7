"""`replay`: a restored backup does not bring back what was erased since; who came back since stays."""

import shutil
from pathlib import Path

import pytest

from scripts.memory import main
from stores import MemoryStore
from tests.scripts.conftest import CommandLine


@pytest.fixture
def known(ann: CommandLine) -> CommandLine:
    async def fill(store: MemoryStore) -> None:
        for user in ("bob", "cleo"):
            pet = f"Has a parrot that {user} calls Zazu"
            await store.write(user, key="pet", value=pet, category="personal_context")
            await store.write(user, key="city", value="Lives in Lviv", category="personal_context")

    ann.store(fill)
    return ann


def _restore(backup: Path, data: Path) -> None:
    """A database and files of yesterday, beside the list of today."""
    for name in ("memory.db", "memory.db-wal", "memory.db-shm", "threads.db"):
        (data / name).unlink(missing_ok=True)
        if (backup / name).exists():
            shutil.copy(backup / name, data / name)
    shutil.rmtree(data / "memory")
    shutil.copytree(backup / "memory", data / "memory")


def test_what_was_erased_goes_again_after_a_restore(known: CommandLine, tmp_path: Path) -> None:
    async def erase(store: MemoryStore) -> None:
        await store.clear("bob")
        await store.forget("cleo", "pet", erase=True)

    async def found(store: MemoryStore) -> dict[str, list[str]]:
        return {user: [one.key for one in await store.read(user, kind=None)] for user in ("ann", "bob", "cleo")}

    data, backup = known.folder, tmp_path / "backup"
    shutil.copytree(data, backup)
    before = known.store(found)
    known.store(erase)
    _restore(backup, data)
    assert known.store(found) == before
    refused = known(main, "replay")
    assert refused.code == 1
    assert "1 user" in refused.err
    assert known(main, "replay", "--yes").code == 0
    assert known.store(found) == before | {"bob": [], "cleo": ["city"]}
    assert "Zazu" not in "".join(file.read_text() for file in (data / "memory").rglob("*.md"))
    assert "0 users, 0 memories" in known(main, "replay", "--yes").out


def test_who_came_back_after_their_erasure_is_left_alone(known: CommandLine) -> None:
    async def come_back(store: MemoryStore) -> None:
        await store.clear("bob")
        await store.write("bob", key="pet", value="Has a tortoise now", category="personal_context")

    async def values(store: MemoryStore) -> list[str]:
        return [memory.value for memory in await store.read("bob")]

    known.store(come_back)
    assert known(main, "replay", "--yes").code == 0
    assert known.store(values) == ["Has a tortoise now"]


def test_the_list_tells_no_id(known: CommandLine) -> None:
    async def clear(store: MemoryStore) -> None:
        await store.clear("cleo")

    known.store(clear)
    listed = (known.folder / "erased.txt").read_text()
    assert "cleo" not in listed
    assert len(listed.splitlines()) == 1
    (known.folder / "erased.key").unlink()
    ran = known(main, "replay", "--yes")
    assert ran.code == 1
    assert "erased.key" in ran.err

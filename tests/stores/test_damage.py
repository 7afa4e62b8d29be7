"""A damaged database: the doctor says what is wrong and what to do, without a traceback, and leaves it as it is."""

import asyncio
import json
import os
import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from scripts.memory import main
from stores import Settings, open_store
from tests.stores.test_doctor import fill

pytestmark = pytest.mark.slow


def truncate(file: Path) -> None:
    file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])


def overwrite_header(file: Path) -> None:
    file.write_bytes(os.urandom(100) + file.read_bytes()[100:])


def spoil_a_page(file: Path, of: str = "memory") -> None:
    data = bytearray(file.read_bytes())
    with closing(sqlite3.connect(file)) as connection:
        (root,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (of,)).fetchone()
    size = int.from_bytes(data[16:18], "big")
    data[(root - 1) * size : root * size] = random.Random(1).randbytes(size)
    file.write_bytes(data)


def spoil_a_page_that_nobody_reads(file: Path) -> None:
    """Only the check of the whole file can see it."""
    spoil_a_page(file, of="commands_of_user")


def confuse_two_indexes(file: Path) -> None:
    """Every page is whole, and what is looked up by one of them is not found."""
    with closing(sqlite3.connect(file)) as connection:
        named = "SELECT rootpage FROM sqlite_master WHERE name IN ('events_of_user', 'commands_of_user')"
        pages = [page for (page,) in connection.execute(named)]
    data = file.read_bytes()
    size = int.from_bytes(data[16:18], "big")
    parts = [data[(page - 1) * size : page * size] for page in pages]
    spoiled = bytearray(data)
    for page, part in zip(pages, reversed(parts), strict=True):
        spoiled[(page - 1) * size : page * size] = part
    file.write_bytes(spoiled)


def replace_by_text(file: Path) -> None:
    file.write_text("This is my shopping list.\n" * 500)


def replace_by_folder(file: Path) -> None:
    file.unlink()
    file.mkdir()


def _run(file: Path, *statements: str) -> None:
    with closing(sqlite3.connect(file)) as connection:
        for statement in statements:
            connection.execute(statement)
        connection.commit()


def lose_a_table(file: Path) -> None:
    """One that nothing reads before somebody has it in mind."""
    _run(file, "DROP TABLE tombstones")


def lose_the_users(file: Path) -> None:
    _run(file, "PRAGMA foreign_keys=OFF", "DROP TABLE users")


def spoil_a_name(file: Path) -> None:
    """SQLite names it in its complaint, and the bytes of that are no text."""
    _run(
        file,
        "PRAGMA writable_schema=ON",
        "UPDATE sqlite_master SET name = CAST(x'f0ff' AS TEXT), sql = 'gone' WHERE name = 'commands'",
    )


def lose_the_version(file: Path) -> None:
    _run(file, "DELETE FROM alembic_version")


def spoil_a_value(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE memory SET created_at = 'never', details = '{', state = 'gone'")
        connection.commit()


DAMAGES = (
    truncate,
    overwrite_header,
    spoil_a_page,
    spoil_a_page_that_nobody_reads,
    confuse_two_indexes,
    replace_by_text,
    replace_by_folder,
    lose_a_table,
    lose_the_users,
    spoil_a_name,
    lose_the_version,
    spoil_a_value,
)


@pytest.fixture
async def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    await fill(Settings(), "ann")
    return tmp_path / "data" / "memory.db"


@pytest.mark.parametrize("damage", DAMAGES, ids=lambda damage: damage.__name__)
def test_damage_is_told_with_a_remedy_and_left_as_it_is(
    file: Path, damage: Callable[[Path], None], capsys: pytest.CaptureFixture[str]
) -> None:
    damage(file)
    before = file.read_bytes() if file.is_file() else b""
    for command in (["doctor"], ["doctor", "--repair"], ["doctor", "--user-id", "ann"], ["doctor", "--json"]):
        assert main(command) == 1
        said = capsys.readouterr()
        told = " ".join(f"{said.out} {said.err}".split())
        assert "Traceback" not in told
        assert "memory.db" in told
    (finding,) = json.loads(said.out)["findings"]
    assert "repair" not in finding
    for remedy in ("backup", ".recover", "doctor --repair", "import FILE --user-id"):
        assert remedy in finding["problem"]
    assert (file.read_bytes() if file.is_file() else b"") == before


def test_a_command_that_meets_damage_names_the_doctor(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Wherever it is met: in a statement of ours, or where the driver itself reads pages."""
    whole = file.read_bytes()
    for number in range(2, len(whole) // 4096 - 3):
        file.write_bytes(
            whole[: number * 4096] + random.Random(number).randbytes(3 * 4096) + whole[(number + 3) * 4096 :]
        )
        main(["show", "--user-id", "ann"])
        told = capsys.readouterr().err
        assert "Traceback" not in told
        assert not told or "memory doctor" in told, (number, told)


def test_a_complaint_that_is_no_text_names_the_doctor_too(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spoil_a_name(file)
    assert main(["show", "--user-id", "ann"]) == 1
    assert "memory doctor" in capsys.readouterr().err


async def test_the_remedy_brings_the_memories_back_from_the_files(file: Path) -> None:
    async with open_store(Settings()) as store:
        known = {(one.key, one.value, one.durability) for one in await store.read("ann", kind=None, limit=None)}
    await asyncio.to_thread(move_away, file)
    assert await asyncio.to_thread(main, ["doctor", "--repair"]) == 0
    async with open_store(Settings()) as store:
        back = {(one.key, one.value, one.durability) for one in await store.read("ann", kind=None, limit=None)}
    assert back == known


def move_away(file: Path) -> None:
    for part in (file, *file.parent.glob("memory.db-*")):
        part.rename(part.with_name(f"damaged-{part.name}"))


def test_a_database_that_cannot_be_written_is_told(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(
        "stores.maintenance.damage.os.access", lambda path, mode: False
    )  # root may write whatever a mode says
    assert main(["doctor"]) == 1
    assert "cannot be written" in " ".join(capsys.readouterr().out.split())


def test_damaged_threads_are_told_apart_from_memory(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (file.parent / "threads.db").write_bytes(b"nothing of the kind")
    assert main(["doctor", "--json"]) == 1
    (finding,) = json.loads(capsys.readouterr().out)["findings"]
    assert "threads.db is no SQLite database" in finding["problem"]
    assert "no memory is in it" in finding["problem"]


def test_a_database_that_somebody_holds_is_not_called_damaged(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as holder:
        holder.execute("PRAGMA locking_mode=EXCLUSIVE")
        holder.execute("BEGIN EXCLUSIVE")
        holder.execute("CREATE TABLE held (it)")
        assert main(["doctor", "--json"]) == 1
    (finding,) = json.loads(capsys.readouterr().out)["findings"]
    assert "another program holds it" in finding["problem"]
    assert not any(word in finding["problem"] for word in (".recover", "restore", "move"))


def test_a_repair_says_at_once_who_writes_to_the_database(
    file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stores.maintenance.damage._PATIENCE_MS", 50)
    with closing(sqlite3.connect(file, isolation_level=None)) as writer:
        writer.execute("BEGIN IMMEDIATE")
        assert main(["doctor", "--repair", "--json"]) == 1
        told = json.loads(capsys.readouterr().out)
        assert [finding["where"] for finding in told["findings"]] == ["database"]
        assert "is being written to by" in told["findings"][0]["problem"]
        if Path("/proc/locks").exists():
            assert "this process" in told["findings"][0]["problem"]
        writer.execute("ROLLBACK")
    assert main(["doctor", "--repair", "--json"]) == 0

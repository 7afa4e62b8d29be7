"""R3: a reader never sees half a MEMORY.md."""

import asyncio
import sqlite3
import threading
from collections import Counter
from contextlib import closing
from pathlib import Path

import pytest

from stores import Settings, open_store
from stores.disk import files as disk
from stores.documents.formats import memory_md
from tests.promises.kills import Child, Tell
from tests.soak import times

pytestmark = pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")
READS = times(300, 100_000)
WRITERS, READERS, WRITES = 2, 4, READS // 100
_EVERY_VERSION = """
    CREATE TABLE versions (text BLOB UNIQUE);
    CREATE TRIGGER made AFTER INSERT ON documents BEGIN INSERT OR IGNORE INTO versions VALUES (NEW.current); END;
    CREATE TRIGGER changed AFTER UPDATE ON documents BEGIN INSERT OR IGNORE INTO versions VALUES (NEW.current); END;
    INSERT INTO versions SELECT current FROM documents;
"""


@pytest.mark.parametrize("portable", [False, True], ids=["exchange", "no exchange"])
def test_every_read_is_a_committed_version(place: Path, portable: bool) -> None:
    settings = Settings(data_dir=place / f"readers-{portable}")
    asyncio.run(_write(settings, "first", 1))
    with closing(sqlite3.connect(settings.data_dir / "memory.db")) as database:
        database.executescript(_EVERY_VERSION)

    def write(tell: Tell, name: str) -> None:
        if portable:
            disk._renameat2 = lambda: None  # type: ignore[assignment]
        asyncio.run(_write(settings, name, WRITES))

    writers = [Child(lambda tell, name=f"w{number}": write(tell, name)) for number in range(WRITERS)]  # type: ignore[misc]
    seen = _read_until_they_end(settings.data_dir / "memory" / "ann" / "MEMORY.md", writers)
    with closing(sqlite3.connect(settings.data_dir / "memory.db")) as database:
        committed = {text for (text,) in database.execute("SELECT text FROM versions")}
    assert set(seen) <= committed
    assert seen.total() >= READS
    assert len(seen) > WRITES // 4
    assert all(memory_md.parse(text.decode()).entries for text in seen)


async def _write(settings: Settings, name: str, times: int) -> None:
    """Longer and shorter versions in turn."""
    async with open_store(settings) as store:
        for number in range(times):
            key = f"{name}_{number}"
            await store.write("ann", key=key, value=f"Mark {key} " + "x" * 500, category="preference")
            if number % 3 == 2:
                await store.forget("ann", f"{name}_{number - 1}")


def _read_until_they_end(file: Path, writers: list[Child]) -> Counter[bytes]:
    stop = threading.Event()
    seen: list[Counter[bytes]] = [Counter() for _ in range(READERS)]

    def read(mine: Counter[bytes]) -> None:
        while not stop.is_set() or mine.total() < READS // READERS:
            mine[file.read_bytes()] += 1

    readers = [threading.Thread(target=read, args=(mine,)) for mine in seen]
    for reader in readers:
        reader.start()
    try:
        for writer in writers:
            writer.succeed()
    finally:
        stop.set()
        for reader in readers:
            reader.join()
    return sum(seen, Counter())

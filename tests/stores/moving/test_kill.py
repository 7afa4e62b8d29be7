"""A process that is killed during an import leaves nothing of it, or all of it."""

import asyncio
import json
import signal
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from stores import Settings, open_store
from stores.maintenance.doctor import Doctor
from tests.soak import SOAKING
from tests.stores.moving import samples

ROOT = Path(__file__).parents[3]
IMPORT = """
import asyncio, sys
from pathlib import Path
from stores import Settings, open_store
from stores.database import imported_turns

insert = imported_turns._insert
def slowly(connection, into, rows):
    print("inside", flush=True)
    insert(connection, into, rows)
imported_turns._insert = slowly

async def main():
    async with open_store(Settings(data_dir=Path(sys.argv[1]))) as store:
        await store.load_from("ann", sys.argv[2])
        print("done", flush=True)
asyncio.run(main())
"""


async def held(settings: Settings) -> tuple[int, int]:
    async with open_store(settings) as store:
        talks = await store.conversations.all("ann")
        events = await store.history("ann")
        return sum(talk.messages for talk in talks), len([one for one in events if one.operation == "imported"])


@pytest.mark.slow
@pytest.mark.parametrize("seen", [0, 1, 5, 9, None] if SOAKING else [0, 5, None])
def test_a_kill_leaves_nothing_or_all(tmp_path: Path, seen: int | None) -> None:
    export = tmp_path / "c.json"
    export.write_text(json.dumps([samples.talk(str(number), 4) for number in range(450)]))
    settings = Settings(data_dir=tmp_path / "data")
    asyncio.run(held(settings))
    command = [sys.executable, "-c", IMPORT, str(settings.data_dir), str(export)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        if seen is None:
            while process.stdout.readline() != "done\n":
                pass
        elif seen == 0:
            time.sleep(0.5)
        else:
            for _ in range(seen):
                assert process.stdout.readline() == "inside\n"
        process.send_signal(signal.SIGKILL)
    messages, events = asyncio.run(held(settings))
    assert (messages, events) in (((1_800, 1),) if seen is None else ((0, 0), (1_800, 1)))
    with closing(Doctor(settings)) as doctor:
        assert doctor.examine() == []
    assert not [path for path in settings.data_dir.rglob("*") if b"part 1 of" in _bytes(path)] or messages


def _bytes(path: Path) -> bytes:
    return path.read_bytes() if path.is_file() and path.suffix == ".md" else b""

"""A process that is killed during an import leaves nothing of it, or all of it."""

import asyncio
import json
import os
import signal
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from stores import Settings, open_store
from stores.database import imported_turns
from stores.maintenance.doctor import Doctor
from tests.promises.kills import in_child
from tests.soak import SOAKING
from tests.stores.moving import samples

pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")]
TALKS, TURNS = 210, 2
INSERTS = 6
"""A hundred talks are written at a time, and then their messages."""


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def insert_until(last: int | None) -> Any:
    """The insertion of rows, by a process that is killed as the last one has been made."""
    insert, made = imported_turns._insert, count(1)

    def inserted(*given: Any) -> None:
        insert(*given)
        if next(made) == last:
            die()

    return inserted


async def import_and_die(settings: Settings, export: Path) -> None:
    async with open_store(settings) as store:
        await store.load_from("ann", export)
        die()


async def held(settings: Settings) -> tuple[int, int]:
    async with open_store(settings) as store:
        talks = await store.conversations.all("ann")
        events = await store.history("ann")
        return sum(talk.messages for talk in talks), len([one for one in events if one.operation == "imported"])


@pytest.mark.parametrize("last", [*range(1, INSERTS + 1), None] if SOAKING else [3, INSERTS, None])
def test_a_kill_leaves_nothing_or_all(tmp_path: Path, last: int | None, monkeypatch: pytest.MonkeyPatch) -> None:
    """After some of the inserts, after all of them but before the commit, and once the import is acknowledged."""
    export = tmp_path / "c.json"
    export.write_text(json.dumps([samples.talk(str(number), TURNS) for number in range(TALKS)]))
    settings = Settings(data_dir=tmp_path / "data")
    asyncio.run(held(settings))
    monkeypatch.setattr(imported_turns, "_insert", insert_until(last))
    code, told = in_child(lambda _: asyncio.run(import_and_die(settings, export)))
    assert code == -signal.SIGKILL, told.decode()
    monkeypatch.undo()
    messages, events = asyncio.run(held(settings))
    assert (messages, events) == ((TALKS * TURNS, 1) if last is None else (0, 0))
    with closing(Doctor(settings)) as doctor:
        assert doctor.examine() == []
    assert not [path for path in settings.data_dir.rglob("*") if b"part 1 of" in _bytes(path)] or messages


def _bytes(path: Path) -> bytes:
    return path.read_bytes() if path.is_file() and path.suffix == ".md" else b""

"""R15: a disk or database that refuses keeps the old state and gives a clear error; afterwards all works again."""

import asyncio
import errno
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy.engine import make_url

from stores import Settings, Status, open_store
from stores.disk.files import Disk
from stores.errors import NotErased, StorageFailed
from tests.promises import world
from tests.promises.trials import Image, Trial
from tests.promises.world import SCENARIOS, Deed
from tests.soak import SOAKING

pytestmark = pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")
_CODES = (errno.ENOSPC, errno.EIO, errno.EROFS, errno.EDQUOT)
_READING = ("read", "signature", "listing", "leftovers", "being_written")
_WRITING = ("write_new", "append", "exchange", "replace", "rename_new", "unlink", "mkdirs", "fsync_dir", "lock")
_THOROUGH = ("update", "first daily write")
_OTHERS = (
    "first write",
    "erase",
    "clear",
    "expiry",
    "import",
    "night",
    "edit, then write",
    "damaged file",
)
_SAME_CALLS = ("undo", "delete the file", "edit a daily note")
"""Deeds that make the same calls of the disk as others."""


@pytest.fixture(autouse=True)
def _nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that is gone here does not come back: hundreds of trials would each be patient with it."""
    monkeypatch.setattr("stores.write.queue.jobs.PATIENCE", 0.03)


class FailingDisk(Disk):
    """Refuses one call, by its number or the first of its name, and every later call that would change something, until
    it is mended."""

    def __init__(self, at: int | str, code: int) -> None:
        self.calls, self.failed, self._at, self._code, self._broken = list[str](), False, at, code, True

    def mend(self) -> None:
        self._broken = False

    def refuse(self, name: str) -> None:
        self.calls.append(name)
        here = not self.failed and self._at in (name, len(self.calls))
        if self._broken and (here or (self.failed and name in _WRITING)):
            self.failed = True
            raise OSError(self._code, os.strerror(self._code))


def _refusing(name: str) -> Callable[..., Any]:
    call = getattr(Disk, name)

    def method(disk: FailingDisk, *arguments: Any) -> Any:
        disk.refuse(name)
        return call(disk, *arguments)

    return method


for _name in (*_READING, *_WRITING):
    setattr(FailingDisk, _name, _refusing(_name))


@pytest.mark.parametrize("name", _THOROUGH)
def test_every_error_at_every_call_of_the_disk_is_clear_and_changes_nothing(place: Path, name: str) -> None:
    """Each with every error in the long run, else with one of them in turn."""
    trial = Trial(place, SCENARIOS[name])
    ends = list[Image]()
    for number in range(1, len(_calls(trial)) + 1):
        for code in _CODES if SOAKING else [_CODES[number % len(_CODES)]]:
            _fails(trial, number, code, ends)
    assert len(ends) > (50 if SOAKING else 12)
    trial.check(ends, exact=True)


@pytest.mark.parametrize("name", (*_OTHERS, *_SAME_CALLS) if SOAKING else _OTHERS)
def test_an_error_at_any_call_of_the_disk_is_clear_and_changes_nothing(place: Path, name: str) -> None:
    """At every call in the long run, else at the first of each kind."""
    trial = Trial(place, SCENARIOS[name])
    calls, ends = _calls(trial), list[Image]()
    for call in range(1, len(calls) + 1) if SOAKING else dict.fromkeys(calls):
        _fails(trial, call, _CODES[len(ends) % len(_CODES)], ends)
    assert len(ends) >= len(set(calls)) > 3
    trial.check(ends, exact=True)


def _calls(trial: Trial) -> list[str]:
    """The calls of the disk when none of them fails."""
    disk = FailingDisk(0, 0)
    asyncio.run(_go_through(trial, trial.copy(trial.start), disk))
    return disk.calls


def _fails(trial: Trial, call: int | str, code: int, ends: list[Image]) -> None:
    """One error, at that call, and what it comes to in the end."""
    folder = trial.copy(trial.start)
    disk = FailingDisk(call, code)
    asyncio.run(_go_through(trial, folder, disk))
    if disk.failed:
        ends.append(Image(folder, len(trial.scenario.deeds)))


async def _go_through(trial: Trial, folder: Path, disk: FailingDisk) -> None:
    settings = trial.settings(folder)
    async with open_store(settings, clock=world.clock_for(trial.scenario), disk=disk) as store:
        disk.calls.clear()

        async def try_it(deed: Deed) -> Exception | None:
            try:
                receipt = await deed(store)
            except StorageFailed as error:
                return error
            shown = all(_shown(settings.data_dir, user) for user in trial.scenario.users)
            assert shown or receipt is None or "follows" in receipt.reason, receipt
            return None

        for done, deed in enumerate(trial.scenario.deeds):
            error = await try_it(deed)
            if disk.failed:
                disk.mend()
            if error is not None and not isinstance(error, NotErased):
                assert "nothing was changed" in str(error)
                for user in world.USERS:
                    await store.read(user)
                assert world.look(settings) == trial.after[done]
                assert await try_it(deed) is None


def _shown(data_dir: Path, user: str) -> bool:
    with closing(sqlite3.connect(data_dir / "memory.db")) as database:
        rows = database.execute("SELECT name, current FROM documents WHERE user_id = ?", [user]).fetchall()
    folder, disk = world.user_folder(data_dir, user), Disk()
    return all(disk.read(folder / name) == text for name, text in rows if text)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda folder: (folder / "memory.db").mkdir(parents=True),
        lambda folder: (folder.mkdir(), (folder / "memory.db").write_bytes(b"no database " * 100)),
        lambda folder: folder.write_bytes(b"a file where the folder should be"),
    ],
    ids=["a folder", "garbage", "no data folder"],
)
async def test_a_database_that_cannot_be_opened_is_named(tmp_path: Path, spoil: Callable[[Path], Any]) -> None:
    folder = tmp_path / "data"
    spoil(folder)
    with pytest.raises(StorageFailed, match=r"the (disk|database) (refused|reported)"):
        async with open_store(Settings(data_dir=folder)):
            pass


async def test_a_server_that_is_not_there_is_named(tmp_path: Path) -> None:
    settings = Settings(data_dir=tmp_path, database_url="postgresql://nobody@127.0.0.1:1/none")
    with pytest.raises(StorageFailed, match="Check that it is running"):
        async with open_store(settings):
            pass


async def test_a_server_that_goes_away_and_comes_back_costs_only_the_calls_in_between(
    tmp_path: Path, postgres_url: str, postgres_server: str, user: str
) -> None:
    name = make_url(postgres_url).database

    def allow(connections: bool) -> None:
        with psycopg.connect(postgres_server, autocommit=True) as connection:
            connection.execute(f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS {connections}')
            connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [name])

    async with open_store(Settings(data_dir=tmp_path, database_url=postgres_url)) as store:
        await store.write(user, key="before", value="Said before", category="preference")
        before = (tmp_path / "memory" / user / "MEMORY.md").read_bytes()
        allow(False)
        try:
            with pytest.raises(StorageFailed, match="nothing was changed"):
                await store.write(user, key="while", value="Said in between", category="preference")
            with pytest.raises(StorageFailed, match="nothing was changed"):
                await store.read(user)
        finally:
            allow(True)
        assert (tmp_path / "memory" / user / "MEMORY.md").read_bytes() == before
        receipt = await store.write(user, key="after", value="Said afterwards", category="preference")
        assert receipt.status is Status.STORED
        assert {row.key for row in await store.read(user)} == {"before", "after"}

"""S17: other accounts of the machine read nothing: folders are 0700 and files 0600, however we are started.

The running server is looked at in tests/server.
"""

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
from langchain_core.messages import HumanMessage

from graphs.build import open_graphs
from graphs.models.offline import OfflineModel
from scripts.memory import main
from stores import Settings, open_store
from tests.server.dev_server import wide

pytestmark = pytest.mark.skipif(os.name == "nt", reason="modes are of POSIX systems")


@pytest.fixture(params=[0o022, 0o000], ids=oct)
def umask(request: pytest.FixtureRequest) -> Iterator[int]:
    before = os.umask(request.param)
    yield request.param
    os.umask(before)


async def talk(settings: Settings) -> None:
    async with open_graphs(settings, model=OfflineModel()) as graphs:
        for number in range(2):
            said = HumanMessage(f"Remember that I like birds of number {number}")
            await graphs.turn("ann", "thread", {"messages": [said]})
        await graphs.store.write("Ann Ü", key="k", value="Of today", category="preference", durability="daily")
        names = {path.name for path in settings.data_dir.rglob("*")}
        assert names >= {"memory.db", "memory.db-wal", "memory.db-shm", "threads.db", "threads.db-wal", "MEMORY.md"}
        assert wide(settings.data_dir) == {}


async def test_the_store_and_the_graphs_keep_everything_private(settings: Settings, umask: int) -> None:
    async with open_store(settings) as store:
        await store.write("ann", key="k", value="Likes birds", category="preference")
        assert wide(settings.data_dir) == {}
    await talk(settings)
    assert wide(settings.data_dir) == {}


async def test_what_was_left_wide_is_tightened(settings: Settings) -> None:
    await talk(settings)
    for path in (settings.data_dir, *settings.data_dir.glob("*")):
        path.chmod(path.stat().st_mode | 0o055)
    await talk(settings)


async def test_a_folder_with_other_things_in_it_is_left_as_it_is(settings: Settings) -> None:
    settings.data_dir.mkdir()
    (settings.data_dir / "thesis.txt").write_text("mine")
    for path, mode in ((settings.data_dir, 0o755), (settings.data_dir / "thesis.txt", 0o644)):
        path.chmod(mode)
    async with open_store(settings) as store:
        await store.write("ann", key="k", value="Likes birds", category="preference")
        assert wide(settings.data_dir) == {".": "0o755", "thesis.txt": "0o644"}


async def test_a_link_in_the_place_of_a_database_is_not_followed(settings: Settings, tmp_path: Path) -> None:
    (elsewhere := tmp_path / "elsewhere").write_bytes(b"")
    elsewhere.chmod(0o644)
    settings.data_dir.mkdir()
    (settings.data_dir / "threads.db").symlink_to(elsewhere)
    async with open_graphs(settings, model=OfflineModel()):
        pass
    assert stat.S_IMODE(elsewhere.stat().st_mode) == 0o644


def test_the_commands_keep_everything_private(tmp_path: Path, umask: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    mine = tmp_path / "data" / "memory" / "ann"
    mine.mkdir(parents=True)
    (mine / "MEMORY.md").write_text("# User Memory\n\n## Work Context\n- Role: Engineer\n")
    for command in (["show"], ["export", "out.json"], ["import", "out.json"]):
        assert main([*command, "--user-id", "ann"]) == 0
    assert stat.S_IMODE((tmp_path / "out.json").stat().st_mode) == 0o600
    # The file and the folder that the person made here are theirs; nobody comes to them through the folders above.
    assert set(wide(tmp_path / "data")) <= {"memory/ann", "memory/ann/MEMORY.md"}

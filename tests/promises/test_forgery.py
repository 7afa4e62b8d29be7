"""S10: forged bytes never execute, wherever stored bytes are read: snapshots, vectors, receipts, documents, imports."""

import json
import pickle
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from scripts.memory import main
from stores import MemoryStore, Settings, open_store
from stores.database import schema
from stores.errors import InvalidInput, SnapshotDamaged
from stores.search import index_cache
from stores.search.index.snapshot import VERSION, pack, unpack
from tests.conftest import Clock

RAN: list[str] = []


def spring(word: str) -> None:
    RAN.append(word)


class Trap:
    """Runs as soon as somebody unpickles it."""

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        return spring, ("ran",)


@pytest.fixture(autouse=True)
def _nothing_ran() -> Any:
    RAN.clear()
    yield
    assert RAN == []


def forged() -> list[bytes]:
    trap = pickle.dumps(Trap())
    sealed = pack({"entries": trap, "postings": trap})
    wrong_type = sealed.replace(b'"bytes"', b'"O"    ')
    return [trap, VERSION + trap, sealed, wrong_type, b"", VERSION, b"\x93NUMPY\x01\x00v\x00{'descr': '|O'}" + trap]


def test_the_trap_works() -> None:
    pickle.loads(pickle.dumps(Trap()))
    assert RAN.pop() == "ran"


async def test_an_index_is_built_from_the_rows_when_its_snapshot_is_forged(
    settings: Settings, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(index_cache, "_WORTH_A_SNAPSHOT", 3)
    async with open_store(settings, clock=clock) as store:
        for bird in ("heron", "owl", "crane", "stork", "finch", "raven"):
            await store.write("ann", key=bird, value=f"Saw one {bird} by the river", category="preference")
        expected = [hit.key for hit in await store.search("ann", "a raven")]
    for data in forged():
        async with open_store(settings, clock=clock) as store:
            with store._runtime.database.writing() as connection:
                assert connection.execute(update(schema.snapshots).values(data=data, upto=1)).rowcount
            assert [hit.key for hit in await store.search("ann", "a raven")] == expected


def test_a_forged_snapshot_is_data_or_damaged() -> None:
    for data in forged():
        try:
            parts = unpack(data)
        except (SnapshotDamaged, ValueError):
            continue
        assert all(isinstance(part, bytes) for part in parts.values())


@pytest.mark.parametrize(
    "forgery",
    [
        {"__reduce__": ["os.system", ["true"]]},
        {"py/object": "os.system", "py/reduce": [{"py/function": "os.system"}]},
        {"lc": 1, "type": "constructor", "id": ["os", "system"], "kwargs": {}},
        {"!!python/object/apply:os.system": ["true"]},
        ["__import__('os').system('true')"],
    ],
)
async def test_an_import_of_forged_objects_is_refused_whole(store: MemoryStore, user: str, forgery: Any) -> None:
    await store.write(user, key="bird", value="Likes herons", category="preference")
    before = await store.export(user)
    places: list[dict[str, Any]] = [
        {"memories": [forgery]},
        {"memories": [{**before["memories"][0], "value": forgery}]},
        {"memory_md": forgery},
        {"activity": {"messages": [forgery]}},
        {"user": {"id": forgery}},
    ]
    for place in places:
        with pytest.raises(InvalidInput):
            await store.load(user, {**before, **place})
    assert await store.export(user) == before


def test_a_file_that_is_no_json_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    for content in (*forged(), json.dumps([{}]).encode(), b"\xff\xfe", b"[" * 100_000):
        (tmp_path / "bad.json").write_bytes(content)
        assert main(["import", "bad.json", "--user-id", "ann"]) == 1
        assert "Traceback" not in capsys.readouterr().err

"""R4: no human save is destroyed, and it wins, while an agent writes to the same memory."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from stores import MemoryStore, Settings, Status, open_store
from stores.disk.files import Disk
from stores.documents.formats import memory_md
from tests.conftest import Clock
from tests.promises import editor
from tests.promises.editor import Person, around, mine
from tests.promises.kills import Child, Tell
from tests.soak import times

pytestmark = pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")
SAVES = times(30, 10_000)
USER = "ann"


@pytest.mark.skipif(not Disk().supports_exchange, reason="needs a file system that can exchange two files")
def test_every_save_stands_while_an_agent_writes(place: Path) -> None:
    settings = Settings(data_dir=place / "editors")
    asyncio.run(_first(settings))
    agent = Child(lambda tell: asyncio.run(_agent(settings, tell)))
    try:
        asyncio.run(_edit(settings, Person(settings.data_dir / "memory" / USER / "MEMORY.md", seed=7)))
    finally:
        (settings.data_dir / "stop").touch()
        written = agent.succeed()
    assert int(written) > SAVES // 50


async def _first(settings: Settings) -> None:
    async with open_store(settings) as store:
        await store.write(USER, key="theme", value="Dark", category="preference")


async def _agent(settings: Settings, tell: Tell) -> None:
    """Writes, changes and forgets lines of its own."""
    number = 0
    async with open_store(settings) as store:
        while not (settings.data_dir / "stop").exists():
            number += 1
            value = f"Learned {number}"
            await store.write(USER, key=f"agent_{number % 20}", value=value, category="work_context")
            if number % 7 == 0:
                await store.forget(USER, f"agent_{(number - 3) % 20}")
            await asyncio.sleep(0.01)
    tell(str(number).encode())


async def _edit(settings: Settings, person: Person) -> None:
    async with open_store(settings) as store:
        while person.saves < SAVES:
            saved = await asyncio.to_thread(person.edit)
            await _stands(store, person, saved)
            if person.saves % 97 == 0:
                await asyncio.to_thread(person.delete)
                assert mine(await store.document(USER) or "") == mine(saved)
                await asyncio.to_thread(person.take_out_all)
                assert not mine(await store.document(USER) or "")
        events = await store.history(USER)
        taken_in = {(event.after or {}).get("value") for event in events if event.actor == "file"}
        assert {f"typed by hand {number:04}" for number in range(1, SAVES + 1)} <= taken_in


async def _stands(store: MemoryStore, person: Person, saved: str) -> None:
    """The person's lines are the memory, and what they wrote around them is there, byte for byte, in its order."""
    rows = {row.key: row.value for row in await store.read(USER, limit=None)}
    for entry in memory_md.parse(saved).entries:
        if entry.key.startswith("mine"):
            assert rows[entry.key] == entry.value
    text = (await asyncio.to_thread(person.file.read_bytes)).decode()
    assert mine(text) == mine(saved)
    rest = iter(around(text))
    missing = [line for line in around(saved) if line not in rest]
    assert not missing


class Racing(Disk):
    """A person saves at the worst moments: just before a swap, and again before it is taken back."""

    def __init__(self, *saves: Callable[[Path], None]) -> None:
        self._saves = list(saves)

    def exchange(self, one: Path, other: Path) -> bool:
        if self._saves and other.name == "MEMORY.md":
            self._saves.pop(0)(other)
        return super().exchange(one, other)


def _typing(line: str) -> Callable[[Path], None]:
    def save(file: Path) -> None:
        editor.beside(file, file.read_bytes().replace(b"## Key Facts\n", f"## Key Facts\n- {line}\n".encode()))

    return save


async def test_two_saves_around_one_swap_are_both_taken_in(settings: Settings, clock: Clock) -> None:
    disk = Racing(_typing("One: first"), _typing("Two: second"))
    async with open_store(settings, clock=clock, disk=disk) as store:
        receipt = await store.write(USER, key="theme", value="Dark", category="preference")
        assert receipt.reason == ""
        await store.write(USER, key="editor", value="Helix", category="preference")
        typed = [event.after["value"] for event in await store.history(USER) if event.actor == "file" and event.after]
        assert {"first", "second"} <= set(typed)
        rows = {row.key: row.value for row in await store.read(USER)}
        assert rows.keys() >= {"theme", "two", "editor"}
        assert "- Two: second" in (await store.document(USER) or "")
        assert [name.name for name in _file(settings).parent.iterdir()] == ["MEMORY.md"]


async def test_an_editor_that_keeps_the_file_open_delays_only_the_file(settings: Settings, clock: Clock) -> None:
    async with open_store(settings, clock=clock) as store:
        await store.write(USER, key="theme", value="Dark", category="preference")
        before = _file(settings).read_bytes()
        with _file(settings).open("r+b") as handle:
            receipt = await store.write(USER, key="editor", value="Helix", category="preference")
            assert receipt.status is Status.STORED
            assert "follows" in receipt.reason
            assert _file(settings).read_bytes() == before
            assert len(await store.read(USER)) == 2
            handle.write(before.replace(b"Dark", b"Pale"))
        rows = {row.key: row.value for row in await store.read(USER)}
        assert rows == {"theme": "Pale", "editor": "Helix"}
        assert b"- Theme: Pale\n- Editor: Helix\n" in _file(settings).read_bytes()


async def test_undo_right_after_an_edit_takes_back_the_edit(settings: Settings, clock: Clock) -> None:
    async with open_store(settings, clock=clock) as store:
        await store.write(USER, key="theme", value="Dark", category="preference")
        before = _file(settings).read_bytes()
        editor.in_place(_file(settings), before.replace(b"Dark", b"Light"))
        assert (await store.undo(USER)).status is Status.UPDATED
        assert _file(settings).read_bytes() == before


async def test_a_save_of_an_old_buffer_wins_and_can_be_undone(settings: Settings, clock: Clock) -> None:
    async with open_store(settings, clock=clock) as store:
        await store.write(USER, key="theme", value="Dark", category="preference")
        old = _file(settings).read_bytes()
        await store.write(USER, key="editor", value="Helix", category="preference")
        both = _file(settings).read_bytes()
        editor.beside(_file(settings), old.replace(b"Dark", b"Light"))
        assert {row.key: row.value for row in await store.read(USER)} == {"theme": "Light"}
        await store.undo(USER)
        assert _file(settings).read_bytes() == both


async def test_a_save_of_a_buffer_that_an_agent_has_long_outrun_wins(settings: Settings, clock: Clock) -> None:
    async with open_store(settings, clock=clock) as store:
        for number in range(4):
            await store.write(USER, key=f"agent {number}", value=f"First {number}", category="preference")
        old = _file(settings).read_bytes()
        for number in range(12):
            await store.write(USER, key=f"agent {number}", value=f"Second {number}", category="preference")
        typed = b"## Key Facts\n- Mine: typed by hand\n"
        editor.beside(_file(settings), old.replace(b"## Key Facts\n", typed))
        rows = {row.key: row.value for row in await store.read(USER)}
        assert rows == {"mine": "typed by hand", **{f"agent_{number}": f"First {number}" for number in range(4)}}
        await store.undo(USER)
        assert len(await store.read(USER)) == 12


async def test_taking_out_every_line_of_a_short_file_forgets_them_and_can_be_undone(
    settings: Settings, clock: Clock
) -> None:
    async with open_store(settings, clock=clock) as store:
        for number in range(9):
            await store.write(USER, key=f"topic {number}", value=f"Number {number} of many", category="preference")
        before = _file(settings).read_bytes()
        kept = [line for line in before.splitlines(keepends=True) if not line.startswith(b"- ")]
        editor.beside(_file(settings), b"".join(kept))
        assert await store.read(USER) == []
        await store.undo(USER)
        assert _file(settings).read_bytes() == before


async def test_a_line_said_in_other_words_is_the_same_memory(settings: Settings, clock: Clock) -> None:
    async with open_store(settings, clock=clock) as store:
        await store.write(USER, key="theme", value="Dark", category="preference")
        text = _file(settings).read_text()
        lines = "- Prefers tea in the morning\n- Walks to work when it is dry\n"
        editor.beside(_file(settings), text.replace("- Theme: Dark\n", f"- Theme: Dark\n{lines}").encode())
        before = {row.value: row.id for row in await store.read(USER)}
        editor.in_place(_file(settings), _file(settings).read_bytes().replace(b"Prefers tea", b"Likes green tea"))
        after = {row.value: row.id for row in await store.read(USER)}
        assert after["Likes green tea in the morning"] == before["Prefers tea in the morning"]
        assert after.keys() == {"Dark", "Likes green tea in the morning", "Walks to work when it is dry"}
        events = [event for event in await store.history(USER) if event.memory_id in after.values()]
        assert {event.operation for event in events} == {"stored", "updated"}
        assert [event.before["value"] for event in events if event.before] == ["Prefers tea in the morning"]


def _file(settings: Settings) -> Path:
    return settings.data_dir / "memory" / USER / "MEMORY.md"

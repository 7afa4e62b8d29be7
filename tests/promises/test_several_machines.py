"""R19 where several machines share a database and each has files of its own: absence is nobody's wish."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack, closing
from pathlib import Path

from stores import MemoryStore, Settings, open_store
from stores.disk.files import Disk
from stores.maintenance.doctor import Doctor
from tests.conftest import Clock
from tests.promises.twenty import file_of, fill, known_of, note_of


def _machines(settings: Settings, database: str, *names: str) -> list[Settings]:
    """One database, and a data folder for each machine."""
    return [
        settings.model_copy(update={"database_url": database, "data_dir": settings.data_dir / name}) for name in names
    ]


async def test_two_machines_with_one_database_and_files_of_their_own_do_not_fight(
    settings: Settings, postgres_url: str, clock: Clock, user: str
) -> None:
    machines = _machines(settings, postgres_url, "one", "two")
    async with AsyncExitStack() as opened:
        one, two = [await opened.enter_async_context(open_store(machine, clock=clock)) for machine in machines]
        await fill(one, user)
        for number in range(4):
            for store, name in ((two, "two"), (one, "one")):
                await store.write(user, key=f"{name} {number}", value=f"By {name}, {number}", category="preference")
        await one.update(user, "two 1", "Changed on one")
        await two.forget(user, "one 2")
        before = await known_of(one, user)
        assert await known_of(two, user) == before
        assert len(before) == 20 + 12 + 8 - 1
        events = [event for event in await one.history(user) if event.actor == "file"]
        assert {event.operation for event in events} <= {"restored"}

        # A person edits the copy of a machine that another one is ahead of: their edit counts, and nothing else.
        await two.write(user, key="later", value="Written elsewhere since", category="preference")
        file = file_of(machines[0], user)
        edited = file.read_text().replace("By one, 3", "Typed by a person").replace("- Topic 0: Number 0 of many\n", "")
        file.write_text(edited)
        values = {memory.value for memory in await one.read(user, limit=None)}
        lost = {value for value in before.values() if value not in values}
        assert lost == {"By one, 3", "Number 0 of many"}
        assert values >= {"Typed by a person", "Written elsewhere since"}

        await one.clear(user)
        assert await known_of(two, user) == {}
        await two.write(user, key="anew", value="After the erasure", category="preference")
        assert {memory.value for memory in await two.read(user)} == {"After the erasure"}
        assert "Number 1 of many" not in file_of(machines[1], user).read_text()
    async with open_store(machines[1], clock=clock) as two:
        assert {memory.value for memory in await two.read(user)} == {"After the erasure"}
        assert not note_of(machines[1], user).exists()


class _Overtaken(Disk):
    """A disk on which another machine writes for the same user just after a file was looked at."""

    overtake: Callable[[], None] | None = None

    def being_written(self, path: Path) -> bool:
        if self.overtake is not None:
            begin, self.overtake = self.overtake, None
            begin()
        return super().being_written(path)


async def test_an_edit_is_not_lost_to_a_machine_that_is_faster(
    settings: Settings, postgres_url: str, clock: Clock, user: str
) -> None:
    first, second = _machines(settings, postgres_url, "one", "two")
    disk, loop = _Overtaken(), asyncio.get_running_loop()
    async with open_store(first, clock=clock, disk=disk) as one, open_store(second, clock=clock) as two:
        await fill(one, user)
        await two.read(user)

        def overtake() -> None:
            faster = two.write(user, key="faster", value="Written in between", category="preference")
            asyncio.run_coroutine_threadsafe(faster, loop).result(30)

        file = file_of(first, user)
        file.write_text(file.read_text().replace("Number 0 of many", "Typed by a person"))
        disk.overtake = overtake
        values = {memory.value for memory in await one.read(user, limit=None)}
        assert disk.overtake is None
        assert {"Typed by a person", "Written in between"} <= values
        assert "Number 0 of many" not in values
        assert all(said in file.read_text() for said in ("Typed by a person", "Written in between"))
        with closing(Doctor(first)) as doctor:
            assert doctor.examine([user]) == []


async def test_machines_that_write_at_the_same_time_are_all_answered(
    settings: Settings, postgres_url: str, clock: Clock, user: str
) -> None:
    names = ("one", "two", "three")
    async with AsyncExitStack() as opened:
        machines = _machines(settings, postgres_url, *names)
        stores = [await opened.enter_async_context(open_store(machine, clock=clock)) for machine in machines]

        async def work(store: MemoryStore, name: str) -> None:
            for number in range(12):
                await store.write(user, key=f"{name} {number}", value=f"By {name}, {number}", category="preference")

        await asyncio.gather(*(work(store, name) for store, name in zip(stores, names, strict=True)))
        for store in stores:
            assert len(await known_of(store, user)) == 36


async def test_an_older_copy_on_a_new_machine_is_no_wish(
    settings: Settings, postgres_url: str, clock: Clock, user: str
) -> None:
    chosen = settings.model_copy(update={"database_url": postgres_url})
    async with open_store(chosen, clock=clock) as store:
        await fill(store, user)
        old = file_of(chosen, user).read_bytes()
        await store.forget(user, "topic 3")
        await store.write(user, key="newer", value="Written later", category="preference")
        before = await known_of(store, user)
    new = chosen.model_copy(update={"data_dir": settings.data_dir / "new"})
    file_of(new, user).parent.mkdir(parents=True)
    file_of(new, user).write_bytes(old)
    async with open_store(new, clock=clock) as store:
        assert await known_of(store, user) == before
        assert "Written later" in file_of(new, user).read_text()
        (kept,) = file_of(new, user).parent.glob("MEMORY.kept-*.md")
        assert kept.read_bytes() == old

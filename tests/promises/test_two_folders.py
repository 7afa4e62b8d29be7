"""R19: two folders of one database are no edits of each other."""

from contextlib import AsyncExitStack, closing
from typing import Any

from stores import Settings, open_store
from stores.maintenance.doctor import Doctor
from tests.conftest import Clock
from tests.promises.copies import file_of, known_keys, learn, note_of


def _folders(settings: Settings, *names: str) -> list[Settings]:
    """Data folders of one database, which lies in the first of them."""
    home = settings.data_dir / names[0]
    home.mkdir(parents=True)
    url = f"sqlite:///{home / 'memory.db'}"
    others: list[dict[str, Any]] = [{"data_dir": settings.data_dir / name, "database_url": url} for name in names[1:]]
    return [settings.model_copy(update=update) for update in ({"data_dir": home}, *others)]


async def test_two_folders_of_one_database_do_not_take_each_other_for_a_person(
    settings: Settings, clock: Clock
) -> None:
    folders = _folders(settings, "one", "two")
    async with AsyncExitStack() as opened:
        one, two = [await opened.enter_async_context(open_store(folder, clock=clock)) for folder in folders]
        await learn(one, "harbour lantern")
        await learn(two, "orchard")
        await learn(one, "pebble")
        await learn(one, "today", durability="daily")
        await learn(two, "later", durability="daily")
        await two.forget("ann", "lantern")
        await learn(one, "quarry")
        expected = {"harbour", "orchard", "pebble", "quarry", "today", "later"}
        assert await known_keys(one) == expected
        assert await known_keys(two) == expected
        events = [event for event in await one.history("ann") if event.actor == "file"]
        assert {event.operation for event in events} <= {"restored"}
    for folder in folders:
        async with open_store(folder, clock=clock) as store:
            assert await known_keys(store) == expected
            await store.forget("ann", "pebble")
            await learn(store, "pebble")
            assert file_of(folder).read_text().count("\n- ") == 4
    with closing(Doctor(folders[0])) as doctor:
        assert doctor.examine(["ann"]) == []


async def test_an_edit_in_a_folder_that_another_is_ahead_of_is_kept_beside(settings: Settings, clock: Clock) -> None:
    first, second = _folders(settings, "one", "two")
    async with open_store(first, clock=clock) as one, open_store(second, clock=clock) as two:
        await learn(one, "harbour lantern orchard")
        await learn(two, "pebble quarry")
        edited = file_of(first).read_text().replace("Cares for the harbour", "Typed by hand")
        file_of(first).write_text(edited)
        assert len(await known_keys(one)) == 5
        (kept,) = file_of(first).parent.glob("MEMORY.kept-*.md")
        assert kept.read_text() == edited
        assert "quarry" in file_of(first).read_text()
        # From now on the folder is up to date, and an edit counts.
        file_of(first).write_text(file_of(first).read_text().replace("Cares for the harbour", "Typed by hand"))
        assert "Typed by hand" in {memory.value for memory in await one.read("ann", limit=None)}


async def test_what_one_folder_erased_does_not_come_back_from_the_other(settings: Settings, clock: Clock) -> None:
    first, second = _folders(settings, "one", "two")
    async with open_store(first, clock=clock) as one, open_store(second, clock=clock) as two:
        await learn(one, "harbour lantern")
        await learn(one, "today", durability="daily")
        await two.write("ann", key="orchard", value="Cares for the orchard", category="preference")
        await two.clear("ann")
        await learn(one, "pebble")
        assert await known_keys(one) == {"pebble"}
        assert "harbour" not in file_of(first).read_text()
    async with open_store(first, clock=clock) as one:
        assert await known_keys(one) == {"pebble"}
        assert not note_of(first).exists()

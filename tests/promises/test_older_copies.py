"""R19: an older copy of a file, and a second folder of the same database, are no edits: what they lack stays known."""

import os
from contextlib import AsyncExitStack, closing
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

from stores import MemoryStore, Settings, open_store
from stores.maintenance.doctor import Doctor
from tests.conftest import Clock
from tools.commands.commands import Command, run

TODAY = date(2026, 2, 12)


def _file(settings: Settings, user: str = "ann") -> Path:
    return settings.data_dir / "memory" / user / "MEMORY.md"


def _note(settings: Settings, user: str = "ann") -> Path:
    return settings.data_dir / "memory" / user / "memory" / f"{TODAY}.md"


async def _learn(store: MemoryStore, names: str, user: str = "ann", durability: str = "durable") -> None:
    for name in names.split():
        await store.write(user, key=name, value=f"Cares for the {name}", category="preference", durability=durability)


async def _known(store: MemoryStore, user: str = "ann") -> set[str]:
    return {memory.key for memory in await store.read(user, kind=None, limit=None)}


def _put_back(file: Path, data: bytes, *, age: timedelta | None = None) -> None:
    """As a backup does, with the time of the copy, or as `git checkout` does, with that of now."""
    saved = file.stat().st_mtime_ns
    file.write_bytes(data)
    if age is not None:
        then = saved - int(age.total_seconds() * 1e9)
        os.utime(file, ns=(then, then))


@pytest.mark.parametrize("age", [None, timedelta(days=1)], ids=["saved now", "saved then"])
@pytest.mark.parametrize("ends", [b"\n", b"\r\n"])
async def test_an_older_copy_put_back_forgets_nothing_and_stays_beside(
    any_settings: Settings, clock: Clock, user: str, age: timedelta | None, ends: bytes
) -> None:
    async with open_store(any_settings, clock=clock) as store:
        await _learn(store, "harbour lantern", user)
        old = _file(any_settings, user).read_bytes().replace(b"\n", ends)
        await _learn(store, "orchard pebble quarry", user)
        await store.forget(user, "lantern")
        known, text = await _known(store, user), _file(any_settings, user).read_text()
        _put_back(_file(any_settings, user), old, age=age)
        assert await _known(store, user) == known
        assert _file(any_settings, user).read_text() == text
        (kept,) = _file(any_settings, user).parent.glob("MEMORY.kept-*.md")
        assert kept.read_bytes() == old
        last = (await store.history(user))[-1]
        assert (last.operation, last.actor) == ("restored", "file")
        assert "an earlier version" in last.reason
        view = (await run(store, user, Command("view"))).text
        assert kept.name in view


async def test_an_older_copy_put_back_while_nobody_runs_is_no_edit_either(settings: Settings, clock: Clock) -> None:
    async with open_store(settings, clock=clock) as store:
        await _learn(store, "harbour")
        old = _file(settings).read_bytes()
        await _learn(store, "lantern")
    _put_back(_file(settings), old, age=timedelta(hours=1))
    async with open_store(settings, clock=clock) as store:
        assert await _known(store) == {"harbour", "lantern"}


async def test_a_line_taken_out_by_hand_is_gone_though_the_file_is_as_it_once_was(
    store: MemoryStore, settings: Settings
) -> None:
    await _learn(store, "harbour lantern")
    text = _file(settings).read_bytes()
    await _learn(store, "orchard")
    _file(settings).write_bytes(text)
    assert await _known(store) == {"harbour", "lantern"}
    await _learn(store, "pebble quarry")
    _file(settings).write_bytes(text)
    assert await _known(store) == {"harbour", "lantern"}
    assert not [*_file(settings).parent.glob("MEMORY.kept-*.md")]


async def test_what_one_night_brought_may_be_taken_out_by_hand(store: MemoryStore, settings: Settings) -> None:
    await _learn(store, "harbour")
    text = _file(settings).read_bytes()
    async with store.batch("ann") as draft:
        for name in ("lantern", "orchard", "pebble", "quarry"):
            await draft.write("ann", key=name, value=f"Cares for the {name}", category="preference")
    _file(settings).write_bytes(text)
    assert await _known(store) == {"harbour"}


async def test_a_person_goes_back_to_an_older_version_by_adding_a_line(store: MemoryStore, settings: Settings) -> None:
    await _learn(store, "harbour")
    old = _file(settings).read_bytes()
    await _learn(store, "lantern orchard pebble quarry")
    _put_back(_file(settings), old)
    assert len(await _known(store)) == 5
    _put_back(_file(settings), old + b"\nI mean it.\n")
    assert await _known(store) == {"harbour"}


async def test_what_was_taken_out_by_hand_and_looks_like_an_older_copy_is_asked_about(
    store: MemoryStore, settings: Settings
) -> None:
    """Just the newest three lines, one written after another: nobody can tell it from a copy that was put back."""
    await _learn(store, "harbour lantern orchard pebble quarry")
    text = _file(settings).read_text()
    lines = [
        line for line in text.splitlines(keepends=True) if not line.startswith(("- Orchard", "- Pebble", "- Quarry"))
    ]
    _file(settings).write_text("".join(lines))
    assert len(await _known(store)) == 5
    (kept,) = _file(settings).parent.glob("MEMORY.kept-*.md")
    view = (await run(store, "ann", Command("view"))).text
    assert kept.name in view
    assert "a line of your own" in view
    with closing(Doctor(settings)) as doctor:
        assert any(kept.name in str(found) for found in doctor.examine(["ann"]))
    _file(settings).write_text("".join(lines) + "\nYes, without them.\n")
    assert await _known(store) == {"harbour", "lantern"}


_OWN = {
    "at the end": lambda text: text + "\n- Keeps bees\n",
    "prose": lambda text: text + "\nI mean it.\n",
    "between": lambda text: text.replace("- Lantern", "- Keeps bees\n- Lantern"),
    "before": lambda text: text.replace("- Harbour", "- Keeps bees\n- Harbour"),
    "instead of another": lambda text: text.replace("- Harbour: Cares for the harbour", "- Keeps bees"),
    "without another": lambda text: text.replace("- Orchard: Cares for the orchard\n", ""),
    "other line ends": lambda text: (text + "\n- Keeps bees\n").replace("\n", "\r\n"),
}


@pytest.mark.parametrize("how", _OWN)
@pytest.mark.parametrize("since", ["", "pebble"], ids=["nothing since", "something since"])
async def test_no_line_of_an_older_copy_brings_back_what_was_erased(
    store: MemoryStore, settings: Settings, how: str, since: str
) -> None:
    await _learn(store, "harbour lantern orchard")
    old = _file(settings).read_text()
    await store.forget("ann", "lantern", erase=True)
    await _learn(store, since)
    known = await _known(store)
    _file(settings).write_text(_OWN[how](old))
    assert await _known(store) == known
    assert "Lantern" not in _file(settings).read_text()
    assert [*_file(settings).parent.glob("MEMORY.kept-*.md")]


@pytest.mark.parametrize("how", ["at the end", "prose", "instead of another", "other line ends"])
async def test_no_line_of_an_older_copy_comes_back_after_everything_was_erased(
    store: MemoryStore, settings: Settings, how: str
) -> None:
    await _learn(store, "harbour lantern orchard")
    await _learn(store, "pebble quarry", durability="daily")
    old, note = _file(settings).read_text(), _note(settings).read_text()
    await store.clear("ann")
    await _learn(store, "meadow")
    await _learn(store, "hedge", durability="daily")
    _file(settings).write_text(_OWN[how](old))
    _note(settings).write_text(_OWN[how](note))
    assert await _known(store) == {"meadow", "hedge"}


async def test_an_earlier_wording_of_what_was_erased_does_not_come_back_either(
    store: MemoryStore, settings: Settings
) -> None:
    await _learn(store, "harbour lantern orchard")
    old = _file(settings).read_text()
    await store.write("ann", key="lantern", value="Mends the lantern", category="preference")
    await store.forget("ann", "lantern", erase=True)
    _file(settings).write_text(old + "\n- Keeps bees\n")
    assert await _known(store) == {"harbour", "orchard"}


async def test_what_was_erased_is_kept_again_where_a_person_types_it_into_the_newest_version(
    store: MemoryStore, settings: Settings
) -> None:
    await _learn(store, "harbour lantern orchard")
    await store.forget("ann", "lantern", erase=True)
    await _learn(store, "pebble")
    _file(settings).write_text(
        _file(settings).read_text().replace("\n\n## Work", "\n- Lantern: Cares for the lantern\n\n## Work")
    )
    assert await _known(store) == {"harbour", "lantern", "orchard", "pebble"}
    await store.forget("ann", "lantern", erase=True)
    _file(settings).write_text(
        _file(settings).read_text().replace("\n\n## Work", "\n- Likes the lantern again\n\n## Work")
    )
    assert len(await _known(store)) == 4


async def test_of_an_earlier_version_no_text_is_kept(store: MemoryStore, settings: Settings) -> None:
    await _learn(store, "harbour lantern")
    await store.forget("ann", "lantern", erase=True)
    await store.clear("ann")
    assert b"antern" not in b"".join(path.read_bytes() for path in settings.data_dir.rglob("*") if path.is_file())


@pytest.mark.parametrize(
    "names", [("harbour", "lantern"), ("harbour orchard", "lantern"), ("harbour orchard pebble", "lantern meadow")]
)
async def test_files_of_two_users_that_changed_places_teach_nobody_the_others_memories(
    store: MemoryStore, settings: Settings, names: tuple[str, str]
) -> None:
    """However few they are."""
    for user, known in zip(("ann", "bob"), names, strict=True):
        await _learn(store, known, user)
    files = [_file(settings, user) for user in ("ann", "bob")]
    texts = [file.read_bytes() for file in files]
    for file, text in zip(files, reversed(texts), strict=True):
        file.write_bytes(text)
    for user, known in zip(("ann", "bob"), names, strict=True):
        assert await _known(store, user) == set(known.split())
        assert any("kept" in notice for notice in [(await run(store, user, Command("view"))).text])


async def test_a_file_saved_before_the_newest_version_takes_nothing_out(store: MemoryStore, settings: Settings) -> None:
    await _learn(store, "harbour lantern")
    edited = _file(settings).read_bytes().replace(b"harbour", b"jetty")
    await _learn(store, "orchard")
    _put_back(_file(settings), edited, age=timedelta(hours=1))
    assert await _known(store) == {"harbour", "lantern", "orchard"}
    (kept,) = _file(settings).parent.glob("MEMORY.kept-*.md")
    assert kept.read_bytes() == edited


async def test_an_older_daily_note_put_back_forgets_nothing(store: MemoryStore, settings: Settings) -> None:
    await _learn(store, "harbour", durability="daily")
    old = _note(settings).read_bytes()
    await _learn(store, "lantern orchard pebble", durability="daily")
    known, text = await _known(store), _note(settings).read_text()
    _put_back(_note(settings), old)
    assert await _known(store) == known
    assert _note(settings).read_text() == text


async def test_an_older_copy_brings_nothing_back_after_everything_was_erased(
    store: MemoryStore, settings: Settings
) -> None:
    await _learn(store, "harbour lantern orchard")
    await _learn(store, "pebble", durability="daily")
    old, note = _file(settings).read_bytes(), _note(settings).read_bytes()
    await store.clear("ann")
    _note(settings).parent.mkdir(exist_ok=True)
    _note(settings).write_bytes(note)
    _put_back(_file(settings), old)
    assert await _known(store) == set()


async def test_an_older_copy_does_not_bring_back_what_alone_was_erased(store: MemoryStore, settings: Settings) -> None:
    """Of one entry it might be a person's step back; of an erased one nobody takes it for that."""
    await _learn(store, "harbour lantern orchard")
    await _learn(store, "lantern", durability="daily")
    old, note = _file(settings).read_bytes(), _note(settings).read_bytes()
    await store.forget("ann", "lantern", erase=True)
    _put_back(_file(settings), old)
    _put_back(_note(settings), note)
    assert await _known(store) == {"harbour", "orchard"}


async def test_an_older_copy_does_not_bring_back_what_had_left_the_file_before_it_was_erased(
    settings: Settings, clock: Clock
) -> None:
    """The file was too full for it, so the erasure itself changes no line there."""
    async with open_store(settings.model_copy(update={"max_words": 60}), clock=clock) as store:
        await _learn(store, "lantern")
        old = _file(settings).read_bytes()
        words = "about the long walk to the sea and back again " * 5
        await store.write("ann", key="walk", value=f"Tells {words}".strip(), category="preference")
        assert "lantern" not in _file(settings).read_text()
        await store.forget("ann", "lantern", erase=True)
        _put_back(_file(settings), old)
        assert await _known(store) == {"walk"}


@pytest.mark.parametrize("of", [timedelta(hours=1), timedelta(days=400)], ids=["an hour", "a year"])
async def test_a_file_of_the_future_keeps_no_later_edit_from_counting(
    store: MemoryStore, settings: Settings, of: timedelta
) -> None:
    """Saved on a machine whose clock is ahead, or on this one before its clock was set back."""
    await _learn(store, "harbour lantern orchard pebble")
    edited = _file(settings).read_bytes().replace(b"- Lantern: Cares for the lantern\n", b"")
    _put_back(_file(settings), edited, age=-of)
    assert await _known(store) == {"harbour", "orchard", "pebble"}
    _file(settings).write_bytes(_file(settings).read_bytes().replace(b"- Orchard: Cares for the orchard\n", b""))
    assert await _known(store) == {"harbour", "pebble"}


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
        await _learn(one, "harbour lantern")
        await _learn(two, "orchard")
        await _learn(one, "pebble")
        await _learn(one, "today", durability="daily")
        await _learn(two, "later", durability="daily")
        await two.forget("ann", "lantern")
        await _learn(one, "quarry")
        expected = {"harbour", "orchard", "pebble", "quarry", "today", "later"}
        assert await _known(one) == expected
        assert await _known(two) == expected
        events = [event for event in await one.history("ann") if event.actor == "file"]
        assert {event.operation for event in events} <= {"restored"}
    for folder in folders:
        async with open_store(folder, clock=clock) as store:
            assert await _known(store) == expected
            await store.forget("ann", "pebble")
            await _learn(store, "pebble")
            assert _file(folder).read_text().count("\n- ") == 4
    with closing(Doctor(folders[0])) as doctor:
        assert doctor.examine(["ann"]) == []


async def test_an_edit_in_a_folder_that_another_is_ahead_of_is_kept_beside(settings: Settings, clock: Clock) -> None:
    first, second = _folders(settings, "one", "two")
    async with open_store(first, clock=clock) as one, open_store(second, clock=clock) as two:
        await _learn(one, "harbour lantern orchard")
        await _learn(two, "pebble quarry")
        edited = _file(first).read_text().replace("Cares for the harbour", "Typed by hand")
        _file(first).write_text(edited)
        assert len(await _known(one)) == 5
        (kept,) = _file(first).parent.glob("MEMORY.kept-*.md")
        assert kept.read_text() == edited
        assert "quarry" in _file(first).read_text()
        # From now on the folder is up to date, and an edit counts.
        _file(first).write_text(_file(first).read_text().replace("Cares for the harbour", "Typed by hand"))
        assert "Typed by hand" in {memory.value for memory in await one.read("ann", limit=None)}


async def test_what_one_folder_erased_does_not_come_back_from_the_other(settings: Settings, clock: Clock) -> None:
    first, second = _folders(settings, "one", "two")
    async with open_store(first, clock=clock) as one, open_store(second, clock=clock) as two:
        await _learn(one, "harbour lantern")
        await _learn(one, "today", durability="daily")
        await two.write("ann", key="orchard", value="Cares for the orchard", category="preference")
        await two.clear("ann")
        await _learn(one, "pebble")
        assert await _known(one) == {"pebble"}
        assert "harbour" not in _file(first).read_text()
    async with open_store(first, clock=clock) as one:
        assert await _known(one) == {"pebble"}
        assert not _note(first).exists()

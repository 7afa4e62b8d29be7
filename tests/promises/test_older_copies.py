"""R19: an older copy of a file, and a second folder of the same database, are no edits: what they lack stays known."""

import os
import sqlite3
from contextlib import closing
from datetime import timedelta
from hashlib import blake2b, sha256
from pathlib import Path

import pytest

from stores import MemoryStore, Settings, open_store
from stores.documents.files.versions import Versions
from stores.maintenance.doctor import Doctor
from tests.conftest import Clock
from tests.promises.copies import file_of, known_keys, learn, note_of
from tools.commands.commands import Command, run


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
        await learn(store, "harbour lantern", user)
        old = file_of(any_settings, user).read_bytes().replace(b"\n", ends)
        await learn(store, "orchard pebble quarry", user)
        await store.forget(user, "lantern")
        known, text = await known_keys(store, user), file_of(any_settings, user).read_text()
        _put_back(file_of(any_settings, user), old, age=age)
        assert await known_keys(store, user) == known
        assert file_of(any_settings, user).read_text() == text
        (kept,) = file_of(any_settings, user).parent.glob("MEMORY.kept-*.md")
        assert kept.read_bytes() == old
        last = (await store.history(user))[-1]
        assert (last.operation, last.actor) == ("restored", "file")
        assert "an earlier version" in last.reason
        view = (await run(store, user, Command("view"))).text
        assert kept.name in view


async def test_an_older_copy_put_back_while_nobody_runs_is_no_edit_either(settings: Settings, clock: Clock) -> None:
    async with open_store(settings, clock=clock) as store:
        await learn(store, "harbour")
        old = file_of(settings).read_bytes()
        await learn(store, "lantern")
    _put_back(file_of(settings), old, age=timedelta(hours=1))
    async with open_store(settings, clock=clock) as store:
        assert await known_keys(store) == {"harbour", "lantern"}


async def test_a_line_taken_out_by_hand_is_gone_though_the_file_is_as_it_once_was(
    store: MemoryStore, settings: Settings
) -> None:
    await learn(store, "harbour lantern")
    text = file_of(settings).read_bytes()
    await learn(store, "orchard")
    file_of(settings).write_bytes(text)
    assert await known_keys(store) == {"harbour", "lantern"}
    await learn(store, "pebble quarry")
    file_of(settings).write_bytes(text)
    assert await known_keys(store) == {"harbour", "lantern"}
    assert not [*file_of(settings).parent.glob("MEMORY.kept-*.md")]


async def test_what_one_night_brought_may_be_taken_out_by_hand(store: MemoryStore, settings: Settings) -> None:
    await learn(store, "harbour")
    text = file_of(settings).read_bytes()
    async with store.batch("ann") as draft:
        for name in ("lantern", "orchard", "pebble", "quarry"):
            await draft.write("ann", key=name, value=f"Cares for the {name}", category="preference")
    file_of(settings).write_bytes(text)
    assert await known_keys(store) == {"harbour"}


async def test_a_person_goes_back_to_an_older_version_by_adding_a_line(store: MemoryStore, settings: Settings) -> None:
    await learn(store, "harbour")
    old = file_of(settings).read_bytes()
    await learn(store, "lantern orchard pebble quarry")
    _put_back(file_of(settings), old)
    assert len(await known_keys(store)) == 5
    _put_back(file_of(settings), old + b"\nI mean it.\n")
    assert await known_keys(store) == {"harbour"}


async def test_what_was_taken_out_by_hand_and_looks_like_an_older_copy_is_asked_about(
    store: MemoryStore, settings: Settings
) -> None:
    """Just the newest three lines, one written after another: nobody can tell it from a copy that was put back."""
    await learn(store, "harbour lantern orchard pebble quarry")
    text = file_of(settings).read_text()
    lines = [
        line for line in text.splitlines(keepends=True) if not line.startswith(("- Orchard", "- Pebble", "- Quarry"))
    ]
    file_of(settings).write_text("".join(lines))
    assert len(await known_keys(store)) == 5
    (kept,) = file_of(settings).parent.glob("MEMORY.kept-*.md")
    view = (await run(store, "ann", Command("view"))).text
    assert kept.name in view
    assert "a line of your own" in view
    with closing(Doctor(settings)) as doctor:
        assert any(kept.name in str(found) for found in doctor.examine(["ann"]))
    file_of(settings).write_text("".join(lines) + "\nYes, without them.\n")
    assert await known_keys(store) == {"harbour", "lantern"}


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
    await learn(store, "harbour lantern orchard")
    old = file_of(settings).read_text()
    await store.forget("ann", "lantern", erase=True)
    await learn(store, since)
    known = await known_keys(store)
    file_of(settings).write_text(_OWN[how](old))
    assert await known_keys(store) == known
    assert "Lantern" not in file_of(settings).read_text()
    assert [*file_of(settings).parent.glob("MEMORY.kept-*.md")]


@pytest.mark.parametrize("how", ["at the end", "prose", "instead of another", "other line ends"])
async def test_no_line_of_an_older_copy_comes_back_after_everything_was_erased(
    store: MemoryStore, settings: Settings, how: str
) -> None:
    await learn(store, "harbour lantern orchard")
    await learn(store, "pebble quarry", durability="daily")
    old, note = file_of(settings).read_text(), note_of(settings).read_text()
    await store.clear("ann")
    await learn(store, "meadow")
    await learn(store, "hedge", durability="daily")
    file_of(settings).write_text(_OWN[how](old))
    note_of(settings).write_text(_OWN[how](note))
    assert await known_keys(store) == {"meadow", "hedge"}


async def test_an_earlier_wording_of_what_was_erased_does_not_come_back_either(
    store: MemoryStore, settings: Settings
) -> None:
    await learn(store, "harbour lantern orchard")
    old = file_of(settings).read_text()
    await store.write("ann", key="lantern", value="Mends the lantern", category="preference")
    await store.forget("ann", "lantern", erase=True)
    file_of(settings).write_text(old + "\n- Keeps bees\n")
    assert await known_keys(store) == {"harbour", "orchard"}


async def test_what_was_erased_is_kept_again_where_a_person_types_it_into_the_newest_version(
    store: MemoryStore, settings: Settings
) -> None:
    await learn(store, "harbour lantern orchard")
    await store.forget("ann", "lantern", erase=True)
    await learn(store, "pebble")
    file_of(settings).write_text(
        file_of(settings).read_text().replace("\n\n## Work", "\n- Lantern: Cares for the lantern\n\n## Work")
    )
    assert await known_keys(store) == {"harbour", "lantern", "orchard", "pebble"}
    await store.forget("ann", "lantern", erase=True)
    file_of(settings).write_text(
        file_of(settings).read_text().replace("\n\n## Work", "\n- Likes the lantern again\n\n## Work")
    )
    assert len(await known_keys(store)) == 4


async def test_of_an_earlier_version_no_text_is_kept(store: MemoryStore, settings: Settings) -> None:
    await learn(store, "harbour lantern")
    await store.forget("ann", "lantern", erase=True)
    await store.clear("ann")
    assert b"antern" not in b"".join(path.read_bytes() for path in settings.data_dir.rglob("*") if path.is_file())


def _kept_of(settings: Settings) -> bytes:
    """What the database keeps of earlier versions."""
    with closing(sqlite3.connect(settings.data_dir / "memory.db")) as database:
        (kept,) = database.execute("SELECT earlier FROM documents WHERE name = 'MEMORY.md'").fetchone()
    return bytes(kept)


async def test_whether_a_line_once_stood_there_cannot_be_asked_of_the_database_alone(
    store: MemoryStore, settings: Settings
) -> None:
    await learn(store, "harbour lantern")
    old = file_of(settings).read_bytes()
    await store.forget("ann", "lantern", erase=True)
    kept, key = _kept_of(settings), (settings.data_dir / "erased.key").read_bytes()
    assert Versions(kept, key).held(b"- Lantern: Cares for the lantern")
    assert not Versions(kept, key).held(b"- Candle: Cares for the candle")
    for guessed in (b"", b"another key"):
        assert not Versions(kept, guessed).held(b"- Lantern: Cares for the lantern")
        assert not Versions(kept, guessed).versions_back(old)
    line = blake2b(b"- Lantern: Cares for the lantern", digest_size=4).digest()
    assert line not in kept


async def test_digests_of_an_earlier_release_still_count_and_get_a_key(settings: Settings, clock: Clock) -> None:
    """As they were kept before they had one: a head, then of each version its digest, counts and lines."""
    async with open_store(settings, clock=clock) as store:
        await learn(store, "harbour lantern orchard")
        old = file_of(settings).read_text()
        await store.forget("ann", "lantern")
        new = file_of(settings).read_text()
    lines = [line.encode() for line in old.splitlines() if line.startswith("- ")]
    above, gone, below = (blake2b(line, digest_size=4).digest() for line in lines)
    digests = [sha256(text.encode().strip()).digest()[:8] for text in (old, "\0")]
    kept = b"".join(
        [
            b"lines\0\0\1",
            digests[0],
            bytes([0, 4, 0, 0, 0, 1]),
            gone,
            above,
            below,
            digests[1],
            bytes([0, 1, 0, 0, 0, 0]),
        ]
    )
    assert "Lantern" in old
    assert "Lantern" not in new
    with closing(sqlite3.connect(settings.data_dir / "memory.db")) as database, database:
        database.execute("UPDATE documents SET earlier = ? WHERE name = 'MEMORY.md'", (kept,))
        database.execute("DELETE FROM tombstones")
    async with open_store(settings, clock=clock) as store:
        file_of(settings).write_text(old + "\n- Keeps bees\n")
        assert await known_keys(store) == {"harbour", "orchard"}
        await learn(store, "pebble")
    assert gone not in _kept_of(settings)
    key = (settings.data_dir / "erased.key").read_bytes()
    assert Versions(_kept_of(settings), key).held(b"- Lantern: Cares for the lantern")


@pytest.mark.parametrize(
    "names", [("harbour orchard pebble", "lantern meadow candle"), ("ash elm fir oak", "hay rye wheat maize barley")]
)
async def test_files_of_two_users_that_changed_places_teach_nobody_the_others_memories(
    store: MemoryStore, settings: Settings, names: tuple[str, str]
) -> None:
    """From three entries on: of fewer, all may have been typed anew by hand."""
    for user, known in zip(("ann", "bob"), names, strict=True):
        await learn(store, known, user)
    files = [file_of(settings, user) for user in ("ann", "bob")]
    texts = [file.read_bytes() for file in files]
    for file, text in zip(files, reversed(texts), strict=True):
        file.write_bytes(text)
    for user, known in zip(("ann", "bob"), names, strict=True):
        assert await known_keys(store, user) == set(known.split())
        assert any("kept" in notice for notice in [(await run(store, user, Command("view"))).text])


async def test_a_file_saved_before_the_newest_version_takes_nothing_out(store: MemoryStore, settings: Settings) -> None:
    await learn(store, "harbour lantern")
    edited = file_of(settings).read_bytes().replace(b"harbour", b"jetty")
    await learn(store, "orchard")
    _put_back(file_of(settings), edited, age=timedelta(hours=1))
    assert await known_keys(store) == {"harbour", "lantern", "orchard"}
    (kept,) = file_of(settings).parent.glob("MEMORY.kept-*.md")
    assert kept.read_bytes() == edited


async def test_an_older_daily_note_put_back_forgets_nothing(store: MemoryStore, settings: Settings) -> None:
    await learn(store, "harbour", durability="daily")
    old = note_of(settings).read_bytes()
    await learn(store, "lantern orchard pebble", durability="daily")
    known, text = await known_keys(store), note_of(settings).read_text()
    _put_back(note_of(settings), old)
    assert await known_keys(store) == known
    assert note_of(settings).read_text() == text


async def test_an_older_copy_brings_nothing_back_after_everything_was_erased(
    store: MemoryStore, settings: Settings
) -> None:
    await learn(store, "harbour lantern orchard")
    await learn(store, "pebble", durability="daily")
    old, note = file_of(settings).read_bytes(), note_of(settings).read_bytes()
    await store.clear("ann")
    note_of(settings).parent.mkdir(exist_ok=True)
    note_of(settings).write_bytes(note)
    _put_back(file_of(settings), old)
    assert await known_keys(store) == set()


async def test_an_older_copy_does_not_bring_back_what_alone_was_erased(store: MemoryStore, settings: Settings) -> None:
    """Of one entry it might be a person's step back; of an erased one nobody takes it for that."""
    await learn(store, "harbour lantern orchard")
    await learn(store, "lantern", durability="daily")
    old, note = file_of(settings).read_bytes(), note_of(settings).read_bytes()
    await store.forget("ann", "lantern", erase=True)
    _put_back(file_of(settings), old)
    _put_back(note_of(settings), note)
    assert await known_keys(store) == {"harbour", "orchard"}


async def test_an_older_copy_does_not_bring_back_what_had_left_the_file_before_it_was_erased(
    settings: Settings, clock: Clock
) -> None:
    """The file was too full for it, so the erasure itself changes no line there."""
    async with open_store(settings.model_copy(update={"max_words": 60}), clock=clock) as store:
        await learn(store, "lantern")
        old = file_of(settings).read_bytes()
        words = "about the long walk to the sea and back again " * 5
        await store.write("ann", key="walk", value=f"Tells {words}".strip(), category="preference")
        assert "lantern" not in file_of(settings).read_text()
        await store.forget("ann", "lantern", erase=True)
        _put_back(file_of(settings), old)
        assert await known_keys(store) == {"walk"}


@pytest.mark.parametrize("of", [timedelta(hours=1), timedelta(days=400)], ids=["an hour", "a year"])
async def test_a_file_of_the_future_keeps_no_later_edit_from_counting(
    store: MemoryStore, settings: Settings, of: timedelta
) -> None:
    """Saved on a machine whose clock is ahead, or on this one before its clock was set back."""
    await learn(store, "harbour lantern orchard pebble")
    edited = file_of(settings).read_bytes().replace(b"- Lantern: Cares for the lantern\n", b"")
    _put_back(file_of(settings), edited, age=-of)
    assert await known_keys(store) == {"harbour", "orchard", "pebble"}
    file_of(settings).write_bytes(file_of(settings).read_bytes().replace(b"- Orchard: Cares for the orchard\n", b""))
    assert await known_keys(store) == {"harbour", "pebble"}


async def test_who_takes_out_all_of_a_few_entries_and_types_others_is_taken_at_their_word(
    store: MemoryStore, settings: Settings
) -> None:
    await learn(store, "harbour lantern")
    text = file_of(settings).read_text().replace("- Harbour: Cares for the harbour\n", "")
    file_of(settings).write_text(text.replace("- Lantern: Cares for the lantern", "- Meadow: Mows the meadow"))
    assert await known_keys(store) == {"meadow"}

"""R19: a file that holds its own text twice makes no duplicates, and loses nothing that was typed beside it."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from stores import MemoryStore, Settings
from tests.promises.editor import beside
from tests.promises.twenty import file_of, fill, known_of, note_of


@pytest.mark.parametrize(
    "copied",
    [
        lambda data: data + data,
        lambda data: data + b"\n\n" + data + data,
        lambda data: data + b"\n" + data.split(b"\n", 1)[1],
        lambda data: data.replace(b"\n", b"\r\n") * 2,
    ],
    ids=["appended", "three times", "without its title", "other ends of lines"],
)
@pytest.mark.parametrize("place", [file_of, note_of], ids=["MEMORY.md", "daily note"])
async def test_a_file_that_holds_its_text_twice_makes_no_duplicates(
    store: MemoryStore,
    settings: Settings,
    user: str,
    place: Callable[[Settings, str], Path],
    copied: Callable[[bytes], bytes],
) -> None:
    await fill(store, user)
    known, file = await known_of(store, user), place(settings, user)
    before = await asyncio.to_thread(file.read_bytes)
    await asyncio.to_thread(beside, file, copied(before))
    assert await known_of(store, user) == known
    assert await asyncio.to_thread(file.read_bytes) == before
    assert any("more than once" in (event.reason or "") for event in await store.history(user))


@pytest.mark.parametrize(
    "copied",
    [
        lambda text: text + b"\n" + text + b"- Sings in a choir\n",
        lambda text: text + b"- Sings in a choir\n\n" + text,
        lambda text: text + text + b"- Sings in a choir\n" + text,
    ],
    ids=["behind both", "between them", "among three"],
)
@pytest.mark.parametrize("place", [file_of, note_of], ids=["MEMORY.md", "daily note"])
async def test_a_line_typed_beside_a_text_that_stands_twice_is_all_that_is_new(
    store: MemoryStore,
    settings: Settings,
    user: str,
    place: Callable[[Settings, str], Path],
    copied: Callable[[bytes], bytes],
) -> None:
    await fill(store, user)
    known, file = await known_of(store, user), place(settings, user)
    await asyncio.to_thread(beside, file, copied(await asyncio.to_thread(file.read_bytes)))
    found = await known_of(store, user)
    assert known.items() <= found.items()
    assert [value for one, value in found.items() if one not in known] == ["Sings in a choir"]
    assert (await asyncio.to_thread(file.read_text)).count("Said 7" if place is note_of else "Number 7 of many") == 1


async def test_a_line_added_below_the_text_is_still_a_wish(store: MemoryStore, settings: Settings, user: str) -> None:
    await fill(store, user)
    known, file = await known_of(store, user), file_of(settings, user)
    await asyncio.to_thread(file.write_text, file.read_text() + "- Sings in a choir\n")
    assert len(await known_of(store, user)) == len(known) + 1

"""R19: absence is not a wish: lost, empty or truncated files never forget anything."""

import re
import shutil
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from stores import MemoryStore, Settings, open_store
from stores.errors import StorageFailed
from stores.maintenance.doctor import Doctor
from tests.conftest import Clock
from tests.promises.editor import beside
from tests.promises.twenty import SECTIONS, file_of, fill, known_of, note_of
from tools.commands.commands import Command, run


def _cut(part: float, ends: bytes = b"") -> Callable[[Path], object]:
    def cut(file: Path) -> None:
        data = file.read_bytes()
        place = int(len(data) * part)
        beside(file, data[: data.index(ends, place) + len(ends) if ends else place])

    return cut


def _replaced(text: str) -> Callable[[Path], object]:
    return lambda file: file.write_text(text)


LOSSES: dict[str, Callable[[Path], object]] = {
    "the file is gone": Path.unlink,
    "it is empty": _replaced(""),
    "it holds blanks only": _replaced("\ufeff \r\n\t\n"),
    "it is cut off in mid-line": _cut(0.5),
    "it is cut off at the end of a line": _cut(0.3, b"\n"),
    "only its end is left": lambda file: beside(file, file.read_bytes()[-300:]),
}


def _losses(settings: Settings, user: str) -> dict[str, Callable[[Path], object]]:
    folders = {
        "the folder of all users is gone": lambda _: shutil.rmtree(settings.data_dir / "memory"),
        "the user's folder is gone": lambda _: shutil.rmtree(file_of(settings, user).parent),
    }
    return folders | LOSSES


async def test_a_lost_empty_or_truncated_file_forgets_nothing_and_is_written_again(
    any_settings: Settings, clock: Clock, user: str
) -> None:
    async with open_store(any_settings, clock=clock) as store:
        await fill(store, user)
        before, files = await known_of(store, user), (file_of(any_settings, user), note_of(any_settings, user))
        texts = [file.read_bytes() for file in files]
        for said, lose in _losses(any_settings, user).items():
            told = len(await store.history(user))
            for file in files:
                lose(file) if file.exists() else None
            assert await known_of(store, user) == before, said
            assert [file.read_bytes() for file in files] == texts, said
            events = (await store.history(user))[told:]
            assert {(event.actor, event.operation) for event in events} == {("file", "restored")}, said
            assert all("nothing was forgotten" in event.reason for event in events), said
        await store.write(user, key="after", value="Life goes on", category="preference")
        assert "Life goes on" in files[0].read_text()


async def test_a_restored_database_makes_the_files_anew(any_settings: Settings, clock: Clock, user: str) -> None:
    async with open_store(any_settings, clock=clock) as store:
        await fill(store, user)
        before, text = await known_of(store, user), file_of(any_settings, user).read_bytes()
    shutil.rmtree(any_settings.data_dir / "memory")
    async with open_store(any_settings, clock=clock) as store:
        assert await known_of(store, user) == before
        assert file_of(any_settings, user).read_bytes() == text


async def test_lines_that_end_as_on_old_macintoshes_are_lines(store: MemoryStore, settings: Settings) -> None:
    await fill(store, "ann")
    before = await known_of(store, "ann")
    for file in (file_of(settings, "ann"), note_of(settings, "ann")):
        file.write_bytes(file.read_bytes().replace(b"\n", b"\r"))
    assert await known_of(store, "ann") == before
    file = file_of(settings, "ann")
    file.write_bytes(file.read_bytes().replace(b"Number 7 of many", b"Lucky").replace(b"\n", b"\r"))
    changed = await known_of(store, "ann")
    assert changed.keys() == before.keys()
    assert sorted(set(changed.values()) - set(before.values())) == ["Lucky"]


async def test_a_file_that_lost_most_lines_and_its_shape_is_kept_beside(store: MemoryStore, settings: Settings) -> None:
    await fill(store, "ann")
    before, text = await known_of(store, "ann"), file_of(settings, "ann").read_text()
    file_of(settings, "ann").write_text("## Work Context\n- Shopping: milk, bread\n- Topic 1: Number 1 of many\n")
    assert await known_of(store, "ann") == before
    assert file_of(settings, "ann").read_text() == text
    (kept,) = file_of(settings, "ann").parent.glob("MEMORY.kept-*.md")
    assert "milk, bread" in kept.read_text()
    assert (await store.history("ann"))[-1].operation == "restored"
    view = (await run(store, "ann", Command("view"))).text
    assert kept.name in view
    assert "copy the lines you want" in view
    with closing(Doctor(settings)) as doctor:
        (finding,) = doctor.examine(["ann"])
    assert kept.name in finding.problem
    kept.unlink()
    assert "kept" not in (await run(store, "ann", Command("view"))).text


RESHAPED: dict[str, Callable[[str], str]] = {
    "a heading is called otherwise": lambda text: text.replace("## Work Context", "## Робота"),
    "headings are gone": lambda text: re.sub(r"(?m)^## .*\n", "", text),
    "bullets of a word processor": lambda text: re.sub(r"(?m)^- ", "• ", text),
    "a numbered list": lambda text: re.sub(r"(?m)^- ", "1. ", text),
    "it was indented": lambda text: re.sub(r"(?m)^", "    ", text),
    "it was quoted": lambda text: re.sub(r"(?m)^", "> ", text),
    "it was put into a block of code": lambda text: f"```markdown\n{text}```\n",
    "it was commented out": lambda text: f"<!--\n{text}-->\n",
    "all on one line": lambda text: " ".join(text.splitlines()),
    "a merge that nobody decided": lambda text: f"<<<<<<< ours\n{text[:80]}\n=======\n{text[:50]}\n>>>>>>> theirs\n",
}
"""Accidents by which lines stand in a file and are entries no more."""


@pytest.mark.parametrize("lines", [4, 20])
@pytest.mark.parametrize("how", RESHAPED)
async def test_lines_that_lost_their_form_are_not_lost(
    store: MemoryStore, settings: Settings, how: str, lines: int
) -> None:
    for number in range(lines):
        value, section = f"Keeps lamp {number} on a shelf", SECTIONS[number % 3]
        await store.write("ann", key=f"lamp {number}", value=value, category=section)
    before, text = await known_of(store, "ann"), file_of(settings, "ann").read_text()
    file_of(settings, "ann").write_text(RESHAPED[how](text))
    assert await known_of(store, "ann") == before
    assert file_of(settings, "ann").read_text() == text
    (kept,) = file_of(settings, "ann").parent.glob("MEMORY.kept-*.md")
    assert kept.read_text() == RESHAPED[how](text)


async def test_one_line_that_a_person_strikes_or_moves_to_their_own_section_is_meant(
    store: MemoryStore, settings: Settings
) -> None:
    await fill(store, "ann")
    file = file_of(settings, "ann")
    line = "- Topic 4: Number 4 of many\n"
    file.write_text(file.read_text().replace(line, "") + f"\n## Old things\n{line}")
    assert "Number 4 of many" not in (await known_of(store, "ann")).values()
    assert len([*file.parent.glob("MEMORY.kept-*.md")]) == 0


async def test_another_text_in_place_of_a_short_file_forgets_nothing(store: MemoryStore, settings: Settings) -> None:
    for name in ("harbour", "lantern", "orchard"):
        await store.write("ann", key=name, value=f"Cares for the {name}", category="preference")
    beside(file_of(settings, "ann"), b"<html><body>502 Bad Gateway</body></html>\n")
    assert len(await known_of(store, "ann")) == 3
    (kept,) = file_of(settings, "ann").parent.glob("MEMORY.kept-*.md")
    assert b"502" in kept.read_bytes()


async def test_the_file_of_another_user_is_kept_beside(store: MemoryStore, settings: Settings) -> None:
    """It has the title and the headings of every file, and a few lines may be the same."""
    for user, first in (("ann", 0), ("bob", 8)):
        for number in range(first, first + 12):
            await store.write(user, key=f"topic {number}", value=f"Number {number} of many", category="preference")
    known = await known_of(store, "ann"), await known_of(store, "bob")
    mine, theirs = (file_of(settings, user).read_bytes() for user in ("ann", "bob"))
    beside(file_of(settings, "ann"), theirs)
    beside(file_of(settings, "bob"), mine)
    assert (await known_of(store, "ann"), await known_of(store, "bob")) == known


async def test_an_edit_that_leaves_the_rest_of_the_file_still_forgets(store: MemoryStore, settings: Settings) -> None:
    await fill(store, "ann")
    file = file_of(settings, "ann")
    head, _, rest = file.read_text().partition("## Work Context")
    file.write_text(head + rest[rest.index("## Personal Context") :])
    durable = await store.read("ann", durability="durable", limit=None)
    assert {memory.category for memory in durable} == {"preference", "personal_context"}
    file.write_text(file.read_text().replace("- Topic 0: Number 0 of many\n", ""))
    assert len(await store.read("ann", durability="durable", limit=None)) == len(durable) - 1


ENDS: dict[str, Callable[[str], str]] = {
    "all entries are gone": lambda text: re.sub(r"(?m)^- .*\n", "", text),
    "the last sections are gone": lambda text: text[: text.index("## Personal Context")],
    "the last sections and the blank line before them": lambda text: text[: text.index("\n\n## Personal Context")],
    "a mark stands for the rest": lambda text: text[: text.index("- Topic 1:")] + "(truncated)\n",
    "a mark stands in mid-line": lambda text: text[: text.index("Number 2 of")] + "... [14 lines]",
    "a mark stands for the last lines": lambda text: text[: text.index("- Topic 17:")].rstrip() + "\n…\n",
}
"""What may be an accident or a wish, and is asked about."""


@pytest.mark.parametrize("how", ENDS)
async def test_a_file_without_its_entries_or_its_end_is_kept_beside_until_the_person_chooses(
    store: MemoryStore, settings: Settings, how: str
) -> None:
    await fill(store, "ann")
    before, file = await known_of(store, "ann"), file_of(settings, "ann")
    text = file.read_text()
    file.write_text(ENDS[how](text))
    assert await known_of(store, "ann") == before
    assert file.read_text() == text
    (kept,) = file.parent.glob("MEMORY.kept-*.md")
    assert kept.read_text() == ENDS[how](text)
    assert kept.name in (await run(store, "ann", Command("view"))).text
    file.write_text(kept.read_text().rstrip() + "\n- Keeps bees\n")
    chosen = set((await known_of(store, "ann")).values())
    assert "Keeps bees" in chosen
    assert not chosen >= set(before.values())


@pytest.mark.parametrize("place", ["alice", "alice/memory"])
async def test_a_file_in_place_of_a_users_folder_is_named_with_what_to_do_and_holds_up_nobody_else(
    store: MemoryStore, settings: Settings, place: str
) -> None:
    for user in ("alice", "bob"):
        await store.write(user, key="tea", value="Likes tea", category="preference")
        await store.write(user, key="walk", value="Walks today", category="preference", durability="daily")
    found = settings.data_dir / "memory" / place
    shutil.rmtree(found, ignore_errors=True)
    found.write_text("Notes of mine")
    with pytest.raises(StorageFailed, match=rf"memory/{place} is a file where a folder should be.* Move it away"):
        await store.write("alice", key="rum", value="Likes rum", category="preference")
    assert (await store.write("bob", key="rum", value="Likes rum", category="preference")).status == "stored"
    with closing(Doctor(settings)) as doctor:
        (told, *others) = doctor.repair(["alice", "bob"])
    assert "Move it away" in told.problem
    assert not others
    assert found.read_text() == "Notes of mine"
    found.unlink()
    assert {memory.key for memory in await store.read("alice")} == {"tea", "walk"}
    assert "Likes tea" in (settings.data_dir / "memory" / "alice" / "MEMORY.md").read_text()

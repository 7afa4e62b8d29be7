"""S15: erasing one thing takes that thing only, wherever it is quoted, and nothing that the product did not make."""

from collections.abc import Awaitable, Callable
from datetime import date
from functools import partial
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest

from integrations.items import UserMemoryStore
from stores import MemoryStore, Settings, Status, open_store
from stores.areas.episodes import Happened
from stores.areas.facts import Statement
from stores.write.forget import erase
from tests.conftest import Clock
from tests.promises.test_erasure import _rows_holding

CANARY = "canary" + "".join(chr(ord("a") + int(digit, 16)) for digit in uuid4().hex[:12])
"""A word that no other test has put into the same database."""
SAID = f"I keep a {CANARY} in the cellar"
KEPT = "Innocentwords about the garden"
DAY = date(2026, 2, 12)


def _held(settings: Settings) -> list[str]:
    """Every file below the data folder, and every table, that holds the canary."""
    wanted = CANARY.encode()
    found = [str(path) for path in settings.data_dir.rglob("*") if path.is_file() and wanted in path.read_bytes()]
    return found + (_rows_holding(settings.database_url, CANARY) if settings.database_url else [])


async def _quote_everywhere(store: MemoryStore, user: str, folder: Path) -> None:
    """The statement through every way in, each time beside something that must stay."""
    await store.write(user, key="pet", value=f"Keeps a {CANARY} in the cellar", category="personal_context")
    await store.update(user, "pet", f"Still keeps a {CANARY} in the cellar", evidence=f"{SAID}. {KEPT}.")
    await store.write(user, key="long", value=f"{KEPT}.\n{SAID}.\nMore {KEPT}", kind="note")
    await store.write(user, key="only", value=SAID, kind="note")
    await store.write(
        user, key="rule", value=f"Users keep a {CANARY} in cellars", kind="observation", category="lesson"
    )
    await store.write(user, key="mood", value=f"Tired. {SAID}", category="personal_context", durability="daily")
    await store.write(user, key="lunch", value=KEPT, category="personal_context", durability="daily")
    await store.write(user, key="garden", value=KEPT, category="preference", evidence=f"{KEPT}. {SAID}!")
    await store.write(user, key="gone", value=SAID, category="preference")
    await store.forget(user, "gone", reason=SAID)
    await store.episodes.create(
        user, Happened("The cellar", f"{KEPT}. {SAID}.", tags=[f"keeps {CANARY} cellar", "kept"])
    )
    await store.facts.remember(user, Statement("personal", "cellar", SAID, evidence=SAID))
    await store.activity.message(user, f"talk-{user}", role="user", content=f"{KEPT}. {SAID}!", id="m1", title=SAID)
    await store.activity.message(
        user, f"talk-{user}", role="assistant", content=f"You keep a {CANARY} in the cellar?", id="m2"
    )
    await store.activity.message(user, f"talk-{user}", role="user", content=KEPT, id="m3")
    await store.conversations.close(user, f"talk-{user}", summary=f"{KEPT}. Keeps a {CANARY} in the cellar.")
    await store.activity.deliver(
        user, "p1", title=f"People who keep a {CANARY} in the cellar", url="https://example.org/a"
    )
    await store.activity.deliver(user, "p2", title=KEPT)
    await store.activity.react(user, "p2", reaction=SAID)
    await store.activity.message(user, f"talk-{user}", role="user", content=KEPT, speaker=SAID, id="m4")
    items = UserMemoryStore(store)
    await items.aput(("users", user, f"keeps-a-{CANARY}-in-the-cellar"), "k1", {"kept": True})
    await items.aput(("users", user, "pets"), f"keeps_{CANARY}_cellar", {"kept": True})
    await items.aput(("users", user, "pets"), "k3", {"kept": KEPT})
    await store.activity.command(user, f"/memory search {SAID}")
    await store.activity.command(user, f"/memory search {KEPT}")
    await store.scratchpad.set(user, "plan", f"{KEPT}. {SAID}.")
    await store.scratchpad.set(user, "other", KEPT)
    await store.tasks.add(user, "call-1", "write_memory", {"args": {"value": SAID}})
    await store.tasks.add(user, "call-2", "write_memory", {"args": {"value": KEPT}})
    await store.propose_removal(user, "garden", reason=f"{KEPT}. {SAID}.")
    file = folder / "MEMORY.md"
    file.write_text(file.read_text() + f"\n## Mine\n\n{KEPT}. {SAID}. My own prose.\n")
    await store.search(user, SAID, kinds=["memory", "message"])


async def test_erasing_one_memory_takes_every_quotation_and_nothing_else(
    any_settings: Settings, user: str, clock: Clock
) -> None:
    folder = any_settings.data_dir / "memory" / user
    async with open_store(any_settings, clock=clock) as store:
        await _quote_everywhere(store, user, folder)
        assert _held(any_settings)
        shown = await store.would_erase(user, "pet")
        assert shown
        assert _held(any_settings)
        receipt = await store.forget(user, "pet", erase=True)
        assert receipt.status is Status.DELETED
        assert (receipt.removed, receipt.counts) == (shown.receipt.removed, shown.receipt.counts)
        assert receipt.remains == ()
        assert _held(any_settings) == []
        _innocent(await store.export(user), folder)
        assert (await store.tasks.waiting()) >= 1
        before = await store.document(user)
        await store.read(user)
        assert await store.document(user) == before
    assert _held(any_settings) == []


def _innocent(data: dict[str, Any], folder: Path) -> None:
    """Everything that stood beside a quotation is there."""
    memories = {row["key"]: row for row in data["memories"] if row["state"] == "active"}
    assert memories["long"]["value"] == f"{KEPT}.\nMore {KEPT}"
    assert memories["garden"]["value"] == memories["lunch"]["value"] == KEPT
    assert memories["garden"]["evidence"].startswith(KEPT)
    assert memories["mood"]["value"] == "Tired."
    assert memories["the_cellar"]["value"] == f"{KEPT}."
    assert memories["the_cellar"]["details"]["tags"] == ["kept"]
    activity = data["activity"]
    assert [row["content"] for row in activity["messages"]] == [f"{KEPT}.", KEPT, KEPT]
    assert [(row["title"], row["summary"]) for row in activity["conversations"]] == [("", f"{KEPT}.")]
    assert {row["id"]: row["title"] for row in activity["posts"]} == {"p1": "", "p2": KEPT}
    assert [row["command"] for row in activity["commands"]] == [f"/memory search {KEPT}"]
    assert f"{KEPT}. My own prose.\n" in (folder / "MEMORY.md").read_text()
    note = (folder / "memory" / f"{DAY}.md").read_text()
    assert f"Lunch: {KEPT}" in note
    assert "Mood: Tired." in note


async def test_names_that_cannot_be_cut_are_told_also_where_the_rest_was(store: MemoryStore) -> None:
    await store.write("ann", key="pet", value=f"Keeps a {CANARY} in the cellar", category="personal_context")
    await store.write("ann", key="wine", value=KEPT, kind="note", category=f"keeps_{CANARY}_cellar")
    await store.activity.message("ann", f"about-{CANARY}", role="user", content=KEPT, title=SAID)
    receipt = await store.forget("ann", "pet", erase=True)
    assert f"conversations about-{CANARY} may speak of it" in receipt.remains
    assert "memory note wine may speak of it" in receipt.remains


async def test_a_short_word_is_erased_as_that_word_only(store: MemoryStore, settings: Settings) -> None:
    """What merely has the letters stays; what may mean something else is named and stays too."""
    texts = ("I love Go", "Let's go!", "That is good", "An algorithm", "A mango a day", "I go to work")
    said = {f"m{number}": text for number, text in enumerate(texts)}
    for name, text in said.items():
        await store.activity.message("ann", "talk", role="user", content=text, id=name)
    for number, value in enumerate(("Had a good day", "Ate a mango", "Read of algorithms")):
        await store.write("ann", key=f"day_{number}", value=value, category="personal_context", durability="daily")
    await store.write("ann", key="language", value="Go", category="work_context")
    receipt = await store.forget("ann", "language", erase=True)
    assert [row.content for row in await store.conversations.messages("ann", "talk")] == [*said.values()][1:]
    assert len(await store.read("ann", durability="daily")) == 3
    assert receipt.counts["messages"] == 1
    assert receipt.remains == ("messages talk (2) may speak of it",)
    assert "messages talk (2) may speak of it" in receipt.reason


async def test_a_name_or_a_rare_word_without_the_rest_is_named_wherever_it_stays(store: MemoryStore) -> None:
    """It may be about the statement or not: nobody but the user can decide, so they are told every place."""
    await store.write("ann", key="debt", value="Owes Fenwicker two thousand dollars", category="personal_context")
    await store.write("ann", key="lunch", value="Eats with Fenwicker", category="preference")
    await store.activity.message("ann", "talk", role="user", content="Is Fenwicker a common name?", title="Fenwicker")
    await store.conversations.close("ann", "talk", summary="Asked about Fenwicker and other names.")
    await store.activity.command("ann", "/memory search fenwicker")
    await store.activity.deliver("ann", "p1", title="The town of Fenwicker in winter")
    await store.save_document("ann", f"{await store.document('ann')}\n## Mine\n\nAsk Fenwicker about the boat.\n")
    receipt = await store.forget("ann", "debt", erase=True)
    assert receipt.removed == ("memory debt",)
    for place in (
        "memory lunch",
        "messages talk",
        "conversations talk",
        "commands 1",
        "posts p1",
        "file MEMORY.md",
    ):
        assert f"{place} may speak of it" in receipt.remains
    assert len(receipt.remains) == 6


async def test_what_goes_and_what_may_still_speak_of_it_is_named(store: MemoryStore) -> None:
    """Another memory that goes has a name; what cannot be cut, and what is left of one that was, is told."""
    await store.write("ann", key="illness", value="Suffers from quintalgia", category="personal_context")
    await store.write("ann", key="again", value="Suffers from quintalgia", kind="note")
    topic = Happened("Ann and quintalgia at work", "She suffers from quintalgia. She likes boats.")
    await store.episodes.create("ann", topic)
    await store.activity.message("ann", "suffers-from-quintalgia", role="user", content="Hello")
    shown = await store.would_erase("ann", "illness")
    assert shown
    assert "note again" in str(shown.receipt.removed)
    remains = (await store.forget("ann", "illness", erase=True)).remains
    assert "conversations suffers-from-quintalgia may speak of it" in remains
    assert any(one.startswith("memory episode ann") for one in remains)


@pytest.mark.parametrize("everything", [False, True], ids=["erase", "clear"])
async def test_what_the_product_did_not_make_is_never_touched(settings: Settings, everything: bool) -> None:
    folder = settings.data_dir / "memory" / "ann"
    foreign = {
        ".git/config": "[core]",
        "photos/cat.jpg": "\x00cat",
        "diary.txt": SAID,
        "memory/ideas.md": "Ideas",
        ".env": "A=1",
    }
    async with open_store(settings) as store:
        await store.write("ann", key="pet", value=SAID, category="personal_context")
        for name, text in foreign.items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(text)
        ours = [folder / "MEMORY.damaged-0123456789ab", folder / "memory" / f"{DAY}.damaged-0123456789ab"]
        for path in ours:
            path.write_text(f"- Pet: {SAID}")
        receipt = await store.clear("ann") if everything else await store.forget("ann", "pet", erase=True)
    assert {name: (folder / name).read_text() for name in foreign} == foreign
    assert not any(path.exists() for path in ours)
    for name in (".git", "photos", "diary.txt", "memory/ideas.md", ".env"):
        assert f"{name} is not a file of this memory" in receipt.remains
    assert receipt.remains


async def test_a_copy_of_ours_that_says_nothing_of_it_stays(settings: Settings) -> None:
    folder = settings.data_dir / "memory" / "ann"
    async with open_store(settings) as store:
        await store.write("ann", key="pet", value=SAID, category="personal_context")
        copies = {folder / "MEMORY.damaged-0123456789ab": SAID, folder / "MEMORY.damaged-ba9876543210": KEPT}
        for path, text in copies.items():
            path.write_text(text)
        receipt = await store.forget("ann", "pet", erase=True)
    assert [path.exists() for path in copies] == [False, True]
    assert "MEMORY.damaged-0123456789ab" in receipt.removed


async def test_a_version_that_waits_for_a_choice_keeps_its_other_lines(settings: Settings) -> None:
    folder = settings.data_dir / "memory" / "ann"
    quoting, unsure = folder / "MEMORY.kept-0123456789ab.md", folder / "MEMORY.kept-ba9876543210.md"
    async with open_store(settings) as store:
        await store.write("ann", key="language", value="Go", category="work_context")
        quoting.write_text("# Shopping\n- Milk\n- I love Go\n- Bread\n")
        unsure.write_text("- I go to the market\n")
        receipt = await store.forget("ann", "language", erase=True)
    assert quoting.read_text() == "# Shopping\n- Milk\n- Bread\n"
    assert unsure.read_text() == "- I go to the market\n"
    assert quoting.name in receipt.removed
    assert f"{unsure.name} may speak of it" in receipt.remains


async def test_a_summary_is_about_the_user_and_a_title_is_not(store: MemoryStore) -> None:
    """A single word of an article's title quotes nobody; our own summary of what the user said does."""
    await store.activity.message("ann", "talk", role="user", content=KEPT, title="Why Go has no exceptions")
    await store.conversations.close("ann", "talk", summary=f"{KEPT}. Their favourite language is Go.")
    await store.write("ann", key="language", value="Go", category="work_context")
    receipt = await store.forget("ann", "language", erase=True)
    (talk,) = await store.conversations.all("ann")
    assert talk.title == "Why Go has no exceptions"
    assert talk.summary == f"{KEPT}."
    assert "conversations talk" in receipt.removed


async def test_a_forgotten_memory_is_erased_by_its_key(any_settings: Settings, user: str) -> None:
    async with open_store(any_settings) as store:
        await store.write(user, key="pet", value=SAID, category="personal_context")
        await store.forget(user, "pet")
        assert _held(any_settings)
        assert (await store.forget(user, "pet", erase=True)).status is Status.DELETED
        assert (await store.forget(user, "pet", erase=True)).status is Status.REJECTED
        assert (await store.forget(user, "a\0b", erase=True)).status is Status.REJECTED
    assert not _held(any_settings)


async def _message(store: MemoryStore, user: str) -> None:
    await store.activity.message(user, f"talk-{user}", role="user", content=f"{KEPT}. {SAID}!", id="m1")


async def _more(store: MemoryStore, user: str) -> None:
    await store.write(user, key="cellar", value=f"{KEPT}.\n{SAID}.", kind="note")


async def _changed(store: MemoryStore, user: str) -> None:
    await store.update(user, "garden", f"{KEPT}. {SAID}")


async def _another_gone(store: MemoryStore, user: str) -> None:
    """Rows that went may give their numbers to new ones."""
    await store.conversations.delete(user, f"old-{user}")
    await _message(store, user)


async def _prose(store: MemoryStore, user: str) -> None:
    file = store.settings.data_dir / "memory" / user / "MEMORY.md"
    file.write_text(file.read_text() + f"\n## Mine\n\n{KEPT}. {SAID}. My own prose.\n")


@pytest.mark.parametrize("happens", [_message, _more, _changed, _another_gone, _prose])
async def test_what_comes_between_looking_and_erasing_is_erased_too(
    any_settings: Settings, user: str, clock: Clock, happens: Callable[[MemoryStore, str], Awaitable[None]]
) -> None:
    async with open_store(any_settings, clock=clock) as store:
        await store.write(user, key="pet", value=f"Keeps a {CANARY} in the cellar", category="personal_context")
        await store.write(user, key="garden", value=KEPT, category="preference")
        await store.activity.message(user, f"old-{user}", role="user", content="Bread and honey", id="m0")
        foreseen = await store.would_erase(user, "pet")
        assert foreseen
        await happens(store, user)
        receipt = await store._runtime.erase(user, partial(erase, key="pet", foreseen=foreseen))
        assert receipt.status is Status.DELETED
        assert _held(any_settings) == []
        assert KEPT in str(await store.export(user))


async def test_all_that_goes_is_listed_before_it_goes(settings: Settings) -> None:
    async with open_store(settings) as store:
        await store.write("ann", key="hobby", value="Breeds marmots", category="preference")
        for number in range(30):
            await store.activity.message("ann", f"talk-{number:02}", role="user", content="I breed marmots")
        folder = settings.data_dir / "memory" / "ann"
        (folder / "MEMORY.kept-0123456789ab.md").write_text("- Hobby: Breeds marmots\n- Tea: Drinks tea\n")
        (folder / "diary.txt").write_text("mine")
        before = {path: path.read_bytes() for path in folder.iterdir() if path.is_file()}
        found, everything = await store.would_erase("ann", "hobby"), await store.would_clear("ann")
        assert {path: path.read_bytes() for path in folder.iterdir() if path.is_file()} == before
        assert found is not None
        assert {f"messages talk-{number:02}" for number in range(30)} <= set(found.receipt.removed)
        assert "MEMORY.kept-0123456789ab.md" in found.receipt.removed
        assert "diary.txt is not a file of this memory" in found.receipt.remains
        assert {"MEMORY.md", "MEMORY.kept-0123456789ab.md"} <= set(everything.removed)
        assert (everything.counts["messages"], everything.counts["memory"]) == (30, 1)
        assert "diary.txt is not a file of this memory" in everything.remains
        assert len(await store.read("ann")) == 1
        gone = await store.forget("ann", "hobby", erase=True)
        assert set(gone.removed) == set(found.receipt.removed)


async def test_a_title_that_may_speak_of_it_is_named_though_its_summary_is_cut(store: MemoryStore) -> None:
    await store.write("ann", key="language", value="Go", category="preference")
    await store.activity.message("ann", "talk", role="user", content=KEPT, id="m1", title="Gophers and Go")
    await store.conversations.close("ann", "talk", summary=f"{KEPT}. Writes Go.")
    receipt = await store.forget("ann", "language", erase=True)
    assert "conversations talk" in receipt.removed
    assert "conversations talk may speak of it" in receipt.remains

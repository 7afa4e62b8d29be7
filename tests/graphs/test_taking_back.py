"""What was changed just now is taken back in plain words, and what it replaced returns, for good."""

from datetime import timedelta

import pytest

from graphs.build import Graphs
from stores import MemoryStore
from tests.conftest import Clock
from tests.graphs.conftest import talk
from tests.graphs.test_echoes import a_night


async def _location(store: MemoryStore, user: str) -> list[str]:
    return [one.value for one in await store.read(user) if one.key == "location"]


@pytest.mark.parametrize("words", ["undo that", "Undo, please!", "oops, revert that", "forget that", "scratch that"])
async def test_what_a_message_replaced_comes_back_and_stays(
    offline: Graphs, store: MemoryStore, user: str, clock: Clock, words: str
) -> None:
    say = talk(offline, user)
    for told in ("I live in Lyon", "I moved to Oslo"):
        await say(told)
        clock.advance(minutes=1)
    assert await _location(store, user) == ["Oslo"]
    assert "as it was before: Lyon" in await say(words)
    await a_night(offline, clock)
    assert await _location(store, user) == ["Lyon"]
    await say("I moved to Oslo after all")
    assert await _location(store, user) == ["Oslo"]


@pytest.mark.parametrize(
    ("said", "undo", "answer"),
    [
        ("Я живу у Львові", "скасуй це, будь ласка", "забуто"),
        ("Ich wohne in Graz", "Mach das bitte rückgängig", "vergessen"),
        ("Vivo en Lugo", "deshazlo por favor", "olvidado"),
    ],
)
async def test_a_capture_is_taken_back_in_other_languages(
    offline: Graphs, store: MemoryStore, user: str, said: str, undo: str, answer: str
) -> None:
    say = talk(offline, user)
    await say(said)
    assert await store.read(user)
    assert answer in await say(undo)
    assert await store.read(user) == []


async def test_all_that_one_message_changed_is_taken_back(
    offline: Graphs, store: MemoryStore, user: str, clock: Clock
) -> None:
    """It may have made a correction and a dated line, each a batch of its own; earlier messages stay."""
    say = talk(offline, user)
    for told in ("I live in Graz and I repair church organs", "I moved to Linz last week"):
        await say(told)
        clock.advance(minutes=1)
    assert "Linz" in str(await store.read(user, kind=None))
    answer = await say("undo that")
    assert "Graz" in answer
    assert await _location(store, user) == ["Graz"]
    left = str(await store.read(user, kind=None))
    assert "Linz" not in left
    assert "organs" in left


async def test_an_import_is_taken_back_too(offline: Graphs, store: MemoryStore, user: str) -> None:
    say = talk(offline, user)
    listed = "- Works as a marine biologist in Bergen\n- Has a daughter named Ida\n- Password: hunter2-secret"
    message = f"Here is what ChatGPT remembers about me, please keep it:\n{listed}"
    given = {"messages": [{"role": "user", "content": message}]}
    shown = (await offline.turn(user, f"{user}-thread", given)).question
    assert shown
    assert "Works as a marine biologist in Bergen: new" in shown
    assert "hunter2" not in shown
    assert await store.read(user) == []
    assert "Imported: 2 new of 3" in await say("yes")
    assert {one.value for one in await store.read(user)} == {
        "Works as a marine biologist in Bergen",
        "Has a daughter named Ida",
    }
    await say("undo that")
    assert await store.read(user) == []


async def test_what_is_old_or_came_from_a_night_is_named_not_undone(
    offline: Graphs, store: MemoryStore, user: str, clock: Clock
) -> None:
    say = talk(offline, user)
    await say("I live in Lyon")
    clock.now += timedelta(hours=3)
    assert "`/memory undo`" in await say("undo that")
    assert await _location(store, user) == ["Lyon"]
    await say("I keep bees in Kendal")
    await say("undo")
    assert "`/memory undo`" in await say("undo")
    assert await _location(store, user) == ["Lyon"]


@pytest.mark.parametrize(
    "words", ["How do I undo a commit in git?", "I had to undo the knot", "Undo is my favourite key", "revert PR 12"]
)
async def test_other_things_are_undone_elsewhere(offline: Graphs, store: MemoryStore, user: str, words: str) -> None:
    say = talk(offline, user)
    await say("I live in Lyon")
    await say(words)
    assert await _location(store, user) == ["Lyon"]


async def test_what_was_undone_on_the_page_does_not_return_at_night(
    offline: Graphs, store: MemoryStore, user: str, clock: Clock
) -> None:
    say = talk(offline, user)
    for told in ("I live in Lyon", "I moved to Oslo"):
        await say(told)
        clock.advance(minutes=1)
    changed = [one for one in await store.history(user, key="location") if one.operation == "updated"]
    assert changed
    await store.take_back(user, changed[-1].id)
    await a_night(offline, clock)
    assert await _location(store, user) == ["Lyon"]

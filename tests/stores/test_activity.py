"""Turns of a conversation as they are recorded: once, in order, whole, and never in the way of the files."""

import asyncio
from typing import Any

import pytest

from stores import MemoryStore, Settings
from stores.areas.activity import SOON, Turn
from stores.documents.files.paths import UserFolder
from stores.errors import InvalidInput
from tests.conftest import Clock


def turn(user: str, name: str, role: str = "user", **more: Any) -> Turn:
    return Turn(f"{user}-talk", role, f"Words of {name}", name, **more)


async def said(store: MemoryStore, user: str) -> list[str]:
    return [message.id for message in await store.conversations.messages(user, f"{user}-talk")]


async def test_turns_recorded_together_are_kept_once_and_in_order(any_store: MemoryStore, user: str) -> None:
    assert await any_store.activity.record(user, turn(user, "q"), turn(user, "a", "assistant")) == 2
    assert await any_store.activity.record(user, turn(user, "q"), turn(user, "a", "assistant")) == 0
    assert await said(any_store, user) == ["q", "a"]


async def test_a_question_is_recorded_once_with_its_answer(any_store: MemoryStore, user: str) -> None:
    any_store.activity.record_soon(user, turn(user, "q"))
    await any_store.activity.record(user, turn(user, "q"), turn(user, "a", "assistant"))
    await asyncio.sleep(2 * SOON)
    assert await said(any_store, user) == ["q", "a"]


async def test_a_question_is_recorded_though_no_answer_follows(any_store: MemoryStore, user: str) -> None:
    any_store.activity.record_soon(user, turn(user, "q"))
    for _ in range(100):
        await asyncio.sleep(SOON)
        if await said(any_store, user):
            break
    assert await said(any_store, user) == ["q"]
    await any_store.activity.record(user, turn(user, "q"), turn(user, "a", "assistant"))
    assert await said(any_store, user) == ["q", "a"]


async def test_nothing_is_recorded_while_memory_is_paused(any_store: MemoryStore, user: str) -> None:
    await any_store.pause(user)
    any_store.activity.record_soon(user, turn(user, "q2"))
    await asyncio.sleep(2 * SOON)
    assert await any_store.activity.record(user, turn(user, "q")) == 0
    assert await any_store.conversations.all(user) == []


async def test_a_conversation_lasts_from_its_first_turn_to_its_last(
    any_store: MemoryStore, user: str, clock: Clock
) -> None:
    began = clock()
    clock.advance(minutes=5)
    ended = clock()
    await any_store.activity.record(
        user, turn(user, "q", at=began, title="Raft"), turn(user, "a", "assistant", at=ended)
    )
    (talk,) = await any_store.conversations.open(user)
    assert (talk.started_at, talk.last_at, talk.title, talk.messages) == (began, ended, "Raft", 2)


async def test_the_first_turn_makes_the_file_and_a_later_one_leaves_an_edit_to_be_taken_in(
    settings: Settings, store: MemoryStore, user: str
) -> None:
    await store.activity.record(user, turn(user, "q"))
    file = UserFolder(settings.data_dir.absolute() / "memory", user).memory_md
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("## Work Context\n", "## Work Context\n- Role: Gardener\n"), encoding="utf-8")
    await store.activity.record(user, turn(user, "q2"))
    assert "Gardener" in file.read_text(encoding="utf-8")
    assert [memory.value for memory in await store.read(user)] == ["Gardener"]


def test_a_turn_of_nobody_is_refused(user: str) -> None:
    with pytest.raises(InvalidInput, match="role must be one of"):
        turn(user, "q", "narrator")

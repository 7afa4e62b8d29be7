"""Turns of a conversation as they are recorded: once, in order, whole, and never in the way of the files."""

import asyncio
from typing import Any

import pytest

from stores import MemoryStore, Settings, open_store
from stores.areas.activity import SOON, Turn
from stores.documents.files.paths import UserFolder
from stores.errors import InvalidInput
from stores.write.erasure.eras import begun_in
from stores.write.queue import jobs
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


async def test_turns_that_nobody_waits_for_share_a_transaction(
    any_store: MemoryStore, user: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They go with the next write, however long they would linger by themselves."""
    await any_store.activity.record(user, turn(user, "first"))
    monkeypatch.setattr(jobs, "LINGER", 3_600.0)
    begun: list[bool] = []
    writing = any_store._runtime.database.writing

    def noted(*, lazy: bool = False) -> Any:
        begun.append(lazy)
        return writing(lazy=lazy)

    monkeypatch.setattr(any_store._runtime.database, "writing", noted)
    any_store.activity.leave(user, turn(user, "q"), turn(user, "a", "assistant"))
    any_store.activity.leave(user, turn(user, "q2"), turn(user, "a2", "assistant"))
    assert await any_store.activity.record(user, turn(user, "last")) == 1
    assert begun == [False]
    assert await said(any_store, user) == ["first", "q", "a", "q2", "a2", "last"]


async def test_turns_left_in_one_moment_are_written_together(
    any_store: MemoryStore, user: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each talk for itself: one that belongs to somebody else takes no other with it."""
    await any_store.activity.record("another", turn("another", "mine"))
    await any_store.activity.record(user, turn(user, "first"))
    monkeypatch.setattr(jobs, "LINGER", 3_600.0)
    era = (await any_store.profile(user)).era
    with begun_in(user, era):
        any_store.activity.leave(user, turn(user, "q"), turn(user, "a", "assistant"))
        any_store.activity.leave(user, turn("another", "theirs"))
        any_store.activity.leave(user, turn(user, "q"), turn(user, "q2"))
    assert await any_store.activity.record(user, turn(user, "last")) == 1
    assert await said(any_store, user) == ["first", "q", "a", "q2", "last"]
    assert await said(any_store, "another") == ["mine"]


async def test_turns_of_before_an_erasure_are_not_written_with_those_of_after_it(
    any_store: MemoryStore, user: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await any_store.activity.record(user, turn(user, "first"))
    monkeypatch.setattr(jobs, "LINGER", 3_600.0)
    before = (await any_store.profile(user)).era
    with begun_in(user, before):
        any_store.activity.leave(user, turn(user, "old"))
    await any_store.clear(user)
    with begun_in(user, before):
        any_store.activity.leave(user, turn(user, "late"))
    with begun_in(user, (await any_store.profile(user)).era):
        any_store.activity.leave(user, turn(user, "new"))
    await any_store.activity.record(user, turn(user, "last"))
    assert await said(any_store, user) == ["new", "last"]


async def test_turns_left_behind_are_written_though_nothing_follows(any_store: MemoryStore, user: str) -> None:
    await any_store.activity.record(user, turn(user, "first"))
    any_store.activity.leave(user, turn(user, "q"))
    for _ in range(100):
        await asyncio.sleep(SOON)
        if await said(any_store, user) == ["first", "q"]:
            return
    pytest.fail("it was never written")


async def test_a_store_that_closes_writes_what_was_left_at_once(
    any_settings: Settings, user: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_store(any_settings) as store:
        await store.activity.record(user, turn(user, "first"))
        monkeypatch.setattr(jobs, "LINGER", 3_600.0)
        store.activity.leave(user, turn(user, "q"))
    async with open_store(any_settings) as store:
        assert await said(store, user) == ["first", "q"]

"""A night makes one of what stands twice, and puts to the user what says the same otherwise; it removes nothing."""

from typing import Any

import pytest

from graphs.models.offline import OfflineModel
from stores import MemoryStore, Settings
from tests.conftest import Clock
from tests.graphs.nights import night, say


async def lives(store: MemoryStore, settings: Settings, user: str, clock: Clock) -> None:
    await say(store, user, "What a day")
    clock.advance(hours=8)
    done = await night(store, OfflineModel(), settings, user, clock)
    assert done.status == "completed", done


async def values(store: MemoryStore, user: str, **more: Any) -> list[str]:
    rows = await store.read(user, kind=None, limit=None, durability="durable", **more)
    return sorted(one.value for one in rows)


async def test_identical_statements_become_one_and_undo_brings_both_back(
    store: MemoryStore, settings: Settings, user: str, clock: Clock
) -> None:
    await store.write(user, key="chess", value="Plays chess on Sunday evenings", category="preference")
    await store.write(user, key="sundays", value="Plays chess on Sunday evenings", category="skill", kind="fact")
    assert len(await values(store, user)) == 2
    await lives(store, settings, user, clock)
    assert await values(store, user) == ["Plays chess on Sunday evenings"]
    assert "Plays chess on Sunday evenings" in (await store.document(user) or "")
    merged = [event for event in await store.history(user) if event.operation == "merged"]
    await store.undo(user, merged[0].batch)
    assert len(await values(store, user)) == 2


async def test_other_words_are_only_proposed_once_and_answered_in_a_review(
    store: MemoryStore, settings: Settings, user: str, clock: Clock
) -> None:
    await store.write(user, key="hiking", value="Likes hiking in mountains", category="preference")
    await store.write(user, key="hills", value="Enjoys trekking in the hills", category="preference", kind="fact")
    before = await values(store, user)
    await lives(store, settings, user, clock)
    clock.advance(days=1)
    await lives(store, settings, user, clock)
    assert await values(store, user) == before
    proposed = [event for event in await store.history(user) if event.operation == "merge_proposed"]
    assert len(proposed) == 1
    found = await store.review.questions(user)
    assert [doubt.sort for doubt in found] == ["same"]
    await store.review.answer(user, found[0].plain(), "yes")
    clock.advance(days=1)
    await lives(store, settings, user, clock)
    assert await store.review.questions(user) == []
    assert await values(store, user) == before


@pytest.mark.parametrize(("one", "two"), [("Likes tea", "Dislikes tea"), ("Speaks German", "Speaks Spanish")])
async def test_what_differs_is_left_alone(
    store: MemoryStore, settings: Settings, user: str, clock: Clock, one: str, two: str
) -> None:
    await store.write(user, key="one", value=one, category="preference")
    await store.write(user, key="two", value=two, category="preference")
    await lives(store, settings, user, clock)
    assert not [event for event in await store.history(user) if event.operation in ("merged", "merge_proposed")]

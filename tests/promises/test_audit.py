"""S5, S12: every difference in state is told by events, and a batch can be taken back byte for byte."""

import random
from collections.abc import Mapping
from typing import Any

from stores import MemoryStore, Status
from stores.areas.episodes import Happened
from stores.areas.facts import Statement
from tests.soak import times

STEPS = times(50, 400)
SHOWN = ("key", "value", "category", "state", "durability")
WORDS = ("rust", "tea", "chess", "kyiv", "postgres", "jazz", "hiking", "zig", "sauna", "lisp")


async def _state(store: MemoryStore, user: str) -> dict[str, Mapping[str, Any]]:
    rows = (await store.export(user))["memories"]
    return {
        row["id"]: {name: row[name] for name in ("key", "value", "category", "state", "durability")} for row in rows
    }


async def _random_step(store: MemoryStore, user: str, chance: random.Random, number: int) -> None:
    rows = await store.read(user, limit=None, kind=None)
    verb = chance.choice(("write", "write", "update", "forget", "daily", "undo", "note", "pause", "fact", "episode"))
    word = chance.choice(WORDS)
    if verb == "update" and rows:
        await store.update(user, chance.choice(rows).id, f"Now {word} number {number}")
    elif verb == "forget" and rows:
        await store.forget(user, chance.choice(rows).id)
    elif verb == "daily":
        await store.write(user, key=word, value=f"Saw {word} {number}", category="reading_history", durability="daily")
    elif verb == "undo":
        await store.undo(user)
    elif verb == "note":
        await store.write(user, value=f"Note {number} on {word}\nsecond line", kind="note")
    elif verb == "fact":
        await store.facts.supersede(user, Statement("personal", "interest", f"Into {word}"))
    elif verb == "episode":
        receipt = await store.episodes.create(user, Happened(f"On {word}", f"They spoke of {word}, time {number}"))
        if receipt.memory and number % 2:
            await store.episodes.archive(user, receipt.memory.id, reason="over")
    elif verb == "pause":
        await store.pause(user)
        await store.resume(user)
    else:
        await store.write(user, key=f"{word}_{number % 7}", value=f"Likes {word} {number}", category="preference")


async def test_replaying_the_events_gives_the_state(any_store: MemoryStore, user: str) -> None:
    chance = random.Random(7)
    for number in range(STEPS):
        await _random_step(any_store, user, chance, number)
    replayed: dict[str, Mapping[str, Any]] = {}
    for event in await any_store.history(user):
        if event.memory_id is None:
            continue
        assert event.before is None or event.memory_id in replayed
        assert event.after is not None
        replayed[event.memory_id] = event.after
    standing = {
        memory_id: {name: after[name] for name in SHOWN}
        for memory_id, after in replayed.items()
        if after["state"] != "forgotten"
    }
    assert standing == await _state(any_store, user)


async def test_a_night_is_taken_back_byte_for_byte(any_store: MemoryStore, user: str) -> None:
    for number, word in enumerate(WORDS):
        await any_store.write(user, key=word, value=f"Likes {word} since day {number}", category="preference")
    text, state = await any_store.document(user), await _state(any_store, user)
    async with any_store.batch(user, actor="nightly") as draft:
        await draft.update(user, "tea", "Prefers coffee now")
        await draft.update(user, "chess", "Gave up chess", category="personal_context")
        await draft.forget(user, "jazz")
        await draft.write(user, key="stack", value="Go and Kafka", category="work_context")
        await draft.write(user, key="seen", value="Read about tides", category="reading_history", durability="daily")
    assert await any_store.document(user) != text
    (batch,) = {receipt.batch for receipt in draft.receipts}
    receipt = await any_store.undo(user, batch=batch)
    assert (receipt.status, receipt.reason) == (Status.UPDATED, "")
    assert await any_store.document(user) == text
    assert await _state(any_store, user) == state


async def test_every_memory_says_where_it_comes_from(any_store: MemoryStore, user: str) -> None:
    await any_store.write(
        user, key="tea", value="Likes tea", category="preference", source="discussion:42", evidence="I like tea"
    )
    (row,) = await any_store.read(user)
    (event,) = await any_store.history(user, key=row.id)
    assert (row.source, row.evidence, event.source, event.actor) == (
        "discussion:42",
        "I like tea",
        "discussion:42",
        "user",
    )

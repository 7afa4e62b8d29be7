"""What was done to a memory is told, can be taken back, carried away and erased, on each database."""

from typing import Any

import pytest

from stores import MemoryStore, Status
from stores.errors import InvalidInput
from tests.stores.test_contract import remember


async def test_every_change_is_one_event_with_before_after_actor_and_reason(any_store: MemoryStore, user: str) -> None:
    await remember(any_store, user)
    await any_store.update(user, "role", "Staff Engineer", reason="promotion")
    await any_store.forget(user, "role", reason="asked")
    stored, updated, forgotten = await any_store.history(user, key="role")
    assert [event.operation for event in (stored, updated, forgotten)] == ["stored", "updated", "forgotten"]
    assert stored.before is None
    assert stored.after is not None
    assert updated.before is not None
    assert updated.before["value"] == "Senior Backend Engineer"
    assert (updated.actor, updated.reason) == ("user", "promotion")
    assert len({stored.batch, updated.batch, forgotten.batch}) == 3


async def test_undo_gives_back_the_same_bytes(any_store: MemoryStore, user: str) -> None:
    await remember(any_store, user)
    before = await any_store.document(user)
    await any_store.update(user, "role", "Staff Engineer")
    receipt = await any_store.undo(user)
    assert receipt.status is Status.UPDATED
    assert await any_store.document(user) == before
    await any_store.undo(user)
    assert await any_store.read(user) == []
    assert (await any_store.undo(user)).status is Status.UNCHANGED


async def test_a_named_batch_can_be_undone_while_later_ones_stay(any_store: MemoryStore, user: str) -> None:
    first = await any_store.write(user, key="role", value="Engineer", category="work_context")
    await any_store.write(user, key="company", value="Stripe", category="work_context")
    await any_store.undo(user, batch=first.batch)
    assert [row.key for row in await any_store.read(user)] == ["company"]
    assert (await any_store.undo(user, batch="no-such-batch")).status is Status.REJECTED


async def test_a_batch_shows_nothing_before_it_ends_and_is_one_unit_of_undo(any_store: MemoryStore, user: str) -> None:
    before = None
    await remember(any_store, user)
    before = await any_store.document(user)
    async with any_store.batch(user, actor="nightly") as draft:
        await draft.write(user, key="company", value="Stripe", category="work_context")
        await draft.update(user, "role", "Staff Engineer")
        assert [hit.key for hit in await draft.search(user, "Stripe")] == ["company"]
        assert await any_store.search(user, "Stripe") == []
    assert {row.key: row.value for row in await any_store.read(user)} == {"company": "Stripe", "role": "Staff Engineer"}
    assert len({receipt.batch for receipt in draft.receipts}) == 1
    await any_store.undo(user)
    assert await any_store.document(user) == before


async def test_a_batch_that_fails_and_a_dry_run_change_nothing(any_store: MemoryStore, user: str) -> None:
    await remember(any_store, user)
    before = (await any_store.document(user), await any_store.history(user))

    async def fail() -> None:
        async with any_store.batch(user) as draft:
            await draft.write(user, key="company", value="Stripe", category="work_context")
            raise RuntimeError

    with pytest.raises(RuntimeError):
        await fail()
    async with any_store.batch(user, dry_run=True) as draft:
        await draft.write(user, key="company", value="Stripe", category="work_context")
    assert "+- Company: Stripe" in draft.diff()
    assert (await any_store.document(user), await any_store.history(user)) == before


async def test_export_and_load_carry_everything_to_another_user(any_store: MemoryStore, user: str) -> None:
    await remember(any_store, user)
    await any_store.write(user, key="mood", value="Tired today", category="personal_context", durability="daily")
    await any_store.write(user, value="Two\nlines", kind="note")
    await any_store.activity.deliver(user, "p1", title="PostgreSQL 18 Released")
    data = await any_store.export(user)
    receipt = await any_store.load(f"{user}-copy", data)
    assert receipt.counts["stored"] == 3
    copy = await any_store.export(f"{user}-copy")

    def strip(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
        return [{name: value for name, value in row.items() if name != "id"} for row in rows]

    assert strip(copy["memories"]) == strip(data["memories"])
    assert copy["memory_md"] == data["memory_md"]
    assert copy["activity"] == data["activity"]
    assert (await any_store.load(f"{user}-copy", data)).status is Status.UNCHANGED


async def test_a_broken_export_is_refused_whole(any_store: MemoryStore, user: str) -> None:
    await remember(any_store, user)
    data = await any_store.export(user)
    data["memories"][0]["confidence"] = 7
    with pytest.raises(InvalidInput, match="Nothing was imported"):
        await any_store.load(f"{user}-copy", data)
    assert await any_store.read(f"{user}-copy") == []


async def test_clear_resets_everything_and_says_what_went(any_store: MemoryStore, user: str) -> None:
    await remember(any_store, user)
    await any_store.activity.message(user, f"talk-{user}", role="user", content="Hello")
    receipt = await any_store.clear(user)
    assert receipt.status is Status.DELETED
    assert (receipt.counts["memory"], receipt.counts["messages"]) == (1, 1)
    assert await any_store.read(user) == []
    assert await any_store.search(user, "engineer") == []
    assert "Engineer" not in (await any_store.document(user) or "")
    assert [event.operation for event in await any_store.history(user)] == ["cleared"]


async def test_erasing_one_memory_leaves_none_of_its_words(any_store: MemoryStore, user: str) -> None:
    await any_store.activity.message(user, f"t-{user}", role="user", content="My hobby is falconry", id="m")
    await any_store.write(
        user, key="hobby", value="Falconry", category="personal_context", evidence="My hobby is falconry"
    )
    await any_store.write(user, key="mood", value="Tired", category="personal_context", durability="daily")
    receipt = await any_store.forget(user, "hobby", erase=True)
    assert receipt.status is Status.DELETED
    whole = str(await any_store.export(user)) + str(await any_store.history(user)) + str(await any_store.document(user))
    assert "falconry" not in whole.casefold()
    assert "Tired" in whole


async def test_merging_leaves_one_memory_and_undo_brings_both_back(any_store: MemoryStore, user: str) -> None:
    ids = [await remember(any_store, user, key, f"Knows {key}") for key in ("rust", "zig")]
    receipt = await any_store.merge(user, ids, "Knows Rust and Zig")
    assert receipt.status is Status.MERGED
    assert [row.value for row in await any_store.read(user)] == ["Knows Rust and Zig"]
    await any_store.undo(user)
    assert len(await any_store.read(user)) == 2

"""What a person looks through and steers: lists, pinning, one change taken back, how long things are kept."""

import json
from collections.abc import AsyncIterator

import pytest

from stores import MemoryStore, open_store
from stores.errors import InvalidInput
from stores.records import Code, Memory, Receipt, Status
from stores.settings import Settings
from tests.conftest import Clock


def made(receipt: Receipt) -> Memory:
    assert receipt.memory is not None
    return receipt.memory


@pytest.fixture
async def store(settings: Settings) -> AsyncIterator[MemoryStore]:
    async with open_store(settings) as opened:
        yield opened


async def test_a_pinned_memory_stands_under_key_facts_and_undo_brings_it_back(
    any_store: MemoryStore, user: str
) -> None:
    kept = await any_store.write(user, key="tea", value="Drinks green tea", category="preference")
    before = await any_store.document(user)
    pinned = await any_store.pin(user, made(kept).id)
    assert (pinned.status, made(pinned).pinned, made(pinned).category) == (Status.UPDATED, True, "personal_context")
    text = await any_store.document(user) or ""
    assert text.index("## Key Facts") < text.index("green tea")
    assert (await any_store.pin(user, "tea")).status is Status.UNCHANGED
    assert [event.operation for event in await any_store.history(user, "tea")] == ["stored", "updated"]
    assert (await any_store.undo(user, pinned.batch)).status is Status.UPDATED
    assert await any_store.document(user) == before


async def test_unpinned_it_returns_to_its_category(store: MemoryStore) -> None:
    await store.write("ann", key="tea", value="Drinks green tea", category="preference")
    before = await store.document("ann")
    await store.pin("ann", "tea")
    let_go = await store.pin("ann", "tea", pinned=False)
    assert (made(let_go).category, made(let_go).pinned) == ("preference", False)
    assert await store.document("ann") == before
    assert (await store.pin("ann", "tea", pinned=False)).status is Status.UNCHANGED


async def test_what_stands_elsewhere_is_not_pinned(store: MemoryStore) -> None:
    await store.write("ann", key="language", value="Speaks Portuguese", kind="fact", category="skill")
    await store.write("ann", key="today", value="Is at a conference", category="work_context", durability="daily")
    assert (await store.pin("ann", "language", kind="fact")).code is Code.KIND
    assert (await store.pin("ann", "today")).code is Code.KIND
    assert (await store.pin("ann", "nothing")).code is Code.UNKNOWN
    await store.pause("ann")
    assert (await store.pin("ann", "language", kind="fact")).code is Code.PAUSED


async def test_memories_are_listed_in_the_order_of_the_document(any_store: MemoryStore, user: str) -> None:
    await any_store.write(user, key="language", value="Speaks Portuguese", kind="fact", category="skill")
    await any_store.write(user, key="role", value="Works as a nurse", category="work_context")
    await any_store.write(user, key="tea", value="Drinks green tea", category="preference")
    await any_store.write(user, key="dog", value="Has a dog called Rex", category="personal_context")
    await any_store.pin(user, "dog")
    await any_store.write(user, key="today", value="Is at a conference", category="work_context", durability="daily")
    whole = await any_store.browse.page(user)
    assert [one.key for one in whole.memories] == ["tea", "role", "dog", "language"]
    assert whole.total == 4
    assert whole.categories["memory", "preference"] == 1
    assert [one.key for one in (await any_store.browse.page(user, offset=1, limit=2)).memories] == ["role", "dog"]
    assert [one.key for one in (await any_store.browse.page(user, kind="fact")).memories] == ["language"]
    assert [one.key for one in (await any_store.browse.page(user, kind="daily")).memories] == ["today"]
    assert [one.key for one in (await any_store.browse.page(user, category="preference")).memories] == ["tea"]
    assert (await any_store.browse.page("ben")).total == 0


async def test_how_often_agents_recalled_a_memory_is_counted(any_store: MemoryStore, user: str) -> None:
    await any_store.write(user, key="tea", value="Drinks green tea", category="preference")
    for _ in range(3):
        await any_store.search(user, "tea", viewer="agent")
    assert (await any_store.browse.page(user)).memories[0].recalls == 3
    await any_store.write(user, key="role", value="Works as a nurse", category="work_context")
    await any_store.search(user, "tea", viewer="agent")
    assert [one.recalls for one in (await any_store.browse.page(user)).memories] == [4, 0]


async def test_an_article_is_named_by_the_memory_or_by_its_conversation(any_store: MemoryStore, user: str) -> None:
    await any_store.activity.deliver(user, "post-7", title="Why SQLite is enough")
    await any_store.activity.message(
        user, f"{user}-talk", role="user", content="I use SQLite at work", post_id="post-7"
    )
    one = await any_store.write(
        user, key="db", value="Uses SQLite at work", category="work_context", conversation_id=f"{user}-talk"
    )
    two = await any_store.write(
        user, key="pg", value="Avoids Oracle", category="preference", details={"source_post_id": "post-9"}
    )
    three = await any_store.write(user, key="tea", value="Drinks green tea", category="preference")
    found = [made(one), made(two), made(three)]
    titles = await any_store.browse.articles(user, found)
    assert titles == {made(one).id: "Why SQLite is enough", made(two).id: "post-9"}


async def test_one_change_among_several_is_taken_back(any_store: MemoryStore, user: str) -> None:
    kept = await any_store.write(user, key="tea", value="Drinks green tea", category="preference")
    await any_store.update(user, "tea", "Drinks black tea")
    await any_store.pin(user, "tea")
    first, second, _ = await any_store.history(user, made(kept).id)
    receipt = await any_store.take_back(user, second.id)
    assert (made(receipt).value, made(receipt).pinned) == ("Drinks green tea", True)
    assert "Drinks green tea" in (await any_store.document(user) or "")
    assert (await any_store.take_back(user, second.id)).status is Status.UNCHANGED
    await any_store.undo(user, receipt.batch)
    assert [one.value for one in await any_store.read(user)] == ["Drinks black tea"]
    assert (await any_store.take_back(user, first.id)).status is Status.UPDATED
    assert await any_store.get(user, "tea") is None
    assert (await any_store.take_back("ben", first.id)).code is Code.UNKNOWN


async def test_a_document_saved_on_an_old_text_is_refused_and_merged(store: MemoryStore) -> None:
    await store.write("ann", key="tea", value="Drinks green tea", category="preference")
    base = await store.document("ann") or ""
    await store.write("ann", key="role", value="Works as a nurse", category="work_context")
    edited = base.replace("green", "black")
    refused = await store.save_document("ann", edited, base=base)
    assert refused.code is Code.CHANGED_SINCE
    current, merged = await store.merged_document("ann", base, edited)
    assert "black tea" in merged
    assert "nurse" in merged
    assert (await store.save_document("ann", merged, base=current)).status is Status.UPDATED
    assert {one.value for one in await store.read("ann")} == {"Drinks black tea", "Works as a nurse"}


async def test_notes_and_conversations_go_when_the_user_says(settings: Settings) -> None:
    clock = Clock()
    async with open_store(settings, clock=clock) as store:
        for name in ("ann", "ben"):
            await store.write(
                name, key="today", value="Is at a conference", category="work_context", durability="daily"
            )
            await store.activity.message(name, f"talk-{name}", role="user", content="Hello there")
        assert (await store.set_retention("ann", notes=3, messages=2)).status is Status.UPDATED
        assert (await store.set_retention("ann", notes=3, messages=2)).status is Status.UNCHANGED
        assert ((await store.profile("ann")).note_days, (await store.profile("ben")).note_days) == (3, None)
        clock.advance(days=5)
        assert await store.search("ann", "conference") == []
        assert "ann" in await store.runs.expired(settings, clock.now)
        assert await store.prune("ann") == {"daily_notes": 1, "messages": 1}
        assert await store.prune("ben") == {}
        assert await store.conversations.all("ann") == []
        with pytest.raises(InvalidInput, match="between 1 and"):
            await store.set_retention("ann", notes=0, messages=None)


async def test_a_dry_run_of_an_import_tells_and_changes_nothing(store: MemoryStore) -> None:
    await store.write("ann", key="tea", value="Drinks green tea", category="preference")
    await store.activity.message("ann", "talk", role="user", content="Hello there")
    data = await store.export("ann")
    told = await store.load_from("ben", text=json.dumps(data), dry_run=True)
    assert (told.changes, told.counts["stored"], told.counts["messages"]) == (True, 1, 1)
    assert await store.read("ben") == []
    assert await store.conversations.all("ben") == []
    assert (await store.load_from("ben", text=json.dumps(data))).counts == told.counts

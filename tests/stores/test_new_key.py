"""A memory may be given another key with its value: the label follows, id and history stay."""

import pytest

from stores import MemoryStore, Said, Status
from stores.changes import NewValue
from stores.records import Code
from stores.search.apart import speak_in


async def remember(store: MemoryStore, user: str, key: str, value: str, category: str = "preference") -> str:
    receipt = await store.write(user, key=key, value=value, category=category)
    assert receipt.memory is not None
    return receipt.memory.id


@pytest.mark.parametrize(
    ("key", "value", "new_key", "new_value", "line"),
    [
        ("likes_tea", "Likes tea", "Likes coffee", "Likes coffee", "- Likes coffee"),
        ("любить_чай", "Любить чай", "любить_каву", "Любить каву", "- Любить каву"),
    ],
)
async def test_the_label_follows_the_value_and_id_and_history_stay(
    any_store: MemoryStore, user: str, key: str, value: str, new_key: str, new_value: str, line: str
) -> None:
    memory_id = await remember(any_store, user, key, value)
    await remember(any_store, user, "reads_daily", "Reads every day")
    before = await any_store.document(user) or ""
    receipt = await any_store.update(user, key, new_value, new_key=new_key)
    assert receipt.status is Status.UPDATED
    row = await any_store.get(user, new_key)
    assert row is not None
    assert (row.id, row.value) == (memory_id, new_value)
    assert await any_store.get(user, key) is None
    text = await any_store.document(user) or ""
    assert text.splitlines().index(next(one for one in text.splitlines() if one.startswith(line))) == next(
        at for at, one in enumerate(before.splitlines()) if value in one
    )
    assert value not in text
    assert [event.operation for event in await any_store.history(user, key=new_key)] == ["stored", "updated"]
    assert [event.operation for event in await any_store.history(user, key=key)] == ["stored", "updated"]
    await any_store.undo(user)
    assert await any_store.document(user) == before
    assert (await any_store.get(user, key)) is not None


async def test_a_key_that_another_memory_has_is_refused_and_nothing_changes(any_store: MemoryStore, user: str) -> None:
    await remember(any_store, user, "likes_tea", "Likes tea")
    other = await remember(any_store, user, "likes_coffee", "Likes coffee in the morning", "personal_context")
    before = (await any_store.document(user), await any_store.history(user))
    receipt = await any_store.update(user, "likes_tea", "Likes strong coffee", new_key="likes_coffee")
    assert (receipt.status, receipt.code) == (Status.REJECTED, Code.TAKEN)
    assert "likes_coffee" in receipt.reason
    assert [memory.id for memory in receipt.similar] == [other]
    assert (await any_store.document(user), await any_store.history(user)) == before


@pytest.mark.parametrize("new_key", ["two\nlines", "a: b", "k" * 300, "  "])
async def test_a_key_that_cannot_be_one_is_refused(any_store: MemoryStore, user: str, new_key: str) -> None:
    await remember(any_store, user, "likes_tea", "Likes tea")
    receipt = await any_store.update(user, "likes_tea", "Likes coffee", new_key=new_key)
    assert (receipt.status, receipt.code) == (Status.REJECTED, Code.KEY)


async def test_neither_key_is_barred_afterwards(any_store: MemoryStore, user: str) -> None:
    said = Said("I like tea. I like coffee.")
    await remember(any_store, user, "likes_tea", "Likes tea")
    await any_store.update(user, "likes_tea", "Likes coffee", new_key="likes_coffee")
    again = await any_store.write(
        user, key="likes_tea", value="Likes tea", category="preference", author="agent", evidence=said
    )
    assert again.status is Status.STORED
    changed = await any_store.update(user, "likes_coffee", "Likes coffee a lot", author="user")
    assert changed.status is Status.UPDATED


async def test_the_line_moves_to_the_section_of_its_new_key_and_category(any_store: MemoryStore, user: str) -> None:
    await remember(any_store, user, "reach", "Kyiv time", "work_context")
    await any_store.update(user, "reach", "Europe/Kyiv", new_key="timezone", category="personal_context")
    text = await any_store.document(user) or ""
    assert text.index("## Key Facts") < text.index("- Timezone: Europe/Kyiv")
    assert "Reach" not in text


async def test_a_daily_memory_is_retracted_and_told_anew(any_store: MemoryStore, user: str) -> None:
    await any_store.write(user, key="mood", value="Tired today", category="personal_context", durability="daily")
    receipt = await any_store.update(user, "mood", "Tired of meetings today", new_key="meetings")
    assert receipt.memory is not None
    assert [row.key for row in await any_store.read(user)] == ["meetings"]
    text = await any_store.document(user, receipt.memory.day) or ""
    assert "Tired of meetings today" in text
    assert "Retract" in text


async def test_what_daily_notes_tell_of_it_is_still_taken_back_when_it_is_forgotten(
    any_store: MemoryStore, user: str
) -> None:
    await remember(any_store, user, "likes_tea", "Likes tea")
    line = "Learned today that tea is their drink"
    await any_store.write(
        user, key="learned", value=line, category="preference", durability="daily", details={"about": "likes_tea"}
    )
    note = await any_store.get(user, "learned")
    assert note is not None
    before = await any_store.document(user, note.day)
    await any_store.update(user, "likes_tea", "Likes green tea", new_key="likes_green_tea")
    assert await any_store.document(user, note.day) == before
    await any_store.undo(user)
    assert await any_store.document(user, note.day) == before
    await any_store.update(user, "likes_tea", "Likes green tea", new_key="likes_green_tea")
    await any_store.forget(user, "likes_green_tea")
    assert await any_store.search(user, "tea") == []


async def test_a_batch_passes_it_on_and_sees_it(any_store: MemoryStore, user: str) -> None:
    memory_id = await remember(any_store, user, "likes_tea", "Likes tea")
    async with any_store.batch(user, actor="nightly") as draft:
        await draft.change(user, NewValue("likes_tea", "Likes coffee", new_key="likes_coffee"), actor="nightly")
        assert [hit.key for hit in await draft.search(user, "coffee")] == ["likes_coffee"]
        assert await draft.get(user, "likes_tea") is None
    assert [(row.id, row.key) for row in await any_store.read(user)] == [(memory_id, "likes_coffee")]
    assert [hit.key for hit in await any_store.search(user, "coffee")] == ["likes_coffee"]


async def test_a_persons_edit_made_meanwhile_is_kept(store: MemoryStore, user: str) -> None:
    await remember(store, user, "likes_tea", "Likes tea")
    await remember(store, user, "role", "Engineer", "work_context")
    await store.save_document(user, (await store.document(user) or "").replace("Engineer", "Gardener"))
    await store.update(user, "likes_tea", "Likes coffee", new_key="likes_coffee")
    assert {row.key: row.value for row in await store.read(user)} == {
        "likes_coffee": "Likes coffee",
        "role": "Gardener",
    }


async def test_a_memory_that_is_told_anew_belongs_to_the_conversation_that_told_it(store: MemoryStore) -> None:
    """What is said in a conversation that keeps its words to itself must not stand under an older one that shares."""
    await store.write("ann", key="city", value="Lives in Lviv", category="personal_context", conversation_id="first")
    said = "I live in Odesa"
    receipt = await store.update("ann", "city", "Lives in Odesa", evidence=said, conversation_id="second")
    assert receipt.memory
    assert receipt.memory.conversation_id == "second"
    speak_in("third")
    try:
        receipt = await store.update("ann", "city", "Lives in Izmail", evidence="I live in Izmail")
    finally:
        speak_in(None)
    assert receipt.memory
    assert receipt.memory.conversation_id == "third"
    receipt = await store.update("ann", "city", "Lives in Reni")
    assert receipt.memory
    assert receipt.memory.conversation_id == "third"

"""What a user chose for their conversations: kept, audited, theirs alone, and carried along by an export."""

import pytest

from stores import MemoryStore
from stores.errors import InvalidInput
from stores.records import Status


async def test_a_language_is_chosen_and_given_up(store: MemoryStore) -> None:
    assert (await store.profile("ann")).language is None
    assert (await store.choices.set_language("ann", "de")).status is Status.UPDATED
    assert (await store.choices.set_language("ann", "de")).status is Status.UNCHANGED
    assert ((await store.profile("ann")).language, (await store.profile("ben")).language) == ("de", None)
    await store.choices.set_language("ann", None)
    assert (await store.profile("ann")).language is None
    assert [event.operation for event in await store.history("ann")] == ["language_chosen", "language_chosen"]


async def test_an_unknown_language_is_refused(store: MemoryStore) -> None:
    with pytest.raises(InvalidInput):
        await store.choices.set_language("ann", "tlh")


async def test_a_conversation_is_kept_by_itself_before_and_after_it_begins(store: MemoryStore) -> None:
    assert (await store.choices.keep_here("ann", "talk", True)).status is Status.UPDATED
    assert await store.conversations.open("ann") == []
    await store.activity.message("ann", "talk", role="user", content="Hello")
    found = await store.conversations.get("ann", "talk")
    assert found is not None
    assert found.kept_here
    assert len(await store.conversations.open("ann")) == 1
    await store.choices.keep_here("ben", "talk", False)
    found = await store.conversations.get("ann", "talk")
    assert found is not None
    assert found.kept_here


async def test_choices_come_along_with_an_export(store: MemoryStore) -> None:
    await store.choices.set_language("ann", "uk")
    await store.choices.set_quiet("ann", True)
    await store.activity.message("ann", "talk", role="user", content="Hello")
    await store.choices.keep_here("ann", "talk", True)
    await store.load("zoe", await store.export("ann"))
    profile = await store.profile("zoe")
    assert (profile.language, profile.quiet) == ("uk", True)
    assert [one.kept_here for one in await store.conversations.all("zoe")] == [True]

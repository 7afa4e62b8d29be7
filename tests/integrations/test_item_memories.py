"""The namespace `("memories", user)` is the user's real memory: gate, audit, MEMORY.md, and exact values."""

from typing import Any
from uuid import uuid4

import pytest

from integrations.items import UserMemoryStore
from stores import MemoryStore
from stores.areas.items.namespaces import label_of


def _at(user: str) -> tuple[str, str]:
    return "memories", label_of(user)


UUID = "8c6f1e34-5b9a-4c1d-9f7e-2a6d0b3c4e51"


@pytest.mark.parametrize(
    "value",
    [
        {"content": "Likes green tea"},
        {"content": "Lives in Odesa", "tags": ["home", "ї"], "n": 1.5, "none": None},
        {"kind": "Memory", "content": {"content": "Speaks Ukrainian and German"}},
        {"food": "allergic to nuts", "since": 2020},
        {"text": "First line\nsecond line of the note"},
    ],
)
async def test_get_returns_exactly_what_was_put(any_items: UserMemoryStore, user: str, value: Any) -> None:
    for number, key in enumerate(("plain", "Two Words", "a:b[c]", "k" * 200, UUID, "x.y/z", "ключ")):
        somebody = _at(f"{user}-{number}")
        await any_items.aput(somebody, key, value)
        item = await any_items.aget(somebody, key)
        assert item is not None, key
        assert (item.namespace, item.key, item.value) == (somebody, key, value)
        assert [(found.key, found.value) for found in any_items.search(somebody)] == [(key, value)]


async def test_a_put_is_in_the_file_in_the_history_and_in_the_search_of_agents(
    any_store: MemoryStore, any_items: UserMemoryStore, user: str
) -> None:
    any_items.put(_at(user), "drink", {"content": "Likes green tea", "category": "preference"})
    assert "- Drink: Likes green tea" in (await any_store.document(user) or "")
    [event] = await any_store.history(user)
    assert (event.operation, event.actor) == ("stored", "app")
    assert (event.after or {})["author"] == "app"
    assert [hit.value for hit in await any_store.search(user, "green tea")] == ["Likes green tea"]
    any_items.put(_at(user), "drink", {"content": "Likes coffee"})
    any_items.delete(_at(user), "drink")
    assert [one.operation for one in await any_store.history(user)] == ["stored", "updated", "forgotten"]
    assert "coffee" not in (await any_store.document(user) or "")
    assert any_items.get(_at(user), "drink") is None
    any_items.put(_at(user), "drink", {"content": "Likes coffee"})
    assert any_items.get(_at(user), "drink") is not None


async def test_the_same_words_under_two_keys_are_two_items(any_items: UserMemoryStore, user: str) -> None:
    first, second = str(uuid4()), str(uuid4())
    for key in (first, second, "Tea", "tea"):
        await any_items.aput(_at(user), key, {"content": "Likes green tea"})
    assert {item.key for item in await any_items.asearch(_at(user))} == {first, second, "Tea", "tea"}
    await any_items.adelete(_at(user), first)
    assert {item.key for item in await any_items.asearch(_at(user))} == {second, "Tea", "tea"}


@pytest.mark.parametrize(
    "value",
    [
        {"content": "My password is hunter2-Xq9!"},
        {"content": "Fine words", "api_key": "sk-proj-4f9A8s7d6F5g4H3j2K1l0QwErTyUiOp"},
        {"content": "def f(x):\n    return x + 1\n\nprint(f(2))"},
        {},
    ],
)
async def test_what_the_gate_refuses_raises_with_the_reason(items: UserMemoryStore, value: Any) -> None:
    with pytest.raises(ValueError, match=r"secret|looks like|empty"):
        await items.aput(_at("ann"), "k", value)
    with pytest.raises(ValueError, match=r"secret|looks like|empty"):
        items.put(_at("ann"), "k", value)
    assert await items.aget(_at("ann"), "k") is None


async def test_a_paused_user_is_neither_written_for_nor_read_for(store: MemoryStore, items: UserMemoryStore) -> None:
    await items.aput(_at("ann"), "k", {"content": "Likes green tea"})
    await store.pause("ann")
    with pytest.raises(ValueError, match="paused"):
        await items.aput(_at("ann"), "k2", {"content": "Likes coffee"})
    with pytest.raises(ValueError, match="paused"):
        await items.adelete(_at("ann"), "k")
    assert await items.aget(_at("ann"), "k") is None
    assert await items.asearch(_at("ann")) == []
    await store.resume("ann")
    assert await items.aget(_at("ann"), "k") is not None


async def test_what_the_user_said_is_found_by_id_and_by_key_and_a_put_changes_it(
    store: MemoryStore, items: UserMemoryStore
) -> None:
    receipt = await store.write("ann", key="role", value="Backend engineer", category="work_context")
    assert receipt.memory is not None
    [found] = await items.asearch(_at("ann"), query="engineer")
    assert (found.key, found.value["content"]) == (receipt.memory.id, "Backend engineer")
    assert (await items.aget(_at("ann"), "role")).value == found.value  # type: ignore[union-attr]  # it is there
    await items.aput(_at("ann"), found.key, {"content": "Data engineer"})
    assert [one.value for one in await store.read("ann")] == ["Data engineer"]


async def test_a_line_changed_in_the_file_shows_in_the_item(store: MemoryStore, items: UserMemoryStore) -> None:
    await items.aput(_at("ann"), "drink", {"content": "Likes green tea", "tag": 7})
    text = await store.document("ann") or ""
    await store.save_document("ann", text.replace("green tea", "white tea"))
    item = await items.aget(_at("ann"), "drink")
    assert item is not None
    assert item.value == {"content": "Likes white tea", "tag": 7}


async def test_a_query_ranks_all_memories_and_a_filter_chooses(any_items: UserMemoryStore, user: str) -> None:
    for key, text in (("a", "Likes green tea"), ("b", "Works as a nurse"), ("c", "Plays chess on Sundays")):
        await any_items.aput(_at(user), key, {"content": text, "letter": key})
    found = await any_items.asearch(_at(user), query="chess")
    assert found[0].key == "c"
    assert len(found) == 3
    assert [item.key for item in await any_items.asearch(_at(user), filter={"letter": {"$gt": "a"}}, limit=1)] == ["c"]


async def test_nobody_reads_memories_of_several_users_at_once(any_items: UserMemoryStore, user: str) -> None:
    await any_items.aput(_at(user), "k", {"content": "Likes zyzzyva beetles"})
    for prefix in ((), ("memories",)):
        assert "zyzzyva" not in str(await any_items.asearch(prefix, query="zyzzyva", limit=1_000))
    assert _at(user) in await any_items.alist_namespaces(prefix=("memories",), limit=10_000)
    assert await any_items.alist_namespaces(prefix=_at(user)) == [_at(user)]


async def test_undo_takes_back_what_a_program_did(store: MemoryStore, items: UserMemoryStore) -> None:
    await items.aput(_at("ann"), "drink", {"content": "Likes green tea"})
    await items.aput(_at("ann"), "drink", {"content": "Likes coffee"})
    await store.undo("ann")
    assert (await items.aget(_at("ann"), "drink")).value == {"content": "Likes green tea"}  # type: ignore[union-attr]  # it is there


@pytest.mark.parametrize("kind", ["observation", "episode"])
async def test_what_an_agent_learned_is_no_memory_of_the_user(any_items: UserMemoryStore, user: str, kind: str) -> None:
    learned = {"kind": kind, "content": "The reader pays the Harbour Trust"}
    with pytest.raises(ValueError, match="an agent's own notes"):
        await any_items.aput(_at(user), "learned", learned)
    assert "Harbour Trust" not in (await any_items.store.document(user) or "")
    await any_items.aput(("users", label_of(user), "learned"), "learned", learned)

"""A query on items reads what changed since the last one, and never answers with less than the rows hold."""

from typing import Any

import pytest

from integrations.items import UserMemoryStore
from stores import MemoryStore, Settings, open_store
from stores.areas.items import order
from tests.conftest import Clock


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The values that were indexed."""
    values: list[Any] = []
    whole = order.texts_at

    def texts_at(value: Any, path: str) -> Any:
        values.append(value)
        return whole(value, path)

    monkeypatch.setattr(order, "texts_at", texts_at)
    return values


def _best(items: UserMemoryStore, space: tuple[str, ...], query: str) -> list[str]:
    return [item.key for item in items.search(space, query=query) if item.score]


def test_only_what_changed_is_indexed_again(any_items: UserMemoryStore, user: str, read: list[Any]) -> None:
    for number in range(5):
        any_items.put((user, "docs"), f"k{number}", {"text": f"tea of sort {number}"})
    assert len(_best(any_items, (user,), "tea")) == 5
    assert len(read) == 5
    any_items.put((user, "other"), "k", {"text": "coffee"})
    assert _best(any_items, (user,), "coffee") == ["k"]
    assert len(read) == 6
    any_items.put((user, "docs"), "k3", {"text": "coffee with milk"})
    assert sorted(_best(any_items, (user,), "coffee")) == ["k", "k3"]
    assert len(read) == 7
    any_items.delete((user, "docs"), "k3")
    assert _best(any_items, (user,), "coffee") == ["k"]
    assert len(read) == 7


def test_a_value_put_again_in_the_same_moment_is_found(items: UserMemoryStore) -> None:
    """The clock of these tests stands still."""
    items.put(("docs",), "k", {"text": "tea"})
    assert _best(items, ("docs",), "tea") == ["k"]
    items.put(("docs",), "k", {"text": "coffee"})
    assert _best(items, ("docs",), "tea") == []
    assert _best(items, ("docs",), "coffee") == ["k"]


async def test_what_another_process_puts_or_deletes_is_seen(any_settings: Settings, user: str) -> None:
    async with open_store(any_settings) as here, open_store(any_settings) as there:
        mine, theirs = UserMemoryStore(here), UserMemoryStore(there)
        mine.put((user,), "a", {"text": "tea"})
        assert _best(mine, (user,), "tea") == ["a"]
        theirs.put((user,), "b", {"text": "green tea"})
        theirs.delete((user,), "a")
        assert _best(mine, (user,), "tea") == ["b"]


def test_an_expired_item_is_not_found_though_nothing_was_written(
    store: MemoryStore, items: UserMemoryStore, clock: Clock
) -> None:
    items.put(("docs",), "short", {"text": "tea"}, ttl=10)
    items.put(("docs",), "long", {"text": "tea"})
    assert sorted(_best(items, ("docs",), "tea")) == ["long", "short"]
    clock.advance(minutes=11)
    assert _best(items, ("docs",), "tea") == ["long"]


def test_a_page_of_a_filtered_query_goes_on_where_the_last_ended(any_items: UserMemoryStore, user: str) -> None:
    for number in range(30):
        any_items.put((user,), f"k{number:02}", {"text": "tea " * (1 + number % 3), "even": number % 2 == 0})
    pages = [
        [item.key for item in any_items.search((user,), query="tea", filter={"even": True}, limit=6, offset=start)]
        for start in (0, 6, 12)
    ]
    assert [len(page) for page in pages] == [6, 6, 3]
    assert len({key for page in pages for key in page}) == 15


def test_what_matches_nothing_comes_after_what_does_newest_first(any_items: UserMemoryStore, user: str) -> None:
    for key, text in (("old", "coffee"), ("hit", "tea"), ("new", "milk")):
        any_items.put((user,), key, {"text": text})
    any_items.put((user,), "silent", {"text": "tea"}, index=False)
    found = any_items.search((user,), query="tea")
    assert [(item.key, bool(item.score)) for item in found] == [
        ("hit", True), ("new", False), ("old", False), ("silent", False),
    ]  # fmt: skip
    assert found[-1].score is None


async def test_erased_items_leave_the_process(store: MemoryStore, items: UserMemoryStore, user: str) -> None:
    await items.aput(("users", user), "k", {"text": "tea"})
    assert _best(items, ("users", user), "tea") == ["k"]
    await store.clear(user)
    assert not store.items._rankings._kept


async def test_a_pause_keeps_the_memory_from_learning_and_the_program_from_nothing(
    store: MemoryStore, items: UserMemoryStore, user: str
) -> None:
    """Plain items are the program's own data about its user; a memory put while paused is refused."""
    await items.aput(("users", user), "draft", {"text": "Dear Bob"})
    await store.pause(user)
    await items.aput(("users", user), "draft", {"text": "Dear Bob, hello"})
    item = await items.aget(("users", user), "draft")
    assert item is not None
    assert item.value == {"text": "Dear Bob, hello"}
    with pytest.raises(ValueError, match="paused"):
        await items.aput(("memories", user), "drink", {"content": "Likes tea"})

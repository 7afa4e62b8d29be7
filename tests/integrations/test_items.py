"""Plain items behave as in LangGraph's own SQL stores, on SQLite and on PostgreSQL, sync and async."""

import asyncio
from collections import Counter
from typing import Any

import pytest
from langgraph.store.base import (
    GetOp,
    InvalidNamespaceError,
    Item,
    ListNamespacesOp,
    MatchCondition,
    PutOp,
    SearchOp,
)

from integrations.items import UserMemoryStore, open_items
from stores import MemoryStore, Settings, open_store
from stores.areas.items.namespaces import home_of, label_of, owner_of, user_of
from tests.conftest import Clock
from tests.soak import times

CROWD = times(300, 6_000)
ROOT = "things"


@pytest.fixture(autouse=True)
def _own_root(monkeypatch: pytest.MonkeyPatch, user: str) -> None:
    """PostgreSQL is shared by all tests of a process: each has a root of its own."""
    monkeypatch.setitem(globals(), "ROOT", user)


def _keys(found: Any) -> list[str]:
    return [item.key for item in found]


async def test_what_is_put_is_got_and_what_is_deleted_is_gone(any_items: UserMemoryStore) -> None:
    space = (ROOT, "docs")
    value = {"text": "Тест 汉字 🙂", "n": 1.5, "big": 2**60, "list": [1, None, {"x": True}], "none": None, "": ""}
    await any_items.aput(space, "a/b c", value)
    item = await any_items.aget(space, "a/b c")
    assert isinstance(item, Item)
    assert (item.namespace, item.key, item.value) == (space, "a/b c", value)
    assert any_items.get(space, "a/b c") == item
    await any_items.aput(space, "a/b c", {"n": 2})
    again = any_items.get(space, "a/b c")
    assert again is not None
    assert again.value == {"n": 2}
    assert again.created_at == item.created_at
    assert again.updated_at > item.updated_at
    any_items.delete(space, "a/b c")
    assert await any_items.aget(space, "a/b c") is None
    await any_items.adelete(space, "never there")


async def test_a_batch_reads_what_was_there_before_it_and_its_last_put_counts(any_items: UserMemoryStore) -> None:
    space = (ROOT,)
    any_items.put(space, "old", {"n": 0})
    results = any_items.batch(
        [
            PutOp(space, "old", {"n": 1}),
            GetOp(space, "old"),
            PutOp(space, "old", {"n": 2}),
            SearchOp(space),
            ListNamespacesOp((MatchCondition("prefix", space),)),
            PutOp(space, "new", {"n": 3}),
            PutOp(space, "new", None),
        ]
    )
    assert [results[place] for place in (0, 2, 5, 6)] == [None] * 4
    assert results[1].value == {"n": 0}  # type: ignore[union-attr]  # an item
    assert [item.value for item in results[3]] == [{"n": 0}]  # type: ignore[union-attr]  # items
    assert results[4] == [space]
    assert [item.value for item in any_items.search(space)] == [{"n": 2}]


@pytest.mark.parametrize("bad", [(), ("",), ("a.b",), ("langgraph", "x")])
def test_namespaces_that_langgraph_forbids_are_refused(items: UserMemoryStore, bad: tuple[str, ...]) -> None:
    with pytest.raises(InvalidNamespaceError):
        items.put(bad, "k", {})


def test_a_prefix_means_whole_labels_spelled_the_same(any_items: UserMemoryStore) -> None:
    spaces = [
        (ROOT, "foo"),
        (ROOT, "foo", "x"),
        (ROOT, "foobar"),
        (ROOT, "FOO"),
        (ROOT, "f%"),
        (ROOT, "f_o"),
        (ROOT, "f*"),
    ]
    for space in spaces:
        any_items.put(space, "k", {"at": list(space)})
    assert {item.namespace for item in any_items.search((ROOT, "foo"))} == {(ROOT, "foo"), (ROOT, "foo", "x")}
    for name in ("f%", "f_o", "f*", "FOO"):
        assert [item.namespace for item in any_items.search((ROOT, name))] == [(ROOT, name)]
    assert len(any_items.search((), limit=10_000)) >= len(spaces)


def test_namespaces_are_listed_by_prefix_suffix_stars_and_depth(any_items: UserMemoryStore) -> None:
    for space in (("a", "b", "c"), ("a", "b", "d", "e"), ("a", "x", "c"), ("z", "c")):
        any_items.put((ROOT, *space), "k", {})
    listed = any_items.list_namespaces
    assert listed(prefix=(ROOT, "a", "b")) == [(ROOT, "a", "b", "c"), (ROOT, "a", "b", "d", "e")]
    assert listed(prefix=(ROOT,), suffix=("c",)) == [(ROOT, "a", "b", "c"), (ROOT, "a", "x", "c"), (ROOT, "z", "c")]
    assert listed(prefix=(ROOT, "*", "x")) == [(ROOT, "a", "x", "c")]
    assert listed(prefix=(ROOT,), max_depth=2) == [(ROOT, "a"), (ROOT, "z")]
    assert listed(prefix=(ROOT,), max_depth=2, limit=1, offset=1) == [(ROOT, "z")]


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ({"kind": "tea"}, {"a", "b"}),
        ({"kind": {"$eq": "tea"}, "n": {"$gt": 1}}, {"b"}),
        ({"n": {"$gte": 1, "$lt": 3}}, {"a", "b"}),
        ({"n": {"$lte": 1}}, {"a"}),
        ({"kind": {"$ne": "tea"}}, {"c"}),
        ({"on": True}, {"a"}),
        ({"missing": None}, {"a", "b", "c"}),
        ({"deep": {"x": {"y": 1}}}, {"c"}),
        ({"deep.x.y": 1}, {"c"}),
        ({"key-1": "v"}, {"c"}),
        ({"list": [1, 2]}, {"b"}),
        ({"kind": "tea' OR 1=1 --"}, set()),
        ({"n": {"$gt": float("inf")}}, set()),
    ],
)
def test_filters_let_through_what_they_say(any_items: UserMemoryStore, wanted: Any, found: set[str]) -> None:
    any_items.put((ROOT,), "a", {"kind": "tea", "n": 1, "on": True})
    any_items.put((ROOT,), "b", {"kind": "tea", "n": 2, "on": False, "list": [1, 2]})
    any_items.put((ROOT,), "c", {"kind": "coffee", "n": 3, "deep": {"x": {"y": 1}}, "key-1": "v"})
    assert set(_keys(any_items.search((ROOT,), filter=wanted))) == found


@pytest.mark.parametrize("bad", [{"a'b": 1}, {"n": {"$regex": "x"}}, {"x') OR 1=1": 1}])
def test_a_filter_that_means_nothing_is_refused(items: UserMemoryStore, bad: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"filter key|operator"):
        items.search((ROOT,), filter=bad)


async def test_a_query_ranks_and_does_not_filter(any_items: UserMemoryStore) -> None:
    texts = {"a": "green tea from Uji", "b": "coffee in the morning", "c": "black tea with milk, tea at five"}
    for key, text in texts.items():
        any_items.put((ROOT,), key, {"text": text, "other": "morning"})
    any_items.put((ROOT,), "hidden", {"text": "tea"}, index=False)
    any_items.put((ROOT,), "field", {"text": "tea", "title": "unrelated"}, index=["title"])
    found = await any_items.asearch((ROOT,), query="coffee")
    assert _keys(found)[0] == "b"
    assert len(found) == 5
    assert found[0].score is not None
    assert found[0].score > (found[1].score or 0.0)
    assert found[-1].key == "hidden"
    assert found[-1].score is None
    tea = any_items.search((ROOT,), query="tea", limit=2)
    assert set(_keys(tea)) == {"a", "c"}
    assert _keys(any_items.search((ROOT,), query="tea", limit=2, offset=2))[-1] != "hidden"
    assert all(item.score is None for item in any_items.search((ROOT,)))


def test_pages_come_newest_first_and_never_overlap(any_items: UserMemoryStore) -> None:
    for number in range(7):
        any_items.put((ROOT,), f"k{number}", {"n": number})
    pages = [_keys(any_items.search((ROOT,), limit=3, offset=offset)) for offset in (0, 3, 6)]
    assert pages == [["k6", "k5", "k4"], ["k3", "k2", "k1"], ["k0"]]
    assert _keys(any_items.search((ROOT,), filter={"n": {"$lt": 5}}, limit=2, offset=1)) == ["k3", "k2"]


def test_expired_items_are_hidden_or_wait_for_the_sweep_as_configured(any_store: MemoryStore, clock: Clock) -> None:
    plain = UserMemoryStore(any_store)
    shown = UserMemoryStore(any_store, ttl={"default_ttl": 10.0})
    hidden = UserMemoryStore(any_store, ttl={"default_ttl": 10.0, "omit_expired": True})
    shown.put((ROOT,), "soon", {"n": 1})
    shown.put((ROOT,), "never", {"n": 2}, ttl=None)
    clock.advance(minutes=11)
    assert shown.get((ROOT,), "soon", refresh_ttl=False) is not None
    for one in (plain, hidden):
        assert one.get((ROOT,), "soon") is None
        assert _keys(one.search((ROOT,))) == ["never"]
    assert shown.sweep_ttl() >= 1
    assert shown.get((ROOT,), "soon") is None
    assert shown.get((ROOT,), "never") is not None


def test_reading_gives_an_item_its_time_again(any_store: MemoryStore, clock: Clock) -> None:
    store = UserMemoryStore(any_store, ttl={"default_ttl": 10.0, "refresh_on_read": True, "omit_expired": True})
    store.put((ROOT,), "read", {})
    store.put((ROOT,), "found", {"x": 1})
    store.put((ROOT,), "left", {})
    clock.advance(minutes=8)
    store.get((ROOT,), "read")
    store.search((ROOT,), filter={"x": 1})
    store.get((ROOT,), "left", refresh_ttl=False)
    clock.advance(minutes=8)
    assert {item.key for item in store.search((ROOT,), refresh_ttl=False)} == {"read", "found"}


async def test_the_sweeper_runs_until_it_is_stopped(store: MemoryStore, clock: Clock) -> None:
    expiring = UserMemoryStore(store, ttl={"default_ttl": 1.0})
    await expiring.aput(("x",), "k", {})
    clock.advance(minutes=2)
    task = await expiring.start_ttl_sweeper(sweep_interval_minutes=0.01 / 60)
    for _ in range(3_000):
        if await expiring.aget(("x",), "k", refresh_ttl=False) is None:
            break
        await asyncio.sleep(0.02)
    else:
        raise AssertionError("nothing was swept")
    assert await expiring.stop_ttl_sweeper(timeout=60)
    await task
    assert await expiring.sweep_ttl() == 0


@pytest.mark.parametrize("user_id", ["ann", "ann@example.com", "a.b", "50%", "%2E", "*", "a%2Eb", "Ann Lee", "汉"])
def test_every_user_has_one_label_and_every_label_one_user(user_id: str) -> None:
    label = label_of(user_id)
    assert user_of(label) == user_id
    assert not set(".*") & set(label)
    assert owner_of((*home_of(user_id), "x")) == user_id


def test_a_label_that_is_nobodys_belongs_to_nobody() -> None:
    assert [owner_of(space) for space in (("docs",), ("users",), ("users", "50%"), ("users", "*"))] == [""] * 4


async def test_items_go_with_their_owner_and_travel_with_them(
    any_store: MemoryStore, any_items: UserMemoryStore, user: str, settings: Settings
) -> None:
    space = (*home_of(user), "notes")
    await any_items.aput(space, "k", {"text": "Likes zebras"}, index=["text"])
    await any_items.aput((user, "shared"), "k", {"text": "of the program"})
    exported = await any_store.export(user)
    assert [row["key"] for row in exported["activity"]["items"]] == ["k"]
    async with open_store(settings.model_copy(update={"data_dir": settings.data_dir / "else"})) as other:
        await other.load("zoe.b", exported)
        moved = UserMemoryStore(other).get((*home_of("zoe.b"), "notes"), "k")
        assert moved is not None
        assert moved.value == {"text": "Likes zebras"}
    receipt = await any_store.clear(user)
    assert receipt.counts["items"] == 1
    assert await any_items.aget(space, "k") is None
    assert await any_items.aget((user, "shared"), "k") is not None


async def test_erasing_a_memory_takes_the_items_that_quote_it(store: MemoryStore, items: UserMemoryStore) -> None:
    await store.write("ann", key="pet", value="Has a tortoise named Zyzzyva", category="personal_context")
    await items.aput((*home_of("ann"), "x"), "k", {"seen": "Has a tortoise named Zyzzyva"})
    await items.aput((*home_of("ann"), "x"), "other", {"seen": "Works at the harbour"})
    await store.forget("ann", "pet", erase=True)
    assert _keys(items.search(home_of("ann"))) == ["other"]


async def test_the_database_itself_keeps_items_of_users_apart(settings: Settings, ordinary_url: str) -> None:
    from sqlalchemy import func, select

    from stores.database.schemas.items import items as table

    async with open_store(settings.model_copy(update={"database_url": ordinary_url})) as store:
        items = UserMemoryStore(store)
        await items.aput((*home_of("ann"), "x"), "k", {"n": 1})
        for owner, count in ((None, 0), ("bob", 0), ("ann", 1)):
            with store._runtime.database.reading(owner) as connection:
                assert connection.execute(select(func.count()).select_from(table)).scalar() == count
        assert [item.key for item in items.search(())] == ["k"]


async def test_thousands_of_mixed_operations_at_once_all_come_through(any_items: UserMemoryStore) -> None:
    async def one(number: int) -> str:
        space = (ROOT, f"s{number % 7}") if number % 2 else (*home_of(f"{ROOT}-{number % 5}"), "s")
        match number % 6:
            case 0 | 1 | 2 | 3:
                await any_items.aput(space, f"k{number}", {"n": number})
            case 4:
                await any_items.aget(space, f"k{number - 2}")
            case _:
                await any_items.adelete(space, f"gone{number}")
        return "done"

    assert Counter(await asyncio.gather(*map(one, range(CROWD)))) == {"done": CROWD}
    kept = [len(any_items.search((ROOT, f"s{number}"), limit=CROWD)) for number in range(7)]
    kept += [len(any_items.search(home_of(f"{ROOT}-{number}"), limit=CROWD)) for number in range(5)]
    assert sum(kept) == CROWD * 4 // 6


async def test_open_items_reads_the_settings_each_time_and_shares_one_store(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MEMORY_DATA_DIR", str(tmp_path / "one"))
    async with open_items() as first:
        async with open_items(ttl={"default_ttl": 5.0}) as second:
            assert first.store is second.store
            await second.aput(("docs",), "k", {"n": 1})
        assert (await first.aget(("docs",), "k")) is not None
        monkeypatch.setenv("MEMORY_DATA_DIR", str(tmp_path / "two"))
        async with open_items() as elsewhere:
            assert await elsewhere.aget(("docs",), "k") is None
    monkeypatch.setenv("MEMORY_DATA_DIR", str(tmp_path / "one"))
    async with open_items() as later:
        assert await later.aget(("docs",), "k") is not None

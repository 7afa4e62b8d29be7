"""Posts in the order of one reader: by what they told and did, with reasons, without a bubble, recording nothing."""

from datetime import timedelta
from typing import Any

import pytest

from stores import MemoryStore, Settings, open_store
from stores.errors import InvalidInput
from stores.ranking.posts import Post, Why
from tests.conftest import Clock

PAGE = [
    Post("coin", "Bitcoin hits a record", points=900),
    Post("tea", "The history of tea", points=300),
    Post("pg", "PostgreSQL 18 Released", points=100),
    Post("lite", "SQLite internals", points=50),
    Post("crdt", "A CRDT for text editors", points=20),
]
POINTS = ["coin", "tea", "pg", "lite", "crdt"]


def reasons(ranking: Any) -> dict[str, str]:
    return {one.post.id: one.reason.text for one in ranking.ranked}


async def test_what_is_followed_comes_first_and_what_is_disliked_last_each_with_its_reason(
    any_store: MemoryStore, user: str
) -> None:
    await any_store.write(user, key="interested_in_postgresql", value="Interested in PostgreSQL", category="preference")
    await any_store.write(user, key="dislikes_crypto", value="Dislikes crypto", category="preference")
    await any_store.activity.save_post(user, "saved", title="Understanding CRDTs")
    found = await any_store.rank(user, PAGE)
    assert (found.ids[0], found.ids[-1], found.personal) == ("pg", "coin", True)
    assert reasons(found) == {
        "pg": "you follow PostgreSQL",
        "lite": "you follow PostgreSQL (databases)",
        "crdt": "like “Understanding CRDTs”, which you saved",
        "tea": "new for you",
        "coin": "you dislike crypto: moved down",
    }
    assert [one.place for one in found.ranked] == [1, 2, 3, 4, 5]
    assert next(one.moved for one in found.ranked if one.post.id == "pg") == 2


async def test_what_someone_does_is_told_back_and_not_called_an_interest(store: MemoryStore) -> None:
    await store.write("ann", key="work", value="Repairs church organs", category="work_context")
    found = await store.rank("ann", [*PAGE, Post("organ", "How church organs are tuned", points=10)])
    assert reasons(found)["organ"] == "you told: “Repairs church organs”"


@pytest.mark.parametrize(
    ("discussed", "other"),
    [
        ("Los nuevos precios de CockroachDB", "Los fareros de Shetland"),
        ("Die neuen Preise von CockroachDB", "Die Leuchttürme von Shetland"),
        ("The prices of CockroachDB", "The lighthouses of Shetland"),
    ],
)
async def test_the_small_words_of_no_language_make_two_posts_alike(
    store: MemoryStore, discussed: str, other: str
) -> None:
    await store.activity.save_post("ann", "saved", title=discussed)
    found = await store.rank("ann", [*PAGE, Post("far", other, points=10)])
    assert reasons(found)["far"] == "new for you"


async def test_a_reader_with_no_memory_gets_the_order_by_points(any_store: MemoryStore, user: str) -> None:
    found = await any_store.rank(user, [*PAGE[::-1]])
    assert (found.ids, found.personal) == (POINTS, False)
    assert {one.reason.why for one in found.ranked} == {Why.POINTS}
    assert await any_store.users() == [] or user not in await any_store.users()


@pytest.mark.parametrize(
    "value",
    ["Цікавиться базами даних", "Interessiert sich für Datenbanken", "Le interesan las bases de datos"],
)
async def test_a_memory_in_another_language_reaches_posts_by_their_topic(store: MemoryStore, value: str) -> None:
    await store.write("ann", key="taste", value=value, category="preference")
    assert set((await store.rank("ann", PAGE)).ids[:2]) == {"pg", "lite"}


@pytest.mark.parametrize(
    "value",
    ["Is tired of crypto", "Не любить криптовалюти", "Mag keine Kryptowährungen", "No le gustan las criptomonedas"],
)
async def test_dislikes_are_heard_in_four_languages(store: MemoryStore, value: str) -> None:
    await store.write("ann", key="taste", value=value, category="preference")
    last = (await store.rank("ann", PAGE)).ranked[-1]
    assert (last.post.id, last.reason.why) == ("coin", Why.DISLIKED)


async def test_an_old_interest_counts_less_than_a_new_one(store: MemoryStore, clock: Clock) -> None:
    await store.write("ann", key="old", value="Interested in PostgreSQL", category="preference")
    clock.advance(days=900)
    await store.write("ann", key="new", value="Interested in tea", category="preference")
    assert (await store.rank("ann", PAGE)).ids[0] == "tea"


async def test_a_dislike_among_reactions_moves_down(store: MemoryStore, clock: Clock) -> None:
    await store.activity.react("ann", "x", title="Bitcoin falls again", reaction="👎")
    [coin] = [one for one in (await store.rank("ann", PAGE)).ranked if one.post.id == "coin"]
    assert (coin.reason.why, coin.moved < 0) == (Why.UNLIKE, True)


async def test_what_was_forgotten_plays_no_part_nor_what_was_done_on_it_before(
    store: MemoryStore, clock: Clock
) -> None:
    await store.write("ann", key="taste", value="Interested in PostgreSQL", category="preference")
    await store.activity.save_post("ann", "old", title="PostgreSQL at scale")
    assert (await store.rank("ann", PAGE)).ids[0] == "pg"
    clock.advance(hours=1)
    await store.forget("ann", "taste")
    found = await store.rank("ann", PAGE)
    assert (found.ids, found.personal) == (POINTS, False)
    await store.clear("ann")
    assert (await store.rank("ann", PAGE)).ids == POINTS


async def test_while_memory_is_paused_the_points_decide_and_nothing_is_written(store: MemoryStore) -> None:
    await store.write("ann", key="taste", value="Interested in PostgreSQL", category="preference")
    await store.pause("ann")
    before = await store.export("ann")
    found = await store.rank("ann", PAGE)
    assert (found.ids, found.personal) == (POINTS, False)
    assert "paused" in found.ranked[0].reason.text
    assert await store.export("ann") == before


async def test_ranking_records_nothing_so_that_a_reason_cannot_feed_itself(store: MemoryStore) -> None:
    await store.write("ann", key="taste", value="Interested in PostgreSQL", category="preference")
    before = await store.export("ann")
    for _ in range(3):
        await store.rank("ann", PAGE)
    await store.write("ann", key="other", value="Lives in Lviv", category="personal_context")
    [memory] = [one for one in await store.read("ann") if one.key == "taste"]
    assert (memory.recalls, memory.recalled_at) == (0, None)
    assert before["memories"] == [one for one in (await store.export("ann"))["memories"] if one["key"] == "taste"]


async def test_one_interest_does_not_fill_the_page_and_there_is_room_for_the_new(store: MemoryStore) -> None:
    await store.write("ann", key="taste", value="Interested in PostgreSQL", category="preference")
    many = [Post(f"pg{n}", f"PostgreSQL tip number {n}", points=100) for n in range(30)]
    others = [
        Post(f"o{n}", title, points=100) for n, title in enumerate(["A quiet lake", "Clay pots", "Old doors"] * 4)
    ]
    others = [Post(one.id, f"{one.title} {n}", points=one.points) for n, one in enumerate(others)]
    ids = (await store.rank("ann", [*many, *others])).ids
    top = [one.startswith("pg") for one in ids[:20]]
    assert top[0]
    assert sum(top[:10]) <= 6
    assert sum(top[10:]) <= 6
    narrow = (await store.rank("ann", [*many, *others], exploration=0.0, diversity=False)).ids
    assert all(one.startswith("pg") for one in narrow[:20])


async def test_the_share_for_the_new_is_kept(store: MemoryStore) -> None:
    await store.write("ann", key="taste", value="Interested in PostgreSQL", category="preference")
    many = [Post(f"pg{n}", f"PostgreSQL tip number {n}", points=100) for n in range(30)]
    new = [Post(f"o{n}", f"Old wooden door {n}", points=1) for n in range(30)]
    for share in (0.1, 0.3, 0.5):
        ids = (await store.rank("ann", [*many, *new], exploration=share, diversity=False)).ids
        assert sum(one.startswith("o") for one in ids[:10]) == round(share * 10)


async def test_what_was_read_moves_down_and_what_was_delivered_can_be_left_out(store: MemoryStore) -> None:
    await store.write("ann", key="taste", value="Interested in PostgreSQL", category="preference")
    await store.activity.deliver("ann", "pg", title="PostgreSQL 18 Released")
    await store.activity.read("ann", "pg")
    found = await store.rank("ann", PAGE)
    assert reasons(found)["pg"] == "you have read it: moved down"
    assert found.ids[0] == "lite"
    fresh = await store.rank("ann", PAGE, undelivered=True)
    assert "pg" not in fresh.ids
    assert [post.id for post in fresh.delivered] == ["pg"]


class Meaning:
    """An embedder that takes brews for one thing."""

    async def aembed_documents(self, texts: list[str]) -> list[list[float]]:
        return [[1.0, 0.1] if any(word in text for word in ("tea", "kettle")) else [0.0, 1.0] for text in texts]

    async def aembed_query(self, text: str) -> list[float]:
        return (await self.aembed_documents([text]))[0]


class Broken(Meaning):
    async def aembed_documents(self, texts: list[str]) -> list[list[float]]:
        raise RuntimeError("no service")


async def test_an_embedder_reaches_what_words_do_not_and_may_fail(settings: Settings) -> None:
    for embeddings, first in ((Meaning(), "tea"), (Broken(), "coin")):
        async with open_store(settings, embeddings=embeddings) as store:
            await store.write("ann", key="taste", value="Collects a kettle or two", category="preference")
            assert (await store.rank("ann", PAGE)).ids[0] == first


@pytest.mark.parametrize(
    "posts",
    [
        [{"title": "No id"}],
        [{"id": "a"}],
        ["text"],
        [{"id": "a", "title": "b", "points": "many"}],
        [{"id": "a", "title": "\0"}],
    ],
)
async def test_what_is_no_post_is_refused_in_words(store: MemoryStore, posts: Any) -> None:
    with pytest.raises(InvalidInput):
        await store.rank("ann", posts)


async def test_odd_pages_are_ranked_all_the_same(store: MemoryStore, clock: Clock) -> None:
    await store.write("ann", key="taste", value="Interested in PostgreSQL", category="preference")
    assert (await store.rank("ann", [])).ids == []
    assert (await store.rank("ann", [{"id": 1, "title": "One", "points": None}])).ids == ["1"]
    assert (
        await store.rank("ann", [{"id": "a", "title": "!!!", "points": -5}, {"id": "a", "title": "twice"}])
    ).ids == ["a"]
    assert (await store.rank("ann", [{"id": "n", "title": "x", "points": float("nan")}])).ids == ["n"]
    assert len((await store.rank("ann", PAGE, limit=2)).ids) == 2
    clock.now += timedelta(days=40_000 // 10)
    assert (await store.rank("ann", PAGE)).ids


@pytest.mark.parametrize(
    ("value", "title"),
    [
        ("Loves dogs", "Puppies learn faster than we thought"),
        ("Любить собак", "Puppies learn faster than we thought"),
        ("Mag Hunde", "Welpen verstehen mehr Wörter als gedacht"),
        ("Le encantan los gatos", "Kittens and their people"),
        ("Interested in birds", "An owl moves into the barn"),
        ("Interested in music", "A violin that is three hundred years old"),
        ("Loves animals", "What a hedgehog does all winter"),
    ],
)
async def test_a_sort_of_what_is_followed_is_lifted_in_any_language(store: MemoryStore, value: str, title: str) -> None:
    await store.write("ann", key="told", value=value, category="preference")
    found = await store.rank("ann", [*PAGE, Post("sort", title, points=10)])
    assert found.ids[0] == "sort"
    assert next(one.reason.why for one in found.ranked if one.post.id == "sort") is Why.FOLLOWED


async def test_a_sort_of_what_is_disliked_moves_down(store: MemoryStore) -> None:
    await store.write("ann", key="told", value="Cannot stand dogs", category="preference")
    found = await store.rank("ann", [*PAGE, Post("sort", "A poodle that dances", points=5000)])
    assert found.ids[-1] == "sort"
    assert reasons(found)["sort"] == "you dislike dogs: moved down"

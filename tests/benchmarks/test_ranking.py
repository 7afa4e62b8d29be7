"""Simulated readers: made alike by one seed, told apart from what ranking computes, and ranked better than by peers."""

from benchmarks import ranking
from benchmarks.samples.readers import World


def test_a_seed_makes_the_same_readers_and_now_shares_no_title_with_before() -> None:
    one, two = World(5).reader(0), World(5).reader(0)
    assert one == two
    assert not {post.title for post in one.page} & {deed.post.title for deed in one.deeds}
    assert len(one.page) == len({post.title for post in one.page}) == 60
    assert 2 * ranking.READERS >= 200
    assert len(set(ranking.SEEDS.values())) == 2


def test_ndcg_is_one_for_the_best_page_and_none_for_the_worst() -> None:
    clicks = frozenset("ab")
    assert ranking.ndcg(["a", "b", "c"], clicks) == 1.0
    assert 0 < ranking.ndcg(["c", "a", "b"], clicks) < 1
    assert ranking.ndcg(["c"] * 10, clicks) == 0.0


async def test_ranking_by_memory_beats_points_and_bm25_and_knows_nobody_without_memory() -> None:
    found = await ranking.measure("report", 20)
    ours = found["by memory"]
    assert ours >= 1.3 * found["points"]
    assert ours >= 1.1 * found["BM25"]
    assert await ranking.unknown_reader()

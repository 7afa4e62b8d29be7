"""The one-field index: exact under any churn, in place of rank_bm25, and honest about damage."""

import math
import random
from collections.abc import Sequence

import numpy as np
import pytest
from rank_bm25 import BM25Okapi

from stores.errors import InvalidInput, NotFound, SnapshotDamaged
from stores.retrieval import arena, postings, ranking
from stores.retrieval.bm25 import BM25Index
from tests.stores.plain_bm25 import plain_ranking, plain_scores

VOCABULARY = [f"word{number}" for number in range(400)]
ZIPF = [1 / (rank + 1) for rank in range(len(VOCABULARY))]


def some_tokens(rng: random.Random, vocabulary: int = 400) -> list[str]:
    length = rng.choice((0, 1, 2, 3, 8, 14, 40))
    return rng.choices(VOCABULARY[:vocabulary], ZIPF[:vocabulary], k=length)


def assert_same(index: BM25Index, entries: dict[str, list[str]], query: Sequence[str], limit: int) -> None:
    expected = plain_ranking(plain_scores(entries, query), limit)
    found = index.search(query, limit)
    assert [match.id for match in found] == [name for name, _ in expected]
    assert [match.score for match in found] == pytest.approx([score for _, score in expected], abs=1e-9)


def churn(rng: random.Random, steps: int, vocabulary: int) -> None:
    index, entries = BM25Index(), dict[str, list[str]]()
    for step in range(steps):
        name = rng.choice(list(entries)) if entries and rng.random() < 0.4 else f"entry{step}"
        deed = rng.random()
        if deed < 0.7:
            entries.pop(name, None)
            entries[name] = some_tokens(rng, vocabulary)
            index.replace(name, entries[name])
        elif deed < 0.95 and name in entries:
            del entries[name]
            index.remove(name)
        elif deed > 0.97:
            index = BM25Index.load(index.dump())
        for _ in range(2):
            query = rng.choices(VOCABULARY[:vocabulary], ZIPF[:vocabulary], k=rng.choice((1, 2, 4, 9)))
            assert_same(index, entries, query, rng.choice((1, 5, 10)))


@pytest.mark.parametrize("seed", range(12))
def test_after_any_churn_the_top_equals_the_plain_formula(seed: int) -> None:
    churn(random.Random(seed), 150, (6, 60, 400)[seed % 3])


@pytest.mark.parametrize("seed", range(12))
def test_every_way_of_ranking_gives_the_same_top(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Small thresholds send small indexes through the code that large ones use."""
    rng = random.Random(seed)
    monkeypatch.setattr(ranking, "FULL_SCAN", rng.choice((0, 0, 50)))
    monkeypatch.setattr(ranking, "SMALL", rng.choice((0, 4096)))
    monkeypatch.setattr(ranking, "BATCH", rng.choice((5, 30, 200)))
    monkeypatch.setattr(ranking, "SEARCH_COST", rng.choice((0, 1, 16)))
    monkeypatch.setattr(ranking, "FEW", rng.choice((1, 10)))
    monkeypatch.setattr(ranking, "MANY", rng.choice((2, 20)))
    monkeypatch.setattr(postings, "DENSE_FROM", 32)
    monkeypatch.setattr(postings, "TWO_BYTES", rng.choice((8, 1 << 16)))
    monkeypatch.setattr(arena, "FIRST_ROOM", 4)
    churn(rng, 200, (6, 60, 400)[seed % 3])


def big_index(size: int, rng: random.Random) -> tuple[BM25Index, dict[str, list[str]]]:
    lengths = [rng.choice((3, 6, 9, 14)) for _ in range(size)]
    words = iter(rng.choices(VOCABULARY, ZIPF, k=sum(lengths)))
    entries = {f"entry{number}": [next(words) for _ in range(length)] for number, length in enumerate(lengths)}
    index = BM25Index()
    for name, tokens in entries.items():
        index.add(name, tokens)
    for name in rng.sample(list(entries), size // 20):
        index.remove(name)
        del entries[name]
    return index, entries


def assert_same_at_size(size: int, queries: int) -> None:
    rng = random.Random(size)
    index, entries = big_index(size, rng)
    for _ in range(queries):
        assert_same(index, entries, rng.choices(VOCABULARY, ZIPF, k=rng.choice((1, 3, 6))), rng.choice((1, 5, 10)))


def test_a_large_index_equals_the_plain_formula() -> None:
    assert_same_at_size(18_000, 6)


@pytest.mark.soak
def test_a_hundred_thousand_entries_equal_the_plain_formula() -> None:
    assert_same_at_size(100_000, 30)


def test_a_score_is_the_formula() -> None:
    index = BM25Index([["rust", "rust", "async"], ["python"], ["go", "rust"]])
    idf = math.log((3 - 2 + 0.5) / (2 + 0.5) + 1)
    expected = idf * 2 * 2.5 / (2 + 1.5 * (0.25 + 0.75 * 3 / 2))
    assert index.search(["rust"], 1)[0].score == pytest.approx(expected)


def test_a_term_asked_twice_counts_twice() -> None:
    index = BM25Index([["a", "b"], ["b", "c"], ["d"]])
    assert index.search(["a", "a"])[0].score == pytest.approx(2 * index.search(["a"])[0].score)


def test_it_stands_in_for_rank_bm25() -> None:
    corpus = [["likes", "rust"], ["lives", "in", "berlin"], ["likes", "coffee"], ["works", "at", "night"]]
    index = BM25Index(corpus)
    assert isinstance(index, BM25Okapi)
    assert (index.corpus_size, index.avgdl, index.doc_len) == (4, 2.5, [2, 3, 2, 3])
    assert index.doc_freqs[1] == {"lives": 1, "in": 1, "berlin": 1}
    assert index.idf["likes"] == pytest.approx(math.log(2.5 / 2.5 + 1))
    scores = index.get_scores(["coffee", "likes"])
    assert scores.shape == (4,)
    assert scores.argmax() == 2
    assert index.get_batch_scores(["coffee", "likes"], [2, 0]) == [scores[2], scores[0]]
    assert index.get_top_n(["coffee", "likes"], ["r", "b", "c", "n"], n=2) == ["c", "r"]


def test_it_takes_a_tokenizer_like_rank_bm25() -> None:
    assert BM25Index(["a b", "c"], tokenizer=str.split).get_top_n(["c"], ["first", "second"]) == ["second"]


def test_the_order_of_arrival_survives_removal() -> None:
    index = BM25Index([["a"], ["b"], ["b", "a"]])
    index.remove(0)
    assert index.get_scores(["a"]).tolist()[0] == 0.0
    assert index.get_top_n(["a"], ["one", "two"]) == ["two"]


def test_documents_that_do_not_fit_the_index_are_refused() -> None:
    with pytest.raises(InvalidInput, match="holds 1 entries"):
        BM25Index([["a"]]).get_top_n(["a"], ["one", "two"])


@pytest.mark.parametrize("corpus", [[], [[]], [[], []]])
def test_an_index_without_words_answers_with_nothing(corpus: list[list[str]]) -> None:
    index = BM25Index(corpus)
    assert index.search(["a"]) == []
    assert index.get_top_n(["a"], corpus) == []
    assert not np.any(index.get_scores(["a"]))


@pytest.mark.parametrize("query", [[], ["nowhere"], [""]])
def test_a_query_that_matches_nothing_returns_nothing(query: list[str]) -> None:
    assert BM25Index([["a"], ["b"]]).search(query) == []


@pytest.mark.parametrize("limit", [0, -3])
def test_no_more_than_asked_for(limit: int) -> None:
    assert BM25Index([["a"], ["b"]]).search(["a"], limit) == []


def test_one_and_two_entries_are_searchable() -> None:
    index = BM25Index([["lives", "in", "berlin"]])
    assert [match.id for match in index.search(["berlin"])] == [0]
    index.add(1, ["drinks", "coffee"])
    assert [match.id for match in index.search(["coffee"])] == [1]


def test_equal_scores_rank_by_arrival_and_a_replaced_entry_arrives_anew() -> None:
    index = BM25Index([["same"], ["same"], ["same"]])
    assert [match.id for match in index.search(["same"])] == [0, 1, 2]
    index.replace(0, ["same"])
    assert [match.id for match in index.search(["same"])] == [1, 2, 0]


def test_an_id_is_added_once_and_removed_once() -> None:
    index = BM25Index([["a"]])
    with pytest.raises(InvalidInput, match="use replace"):
        index.add(0, ["b"])
    index.remove(0)
    with pytest.raises(NotFound):
        index.remove(0)
    assert len(index) == 0


def test_an_explanation_adds_up_to_the_score() -> None:
    index = BM25Index([["a", "b", "b"], ["a"], ["c"]])
    terms = index.explain(0, ["a", "b", "b", "nowhere"])
    assert [(term.term, term.frequency) for term in terms] == [("a", 1), ("b", 2)]
    assert sum(term.weight for term in terms) == pytest.approx(index.search(["a", "b", "b"])[0].score)


def test_a_snapshot_gives_the_same_index() -> None:
    rng = random.Random(5)
    index, entries = big_index(300, rng)
    loaded = BM25Index.load(index.dump())
    loaded.add("new", ["word1", "word2"])
    entries["new"] = ["word1", "word2"]
    loaded.remove(next(iter(entries)))
    del entries[next(iter(entries))]
    for word in VOCABULARY[:40]:
        assert_same(loaded, entries, [word, "word3"], 10)


def test_a_snapshot_holds_no_word_of_a_removed_entry() -> None:
    index = BM25Index([["kept"], ["secretword"]])
    index.remove(1)
    assert b"secretword" not in index.dump()


def test_a_damaged_snapshot_is_refused() -> None:
    blob = BM25Index([["a", "b"], ["c"]]).dump()
    for at in range(len(blob)):
        with pytest.raises(SnapshotDamaged):
            BM25Index.load(blob[:at] + bytes([blob[at] ^ 1]) + blob[at + 1 :])
    for length in range(len(blob)):
        with pytest.raises(SnapshotDamaged):
            BM25Index.load(blob[:length])

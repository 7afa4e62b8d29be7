"""The index with one field, of tokens: exact under any churn, in place of rank_bm25, and honest about damage."""

import math
import random
from collections.abc import Sequence

import numpy as np
import pytest
from rank_bm25 import BM25Okapi

from stores.errors import InvalidInput, SnapshotDamaged
from stores.search.index import growing_arrays, postings, scores
from stores.search.index.user_index import Entry, UserIndex
from tests.stores.plain_bm25 import plain_ranking, plain_scores

VOCABULARY = [f"word{number}" for number in range(400)]
ZIPF = [1 / (rank + 1) for rank in range(len(VOCABULARY))]


def index_of(corpus: Sequence[Sequence[str]] = ()) -> UserIndex:
    return UserIndex(corpus, tokenizer=_tokens)


def _tokens(text: str | Sequence[str]) -> list[str]:
    return text.split() if isinstance(text, str) else list(text)


def put(index: UserIndex, name: str, tokens: Sequence[str]) -> None:
    index.put(Entry(name, " ".join(tokens)))


def find(index: UserIndex, query: Sequence[str], limit: int = 5) -> list[str]:
    return [match.id for match in index.search(" ".join(query), limit)]


def some_tokens(rng: random.Random, vocabulary: int = 400) -> list[str]:
    length = rng.choice((0, 1, 2, 3, 8, 14, 40))
    return rng.choices(VOCABULARY[:vocabulary], ZIPF[:vocabulary], k=length)


def assert_same(index: UserIndex, entries: dict[str, list[str]], query: Sequence[str], limit: int) -> None:
    """Equal scores rank by id, for these entries have no date."""
    expected = plain_ranking(dict(sorted(plain_scores(entries, query).items())), limit)
    found = index.search(" ".join(query), limit)
    assert [match.id for match in found] == [name for name, _ in expected]
    assert [match.score for match in found] == pytest.approx([score for _, score in expected], abs=1e-9)


def churn(rng: random.Random, steps: int, vocabulary: int) -> None:
    index, entries = index_of(), dict[str, list[str]]()
    for step in range(steps):
        name = rng.choice(list(entries)) if entries and rng.random() < 0.4 else f"entry{step}"
        deed = rng.random()
        if deed < 0.7:
            entries.pop(name, None)
            entries[name] = some_tokens(rng, vocabulary)
            put(index, name, entries[name])
        elif deed < 0.95 and name in entries:
            del entries[name]
            index.remove(name)
        elif deed > 0.97:
            index = UserIndex.load(index.dump(), tokenizer=_tokens)
        for _ in range(2):
            query = rng.choices(VOCABULARY[:vocabulary], ZIPF[:vocabulary], k=rng.choice((1, 2, 4, 9)))
            assert_same(index, entries, query, rng.choice((1, 5, 10)))


@pytest.mark.parametrize("seed", range(12))
def test_after_any_churn_the_top_equals_the_plain_formula(seed: int) -> None:
    churn(random.Random(seed), 150, (6, 60, 400)[seed % 3])


@pytest.mark.parametrize("seed", range(12))
def test_small_arrays_and_large_ones_give_the_same_top(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Small thresholds send small indexes through the code that large ones use."""
    rng = random.Random(seed)
    monkeypatch.setattr(scores, "_BLOCK", rng.choice((1, 3, 10)))
    monkeypatch.setattr(postings, "TWO_BYTES", rng.choice((8, 1 << 16)))
    monkeypatch.setattr(growing_arrays, "SPARE", 1000)
    churn(rng, 200, (6, 60, 400)[seed % 3])


def big_index(size: int, rng: random.Random) -> tuple[UserIndex, dict[str, list[str]]]:
    lengths = [rng.choice((3, 6, 9, 14)) for _ in range(size)]
    words = iter(rng.choices(VOCABULARY, ZIPF, k=sum(lengths)))
    entries = {f"entry{number}": [next(words) for _ in range(length)] for number, length in enumerate(lengths)}
    index = index_of()
    for name, tokens in entries.items():
        put(index, name, tokens)
    for name in rng.sample(list(entries), size // 20):
        index.remove(name)
        del entries[name]
    return index, entries


def assert_same_at_size(size: int, queries: int) -> None:
    rng = random.Random(size)
    index, entries = big_index(size, rng)
    for _ in range(queries):
        assert_same(index, entries, rng.choices(VOCABULARY, ZIPF, k=rng.choice((1, 3, 6))), rng.choice((1, 5, 10)))


@pytest.mark.slow
def test_a_large_index_equals_the_plain_formula() -> None:
    assert_same_at_size(18_000, 6)


@pytest.mark.soak
def test_a_hundred_thousand_entries_equal_the_plain_formula() -> None:
    assert_same_at_size(100_000, 30)


def test_a_score_is_the_formula() -> None:
    index = index_of([["rust", "rust", "async"], ["python"], ["go", "rust"]])
    idf = math.log((3 - 2 + 0.5) / (2 + 0.5) + 1)
    expected = idf * 2 * 2.5 / (2 + 1.5 * (0.25 + 0.75 * 3 / 2))
    assert index.search("rust", 1)[0].score == pytest.approx(expected)


@pytest.mark.parametrize("times", [1, 2, 3, 300, 70_000])
def test_a_term_held_often_weighs_as_the_formula_says(times: int) -> None:
    entries = {"a": ["x"] * times + ["y"], "b": ["x", "y", "y"], "c": ["z"]}
    index = index_of()
    for name, tokens in entries.items():
        put(index, name, tokens)
    for loaded in (index, UserIndex.load(index.dump(), tokenizer=_tokens)):
        assert_same(loaded, entries, ["x", "y"], 3)
        assert [term.frequency for term in loaded.explain("a", "x")] == [times]


@pytest.mark.parametrize(("k1", "b"), [(0.0, 0.75), (1.2, 0.0), (1.5, 1.0)])
def test_k1_and_b_are_taken(k1: float, b: float, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.stores.plain_bm25.K1", k1)
    monkeypatch.setattr("tests.stores.plain_bm25.B", b)
    entries = {"a": ["x", "x", "y"], "b": ["x"], "c": ["y", "z", "z", "z"]}
    index = UserIndex(tokenizer=_tokens, k1=k1, b=b)
    for name, tokens in entries.items():
        put(index, name, tokens)
    assert (index.k1, index.b) == (k1, b)
    assert_same(index, entries, ["x", "z"], 3)


def test_a_term_asked_twice_counts_twice() -> None:
    index = index_of([["a", "b"], ["b", "c"], ["d"]])
    assert index.search("a a")[0].score == pytest.approx(2 * index.search("a")[0].score)


def test_it_stands_in_for_rank_bm25() -> None:
    corpus = [["likes", "rust"], ["lives", "in", "berlin"], ["likes", "coffee"], ["works", "at", "night"]]
    index = index_of(corpus)
    assert isinstance(index, BM25Okapi)
    assert (index.corpus_size, index.avgdl, index.doc_len, index.epsilon) == (4, 2.5, [2, 3, 2, 3], 0.25)
    assert index.doc_freqs[1] == {"lives": 1, "in": 1, "berlin": 1}
    assert index.idf["likes"] == pytest.approx(math.log(2.5 / 2.5 + 1))
    scores = index.get_scores(["coffee", "likes"])
    assert scores.shape == (4,)
    assert scores.argmax() == 2
    assert index.get_batch_scores(["coffee", "likes"], [2, 0]) == [scores[2], scores[0]]
    assert index.get_top_n(["coffee", "likes"], ["r", "b", "c", "n"], n=2) == ["c", "r"]


def test_without_a_tokenizer_it_reads_texts_and_tokens_as_the_product_does() -> None:
    for corpus in (["Lives in Berlin", "Drinks coffee"], [["Lives", "in", "Berlin"], ["Drinks", "coffee"]]):
        index = UserIndex(corpus)
        assert index.get_top_n(["drinking", "coffees"], ["home", "drink"]) == ["drink"]
        assert [match.id for match in index.search("coffeehouse")] == ["1"]


def test_it_takes_a_tokenizer_like_rank_bm25() -> None:
    assert UserIndex(["a b", "c"], tokenizer=str.split).get_top_n(["c"], ["first", "second"]) == ["second"]


def test_the_order_of_arrival_survives_removal() -> None:
    index = index_of([["a"], ["b"], ["b", "a"]])
    index.remove("0")
    assert index.get_scores(["a"]).tolist()[0] == 0.0
    assert index.get_top_n(["a"], ["one", "two"]) == ["two"]


def test_documents_that_do_not_fit_the_index_are_refused() -> None:
    with pytest.raises(InvalidInput, match="holds 1 entries"):
        index_of([["a"]]).get_top_n(["a"], ["one", "two"])


@pytest.mark.parametrize("corpus", [[], [[]], [[], []]])
def test_an_index_without_words_answers_with_nothing(corpus: list[list[str]]) -> None:
    index = index_of(corpus)
    assert find(index, ["a"]) == []
    assert index.get_top_n(["a"], corpus) == []
    assert not np.any(index.get_scores(["a"]))


@pytest.mark.parametrize("query", [[], ["nowhere"], [""]])
def test_a_query_that_matches_nothing_returns_nothing(query: list[str]) -> None:
    assert find(index_of([["a"], ["b"]]), query) == []


@pytest.mark.parametrize("limit", [0, -3])
def test_no_more_than_asked_for(limit: int) -> None:
    assert find(index_of([["a"], ["b"]]), ["a"], limit) == []


def test_one_and_two_entries_are_searchable() -> None:
    index = index_of([["lives", "in", "berlin"]])
    assert find(index, ["berlin"]) == ["0"]
    put(index, "1", ["drinks", "coffee"])
    assert find(index, ["coffee"]) == ["1"]


def test_an_explanation_adds_up_to_the_score() -> None:
    index = index_of([["a", "b", "b"], ["a"], ["c"]])
    terms = index.explain("0", "a b b nowhere")
    assert [(term.term, term.frequency) for term in terms] == [("a", 1), ("b", 2)]
    assert sum(term.weight for term in terms) == pytest.approx(index.search("a b b")[0].score)


def test_a_snapshot_gives_the_same_index() -> None:
    rng = random.Random(5)
    index, entries = big_index(300, rng)
    loaded = UserIndex.load(index.dump(), tokenizer=_tokens)
    put(loaded, "new", ["word1", "word2"])
    entries["new"] = ["word1", "word2"]
    loaded.remove(next(iter(entries)))
    del entries[next(iter(entries))]
    for word in VOCABULARY[:40]:
        assert_same(loaded, entries, [word, "word3"], 10)


def test_a_snapshot_holds_no_word_of_a_removed_entry() -> None:
    index = index_of([["kept"], ["secretword"]])
    index.remove("1")
    assert b"secretword" not in index.dump()


def test_a_damaged_snapshot_is_refused() -> None:
    blob = index_of([["a", "b"], ["c"]]).dump()
    for at in range(0, len(blob), 3):
        with pytest.raises(SnapshotDamaged):
            UserIndex.load(blob[:at] + bytes([blob[at] ^ 1]) + blob[at + 1 :], tokenizer=_tokens)
        with pytest.raises(SnapshotDamaged):
            UserIndex.load(blob[:at], tokenizer=_tokens)

"""A user's index: two fields, filters, turns that support each other, snapshots."""

import random
from datetime import UTC, datetime, timedelta

import pytest

from language.words.index_terms import Analyzer, enough
from stores.errors import NotFound
from stores.search.index import postings, scores, standing_for
from stores.search.index.standing_for import Wanted
from stores.search.index.user_index import GRAM_SHARE, Entry, Filter, UserIndex
from tests.stores.plain_bm25 import B, plain_ranking, plain_scores

START = datetime(2026, 2, 5, 12, tzinfo=UTC)
ANALYZER = Analyzer()
TOPICS = """
rust python coffee berlin database postgres hiking alps brother sister python3 node.js tea Kyiv 编程 книга
databases postgresql coffe hiker distribution trust brotherly pythons 编
"""
WORDS = TOPICS.split()


def index_of(*texts: str, conversations: bool = False) -> UserIndex:
    index = UserIndex(conversations=conversations)
    for number, text in enumerate(texts):
        index.put(Entry(f"m{number}", text, created_at=START + timedelta(minutes=number), conversation_id="talk"))
    return index


def ids(index: UserIndex, query: str, limit: int = 5, allow: Filter | None = None) -> list[str]:
    return [match.id for match in index.search(query, limit, allow)]


def test_the_right_entry_is_found_in_the_smallest_memories() -> None:
    assert UserIndex().search("coffee") == []
    assert ids(index_of("Drinks coffee"), "coffee") == ["m0"]
    assert ids(index_of("Lives in Berlin", "Drinks coffee"), "what coffee?") == ["m1"]


def test_a_query_that_matches_nothing_returns_nothing() -> None:
    assert index_of("Lives in Berlin", "Drinks coffee").search("quantum") == []


@pytest.mark.parametrize(
    "query",
    [
        "",
        " ",
        "?!",
        "👍",
        "\0",
        "\ud800",
        '"a" AND b*',
        "don't",
        "a/b",
        "why?",
        "%_'; DROP TABLE",
        "x" * 1_000_000,
        "a " * 500_000,
    ],
)
@pytest.mark.parametrize("conversations", [False, True])
def test_no_query_is_an_error(query: str, conversations: bool) -> None:
    index = index_of("I don't know why", "a b test", conversations=conversations)
    for match in index.search(query, 3):
        assert match.score > 0
    index.candidates(query)
    index.explain("m0", query)


def test_any_text_can_be_put() -> None:
    index = UserIndex(conversations=True)
    for number, text in enumerate(("", "\0\ud800", "👍", "x" * 1_000_000, "\u0300\u0316" * 50_000)):
        index.put(Entry(str(number), text, key=text[:50], speaker=text[:50], conversation_id="\ud800"))
    assert len(UserIndex.load(index.dump(), conversations=True)) == 5


@pytest.mark.parametrize(
    ("text", "query"),
    [
        ("Knows C++ and C#", "c++"),
        ("Upgraded to Python 3.11.7", "3.11.7"),
        ("Upgraded to Python 3.11.7", "python 3.11"),
        ("Runs Node.js in production", "node"),
        ("Loves JavaScript", "javascript"),
        ("Прочитав дві книги Франка", "книга франко"),
        ("他喜欢黑猫", "猫"),
        ("Résumé sent to the café", "resume cafe"),
        ("Plays the violin", "violinist"),
    ],
)
def test_other_spellings_and_inflections_are_found(text: str, query: str) -> None:
    assert ids(index_of("Something else entirely", text), query)[:1] == ["m1"]


def test_the_words_of_the_key_are_searched_and_counted_once() -> None:
    index = UserIndex()
    index.put(Entry("a", "Berlin", key="home_city"))
    index.put(Entry("b", "Likes the city of Hamburg", key="city"))
    assert ids(index, "home") == ["a"]
    assert [term.frequency for term in index.explain("b", "city") if term.term == "citi"] == [1]


def test_a_replaced_entry_is_found_by_its_new_words_only() -> None:
    index = index_of("Drinks coffee", "Lives in Berlin")
    index.put(Entry("m0", "Drinks tea"))
    assert ids(index, "coffee") == []
    assert ids(index, "tea") == ["m0"]
    assert len(index) == 2


def test_a_removed_entry_never_appears_again() -> None:
    index = index_of("Drinks coffee", "Drinks coffee daily")
    index.remove("m0")
    index.remove("m0")
    assert ids(index, "coffee") == ["m1"]
    assert "m0" not in index
    with pytest.raises(NotFound):
        index.explain("m0", "coffee")


def test_equal_scores_rank_older_first_then_by_id_whatever_the_order_of_arrival() -> None:
    entries = [Entry(name, "same words", created_at=at) for name, at in (("c", START), ("b", START), ("z", None))]
    entries.append(Entry("old", "same words", created_at=START - timedelta(days=1)))
    for order in (entries, entries[::-1]):
        index = UserIndex()
        for entry in order:
            index.put(entry)
        assert ids(index, "same") == ["old", "b", "c", "z"]
        assert ids(index, "same", 2) == ["old", "b"]


def test_thousands_of_equal_entries_rank_by_age() -> None:
    index = UserIndex()
    for number in range(3_000):
        index.put(Entry(f"{number:04}", "thanks ok", created_at=START - timedelta(minutes=number)))
    assert ids(index, "thanks", 3) == ["2999", "2998", "2997"]


def filtered() -> UserIndex:
    index = UserIndex()
    index.put(Entry("a", "likes rust", kind="memory", category="preference", source="chat", created_at=START))
    index.put(Entry("b", "likes rust", kind="fact", category="skill", source="file", conversation_id="t1"))
    index.put(Entry("c", "likes rust", kind="note", created_at=START + timedelta(days=2)))
    return index


@pytest.mark.parametrize(
    ("allow", "expected"),
    [
        (Filter(), ["a", "c", "b"]),
        (Filter(kinds=("memory", "note")), ["a", "c"]),
        (Filter(kinds=()), []),
        (Filter(kinds=("nothing",)), []),
        (Filter(category="skill"), ["b"]),
        (Filter(category="unknown"), []),
        (Filter(source="file"), ["b"]),
        (Filter(conversation_id="t1"), ["b"]),
        (Filter(since=START), ["a", "c"]),
        (Filter(until=START), ["a"]),
        (Filter(since=START.replace(tzinfo=None), until=START + timedelta(days=1)), ["a"]),
        (Filter(kinds=("memory",), category="skill"), []),
    ],
)
def test_filters_choose_among_results(allow: Filter, expected: list[str]) -> None:
    assert ids(filtered(), "rust", 5, allow) == expected


def test_filters_never_change_a_score() -> None:
    index = filtered()
    all_scores = {match.id: match.score for match in index.search("rust")}
    assert index.search("rust", 5, Filter(category="skill")) == [("b", all_scores["b"])]


@pytest.mark.parametrize("conversations", [False, True])
def test_an_explanation_adds_up_to_the_score(conversations: bool) -> None:
    index = index_of("went hiking in the Alps", "was it nice?", "with my brother", conversations=conversations)
    for match in index.search("hiking with a brother", 5):
        assert sum(term.weight for term in index.explain(match.id, "hiking with a brother")) == pytest.approx(
            match.score
        )


def test_spellings_among_few_words_and_among_many_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    index = index_of("Prefers dark roast coffee", "Lives in Berlin with cats", "Plays the violin", "Coffee and cats")
    asked = [Wanted(term) for term in ("cofee", "violinist", "cat", "berlim")]
    names = ["m0", "m1", "m2", "m3"]
    among_few = index.held(names, asked).tolist()
    assert among_few[0][0] == among_few[2][1] == 1.0
    monkeypatch.setattr(standing_for, "_FEW_TERMS", 0)
    assert index.held(names, asked).tolist() == among_few


def test_near_duplicates_are_candidates() -> None:
    index = index_of("Prefers dark roast coffee in the morning", "Lives in Berlin", "Has a sister in Kyiv")
    assert index.candidates("prefers drak roast cofee in the mornin")[0].id == "m0"
    assert index.candidates("Liwes in Berlim")[0].id == "m1"
    assert index.candidates("") == []


def plain_memory_scores(entries: dict[str, Entry], query: str, b: float = B, english: float = 1.0) -> dict[str, float]:
    """`english` is what 4-grams in English letters count."""
    terms = ANALYZER.query(query)
    documents = {name: ANALYZER.document(entry.text) for name, entry in entries.items()}
    words = plain_scores({name: document.words for name, document in documents.items()}, terms.words, b)
    spelled = {name: document.grams for name, document in documents.items()}
    ours, others = (
        plain_scores(spelled, [one for one in terms.grams if one.isascii() is is_ours], b) for is_ours in (True, False)
    )
    grams = {name: english * ours[name] + others[name] for name in entries}
    alike = {
        name: any(len(set(spelling) & set(document.grams)) >= enough(spelling) for spelling in terms.spellings)
        for name, document in documents.items()
    }
    return {name: words[name] + GRAM_SHARE * grams[name] if words[name] or alike[name] else 0.0 for name in entries}


def random_entry(rng: random.Random, name: str) -> Entry:
    return Entry(
        name,
        " ".join(rng.choices(WORDS, k=rng.choice((0, 1, 3, 8)))),
        kind=rng.choice(("memory", "fact")),
        category=rng.choice(("preference", "skill")),
        created_at=START + timedelta(minutes=rng.randrange(5)),
    )


@pytest.mark.parametrize("seed", range(8))
def test_after_any_churn_search_equals_the_plain_formula(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = random.Random(seed)
    if seed % 2:
        monkeypatch.setattr(scores, "_BLOCK", 3)
        monkeypatch.setattr(postings, "TWO_BYTES", 8)
    index, entries = UserIndex(), dict[str, Entry]()
    for step in range(120):
        name = f"e{rng.randrange(40)}"
        if rng.random() < 0.75:
            entries[name] = random_entry(rng, name)
            index.put(entries[name])
        else:
            entries.pop(name, None)
            index.remove(name)
        if rng.random() < 0.05:
            index = UserIndex.load(index.dump())
        query, limit = " ".join(rng.choices(WORDS, k=rng.choice((1, 2, 5)))), rng.choice((1, 5, 10))
        allow = rng.choice(
            (None, Filter(kinds=("fact",)), Filter(category="skill", since=START + timedelta(minutes=2)))
        )
        of_each = plain_memory_scores(entries, query)
        order = sorted(entries.values(), key=lambda entry: (entry.created_at, entry.id))
        allowed = {entry.id: of_each[entry.id] for entry in order if allow is None or passes(entry, allow)}
        expected = plain_ranking(allowed, limit)
        found = index.search(query, limit, allow)
        assert [match.id for match in found] == [name for name, _ in expected], (step, query)
        assert [match.score for match in found] == pytest.approx([score for _, score in expected], abs=1e-9)


@pytest.mark.soak
def test_a_hundred_thousand_entries_equal_the_plain_formula() -> None:
    rng = random.Random(7)
    index, entries = UserIndex(), dict[str, Entry]()
    for number in range(100_000):
        entries[f"e{number:06}"] = entry = random_entry(rng, f"e{number:06}")
        index.put(entry)
    for name in rng.sample(list(entries), 5_000):
        del entries[name]
        index.remove(name)
    for query in ("rust coffee", "databases in Berlin", "编程 pythons trust"):
        scores = plain_memory_scores(entries, query)
        order = sorted(entries.values(), key=lambda entry: (entry.created_at, entry.id))
        expected = plain_ranking({entry.id: scores[entry.id] for entry in order}, 10)
        assert [match.id for match in index.search(query, 10)] == [name for name, _ in expected]


def passes(entry: Entry, allow: Filter) -> bool:
    assert entry.created_at
    in_time = allow.since is None or entry.created_at >= allow.since
    return in_time and (allow.kinds is None or entry.kind in allow.kinds) and allow.category in (None, entry.category)


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("distributed systems", []),
        ("organization", []),
        ("information", []),
        ("stripes", ["m0"]),
        ("Stirpe stripw", ["m0"]),
        ("nationwide", ["m1"]),
        ("бабусина", ["m2"]),
    ],
)
@pytest.mark.parametrize("conversations", [False, True])
def test_agreeing_letters_alone_are_no_match_but_a_word_spelled_much_alike_is(
    query: str, found: list[str], conversations: bool
) -> None:
    index = UserIndex(conversations=conversations)
    for number, text in enumerate(("Company: Stripe", "A nation of engineers", "Бабусею пишається")):
        index.put(Entry(f"m{number}", text, conversation_id=f"talk {number}"))
    assert ids(index, query) == found
    assert all(index.explain(name, query) for name in found)
    assert not any(index.explain(name, query) for name in ("m0", "m1", "m2") if name not in found)


def test_the_scores_of_a_few_terms_are_those_among_all() -> None:
    """Whether the weights of all cells are known (`scores` makes them) or only those of the cells asked for."""
    held = postings.Postings((scores.Field(), scores.Field(b=0.5, share=0.25)))
    for words in ("tea tea milk", "coffee milk", "tea", "bread and butter and tea"):
        held.add(words.split(), [word[:3] for word in words.split()])
    asked = [*held.asked(0, {"tea": 2, "milk": 1}), *held.asked(1, {"and": 1, "tea": 1})]
    slots, few = held.sums(asked)
    every = scores.summed(held.scores(asked))
    assert slots.tolist() == every.nonzero()[0].tolist()
    assert few == pytest.approx(every[slots])
    assert held.sums(asked)[1] == pytest.approx(few)
    assert [len(part) for part in held.sums([])] == [0, 0]

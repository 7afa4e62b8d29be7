"""What a search shows has to do with the question: a run of letters, or a word asked of anything, is no answer."""

import pytest

from benchmarks.relevance import Case, cases, row, with_keys
from benchmarks.retrieval import ours
from language.words.variants import is_variant
from stores.search import relevance
from stores.search.index.user_index import Entry, UserIndex
from stores.search.relevance import read, relevant
from stores.store import MemoryStore
from tests.conftest import Clock

PROFILE = {
    "location": "Lviv",
    "role": "Backend engineer",
    "company": "Stripe",
    "postgresql_version": "PostgreSQL 16.2",
    "favorite_tea": "Earl Grey",
    "hobby": "Bouldering twice a week",
    "stem_cells": "Reads about stem cells",
}


def keys(query: str, *, floor: bool = True) -> list[str]:
    index = UserIndex()
    for key, value in PROFILE.items():
        index.put(Entry(key, value, key=key))
    return [match.id for match in relevant(index, query, 5, None, floor=floor)]


@pytest.mark.parametrize(
    "query",
    ["distributed systems", "favourite football club", "How many children do I have?", "mortgage", "fishing trip 2026"],
)
def test_a_topic_that_is_not_there_is_answered_with_nothing(query: str) -> None:
    assert keys(query) == []


@pytest.mark.parametrize(
    ("query", "key"),
    [
        ("where does the user live", "location"),
        ("де я живу?", "location"),
        ("Wo wohne ich?", "location"),
        ("¿Dónde vivo?", "location"),
        ("database configuration", "postgresql_version"),
        ("what is my profession", "role"),
        ("bouldring", "hobby"),
        ("stripe", "company"),
    ],
)
def test_what_is_there_is_found_in_other_words(query: str, key: str) -> None:
    assert key in keys(query)[:2]


def test_without_a_floor_every_match_is_shown() -> None:
    assert "stem_cells" not in keys("operating systems")
    assert "stem_cells" in keys("operating systems", floor=False)


async def test_a_least_score_of_nothing_switches_the_floor_off(store: MemoryStore) -> None:
    await store.write("ann", key="favorite_tea", value="Earl Grey", category="preference")
    asked = "favorite football club"
    assert await store.search("ann", asked) == []
    assert [hit.key for hit in await store.search("ann", asked, min_score=0)] == ["favorite_tea"]


async def test_a_memory_is_found_by_the_day_it_was_noted(store: MemoryStore, clock: Clock) -> None:
    await store.write("ann", key="marathon", value="Ran the marathon", category="preference")
    day = clock().date()
    assert [hit.key for hit in await store.search("ann", f"what was there in {day:%B %Y}?")] == ["marathon"]


async def test_the_words_of_a_key_do_not_outlive_a_change(store: MemoryStore, clock: Clock) -> None:
    await store.write(
        "ann", key="drinks_black_coffee_every_morning", value="Drinks black coffee", category="preference"
    )
    clock.advance(hours=1)
    await store.update("ann", key="drinks_black_coffee_every_morning", value="Drinks green tea")
    assert await store.search("ann", "coffee") == []
    assert len(await store.search("ann", "green tea")) == 1


def test_words_of_the_same_sort_are_asked_for_in_every_language() -> None:
    asked = frozenset[str]().union(*(told.terms for told, _ in read("where does she live").more.asked))
    assert {"locat", "citi", "wohnort", "ciudad"} <= asked


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("boulder", "bouldr"),
        ("violinist", "violin"),
        ("coffee", "cofee"),
        ("sommerurlaub", "urlaub"),
        ("recieve", "receive"),
    ],
)
def test_spellings_and_inflections_of_one_word(one: str, other: str) -> None:
    assert is_variant(one, other)
    assert is_variant(other, one)


@pytest.mark.parametrize(("one", "other"), [("system", "stem"), ("stripe", "distribut"), ("plan", "plant")])
def test_words_that_share_letters_are_not_one_word(one: str, other: str) -> None:
    assert not is_variant(one, other)


def test_the_cases_to_tune_on_reach_what_is_promised() -> None:
    asked: list[Case] = list(cases("tune"))
    _, silent, recall, _ = row("", with_keys(ours), asked)
    assert float(silent) >= 0.9
    assert float(recall) >= 0.95


def test_a_question_of_which_the_index_has_no_word_is_not_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(UserIndex, "search", lambda *_: pytest.fail("there is nothing to find"))
    assert keys("Which mortgage suits grandparents?") == []


@pytest.mark.parametrize("query", [*PROFILE.values(), "postgres", "What do I boulder?", "earl's tee", "tea or Lvov"])
def test_what_the_index_has_of_a_question_never_hides_an_answer(query: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found = keys(query)
    monkeypatch.setattr(relevance, "_may_be_held", lambda *_: True)
    assert found == keys(query)

"""`python -m scripts.search_memory` and `python -m scripts.rebuild_memory_index`."""

import json

import pytest

from scripts.rebuild_memory_index import main as rebuild
from scripts.search_memory import main
from stores import MemoryStore
from tests.scripts.conftest import CommandLine

ANN = ("--user-id", "ann")


def test_the_best_memory_comes_first_in_a_table(ann: CommandLine) -> None:
    ran = ann(main, *ANN, "--query", "which articles?")
    assert ran.code == 0
    first = next(line for line in ran.out.splitlines() if line.lstrip().startswith("1 "))
    assert "Prefers long technical articles" in first


def test_words_may_stand_by_themselves(ann: CommandLine) -> None:
    assert ann(main, *ANN, "which", "articles").out == ann(main, *ANN, "--query", "which articles").out
    assert "no words to look for" in ann(main, *ANN).err


def test_no_match_is_an_answer_not_a_failure(ann: CommandLine) -> None:
    ran = ann(main, *ANN, "--query", "zebra")
    assert (ran.code, ran.out) == (0, "No memory matches 'zebra'.\n")
    assert json.loads(ann(main, *ANN, "--query", "zebra", "--json").out) == []


def test_explain_shows_each_term_and_the_weights_add_up(ann: CommandLine) -> None:
    (hit,) = json.loads(ann(main, *ANN, "--query", "articles", "--explain", "--json").out)
    assert sum(term["weight"] for term in hit["terms"]) == pytest.approx(hit["score"])
    table = ann(main, *ANN, "--query", "articles", "--explain").out
    assert f"articl {hit['terms'][0]['weight']:.3f}" in table


def test_explain_tells_its_reasons_in_words(ann: CommandLine) -> None:
    ann.store(lambda store: store.write("ann", key="favorite_tea", value="Green tea", category="preference"))
    told = " ".join(ann(main, *ANN, "--query", "чай", "--explain").out.split())
    assert "stands for чай" in told
    assert "letters in common" in " ".join(ann(main, *ANN, "--query", "articles", "--explain").out.split())


def test_explain_says_why_the_next_was_left_out(ann: CommandLine) -> None:
    asked = ("--query", "engineer articles crypto", "--explain")
    assert "Left out next" not in ann(main, *ANN, *asked).out
    assert "more results were not asked for" in ann(main, *ANN, *asked, "--limit", "1").out
    ann.store(lambda store: store.write("ann", key="favorite_tea", value="Earl Grey", category="preference"))
    assert "it holds too little of what is asked" in ann(main, *ANN, "--query", "favorite opera", "--explain").out


def test_limit_category_and_kind_narrow_the_search(ann: CommandLine) -> None:
    query = ("--query", "engineer articles crypto", "--json")
    assert len(json.loads(ann(main, *ANN, *query).out)) == 3
    assert len(json.loads(ann(main, *ANN, *query, "--limit", "1").out)) == 1
    keys = [hit["key"] for hit in json.loads(ann(main, *ANN, *query, "--category", "work_context").out)]
    assert keys == ["role"]
    assert json.loads(ann(main, *ANN, *query, "--kind", "fact", "--kind", "note").out) == []


def test_kind_message_searches_conversations(ann: CommandLine) -> None:
    ann.store(lambda store: store.activity.message("ann", "talk", role="user", content="I moved to Rust last year"))
    (hit,) = json.loads(ann(main, *ANN, "--query", "rust", "--kind", "message", "--json").out)
    assert hit["value"] == "I moved to Rust last year"


def test_explain_says_that_a_wish_counts_more(ann: CommandLine) -> None:
    wish = "Name the stop when I ask about trains"
    ann.store(lambda store: store.activity.message("ann", "talk", role="user", content=wish))
    told = " ".join(ann(main, *ANN, "--query", "trains", "--kind", "message", "--explain").out.split())
    assert "a wish that stands" in told
    assert "says less" not in told


@pytest.mark.parametrize("wrong", [("--kind", "memories"), ("--category", "work")])
def test_a_misspelled_filter_is_named_instead_of_finding_nothing(ann: CommandLine, wrong: tuple[str, str]) -> None:
    ran = ann(main, *ANN, "--query", "articles", *wrong)
    assert ran.code == 1
    assert repr(wrong[1]) in ran.err


@pytest.mark.parametrize("query", ["", "?!", '"a" AND b*', "don't", "a/b", "c++", "😀", "x" * 100_000])
def test_any_query_is_answered(ann: CommandLine, query: str) -> None:
    assert ann(main, *ANN, "--query", query).code == 0


def test_a_human_edit_is_found_by_the_next_search(ann: CommandLine) -> None:
    ann.memory_md.write_text(ann.memory_md.read_text().replace("Backend", "Zoology"))
    assert "Zoology engineer" in ann(main, *ANN, "--query", "zoology").out


def test_rebuilding_says_how_much_it_built_and_changes_no_answer(ann: CommandLine) -> None:
    query = (*ANN, "--query", "engineer articles crypto", "--json")
    before = ann(main, *query).out
    ran = ann(rebuild, *ANN)
    assert (ran.code, ran.out) == (0, "Built from rows: 1 users, 3 memories, 0 messages.\n")
    assert ann(main, *query).out == before


def test_rebuilding_without_a_user_reaches_everybody(ann: CommandLine) -> None:
    async def tell(store: MemoryStore) -> None:
        await store.write("bob", key="role", value="Nurse in a hospital", category="work_context")

    ann.store(tell)
    assert json.loads(ann(rebuild, "--json").out) == {"users": 2, "memories": 4, "messages": 0}


def test_rebuilding_for_an_unknown_user_fails_and_creates_nobody(ann: CommandLine) -> None:
    ran = ann(rebuild, "--user-id", "anm")
    assert ran.code == 1
    assert ann.store(lambda store: store.users()) == ["ann"]

"""`hnpal-memory rank`, `digest` and `trends`."""

import io
import json
from pathlib import Path

import pytest

from scripts.foresight import digest, rank, trends
from stores import MemoryStore
from tests.scripts.conftest import CommandLine

ANN = ("--user-id", "ann")
POSTS = [
    {"id": "coin", "title": "Bitcoin hits a record", "text": "Coins rose.", "points": 900},
    {"id": "pg", "title": "PostgreSQL 18 Released", "text": "Vacuum is faster now.", "points": 100},
]


@pytest.fixture
def posts(tmp_path: Path) -> str:
    path = tmp_path / "posts.json"
    path.write_text(json.dumps({"posts": POSTS}))
    return str(path)


@pytest.fixture
def reader(command: CommandLine) -> CommandLine:
    async def tell(store: MemoryStore) -> None:
        await store.write("ann", key="taste", value="Interested in PostgreSQL", category="preference")
        await store.write("ann", key="crypto", value="Dislikes crypto", category="preference")

    command.store(tell)
    return command


def test_rank_shows_the_order_how_far_each_moved_and_why(reader: CommandLine, posts: str) -> None:
    ran = reader(rank.main, posts, *ANN)
    assert ran.code == 0
    lines = [line for line in ran.out.splitlines() if "PostgreSQL" in line or "Bitcoin" in line]
    assert "▲1" in lines[0]
    assert "you follow PostgreSQL" in lines[0]
    assert "you dislike crypto: moved down" in lines[1]
    first, second = json.loads(reader(rank.main, posts, *ANN, "--json").out)
    assert (first["post"]["id"], second["reason"]["why"]) == ("pg", "disliked")


def test_rank_reads_standard_input_and_refuses_what_is_no_list(
    reader: CommandLine, posts: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(json.dumps(POSTS)))
    assert len(json.loads(reader(rank.main, "-", *ANN, "--limit", "1", "--json").out)) == 1
    wrong = tmp_path / "wrong.json"
    for text in ("{", "7", '{"id": 1}', '[{"id": 1}]'):
        wrong.write_text(text)
        ran = reader(rank.main, str(wrong), *ANN)
        assert (ran.code, ran.out) == (1, "")
    assert reader(rank.main, str(tmp_path / "none.json"), *ANN).code == 1
    assert reader(rank.main, posts, *ANN, "--exploration", "7").code == 2


def test_digest_chooses_summarises_and_delivers(reader: CommandLine, posts: str) -> None:
    made = json.loads(reader(digest.main, posts, *ANN, "--json").out)
    assert [post["id"] for post in made["chosen"]] == ["pg"]
    assert made["delivered"] == 1
    ran = reader(digest.main, posts, *ANN)
    assert "Nothing new for you today" in ran.out
    assert "delivered before" in ran.out


def test_trends_are_published_shown_and_refused_when_the_budget_is_spent(reader: CommandLine) -> None:
    assert "Nothing was published yet" in reader(trends.main).out
    for spent in ("1 of 2", "2 of 2"):
        ran = reader(trends.main, "--publish")
        assert ran.code == 0
        assert f"{spent} spent" in ran.out
    ran = reader(trends.main, "--publish")
    assert ran.code == 1
    assert "budget" in ran.err
    assert len(json.loads(reader(trends.main, "--json").out)["reports"]) == 2

"""What the offline model reads from reactions: topics that mean something, and no near twins of known ones."""

from typing import Any

import pytest

from graphs.models.offline.topics import shared_topics
from tests.graphs.offline_prompts import Run, found, hit, interactions
from tests.graphs.title_samples import LIKED

TELLING = 0.9


def test_titles_tell_a_topic_or_none() -> None:
    wrong = [
        (titles, topics, read)
        for titles, topics in LIKED
        if sorted(topic.casefold() for topic in topics)
        != sorted(read := [topic.casefold() for topic, _ in shared_topics(list(titles), 3)])
    ]
    assert len(LIKED) >= 40
    assert len(wrong) <= (1 - TELLING) * len(LIKED), wrong


@pytest.mark.parametrize("word", ["always", "new", "guide", "year", "show", "2024", "quickly", "distributed", "build"])
def test_no_word_that_names_nothing_is_an_interest(word: str) -> None:
    assert shared_topics([f"{word} is it", f"and {word} too", f"the {word}"], 3) == []


def test_a_phrase_counts_once_and_its_words_not_beside_it() -> None:
    titles = ["Raft in distributed systems", "Distributed systems", "Debugging distributed systems"]
    assert shared_topics(titles, 3) == [("distributed systems", 3)]


def test_two_titles_are_too_few() -> None:
    assert shared_topics(["Rust in the kernel", "Rust at work"], 3) == []


async def night(search: str, *titles: str) -> Run:
    records: list[dict[str, Any]] = [
        {"type": "reaction", "reaction": "👍", "title": title, "source": "reaction:1"} for title in titles
    ]
    run = Run("nightly", interactions(*records))
    answers = {"search_memory": search, "write_memory": "✓ Memory written: x", "update_memory": "✓ Memory updated: x"}
    await run.say("Extract.", answers)
    return run


RUST_AND_CHESS = (
    "Rust in the kernel",
    "Learn Rust",
    "Rust at work",
    "Chess openings",
    "Speed chess",
    "A life of chess",
)


async def test_several_interests_join_the_list_of_interests() -> None:
    run = await night(found(hit("interests", "Interested in databases", "preference")), *RUST_AND_CHESS)
    assert run.named("update_memory") == [{"key": "interests", "value": "Interested in databases, chess, Rust"}]
    assert not run.named("write_memory")


async def test_an_interest_in_the_list_is_not_added_again() -> None:
    run = await night(found(hit("interests", "Interested in Rust, chess", "preference")), *RUST_AND_CHESS)
    assert {name for name, _ in run.calls} == {"search_memory"}


async def test_a_phrase_replaces_the_word_that_was_known() -> None:
    known = found(hit("interested_in_distributed", "Interested in Distributed", "preference"))
    run = await night(known, "Distributed systems fail", "On distributed systems", "Testing distributed systems")
    assert run.named("update_memory") == [
        {"key": "interested_in_distributed", "value": "Interested in distributed systems"}
    ]
    assert not run.named("write_memory")


async def test_a_wider_known_interest_covers_a_topic() -> None:
    known = found(hit("interested_in_rust_compilers", "Interested in Rust compilers", "preference"))
    assert {name for name, _ in (await night(known, *RUST_AND_CHESS[:3])).calls} == {"search_memory"}

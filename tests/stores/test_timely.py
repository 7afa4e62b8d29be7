"""Questions about a time: what was noted then comes first, in every language."""

import pytest

from stores.store import MemoryStore
from tests.conftest import Clock

FIRST, MOVE, LAST = "Cooked ramen with Tom", "Moved to Porto", "Cooked paella with Tom"


@pytest.fixture
async def lived(store: MemoryStore, clock: Clock) -> MemoryStore:
    """Noted on 12 February, 13 March and 6 April 2026; it is 16 April now."""
    for key, value, days in (("ramen", FIRST, 29), ("move", MOVE, 24), ("paella", LAST, 10)):
        await store.write("ann", key=key, value=value, category="preference")
        clock.advance(days=days)
    return store


@pytest.mark.parametrize(
    ("question", "key"),
    [
        ("what did I cook in February?", "ramen"),
        ("what did I cook last week?", "paella"),
        ("what did I cook in April?", "paella"),
        ("what did I cook before I moved?", "ramen"),
        ("what did I cook after I moved to Porto?", "paella"),
        ("what did I cook first?", "ramen"),
        ("what did I cook most recently?", "paella"),
        ("which came first, the paella or the ramen?", "ramen"),
    ],
)
async def test_what_is_of_that_time_comes_first(lived: MemoryStore, question: str, key: str) -> None:
    assert (await lived.search("ann", question))[0].key == key


@pytest.mark.parametrize(
    "question",
    [
        "What did I do in March?",
        "Was war im März?",
        "Що було в березні?",
        "¿Qué hice en marzo?",
        "what was there five weeks ago?",
    ],
)
async def test_a_time_alone_is_answered_with_what_was_noted_then(lived: MemoryStore, question: str) -> None:
    assert [hit.key for hit in await lived.search("ann", question)] == ["move"]


@pytest.mark.parametrize(
    ("question", "keys"),
    [
        ("What did I do first?", ["ramen", "move", "paella"]),
        ("What was the last thing I did?", ["paella", "move", "ramen"]),
        ("Was habe ich zuerst gemacht?", ["ramen", "move", "paella"]),
        ("¿Qué hice primero?", ["ramen", "move", "paella"]),
        ("Що я робила нещодавно?", ["paella", "move", "ramen"]),
        ("What happened before the paella?", ["move", "ramen"]),
        ("Was kam nach dem Umzug?", ["paella"]),
    ],
)
async def test_an_order_alone_is_answered_by_the_dates(lived: MemoryStore, question: str, keys: list[str]) -> None:
    assert [hit.key for hit in await lived.search("ann", question)] == keys


async def test_a_first_name_is_no_order(lived: MemoryStore) -> None:
    assert not await lived.search("ann", "what is my first name?")


async def test_the_time_is_among_the_reasons(lived: MemoryStore) -> None:
    hit = (await lived.search("ann", "what did I cook in February?", explain=True))[0]
    assert "(time)" in [term.term for term in hit.terms]
    assert sum(term.weight for term in hit.terms) == pytest.approx(hit.score)


async def test_limits_that_are_given_go_before_those_in_words(lived: MemoryStore, clock: Clock) -> None:
    found = await lived.search("ann", "what did I cook in February?", since=clock.now.replace(day=1))
    assert [hit.key for hit in found] == ["paella"]

"""A second job or home that somebody names beside the first takes the place of nothing; all that is known is told."""

import pytest

from graphs.build import Graphs
from tests.graphs.conftest import talk


@pytest.mark.parametrize(
    ("first", "second", "kept"),
    [
        ("I work at Lego", "I also work at Bosch", {"Lego", "Also works at Bosch"}),
        ("I'm a teacher", "I'm also a cook", {"Teacher", "Also a cook"}),
        ("Ich bin Lehrerin", "ich bin auch Köchin", {"Lehrerin", "Ich bin auch Köchin"}),
        ("Я вчитель", "Я також кухар", {"Вчитель", "Я також кухар"}),
        ("Trabajo en Zara", "También trabajo en Seat", {"Zara", "También trabajo en Seat"}),
        ("I live in Kiel", "I live in Bonn now", {"Bonn"}),
    ],
)
async def test_also_adds(offline: Graphs, user: str, first: str, second: str, kept: set[str]) -> None:
    say = talk(offline, user)
    await say(first)
    await say(second)
    assert {memory.value for memory in await offline.store.read(user, durability="durable")} == kept


@pytest.mark.parametrize(
    ("told", "asked", "word"),
    [
        ("Toco la bandurria", "¿Qué sabes de mí?", "bandurria"),
        ("I play the banjo", "What do you know about me?", "banjo"),
        ("Ich spiele Banjo", "Was weißt du über mich?", "Banjo"),
        ("Я граю на банджо", "Що ти про мене знаєш?", "банджо"),
    ],
)
async def test_what_is_known_is_told_whatever_its_sort(
    offline: Graphs, user: str, told: str, asked: str, word: str
) -> None:
    say = talk(offline, user)
    await say(told)
    assert word in await say(asked)

"""Of several things that one message told, "the last" is one: it is asked about alone."""

import pytest
from langgraph.types import Command

from graphs.build import Graphs
from stores import MemoryStore


@pytest.mark.parametrize(
    ("told", "said", "gone", "stay"),
    [
        ("I live in Hull. I'm a nurse and I have gout", "scratch the last bit", "gout", "nurse"),
        (
            "Doy clases en Vigo, toco la dulzaina y colecciono sellos",
            "lo último bórralo, lo otro vale",
            "sellos",
            "dulzaina",
        ),
        (
            "Викладаю фізику в ліцеї, граю на бандурі і потайки пишу вірші",
            "ой. останнє зітри! решта хай",
            "вірші",
            "бандурі",
        ),
    ],
)
async def test_only_the_last_thing_is_asked_about(
    offline: Graphs, store: MemoryStore, user: str, told: str, said: str, gone: str, stay: str
) -> None:
    async def remembered() -> str:
        return " ".join(one.value for one in await store.read(user)).casefold()

    await offline.turn(user, user, {"messages": [("user", told)]})
    before = await remembered()
    turn = await offline.turn(user, user, {"messages": [("user", said)]})
    assert turn.question
    assert await remembered() == before
    await offline.turn(user, user, Command(resume="yes"))
    assert gone in before
    assert gone not in await remembered()
    assert stay in await remembered()

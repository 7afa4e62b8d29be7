"""Of a memory that a message makes outdated only that goes which is; its other phrases stay in what takes its place."""

import pytest
from langgraph.types import Command

from graphs.build import Graphs
from graphs.discussion.removal.wish import remove
from stores import MemoryStore


async def lasting(graphs: Graphs, store: MemoryStore, user: str, *said: str) -> str:
    """What is kept for good after some messages, where every question is answered with yes."""
    for text in said:
        turn = await graphs.turn(user, user, {"messages": [("user", text)]})
        if turn.question:
            await graphs.turn(user, user, Command(resume="yes"))
    return " ".join(one.value for one in await store.read(user, durability="durable")).casefold()


@pytest.mark.parametrize(
    ("before", "said", "gone", "stays"),
    [
        ("I play the tuba in a brass band in Wigan.", "Sold the tuba, I play the cornet there now.", "tuba", "wigan"),
        ("Ich arbeite als Optiker bei Fielmann.", "Ich bin jetzt bei Apollo.", "fielmann", "optiker"),
        ("Ich spiele Bass in einer Band namens Rost.", "Die Band heißt jetzt Nebel.", "rost", "bass"),
        (
            "Dirijo el coro parroquial en Soria.",
            "Ya no dirijo el coro parroquial, ahora el infantil.",
            "parroq",
            "soria",
        ),
        ("Reparto pan en furgoneta en Loja.", "ahora lo que reparto es fruta", "pan", "loja"),
        ("Soy minera en Calama, turno 7x7.", "Nos cambiaron el turno, ahora es 10x10", "7x7", "calama"),
        ("Служу дияконом у Самборі.", "Мене висвятили на священника.", "диякон", "самб"),
    ],
)
async def test_what_is_not_spoken_against_stays(
    offline: Graphs, store: MemoryStore, user: str, before: str, said: str, gone: str, stays: str
) -> None:
    told = await lasting(offline, store, user, before)
    assert gone in told
    assert stays in told
    told = await lasting(offline, store, user, said)
    assert gone not in told
    assert stays in told


async def test_what_takes_the_place_of_two_memories_stays(store: MemoryStore, user: str) -> None:
    said = ["I live in Hull. Got the keys to a flat in York. Boxes all over."]
    told = {"location": "Hull", "lives_hull": "Lives in Hull", "keys_york": "Got the keys in York"}
    for key, value in told.items():
        await store.write(user, key=key, value=value, category="personal_context", evidence=said)
    known = {one.key: one for one in await store.read(user)}
    text = "Got the keys in York. Boxes all over"
    asked = [
        {"id": known["lives_hull"].id, "value": "Lives in Hull", "instead": {"key": "keys_york", "value": text}},
        {"id": known["location"].id, "value": "Hull", "instead": {"key": "keys_york", "value": text}},
    ]
    await remove(store, user, [asked[0], asked[1] | {"beside": ["keys_york"]}], "the user says so")
    assert [one.value for one in await store.read(user)] == [text]


@pytest.mark.parametrize(
    ("before", "said", "now"),
    [
        ("Ich arbeite von neun bis fünf.", "Ich bin jetzt in der Nachtschicht.", "nachtschicht"),
        ("Meine Lieblingsfarbe ist Grün.", "inzwischen mag ich lila am liebsten", "lila"),
    ],
)
async def test_news_that_was_kept_already_stays_when_it_takes_the_place_of_a_memory(
    offline: Graphs, store: MemoryStore, user: str, before: str, said: str, now: str
) -> None:
    assert now in await lasting(offline, store, user, before, said)

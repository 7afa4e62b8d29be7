"""Conversations in which something is to go and something else is not: what stands in the memory afterwards."""

import pytest

from graphs.build import Graphs
from stores import MemoryStore
from tests.graphs.conftest import talk


async def _known(store: MemoryStore, user: str) -> str:
    return "; ".join(one.value for one in await store.read(user, kind=None, limit=None)).casefold()


@pytest.mark.parametrize(
    ("turns", "stays", "goes"),
    [
        (("I drive a tram.", "I keep bees.", "everything can go apart from the bees"), ["bees"], ["tram"]),
        (("Ich heiße Cem, wohne in Trier.", "Vergiss alles über mich außer meinen Namen."), ["cem"], ["trier"]),
        (("Toco el chelo.", "Vivo en Gijón.", "Deja solo lo del chelo, lo demás fuera."), ["chelo"], ["gijón"]),
        (("Граю на бандурі.", "Живу в Косові.", "Залиш тільки бандуру."), ["бандур"], ["косов"]),
        (("Mein Spitzname ist Bär, aber eigentlich heiße ich Rolf.", "lösch den Spitznamen"), ["rolf"], ["bär"]),
        (("Tengo un hijo, Milo, y una hija, Inés.", "Quita a mi hija, anda."), ["milo"], ["inés"]),
        (
            ("I live at 14 Orchard Lane in Frome.", "I keep bees.", "forget where I live"),
            ["bees"],
            ["orchard", "frome"],
        ),
        (
            ("I work for Lloyds.", "I've two girls, Ivy and Wren.", "Forget everything except my girls."),
            ["ivy"],
            ["lloyds"],
        ),
        (
            ("My nephew Kai is three.", "My nephew Rory is ten.", "Leave Kai, but Rory shouldn't be in there."),
            ["kai"],
            ["rory"],
        ),
        (
            ("Ich lebe in Jena.", "Meine Freundin heißt Ronja.", "ronja und ich sind getrennt, lösch sie"),
            ["jena"],
            ["ronja"],
        ),
        (("I'm a vet.", "My boyfriend is called Dean.", "so me and dean split up, erase him"), ["vet"], ["dean"]),
        (("Mis hijos se llaman Bruno y Teo.", "Vivo en Lima.", "No guardes nada de mis hijos."), ["lima"], ["teo"]),
    ],
)
async def test_what_is_excepted_stays_and_the_rest_goes(
    offline: Graphs, store: MemoryStore, user: str, turns: tuple[str, ...], stays: list[str], goes: list[str]
) -> None:
    say = talk(offline, user)
    for turn in (*turns, "yes"):
        await say(turn)
    known = await _known(store, user)
    assert [word for word in stays if word not in known] == []
    assert [word for word in goes if word in known] == []


async def test_the_first_thing_told_is_asked_about(offline: Graphs, store: MemoryStore, user: str) -> None:
    say = talk(offline, user)
    for turn in ("I keep bees.", "I live in Truro."):
        await say(turn)
    await say("the first thing I told you, take that out again")
    await say("yes")
    assert await _known(store, user) == "truro"


async def test_what_was_not_kept_is_not_taken_for_something_else(
    offline: Graphs, store: MemoryStore, user: str
) -> None:
    say = talk(offline, user)
    await say("Ich bin bei Siemens in Erlangen angestellt.")
    await say("Was ist eigentlich eine Jobsuche?")
    known = await _known(store, user)
    await say("Das mit der Jobsuche nimm wieder raus.")
    await say("ja")
    assert await _known(store, user) == known


async def test_a_story_of_somebody_who_is_not_named_is_asked_about(
    offline: Graphs, store: MemoryStore, user: str
) -> None:
    say = talk(offline, user)
    await say("Mi hermano Rubén estuvo en la cárcel.")
    await say("Trabajo de jardinero.")
    await say("Él se enfadaría si supiera que te lo conté. Que desaparezca esa historia.")
    await say("sí")
    assert await _known(store, user) == "jardinero"


@pytest.mark.parametrize(
    ("turns", "told"),
    [
        (("Ich habe drei Enkel: Anton, Greta und Leopold.", "Zähl mir mal meine Enkel auf."), "Leopold"),
        (("Я живу у Вилковому.", "сімнадцять помнож на шість, лінь рахувати"), "17 × 6 = 102"),
        (("У мене целіакія.", "Не люблю опери.", "Перелічи коротко, що ти про мене знаєш."), "целіакія"),
        (("I'm lactose intolerant.", "Would a big bowl of ice cream be wise for me?"), "Lactose"),
        (("Ich fahre im Mai nach Island.", "Weißt du noch, wohin die Reise geht?"), "Island"),
    ],
)
async def test_what_is_asked_in_other_words_is_answered(
    offline: Graphs, user: str, turns: tuple[str, ...], told: str
) -> None:
    say = talk(offline, user)
    for turn in turns:
        reply = await say(turn)
    assert told in reply

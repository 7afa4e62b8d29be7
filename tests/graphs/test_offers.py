"""What is asked about what is stored makes sense: nobody is asked whether a boat is their name."""

import pytest
from langchain_core.messages import HumanMessage

from graphs.build import Graphs


@pytest.mark.parametrize(
    ("told", "now", "stays"),
    [
        ("I'm Oona and I live near Braunston", "our boat is called Drifter and she's 57 foot", "Oona"),
        ("Our boat is called Drifter", "actually the boat's 58 foot, measured it again", "Boat is called Drifter"),
        (
            "I teach chemistry in Accra. Can't stand group projects.",
            "I've stopped teaching, I'm a lab manager at Noguchi now",
            "Can't stand group projects",
        ),
        (
            "I run a bakery in Leeds with my brother Arun",
            "Arun's left the bakery, he's a postman now",
            "Runs bakery in Leeds with their brother Arun",
        ),
        ("Мене звати Лесь, я бджоляр", "вона вже не в школі, пішла в бібліотеку", "Лесь"),
    ],
)
async def test_what_is_of_something_else_asks_nothing(
    offline: Graphs, user: str, told: str, now: str, stays: str
) -> None:
    for said in (told, now):
        turn = await offline.turn(user, f"{user}-talk", {"messages": [HumanMessage(said)]})
    assert not turn.question
    assert stays in {one.value for one in await offline.store.read(user, kind=None)}


async def test_another_shift_takes_no_trade_away_unasked(offline: Graphs, user: str) -> None:
    for said in ("soy Itziar, enfermera de noche en Bilbao", "me he cambiado al turno de día"):
        await offline.turn(user, f"{user}-talk", {"messages": [HumanMessage(said)]})
    assert "Enfermera de noche" in {one.value for one in await offline.store.read(user, kind=None)}


async def test_a_trade_that_names_people_answers_what_the_job_is(offline: Graphs, user: str) -> None:
    for said in ("I'm a lab manager at Noguchi", "what's my job?"):
        turn = await offline.turn(user, f"{user}-talk", {"messages": [HumanMessage(said)]})
    assert "Lab manager" in turn.reply

"""M1, M4: what is stored says what a short message is about; what comes beside it harms nothing."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from langgraph.types import Command

from graphs.build import Graphs, open_graphs
from stores import Settings


@pytest.fixture
async def graphs(tmp_path: Path) -> AsyncIterator[Graphs]:
    async with open_graphs(Settings(data_dir=tmp_path)) as opened:
        yield opened


async def after(graphs: Graphs, *said: str, answer: str = "yes") -> str:
    """What stands in the memory file after messages, where every question is answered so."""
    for text in said:
        turn = await graphs.turn("ann", "talk", {"messages": [{"role": "user", "content": text}]})
        if turn.question:
            await graphs.turn("ann", "talk", Command(resume=answer))
    return (await graphs.store.document("ann") or "").casefold()


@pytest.mark.parametrize(
    ("known", "said", "gone"),
    [
        ("I have a cement mixer.", "sold the cement mixer in the end", "cement mixer"),
        ("I have two dogs and a cat.", "the cat died", "cat"),
        ("У мене є папуга.", "папугу віддала тітці", "папуг"),
        ("Ich habe einen Wellensittich.", "hab den wellensittich abgegeben", "wellensittich"),
        ("Voy a Noruega en mayo.", "lo de noruega se canceló", "noruega"),
        ("I'm a vegetarian.", "started eating meat again", "vegetarian"),
        ("Le debo 400 euros a mi hermano.", "Ya le pagué todo.", "debo"),
    ],
)
async def test_what_has_ended_goes(graphs: Graphs, known: str, said: str, gone: str) -> None:
    assert gone in await after(graphs, known)
    assert gone not in await after(graphs, said)


@pytest.mark.parametrize(
    ("known", "said", "now", "before"),
    [
        ("I live in Norwich.", "moved to Ely last week", "ely", "norwich"),
        ("Ich wohne in Fulda.", "Umgezogen nach Gera", "gera", "fulda"),
        ("We have five goats.", "there are two left", "two", "five"),
        ("Я маю 60 вуликів.", "після зими лишилося 45 вуликів", "45", "60"),
        ("I have four nieces.", "make that five", "five", "four"),
        ("працюю в нічну зміну", "перевели мене на денну", "денн", "нічн"),
        ("Я на другому курсі.", "уже на третьому", "трет", "друг"),
        ("Tengo asma.", "El médico dice que no es asma, es bronquitis.", "bronquitis", "asma"),
        ("Mi cumpleaños es el 5 de junio.", "me confundí, es el 5 de julio", "julio", "junio"),
        ("Meine Chefin heißt Frau Brandt.", "Frau Brandt ist weg, der neue Chef ist Herr Okafor", "okafor", "brandt"),
        ("Soy vegetariana.", "Lo de vegetariana ya no, como jamón.", "jamón", "vegetarian"),
        ("I'm vegetarian.", "So about the vegetarian thing, I eat ham these days.", "ham", "vegetarian"),
        (
            "Ich arbeite mit Illustrator.",
            "bin von Illustrator komplett weg, zeichne jetzt in Krita",
            "krita",
            "illustr",
        ),
        ("П'ю п'ять кав на день.", "Каву я покинула, тепер самий узвар.", "узвар", "кав"),
        ("My husband Ned works at the mill.", "Ned got laid off. He's retraining as a glazier.", "ned", "mill"),
        ("Mi marido Luis trabaja en la mina.", "A Luis lo echaron, ahora es cerrajero.", "luis", "mina"),
    ],
)
async def test_what_is_so_now_takes_its_place(graphs: Graphs, known: str, said: str, now: str, before: str) -> None:
    assert before in await after(graphs, known)
    page = await after(graphs, said)
    assert now in page
    assert before not in page


@pytest.mark.parametrize(
    ("known", "said", "stays"),
    [
        ("I have a dog called Rex.", "we got another dog, Bruno", "rex"),
        ("Conduzco un Corsa.", "compramos otro coche, un Yaris", "corsa"),
        ("Tengo un perro llamado Rex.", "adoptamos otro perro, Bruno", "rex"),
        ("Vivo en Murcia.", "pasamos el finde en Huesca", "murcia"),
        ("I have a canoe.", "my neighbour sold his canoe", "canoe"),
        ("Ich habe einen Kater.", "Der Kater meiner Tante ist gestorben", "kater"),
        ("I work nights as a porter.", "I cook at home these days", "nights"),
    ],
)
async def test_what_is_something_else_harms_nothing(graphs: Graphs, known: str, said: str, stays: str) -> None:
    await after(graphs, known)
    assert stays in await after(graphs, said, answer="no")


@pytest.mark.parametrize(
    ("known", "said"),
    [
        (("My name is Wanda.", "I don't eat mushrooms."), "The lift was replaced"),
        (("Ich heiße Gesa.", "Mein Mann arbeitet bei der Post."), "Der Aufzug wurde ersetzt"),
        (("Me llamo Lola.", "No como setas."), "Nos han cambiado el ascensor"),
        (("Мене звати Уляна.", "У мене є мопс Кекс."), "Нам поміняли ліфт"),
    ],
)
async def test_what_has_nothing_to_do_with_a_memory_asks_nothing(
    graphs: Graphs, known: tuple[str, ...], said: str
) -> None:
    for text in known:
        await graphs.turn("ann", "talk", {"messages": [{"role": "user", "content": text}]})
    turn = await graphs.turn("ann", "talk", {"messages": [{"role": "user", "content": said}]})
    assert not turn.question

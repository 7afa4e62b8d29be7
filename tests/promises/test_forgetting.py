"""M3: a wish to forget hits what was named, by its words or by its sort, or asks; nothing else goes."""

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


async def say(graphs: Graphs, text: str, *, answer: str = "yes") -> str:
    """Say something, and answer what is asked then; the question, if there was one."""
    turn = await graphs.turn("ann", "talk", {"messages": [{"role": "user", "content": text}]})
    if turn.question:
        await graphs.turn("ann", "talk", Command(resume=answer))
    return turn.question or ""


async def page(graphs: Graphs) -> str:
    return (await graphs.store.document("ann") or "").casefold()


@pytest.mark.parametrize(
    ("told", "wish", "gone", "stays"),
    [
        (("I live in Crewe.", "I keep bees."), "please don't keep where I live", "crewe", "bees"),
        (("I have asthma.", "I'm a plumber."), "what I said about my health, get rid of it", "asthma", "plumber"),
        (("I have a parrot called Kiwi.", "I have a dog called Moss."), "you can forget the parrot", "kiwi", "moss"),
        (("Я живу в Бродах.", "Люблю рибалку."), "прибери з пам'яті моє місто", "брод", "рибалк"),
        (("У мене астма.", "Я кухар."), "видали те, що я казав про здоров'я", "астм", "кухар"),
        (("Ich wohne in Gera.", "Ich male gern."), "meinen Wohnort bitte wieder löschen", "gera", "male"),
        (("Vivo en Soria.", "Pinto acuarelas."), "quita de tus notas dónde vivo", "soria", "acuarela"),
        (("Tengo asma.", "Soy carpintero."), "lo que te conté de mi salud, bórralo", "asma", "carpintero"),
    ],
)
async def test_what_was_named_goes_and_nothing_else(
    graphs: Graphs, told: tuple[str, ...], wish: str, gone: str, stays: str
) -> None:
    for text in told:
        await say(graphs, text)
    assert gone in await page(graphs)
    await say(graphs, wish)
    assert gone not in await page(graphs)
    assert stays in await page(graphs)


@pytest.mark.parametrize(
    ("told", "wish", "gone", "stays"),
    [
        ("Ich trinke gern Most und wohne in Kehl.", "dass ich in Kehl wohne, vergiss bitte", "kehl", "most"),
        ("мене звати Ліда, живу на Сихові", "забудь, де я живу", "сихов", "ліда"),
        ("me llamo Berta y soy cocinera", "olvida mi oficio", "cocinera", "berta"),
    ],
)
async def test_two_facts_of_one_sentence_go_apart(graphs: Graphs, told: str, wish: str, gone: str, stays: str) -> None:
    await say(graphs, told)
    await say(graphs, wish)
    assert gone not in await page(graphs)
    assert stays in await page(graphs)


async def test_what_is_not_stored_is_not_taken_for_something_else(graphs: Graphs) -> None:
    await say(graphs, "I have a dog called Moss.")
    question = await say(graphs, "forget my cat", answer="no")
    assert "moss" in await page(graphs)
    assert not question or "moss" in question.casefold()


async def test_more_words_than_the_memory_has_are_asked_about(graphs: Graphs) -> None:
    await say(graphs, "У мене алергія на горіхи")
    await say(graphs, "забудь, що я питала про горіхове печиво для куми", answer="no")
    assert "горіх" in await page(graphs)


@pytest.mark.parametrize(
    ("told", "wish", "gone", "stays"),
    [
        (("I'm Tess, 44, a roofer in Hull.",), "You don't need my age, the rest is fine.", ("44",), ("tess", "roofer")),
        (
            ("I live on Elm Lane in Ely.", "I keep bees."),
            "the street can go, Ely is fine to keep",
            ("elm lane",),
            ("ely", "bees"),
        ),
        (
            ("I vote Labour.", "I have a goat called Bo."),
            "Toss everything except the goat.",
            ("labour",),
            ("goat called bo",),
        ),
        (("Маю кредит у банку.", "Граю на бандурі."), "про кредит затри", ("кредит",), ("бандур",)),
        (("Я Остап, 44 роки, пасічник.",), "вік мій прибери, решта хай лишається", ("44",), ("остап", "пасічник")),
        (("Mein Exmann heißt Uwe.", "Ich backe Brot."), "Uwe soll hier nirgends auftauchen.", ("uwe",), ("brot",)),
        (("Ich bin Jo, 27, Gärtner.",), "Alter raus, Rest kann bleiben", ("27",), ("jo", "gärtner")),
        (("Gano 1900 al mes en una imprenta.",), "el sueldo no lo apuntes", ("1900",), ("imprenta",)),
        (("Vivo en Soria.", "Pinto acuarelas."), "olbida donde bivo porfa", ("soria",), ("acuarela",)),
    ],
)
async def test_a_wish_in_other_words_takes_just_what_it_names(
    graphs: Graphs, told: tuple[str, ...], wish: str, gone: tuple[str, ...], stays: tuple[str, ...]
) -> None:
    for text in told:
        await say(graphs, text)
    await say(graphs, wish)
    kept = await page(graphs)
    assert not [word for word in gone if word in kept]
    assert [word for word in stays if word in kept] == list(stays)
    assert wish.casefold()[:12] not in kept


async def test_a_wish_that_is_taken_back_removes_nothing(graphs: Graphs) -> None:
    await say(graphs, "Збираю поштові марки.")
    await say(graphs, "забудь про мої марки... та жартую, хай лишаються")
    assert "марки" in await page(graphs)


@pytest.mark.parametrize(
    ("told", "said"),
    [
        ("I play the banjo.", "Throw out the old strings before you play, my teacher says."),
        ("Ich backe Brot.", "Nimm das Brot raus, wenn es braun ist, steht im Rezept."),
        ("Маю таксу Рудольфа.", "Я викинув старий диван і купив крісло."),
    ],
)
async def test_what_is_thrown_out_elsewhere_stays(graphs: Graphs, told: str, said: str) -> None:
    await say(graphs, told)
    before = [line for line in (await page(graphs)).splitlines() if line.startswith("- ")]
    await say(graphs, said, answer="no")
    after = (await page(graphs)).splitlines()
    assert [line for line in before if line in after] == before

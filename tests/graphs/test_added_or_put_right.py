"""What somebody adds stands beside what they said before; what they plainly put right takes its place."""

import pytest
from langgraph.types import Command

from graphs.build import Graphs
from stores import MemoryStore
from tests.graphs.conftest import talk


async def values(store: MemoryStore, user: str) -> set[str]:
    return {memory.value for memory in await store.read(user, kind=None, limit=None)}


@pytest.mark.parametrize(
    ("before", "now", "both"),
    [
        ("My goal is to run a marathon.", "I also want to run a triathlon.", {"Run a marathon", "Run a triathlon"}),
        ("Quiero ir a Japón el año que viene.", "También quiero ir a Corea.", 2),
    ],
)
async def test_a_second_plan_is_no_correction_of_the_first(
    offline: Graphs, store: MemoryStore, user: str, before: str, now: str, both: set[str] | int
) -> None:
    say = talk(offline, user)
    await say(before)
    answer = await offline.turn(user, f"{user}-thread", {"messages": [{"role": "user", "content": now}]})
    assert not answer.question
    known = await values(store, user)
    assert known == both or len(known) == both


@pytest.mark.parametrize(
    ("before", "now", "value"),
    [
        ("I have four alpacas.", "Correction, it's five alpacas now", "Has five alpacas"),
        (
            "Ich habe vier Alpakas auf dem Hof.",
            "Korrektur: es sind jetzt fünf Alpakas.",
            "Ich habe fünf Alpakas auf dem Hof",
        ),
    ],
)
async def test_a_plain_correction_takes_the_place_of_what_was_just_said(
    offline: Graphs, store: MemoryStore, user: str, before: str, now: str, value: str
) -> None:
    say = talk(offline, user)
    await say(before)
    await say(now)
    assert await values(store, user) == {value}


@pytest.mark.parametrize(
    ("before", "now", "old", "new"),
    [
        ("Mi abuela Pilar nació en Ronda.", "Corrijo, dice mi madre: en Lucena.", "Ronda", "Pilar nació en Lucena"),
        ("I drive a diesel Golf.", "sold the old thing, there's an electric Zoe outside now", "Golf", "electric Zoe"),
        ("Meine Frau heißt Stephanie.", "Mit f übrigens, also Stefanie.", "Stephanie", "Frau heißt Stefanie"),
    ],
)
async def test_what_is_put_right_keeps_the_rest(
    offline: Graphs, store: MemoryStore, user: str, before: str, now: str, old: str, new: str
) -> None:
    await talk(offline, user)(before)
    answer = await offline.turn(user, f"{user}-thread", {"messages": [{"role": "user", "content": now}]})
    if answer.question:
        await offline.turn(user, f"{user}-thread", Command(resume="yes"))
    known = ". ".join(await values(store, user))
    assert new in known
    assert old not in known


@pytest.mark.parametrize(
    ("before", "now"),
    [
        ("My sister Olena lives in Graz.", "I live in Kyiv."),
        ("My brother works at Bosch.", "I work at Siemens."),
        ("Meine Schwester Anna wohnt in Graz.", "Ich wohne in Kiel."),
        ("Моя сестра Олена живе у Львові.", "Я живу в Києві."),
    ],
)
async def test_what_somebody_tells_of_themselves_corrects_nothing_of_their_kin(
    offline: Graphs, store: MemoryStore, user: str, before: str, now: str
) -> None:
    await talk(offline, user)(before)
    answer = await offline.turn(user, f"{user}-thread", {"messages": [{"role": "user", "content": now}]})
    assert not answer.question
    assert len(await values(store, user)) == 2


async def test_a_correction_may_be_of_ones_kin(offline: Graphs, user: str) -> None:
    await talk(offline, user)("My sister Olena lives in Graz.")
    said = {"messages": [{"role": "user", "content": "Sorry, I meant Linz."}]}
    assert "Linz" in str((await offline.turn(user, f"{user}-thread", said)).question)


@pytest.mark.parametrize(
    ("before", "now", "old", "new"),
    [
        (
            "Читаю на покетбуку.",
            "Покетбук здох, діти подарували кобо. Підсумуй статтю у двох реченнях.",
            "покет",
            "кобо",
        ),
        ("Ich turne jeden Montag.", "Da hab ich mich vertan, Turnen ist am Freitag. Was sagt er?", "Montag", "Freitag"),
        ("Їжджу на старій Ниві.", "Ниву вчора продала, взяла Логана, летить як птах!", "Нив", "Логана"),
        ("Вболіваю за Динамо.", "про Динамо я жартувала", "Динамо", ""),
        ("Soy del Atlético.", "Mi hijo me obliga a decir la verdad: soy del Rayo, era broma.", "Atlético", "Rayo"),
        ("My sister Jo teaches yoga.", "Jo's given up the yoga, she does pottery now", "yoga", "pottery"),
        ("Mein Sohn Emil spielt Geige.", "mein Junge hat die Geige aufgegeben, jetzt turnt er", "Geige", "turnt"),
        ("My son Malik plays the drums.", "my boy dropped the drums, its all trombone now", "drums", "trombone"),
        ("Ich bin Maurer.", "ab Montag bin ich Hausmeister", "Maurer", "Hausmeister"),
        ("Працюю кравчинею.", "з понеділка я палітурниця", "рав", "Палітурниця"),
        ("Soy fontanera.", "desde el lunes soy cartera", "ontanera", "Cartera"),
        ("I can't have dairy.", "dairy's fine again, doc says", "not have", "fine again"),
        ("Ich vertrage keine Nüsse.", "Nüsse sind wieder erlaubt, meint die Ärztin", "vertrage", "erlaubt"),
        ("I'm a roofer.", "as of tomorrow I'm a paramedic", "oofer", "Paramedic"),
    ],
)
async def test_what_is_over_goes_and_what_comes_stays(
    offline: Graphs, store: MemoryStore, user: str, before: str, now: str, old: str, new: str
) -> None:
    await talk(offline, user)(before)
    answer = await offline.turn(user, f"{user}-thread", {"messages": [{"role": "user", "content": now}]})
    if answer.question:
        await offline.turn(user, f"{user}-thread", Command(resume="yes"))
    known = ". ".join(await values(store, user))
    assert new in known
    assert old not in known


async def test_until_it_is_answered_nothing_new_is_kept_for_good_beside_what_is_asked_about(
    offline: Graphs, store: MemoryStore, user: str
) -> None:
    await talk(offline, user)("My phone is a Pixel 4.")
    said = "Pixel's dead, hubby bought me a Galaxy"
    answer = await offline.turn(user, f"{user}-thread", {"messages": [{"role": "user", "content": said}]})
    assert answer.question
    assert {one.value for one in await store.read(user, durability="durable")} == {"Phone is a Pixel 4"}


async def test_one_of_two_things_that_is_over_leaves_the_other(offline: Graphs, store: MemoryStore, user: str) -> None:
    await talk(offline, user)("tengo un portátil y una perrita, Nata")
    said = "se me murió el portátil 😭 ahora tengo un iPad"
    answer = await offline.turn(user, f"{user}-thread", {"messages": [{"role": "user", "content": said}]})
    assert "Nata" not in (answer.question or "")
    assert "Tengo una perrita, Nata" in await values(store, user)

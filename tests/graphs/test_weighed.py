"""What a message makes outdated is asked about, also where no word of it is in the memory; what it does not, is not."""

import pytest
from langgraph.types import Command

from graphs.build import Graphs
from stores import MemoryStore


async def asked(graphs: Graphs, user: str, *said: str) -> str:
    """The question that the last of some messages is answered with; none where nothing is asked."""
    turns = [await graphs.turn(user, user, {"messages": [("user", one)]}) for one in said]
    return turns[-1].question or ""


async def lasting(store: MemoryStore, user: str) -> str:
    return " ".join(one.value for one in await store.read(user, durability="durable")).casefold()


@pytest.mark.parametrize(
    ("before", "said", "gone", "there"),
    [
        ("I sing alto in a choir in Durham.", "The conductor moved me, I sing tenor now.", "alto", "Durham"),
        ("My nephew Joss is nine.", "He turned ten on Sunday.", "nine", "ten"),
        (
            "Ich organisiere alles mit Asana.",
            "Unser Chef hat das gesperrt, wir machen jetzt alles mit Kanboard.",
            "Asana",
            "Kanboard",
        ),
        (
            "Ich habe zwei Katzen.",
            "Mikesch ist letzte Woche gestorben, jetzt ist es nur noch eine",
            "zwei",
            "nur noch eine",
        ),
        (
            "Tengo una floristería en Lugo con mi socia Berta.",
            "Berta se salió del negocio, mi socia ahora es Noa.",
            "Berta",
            "Noa",
        ),
    ],
)
async def test_what_is_outdated_is_asked_about_and_the_rest_stays(
    offline: Graphs, store: MemoryStore, user: str, before: str, said: str, gone: str, there: str
) -> None:
    if await asked(offline, user, before, said):
        await offline.turn(user, user, Command(resume="yes"))
    told = await lasting(store, user)
    assert gone.casefold() not in told
    assert there.casefold() in told


@pytest.mark.parametrize(
    ("before", "said"),
    [
        ("My wife is called Ama and I sell maize in Tamale.", "My colleague's wife has left him. Everybody talks."),
        ("I am married to Colm.", "My landlord told me: 'I'm divorced, and it's the best thing.' I laughed."),
        ("Ich trinke meinen Tee schwarz.", "Artikel über Tee kann ich langsam nicht mehr sehen."),
        ("Tengo una tortuga que se llama Turbo.", "Desde ayer vive con nosotros otra tortuga, Diesel"),
        ("Mi hija Inés es zurda.", "corrige esta frase: 'Mi ija es diestra y se yama Marta'"),
    ],
)
async def test_nothing_is_asked_for_what_others_say_or_do(
    offline: Graphs, store: MemoryStore, user: str, before: str, said: str
) -> None:
    assert not await asked(offline, user, before, said)


async def test_a_corrected_memory_says_all_that_its_question_showed(
    offline: Graphs, store: MemoryStore, user: str
) -> None:
    said = "Ich hab vom Führerstand ins Büro gewechselt und bin jetzt Fahrplanerin."
    question = await asked(offline, user, "Ich bin Lokführerin im Harz.", said)
    await offline.turn(user, user, Command(resume="yes"))
    told = await lasting(store, user)
    assert all(word in question.casefold() and word in told for word in ("büro", "fahrplanerin"))


@pytest.mark.parametrize(
    ("before", "said", "stays"),
    [
        ("I've a Volvo.", "Volvo is in for repairs so I've a rental Golf for three days", "volvo"),
        ("Mein Auto ist ein alter Saab 900.", "Der Saab steht in der Werkstatt, hab solange einen Leihwagen.", "saab"),
        ("Tengo un Korg Minilogue.", "Me prestaron un Moog por el finde, suena bestial", "korg"),
        ("Я граю на скрипці.", "На вихідні позичив у друга альт, граю на ньому", "скрипц"),
    ],
)
async def test_what_is_lent_or_holds_for_some_days_takes_the_place_of_nothing(
    offline: Graphs, store: MemoryStore, user: str, before: str, said: str, stays: str
) -> None:
    assert not await asked(offline, user, before, said)
    assert stays in await lasting(store, user)


async def test_what_a_colleague_speaks_is_not_what_the_writer_does(offline: Graphs, user: str) -> None:
    assert not await asked(offline, user, "My mother tongue is Tamil.", "My colleague's mother tongue is Welsh.")


async def test_what_only_tells_of_before_goes_with_it(offline: Graphs, store: MemoryStore, user: str) -> None:
    said = "largué el oboe, ahora le doy al fagot en la misma banda"
    assert await asked(offline, user, "Toco el oboe en una banda", said)
    await offline.turn(user, user, Command(resume="yes"))
    told = " ".join(one.value for one in await store.read(user, kind=None, limit=None)).casefold()
    assert "fagot" in told
    assert "oboe" not in told


async def test_a_deed_that_begins_a_message_is_no_name(offline: Graphs, user: str) -> None:
    said = "Хочу похвалитися: у суботу повінчалися ми з Левком!"
    assert "Сабіна →" not in await asked(offline, user, "Мене звати Сабіна.", "Я незаміжня.", said)


async def test_what_the_judge_is_sure_of_is_asked_about_whatever_a_rule_says(offline: Graphs, user: str) -> None:
    question = await asked(
        offline, user, "Mein Trainer heißt Torge.", "Torge hat aufgehört, mich trainiert jetzt eine Wiebke"
    )
    assert "Torge → " in question
    assert "Wiebke" in question.partition("→")[2]


@pytest.mark.parametrize(
    ("before", "said", "meant", "other"),
    [
        (
            "I sing alto. I'm a verger at St Jude's.",
            "The new organist has heard me and put me with the tenors",
            "Sings alto",
            "Verger",
        ),
        (
            "Ich jobbe in der Videothek. Ich studiere Philosophie.",
            "Die Videothek hab ich sausen lassen und geb jetzt Nachhilfe in Physik",
            "Videothek",
            "Philosophie",
        ),
    ],
)
async def test_of_several_memories_only_the_likeliest_is_asked_about(
    offline: Graphs, user: str, before: str, said: str, meant: str, other: str
) -> None:
    question = await asked(offline, user, before, said)
    assert meant in question
    assert other not in question


@pytest.mark.parametrize(
    ("known", "said"),
    [
        ("I'm 38.", "Tom turned 12 yesterday"),
        ("Ich bin 38.", "Lena ist jetzt 12"),
        ("Tengo 38 años.", "Bauti cumplió 12"),
        ("Мені 38 років.", "Назару вже 12"),
    ],
)
async def test_the_age_of_somebody_younger_is_not_the_writers(
    offline: Graphs, user: str, known: str, said: str
) -> None:
    assert not await asked(offline, user, known, said)

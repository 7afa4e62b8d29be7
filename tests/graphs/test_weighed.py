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

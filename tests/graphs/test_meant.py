"""Nothing is asked about a memory that nobody meant; whom "him" means, and a new number, are understood at once."""

import pytest

from graphs.build import Graphs
from stores import MemoryStore
from tests.conftest import Clock


async def _said(graphs: Graphs, user: str, clock: Clock, *texts: str) -> str | None:
    """The question that the last of some messages is answered with, if any."""
    for text in texts:
        answer = await graphs.turn(user, user, {"messages": [{"role": "user", "content": text}]})
        clock.advance(seconds=20)
    return answer.question


@pytest.mark.parametrize(
    ("fact", "message"),
    [
        ("I have two daughters, Lena and Mia", "Lena is moving to Oslo"),
        ("I run a small kiln in Tartu", "Anna zieht im März nach Oslo"),
        ("Я граю на цимбалах.", "Новий викладач грає на флейті."),
        ("Soy alérgica a los mariscos.", "Mi marido en cambio no es alérgico a nada, ayer comió gambas."),
        ("Ich wohne in Erfurt.", "Bei uns im Haus ist jetzt jemand aus Jena eingezogen."),
        ("I'm allergic to shellfish.", "lol forget what i asked about prawns in that article, stupid question"),
    ],
)
async def test_what_only_stands_beside_a_memory_asks_nothing_about_it(
    offline: Graphs, store: MemoryStore, user: str, clock: Clock, fact: str, message: str
) -> None:
    await _said(offline, user, clock, fact)
    before = {memory.value for memory in await store.read(user)}
    assert before
    assert await _said(offline, user, clock, message) is None
    assert before <= {memory.value for memory in await store.read(user)}


@pytest.mark.parametrize(
    ("told", "between", "wish", "name"),
    [
        ("My brother Casper is a roofer.", "I like chess.", "Forget him, would you.", "Casper"),
        ("Mein Onkel Detlef ist Imker.", "Ich mag Schach.", "vergiss ihn wieder", "Detlef"),
        ("Мій дядько Опанас пасічник.", "Я люблю шахи.", "забудь про нього", "Опанас"),
        ("Mi tío Fermín es apicultor.", "Me gusta el ajedrez.", "Olvídate de él.", "Fermín"),
    ],
)
async def test_somebody_who_is_not_named_is_whom_the_last_messages_spoke_of(
    offline: Graphs, user: str, clock: Clock, told: str, between: str, wish: str, name: str
) -> None:
    question = await _said(offline, user, clock, told, between, wish)
    assert question is not None
    assert name in question
    assert len(question.splitlines()) == 2


async def test_of_somebody_of_whom_nothing_was_kept_no_other_memory_goes(
    offline: Graphs, store: MemoryStore, user: str, clock: Clock
) -> None:
    neighbour = "My neighbour Hilda feeds my cat when I'm away."
    await _said(offline, user, clock, neighbour, "I sing bass in a choir.", "forget her, please")
    assert [memory.value for memory in await store.read(user)] == ["Sings bass in a choir"]


@pytest.mark.parametrize(
    ("told", "again", "now"),
    [
        ("I keep two hives.", "oh wait, three hives now", "Keeps three hives"),
        ("Ich halte zwei Ziegen.", "äh warte, drei Ziegen jetzt", "Ich halte drei Ziegen"),
    ],
)
async def test_another_number_of_the_same_things_corrects_at_once_and_leaves_nothing_else(
    offline: Graphs, store: MemoryStore, user: str, clock: Clock, told: str, again: str, now: str
) -> None:
    assert await _said(offline, user, clock, told, again) is None
    assert [memory.value for memory in await store.read(user, kind=None, limit=None)] == [now]


async def test_a_name_takes_the_place_of_the_name(offline: Graphs, store: MemoryStore, user: str, clock: Clock) -> None:
    question = await _said(offline, user, clock, "I'm a cellist from Malmö.", "wait, I meant Lund")
    assert question is not None
    assert "Malmö → Lund" in question
    assert "Cellist" not in question


async def test_what_shall_go_from_a_text_that_was_ordered_is_no_memory(
    offline: Graphs, store: MemoryStore, user: str, clock: Clock
) -> None:
    texts = ("Ich bin Lehrling in Greiz.", "schreib den Absatz nochmal", "nee das alte weg, nimm das neue")
    assert await _said(offline, user, clock, *texts) is None
    assert await store.read(user)

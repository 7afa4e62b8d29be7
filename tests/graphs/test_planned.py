"""What is so from a coming day on replaces nothing, stands with its day, and holds when the day comes."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta

import pytest

from graphs.build import Graphs, open_graphs
from language.statements.ahead.plans import plans
from stores import Settings

NOVEMBER = datetime(2026, 11, 17, 9, tzinfo=UTC)


class Clock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = NOVEMBER

    def __call__(self) -> datetime:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def later(settings: Settings, clock: Clock) -> AsyncIterator[Graphs]:
    async with open_graphs(settings, clock=clock) as graphs:
        yield graphs


async def say(graphs: Graphs, text: str, thread: str = "first") -> str:
    turn = await graphs.turn("ann", thread, {"messages": [{"role": "user", "content": text}]})
    assert turn.question is None
    return turn.reply


async def known(graphs: Graphs) -> dict[str, str]:
    return {memory.key: memory.value for memory in await graphs.store.read("ann", durability="durable")}


@pytest.mark.parametrize(
    ("now", "ahead", "key", "before", "waits", "after"),
    [
        ("I work at Ikea", "From March I work at Lego", "company", "Ikea", "Lego (from 2027-03-01)", "Lego"),
        ("Ich wohne in Jena", "Ab Mai wohne ich in Ulm", "location", "Jena", "Ulm (ab 2027-05-01)", "Ulm"),
        ("Живу в Луцьку", "З лютого житиму у Львові", "location", "Луцьк", "Львів (з 2027-02-01)", "Львів"),
        ("Vivo en Lugo", "A partir de junio vivo en Vigo", "location", "Lugo", "Vigo (desde 2027-06-01)", "Vigo"),
    ],
)
async def test_it_waits_beside_what_is_so_and_takes_its_place_on_its_day(
    later: Graphs, clock: Clock, now: str, ahead: str, key: str, before: str, waits: str, after: str
) -> None:
    await say(later, now)
    assert waits.split(" (")[0] in await say(later, ahead)
    assert await known(later) == {key: before, f"planned_{key}": waits}
    clock.now += timedelta(days=20)
    await later.store.context("ann", now)
    assert await known(later) == {key: before, f"planned_{key}": waits}
    clock.now += timedelta(days=230)
    assert after in await say(later, "What do you know about me?", "second")
    assert await known(later) == {key: after}


async def test_a_newer_word_of_the_user_is_not_replaced_when_the_day_comes(later: Graphs, clock: Clock) -> None:
    store = later.store
    await store.write("ann", key="company", value="Ikea", category="work_context")
    await store.write("ann", key="planned_company", value="Lego (from 2027-03-01)", category="work_context")
    clock.now += timedelta(days=30)
    await store.update("ann", "company", "Saab")
    clock.now += timedelta(days=100)
    assert "Saab" in await store.context("ann", "work")
    assert await known(later) == {"company": "Saab", "planned_company": "Lego (from 2027-03-01)"}


async def test_what_nothing_held_before_takes_its_own_name_and_can_be_taken_back(later: Graphs, clock: Clock) -> None:
    store = later.store
    await store.write("ann", key="planned_location", value="Ulm (ab 2027-05-01)", category="personal_context")
    clock.now += timedelta(days=200)
    assert "Location: Ulm" in await store.context("ann", "home")
    assert [event.reason for event in await store.history("ann")][-1] == "its day has come"


async def test_a_paused_memory_waits(later: Graphs, clock: Clock) -> None:
    store = later.store
    await store.write("ann", key="planned_location", value="Ulm (ab 2027-05-01)", category="personal_context")
    await store.pause("ann")
    clock.now += timedelta(days=200)
    assert await store.context("ann", "home") == ""
    assert await known(later) == {"planned_location": "Ulm (ab 2027-05-01)"}


@pytest.mark.parametrize(
    ("now", "ahead", "key", "waits"),
    [
        ("I live in Faro", "I'm going to move to Braga in May", "location", "Braga (from 2027-05-01)"),
        ("Ich arbeite bei Lego", "nächstes Jahr fange ich bei Miele an", "company", "Miele (ab 2027-01-01)"),
        ("Живу в Луцьку", "У травні переїжджаю до Одеси", "location", "Одеса (з 2027-05-01)"),
        ("Vivo en Lugo", "en mayo me mudo a Vigo", "location", "Vigo (desde 2027-05-01)"),
    ],
)
async def test_a_plan_in_free_words_waits_too(later: Graphs, now: str, ahead: str, key: str, waits: str) -> None:
    await say(later, now)
    before = await known(later)
    await say(later, ahead)
    assert await known(later) == before | {f"planned_{key}": waits}


@pytest.mark.parametrize("value", ["Will move to Braga in May 2027", "Plans to move to Braga in May 2027"])
async def test_what_a_model_writes_of_a_plan_waits_and_replaces_nothing(later: Graphs, value: str) -> None:
    store = later.store
    await store.write("ann", key="location", value="Faro", category="personal_context")
    said = ["I'm going to move to Braga in May 2027"]
    written = await store.write(
        "ann", key="future_move", value=value, category="personal_context", author="agent", evidence=said
    )
    assert written.memory
    assert written.memory.durability == "durable"
    assert await known(later) == {"location": "Faro", "planned_location": "Braga (from 2027-05-01)"}
    await store.update("ann", "location", value, author="agent", evidence=said)
    assert (await known(later))["location"] == "Faro"


@pytest.mark.parametrize(
    ("once", "ahead", "question", "answer"),
    [
        ("I used to live in Oslo.", "I am moving to Lisbon in March.", "Where will I live?", "Lisbon"),
        ("I live in Oslo.", "From March I work at Lego.", "Where will I work?", "Lego"),
        ("Ich wohne in Jena.", "Ab Mai wohne ich in Ulm.", "Wo werde ich wohnen?", "Ulm"),
        ("Vivo en Lugo.", "A partir de junio vivo en Vigo.", "¿Dónde voy a vivir?", "Vigo"),
        ("Живу в Луцьку.", "З лютого житиму у Львові.", "Де я житиму?", "Львів"),
    ],
)
async def test_a_question_for_what_is_to_come_is_answered_by_the_plan(
    later: Graphs, once: str, ahead: str, question: str, answer: str
) -> None:
    await say(later, once)
    await say(later, ahead)
    told = [line for line in (await say(later, question)).splitlines() if line.startswith("- ")]
    assert [answer in line for line in told] == [True]


@pytest.mark.parametrize(
    "said",
    [
        "Anna is moving to Oslo in March",
        "Meine Tochter zieht im März nach Oslo",
        "Олена переїжджає у березні до Осло",
        "Mi hermana se muda a Oslo en marzo",
    ],
)
def test_what_somebody_else_plans_is_no_plan_of_the_writer(said: str) -> None:
    assert plans(said, NOVEMBER.date()) == []

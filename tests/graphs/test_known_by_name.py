"""What is told of the user's people and animals by name alone is kept, once it is known whose they are."""

import pytest

from graphs.build import Graphs
from stores import MemoryStore
from tests.graphs.conftest import talk


async def lasting(store: MemoryStore, user: str) -> set[str]:
    return {memory.value for memory in await store.read(user, durability="durable")}


@pytest.mark.parametrize(
    ("before", "now"),
    [
        ("My son is called Theo.", "Theo plays the cello"),
        ("We've got a cat, Pixel", "Pixel only eats tuna"),
        ("Wir haben zwei Kinder, Mia und Jonas.", "Jonas hat eine Nussallergie"),
        ("У мене є сестра Оленка", "Оленка працює медсестрою"),
        ("наш кіт Мурчик", "Мурчик боїться пилососа"),
        ("Mi hijo se llama Bruno", "Bruno toca la trompeta"),
        ("I've two nephews, Bram and Joost", "Bram quit law school, he's a chef now"),
        ("у мене двоє онуків: Данилко і Устинка", "Данилко кинув мореходку, пішов у айті"),
        ("tengo dos sobrinos, Unai y Leire", "Unai dejó la carrera, ahora es cocinero"),
    ],
)
async def test_a_name_that_is_known_tells_whose_it_is(
    offline: Graphs, store: MemoryStore, user: str, before: str, now: str
) -> None:
    say = talk(offline, user)
    await say(before)
    known = await lasting(store, user)
    await say(now)
    assert await lasting(store, user) == {*known, now}


@pytest.mark.parametrize(
    ("before", "now"),
    [
        ("My daughter Niamh is 7.", "Niamh might be allergic to bees"),
        ("My brother Owen lives in Cork.", "Owen wants to know what time dinner is"),
        ("Meine Tochter Lina ist 5.", "Lina hat gestern ein Tor geschossen"),
        ("Mi hija Lola tiene 5 años.", "Lola está cansada hoy"),
        ("My brother Owen lives in Cork.", "Ryan plays the cello"),
    ],
)
async def test_what_happens_or_may_be_is_not_kept_of_somebody(
    offline: Graphs, store: MemoryStore, user: str, before: str, now: str
) -> None:
    say = talk(offline, user)
    await say(before)
    known = await lasting(store, user)
    await say(now)
    assert await lasting(store, user) == known


async def test_another_one_of_the_same_name_changes_nothing(offline: Graphs, store: MemoryStore, user: str) -> None:
    say = talk(offline, user)
    await say("mein sohn nils hat asthma")
    known = await lasting(store, user)
    await say("der nils aus seiner gruppe hat kein asthma mehr. gibts dazu zahlen?")
    assert known <= await lasting(store, user)


async def test_what_is_put_right_of_a_brother_leaves_the_writers_home(
    offline: Graphs, store: MemoryStore, user: str
) -> None:
    say = talk(offline, user)
    for said in ("Soy herrero en Lugo.", "Mi hermano Xabi vive en Zamora.", "Vaya, Xabi vive en Huesca, no en Zamora."):
        await say(said)
    known = await lasting(store, user)
    assert "Lugo" in known
    assert any("Xabi vive en Huesca" in value for value in known)
    assert not any("Zamora" in value for value in known)


@pytest.mark.parametrize(
    ("told", "question"),
    [
        (("My son is called Theo.", "Theo plays the cello"), "What do you know about Theo?"),
        (("My son is called Theo.", "Theo plays the cello"), "What do you know about my son?"),
        (("Mein Sohn heißt Ole", "Ole spielt Tuba"), "Was weißt du über Ole?"),
        (("у мене двоє онуків: Данилко і Устинка", "Данилко вчиться на моряка в Одесі"), "Що ти знаєш про Данилка?"),
    ],
)
async def test_all_that_names_somebody_is_told_of_them(
    offline: Graphs, user: str, told: tuple[str, str], question: str
) -> None:
    say = talk(offline, user)
    for one in told:
        await say(one)
    assert told[1] in await say(question)


async def test_the_names_of_others_put_no_question_about_the_writers_own(
    offline: Graphs, store: MemoryStore, user: str
) -> None:
    say = talk(offline, user)
    await say("hey, I'm Orla, I run a cheese stall")
    await say("we've two girls, Aoife (9) and Síle (4)")
    assert "Two girls, Aoife (9) and Síle (4)" in await lasting(store, user)


async def test_an_age_in_a_list_is_put_right_and_nobody_leaves_it(offline: Graphs, user: str) -> None:
    await talk(offline, user)("two lads at home: Kit's 14 and Barney's 11")
    turn = await offline.turn(user, "t", {"messages": [{"role": "user", "content": "Barney turned twelve on Sunday"}]})
    assert (turn.question or "").endswith("Kit's 14 and Barney's twelve")


async def test_nobody_is_asked_to_take_anothers_name(offline: Graphs, user: str) -> None:
    await talk(offline, user)("Я Орест, столяр")
    now = "дружина Надія вчителює, у нас троє дітей: Ігор, Мар'яна та Софійка"
    turn = await offline.turn(user, "t", {"messages": [{"role": "user", "content": now}]})
    assert not turn.question

"""Who is who to whom among others, through the discussion: told, asked from both sides, put right and forgotten."""

from collections.abc import Callable

import pytest

from graphs.build import Graphs
from stores import MemoryStore
from stores.records import Durability
from tests.fakes import ScriptedModel
from tests.graphs.conftest import talk

TALKS = [
    (
        "Nora is married to Felix.",
        ("Who is Nora's husband?", "Who is Felix's wife?"),
        "no, Felix is her cousin",
        "Who is Nora's cousin?",
        "Felix is Nora's cousin",
        "Forget that Felix is Nora's cousin",
    ),
    (
        "Felix ist der Bruder von Nora.",
        ("Wer ist Noras Bruder?", "Wer ist Felix?"),
        "nein, Felix ist ihr Cousin",
        "Wer ist Noras Cousin?",
        "Felix ist Cousin von Nora",
        "Vergiss, dass Felix der Cousin von Nora ist",
    ),
    (
        "Ірина — сестра Тараса.",
        ("Хто сестра Тараса?", "Хто брат Ірини?"),
        "ні, Ірина його двоюрідна сестра",
        "Хто двоюрідна сестра Тараса?",
        "Ірина — двоюрідна сестра Тараса",
        "Забудь, що Ірина — двоюрідна сестра Тараса",
    ),
    (
        "Lucía es la jefa de Pablo.",
        ("¿Quién es la jefa de Pablo?", "¿Para quién trabaja Pablo?"),
        "no, Lucía es su hermana",
        "¿Quién es la hermana de Pablo?",
        "Lucía es hermana de Pablo",
        "Olvida que Lucía es hermana de Pablo",
    ),
]


@pytest.mark.parametrize(("told", "questions", "no", "asked", "now", "forget"), TALKS)
async def test_a_relation_is_kept_answered_put_right_and_forgotten(
    offline: Graphs, store: MemoryStore, user: str, told: str, questions: tuple[str, ...], no: str, asked: str,
    now: str, forget: str,
) -> None:  # fmt: skip
    say = talk(offline, user)
    await say(told)
    [kept] = await store.read(user)
    assert kept.value == told.rstrip(".")
    assert {"person", "relation", "to"} <= set(kept.details)
    for question in questions:
        assert kept.value in await say(question)
    await say(no)
    assert [one.value for one in await store.read(user)] == [now]
    assert now in await say(asked)
    await say(forget)
    assert await store.read(user) == []
    assert now not in await say(asked)


async def test_one_person_is_several_things_and_none_of_them_to_the_user(
    offline: Graphs, store: MemoryStore, user: str
) -> None:
    say = talk(offline, user)
    await say("Felix is Nora's brother and Hugo's boss. I live in Porto.")
    assert {one.value for one in await store.read(user)} == {
        "Felix is Nora's brother",
        "Felix is Hugo's boss",
        "Porto",
    }
    assert "Felix" not in await say("Do I have a brother?")
    assert "Felix" not in await say("Who is my boss?")
    both = await say("Who is Felix?")
    assert "Nora's brother" in both
    assert "Hugo's boss" in both


async def test_what_cannot_be_true_at_once_gives_way_and_what_can_stays(
    offline: Graphs, store: MemoryStore, user: str
) -> None:
    say = talk(offline, user)
    for told in (
        "Felix is Nora's brother.",
        "Felix is Nora's boss.",
        "Felix is Nora's cousin.",
        "Nora is married to Hugo.",
    ):
        await say(told)
    assert {one.value for one in await store.read(user)} == {
        "Felix is Nora's boss",
        "Felix is Nora's cousin",
        "Nora is married to Hugo",
    }
    await say("Nora and Hugo got divorced.")
    assert "Nora is married to Hugo" not in {one.value for one in await store.read(user)}


async def test_a_model_that_hears_nothing_of_it_loses_nothing(
    make: Callable[..., Graphs], store: MemoryStore, user: str
) -> None:
    model = ScriptedModel()
    await talk(make(model), user)("Felix is Nora's brother.")
    assert [one.value for one in await store.read(user)] == ["Felix is Nora's brother"]


@pytest.mark.parametrize(
    ("message", "values", "question", "answer"),
    [
        (
            "Marta is my boss and Tom is Marta's brother.",
            {"Marta is my boss", "Tom is Marta's brother"},
            "Who is Marta?",
            "Marta is my boss",
        ),
        ("Tom is my sister's husband.", {"Tom is my sister's husband"}, "Who is Tom?", "sister's husband"),
        ("Tom ist der Mann meiner Schwester.", {"Tom ist der Mann meiner Schwester"}, "Wer ist Tom?", "Schwester"),
        ("Tom es el marido de mi hermana.", {"Tom es el marido de mi hermana"}, "¿Quién es Tom?", "hermana"),
        ("Том — чоловік моєї сестри.", {"Том — чоловік моєї сестри"}, "Хто такий Том?", "сестри"),
    ],
)
async def test_who_somebody_is_to_the_user_or_to_their_own_people_is_kept_and_answered(
    offline: Graphs, user: str, message: str, values: set[str], question: str, answer: str
) -> None:
    say = talk(offline, user)
    await say(message)
    kept = await offline.store.read(user)
    assert {memory.value for memory in kept} == values
    assert {memory.durability for memory in kept} == {Durability.DURABLE}
    assert answer in await say(question)


@pytest.mark.parametrize(
    ("message", "values", "question"),
    [
        ("Marta is my aunt. She's also my landlord.", {"Marta is my aunt", "Marta is my landlord"}, "Who is Marta?"),
        (
            "Ute ist meine Tante. Außerdem ist sie meine Vermieterin.",
            {"Ute ist meine Tante", "Ute ist meine Vermieterin"},
            "Wer ist Ute?",
        ),
        (
            "Jorge es mi primo y también mi entrenador.",
            {"Jorge es mi primo", "Jorge es mi entrenador"},
            "¿Quién es Jorge?",
        ),
        (
            "Дарина моя сестра. Вона також мій тренер.",
            {"Дарина моя сестра", "Дарина — мій тренер"},
            "Хто така Дарина?",
        ),
    ],
)
async def test_one_person_is_several_things_to_the_user(
    offline: Graphs, user: str, message: str, values: set[str], question: str
) -> None:
    say = talk(offline, user)
    await say(message)
    assert {memory.value for memory in await offline.store.read(user)} == values
    told = await say(question)
    assert [value for value in values if value not in told] == []


@pytest.mark.parametrize(
    "message",
    [
        "If Priya quits, Kofi is my boss.",
        "Kofi is my boss if Priya quits.",
        "Wenn Lena geht, ist Kai mein Chef.",
        "Якщо Зоряна піде, Гліб мій начальник.",
        "Si Elvira se va, Ramón es mi jefe.",
    ],
)
async def test_who_somebody_would_be_is_not_kept(offline: Graphs, user: str, message: str) -> None:
    await talk(offline, user)(message)
    assert await offline.store.read(user) == []

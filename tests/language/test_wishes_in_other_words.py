"""Wishes to forget that suppose, name people by a list or a pronoun, or want all there is about one thing gone."""

import pytest

from language.hearing.removal.cut import left_of
from language.hearing.removal.request import asks_to_forget, request_of
from language.hearing.removal.wish import forgetting
from language.intents.forget import wishes_kept

SUPPOSED = [
    ("I'd be relieved if my epilepsy weren't written anywhere.", "Has epilepsy", "Lives in Hull"),
    ("Мені було б спокійніше, якби моя епілепсія ніде не згадувалася.", "Має епілепсію", "Живе в Умані"),
    ("Ich wäre beruhigt, wenn die Epilepsie nirgends mehr stünde.", "Hat Epilepsie", "Wohnt in Ulm"),
    ("Me quedaría más aliviada si la epilepsia no apareciera en ningún sitio.", "Tiene epilepsia", "Vive en Lugo"),
    ("Let my daughter stay out of your notes.", "Has a daughter, Mia", "Lives in Hull"),
    ("Моя донька хай лишиться поза твоїми нотатками.", "Має доньку Мію", "Живе в Умані"),
    ("Meine Tochter soll bitte außen vor bleiben.", "Tochter heißt Mia", "Wohnt in Ulm"),
    ("Mi hija que quede fuera de tus notas.", "Tiene una hija, Mía", "Vive en Lugo"),
    ("Lo del barco táchalo, mi padre dijo que ni soñarlo.", "Quiere comprar un barco", "Vive en Lugo"),
    ("Das Boot streich, mein Vater sagt, dass es zu teuer ist.", "Will ein Boot kaufen", "Wohnt in Ulm"),
]


@pytest.mark.parametrize(("said", "meant", "other"), SUPPOSED)
def test_a_wish_put_otherwise_is_asked_about(said: str, meant: str, other: str) -> None:
    found = forgetting(said, [meant, other])
    assert found is not None
    assert (found.now, found.ask) == ([], [0])


@pytest.mark.parametrize("said", ["Haz borrón y cuenta nueva.", "No quiero que quede nada mío en tu memoria."])
def test_a_clean_slate_is_everything(said: str) -> None:
    found = forgetting(said, ["Vive en Lugo", "Toca la tuba"])
    assert found is not None
    assert found.everything


@pytest.mark.parametrize(
    ("said", "notes"),
    [
        ("Anything about my job, get rid of it.", ["Company: Siemens", "Role: welder", "Plays the tuba"]),
        ("Видали все про мою роботу.", ["Місце роботи: Епіцентр", "Роль: зварник", "Грає на тубі"]),
        ("Lösch alles über meinen Job.", ["Arbeitet bei Bosch", "Ist Schweißer", "Spielt Tuba"]),
    ],
)
def test_all_about_the_job_is_the_firm_too(said: str, notes: list[str]) -> None:
    found = forgetting(said, notes)
    assert found is not None
    assert found.ask == [0, 1]


def test_the_job_alone_is_not_the_firm() -> None:
    found = forgetting("Forget my job title.", ["Company: Siemens", "Role: welder"])
    assert found is not None
    assert [*found.now, *found.ask] == [1]


@pytest.mark.parametrize(
    ("said", "notes"),
    [
        ("Take my kids out of your notes.", ["Daughter is called Ruth", "Son is called Amos", "Lives in Hull"]),
        ("Nimm meine Kinder da raus.", ["Tochter heißt Ruth", "Sohn heißt Amos", "Wohnt in Ulm"]),
    ],
)
def test_children_are_sons_and_daughters(said: str, notes: list[str]) -> None:
    found = forgetting(said, notes)
    assert found is not None
    assert [*found.now, *found.ask] == [0, 1]


@pytest.mark.parametrize(
    ("said", "note"),
    [
        ("Take my daughters out of your notes, please.", "Has two daughters, Ruth and Ada"),
        ("Saca a mis hijas de tus notas.", "Tengo dos hijas, Ruth y Ada"),
        ("Nimm meine Töchter aus deinen Notizen raus.", "Hat zwei Töchter, Ruth und Ada"),
    ],
)
def test_with_people_their_names_go(said: str, note: str) -> None:
    assert left_of(request_of(said), note) is None


@pytest.mark.parametrize(
    ("said", "note"),
    [
        ("It's over with Nadia, delete everything to do with her.", "Has a tortoise called Mona"),
        ("Es ist aus mit Nadia, lösch alles, was mit ihr zu tun hat.", "Hat eine Schildkröte namens Mona"),
        ("Se acabó lo mío con Nadia, elimina todo lo que tenga que ver con ella.", "Tengo una tortuga llamada Mona"),
    ],
)
def test_somebody_else_with_a_name_is_not_meant(said: str, note: str) -> None:
    found = forgetting(said, [note])
    assert found is not None
    assert [*found.now, *found.ask] == []


@pytest.mark.parametrize(
    "said",
    ["Never forget my geese", "Ніколи не забувай моїх гусей", "Vergiss meine Gänse nie", "Nunca olvides mis gansos"],
)
def test_who_wants_something_never_forgotten_asks_for_no_removal(said: str) -> None:
    assert wishes_kept(said)
    assert not asks_to_forget(said)


@pytest.mark.parametrize("said", ["I never forget my keys", "Forget my geese", "Я ніколи не забуваю ключі"])
def test_others_ask_for_nothing_of_the_sort(said: str) -> None:
    assert not wishes_kept(said)

"""Wishes for several things, for one beside others that stay, and for a part of a note."""

import pytest

from language.hearing.removal.cut import left_of
from language.hearing.removal.request import asks_to_forget, place_of, points_back, request_of
from language.hearing.removal.wish import forgetting


@pytest.mark.parametrize(
    ("said", "notes", "going"),
    [
        ("Keep the cello and Leeds but not my age.", ["Origin: Leeds", "Age: 61", "Plays the cello"], [1]),
        ("Das Cello und Jena kannst du behalten, aber nicht mein Alter.", ["Jena", "Alter: 61", "Cello"], [1]),
        ("Puedes guardar lo del piano, pero no mi edad.", ["Toco el piano", "Edad: 61"], [1]),
        ("Про піаніно можна залишити, але не мій вік.", ["Грає на піаніно", "Вік: 61"], [1]),
    ],
)
def test_what_is_kept_but_for_one_thing_loses_just_that(said: str, notes: list[str], going: list[int]) -> None:
    assert asks_to_forget(said)
    wish = forgetting(said, notes)
    assert wish is not None
    assert wish.now + wish.ask == going


@pytest.mark.parametrize(
    ("said", "notes", "going"),
    [
        ("Quita el asma y a mi primo.", ["Profesión: Sastre", "Tengo asma", "Vivo con mi primo Lolo"], [1, 2]),
        ("Borre lo de mi trabajo y lo de la música.", ["Profesión: Sastre", "Toco el laúd", "Vivo en Jaén"], [0, 1]),
    ],
)
def test_each_of_several_things_is_found(said: str, notes: list[str], going: list[int]) -> None:
    wish = forgetting(said, notes)
    assert wish is not None
    assert sorted(wish.now + wish.ask) == going


def test_what_is_left_beside_what_stays_is_offered() -> None:
    wish = forgetting("Delete the blooper, the cello may stay.", ["Sang flat in Leeds once", "Plays the cello"])
    assert wish is not None
    assert wish.ask == [0]


@pytest.mark.parametrize(
    ("said", "note", "left"),
    [
        ("Nothing about me and the flute, drop it.", "Plays the flute and the lute", "Plays the lute"),
        ("El griego y el turco, fuera.", "Hablo vasco, griego y turco", "Hablo vasco"),
        ("Lo del parkinson de mi padre quítalo.", "Mi padre se llama Blas y tiene párkinson", "Mi padre se llama Blas"),
        ("Den Ort bitte löschen, der Beruf darf bleiben.", "Küferin in Bad Dürkheim", "Küferin"),
        ("Імена доньок забудьте.", "Маю пасіку і двох доньок, Уляну та Мирославу", "Маю пасіку"),
        ("Forget it all again. The gout, I mean.", "Suffers from gout, comes from Hull", "Comes from Hull"),
        ("The trade may stay, the figure may not.", "Earns 48,000 a year as a cooper", "Works as a cooper"),
    ],
)
def test_only_the_part_that_is_named_goes(said: str, note: str, left: str) -> None:
    assert left_of(request_of(said), note) == left


@pytest.mark.parametrize(
    ("said", "going"),
    [
        ("Den Roller vergisst du bitte, das kommt in meinem Beruf nicht gut an.", 0),
        ("Please delete the scooter, it looks bad in my job.", 1),
    ],
)
def test_a_remark_beside_a_wish_names_nothing(said: str, going: int) -> None:
    notes = [["Ich fahre einen Roller", "Beruf: Notar"], ["Rides a scooter", "Role: Notary"]][going]
    wish = forgetting(said, notes)
    assert wish is not None
    assert wish.now + wish.ask == [0]


@pytest.mark.parametrize(
    "said",
    [
        "Take all emojis out of your answers, they look silly.",
        "Kannst du deine letzte Antwort vergessen und neu anfangen?",
        "Видали, будь ласка, друге речення з мого абзацу.",
        "Quita de la respuesta a los abuelos.",
    ],
)
def test_what_stands_in_a_text_is_no_memory(said: str) -> None:
    assert not asks_to_forget(said)


def test_what_stands_before_its_removal_is_named_and_not_pointed_to() -> None:
    assert not points_back("geburtstag weg bitte")
    wish = forgetting("geburtstag weg bitte", ["Ich hab am 3. Mai Geburtstag", "Ich spiel Darts"])
    assert wish is not None
    assert wish.ask == [0]
    assert left_of(request_of("geburtstag weg bitte"), "Ich hab am 3. Mai Geburtstag") is None


@pytest.mark.parametrize(
    "said", ["forget the second thing i said", "vergiss das zweite", "olvida lo segundo q te dije", "забудь друге"]
)
def test_what_was_told_second_is_pointed_to(said: str) -> None:
    assert points_back(said)
    assert place_of(said) == "second"


def test_all_is_named_by_one_clause_and_not_beside_something() -> None:
    wish = forgetting("Quiero empezar de cero: borra absolutamente todo.", ["Vivo en Jaén", "Toco el laúd"])
    assert wish is not None
    assert wish.everything
    other = forgetting("Whatever you have on me and the club, remove it.", ["A Freemason", "Fishes for carp"])
    assert other is not None
    assert not other.everything


@pytest.mark.parametrize(
    "said",
    [
        "Can I delete my account some day?",
        "як видалити програму з телефону?",
        "Wie lösche ich eine App?",
        "¿Cómo borro una aplicación?",
    ],
)
def test_who_asks_how_something_is_removed_wishes_nothing_gone(said: str) -> None:
    assert not asks_to_forget(said)

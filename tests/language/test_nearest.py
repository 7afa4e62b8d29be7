"""What is asked about where a wish to forget plainly means nothing: the note that comes nearest, or none."""

import pytest

from language.hearing.removal.wish import forgetting


@pytest.mark.parametrize(
    ("said", "notes"),
    [
        (
            "gewerkschaft wieder streichen, bei uns im lager reden alle",
            ["Ich bin Mitglied bei der IG Bau", "Wohnt in Hagen", "Arbeitet als Dreher", "Ich habe Gicht"],
        ),
        (
            "lo del sindicato bórralo, que en la empresa miran",
            ["Estoy afiliado a Comisiones Obreras", "Vive en Lugo", "Trabaja como Techador", "Tengo gota"],
        ),
        ("den Auszug kannst du streichen", ["Wir ziehen im Herbst bei meinen Eltern aus", "Arbeitet als Dachdecker"]),
    ],
)
def test_what_comes_nearest_is_asked_about(said: str, notes: list[str]) -> None:
    found = forgetting(said, notes)
    assert found is not None
    assert [*found.now, *found.ask] == [0] or found.nearest == 0


@pytest.mark.parametrize(
    ("said", "notes"),
    [
        ("Could you forget the name of my cat?", ["Works as Sculptor", "Lives in Hove", "Favorite colour: teal"]),
        ("Everything about Niall, out with it.", ["Daughter Orla runs a chip shop"]),
        ("Delete my salary.", ["Supports Burnley"]),
        ("Mis líos con el fisco, fuera de tu memoria.", ["Arreglo acordeones"]),
        ("Von Petras Hochzeit bitte keine Spur in deinem Speicher.", ["Ich repariere Heizungen", "Ich angle"]),
        ("Хочу, щоб про весілля Оксани не було жодного запису.", ["Ремонтую котли", "Вирощую жоржини"]),
    ],
)
def test_what_is_plainly_something_else_is_not(said: str, notes: list[str]) -> None:
    found = forgetting(said, notes)
    assert found is not None
    assert (found.now, found.ask, found.nearest) == ([], [], None)


def test_a_thing_one_makes_is_not_the_trade() -> None:
    found = forgetting("I'd like my novel struck from the record.", ["Writing a thriller", "Works as Retired judge"])
    assert found is not None
    assert [*found.now, *found.ask] == [0]


def test_of_several_things_each_is_found() -> None:
    notes = ["Lives in Truro", "Dogs name: Comet", "Works as Welder"]
    found = forgetting("forget where i live and what my dog's called", notes)
    assert found is not None
    assert found.ask == [0, 1]

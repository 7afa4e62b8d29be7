"""The plainest things people say of themselves and theirs are heard."""

from datetime import date

import pytest

from language.asking.kinds import is_question, turn_of
from language.statements.worth_keeping import worth_keeping

TODAY = date(2026, 11, 16)


@pytest.mark.parametrize(
    ("said", "key", "value"),
    [
        ("My wife's name is Maive", "family_wife", "Wife is Maive"),
        ("My sister's name is Petra", "family_sister", "Sister is Petra"),
        ("My dog's name is Rex", "pet_dog", "Dog is Rex"),
        ("My birthday is 4 May", "birthday", "4 May"),
        ("Мій день народження 3 травня", "birthday", "3 травня"),
    ],
)
def test_what_somebody_is_called_and_when_they_were_born(said: str, key: str, value: str) -> None:
    assert [(one.key, one.value) for one in worth_keeping(said, TODAY)] == [(key, value)]


def test_who_tells_a_name_does_not_ask_for_it() -> None:
    assert turn_of("My wife's name is Maive").kind == "tell"
    assert turn_of("my wife's name is?").kind == "ask"


@pytest.mark.parametrize("asked", ["My wife's name is what again", "my wife's name is?", "what my wife's name is"])
def test_who_asks_for_it_tells_nothing(asked: str) -> None:
    assert is_question(asked)
    assert worth_keeping(asked, TODAY) == []


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("I'm Anna", {"name": "Anna"}),
        ("Call me Peg", {"name": "Peg"}),
        ("Llámame Nano", {"name": "Nano"}),
        ("Ich bin Jonas.", {"name": "Jonas"}),
        ("i'm tom i drive lorries", {"name": "Tom", "drive_lorries": "Drives lorries"}),
        ("hi i am tom i drive lorries", {"name": "Tom", "drive_lorries": "Drives lorries"}),
        ("hallo ich bin jonas ich backe brot", {"name": "Jonas", "backe_brot": "Ich backe brot"}),
        ("I'm a plumber i live in leeds", {"role": "Plumber", "location": "Leeds"}),
        ("me llamo elena soy enfermera", {"name": "Elena", "role": "Enfermera"}),
        ("ich heiße jonas ich bin maurer", {"name": "Jonas", "role": "Maurer"}),
        ("звати мене Петро я водій", {"name": "Петро", "role": "Водій"}),
        ("Мене звуть Ірина", {"name": "Ірина"}),
        ("мене звати Оксана, пеку хліб", {"name": "Оксана", "пеку_хліб": "Пеку хліб"}),
        ("Soy Elena, coso bolsos", {"name": "Elena", "coso_bolsos": "Coso bolsos"}),
    ],
)
def test_who_says_their_name_before_anything_else(said: str, told: dict[str, str]) -> None:
    assert {one.key: one.value for one in worth_keeping(said, TODAY)} == told


@pytest.mark.parametrize("said", ["I'm frank", "I'm sure I like it", "soy fan de todo"])
def test_what_one_is_is_no_name(said: str) -> None:
    assert "name" not in {one.key for one in worth_keeping(said, TODAY)}

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

"""A day or a month that is put off takes the place of the old one, and the rest of the date stays."""

import pytest

from language.hearing.splicing.redated import redated


@pytest.mark.parametrize(
    ("said", "note", "reads"),
    [
        ("I looked again, it's the 23rd", "Eye test on 2027-11-14", "Eye test on 2027-11-23"),
        ("they moved it to the 21st", "Has their test on the 14th of March", "Has their test on the 21st of March"),
        ("die Prüfung ist jetzt am 21.", "Meine Prüfung ist am 14. März", "Meine Prüfung ist am 21. März"),
        ("el examen lo pasaron al 21", "Mi examen es el 14 de marzo", "Mi examen es el 21 de marzo"),
        ("іспит перенесли на 21", "Мій іспит 14 березня 2027", "Мій іспит 21 березня 2027"),
        ("we pushed it to October", "Wedding is in 2027-06", "Wedding is in 2027-10"),
        ("we pushed it to October", "Wedding is in June 2027", "Wedding is in October 2027"),
        ("la aplazamos a octubre", "Mi boda es en junio", "Mi boda es en octubre"),
        ("шеф погодив жовтень", "Захист у 2027-06", "Захист у 2027-10"),
    ],
)
def test_a_day_named_alone_keeps_the_rest_of_the_date(said: str, note: str, reads: str) -> None:
    assert redated(said, note) == reads


@pytest.mark.parametrize(
    ("said", "note"),
    [
        ("I bought 3 pens", "Test on 2027-03-14"),
        ("it was fine in October", "Wedding on 2027-06-01"),
        ("the 31st of the month", "Started on 2027-02-03"),
        ("between the 3rd and the 5th", "Test on 2027-03-14"),
        ("it's the 21st", "Has two cats"),
        ("June was lovely, October was not", "Wedding is in June 2027"),
    ],
)
def test_other_numbers_and_days_that_there_are_not_change_none(said: str, note: str) -> None:
    assert redated(said, note) == ""

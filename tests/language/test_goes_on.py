"""Sentences that go on behind a comma with what their writer does, and what is done over and over."""

from datetime import date

import pytest

from language.statements.worth_keeping import durability, worth_keeping

TODAY = date(2030, 5, 6)


def lasting(message: str) -> set[str]:
    return {one.value for one in worth_keeping(message, TODAY) if durability(one, TODAY) == "durable"}


@pytest.mark.parametrize(
    ("message", "told"),
    [
        ("I live in a flat in Hull, have a budgie and drive a van.", {"Hull", "Has a budgie", "Drives a van"}),
        ("Ich bin Tischlerin, bin 41, wohne in Gera.", {"Tischlerin", "41", "Gera"}),
    ],
)
def test_each_of_several_clauses_is_kept_by_itself(message: str, told: set[str]) -> None:
    assert lasting(message) == told


@pytest.mark.parametrize(
    ("message", "told"),
    [
        ("I swim three times a week.", "Swims three times a week"),
        ("Ich schwimme zweimal die Woche.", "Ich schwimme zweimal die Woche"),
        ("Nado tres días por semana.", "Nado tres días por semana"),
        ("Плаваю двічі на тиждень.", "Плаває двічі на тиждень"),
    ],
)
def test_what_is_done_over_and_over_lasts(message: str, told: str) -> None:
    assert told in lasting(message)


def test_what_somebody_is_otherwise_says_more_of_them() -> None:
    assert lasting("Mittwochs habe ich Nachtdienst, sonst bin ich mittags zu Hause.")


def test_what_is_done_once_does_not_last() -> None:
    assert lasting("Mañana nado un rato.") == lasting("I swim at noon today.") == set()

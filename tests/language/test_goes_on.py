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


@pytest.mark.parametrize(
    ("message", "told"),
    [
        ("Soy maestra de primaria en Oruro, sufro de vértigo", {"role": "Maestra de primaria", "location": "Oruro"}),
        ("trabajo en Correos de cartera, mi jefa es la Puri", {"role": "Cartera", "company": "Correos"}),
        (
            "I am a nurse in Hull. I'm a keen sailor.",
            {"role": "Nurse", "location": "Hull", "keen_sailor": "Keen sailor"},
        ),
    ],
)
def test_no_other_clause_gets_into_a_slot_or_takes_its_place(message: str, told: dict[str, str]) -> None:
    kept = {one.key: one.value for one in worth_keeping(message, TODAY)}
    assert told.items() <= kept.items()


@pytest.mark.parametrize(
    ("message", "told"),
    [
        ("ich bin kellner in leipzig, fahr longboard und mein mitbewohner heißt Ragnar", "Ich fahr longboard"),
        ("hago punto, vivo en Lugo y tengo un mastín que se llama Trasno", "Tengo un mastín que se llama Trasno"),
        ("hiya im 24, engaged to a lad called Callum", "24, engaged to a lad called Callum"),
    ],
)
def test_what_goes_on_is_told_too_and_a_greeting_is_not(message: str, told: str) -> None:
    assert told in {one.value for one in worth_keeping(message, TODAY)}


def test_what_is_asked_for_behind_a_statement_is_not_told() -> None:
    assert {one.key for one in worth_keeping("ich bin bäcker, schreib mir einen brief", TODAY)} == {"role"}

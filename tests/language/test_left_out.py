"""Clauses beside a statement that is kept: what its writer says as plainly is kept too, at least in the daily note."""

from datetime import date

import pytest

from language.statements.worth_keeping import durability, worth_keeping

TODAY = date(2030, 5, 6)


def values(message: str) -> list[str]:
    return [one.value for one in worth_keeping(message, TODAY)]


@pytest.mark.parametrize(
    ("message", "told"),
    [
        ("I have hay fever and I cut grass for the council in Kettering.", "Kettering"),
        ("Mein Lieblingsautor ist Thomas Mann und ich wohne in Lübeck.", "Thomas Mann"),
        ("Ich wohne in Weiden und habe ein Ferienhaus in Istrien.", "Ferienhaus"),
        ("Mi número de la suerte es el 17 y soy hincha de Peñarol.", "17"),
        ("Vivo de alquiler en Carabanchel y pago 780 al mes.", "780"),
        ("я Тимур, живу в гуртожитку на Політесі, підробляю кур'єром у Glovo", "Glovo"),
        ("Я штангістка, мій рекорд у присіді — 120 кг.", "120 кг"),
    ],
)
def test_a_plain_clause_beside_a_kept_one_is_kept(message: str, told: str) -> None:
    assert any(told in value for value in values(message))


def test_what_was_left_out_stands_in_the_daily_note() -> None:
    (one,) = [s for s in worth_keeping("Vivo de alquiler en Carabanchel y pago 780 al mes.", TODAY) if "780" in s.value]
    assert durability(one, TODAY) == "daily"


@pytest.mark.parametrize(
    ("message", "foreign"),
    [
        ("I live in Leeds and if I had a boat I would sail to Norway.", "Norway"),
        ("I live in Leeds and I find the article on eels dull.", "eels"),
        ("Ich wohne in Gera, mir raucht der Kopf.", "Kopf"),
        ("Живу в Сумах, мені тільки про пуанти читати.", "пуанти"),
        ("I'm a nurse. My sister says she has two boats.", "boats"),
    ],
)
def test_what_is_supposed_or_of_the_talk_is_not(message: str, foreign: str) -> None:
    assert not any(foreign in value for value in values(message))


def test_a_town_that_is_known_by_its_name_is_not_told_again() -> None:
    assert values("Живу в Сумах, викладаю хімію.").count("Живу в Сумах") == 0

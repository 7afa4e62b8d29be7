"""Orders to tell something, or to work out a sum, ask and are no memories; other sentences with such verbs tell."""

from datetime import date

import pytest

from language.asking.kinds import is_question, turn_of
from language.asking.orders import orders_telling, orders_work
from language.asking.sums import worked_out
from language.statements.worth_keeping import worth_keeping


@pytest.mark.parametrize(
    "said",
    ["Zähl mir mal meine Enkel auf.", "Name my nephews", "Nombrame a mis sobrinos a ver.", "Назви моїх дітей."],
)
def test_who_wants_to_be_told_asks_the_memory(said: str) -> None:
    assert orders_telling(said)
    assert is_question(said)
    assert turn_of(said).kind == "ask"
    assert worth_keeping(said, date(2026, 3, 2)) == []


@pytest.mark.parametrize(
    "said",
    ["Give me temperatures in Fahrenheit.", "Count birds every weekend", "Zähle Vögel am Wochenende", "Tell me a joke"],
)
def test_a_wish_or_a_habit_is_no_such_order(said: str) -> None:
    assert not orders_telling(said)
    assert not orders_work(said)


@pytest.mark.parametrize(
    ("said", "sum_"),
    [
        ("whats 15% of 240", "15 % × 240 = 36"),
        ("сімнадцять помнож на шість, лінь рахувати", "17 × 6 = 102"),
        ("Rechne mal 12 mal 14 aus", "12 × 14 = 168"),
        ("calcula cuánto es 30 por 12", "30 × 12 = 360"),
        ("was ist 144 geteilt durch 12?", "144 ÷ 12 = 12"),
        ("what is 7 divided by 0", ""),
        ("¿cuánto es 2,5 más 4?", "2.5 + 4 = 6.5"),
        ("what is 20 minus 23?", "20 − 23 = -3"),
        ("I work 9-5 in Leeds", ""),
        ("x" * 200 + " 2 + 2", ""),
    ],
)
def test_a_sum_is_worked_out(said: str, sum_: str) -> None:
    assert worked_out(said) == sum_


def test_a_sum_is_no_memory() -> None:
    said = "сімнадцять помнож на шість, лінь рахувати"
    assert orders_work(said)
    assert worth_keeping(said, date(2026, 3, 2)) == []


def test_what_is_told_behind_an_order_is_heard() -> None:
    assert not is_question("Tell me which song fits, I play the tuba in a brass band")


@pytest.mark.parametrize("said", ["Weißt du noch, wohin die Reise geht?", "¿Te acuerdas de dónde soy vecino?"])
def test_who_asks_whether_it_is_remembered_asks_the_memory(said: str) -> None:
    assert turn_of(said).kind == "ask"

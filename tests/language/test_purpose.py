"""What a sentence is for: what asks or wants something done once is no fact, however much it says "my"."""

from datetime import date

import pytest

from language.hearing.purpose import asks_or_orders, purposes_of, surely_asks_or_orders
from language.hearing.relate import wants_by_form
from language.statements.worth_keeping import worth_keeping

TODAY = date(2026, 11, 19)


@pytest.mark.parametrize(
    "said",
    [
        "Please help me word a short note to my choir",
        "Need a stretching routine for my shoulders, ten minutes",
        "Three ideas for my sister's leaving do, cheap ones",
        "Write my landlord something firm but polite",
        "Schreib meinem Vermieter bitte was Freundliches",
        "Brauche einen Spruch für meine Oma zum Achtzigsten",
        "Hazme una lista para mi mudanza",
        "Dame un par de ideas para el regalo de mi hermana",
        "Склади мені меню на тиждень для моєї сім'ї",
        "Порадь моїй мамі серіал на вечір",
    ],
)
def test_what_shall_be_done_once_is_no_fact(said: str) -> None:
    assert asks_or_orders(said)
    assert worth_keeping(said, TODAY) == []


@pytest.mark.parametrize(
    "said",
    [
        "Please always answer me in Welsh",
        "Keep your answers short, I read them on my watch",
        "Antworte mir bitte immer auf Deutsch",
        "Respóndeme siempre en catalán",
        "Відповідай мені завжди українською",
    ],
)
def test_a_standing_wish_is_none_of_these(said: str) -> None:
    assert not asks_or_orders(said)
    assert worth_keeping(said, TODAY)


@pytest.mark.parametrize(
    "said",
    [
        "I need a stick to walk since the fall",
        "My son needs insulin twice a day",
        "Work nights at the bakery",
        "Meine Mutter braucht eine neue Hüfte",
        "Mi padre necesita bastón",
        "Мені потрібні окуляри для читання",
    ],
)
def test_what_somebody_needs_or_does_is_told(said: str) -> None:
    assert not surely_asks_or_orders(said)
    assert purposes_of(said)["tell"] > purposes_of(said)["order"]


def test_a_question_needs_no_judge() -> None:
    assert asks_or_orders("and my sister?")


@pytest.mark.parametrize(
    "said",
    [
        "wann geht die sonne auf im januar",
        "drücken Sie mir die Daumen",
        "відволічіть мене чимось",
        "чим люди ранками займаються взагалі",
        "what day do the bins go out round here",
        "cuándo abre el museo",
    ],
)
def test_a_question_or_an_order_is_known_by_its_form_without_a_mark(said: str) -> None:
    assert asks_or_orders(said)


@pytest.mark.parametrize("said", ["What I do is mend nets", "Was ich mag, ist Regen", "Подарували мені книжку"])
def test_what_only_begins_alike_is_none(said: str) -> None:
    assert not wants_by_form(said)

"""What happens to the writer of a message is told of them, though another word is its subject."""

import pytest

from language.meaning.evidence import supports
from language.meaning.said import Said


@pytest.mark.parametrize(
    ("said", "claim"),
    [
        ("The asthma keeps me up at night.", "The user has asthma."),
        ("La ciática me tiene frita, no duermo.", "El usuario tiene ciática."),
        ("Explícamelo en corto, que soy camionero.", "El usuario es camionero."),
        ("La lactosa ya no la tolero, qué rabia.", "Es intolerante a la lactosa"),
        ("Kinder haben wir keine, dafür zwei Katzen.", "Der Nutzer hat keine Kinder."),
        ("Kinder haben wir keine, dafür zwei Katzen.", "Der Nutzer hat zwei Katzen."),
        ("Братів у нас нема, самі сестри.", "Користувач не має братів."),
        ("Ніколи не була на морі, уявляєш?", "Користувачка ніколи не була на морі."),
        ("I have never been on a plane, can you imagine?", "The user has never been on a plane."),
    ],
)
def test_it_is_believed(said: str, claim: str) -> None:
    assert supports(claim, "claim", [Said(said)])


@pytest.mark.parametrize(
    ("said", "claim"),
    [
        ("My boss drives me mad with his asthma.", "The user has asthma."),
        ("Mi jefe me tiene harta con su ciática.", "El usuario tiene ciática."),
        ("Kinder haben wir keine, dafür zwei Katzen.", "Der Nutzer hat zwei Kinder."),
        ("Am Dienstag spielt bei uns im Haus jemand Trompete.", "Der Nutzer spielt Trompete."),
        ("Машини в нас нема, тільки велосипеди.", "Користувач має машину."),
        ("Чи літала ти літаком, уявляєш таке?", "Користувачка літала літаком."),
    ],
)
def test_what_is_anothers_or_asked_stays_refused(said: str, claim: str) -> None:
    assert not supports(claim, "claim", [Said(said)])

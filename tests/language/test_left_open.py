"""What a message says otherwise than a note is asked about where no rule is sure of it, and nothing else is."""

import pytest

from language.hearing.stored import left_open as asked
from language.hearing.stored.beside import is_beside
from language.hearing.stored.left_open import left_open


@pytest.mark.parametrize(
    ("said", "notes", "now"),
    [
        ("The council moved me to bay 31, drew lots", ["Parks in bay 14 every day"], "Parks in bay 31 every day"),
        ("Von wegen Junge, laut Ultraschall kriegen wir ein Mädchen!", ["Es wird ein Junge"], "Es wird ein Mädchen"),
    ],
)
def test_a_value_of_the_same_sort_is_put_in_its_place(said: str, notes: list[str], now: str) -> None:
    found = left_open(said, notes, [0] * len(notes))
    assert found is not None
    assert found.text == now


@pytest.mark.parametrize(
    ("said", "note"),
    [
        ("I also want to see Bergen", "Wants to see Oslo"),
        ("What is the capital of Peru?", "Lives in Lima"),
        ("My neighbour has quit the violin", "Plays the cello"),
    ],
)
def test_what_says_nothing_of_a_note_asks_nothing(said: str, note: str) -> None:
    assert left_open(said, [note], [0]) is None


@pytest.mark.parametrize(
    ("said", "note", "beside"),
    [
        ("Felix is starting nursery on Monday", "Two sons, Otto and Felix", True),
        ("In the novel the baker divorces his wife", "Wife Ondine", True),
        ("Моя колега тепер працює в Черкасах", "Умань", True),
        ("Paul moved to Rome", "Brother Paul lives in Berlin", False),
        ("Silke hat mich verlassen", "Meine Frau heißt Silke", False),
        ("Seit Freitag ist Jannis mein Mann!", "Mein Verlobter heißt Jannis", False),
        ("Ланос продав сусідові", "Їжджу на старенькому ланосі", False),
    ],
)
def test_news_of_others_bear_on_a_note_only_where_it_tells_of_them(said: str, note: str, beside: bool) -> None:
    assert is_beside(said, note) is beside


def test_what_would_come_into_a_note_is_sought_only_where_it_may_be_meant(monkeypatch: pytest.MonkeyPatch) -> None:
    """It costs the most of hearing a message, for each note that is known."""
    sought: list[str] = []

    def revised(said: str, note: str, start: int = 0, kept: str = "") -> None:
        sought.append(note)

    monkeypatch.setattr(asked, "revised", revised)
    notes = [f"Keeps {kind} in the shed" for kind in ("hens", "geese", "ducks", "quails", "doves")]
    assert left_open("My neighbour Velka plays the cello", notes, [0] * len(notes)) is None
    assert sought == []

"""What takes the place of a note keeps whom the note tells of, and says the news in whole sentences."""

import pytest

from language.hearing.removal.subjects import named_subject
from language.hearing.splicing.retell import keeps_subject, over_in, retold, tells_more


@pytest.mark.parametrize(
    ("said", "note", "now"),
    [
        (
            "The cello was a phase, she's all about the trumpet now.",
            "Daughter Nora plays the cello",
            "Daughter Nora: She's all about the trumpet now",
        ),
        (
            "Die Ronja hat abgebrochen und lernt jetzt Schreinerin.",
            "Meine Tochter Ronja studiert in Gießen",
            "Die Ronja hat abgebrochen und lernt jetzt Schreinerin",
        ),
        ("lo pasamos de equipo, está en el Betis", "Mi hijo Mateo juega en el Levante", "Mi hijo Mateo: "),
        ("Із «Зірки» ми її забрали, вона вже в «Соколі».", "Моя донька Ірина ходить у «Зірку»", "Моя донька Ірина: "),
    ],
)
def test_whom_a_note_tells_of_stays_named(said: str, note: str, now: str) -> None:
    assert retold(said, note).startswith(now)


@pytest.mark.parametrize(
    ("said", "note"),
    [
        ("I'm not vegan any more", "Vegan"),
        ("Otto died yesterday.", "A dog called Otto"),
        ("Small correction!", "Vegan"),
    ],
)
def test_what_is_only_over_brings_nothing(said: str, note: str) -> None:
    assert not retold(said, note)


def test_another_name_for_the_same_one_is_no_loss() -> None:
    note = "Meine Schwester Anja wohnt in Ulm"
    assert keeps_subject("Sie heißt Antje", note, "Meine Schwester Antje wohnt in Ulm").startswith(
        "Meine Schwester Antje"
    )


def test_of_a_list_only_the_member_goes_that_is_over() -> None:
    assert (
        over_in("Tilo died last night, Fips is all alone", "Has two rabbits, Tilo and Fips") == "Tilo died last night,"
    )


def test_who_has_children_is_not_told_otherwise_by_news_of_one() -> None:
    note = "Ich hab zwei Töchter, Wiebke und Lena"
    assert named_subject(note) == ""
    assert tells_more("Lena zieht im März nach Oslo", note)
    assert not tells_more("Lena ist nicht meine Tochter", note)


def test_a_name_of_two_words_stays_one() -> None:
    told = retold("Pip's 11 today, he's having a sausage", "Has a 10-year-old Jack Russell named Pip")
    assert "(Jack Russell)" in told

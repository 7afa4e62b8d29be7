"""Signs that a note is over or otherwise now: for asking, whatever the sentence that tells it."""

import pytest

from language.hearing.compare import changes, own, told_by
from language.hearing.removal.request import tells_besides
from language.hearing.signs import only_ends, told


@pytest.mark.parametrize(
    ("said", "note"),
    [
        ("Ottilie's left Tromsø, she's in Bergen now", "Niece Ottilie lives in Tromsø"),
        ("Мою тітку Софію перевели в архів, з кафедри вона пішла", "Тітка Софія працює на кафедрі"),
        ("Die Ziegen haben wir im Herbst verkauft", "Wir halten Ziegen und Hühner"),
        ("Lo del huerto se acabó, vendimos el terreno", "Tengo un huerto en las afueras"),
    ],
)
def test_what_is_named_where_something_ends_is_signed(said: str, note: str) -> None:
    assert [one.sign for one in changes(said, [note])] == ["named"]


@pytest.mark.parametrize(
    ("said", "note"),
    [
        ("If we sold the goats, would the barn be too big?", "Keeps goats"),
        ("Would you have sold the goats?", "Keeps goats"),
        ("My cousin just moved from Ghent to Lima and says I should do likewise", "Lives in Ghent"),
        ("Моя сусідка продала кіз", "Тримаю кіз"),
    ],
)
def test_what_is_supposed_asked_or_of_others_is_no_sign(said: str, note: str) -> None:
    assert not any(one.sign for one in changes(said, [note]))


def test_only_told_clauses_are_read() -> None:
    clauses = told("I sold the loom, now I knit. Should I have kept it?")
    assert [(one.over, one.now) for one in clauses] == [(True, False), (False, True)]


@pytest.mark.parametrize(
    ("clause", "ends"),
    [
        ("I no longer play the viola", True),
        ("віолу закинула", True),
        ("switched from the viola to the cello", False),
        ("I play the viola on Sundays", False),
    ],
)
def test_a_clause_that_only_ends_brings_nothing(clause: str, ends: bool) -> None:
    assert only_ends(clause, ["Plays the viola", "Грає на віолі"]) is ends


def test_behind_a_colon_that_nobody_speaks_stand_the_writers_words() -> None:
    said = "Die Klinik hat eben angerufen: es ist doch Zöliakie"
    assert "Zöliakie" in told_by(said)
    assert "Zöliakie" not in own(said)
    assert "Lyon" not in told_by("She wrote: I live in Lyon now")
    assert not any(one.sure for one in changes(said, ["Ich habe eine Laktoseintoleranz"]))


@pytest.mark.parametrize(
    ("said", "tells"),
    [
        ("scratch that, I'm not a baker any more, I started as a courier in May", True),
        ("forget the viola. These days I play the cello", True),
        ("forget the viola please", False),
        ("Забудь про віолу, будь ласка", False),
    ],
)
def test_a_wish_may_tell_what_is_so_instead(said: str, tells: bool) -> None:
    assert tells_besides(said) is tells

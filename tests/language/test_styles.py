"""Wishes for how answers shall be are kept as such, and never taken for a wish to forget."""

from datetime import date

import pytest

from language.hearing.compare import changes
from language.hearing.relate import acts_of
from language.hearing.styles import wishes_for_good
from language.statements.worth_keeping import durability, worth_keeping

TODAY = date(2026, 11, 17)


@pytest.mark.parametrize(
    "text",
    ["keep your answers short please", "Halte deine Antworten bitte kurz", "responde siempre breve, por favor"],
)
def test_a_wish_for_all_answers_lasts(text: str) -> None:
    (one,) = worth_keeping(text, TODAY)
    assert durability(one, TODAY) == "durable"
    assert acts_of(text)["forget"] == pytest.approx(0, abs=0.3)


def test_a_wish_for_one_answer_does_not_last() -> None:
    assert not wishes_for_good("keep your answer short please")
    assert worth_keeping("keep your answer short please", TODAY) == []


def test_to_forget_such_a_wish_can_still_be_asked() -> None:
    assert acts_of("forget that I want short answers")["forget"] > 0.5


def test_what_somebody_is_told_to_do_gets_no_subject() -> None:
    assert [one.value for one in worth_keeping("Halte dich bitte kurz", TODAY)] == ["Halte dich bitte kurz"]


def test_wishes_for_two_sides_of_an_answer_stand_beside_each_other() -> None:
    assert changes("no emojis from now on", ["Short answers only", "Prefers bullet points"]) == []
    assert [one.note for one in changes("long answers from now on please", ["Short answers only"])] == [0]


def test_what_is_called_by_its_name_is_meant_alone() -> None:
    notes = ["Un gato que se llama Pelusa", "No como queso, me sienta mal"]
    assert [one.note for one in changes("Pelusa ya no está con nosotros", notes)] == [0]

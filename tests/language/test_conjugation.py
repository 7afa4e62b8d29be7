"""Whom verbs speak of, and what is heard by that."""

from datetime import date

import pytest

from language.languages import files
from language.sentences.conjugation import FILE, readings_of
from language.sentences.cues import cues_of
from language.statements.worth_keeping import worth_keeping

DAY = date(2026, 3, 2)


def kept(text: str) -> str:
    return " / ".join(entry.value for entry in worth_keeping(text, DAY))


@pytest.mark.parametrize(
    ("word", "language", "whom"),
    [
        ("tallo", "es", {"i"}),
        ("tallan", "es", {"he"}),
        ("різьблю", "uk", {"i"}),
        ("різьбить", "uk", {"he"}),
        ("підсумуй", "uk", {"do"}),
        ("wohnt", "de", {"he"}),
        ("knits", "en", {"he"}),
    ],
)
def test_forms_speak_of_somebody(word: str, language: str, whom: set[str]) -> None:
    assert {one for one, _ in readings_of(word, language)} == whom


def test_accents_tell_the_writer_from_others_and_may_be_left_out() -> None:
    assert {one for one, _ in readings_of("votó", "es")} == {"did"}
    assert {one for one, _ in readings_of("voté", "es")} == {"was"}
    assert ("was", "life") in readings_of("crie", "es")


def test_every_line_has_its_columns() -> None:
    for path in files(FILE).values():
        for line in path.read_text(encoding="utf-8").splitlines():
            assert line.count("|") == 6, line


def test_a_verb_tells_the_language_of_a_text_without_small_words() -> None:
    assert cues_of("cultivo lechugas").language == "es"
    assert cues_of("grow lettuce").language == "en"


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("Cultivo lechugas.", "lechugas"),
        ("Crío palomas mensajeras y el vecino se queja.", "palomas"),
        ("Розводжу фазанів.", "фазанів"),
        ("Мене звуть Тарас, я сантехнік.", "Тарас"),
        ("Сина звати Лук'ян, він плаває.", "Лук'ян"),
    ],
)
def test_what_the_writer_does_is_kept_whatever_the_verb(text: str, word: str) -> None:
    assert word in kept(text)


@pytest.mark.parametrize(
    "text",
    [
        "Leo el artículo otra vez.",
        "¿Cultivo lechugas o tomates?",
        "Читаю цю статтю вдруге.",
        "Si cultivo lechugas, ¿cuánta agua gasto?",
        "Cultiva lechugas, dice el autor.",
    ],
)
def test_what_is_done_within_the_talk_or_asked_or_told_of_others_is_not(text: str) -> None:
    assert not kept(text)

"""One sentence that says several things becomes as many memories, so that each can change or go alone."""

from datetime import date

import pytest

from language.hearing.compare import changes
from language.hearing.removal.stays import news_and_rest
from language.statements.worth_keeping import worth_keeping

_TODAY = date(2026, 3, 2)


def _values(text: str) -> list[str]:
    return [one.value.casefold() for one in worth_keeping(text, _TODAY)]


@pytest.mark.parametrize(
    ("text", "one", "other"),
    [
        ("Ich bin Chemikerin und rudere.", "chemikerin", "rudere"),
        ("ich ess koscher und wohn in bremen", "koscher", "bremen"),
        ("Ich heiße Gudrun und repariere Uhren.", "gudrun", "uhren"),
        ("I live in Tromsø and fix boilers.", "tromsø", "boilers"),
        ("I have four donkeys and a mill.", "donkeys", "mill"),
        ("Ich habe einen Dackel und zwei Ponys.", "dackel", "ponys"),
        ("Tengo dos loros y una imprenta", "loros", "imprenta"),
        ("Маю двох котів і пса", "котів", "пса"),
        ("I have asthma and a shellfish allergy", "asthma", "shellfish"),
    ],
)
def test_each_thing_is_told_apart(text: str, one: str, other: str) -> None:
    values = _values(text)
    assert any(one in value and other not in value for value in values), values
    assert any(other in value and one not in value for value in values), values


@pytest.mark.parametrize("text", ["I like bread and butter.", "I eat rice and fish again.", "My wife and I keep bees."])
def test_a_list_is_not_torn(text: str) -> None:
    assert len(_values(text)) <= 1


@pytest.mark.parametrize(
    ("text", "role", "place"),
    [
        ("im a nurse in leeds", "nurse", "Leeds"),
        ("ich bin bäckerin in erfurt", "bäckerin", "Erfurt"),
        ("Soy enfermera en Burgos.", "enfermera", "Burgos"),
    ],
)
def test_a_role_stands_apart_from_its_place(text: str, role: str, place: str) -> None:
    told = {one.key: one.value for one in worth_keeping(text, _TODAY)}
    assert told["role"].casefold() == role
    assert told["location"] == place


def test_the_quotation_is_the_sentence_that_was_said() -> None:
    said = "I have four donkeys and a mill."
    assert {one.quote for one in worth_keeping(said, _TODAY)} == {said}


def test_german_gets_its_subject_back() -> None:
    assert "ich sammle münzen" in _values("Ich bin Tischler in Celle und sammle Münzen.")


@pytest.mark.parametrize(
    ("text", "stays"),
    [
        ("New boss, same desk", "same desk"),
        ("I've moved to Turku but I'm still a potter", "but I'm still a potter"),
        ("Der Verein ist neu, gerudert wird weiter", "gerudert wird weiter"),
        ("Bin jetzt in Gotha, Lehrer bleibe ich", "Lehrer bleibe ich"),
        ("Me fui a Cádiz, sigo de carpintero", "sigo de carpintero"),
        ("Роботу змінила, місто те саме", "місто те саме"),
        ("Переїхав у Рівне, але так само вчителюю", "але так само вчителюю"),
    ],
)
def test_what_is_as_before_is_told_from_the_news(text: str, stays: str) -> None:
    assert news_and_rest(text)[1] == stays


@pytest.mark.parametrize(
    ("note", "said"),
    [
        ("Has two alpacas", "alpacas still here"),
        ("Location: Kiel", "Ich bleibe in Kiel"),
        ("Vivo en Cádiz", "sigo en Cádiz"),
        ("Живе в Луцьку", "досі живу в Луцьку"),
    ],
)
def test_what_is_only_said_to_be_as_before_changes_nothing(note: str, said: str) -> None:
    assert changes(said, [note]) == []

"""What somebody is by trade is heard in words that few use, and where they are is told apart."""

from datetime import date

import pytest

from language.statements.worth_keeping import worth_keeping
from language.words.classes import classes_of, first_form

TODAY = date(2026, 2, 1)


def kept(text: str) -> dict[str, str]:
    return {one.key: one.value for one in worth_keeping(text, today=TODAY)}


@pytest.mark.parametrize(
    ("text", "role", "place"),
    [
        ("I'm a bookbinder in Ghent.", "Bookbinder", "Ghent"),
        ("I'm a farrier in Ludlow.", "Farrier", "Ludlow"),
        ("I'm a lockkeeper.", "Lockkeeper", None),
        ("I'm a plumber's mate in Telford.", "Plumber's mate", "Telford"),
        ("I'm a ferry deckhand in Galway.", "Ferry deckhand", "Galway"),
        ("Ich bin Geigenbauerin in Mittenwald.", "Geigenbauerin", "Mittenwald"),
        ("Ich bin Muschelfischer in Husum.", "Muschelfischer", "Husum"),
        ("Ich bin Hortleiterin in Bregenz.", "Hortleiterin", "Bregenz"),
        ("Ich arbeite als Kürschnerin in Leipzig.", "Kürschnerin", "Leipzig"),
        ("Soy encuadernadora en Oporto.", "Encuadernadora", "Oporto"),
        ("Soy afinador de órganos en Burgos.", "Afinador de órganos", "Burgos"),
        ("Soy vulcanóloga.", "Vulcanóloga", None),
        ("Soy ama de casa.", "Ama de casa", None),
        ("Я палітурниця в Ковелі.", "Палітурниця", "Ковель"),
        ("Я пічник.", "Пічник", None),
        ("Я вчителька хімії у Хотині.", "Вчителька хімії", "Хотин"),
    ],
)
def test_a_trade_is_a_role_and_its_place_is_told_apart(text: str, role: str, place: str | None) -> None:
    told = kept(text)
    assert (told.get("role"), told.get("location")) == (role, place)


@pytest.mark.parametrize("text", ["Ich bin Lehrerin in Teilzeit.", "Ich bin Pfleger in Elternzeit."])
def test_what_is_known_to_be_something_else_is_no_place(text: str) -> None:
    assert "location" not in kept(text)


def test_who_something_is_said_of_is_no_role_of_the_user() -> None:
    assert "role" not in kept("Акушерка в Ужгороді це справжній подвиг")


@pytest.mark.parametrize(
    "word",
    [
        "krabbenfischer",
        "kitaleiterin",
        "zahntechnikerin",
        "hutmacherinnen",
        "schiffskoch",
        "tierärzte",
        "saddlemaker",
        "goatherd",
        "ux-designerin",
        "ex-soldier",
        "arqueóloga",
        "нейропсихологиня",
        "книгознавець",
        "електромонтажником",
    ],
)
def test_a_compound_is_what_its_last_part_is(word: str) -> None:
    assert "job" in classes_of(word)


@pytest.mark.parametrize(
    "word",
    [
        "schwester",
        "monster",
        "fenster",
        "wasser",
        "gegenwart",
        "trittleiter",
        "herzschrittmacher",
        "spezifischer",
        "grafischer",
        "normaler",
        "weitester",
        "radfahrer",
        "autopilot",
        "reflektor",
        "kaufkraft",
        "lieblingslehrer",
        "pacemaker",
        "warmonger",
        "game-server",
        "monólogo",
        "некролог",
        "монологу",
    ],
)
def test_a_word_that_ends_so_by_chance_is_none(word: str) -> None:
    assert "job" not in classes_of(word)


@pytest.mark.parametrize(
    "word", ["вітаю", "почав", "дорога", "ніколи", "світ", "управління", "anderen", "will's", "violado", "regular"]
)
def test_a_word_that_begins_like_a_name_is_no_form_of_it(word: str) -> None:
    assert not classes_of(word) & {"job", "city", "female_name", "male_name"}


@pytest.mark.parametrize(
    ("form", "town"),
    [("почаєві", "почаїв"), ("хотині", "хотин"), ("кременці", "кременець"), ("хуста", "хуст"), ("галич", "галич")],
)
def test_a_town_is_called_by_its_name(form: str, town: str) -> None:
    assert first_form(form, "city") == town


@pytest.mark.parametrize("name", ["одарку", "горпини", "leocadia", "thorge", "saskia", "eilish"])
def test_rare_first_names_are_known(name: str) -> None:
    assert classes_of(name) & {"female_name", "male_name"}


@pytest.mark.parametrize("word", ["швагро", "швагрові", "göttikind", "grandniece"])
def test_kin_of_whom_one_hears_seldom_are_somebody(word: str) -> None:
    """Who moves from town to town is then not taken for the user."""
    assert "relative" in classes_of(word)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("I'm Tilda, a farrier in Ludlow", {"name": "Tilda", "role": "Farrier", "location": "Ludlow"}),
        ("I'm Jonas, a baker from Leeds", {"name": "Jonas", "role": "Baker", "origin": "Leeds"}),
        ("Ich bin Greta, Hebamme in Erfurt", {"name": "Greta", "role": "Hebamme", "location": "Erfurt"}),
        ("Soy Lucía, carpintera en Burgos", {"name": "Lucía", "role": "Carpintera", "location": "Burgos"}),
        ("Я Ірина, бібліотекарка з Рівного", {"name": "Ірина", "role": "Бібліотекарка", "origin": "Рівне"}),
    ],
)
def test_behind_a_name_stand_a_trade_and_a_place(text: str, told: dict[str, str]) -> None:
    assert kept(text) == told


def test_an_age_is_told_once_and_what_else_is_told_stays() -> None:
    assert kept("I turned 61 last month") == {"age": "61"}
    assert kept("I turned 61 and got divorced")["relationship_status"] == "Divorced"


@pytest.mark.parametrize(
    ("text", "role"),
    [
        ("I've been promoted to shift supervisor", "Shift supervisor"),
        ("Ich wurde im Mai zur Stationsleiterin befördert", "Stationsleiterin"),
        ("Me han ascendido a jefa de taller", "Jefa de taller"),
    ],
)
def test_who_was_promoted_tells_what_they_are(text: str, role: str) -> None:
    assert kept(text)["role"] == role


def test_a_subject_that_was_studied_is_no_trade() -> None:
    assert "role" not in kept("Estudié química")


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        (
            "I'm Priyanka, physiotherapist in Leicester, two kids and a loud parrot",
            {"Priyanka", "Physiotherapist", "Leicester", "Two kids and a loud parrot"},
        ),
        (
            "Ich bin Jule, Hebamme in Celle, zwei Kinder und ein Pferd",
            {"Jule", "Hebamme", "Celle", "Ich habe zwei Kinder", "Ich habe ein Pferd"},
        ),
        (
            "Soy Itziar, apicultora en Soria, dos hijas y un perro",
            {"Itziar", "Apicultora", "Soria", "Tengo dos hijas", "Tengo un perro"},
        ),
    ],
)
def test_a_trade_and_whom_somebody_has_are_told_apart(said: str, kept: set[str]) -> None:
    assert {one.value for one in worth_keeping(said, TODAY)} == kept


def test_an_employer_of_two_names_is_one() -> None:
    found = {one.key: one.value for one in worth_keeping("I work for Dolce and Gabbana", TODAY)}
    assert found == {"company": "Dolce and Gabbana"}


@pytest.mark.parametrize(
    ("text", "role"),
    [
        ("I'm 22. Bus driver in Leeds.", "Bus driver"),
        ("Ich bin 22. Busfahrer in Kiel.", "Busfahrer"),
        ("Tengo 22. Conductor de bus en Lima.", "Conductor de bus"),
        ("Trabajo en un locutorio de 2 a 10 de la noche.", None),
    ],
)
def test_a_number_is_no_part_of_a_role(text: str, role: str | None) -> None:
    assert kept(text).get("role") == role

"""Who somebody is, told in words without a verb: names, trades, towns and animals that open a message."""

from datetime import date

import pytest

from language.statements.worth_keeping import worth_keeping

TODAY = date(2030, 5, 6)


def kept(message: str) -> set[tuple[str, str]]:
    return {(one.key, one.value) for one in worth_keeping(message, TODAY)}


def values(message: str) -> set[str]:
    return {one.value for one in worth_keeping(message, TODAY)}


@pytest.mark.parametrize(
    ("message", "told"),
    [
        ("Plumber, Derby, two cats.", {("role", "Plumber"), ("location", "Derby"), ("two_cats", "Two cats")}),
        ("Bäckerin, Gera, drei Kinder.", {("role", "Bäckerin"), ("location", "Gera"), ("drei_kinder", "Drei Kinder")}),
        (
            "Electricista, Vigo, dos gatos.",
            {("role", "Electricista"), ("location", "Vigo"), ("dos_gatos", "Dos gatos")},
        ),
        ("Лікарка, Ковель. Маю двох котів.", {("role", "Лікарка"), ("location", "Ковель")}),
        ("Hi! Tom, 34, plumber from Derby.", {("name", "Tom"), ("age", "34"), ("role", "Plumber")}),
        ("Слюсар, Клевань.", {("role", "Слюсар"), ("location", "Клевань")}),
        ("34, joiner in Derby.", {("age", "34"), ("role", "Joiner"), ("location", "Derby")}),
    ],
)
def test_a_trade_or_a_name_opens_what_is_told_without_a_verb(message: str, told: set[tuple[str, str]]) -> None:
    assert told <= kept(message)


@pytest.mark.parametrize(
    ("message", "told"),
    [
        ("Nurse, I live in Leeds.", {("role", "Nurse"), ("location", "Leeds")}),
        ("Tischlerin, wohne in Gera.", {("role", "Tischlerin"), ("location", "Gera")}),
        ("Enfermera, vivo en Lugo.", {("role", "Enfermera"), ("location", "Lugo")}),
        ("Аптекарка, живу в Ковелі.", {("role", "Аптекарка"), ("location", "Ковель")}),
        ("Уляна, маю двох кіз.", {("name", "Уляна"), ("маю_двох_кіз", "Маю двох кіз")}),
    ],
)
def test_what_stands_before_a_clause_of_the_writer_is_said_of_them(message: str, told: set[tuple[str, str]]) -> None:
    assert told <= kept(message)


@pytest.mark.parametrize(
    ("message", "value"),
    [
        ("Я пекарка з Умані. Католичка.", "Католичка"),
        ("Живу в Луцьку. Кіт Марсик.", "Кіт Марсик"),
        ("Маю артрит. Конотоп.", "Конотоп"),
        ("I keep bees. Beekeeper.", "Beekeeper"),
    ],
)
def test_a_piece_beside_a_statement_of_the_writer_is_told_too(message: str, value: str) -> None:
    assert value in values(message)


@pytest.mark.parametrize(
    "message",
    [
        "Nurse, Hull?",
        "Лікар, Львів: історія однієї операції",
        "Лікарі, вчителі, медсестри.",
        "Doctor Who, I love it.",
        "Electrician, not plumber.",
        "Nurse, Hull, says the pay is too low.",
        "Coach Miller, Leeds.",
        "Теплий день, Львів.",
        "Католичка.",
        "Hull.",
    ],
)
def test_questions_titles_denials_and_others_are_no_introduction(message: str) -> None:
    assert not {key for key, _ in kept(message)} & {"role", "location", "name"}
    assert "Католичка" not in values(message)


@pytest.mark.parametrize(
    "message", ["Anna, I live in Leeds.", "Олено, живу в Києві.", "Янек, мій син, ходить у садок."]
)
def test_whom_somebody_speaks_to_or_of_is_not_their_name(message: str) -> None:
    assert "name" not in {key for key, _ in kept(message)}


@pytest.mark.parametrize(
    ("message", "role"),
    [
        ("Працюю в зоопарку доглядачем.", "Доглядач"),
        ("Працюю на асфальтному заводі лаборанткою.", "Лаборантка"),
    ],
)
def test_a_trade_behind_the_place_of_work_is_the_role(message: str, role: str) -> None:
    assert ("role", role) in kept(message)


@pytest.mark.parametrize(
    ("message", "role"),
    [("Beatmaker, I live in Leeds.", "Beatmaker"), ("Аптекарка, живу в Ковелі.", "Аптекарка")],
)
def test_a_trade_that_no_list_has_is_heard_before_a_statement(message: str, role: str) -> None:
    assert ("role", role) in kept(message)


@pytest.mark.parametrize("message", ["Honestly, I live in Leeds.", "Perdón, vivo en Sucre.", "Дивно, працюю в школі."])
def test_an_exclamation_is_no_trade(message: str) -> None:
    assert "role" not in {key for key, _ in kept(message)}


def test_what_somebody_works_with_is_no_trade() -> None:
    told = kept("Працюю з золотом і бурштином.")
    assert "role" not in {key for key, _ in told}
    assert any("золотом" in value for _, value in told)


@pytest.mark.parametrize(
    ("message", "told"),
    [
        ("Two kids: Maeve who's nine and Colm who's four.", "Two kids: Maeve who's nine and Colm who's four"),
        ("Zwei Töchter, Lena und Marlis.", "Zwei Töchter, Lena und Marlis"),
        ("Двоє доньок, Ліля і Мія.", "Двоє доньок, Ліля і Мія"),
    ],
)
def test_how_many_children_somebody_has_goes_with_their_names(message: str, told: str) -> None:
    assert values(message) == {told}


def test_a_grandchild_is_told_of_by_name() -> None:
    assert ("family_grandson_idris", "Grandson Idris is 6") in kept("My grandson Idris is 6.")


@pytest.mark.parametrize(
    ("message", "told"),
    [
        (
            "hey i'm 28, barista in Portland, learning the ukulele. my boyfriend is called Marcus",
            {
                ("age", "28"),
                ("role", "Barista"),
                ("location", "Portland"),
                ("learning_ukulele", "Learning the ukulele"),
            },
        ),
        ("im 24, nurse in Leeds", {("age", "24"), ("role", "Nurse"), ("location", "Leeds")}),
        (
            "Ich bin Lena, 41, Tischlerin in Gera und mag Jazz",
            {("name", "Lena"), ("age", "41"), ("role", "Tischlerin")},
        ),
        ("Soy Marta, 33, enfermera en Lugo, madre de dos", {("name", "Marta"), ("age", "33"), ("role", "Enfermera")}),
        ("Я Оля, 29, лікарка в Ковелі, люблю каву", {("name", "Оля"), ("age", "29"), ("role", "Лікарка")}),
        ("Мені 57 років, за фахом інженер-геодезист.", {("age", "57"), ("role", "Інженер-геодезист")}),
        ("Ich bin 57 Jahre alt, von Beruf Ingenieur.", {("age", "57"), ("role", "Ingenieur")}),
        ("Tengo 34 años, enfermera en Lugo", {("age", "34"), ("role", "Enfermera"), ("location", "Lugo")}),
        ("I'm 57 years old, an engineer by trade.", {("age", "57"), ("role", "Engineer")}),
        ("Retired machinist here. I live in Duluth.", {("role", "Retired machinist"), ("location", "Duluth")}),
    ],
)
def test_an_introduction_goes_on_without_verbs(message: str, told: set[tuple[str, str]]) -> None:
    assert told <= kept(message)


@pytest.mark.parametrize("message", ["I'm Tom, help me write a letter", "I'm 19, a bit bored, tell me a joke"])
def test_what_an_introduction_asks_for_is_not_told(message: str) -> None:
    assert not {"role", "location"} & {key for key, _ in kept(message)}

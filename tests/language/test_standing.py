"""Wishes that stand, and requests that should heed them, in each language."""

import pytest

from language.asking.standing_wishes import asks_advice, is_for_answers, is_standing


@pytest.mark.parametrize(
    "text",
    [
        "Always include version numbers when I ask about libraries.",
        "Thanks! From now on use metric units",
        "I'd prefer short answers",
        "Завжди пиши дати повністю",
        "Я надаю перевагу чаю",
        "Bitte immer mit Quellen",
        "Ich bevorzuge kurze Sitzungen",
        "Nunca uses emojis",
        "Prefiero los trenes",
    ],
)
def test_a_wish_that_stands(text: str) -> None:
    assert is_standing(text)


@pytest.mark.parametrize("text", ["I have never been to Rome", "We always laughed", "Сьогодні дощ", "Das Haus ist alt"])
def test_what_only_tells_is_no_wish(text: str) -> None:
    assert not is_standing(text)


@pytest.mark.parametrize(
    "text",
    [
        "What libraries would you suggest?",
        "How should I plan my week?",
        "Порадь мені книжку",
        "Kannst du mir ein Buch empfehlen?",
        "¿Me recomiendas un libro?",
    ],
)
def test_a_request_for_advice(text: str) -> None:
    assert asks_advice(text)


@pytest.mark.parametrize("text", ["When did Ann move?", "Де я живу?", "Wo wohne ich?", "¿Dónde vivo?"])
def test_a_question_about_the_past_asks_no_advice(text: str) -> None:
    assert not asks_advice(text)


@pytest.mark.parametrize(
    "text",
    [
        "Can you give me a summary of how the move went?",
        "Can you list in order what we did?",
        "Kannst du mir zusammenfassen, was wir besprochen haben?",
        "¿Puedes resumir lo que hablamos?",
        "Підкажи, у якому порядку я про це розповідала",
    ],
)
def test_who_looks_back_asks_no_advice(text: str) -> None:
    assert not asks_advice(text)


@pytest.mark.parametrize(
    "asked",
    [
        "What did you recommend for my sessions?",
        "¿Qué me recomendaste para mis clases?",
        "Що ти порадив мені про заняття?",
    ],
)
def test_a_question_about_advice_of_before_asks_for_none(asked: str) -> None:
    assert not asks_advice(asked)
    assert asks_advice(f"{asked} How should I plan them?")


@pytest.mark.parametrize(
    "text",
    [
        "Always include version numbers when I ask about libraries.",
        "Nenne die Uhrzeit, wenn ich dich frage",
        "Da la fecha cuando te pregunte",
        "Називай дату, коли я питаю про поїздки",
    ],
)
def test_a_wish_for_answers_is_one_that_stands(text: str) -> None:
    assert is_for_answers(text)
    assert is_standing(text)
    assert not is_for_answers("I prefer trains")

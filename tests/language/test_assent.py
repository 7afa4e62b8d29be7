"""A plain yes says what it answers, and nothing else does."""

import pytest

from language.meaning.assent import agreed_to
from language.meaning.evidence import supports
from language.meaning.said import Said

AGREED = [
    ("Yes, let's go with that", "Shall we use metric units from now on?", "Prefers metric units"),
    ("Yes", "So you live in Lviv, right?", "Lives in Lviv"),
    ("Yes please", "I'd suggest going with Postgres for the new service.", "Uses Postgres for the new service"),
    ("Yes", "You don't eat meat, right?", "Does not eat meat"),
    ("так, давай так", "Давай відповідатиму коротко?", "Хоче коротких відповідей"),
    ("так", "Отже, ти живеш у Києві?", "Живе в Києві"),
    ("Ja, genau", "Du arbeitest also bei Bosch?", "Der Nutzer arbeitet bei Bosch"),
    ("Sí, vale", "¿Quieres que te responda en catalán?", "El usuario quiere respuestas en catalán"),
]
NOT_AGREED = [
    ("Yes, but I moved away", "So you live in Lviv, right?", "Lives in Lviv"),
    ("No", "So you live in Lviv, right?", "Lives in Lviv"),
    ("Yes", "Where do you live, in Lviv?", "Lives in Lviv"),
    ("Yes", "Do you prefer tea or coffee?", "Prefers tea"),
    ("Ok", "The author loves Bitcoin.", "The user loves Bitcoin"),
    ("Yes", "You don't eat meat, right?", "Eats meat"),
    ("What is Lviv like?", "So you live in Lviv, right?", "Lives in Lviv"),
]


@pytest.mark.parametrize(("message", "answered", "value"), AGREED)
def test_a_yes_supports_the_sentence_it_answers(message: str, answered: str, value: str) -> None:
    assert supports(value, "entry", [Said(message, answers=answered)])
    assert not supports(value, "entry", [Said(message)])


@pytest.mark.parametrize(("message", "answered", "value"), NOT_AGREED)
def test_anything_else_supports_nothing_that_was_asked(message: str, answered: str, value: str) -> None:
    assert not supports(value, "entry", [Said(message, answers=answered)])


def test_only_the_last_question_is_answered() -> None:
    answered = "You like opera. Do you live in Lviv?"
    assert agreed_to("yes", answered) == "I live in Lviv"
    assert not supports("Likes opera", "music", [Said("yes", answers=answered)])

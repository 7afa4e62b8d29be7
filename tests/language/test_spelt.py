"""Questions as people type and speak them are heard as what they mean."""

import pytest

from language.asking.kinds import turn_of
from language.intents.spelt import respelt


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("Wia hoaß i?", "wie heiße ich?"),
        ("q sabes d mi?", "que sabes de mi?"),
        ("wat do u know abt me?", "what do you know about me?"),
        ("шо ти памятаєш про мене?", "що ти пам'ятаєш про мене?"),
        ("What do you remebmer of me?", "What do you remember of me?"),
    ],
)
def test_words_of_a_question_are_put_as_they_are_spelt(said: str, plain: str) -> None:
    assert respelt(said) == plain


@pytest.mark.parametrize("said", ["I have a cat", "Ich wohne in Jena", "Vivo en Jaén", "Живу в Рівному"])
def test_plain_words_stay_as_they_are(said: str) -> None:
    assert respelt(said) == said


def test_a_question_that_names_nothing_is_for_everything() -> None:
    assert turn_of("q tienes guardado de mi??").kind == "all"
    assert turn_of("¿qué tienes guardado de mi perro?").kind == "ask"


def test_a_formal_order_to_remind_asks() -> None:
    assert turn_of("Recuérdeme cómo se llama mi perro, a ver si me escuchó.").kind == "ask"

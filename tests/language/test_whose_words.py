"""Whose words a piece of a message is, where no form of a paste says so, and where a recogniser took too much."""

import pytest

from language.authorship import own_words
from language.sentences.split import own_words as heard
from tests.growth import grows_with_length_only

COMMENTED = [
    ("Support log:\nuser: i lost my badge, i'm in payroll\nagent: Hi Rita!\nI run that support desk, what went wrong?",
     "run that support desk", "payroll"),
    ("My uncle forwards this:\nI'm Doctor Vega and I cured my gout with beets. Share!\nI'm a pharmacist myself.",
     "pharmacist", "gout"),
    ("First sentence of the thriller: My name is Otmar, I bury the dead and I fear snails. Which perspective is that?",
     "perspective", "Otmar"),
    ("Свекруха переслала у вайбер:\nЯ, Зоя, вилікувала спину капустою. Мені 80 років!\nА я сама лікарка, мені дивно.",
     "лікарка", "капустою"),
    ("Aus dem Krimi: Ich heiße Otmar und begrabe Tote. Welche Perspektive ist das?", "Perspektive", "Otmar"),
    ("Mi suegra reenvía esto:\nSoy la doctora Vega y curé mi gota con remolacha. ¡Pásalo!\nYo soy farmacéutica.",
     "farmacéutica", "remolacha"),
]  # fmt: skip


@pytest.mark.parametrize(("message", "own", "foreign"), COMMENTED)
def test_a_paste_goes_and_the_comment_on_it_stays(message: str, own: str, foreign: str) -> None:
    kept = own_words(message)
    assert own in kept
    assert foreign not in kept


@pytest.mark.parametrize(
    "message",
    [
        "I moved to Leeds in May. I bought a bike and I ride it to work. I want to lose ten kilos.",
        "Long story short: I sold the car, I ride a bike now.",
        "Я живу в Рівному, маю двох синів. Працюю вчителем. Порадь книжку!",
        "Ich arbeite nachts. Ich schlafe tags. Wir sehen uns beim Frühstück.",
        "Soy de Vigo y trabajo en el puerto. ¿Qué me recomiendas leer?",
    ],
)
def test_a_message_of_one_writer_stays_whole(message: str) -> None:
    assert own_words(message) == message


def test_what_follows_a_paste_is_heard_too() -> None:
    text = 'My landlord wrote to me: "I am selling the flat and moving to Malta." I have a toddler, what are my rights?'
    assert "toddler" in heard(text)


@pytest.mark.parametrize("piece", ["I moved. ", "a: I b\n", "she wrote: x. I y. "])
def test_the_time_of_the_judge_grows_with_the_length_only(piece: str) -> None:
    assert grows_with_length_only(lambda size: own_words(piece * (size // len(piece))), 4_000)

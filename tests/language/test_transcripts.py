"""Chats whose lines look like a list are told by who takes turns in them; the user's own lists stay theirs."""

import pytest

from language.authorship import own_words
from language.authorship.transcripts import transcripts
from tests.growth import grows_with_length_only

CHATS = [
    "(bob) I live in Leeds now\n(ann) really? I moved to York\n(bob) yes, I work at a bank",
    "bob – I live in Leeds now\nann – really? I moved to York\nbob – yes, I work at a bank",
    "bob - I live in Leeds now\nann - really? I moved to York\nbob - yes, I work at a bank",
    "bob 14:22 I live in Leeds now\nann 14:23 really? I moved to York\nbob 14:25 yes, I work at a bank",
    "### Bob\nI live in Leeds now\n### Ann\nI moved to York\n### Bob\nI work at a bank",
    "### Bob\n\nI live in Leeds now\n\n### Ann\n\nI moved to York last year.",
    "(Марко) я живу у Львові\n(Олена) а я в Луцьку\n(Марко) я працюю в банку",
    "marta 9:05 vivo en Lugo\nluis 9:06 yo trabajo en un banco\nmarta 9:07 yo también",
    "Jonas — ich wohne in Kiel\nLena — ich bin Ärztin\nJonas — ich arbeite bei der Bahn",
]
ANSWERED = [
    "Bob hat geantwortet: Ich wohne jetzt in Leeds.",
    "Lena hat zurückgeschrieben: Ich bin Ärztin.",
    "Bob has answered: I live in Leeds now.",
    "Bob responded: I am a vegan.",
    "Боб мені відписав: я живу в Лідсі.",
    "Bob ha contestado: vivo en Leeds.",
    "Ana ha dicho: soy enfermera.",
]
OWN = [
    "Berlin – I live there",
    "Tennis – I play it on Sundays\nChess – I play it at night",
    "coffee - I drink it black\ntea - I drink it with milk\ncoffee - never after five",
    "(sorry) I live in Leeds",
    "gym 18:00 I do legs",
    "### About me\nI live in Leeds",
    "Monday 9:00 I work from home\nTuesday 9:00 I go to the office\nMonday 14:00 I swim",
    "Montag 9:00 Ich arbeite zu Hause\nDienstag 9:00 Ich gehe ins Büro\nMontag 18:00 ich schwimme",
    "### Work\nI am a nurse\n### Home\nI live in Leeds\n### Work\nI start at seven",
    "### Робота\nЯ медсестра\n\n### Сім'я\nЯ маю двох синів",
    "I answered: I live in Leeds",
    "Ich habe geantwortet: Ich wohne in Leeds",
    "He contestado: vivo en Lugo",
    "Я відписала: живу в Луцьку",
]


@pytest.mark.parametrize("text", CHATS)
def test_no_word_of_a_chat_is_the_users(text: str) -> None:
    assert own_words(text) == ""


@pytest.mark.parametrize(
    ("text", "own"),
    [
        ("(me) I live in Leeds\n(bob) I live in York\n(me) I am a nurse", ["I live in Leeds", "I am a nurse"]),
        (
            "(ich) Ich wohne in Kiel\n(Jonas) Ich wohne in Bonn\n(ich) Ich bin Ärztin",
            ["Ich wohne in Kiel", "Ich bin Ärztin"],
        ),
        ("(я) Я живу у Львові\n(Оля) Я живу в Луцьку\n(я) Я вчителька", ["Я живу у Львові", "Я вчителька"]),
        ("(yo) Vivo en Lugo\n(Ana) Vivo en Lima\n(yo) Soy médica", ["Vivo en Lugo", "Soy médica"]),
        ("me – I live in Leeds\nbob – I live in York\nme – I am a nurse", ["I live in Leeds", "I am a nurse"]),
        (
            "me 14:22 I live in Leeds\nbob 14:23 I live in York\nme 14:24 I am a nurse",
            ["I live in Leeds", "I am a nurse"],
        ),
        ("### Me\nI live in Leeds\n### Bob\nI live in York\n### Me\nI am a nurse", ["I live in Leeds", "I am a nurse"]),
    ],
)
def test_what_stands_under_the_users_own_name_is_theirs(text: str, own: list[str]) -> None:
    assert [line for line in map(str.strip, own_words(text).split("\n")) if line] == own


@pytest.mark.parametrize("text", ANSWERED)
def test_what_somebody_answered_is_theirs(text: str) -> None:
    assert own_words(text) == ""


@pytest.mark.parametrize("text", OWN)
def test_a_line_or_a_list_of_the_user_stays(text: str) -> None:
    assert own_words(text) == text


def test_what_the_user_says_below_it_stays() -> None:
    chat = "(bob) I live in Leeds now\n(ann) I moved to York\n(bob) yes, I work at a bank\n\nI am a nurse myself."
    assert own_words(chat) == "I am a nurse myself."


@pytest.mark.parametrize("piece", ["(bob) I am\n", "bob – ", "### Bob\n", "bob 14:22 ", "(a ", "# "])
def test_the_time_grows_with_the_length_only(piece: str) -> None:
    assert grows_with_length_only(lambda size: list(transcripts(piece * (size // len(piece)))), 100_000)

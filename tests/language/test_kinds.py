"""What kind of turn a message is, and which notes answer it, in words that stand in no training data."""

import pytest

from language.asking.akin import with_word
from language.asking.answers import answering
from language.asking.kinds import turn_of
from language.asking.notes import Note


@pytest.mark.parametrize(
    ("said", "kind"),
    [
        ("cheers, you're a star", "thanks"),
        ("gute Nacht, bis morgen früh", "bye"),
        ("hasta mañana entonces", "bye"),
        ("how are you doing?", "chat"),
        ("як твої справи?", "chat"),
        ("what do you know about my brother?", "ask"),
        ("how do you know where I live?", "why"),
        ("Marek is my uncle", "tell"),
        ("Tiga is my dog. what is my job", "ask"),
        ("Nala ist meine Katze", "tell"),
        ("Lola es mi gata", "tell"),
        ("Джек — мій кіт", "tell"),
    ],
)
def test_a_turn_is_what_it_is(said: str, kind: str) -> None:
    assert turn_of(said).kind == kind


@pytest.mark.parametrize(
    "question", ["just checking, where do I live?", "one more thing: where do I live", "where is it I live again?"]
)
def test_the_part_that_asks_is_answered(question: str) -> None:
    assert answering(question, [Note("location", "Paramaribo"), Note("role", "Locksmith")]) == [0]


@pytest.mark.parametrize("word", ["so", "and", "Well…", "und", "also", "ну", "отже", "pues", "entonces"])
def test_a_bare_joining_word_is_no_farewell(word: str) -> None:
    assert turn_of(word).kind == "tell"


@pytest.mark.parametrize(
    ("said", "asked"),
    [
        ("guess what i drive all day, i told you once", "guess what i drive all day"),
        ("Womit verdiene ich laut meinen Worten mein Geld?", "Womit verdiene ich mein Geld?"),
        ("З чого я живу, якщо вірити моїм словам?", "З чого я живу?"),
        ("adivina qué reparo, te lo conté", "adivina qué reparo"),
    ],
)
def test_who_says_that_they_told_it_asks_the_memory(said: str, asked: str) -> None:
    assert (turn_of(said).kind, turn_of(said).text) == ("ask", asked)


@pytest.mark.parametrize("said", ["Guess what, I got the job!", "As I told you, I live in Bern."])
def test_who_tells_it_again_asks_nothing(said: str) -> None:
    assert turn_of(said).kind == "tell"


@pytest.mark.parametrize(
    ("question", "note"),
    [
        ("Von wem hab ich das Schachspielen?", "Schach hat mir mein Opa Eberhard beigebracht"),
        ("Wer zeigte mir das Klavierspiel?", "Klavier lernte ich bei Frau Adam"),
    ],
)
def test_a_word_that_is_put_together_finds_its_part(question: str, note: str) -> None:
    assert with_word(question, [Note("x", "Ich wohne in Ulm"), Note("y", note)]) == [1]


@pytest.mark.parametrize(
    ("said", "kind"),
    [
        ("Can you tell me what asynchronous I/O is?", "question"),
        ("Kannst du mir erklären, was eine Monade ist?", "question"),
        ("Можеш пояснити, що таке монада?", "question"),
        ("¿Puedes explicarme qué es una mónada?", "question"),
        ("Can you tell me what my wife's name is?", "ask"),
    ],
)
def test_what_something_is_asks_nothing_of_the_memory(said: str, kind: str) -> None:
    assert turn_of(said).kind == kind

"""Notes that answer by the sort of thing that is asked for; what is to be minded where something is advised."""

import pytest

from language.asking.akin import akin, of_kindred_topic, of_sort, with_word
from language.asking.cautions import to_mind
from language.asking.notes import Note

KIN = [Note("family_sister", "Sister Nell is a potter"), Note("family_brother", "Brother Hugh sells boats")]


def test_a_thing_of_the_same_sort_comes_nearest() -> None:
    assert akin("Which of my lot works with clay?", KIN) == [0]


@pytest.mark.parametrize(
    ("question", "notes", "found"),
    [
        ("Welche Stadt hast du bei mir stehen?", [Note("location", "Dornbirn"), Note("", "Ich habe Hühner")], [0]),
        ("¿qué hago en mi tiempo libre?", [Note("", "Juego al rugby"), Note("location", "Béjar")], [0]),
        ("Ким я працюю?", [Note("role", "Агрономка"), Note("family_брат", "Брат Панас — льотчик")], [0]),
    ],
)
def test_a_sort_finds_the_notes_that_tell_it(question: str, notes: list[Note], found: list[int]) -> None:
    assert of_sort(question, notes) == found


def test_a_word_finds_the_notes_that_have_it() -> None:
    assert with_word("Nombrame a mis sobrinos", [Note("", "Tengo tres sobrinos"), Note("", "Vivo en Jaca")]) == [0]


@pytest.mark.parametrize(
    ("message", "note"),
    [
        ("Would a big bowl of ice cream be wise for me tonight?", Note("diet", "Lactose intolerant")),
        ("Кличуть на парапланах політати. Мені підійде?", Note("", "Боюсь висоти до тремтіння")),
        ("Freunde wollen klettern gehen, soll ich mit?", Note("", "Ich habe Höhenangst")),
    ],
)
def test_what_restricts_somebody_is_minded(message: str, note: Note) -> None:
    assert to_mind(message, [Note("location", "Lviv"), note]) == [1]


@pytest.mark.parametrize(
    ("question", "notes", "found"),
    [
        ("In welchem Beruf arbeite ich?", [Note("", "Ich bin Bootsbauer"), Note("diet", "Vegan")], [0]),
        ("¿En qué trabajo yo?", [Note("", "Soy ceramista"), Note("pet_cat", "Cat called Mia")], [0]),
        ("нагадай, звідки я", [Note("", "Робить сир"), Note("location", "Живе біля Хорола")], [1]),
        ("what am I training for again", [Note("goal_alpine_race", "The Alpine Race"), Note("role", "Baker")], [0]),
        ("what is my job?", [Note("diet", "Vegan"), Note("pet_cat", "Cat called Mia")], []),
    ],
)
def test_notes_of_a_topic_near_to_what_is_sought(question: str, notes: list[Note], found: list[int]) -> None:
    assert of_kindred_topic(question, notes) == found

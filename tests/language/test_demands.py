"""What a question demands: of whom its answer speaks, a place, a time or a number; and dates that people know."""

from datetime import date

import pytest

from language.asking.answers import answering, nearest, subject_of
from language.asking.days import with_days
from language.asking.demands.told import names_known
from language.asking.kinds import is_question, turn_of
from language.asking.notes import Note

NOTES = [
    Note("family_brother", "Brother Tunde lives in Accra"),
    Note("location", "Leeds"),
    Note("family_son", "Son is called Piet"),
    Note("upcoming", "2026-11-19 о 6:40 у мене потяг до Луцька"),
]
TODAY = date(2026, 11, 16)


@pytest.mark.parametrize("question", ["And Tunde is where?", "Where is Tunde these days?", "tunde lives where?"])
def test_who_is_named_is_whom_the_answer_speaks_of(question: str) -> None:
    assert answering(question, NOTES) == [0]


def test_a_name_is_known_only_from_the_notes() -> None:
    assert names_known("Where is Tunde?", [note.value for note in NOTES]) == [0]
    assert names_known("Where is Chad?", [note.value for note in NOTES]) == []
    assert names_known("Lives anyone here?", ["Lives in Rome"]) == []


def test_how_old_wants_a_number() -> None:
    assert answering("How old is my son?", NOTES) == []
    assert 2 in nearest("How old is my son?", NOTES)
    assert answering("How old is my son?", [Note("family_son", "Son Piet is 9 years old")]) == [0]


def test_what_time_is_answered_by_the_time_of_day() -> None:
    assert answering("о котрій мені їхати?", NOTES) == [3]


def test_two_questions_in_one_are_both_answered() -> None:
    notes = [Note("location", "Kaunas"), Note("role", "Teaches physics"), Note("pet", "Cat called Miro")]
    assert set(answering("remind me, what town do i live in and what do i teach?", notes)) == {0, 1}


@pytest.mark.parametrize(
    "text",
    ["Recuérdame desde qué año uso Vim, que he apostado.", "Remind me which year I moved here, I need it for a form."],
)
def test_who_wants_to_be_reminded_asks(text: str) -> None:
    assert turn_of(text).kind == "ask"


def test_a_call_for_attention_is_no_subject() -> None:
    assert subject_of("oye, ¿qué sabes de mí?") == ""
    assert subject_of("mira, ¿qué sabes de mi perro?")


def test_who_tells_before_asking_tells() -> None:
    assert not is_question("I rent upstairs and keep snakes, do I need permission for that?")
    assert is_question("Do I need permission for snakes, or a licence?")


@pytest.mark.parametrize(
    ("text", "language", "shown"),
    [
        ("Dentist on 2026-11-20", "en", "Dentist on Friday, 20 November 2026"),
        ("Потяг 2026-11-19", "uk", "Потяг четвер, 19 листопада 2026"),
        ("Am Freitag, 2026-11-20", "de", "Am Freitag, 20. November 2026"),
        ("El 2026-11-18", "es", "El miércoles, 18 de noviembre de 2026"),
        ("Born on 1984-03-02", "en", "Born on 2 March 1984"),
        ("Room 2026-13-45", "en", "Room 2026-13-45"),
    ],
)
def test_dates_are_told_in_words_those_of_these_months_with_their_weekday(text: str, language: str, shown: str) -> None:
    assert with_days(text, language, TODAY) == shown


@pytest.mark.parametrize(
    ("question", "note"),
    [
        ("How old is my son?", "Son Timur, who is 6, collects stones"),
        ("Скільки років моєму сину?", "Син Тимур, якому 6, збирає камінці"),
        ("Wie alt ist mein Sohn?", "Sohn Timur, der 6 ist, sammelt Steine"),
        ("¿Cuántos años tiene mi hijo?", "Hijo Timur, que tiene 6 años, colecciona piedras"),
    ],
)
def test_the_age_of_ones_kin_is_asked_of_the_memory(question: str, note: str) -> None:
    notes = [Note("family_son", note), Note("noted_on_2026", note), Note("location", "Leeds")]
    assert turn_of(question).kind == "ask"
    assert answering(question, notes)[:1] in ([0], [1])


@pytest.mark.parametrize(
    "text",
    [
        "Yo no puedo comer nueces, ¿qué pongo?",
        "А мені не можна горіхів, чим замінити?",
        "Ich darf keine Nüsse essen, was nun?",
    ],
)
def test_who_may_not_eat_something_tells_it_before_asking(text: str) -> None:
    assert not is_question(text)


@pytest.mark.parametrize(
    ("pet", "age", "question"),
    [
        ("Has a greyhound called Biscuit", "Biscuit is nine", "How old is Biscuit?"),
        ("Has a greyhound called Biscuit", "Biscuit is nine", "how old is biscuit now"),
        ("Unser Hund heißt Keks", "Keks ist neun geworden", "Wie alt ist Keks?"),
        ("Маю кота Мурчика", "Мурчику п'ять років", "Скільки років Мурчику?"),
    ],
)
def test_a_word_for_a_thing_is_a_name_where_somebody_is_called_so(pet: str, age: str, question: str) -> None:
    notes = [Note("pet", pet), Note("told", age), Note("location", "Leeds")]
    assert answering(question, notes) == [1]
    assert names_known(question, ["Likes a biscuit with tea", "Keks mag ich nicht"]) == []

"""Each form of other people's words is left out of a message; what the user says around it stays."""

from collections.abc import Callable, Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from language.authorship import RECOGNISERS, own_words
from tests.growth import grows_with_length_only
from tests.language.pasted_samples import EVERY, PASTES

Recogniser = Callable[[str], Iterator[tuple[int, int]]]


@pytest.mark.parametrize("form", PASTES)
def test_other_peoples_words_go_and_the_users_stay(form: str) -> None:
    for paste in PASTES[form]:
        kept = own_words(paste.text)
        assert not [word for word in paste.foreign if word in kept], (paste.text, kept)
        assert not [word for word in paste.own if word not in kept], (paste.text, kept)


def test_the_samples_are_many() -> None:
    assert len(EVERY) >= 60


@pytest.mark.parametrize("label", ["Me", "You", "I", "Я", "Ich", "Yo", "Moi"])
def test_a_chats_owner_speaks_for_the_user(label: str) -> None:
    chat = f"[12/03/24, 10:15] Bob: I live in Oslo\n[12/03/24, 10:16] {label}: I live in Porto"
    assert own_words(chat).split() == ["I", "live", "in", "Porto"]


def test_a_chat_after_the_users_own_words_is_left_out_to_its_end() -> None:
    message = "I'm a nurse.\n[12/03/24, 10:15] Bob: I live in Oslo\nand I have a yacht"
    assert own_words(message) == "I'm a nurse."


def test_a_user_who_only_answers_in_mail_style_is_believed() -> None:
    letter = "Hi,\n\nI live in Porto and like tea.\n\nBest,\nAnna"
    assert "Porto" in own_words(letter)


@pytest.mark.parametrize(
    "told",
    [
        "My doctor told me that I have diabetes.",
        "El médico dijo que soy alérgico.",
        "Вважаю, що тести недооцінені.",
        "Does the article say that Rust is fast?",
    ],
)
def test_what_others_say_of_the_user_and_what_the_user_thinks_or_asks_stays(told: str) -> None:
    assert own_words(told) == told


def test_what_is_told_after_somebodys_words_is_theirs_in_russian_too() -> None:
    told = "По словам соседки, дом за рекой продан. Я живу в Риге и люблю кофе"
    assert own_words(told).strip() == "Я живу в Риге и люблю кофе"


def test_what_others_say_of_others_is_not_the_users() -> None:
    assert own_words("Carla dijo que está embarazada. Soy su gestora.") == "Soy su gestora."


@given(st.text())
def test_any_text_gets_an_answer(text: str) -> None:
    assert isinstance(own_words(text), str)


HOSTILE = (
    "a", "\n", "A: b\n", "> a\n", "<b>", "</b>", "<!--", "«", "“a ", "'a ", "‘", '"', "wrote: ", "said that ",
    "10:15 ", "[10:15] ", 'wrote: "', "Hi a:\n", "Bob said: x. By the way, y. ",
    "a,b,c\n", "a | b\n", "A — 1:00\n", "From: a\nTo: b\n\n", "Dear a,\n", "Best\n",
    "the text ", "text from a 1:1",
    "x = 1\n", "— a\n",
    "@a{", "2020 ", "1\n1:00 --> 1:00\na\n\n", "a wrote:\n", "a said: \n---\n", "for x in (",
)  # fmt: skip


@pytest.mark.parametrize("recognise", RECOGNISERS, ids=lambda one: str(getattr(one, "__name__", one)))
def test_the_time_grows_with_the_length_only(recognise: Recogniser) -> None:
    slow = [piece for piece in HOSTILE if not grows_with_length_only(_reading(recognise, piece), 4_000)]
    assert slow == []


def _reading(recognise: Recogniser, piece: str) -> Callable[[int], object]:
    return lambda size: list(recognise(piece * (size // len(piece))))


@pytest.mark.parametrize(
    "said", ["Працюю в компанії «Рошен».", "Синові 5, ходить у садочок «Ромашка».", "Trabajo en «La Caixa»."]
)
def test_a_name_in_quotation_marks_is_the_writers_own_word(said: str) -> None:
    assert own_words(said) == said


@pytest.mark.parametrize(
    ("said", "own"),
    [
        ("Buenas! Soy Begoña, 31, podóloga en Cuenca. Me han dicho que resumes textos", "podóloga en Cuenca"),
        ("Прошу звертатися до мене на «ти», мені так простіше.", "звертатися до мене на ти"),
    ],
)
def test_what_others_are_said_to_say_and_a_word_in_marks_take_nothing_around_them(said: str, own: str) -> None:
    assert own in own_words(said).translate(str.maketrans("", "", "«»"))


def test_what_somebody_says_between_the_same_marks_is_not() -> None:
    assert own_words("Директор заявив: «Ми закриваємось».") == ""


@pytest.mark.parametrize(
    "line",
    [
        "Anna Kovalenko | UX Designer | Lviv",
        "Sabine Wolf · Steuerberaterin · Köln",
        "Juan Pérez | Arquitecto | Madrid",
        "Мар'яна Кос | Архітекторка | Тернопіль",
    ],
)
def test_a_line_that_heads_somebodys_page_is_not_the_writers(line: str) -> None:
    assert own_words(f"Shall I hire her?\n{line}") == "Shall I hire her?"


def test_one_in_the_first_person_is() -> None:
    assert own_words("Tom Miller | I fix pipes | Leeds") == "Tom Miller | I fix pipes | Leeds"

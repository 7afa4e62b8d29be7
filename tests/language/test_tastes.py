"""A question for what somebody likes lists that and nothing they dislike; one for what they dislike the reverse."""

import pytest

from language.asking.answers import answering
from language.asking.notes import Note

FOND, AVERSE, NEITHER = [0, 3], [1, 2], 4
NOTES = {
    "en": ("Likes coffee", "Dislikes jazz", "Dislikes crypto", "Likes astronomy", "Lives in Leeds"),
    "uk": ("Любить каву", "Не любить джаз", "Не любить крипту", "Любить астрономію", "Живе у Львові"),
    "de": ("Mag Kaffee", "Mag Jazz nicht", "Ich hasse Krypto", "Mag Astronomie", "Wohnt in Kiel"),
    "es": ("Le gusta café", "No me gusta el jazz", "Odio las criptomonedas", "Le gusta astronomía", "Vive en Lugo"),
}
LIKED = {
    "en": ("What do I like?", "Can you tell me what I love?", "Which things do I enjoy?"),
    "uk": ("Що я люблю?", "Що мені подобається?"),
    "de": ("Was mag ich?", "Was gefällt mir?"),
    "es": ("¿Qué me gusta?", "¿Qué cosas me encantan?"),
}
DISLIKED = {
    "en": ("What don't I like?", "What do I hate?", "Is there anything I can't stand?"),
    "uk": ("Чого я не люблю?", "Що мені не подобається?", "Що я ненавиджу?"),
    "de": ("Was mag ich nicht?", "Was kann ich nicht leiden?", "Was gefällt mir nicht?"),
    "es": ("¿Qué no me gusta?", "¿Qué odio?", "¿Qué cosas no soporto?"),
}


def notes(language: str) -> list[Note]:
    return [Note("", value) for value in NOTES[language]]


@pytest.mark.parametrize(("language", "question"), [(one, text) for one, texts in LIKED.items() for text in texts])
def test_what_is_liked(language: str, question: str) -> None:
    assert sorted(answering(question, notes(language))) == FOND


@pytest.mark.parametrize(("language", "question"), [(one, text) for one, texts in DISLIKED.items() for text in texts])
def test_what_is_not_liked(language: str, question: str) -> None:
    assert sorted(answering(question, notes(language))) == AVERSE


@pytest.mark.parametrize("question", ["Do I like jazz?", "Is it true that I like jazz?", "Чи люблю я джаз?"])
def test_whether_something_is_liked_is_answered_either_way(question: str) -> None:
    other = [Note("", "Не любить джаз" if "я" in question else "Dislikes jazz")]
    assert answering(question, other) == [0]


def test_a_note_that_tells_both_answers_both() -> None:
    both = [Note("", "Loves hiking but hates running")]
    assert answering("What do I like?", both) == answering("What do I hate?", both) == [0]


def test_an_allergy_is_no_dislike_and_a_course_no_liking() -> None:
    assert answering("What do I dislike?", [Note("allergy", "Allergic to nuts"), Note("", "Dislikes jazz")]) == [1]
    assert answering("What do I like?", [Note("learning", "Is learning Spanish"), Note("", "Likes tea")]) == [1]

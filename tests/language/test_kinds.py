"""What kind of turn a message is, and which notes answer it, in words that stand in no training data."""

import pytest

from language.asking.answers import Note, answering
from language.asking.kinds import turn_of


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

"""Wishes that no table has: they must name one note by its own words, hold a word for removing, and tell nothing."""

import pytest

from language.hearing.removal.faint import faintly_meant


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("OK then, the asthma. Out.", 0),
        ("Dat mit dat Asthma kannst wegdoon, mien Deern.", 1),
        ("des mit der katz ka weg", 2),
        ("про діабет - геть звідси, геть", 3),
    ],
)
def test_a_note_that_is_named_beside_a_word_for_removing_may_be_meant(said: str, meant: int) -> None:
    notes = ["Has asthma", "Ich habe Asthma", "Ich habe eine Katze", "У мене діабет"]
    assert faintly_meant(said, [notes[meant], "Plays squash"]) == 0


@pytest.mark.parametrize(
    "said",
    [
        "My cat ran away",
        "Meine Katze ist weg",
        "Meine Schwägerin hat auch eine Katze, will aber weg.",
        "Mi vecino quiere que olvide lo del gato",
        "The cat is out of the bag",
        "Kater ist es, nicht Katze, schreib das richtig auf",
    ],
)
def test_who_tells_something_wishes_nothing_gone(said: str) -> None:
    assert faintly_meant(said, ["Has a cat", "Ich habe eine Katze", "Tengo un gato"]) is None

"""How near a note comes to what a question names: what the second judge of answers sees."""

import pytest

from language.asking.related import related


def near(question: list[str], *notes: str) -> list[list[str]]:
    signs = related(" ".join(question), question, [], notes)
    return [[one for one in some if one.startswith("nearest=")] for some in signs]


@pytest.mark.parametrize(
    ("asked", "note", "relation"),
    [
        ("oboe", "Plays the oboe", "word"),
        ("kaffee", "Drinks coffee at ten", "same"),
        ("bird", "Getting a tattoo of a heron", "sort"),
        ("heron", "Watches every bird", "wider"),
        ("oboe", "Plays the cello", "beside"),
        ("oboe", "Retired at sixty", "none"),
    ],
)
def test_a_note_is_as_near_as_what_it_names(asked: str, note: str, relation: str) -> None:
    assert near([asked], note) == [[f"nearest={relation}"]]


def test_a_question_that_names_nothing_is_near_to_no_note() -> None:
    assert "names nothing" in related("what?", [], ["what"], ["Plays the oboe"])[0]


def test_what_no_note_has_anything_of_is_seen_beside_each() -> None:
    for signs in related("oboe teacher", ["oboe", "teacher"], [], ["Plays the oboe", "Lives in Ghent"]):
        assert any(one.startswith("untold=1") for one in signs)

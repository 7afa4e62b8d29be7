"""What is quoted, or no news at all, speaks against no note."""

import pytest

from language.hearing.stored.beside import is_beside
from language.hearing.stored.hearsay import brings_no_news, is_only_quoted


@pytest.mark.parametrize(
    ("said", "note", "new"),
    [
        ("My colleague told me at noon: 'I'm divorced, and glad of it.' I said nothing.", "Married to Ines", ""),
        ("Can you correct this sentence for school: 'I has not a cat, I has a goat.'", "Cat is called Milo", "Goat"),
        ('Polish this line: "I am no longer a farmer."', "Farmer", ""),
    ],
)
def test_a_quotation_says_nothing_against_a_note(said: str, note: str, new: str) -> None:
    assert is_only_quoted(said, note, new)


def test_what_is_told_beside_a_quotation_counts() -> None:
    said = "The sign said 'closed for good', so I no longer work at the bakery."
    assert not is_only_quoted(said, "Works at a bakery")


def test_what_tells_nothing_of_its_writer_brings_no_news() -> None:
    assert brings_no_news("Die Romanfigur heißt auch Vera und verlässt am Ende ihren Mann, wow.")
    assert not brings_no_news("I moved to Leeds last week.")
    assert not brings_no_news("Nah mate, it's the left one, I mixed them up.")


@pytest.mark.parametrize(
    ("said", "note"),
    [
        ("My colleague's wife has left him.", "Wife is called Ada"),
        ("dicen que en Jaén ya no se puede vivir", "Vivo en Jaén"),
        ("Ich kann Artikel über Tee langsam nicht mehr sehen.", "Ich trinke meinen Tee schwarz"),
        ("Una vecina le quería poner Alba a la suya y al final le puso Irene.", "Mi hija se llama Alba"),
    ],
)
def test_what_is_of_others_or_read_stands_beside_a_note(said: str, note: str) -> None:
    assert is_beside(said, note)


def test_what_became_of_ones_own_is_not_beside_it() -> None:
    assert not is_beside("My wife has left me.", "Wife is called Ada")

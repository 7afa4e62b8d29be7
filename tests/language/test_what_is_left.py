"""What is left of a memory of which a part goes: nothing without meaning, and nobody else's facts as one's own."""

import pytest

from language.hearing.removal.cut import cut
from language.hearing.removal.stays import without


@pytest.mark.parametrize(
    ("note", "asked"),
    [
        ("Sister Ann is a nurse and lives in Hull", "forget about my sister"),
        ("Meine Mutter ist dement und lebt im Heim in Siegen", "Vergiss meine Mutter"),
        ("Mi tía Pura tiene Alzheimer y vive en Lugo", "olvida lo de mi tía"),
        ("Брат служить у війську і живе в Дубні", "забудь про брата"),
    ],
)
def test_with_somebody_goes_all_that_is_told_of_them(note: str, asked: str) -> None:
    assert cut(note, asked, "") is None


@pytest.mark.parametrize(
    ("note", "asked", "left"),
    [
        ("Sister Ann is a nurse and lives in Hull", "forget that Ann is a nurse", "Sister Ann lives in Hull"),
        (
            "Mein Bruder Jonas arbeitet bei der Bahn und wohnt in Fulda",
            "vergiss, wo mein Bruder arbeitet",
            "Mein Bruder Jonas wohnt in Fulda",
        ),
    ],
)
def test_who_is_told_of_stays_named_with_what_is_left(note: str, asked: str, left: str) -> None:
    assert cut(note, asked, "") == left


@pytest.mark.parametrize(
    ("note", "asked"),
    [
        ("Has been off dairy since spring, doctor's orders", "forget the dairy thing"),
        ("Lost a lot of money on crypto, about half their pension", "erase the crypto story"),
        ("Ich schreibe an einem Fantasyroman, der heißt Salzkrone", "vergiss den roman"),
        ("Plays chess, badly", "forget the chess"),
    ],
)
def test_what_says_nothing_by_itself_goes_too(note: str, asked: str) -> None:
    assert cut(note, asked, "") is None


@pytest.mark.parametrize(
    ("note", "asked", "left"),
    [
        ("Goats, mostly for the milk, and bees", "forget the goats", "Bees"),
        ("Allergic to nuts, pollen", "forget the nuts", "Allergic to pollen"),
        ("Dog, three sheep", "forget the dog", "Three sheep"),
        ("Tengo dos gatos, un loro y una tortuga", "olvida el loro", "Tengo dos gatos y una tortuga"),
    ],
)
def test_the_other_things_of_a_list_stay(note: str, asked: str, left: str) -> None:
    assert cut(note, asked, "") == left


def test_no_word_loses_letters() -> None:
    assert without("Likes the lake, and the mill", lambda part: "lake" in part) == "Likes the mill"
    assert without("Goats, the big ones, and the milk", lambda part: "ones" in part or "Goats" in part) == "The milk"

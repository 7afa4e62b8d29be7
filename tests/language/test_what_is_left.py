"""What is left of a memory of which a part goes: nothing without meaning, and nobody else's facts as one's own."""

import pytest

from language.hearing.removal.cut import cut, left_of
from language.hearing.removal.request import request_of
from language.hearing.removal.sorts import sorts_in, tells
from language.hearing.removal.stays import request_and_rest, without


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
        ("Estoy buscando otro trabajo, en Mercadona", "olvida que busco trabajo"),
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
        ("Interested in art, in music", "forget the art", "Interested in music"),
        ("Tengo dos gatos, un loro y una tortuga", "olvida el loro", "Tengo dos gatos y una tortuga"),
    ],
)
def test_the_other_things_of_a_list_stay(note: str, asked: str, left: str) -> None:
    assert cut(note, asked, "") == left


def test_no_word_loses_letters() -> None:
    assert without("Likes the lake, and the mill", lambda part: "lake" in part) == "Likes the mill"
    assert without("Goats, the big ones, and the milk", lambda part: "ones" in part or "Goats" in part) == "The milk"


@pytest.mark.parametrize(
    ("name", "asked", "left"),
    [
        ("Ann-Marie Walsh", "forget my surname please", "Ann-Marie"),
        ("Ich heiße Eckhart Zimmerling", "lösch meinen Nachnamen", "Ich heiße Eckhart"),
        ("Leocadia Barrientos Gil", "olvida mi apellido", "Leocadia"),
        ("Олена Коваль", "прибери моє прізвище", "Олена"),
    ],
)
def test_with_a_surname_the_first_name_stays(name: str, asked: str, left: str) -> None:
    assert left_of(request_of(asked), name) == left


@pytest.mark.parametrize(
    ("asked", "note"),
    [
        ("forget my star sign", "A Pisces"),
        ("vergiss mein Sternzeichen", "Ich bin Steinbock"),
        ("olvida mi signo", "Soy géminis"),
        ("забудь мій знак зодіаку", "Я скорпіон"),
    ],
)
def test_a_star_sign_is_named_by_its_sort(asked: str, note: str) -> None:
    (sort,) = sorts_in(asked)
    assert tells(sort, note)
    assert not tells(sort, "Has cancer and eats Fische")


def test_what_does_not_matter_stays() -> None:
    assert request_and_rest("lo de que busco trabajo bórralo. lo de la zarzuela da igual")[1]
    assert not request_and_rest("olvida mi edad, da igual")[1]

"""Somebody is a year older: of whom that is told is known by the age that was noted."""

import pytest

from language.hearing.stored.older import grown, is_older, may_grow_to


@pytest.mark.parametrize(
    ("said", "note"),
    [
        ("She turned seven on Monday", "Niece Poppy is six"),
        ("Ravi turned 12 yesterday", "Son Ravi is 11"),
        ("67 since Friday and feeling it", "66"),
        ("I turned 59 in March", "58"),
        ("Er ist gestern zwölf geworden", "Sohn Jonas ist elf"),
        ("Ayer cumplió ocho", "Mi sobrina Inés tiene siete años"),
        ("Учора їй виповнилося десять", "Доньці Олі дев'ять років"),
    ],
)
def test_a_birthday_makes_a_noted_age_outdated(said: str, note: str) -> None:
    assert is_older(said, note)


@pytest.mark.parametrize(
    ("said", "note"),
    [
        ("My boss turned fifty on Friday", "Son Ravi is eleven"),
        ("Mia turned twelve yesterday", "Son Ravi is eleven"),
        ("He turned down ten offers", "Has nine hens"),
        ("She turned seven on Monday", "Niece Poppy is nine"),
        ("I slept seven hours", "Niece Poppy is six"),
        ("Bus 59 was late again", "58"),
        ("59 euros for a ticket", "58"),
        ("My boss turned 59 on Friday", "58"),
        ("The old laptop turned four", "3"),
        ("I turned 4 pages back", "3 kids"),
    ],
)
def test_other_numbers_and_other_people_are_no_birthday_of_theirs(said: str, note: str) -> None:
    assert not is_older(said, note)


@pytest.mark.parametrize("said", ["Tom turned 12 yesterday", "Lena ist jetzt 12", "Bauti cumplió 12", "Назару вже 12"])
def test_nobody_grows_younger(said: str) -> None:
    assert not may_grow_to(said, "38")


@pytest.mark.parametrize(
    "said", ["39 now", "40 candles on the cake!", "ya son 39", "уже 39", "I'm 36 actually", "older now"]
)
def test_an_age_may_grow_or_be_told_anew(said: str) -> None:
    assert may_grow_to(said, "38 років")


@pytest.mark.parametrize(
    ("said", "note", "reads"),
    [
        ("He turned ten on Sunday", "Godson Cillian is nine", "Godson Cillian is ten"),
        ("Mira ist am Montag neun geworden", "Meine Tochter Mira ist acht", "Meine Tochter Mira ist neun"),
        ("Mira cumplió nueve el lunes", "Mi hija Mira tiene ocho años", "Mi hija Mira tiene nueve años"),
        ("Мірі в понеділок виповнилося дев'ять", "Моїй доньці Мірі вісім років", "Моїй доньці Мірі дев'ять років"),
        ("67 since Friday", "66", "67"),
        ("My boss turned fifty", "Son Ravi is eleven", ""),
    ],
)
def test_a_noted_age_grows_and_all_else_of_the_note_stays(said: str, note: str, reads: str) -> None:
    assert grown(said, note) == reads

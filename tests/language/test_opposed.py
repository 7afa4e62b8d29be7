"""Statements of one person of which only one can be true."""

import pytest

from language.meaning.alike.sameness import contradicts, gist
from language.topics.opposed import opposed


@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("Can't stand polka", "Is a big polka fan"),
        ("Is afraid of flying", "Enjoys flying"),
        ("Ненавидить собак", "Loves dogs"),
        ("Kann Opern nicht ausstehen", "Mag Opern"),
        ("Detesta el golf", "Le encanta el golf"),
        ("Likes films, but not musicals", "Likes musicals"),
        ("Does not drink coffee", "Drinks coffee every morning"),
        ("Не п'є каву", "П'є каву щоранку"),
        ("Trinkt keinen Kaffee", "Trinkt jeden Morgen Kaffee"),
        ("No bebe café", "Bebe café cada mañana"),
        ("Wakes up early", "Wakes up late"),
        ("Is single", "Is married to Tom"),
        ("Single", "Wife is Iryna"),
        ("Has two kids", "Has three kids"),
        ("Is vegetarian", "Eats meat every day"),
        ("Вегетаріанка", "Обожнює стейк"),
        ("Is a night owl", "Is an early bird"),
    ],
)
def test_only_one_can_be_true(one: str, two: str) -> None:
    assert opposed(one, two)
    assert opposed(two, one)


@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("Dislikes hot tea", "Loves tea"),
        ("Likes cats", "Hates dogs"),
        ("Loves olives but not capers", "Hates capers"),
        ("Does not drink coffee in the evening", "Drinks coffee"),
        ("Does not drive the van", "Brother drives the van"),
        ("Has no children", "Teaches children English"),
        ("Vegetarian", "Wife eats meat"),
        ("Vegetarian", "Sells sausages on the market"),
        ("Is vegan", "Is allergic to shellfish"),
        ("Is single", "Used to be married"),
        ("Is single", "Sister is married"),
        ("Owns a single dog, a Great Dane", "Wife plays the harp"),
        ("Hat einen Hund", "Liebt den Hund"),
    ],
)
def test_both_can_be_true(one: str, two: str) -> None:
    assert not opposed(one, two)
    assert not opposed(two, one)


def test_a_word_denies_in_its_own_language_only() -> None:
    assert gist("Hates the flat").against
    assert not gist("Hat eine Wohnung").against
    assert gist("Hat keine Wohnung").against
    assert not gist("Hat einen Hund und hat eine Katze").against
    assert not contradicts("Hat Hunde gern", "Mag Hunde")

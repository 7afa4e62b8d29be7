"""How much two statements say the same, or the opposite: what a person is shown side by side."""

import pytest

from language.meaning.alike.sameness import SAME, contradicts, sameness, tell_apart


@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("Likes hiking in mountains", "Enjoys trekking in the hills"),
        ("hiking in mountains", "trekking in the hills"),
        ("Has a dog named Rex", "Owns a dog called Rex"),
        ("Works remotely", "Works from home"),
        ("Prefers PostgreSQL", "Likes Postgres"),
        ("Drives a lorry for a living", "Drives a truck for a living"),
        ("Afraid of spiders", "Has arachnophobia"),
        ("Має песика", "Має собаку"),
        ("Trinkt morgens Espresso", "Trinkt morgens Kaffee"),
    ],
)
def test_other_words_of_one_meaning_are_the_same(one: str, two: str) -> None:
    assert sameness(one, two) >= SAME
    assert sameness(two, one) == sameness(one, two)


@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("Speaks German", "Speaks Spanish"),
        ("Has two kids", "Has three kids"),
        ("Lives in Kyiv", "Lives in Lviv"),
        ("Likes tea", "Dislikes tea"),
        ("Reads in the morning", "Reads in the evening"),
        ("Has a dog", "Has a cat"),
        ("Plays the piano", "Plays the violin"),
        ("Likes red wine", "Likes white wine"),
        ("Works as a nurse", "Works as a doctor"),
        ("Грає на скрипці", "Грає на бандурі"),
        ("", ""),
    ],
)
def test_another_thing_number_or_wish_is_not(one: str, two: str) -> None:
    assert sameness(one, two) < SAME


@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("Likes tea", "Dislikes tea"),
        ("Loves spicy food", "Avoids spicy food"),
        ("Любить чай", "Не любить чай"),
        ("Mag Kaffee", "Mag keinen Kaffee"),
        ("Le gusta el té", "No le gusta el té"),
    ],
)
def test_for_and_against_one_thing_contradict(one: str, two: str) -> None:
    assert contradicts(one, two)
    assert contradicts(two, one)


@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("Likes tea", "Dislikes coffee"),
        ("Likes tea", "Likes tea"),
        ("Speaks German", "Speaks Spanish"),
        ("Has a sister", "Has a brother"),
        ("Sister lives in Bonn", "Brother lives in Bonn"),
    ],
)
def test_different_things_do_not_contradict(one: str, two: str) -> None:
    assert not contradicts(one, two)


@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("Tiene un gato llamado Pomo", "Su gato se llama Pomo"),
        ("Має кота на ім'я Помпон", "Його кіт зветься Помпон"),
        ("Hat einen Hund namens Bruno", "Besitzt einen Hund, der Bruno heißt"),
    ],
)
def test_how_somebody_stands_to_a_thing_tells_no_two_statements_apart(one: str, two: str) -> None:
    assert sameness(one, two) >= SAME


@pytest.mark.parametrize(
    ("one", "two"), [("Lives in Turku", "Works in Turku"), ("Allergic to eggs", "Allergic to cats")]
)
def test_another_deed_or_another_thing_in_the_same_words_is_not_the_same(one: str, two: str) -> None:
    assert sameness(one, two) < SAME


@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("Lives in a big old house", "Painted a big old house"),
        ("Lebt in einem alten Haus am See", "Verkauft ein altes Haus am See"),
        ("Живе у великому будинку", "Продає великий будинок"),
        ("Prefers tea to coffee", "Prefers coffee to tea"),
    ],
)
def test_another_deed_with_one_thing_or_the_other_way_round_is_not_the_same(one: str, two: str) -> None:
    assert sameness(one, two) == sameness(two, one) == 0


def test_details_that_stand_in_two_places_tell_no_facts_apart() -> None:
    assert not tell_apart("Plays chess on Sundays", "Plays chess with friends")
    assert tell_apart("Collects old stamps", "Collects old coins")

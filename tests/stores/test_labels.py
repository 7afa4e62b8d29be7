"""M8: a label follows an update, and does not repeat the value."""

import pytest

from language.statements.same_fact import is_redundant
from stores.labels import key_after, says_itself


@pytest.mark.parametrize(
    ("key", "before", "value", "after"),
    [
        ("likes_tea", "Likes tea", "Dislikes tea", "dislikes_tea"),
        ("interested_in_postgresql", "Interested in PostgreSQL", "Interested in DuckDB", "interested_duckdb"),
        (
            "lives_leeds_two_cats",
            "Lives in Leeds with two cats",
            "Lives in Whitby with two cats",
            "lives_whitby_two_cats",
        ),
        ("location", "Leeds", "Whitby", "location"),
        ("family_kids", "Three kids", "Four kids", "family_kids"),
    ],
)
def test_a_key_made_of_the_value_follows_it(key: str, before: str, value: str, after: str) -> None:
    assert key_after(key, before, value) == after


@pytest.mark.parametrize(
    ("key", "value", "redundant"),
    [
        ("likes_baterías_sodio", "Le gusta baterías de sodio", True),
        ("learning_japonés_anki", "Aprende japonés con Anki", True),
        ("likes_чай", "Любить чай", True),
        ("uses_python", "Python", False),
        ("likes_tea", "Dislikes tea", False),
    ],
)
def test_a_label_repeats_no_value_in_another_language(key: str, value: str, redundant: bool) -> None:
    assert is_redundant(key, value) is redundant


@pytest.mark.parametrize(
    ("key", "value", "itself"),
    [
        ("family_husband", "Husband is Tariq", True),
        ("family_сестра", "Сестра Олена грає на скрипці", True),
        ("pet_dog", "Has a dog called Bruno", True),
        ("family_husband", "Tariq", False),
        ("dislikes_tea", "Black tea", False),
    ],
)
def test_who_a_value_names_itself_needs_no_label(key: str, value: str, itself: bool) -> None:
    assert says_itself(key, value) is itself

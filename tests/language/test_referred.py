"""Whom "he" or "she" means at the beginning of a message."""

import pytest

from language.people.referred import with_name


@pytest.mark.parametrize(
    ("told", "said", "meant"),
    [
        ("My brother Iker lives in Bilbao", "He sold his motorbike", "Iker sold his motorbike"),
        ("My sister Ada is a vet", "And she's a mother now", "And Ada is a mother now"),
        ("Mein Bruder Falk wohnt in Jena", "Er ist umgezogen", "Falk ist umgezogen"),
        ("Mi hermana Edurne vive en Irún", "Ella se ha mudado", "Edurne se ha mudado"),
        ("Мій брат Остап живе в Стрию", "Він одружився", "Остап одружився"),
    ],
)
def test_who_was_named_last_is_meant(told: str, said: str, meant: str) -> None:
    assert with_name(said, [told]) == meant


@pytest.mark.parametrize("said", ["He vendido la moto", "He dimitido", "He dejado de fumar, por fin"])
def test_a_word_of_another_language_names_nobody(said: str) -> None:
    assert with_name(said, ["Mi hermano Iker vive en Bilbao"]) == said

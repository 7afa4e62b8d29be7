"""The tables of concepts: each language names what the others name, so that its words are joined to theirs."""

import pytest

from language.languages import by_language
from language.meaning.vocabulary import meanings, sense

TABLES = [
    *(("vocabulary", name) for name in ("PEOPLE", "PLACES", "THINGS", "MATTERS", "DEEDS", "DOINGS", "QUALITIES")),
    ("vocabulary", "OPPOSITES"),
    ("words", "CONCEPTS"),
]


@pytest.mark.parametrize(("table", "name"), TABLES)
def test_no_language_names_a_concept_that_english_does_not(table: str, name: str) -> None:
    entries = by_language(table, name, dict)
    strange = {language: set(concepts) - set(entries["en"]) for language, concepts in entries.items()}
    assert {language: names for language, names in strange.items() if names} == {}


@pytest.mark.parametrize("words", ["dog собака hund perro", "lived живу wohnt vive", "january січень januar enero"])
def test_words_of_all_languages_share_a_meaning(words: str) -> None:
    assert frozenset.intersection(*(sense(word).means for word in words.split()))


def test_a_concept_is_asked_for_by_its_name() -> None:
    assert meanings("dog") == sense("собака").means
    assert meanings("no such concept") == frozenset()

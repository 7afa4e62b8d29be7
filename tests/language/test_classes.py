"""Words of one sort: names of it, words that make one think of it, and their forms, in each language."""

import pytest

from language.languages import files
from language.words.classes import FILE, classes_of


@pytest.mark.parametrize(
    ("words", "sort"),
    [
        ("oboe clarinet guitar", "instrument"),
        ("nurse bakers postman", "job"),
        ("скрипка скрипку баян", "instrument"),
        ("полтаві львові києві", "city"),
        ("bäckerin krankenpfleger", "job"),
        ("panadero enfermera", "job"),
    ],
)
def test_words_of_one_sort_share_a_class(words: str, sort: str) -> None:
    assert all(sort in classes_of(word) for word in words.split())


def test_a_word_that_only_makes_one_think_of_a_sort_is_marked() -> None:
    assert "home+" in classes_of("landlord")
    assert "home" not in classes_of("landlord")


def test_a_word_that_merely_begins_alike_is_no_form() -> None:
    assert not classes_of("carpetbag") & classes_of("car")


def test_every_language_has_the_same_classes() -> None:
    sorts = {
        language: {line.partition(":")[0] for line in path.read_text("utf-8").splitlines()}
        for language, path in files(FILE).items()
    }
    assert set(sorts) == {"en", "uk", "de", "es"}
    assert len({frozenset(names) for names in sorts.values()}) == 1

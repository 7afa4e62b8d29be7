"""What things have to do with each other is known in every language, and looked up without reading the table again."""

import subprocess
import sys

import numpy as np
import pytest

from language.hearing.stored.likeness import likeness, named_signs, nearness, things
from language.words.near.vectors import DIMENSIONS, loaded, stands_for, together, vector_of


def cosine(one: tuple[str, str], other: tuple[str, str]) -> float:
    first, second = (vector_of(stands_for(*word)) for word in (one, other))
    assert first is not None
    assert second is not None
    return float(first @ second)


@pytest.mark.parametrize(
    ("one", "near", "far"),
    [
        (("trumpet", "en"), ("orchestra", "en"), ("tax", "en")),
        (("trumpet", "en"), ("оркестр", "uk"), ("податок", "uk")),
        (("milch", "de"), ("queso", "es"), ("abogado", "es")),
        (("медсестра", "uk"), ("krankenhaus", "de"), ("gitarre", "de")),
        (("lactose", "en"), ("milk", "en"), ("violin", "en")),
    ],
)
def test_what_belongs_together_lies_near_in_any_language(
    one: tuple[str, str], near: tuple[str, str], far: tuple[str, str]
) -> None:
    assert cosine(one, near) > 0.4
    assert cosine(one, far) < 0.2


def test_words_of_one_meaning_lie_in_one_place() -> None:
    assert cosine(("nurse", "en"), ("krankenschwester", "de")) > 0.95
    assert "=live" in stands_for("vive", "es") & stands_for("wohne", "de")


def test_a_word_is_known_in_a_text_of_another_language_and_a_town_by_its_sort() -> None:
    assert stands_for("trumpet", "de") == stands_for("trumpet", "en")
    assert "~city" in stands_for("swindon", "en")


def test_a_word_nobody_knows_lies_nowhere() -> None:
    assert vector_of(stands_for("xqzv", "en")) is None
    assert together([]) is None


def test_the_numbers_are_few_and_small() -> None:
    table = loaded()
    assert table.numbers.dtype == np.int8
    assert table.numbers.shape == (len(table.rows), DIMENSIONS)
    assert table.numbers.nbytes < 200_000


def test_a_message_is_nearer_to_the_note_it_is_about_without_a_word_of_it() -> None:
    said = "Sold the trumpet, nobody wanted to hear it anyway"
    about, beside = nearness(said, "Plays in a brass orchestra"), nearness(said, "Works as a tax lawyer")
    assert about["best"] > beside["best"]
    assert "nearest best=True,True" in set(likeness(about, [beside]))
    assert "nearest best=False,True" in set(likeness(beside, [about]))


def test_what_only_one_of_both_says_is_weighed_apart() -> None:
    near = nearness("I play the cello", "Plays the violin")
    assert near["lost"] < near["best"]
    assert near["lost"] > 0.5


def test_nothing_is_near_to_an_empty_text() -> None:
    assert nearness("", "Plays the cello")["best"] == 0
    assert nearness("I play the cello", "")["together"] == 0


def test_what_both_name_has_one_name_in_all_languages() -> None:
    english = set(named_signs("I sold the trumpet", "Plays in an orchestra", "music"))
    german = set(named_signs("Ich habe die Trompete verkauft", "Ich spiele im Orchester", "music"))
    assert {"names=trumpet", "names=trumpet|music", "noted=orchestra", "names=trumpet~orchestra"} <= english & german


def test_of_a_long_text_only_the_beginning_is_looked_at() -> None:
    assert len(things("trumpet " * 500)) <= 80


def test_importing_the_package_reads_no_vectors() -> None:
    code = """
import sys
opened = []
sys.addaudithook(lambda event, given: opened.append(str(given[0])) if event == "open" else None)
import hnpal_memory
print([name for name in opened if name.endswith("vectors.npz")])
"""
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.strip() == "[]"

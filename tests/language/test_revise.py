"""How a note reads once a message has corrected it: cases that stand in no training data."""

import pytest

from language.hearing.compare import is_correction
from language.hearing.revise import revised


@pytest.mark.parametrize(
    ("note", "said", "after"),
    [
        ("Plays the cello", "sold the cello in spring, it's the trumpet for me these days", "Plays the trumpet"),
        ("Lives in Bruges", "we moved to Antwerp in June", "Lives in Antwerp"),
        ("Drives a Fiat", "the Fiat is gone, I drive a Mazda now", "Drives a Mazda"),
        ("Born in 1981", "typo, born in 1991", "Born in 1991"),
        ("Живе в Рівному", "ми переїхали, тепер я в Луцьку", "Живе в Луцьку"),
        ("Вчу польську", "польську закинув, тепер вчу чеську", "Вчу чеську"),
        ("Wohne in Jena", "bin umgezogen, wohne jetzt in Gera", "Wohne in Gera"),
        ("Vivo en Murcia", "me mudé, ahora vivo en Cádiz", "Vivo en Cádiz"),
    ],
)
def test_new_words_take_the_place_of_old_ones(note: str, said: str, after: str) -> None:
    revision = revised(said, note)
    assert revision is not None
    assert revision.text == after


def test_a_label_stays() -> None:
    revision = revised("it's Trieste now, since March", "Lives in Udine", len("Lives in "))
    assert revision is not None
    assert revision.text == "Lives in Trieste"


@pytest.mark.parametrize("said", ["", "   ", "…"])
def test_a_message_without_words_corrects_nothing(said: str) -> None:
    assert revised(said, "Lives in Udine") is None


def test_a_note_without_words_is_not_corrected() -> None:
    assert revised("I live in Trieste now", "") is None


def test_what_a_correction_makes_of_a_note_rests_on_the_message() -> None:
    said = "the Fiat is gone, I drive a Mazda now"
    assert is_correction("Drives a Mazda", "Drives a Fiat", said)
    assert not is_correction("Drives a Ferrari", "Drives a Fiat", said)
    assert not is_correction("Drives a Mazda and hates trains", "Drives a Fiat", said)


def test_a_question_corrects_nothing() -> None:
    assert not is_correction("Drives a Mazda", "Drives a Fiat", "Is a Mazda better than a Fiat?")


def test_a_long_message_is_read_in_bounds() -> None:
    assert revised("We moved to Trieste. " + "and so on " * 5000, "Lives in Udine") is not None


@pytest.mark.parametrize(
    ("note", "said", "after"),
    [
        ("Drives a Ford Fiesta from 2012", "picked up a Skoda Enyaq on saturday", "Drives a Skoda Enyaq"),
        ("Tengo un Seat Ibiza", "cambié de coche: ahora llevo un Kia Niro", "Tengo un Kia Niro"),
        ("Two goats", "three goats now! Maple had a kid last night, he's called Fudge", "three goats"),
        ("Wir haben drei Hühner", "jetzt sind es fünf Hühner", "Wir haben fünf Hühner"),
        ("Soy intolerante a la lactosa", "no era la lactosa, es la fructosa", "Soy intolerante a la fructosa"),
        ("Me llamo Maite", "*Maitane, perdón, el corrector", "Me llamo Maitane"),
    ],
)
def test_whole_names_counts_and_spellings_take_the_place_of_old_ones(note: str, said: str, after: str) -> None:
    revision = revised(said, note)
    assert revision is not None
    assert revision.alike
    assert revision.text == after


@pytest.mark.parametrize(
    ("note", "said"),
    [
        ("Prefiere resúmenes largos, con todo el detalle", "mejor de dos párrafos. Me canso."),
        ("Usamos Jira", "ya somos 7 en el equipo"),
    ],
)
def test_no_clause_and_no_number_takes_the_place_of_a_thing(note: str, said: str) -> None:
    revision = revised(said, note)
    assert revision is None or not revision.alike


def test_a_word_that_is_denied_goes_rather_than_one_of_another_sort() -> None:
    revision = revised("no more lates for me, they put me on earlies", "Works the late shift at a depot in Trafford")
    assert revision is not None
    assert "Trafford" in revision.text
    assert "late" not in revision.text


def test_what_a_message_repeats_without_denying_it_stays() -> None:
    revision = revised("el japonés lo dejé, lo mío ahora es el coreano (también con anki)", "Aprende japonés con Anki")
    assert revision is not None
    assert revision.text == "Aprende el coreano con Anki"


def test_a_date_alone_corrects_nothing_where_something_else_takes_its_place() -> None:
    revision = revised("Daraus wird nichts. Stattdessen mit dem Rad die Donau runter, im August", "Will im Mai pilgern")
    assert revision is None or not revision.alike


@pytest.mark.parametrize(
    ("note", "said", "after"),
    [
        ("Drives a Fiat 500", "no, it's a Mini", "Drives a Mini"),
        ("Ich fahre einen Golf 7", "nein, einen Polo", "Ich fahre einen Polo"),
    ],
)
def test_the_number_of_a_model_goes_with_its_name(note: str, said: str, after: str) -> None:
    revision = revised(said, note)
    assert revision is not None
    assert revision.text == after


def test_another_ordinal_of_the_same_thing_takes_the_place_of_the_old_one() -> None:
    revision = revised("third year starts today, scary!!", "In their second year of law at Leeds")
    assert revision
    assert revision.text == "In their third year of law at Leeds"


@pytest.mark.parametrize(
    ("note", "said", "after"),
    [
        (
            "Hochzeit am 14. Juni mit 90 Gästen",
            "wir haben gekürzt, jetzt sind's 60",
            "Hochzeit am 14. Juni mit 60 Gästen",
        ),
        ("Wedding on June 14 with 90 guests", "we cut it down, it's 60 now", "Wedding on June 14 with 60 guests"),
        ("Boda el 14 de junio con 90 invitados", "recortamos, ahora son 60", "Boda el 14 de junio con 60 invitados"),
        ("Весілля 14 червня, 90 гостей", "скоротили, тепер 60", "Весілля 14 червня, 60 гостей"),
    ],
)
def test_a_day_that_there_is_not_takes_no_days_place(note: str, said: str, after: str) -> None:
    revision = revised(said, note)
    assert revision is not None
    assert revision.text == after


@pytest.mark.parametrize(
    ("note", "said", "after"),
    [
        ("Pays 12.50 an hour for the sitter", "she takes 30 an hour now", "Pays 30 an hour for the sitter"),
        ("Has maybe 12 hens", "maybe 40 hens by now", "Has maybe 40 hens"),
        ("Ran marathon 12", "it's 42 by now", "Ran marathon 42"),
    ],
)
def test_what_is_no_day_and_no_hour_may_be_any_number(note: str, said: str, after: str) -> None:
    revision = revised(said, note)
    assert revision is not None
    assert revision.text == after

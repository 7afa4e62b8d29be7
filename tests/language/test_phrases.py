"""A note is read by its phrases; those that a message says nothing against stay in what takes its place."""

import pytest

from language.hearing.splicing.phrases import phrases
from language.hearing.splicing.rest import rest_of, with_rest
from language.hearing.splicing.staying import staying


@pytest.mark.parametrize(
    ("note", "parts"),
    [
        ("Plays chess on Sundays with Rob in Derby", ["Plays chess", "on Sundays", "with Rob", "in Derby"]),
        ("Ich bin bei der Post in Aurich Schalterkraft", ["Ich bin", "bei der Post", "in Aurich", "Schalterkraft"]),
        ("Soy modista y nací en Jaca", ["Soy modista", "y nací", "en Jaca"]),
        ("Mi gata es una siamesa que se llama Luna", ["Mi gata es una siamesa", "que se llama Luna"]),
        ("Doy clases de canto en Lima", ["Doy clases de canto", "en Lima"]),
        ("Працюю токарем у Сумах, маю собаку", ["Працюю токарем", "у Сумах", "маю собаку"]),
    ],
)
def test_a_note_is_read_by_its_phrases(note: str, parts: list[str]) -> None:
    assert [one.text for one in phrases(note)] == parts


@pytest.mark.parametrize(
    ("said", "note", "text", "stays", "goes"),
    [
        (
            "I drive for Arriva now",
            "Bus driver for Stagecoach in Hull",
            "I drive for Arriva now",
            "in Hull",
            "Stagecoach",
        ),
        ("ich bin jetzt bei Denner", "Verkäuferin bei Migros", "Ich bin jetzt bei Denner", "Verkäuferin", "Migros"),
        ("me hicieron gerente", "Cajera en un banco de Loja", "Me hicieron gerente", "de Loja", "Cajera"),
        ("я вже на третьому курсі", "Вчуся в Ужгороді, другий курс", "Я вже на третьому курсі", "в Ужгороді", "другий"),
        ("puse Jaca y es Huesca", "Soy modista y nací en Jaca", "Y nací en Huesca", "Soy modista", "Jaca"),
    ],
)
def test_what_is_not_spoken_against_stays(said: str, note: str, text: str, stays: str, goes: str) -> None:
    whole = with_rest(said, note, text)
    assert stays in whole
    assert goes not in whole
    assert text.casefold() in whole.casefold()


def test_words_that_others_took_the_place_of_do_not_return() -> None:
    assert with_rest("they're from Oticon now", "Hearing aids from Phonak", "Hearing aids from Oticon") == (
        "Hearing aids from Oticon"
    )


def test_something_always_goes() -> None:
    note = "Plays chess on Sundays"
    assert note not in with_rest("I gave it up for cards", note, "I gave it up for cards")


def test_what_holds_on_by_itself_begins_as_before() -> None:
    rest = rest_of("Antigua banda: ahora se llama Marea", "Toco el bajo en una banda que se llama Cangrejo")
    assert not rest or rest.startswith("Toco el bajo")
    assert "Cangrejo" not in rest


def test_every_phrase_is_weighed() -> None:
    note = "Baker in Porto, two cats"
    assert len(staying("three cats now", note)) == len(phrases(note))

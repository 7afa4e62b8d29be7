"""What a message says nothing of stays in a note: where it is, its other parts; and both sides of a contrast count."""

import pytest

from language.hearing.line import Line
from language.hearing.revise import revised
from language.hearing.splicing.frame import stands_as
from language.hearing.splicing.rest import with_rest
from language.people.referred import with_name


@pytest.mark.parametrize(
    ("said", "note", "text", "whole"),
    [
        ("They made me head baker.", "Bakes bread in Leeds", "They made me head baker", "in Leeds"),
        ("Man hat mich befördert.", "Ich koche in Bremen", "Man hat mich befördert", "in Bremen"),
        ("Me han ascendido.", "Cocino en Sevilla", "Me han ascendido", "en Sevilla"),
        ("Мене підвищили.", "Кухарюю в Одесі", "Мене підвищили", "в Одесі"),
        ("I switched to oils.", "Paints in acrylic, mostly boats", "Paints in oils", "mostly boats"),
        ("ya estoy en el C1", "Estudio ruso, estoy en el B2", "Estoy en el C1", "Estudio ruso"),
    ],
)
def test_what_is_not_spoken_of_stays(said: str, note: str, text: str, whole: str) -> None:
    kept = with_rest(said, note, text)
    assert whole in kept
    assert text.casefold() in kept.casefold()


@pytest.mark.parametrize(
    ("said", "note", "text"),
    [
        ("I bake in York now.", "Bakes bread in Leeds", "I bake in York now"),
        ("Wir sind nach Kiel gezogen.", "Ich koche in Bremen", "Wir sind nach Kiel gezogen"),
        ("I speak Dutch now.", "Speaks Polish, Czech and Dutch", "I speak Dutch now"),
    ],
)
def test_another_place_or_list_takes_all_of_its_place(said: str, note: str, text: str) -> None:
    assert with_rest(said, note, text) == text


@pytest.mark.parametrize(
    ("said", "note", "now"),
    [
        ("our kitten is not a Burmese but a Lykoi", "Burmese kitten named Ink", "Lykoi kitten named Ink"),
        ("Не альтом, тенором.", "Співає альтом у хорі Відлуння", "Співає тенором у хорі Відлуння"),
        ("Mads, not Mats", "Nephews are called Ole and Mats", "Nephews are called Ole and Mads"),
        ("auf amrum meinte ich, nicht föhr, bin müde", "Unser Boot liegt auf Föhr", "Unser Boot liegt auf amrum"),
    ],
)
def test_what_is_set_against_a_word_stands_for_it(said: str, note: str, now: str) -> None:
    found = revised(said, note)
    assert found is not None
    assert found.text == now


@pytest.mark.parametrize(
    ("said", "note"),
    [
        ("The author says she isn't afraid of water any more. Wow", "Afraid of water"),
        ("ya nadie me dice así, ahora dime Ernesto", "Me dicen Neto"),
    ],
)
def test_what_follows_a_denial_is_not_always_set_against_it(said: str, note: str) -> None:
    found = revised(said, note)
    assert found is None or not found.denied


@pytest.mark.parametrize(
    ("said", "new", "note", "old", "stands"),
    [
        ("we do it all with Notion now", "Notion", "Plans the week with Trello", "Trello", True),
        ("ich spiele nun Oboe", "Oboe", "Ich spiele Flöte im Stadtorchester", "Flöte", True),
        ("they made me foreman", "foreman", "Works nights in a foundry", "foundry", False),
        ("ahora lo que vendo es pan", "pan", "Vendo fruta en bici", "bici", False),
    ],
)
def test_new_words_stand_where_the_old_ones_did(said: str, new: str, note: str, old: str, *, stands: bool) -> None:
    message, known = Line(said), Line(note)
    came, went = message.found(new), known.found(old)
    assert came
    assert went
    assert stands_as(message, came, known, went) is stands


@pytest.mark.parametrize(
    ("said", "latest", "named"),
    [
        ("She's a welder now", ["Niece Tove lives in Bergen"], "Tove is a welder now"),
        ("Er ist gestern gestorben", ["Mein Hund heißt Zorro"], "Zorro ist gestern gestorben"),
        ("Вона вже одужала", ["Моя сестра Любов хворіє"], "Любов вже одужала"),
        ("Ella se mudó", ["Mi hermana Ainhoa vive en Vigo"], "Ainhoa se mudó"),
    ],
)
def test_who_was_named_last_is_meant_by_he_or_she(said: str, latest: list[str], named: str) -> None:
    assert with_name(said, latest) == named


@pytest.mark.parametrize(
    ("said", "latest"),
    [
        ("He's a welder now", ["Lives in Bergen"]),
        ("He's a welder now", ["Sons are called Per and Lars"]),
        ("Then he left", ["Dog is called Rex"]),
        ("Here is a link", ["Dog is called Rex"]),
    ],
)
def test_nobody_is_guessed(said: str, latest: list[str]) -> None:
    assert with_name(said, latest) == said

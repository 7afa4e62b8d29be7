"""Wishes to have all forgotten: beside other sentences, behind what announces them, and what is none."""

import pytest

from language.hearing.removal.request import asks_to_forget
from language.hearing.removal.wish import forgetting

NOTES = {
    "en": ["Name: Shug", "Role: Bus driver", "Collects vinyl", "Has a cat called Bramble"],
    "de": ["Name: Noah", "Ich geh in Trier aufs Gymnasium", "Beruf: Imker"],
    "es": ["Nombre: Eulalia", "Profesión: Florista", "Colecciono sellos"],
    "uk": ["Ім'я: Остап", "Професія: Логіст", "Любить детективи"],
}


def wants_all(language: str, text: str) -> bool:
    wish = forgetting(text, NOTES[language])
    return wish is not None and wish.everything


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "I'm selling this phone tomorrow. Please delete everything you have on me."),
        ("en", "Clean slate: get rid of every single thing you've noted about me. My lawyer says so."),
        ("en", "erase whatever u saved about me, im serious"),
        ("en", "remove my job, my city, the cello, all you've stored."),
        ("de", "Meine Mutter war bei einem Vortrag über Daten. lösch mal bitte alles was du über mich hast"),
        ("de", "Fangen wir bei null an: Lösche restlos alles, was du von mir weißt."),
        ("es", "borra todo lo mio, quiero empezar de cero"),
        ("es", "Quiero que te olvides de mí por completo."),
        ("es", "Haz borrón y cuenta nueva: quita todo lo que tengas mío"),
        ("es", "borra lo q tengas mio, por favor"),
        ("uk", "Давай почнемо з нуля: видали геть усе, що ти про мене знаєш."),
        ("uk", "Дякую, поміг. А тепер викинь усе, що я тобі про себе набалакав"),
        ("uk", "короче удали всьо шо про мене запамятав"),
    ],
)
def test_all_there_is_is_meant(language: str, text: str) -> None:
    assert asks_to_forget(text)
    assert wants_all(language, text)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Delete everything you know about me, but keep my job. Thanks."),
        ("en", "I sold the records. Forget everything about the vinyl."),
        ("en", "He wrote to me: delete everything you know about me"),
        ("de", "Betreff: Lösch alles über mich"),
        ("es", "borra todo lo de mi trabajo"),
        ("uk", "Хочу, щоб про весілля Оксани не було жодного запису."),
    ],
)
def test_less_or_nothing_is_meant(language: str, text: str) -> None:
    assert not wants_all(language, text)


@pytest.mark.parametrize(
    ("text", "notes", "meant"),
    [
        (
            "I'd rather you didn't keep the kids' names. My job I don't mind.",
            ["Kids are called Bo and Ada", "Nurse"],
            [0],
        ),
        (
            "Eine Bitte: Vergiss meinen Beruf. Das Schach kannst du behalten.",
            ["Beruf: Polizist", "Ich spiele Schach"],
            [0],
        ),
        ("Borra lo de mi hija, el trabajo no me molesta", ["Mi hija se llama Mia", "Profesión: Enfermera"], [0]),
        ("забудь що я веганка. а про алергію памʼятай!", ["Харчування: веганка", "Маю алергію на горіхи"], [0]),
        ("Приберіть мій діагноз, прошу. Про музику можна.", ["Маю астму", "Грає на бандурі"], [0]),
        ("borra lo de mi novia, mi hermana usa este móvil", ["Tengo novia, Ximena", "Juego en las juveniles"], [0]),
    ],
)
def test_what_nobody_minds_and_why_are_not_meant(text: str, notes: list[str], meant: list[int]) -> None:
    wish = forgetting(text, notes)
    assert wish is not None
    assert sorted([*wish.now, *wish.ask]) == meant


@pytest.mark.parametrize(
    ("text", "notes", "meant"),
    [
        (
            "What a morning! Sold out by nine. Oh and don't keep on record that I smoke. Anyway: what is yeast?",
            ["Runs a bakery", "Smokes a pack a day"],
            [1],
        ),
        ("Can you forget where I live, and also tell me how broth is made?", ["Location: Hull", "Makes ducks"], [0]),
        ("kanst du das mit rehuma bite löschn, meine chefin guckt mit", ["Ich hab Rheuma", "Beruf: Verkäuferin"], [0]),
        ("Vergiss alles über mich bis auf meinen Spitznamen.", ["Name Momo", "Ich komme aus Syrien"], [1]),
        ("Primero borre lo de mi gota; después tradúzcame esto.", ["Sufro de gota", "Profesión: Maestra"], [0]),
        ("Про арахіс не забувай! А що я заїкаюсь, забудь.", ["Алергія на арахіс", "Заїкаюся"], [1]),
    ],
)
def test_only_what_the_wish_itself_names_is_meant(text: str, notes: list[str], meant: list[int]) -> None:
    assert asks_to_forget(text)
    wish = forgetting(text, notes)
    assert wish is not None
    assert sorted([*wish.now, *wish.ask]) == meant


@pytest.mark.parametrize(
    "text",
    [
        "My boss yelled at me today. He told me to forget the promotion. What should I do?",
        "I forgot my keys again. How do I get in?",
    ],
)
def test_what_others_say_or_what_slipped_the_mind_is_no_wish(text: str) -> None:
    assert not asks_to_forget(text)

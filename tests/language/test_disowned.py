"""What only stands in a message is no evidence, and turns of speech do not hide what is told."""

import pytest

from language.meaning.evidence import supports
from language.meaning.judging.asides import plainly
from language.meaning.said import Said

DISOWNED = (
    ("It's not true that I moved to Rome.", "Moved to Rome"),
    ("It isn't the case that we sold the bakery.", "The user sold the bakery."),
    ("It's a lie that I smoke.", "The user smokes."),
    ("The rumour that I quit my job is false.", "The user quit their job."),
    ("I don't think that I, of all people, like golf.", "Likes golf"),
    ("My horoscope says I will move to Lisbon this year.", "The user will move to Lisbon this year."),
    ("The tarot cards say I am a healer.", "The user is a healer."),
    ("Es stimmt nicht, dass ich nach Rom gezogen bin.", "Der Nutzer ist nach Rom gezogen."),
    ("Mein Horoskop sagt, dass ich bald nach Wien ziehe.", "Der Nutzer zieht nach Wien."),
    ("Ich glaube nicht, dass ausgerechnet ich Golf mag.", "Der Nutzer mag Golf."),
    ("No es verdad que me haya mudado a Roma.", "El usuario se ha mudado a Roma."),
    ("Mi horóscopo dice que voy a cambiar de trabajo.", "El usuario va a cambiar de trabajo."),
    ("No creo que a mí, precisamente, me guste el golf.", "Al usuario le gusta el golf."),
    ("Неправда, що я переїхав до Рима.", "Користувач переїхав до Рима."),
    ("Це брехня, що я палю.", "Користувач палить."),
    ("Гороскоп обіцяє, що я переїду до Львова.", "Користувач переїде до Львова."),
    ("I would rather starve than work for Initech.", "The user works for Initech."),
    ("Lieber verhungere ich, als für Initech zu arbeiten.", "Der Nutzer arbeitet für Initech."),
    ("Antes muerto que trabajar para Initech.", "El usuario trabaja para Initech."),
    ("Радше помру, ніж працюватиму на Initech.", "Користувач працює на Initech."),
)
TAKEN_BACK = (
    ("We live in Leeds, sorry no, Bradford.", "The user lives in Leeds."),
    ("Ich wohne in Bonn, äh nein, Köln.", "Der Nutzer wohnt in Bonn."),
    ("Vivo en Lugo, no, perdón, Vigo.", "El usuario vive en Lugo."),
    ("Живу в Сумах, ой ні, у Полтаві.", "Користувач живе в Сумах."),
)
TOLD = (
    ("One beer a week, if that.", "The user has one beer a week."),
    ("Cuido a mi abuela, que tiene demencia.", "La abuela del usuario tiene demencia."),
    ("Ich arbeite beim Zoll in Kiel.", "Der Nutzer arbeitet beim Zoll."),
    ("Beim Zahnarzt war ich gestern etwas nervös.", "Der Nutzer war beim Zahnarzt etwas nervös."),
    ("Fui cartero hasta que la espalda dijo basta.", "El usuario fue cartero."),
    ("As a plumber I can tell you it was never about the pipes.", "The user is a plumber."),
    ("If you must know, I'm a Quaker.", "The user is a Quaker."),
    ("Abrimos la pizzería en Getafe en mayo.", "El usuario abrió una pizzería en Getafe."),
)


@pytest.mark.parametrize(("said", "claim"), DISOWNED)
def test_what_is_said_not_to_be_so_or_by_what_cannot_know_is_no_evidence(said: str, claim: str) -> None:
    assert not supports(claim, "claim", [Said(said)])


@pytest.mark.parametrize(("said", "claim"), TAKEN_BACK)
def test_a_slip_put_right_in_the_same_breath_is_no_evidence(said: str, claim: str) -> None:
    assert not supports(claim, "claim", [Said(said)])


@pytest.mark.parametrize(("said", "claim"), TOLD)
def test_turns_of_speech_do_not_hide_what_is_told(said: str, claim: str) -> None:
    assert supports(claim, "claim", [Said(said)])


@pytest.mark.parametrize(
    "text", ["As a rule I walk.", "Same here, I run.", "The weather here, though.", "If I swim, I sink."]
)
def test_only_asides_are_left_out(text: str) -> None:
    assert plainly(text) == text

"""Heads of posts, decorated names and typeset quotation marks: what stands there is somebody else's."""

import pytest

from language.authorship import own_words

FOREIGN = (
    "``I moved to Malmö''",
    "``I moved to Malmö'' -- Ines",
    ",,Ich wohne in Malmö``",
    ",,Ich wohne in Malmö''",
    "`I moved to Malmö'",
    "<<Vivo en Malmö>>",
    "<<Я живу в Malmö>>",
    "||I moved to Malmö||",
    "\\begin{quote}I moved to Malmö\\end{quote}",
    "\\enquote{Ich wohne in Malmö}",
    "{{quote|I moved to Malmö}}",
    ":::quote\nI moved to Malmö\n:::",
    "bq. I moved to Malmö",
    "Ines [OP] · 3h: I moved to Malmö",
    "Ines [OP] · 3h\nI moved to Malmö",
    "ines (OP) 3h ago: I moved to Malmö",
    "Ines [Mod] 2d: I moved to Malmö",
    "Ines @ines · 3h\nI moved to Malmö",
    "Ines Meyer @ines · Mar 3\nI moved to Malmö",
    "Ines • 3h • Edited\nI moved to Malmö",
    "Ines vor 3 Std.\nIch wohne in Malmö",
    "Ines · vor 3 Std.: Ich wohne in Malmö",
    "Inés hace 3 h\nVivo en Malmö",
    "Інна 3 год тому\nЯ живу в Malmö",
    "Інна · 3 год: Я живу в Malmö",
    "Posted by u/ines 3 hours ago\nI moved to Malmö",
    "👤 Ines\nI moved to Malmö",
    "*ines moved to Malmö*",
    "_ines moved to Malmö_",
    "*Інна переїхала в Malmö*",
    "*Ines zieht nach Malmö*",
    "*Inés se muda a Malmö*",
    "[ines] I moved to Malmö",
    "{ines} I moved to Malmö",
    "ines » I moved to Malmö",
    "ines >> I moved to Malmö",
    "ines :: I moved to Malmö",
    "ines| I moved to Malmö",
    "**ines**: I moved to Malmö",
    "__ines__: I moved to Malmö",
    "-- ines: I moved to Malmö",
    "↳ I moved to Malmö",
    "⤷ ines: I moved to Malmö",
    "Speaker 1: I moved to Malmö",
    "Sprecherin 2: Ich wohne in Malmö",
    "Hablante 1: Vivo en Malmö",
    "Спікер 1: Я живу в Malmö",
    "Voice note from Ines: I moved to Malmö",
    "Sprachnachricht von Ines: Ich wohne in Malmö",
    "Nota de voz de Inés: Vivo en Malmö",
    "Голосове від Інни: Я живу в Malmö",
    "— Я живу в Malmö, — сказала Інна",
    "–Vivo en Malmö –dijo Inés",
)
OWN = (
    "I live in Ghent, *really*",
    "*I live in Ghent*",
    "**I live in Ghent**",
    "_I live in Ghent_",
    "*Wohne in Ghent*",
    "*vivo en Ghent*",
    "*живу в Ghent*",
    "*sighs* I live in Ghent",
    "Note to self: I live in Ghent",
    "**Home**: I live in Ghent",
    "[update] I live in Ghent",
    "3h later: I live in Ghent",
    "Gym · 2h: I train legs in Ghent",
    "My motto is ``stay calm'' and I live in Ghent",
    "a || b means or; I live in Ghent",
    "— Я живу в Ghent",
    "- I live in Ghent - said it before",
    "→ I live in Ghent",
)


@pytest.mark.parametrize("text", FOREIGN)
def test_it_is_somebody_elses_alone_and_before_a_question(text: str) -> None:
    assert "Malmö" not in own_words(text)
    assert "Malmö" not in own_words(f"{text}\n\nWhat is meant by that?")


@pytest.mark.parametrize("text", OWN)
def test_it_is_the_users(text: str) -> None:
    assert "Ghent" in own_words(text)

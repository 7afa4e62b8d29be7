"""Marks that only programs and typesetters put: of a changed, an answered, a forwarded message, and ornate quotes."""

import pytest

from language.authorship import own_words

FOREIGN = (
    "❝I moved to Malmö❞ — Ines",
    "❛I moved to Malmö❜ - Ines",
    "〝I moved to Malmö〟 Ines",
    "＂I moved to Malmö.＂ — Ines",
    "ines (edited) 9:41 AM: I moved to Malmö",
    "ines 9:41 (edited): I moved to Malmö",
    "Ines (she/her) 9:41: I moved to Malmö",
    "ines: I moved to Malmö (edited)",
    "Ines (bearbeitet) 9:41: Ich wohne in Malmö",
    "Ines 9:41 (bearbeitet)\nIch wohne in Malmö",
    "Inés (editado) 9:41: Vivo en Malmö",
    "Інна (ред.) 9:41: Я живу в Malmö",
    "Інна (відредаговано), 9:41: Я живу в Malmö",
    "ines | 9:41 | I moved to Malmö",
    "9:41 | ines | I moved to Malmö",
    "9:41 <ines> I moved to Malmö",
    "[9:41] * ines moved to Malmö",
    "9:41 -!- ines moved to Malmö",
    "-ines- I moved to Malmö",
    "ines> I moved to Malmö",
    "u/ines: I moved to Malmö",
    "u/ines · 2h ago\nI moved to Malmö",
    "↪ Reply to Ines: I moved to Malmö",
    "Replying to @ines\nI moved to Malmö",
    "Als Antwort auf Ines: Ich wohne in Malmö",
    "En respuesta a Inés: Vivo en Malmö",
    "У відповідь Інні: Я живу в Malmö",
    "➡️ Forwarded from Ines\nI moved to Malmö",
    "Weitergeleitet von Ines\nIch wohne in Malmö",
    "Mensaje reenviado de Inés\nVivo en Malmö",
    "Переслане повідомлення від Інни\nЯ живу в Malmö",
    "💬 Ines: I moved to Malmö",
    "▎I moved to Malmö",
    "| I moved to Malmö",
)
OWN = (
    "In reply to your question: I live in Ghent",
    "Antwort auf deine Frage: Ich wohne in Ghent",
    "En respuesta a tu pregunta: vivo en Ghent",
    "У відповідь на твоє питання: я живу в Ghent",
    "I live in Ghent (edited)",
    "Gym 18:00: I train legs in Ghent",
    "Monday 10:00 - I have yoga in Ghent",
    "🏠 Home: I live in Ghent",
    "price> 5 euro in Ghent",
)


@pytest.mark.parametrize("text", FOREIGN)
def test_it_is_somebody_elses_alone_and_before_a_question(text: str) -> None:
    assert "Malmö" not in own_words(text)
    assert "Malmö" not in own_words(f"{text}\n\nWhat is meant by that?")


@pytest.mark.parametrize("text", OWN)
def test_it_is_the_users_own(text: str) -> None:
    assert "Ghent" in own_words(text)

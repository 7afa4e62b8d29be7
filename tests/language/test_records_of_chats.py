"""Records of chats and replies that say by a mark alone who speaks; and lists that are the user's own."""

import pytest

from language.authorship import own_words

FOREIGN = (
    "* bob lives in Nairobi\n\nwhat does he mean?",
    "* jane moved to Nairobi\n* omar is jealous",
    "*** bob lives in Nairobi",
    "* оленка живе в Nairobi",
    "10:22:01\t From  Bob Smith : I live in Nairobi.",
    "Il giorno ven 3 mag 2024 alle ore 10:22 Bob <bob@x.org> ha scritto:\nVivo a Nairobi.",
    "Op vr 3 mei 2024 om 10:22 schreef Bob <bob@x.org>:\nIk woon in Nairobi.",
    "Em sex., 3 de mai. de 2024 às 10:22, Bob <bob@x.org> escreveu:\nMoro em Nairobi.",
    "pt., 3 maj 2024 o 10:22 Bob Smith <bob@x.org> napisał(a):\nMieszkam w Nairobi.",
    "From: Bob (+254 700 000000)\nType: incoming\nSent: Fri, 3 May 2024 10:22:00 +0300\n\nI live in Nairobi",
)
OWN = (
    "* I live in Ghent\n* I am a carpenter",
    "- I live in Ghent\n- I am a carpenter",
    "1. I live in Ghent\n2. I am a carpenter",
    "* my sister lives in Ghent\n* we have a dog",
    "* dog is called Rex\n* mum lives in Ghent",
    "I live in Ghent.\n* bob lives in Nairobi",
)


@pytest.mark.parametrize("text", FOREIGN)
def test_it_is_somebody_elses(text: str) -> None:
    assert "Nairobi" not in own_words(text)


@pytest.mark.parametrize("text", OWN)
def test_it_is_the_users_own(text: str) -> None:
    assert "Ghent" in own_words(text)

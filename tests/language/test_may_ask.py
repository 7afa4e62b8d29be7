"""A look that costs little before whose words they are is found out: it may let too much through, never too little."""

import re

import pytest

from language.intents import remember
from language.languages import listed

PHRASES = (
    *listed("intents", "REMEMBER_LEADING"),
    *listed("intents", "REMEMBER_TRAILING"),
    *listed("intents", "REMEMBER_BARE"),
)


@pytest.mark.parametrize("pattern", PHRASES)
def test_every_phrase_has_a_telling_part(pattern: str) -> None:
    """Each alternative that stands for the request itself: those not telling are optional or lead up to it."""
    spoken = re.sub(r"\(\?:|\[[^]]*\]|[\\^$?*+()]", "", pattern).lower()
    assert any(part in spoken for part in listed("intents", "REMEMBER_PARTS"))


@pytest.mark.parametrize(
    "text",
    [
        "Remember that I drink tea", "FYI: we moved", "I live in Graz, don’t forget that.", "Запам’ятай, що я в Луцьку",
        "Merk dir, dass ich kein Fleisch esse", "Acuérdate de que soy alérgica al polen", "n'oublie pas que je pars",
        "Please bear in mind that I am colour-blind.", "Занотуй собі, що я на зміні до шостої",
    ],
)  # fmt: skip
def test_what_is_asked_is_seen(text: str) -> None:
    assert remember.may_ask(text)
    assert remember.requests(text)


def test_a_plain_message_costs_no_look_at_whose_words_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remember, "own_words", lambda text: pytest.fail("looked"))
    assert remember.requests("What changed in the third edition?") == []

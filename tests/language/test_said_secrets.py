"""Of secrets told in plain sentences most are caught in every language, and what only speaks of one is kept."""

import pytest

from language.sensitive.secrets import redact
from tests.language.said_samples import HARMLESS, SECRETS

MISSED = {"de": 3, "es": 3, "uk": 3}
"""How many may be missed: those told without a name of a secret or in mere words, of 30, 30 and 20."""


@pytest.mark.parametrize("language", SECRETS)
def test_secrets_told_in_sentences_are_caught(language: str) -> None:
    told = SECRETS[language]
    missed = [text for text in told if redact(text) == text]
    assert len(missed) <= MISSED[language], missed


@pytest.mark.parametrize("language", HARMLESS)
def test_talk_of_secrets_is_kept(language: str) -> None:
    assert [text for text in HARMLESS[language] if redact(text) != text] == []


@pytest.mark.parametrize(
    "text",
    ["Mein Sperrcode ist 1947", "Kreditkarten-Prüfnummer ist 381", "Запам'ятай мій секретний номер 7364"],
)
def test_compounds_and_other_names_of_a_code_are_known(text: str) -> None:
    assert redact(text) != text

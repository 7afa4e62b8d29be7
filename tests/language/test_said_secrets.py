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


@pytest.mark.parametrize(
    "text",
    [
        "contraseña maestra: tres.gatos.negros",
        "on the label it says WPA2 5d1e09c7a4b2, is that safe?",
        "our code word for the alarm jasmine",
        "кодове слово для банку жасмин",
        "відповідь на контрольне питання – Шарик",
        "security question answer: first pet was Ziggy",
        "my aunt uses tul1pfield everywhere",
        "mi tía pone pelusa12blanca en todos lados",
        "am Router klebt: 8412-7730-5521-9904",
        "військовий квиток КХ 310482 загубила",
        "E-Card-Nummer 1237 010180, wohin damit?",
        "TC'm 10000000146",
        "BitLocker 482913-105672-330481-229174-661903-018447-593026-774150",
    ],
)
def test_a_value_is_known_by_what_it_is_for_though_nobody_calls_it_a_password(text: str) -> None:
    assert redact(text) != text


@pytest.mark.parametrize(
    "text",
    [
        "запис до лікаря на 15:10, кабінет 312",
        "aula 214, segundo piso, traigo la alarma",
        "Das Schloss in Pillnitz hat 200 Zimmer",
        'La palabra clave del poema es "olvido"',
        "Ключове слово роману – «тиша»",
        "flight BA2490 boards at gate 12",
        "кодове слово для банку забула",
        "das Schlüsselwort im Text ist 'Geduld'",
        "Passwort-Regel bei uns: 14 Zeichen, alle 60 Tage neu",
        "пін на 4 цифри це лише 10000 комбінацій",
    ],
)
def test_rooms_keywords_and_flights_are_no_secrets(text: str) -> None:
    assert redact(text) == text
